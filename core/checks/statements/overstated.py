"""More is said than the evidence has: of all what it says of some, as a duty what may be, as certain what may not be.

`Some employees` became `all employees`, `may` became `must`, `reportedly` was left out, `plans to` was done. The first
two are proved wrong where every sentence of the evidence that speaks of the same says it the other way; the others are
doubts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from core.checks.rule import Misstatement, Said, Statement
from core.checks.statements.aligned import BOTH_WAYS, Aligned, aligned
from core.reading.marked_words import Marks


@dataclass(frozen=True, slots=True)
class _Step:
    """From what is told (one of the marks, and none of what is said) to what is said (one of them, or just nothing)."""

    told: Marks
    said: Marks
    reason: str
    doubt: bool = False
    bare: bool = False

    def is_taken(self, pair: Aligned) -> bool:
        """All sentences of the evidence have the one, and the answer the other."""
        said = bool(pair.word.marks & self.said) and not pair.word.marks & self.told
        if self.bare:
            said = pair.word.marks.isdisjoint(self.told | self.said) and pair.both_ways >= BOTH_WAYS
        return said and all(told.marks & self.told and not told.marks & self.said for told in pair.told)


def _set(*marks: str) -> Marks:
    return frozenset(marks)


_WIDENED = (
    _Step(_set("of_some", "of_most"), _set("of_all"), "the evidence says it of some only"),
    _Step(_set("of_some"), _set("of_most"), "the evidence says it of few only"),
)
_OBLIGED = (
    _Step(_set("may", "should"), _set("must"), "the evidence makes it no duty"),
    _Step(_set("must"), _set("may", "should"), "the evidence makes it a duty"),
)
_SURER = (
    _Step(_set("unsure"), _set("may"), "the evidence is not sure of it", doubt=True, bare=True),
    _Step(
        _set("planned"),
        _set("may", "must", "should", "unsure"),
        "the evidence tells it as a plan",
        doubt=True,
        bare=True,
    ),
)


def _by(steps: tuple[_Step, ...], said: Statement) -> Iterator[Misstatement]:
    text, at = said.sentence.text, said.sentence.start
    for pair in aligned(text, said.sources):
        step = next((s for s in steps if s.is_taken(pair)), None)
        if step is not None:
            word = pair.word
            hint = f'The evidence has: "{pair.sentences[0][:200]}". Say no more than that.'
            reason = f"{step.reason}: {text[word.start : word.end]}"
            yield Misstatement(at + word.start, at + word.end, reason, hint, doubt=step.doubt)
            return


WIDENED = Said("widened", lambda said: _by(_WIDENED, said))
OBLIGED = Said("obliged", lambda said: _by(_OBLIGED, said))
SURER = Said("surer", lambda said: _by(_SURER, said))
