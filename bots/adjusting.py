"""Guarded learning: what was proposed is tried in the shadow, and holds only where nothing got worse."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from sqlmodel import Session

from bots.engine.transactions import look, transact
from bots.times import shown
from core.adjusting.confirmed import Confirmed, expectation_of
from core.adjusting.proposing import FEWEST, Proposal, propose
from core.adjusting.shadow import Shadow, shadowed
from core.evaluation.expectations import Expectation, read_expectation
from core.ports import Kit, Report, silent
from core.reading.of_one import with_ones
from core.tuning import UNTUNED, Tuning, tuning_as_json
from storage.conversations import confirmed
from storage.database import Database
from storage.learning import frozen, steps
from storage.learning.steps import PROMOTED, REFUSED, Step

EXAMPLES, FEEDBACK, FROZEN = "examples", "feedback", "frozen"


@dataclass(frozen=True, slots=True)
class Trial:
    """What a proposal is made of and tried with; `files` are further sets of questions, by name."""

    database: Database
    kit: Kit
    by: str
    files: Mapping[str, Sequence[Expectation]] = field(default_factory=dict)
    report: Report = silent


async def try_out(trial: Trial, *, dry_run: bool = False) -> Step:
    """Propose a tuning, ask all sets with and without it, and promote it where it gains and nothing gets worse.

    Returns the step, recorded unless it is a `dry_run`. Raises `BadInput` where another was promoted meanwhile.
    """
    held = await look(trial.database, steps.holding)
    tuning = held.tuning if held is not None else UNTUNED
    kit = replace(trial.kit, cache=None, tunings=None, tuning=tuning, settings=tuning.applied(trial.kit.settings))
    examples, fixes, cases = await look(
        trial.database,
        lambda session: (confirmed.examples(session), confirmed.fixes(session), frozen.all_frozen(session)),
    )
    proposal = await propose([*examples, *fixes], replace(kit, settings=trial.kit.settings))
    sets = _sets(examples, fixes, [one.body for one in cases], trial.files)
    shadow = await shadowed(sets, proposal.tuning, kit, trial.report) if _is_new(proposal, tuning) else Shadow()
    report = _report(proposal, shadow, new=_is_new(proposal, tuning))
    promoted = not report["reasons"]
    if dry_run:
        return Step("", 0.0, trial.by, PROMOTED if promoted else REFUSED, proposal.tuning, "", report)

    def note(session: Session) -> Step:
        if not promoted:
            return steps.refuse(session, proposal.tuning, trial.by, report)
        frozen.freeze(session, _right([*fixes, *examples], shadow))
        return steps.promote(session, proposal.tuning, trial.by, report, held.id if held is not None else "")

    return await transact(trial.database, note)


def _sets(
    examples: Sequence[Confirmed],
    fixes: Sequence[Confirmed],
    cases: Sequence[dict[str, Any]],
    files: Mapping[str, Sequence[Expectation]],
) -> dict[str, Sequence[Expectation]]:
    own = {
        EXAMPLES: list(map(expectation_of, examples)),
        FEEDBACK: list(map(expectation_of, fixes)),
        FROZEN: list(map(read_expectation, cases)),
    }
    named = {name if name not in own else f"{name} (file)": asked for name, asked in files.items()}
    return {name: asked for name, asked in (own | named).items() if asked}


def _is_new(proposal: Proposal, tuning: Tuning) -> bool:
    return proposal.tuning != tuning and proposal.is_better


def _report(proposal: Proposal, shadow: Shadow, *, new: bool) -> dict[str, Any]:
    reasons = []
    if proposal.learnt_from + proposal.held_out < FEWEST:
        reasons.append(f"{proposal.learnt_from + proposal.held_out} confirmed cases, {FEWEST} are needed")
    elif not new:
        reasons.append("no other weights rank what was confirmed better")
    elif not shadow.shows_no_loss:
        reasons.append(with_ones(f"{len(shadow.worse)} questions got worse", "en"))
    ranks = {
        "before": round(proposal.before, 4),
        "after": round(proposal.after, 4),
        "held_out_before": round(proposal.held_out_before, 4),
        "held_out_after": round(proposal.held_out_after, 4),
    }
    counts = {"learnt_from": proposal.learnt_from, "held_out": proposal.held_out}
    return {"reasons": reasons, "ranks": ranks, "sets": shadow.as_json()} | counts


def _right(cases: Sequence[Confirmed], shadow: Shadow) -> list[Confirmed]:
    """Return the cases that are right with what is promoted: they are never to get worse."""
    right = {result for one in shadow.sets.values() for result in one.right}
    return [case for case in cases if case.id in right]


def status_of(session: Session, count: int) -> dict[str, Any]:
    """Return what holds, what there is to learn from and the latest steps, as scripts read it."""
    held, cases = steps.holding(session), frozen.all_frozen(session)
    tuning = held.tuning if held is not None else UNTUNED
    wrong = [one for one in cases if one.right is False]
    return {
        "holds": tuning_as_json(tuning),
        "learnt": tuning != UNTUNED,
        "since": shown(held.at) if held is not None else None,
        "known": {"examples": len(confirmed.examples(session)), "fixes": len(confirmed.fixes(session))},
        "frozen": {
            "cases": len(cases),
            "right": sum(one.right is True for one in cases),
            "wrong": len(wrong),
            "wrong_now": [{"_id": one.id, "text": one.body["text"], "said": one.said} for one in wrong],
        },
        "steps": [step_as_json(step) for step in steps.latest(session, count)],
    }


def step_as_json(step: Step) -> dict[str, Any]:
    """Return a step as scripts read it."""
    return {
        "id": step.id,
        "at": shown(step.at),
        "by": step.by,
        "step": step.step,
        "tuning": tuning_as_json(step.tuning),
        "why": why(step),
        "report": dict(step.report),
    }


def why(step: Step) -> str:
    """Say in one line why a step was taken."""
    if reasons := step.report.get("reasons"):
        return "; ".join(reasons)
    if step.step == PROMOTED:
        ranks, sets = step.report["ranks"], step.report["sets"]
        asked = sum(one["asked"] for one in sets.values())
        return (
            f"right documents rank {ranks['after']:.3f} ({ranks['before']:.3f} before); of {asked} questions none worse"
        )
    return "what held before holds again"
