"""One answer against what was expected of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from core.drafts.marking import as_drafted
from core.evaluation.expectations import Expectation
from core.evaluation.stating import Wanted, states
from core.model import Answer, Outcome, PassageMeta

UNANSWERED = (Outcome.REFUSED, Outcome.UNCLEAR)
"""Nothing is stated: refused, or asked back which of several is meant."""


class Mark(StrEnum):
    """What an answer gets."""

    RIGHT = "right"
    REFUSED_RIGHTLY = "refused_rightly"
    WRONG = "wrong"
    REFUSED_WRONGLY = "refused_wrongly"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Judgement:
    """An answer and its mark; `reasons` say what is not right about it, and are empty where all is."""

    expectation: Expectation
    answer: Answer
    mark: Mark
    reasons: tuple[str, ...] = ()

    @property
    def right(self) -> bool:
        """Answered as expected, or refused as expected."""
        return self.mark in (Mark.RIGHT, Mark.REFUSED_RIGHTLY)


def judge(expectation: Expectation, answer: Answer) -> Judgement:
    """Judge an answer: its outcome, what it says and does not say, and what it cites."""
    reasons = tuple(_reasons(expectation, answer))
    return Judgement(expectation, answer, _mark(expectation, answer.outcome, as_expected=not reasons), reasons)


def _mark(expectation: Expectation, outcome: Outcome, *, as_expected: bool) -> Mark:
    if outcome is Outcome.FAILED:
        return Mark.FAILED
    refused = outcome in UNANSWERED
    if as_expected:
        return Mark.REFUSED_RIGHTLY if refused else Mark.RIGHT
    return Mark.REFUSED_WRONGLY if refused and expectation.outcome not in UNANSWERED else Mark.WRONG


def _reasons(expectation: Expectation, answer: Answer) -> Iterator[str]:
    fault = _wrong_outcome(expectation, answer.outcome)
    if fault:
        # What a refusal does not say follows from its being one.
        yield fault
        return
    said = as_drafted(answer.text)
    missing = [shown(wanted) for wanted in expectation.says if not states(said, wanted)]
    if missing:
        yield f"does not say {', '.join(missing)}"
    unwanted = [shown(phrase) for phrase in expectation.never_says if states(said, phrase, exactly=True)]
    if unwanted:
        yield f"says {', '.join(unwanted)}"
    uncited = [name for name in expectation.sources if not any(_is_from(s.passage.meta, name) for s in answer.sources)]
    if uncited:
        yield f"does not cite {', '.join(uncited)}"


def _wrong_outcome(expectation: Expectation, outcome: Outcome) -> str:
    if outcome is Outcome.FAILED or (expectation.outcome is None and outcome in UNANSWERED):
        return str(outcome)
    if expectation.outcome is None or outcome is expectation.outcome:
        return ""
    return f"{outcome}, expected {expectation.outcome}"


def _is_from(meta: PassageMeta, name: str) -> bool:
    """A file is named by its path, or by the end of it."""
    wanted = name.strip().casefold().replace("\\", "/")
    places = (place.casefold() for place in (meta.source_file, meta.document, meta.url) if place)
    return any(place == wanted or place.endswith(f"/{wanted}") for place in places)


def shown(wanted: Wanted) -> str:
    """Write what was looked for as a person would."""
    return f"{wanted:,.12g}" if isinstance(wanted, float) else f'"{wanted}"'
