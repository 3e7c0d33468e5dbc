"""The shadow evaluation: sets of questions asked with the tuning that holds, and with another that may come to hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from core.access.readers import base_of
from core.evaluation.comparison import Comparison, Result, compare
from core.evaluation.expectations import Expectation
from core.evaluation.judging import judge
from core.loop import answer
from core.model import Question
from core.ports import Kit, Progress, Report, silent
from core.tuning import Tuning


@dataclass(frozen=True, slots=True)
class Shadow:
    """What became of each set of questions (examples, feedback, frozen...) under another tuning."""

    sets: Mapping[str, Comparison] = field(default_factory=dict)

    @property
    def asked(self) -> int:
        """How many questions were asked, each twice."""
        return sum(one.both for one in self.sets.values())

    @property
    def worse(self) -> tuple[Result, ...]:
        """What was right and is not any more: one is enough."""
        return tuple(result for one in self.sets.values() for result in one.worse)

    @property
    def shows_no_loss(self) -> bool:
        """Something was asked, and nothing got worse in any set."""
        return self.asked > 0 and not self.worse

    def as_json(self) -> dict[str, Any]:
        """Return what is kept of it, and shown to scripts."""
        return {
            name: {
                "asked": one.both,
                "before": round(one.before, 4),
                "after": round(one.now, 4),
                "better": [result.key for result in one.better],
                "worse": [{"_id": result.key, "said": result.said} for result in one.worse],
            }
            for name, one in self.sets.items()
        }


async def shadowed(
    sets: Mapping[str, Sequence[Expectation]], tuning: Tuning, kit: Kit, report: Report = silent
) -> Shadow:
    """Ask all sets with the kit's own tuning and with `tuning`; nothing of it is kept or shown to anybody."""
    own = replace(kit, cache=None, tunings=None)
    other = replace(own, tuning=tuning, settings=tuning.applied(own.settings))
    total, done = 2 * sum(map(len, sets.values())), 0
    found: dict[str, Comparison] = {}
    for name, expectations in sets.items():
        runs: list[list[Result]] = [[], []]
        for expectation in expectations:
            for run, used in zip(runs, (own, other), strict=True):
                report(Progress("asking", expectation.text, data={"done": done, "total": total}))
                run.append(await result_of(expectation, used))
                done += 1
        found[name] = compare(*runs)
    return Shadow(found)


async def result_of(expectation: Expectation, kit: Kit) -> Result:
    """Ask one question and judge its answer. Collections that are no more make no answer right."""
    known = {*await kit.index.collections(), *(await kit.facts.collections() if kit.facts is not None else ())}
    wanted = tuple(name for name in expectation.collections or () if name in {*known, *map(base_of, known)})
    if expectation.collections and not wanted:
        return Result(expectation.key, expectation.text, right=False, said="its collections are gone")
    question = Question(expectation.text, mode=expectation.mode or kit.settings.errata_mode, wanted=wanted)
    judged = judge(expectation, await answer(question, kit))
    return Result(expectation.key, expectation.text, judged.right, "; ".join(judged.reasons))
