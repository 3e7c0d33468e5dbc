"""Judges what a small model delivers, and counts it by kind of question and by what an attempt had that was new."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from benchmarks.results import table
from benchmarks.small_model_questions import Asked
from core.model import Answer, Attempt, Outcome
from core.reading.amounts import Amount, read_amounts
from core.reading.words import content_words

REFUSED, RIGHT, WRONG, MARKED, OTHER = "refused", "right", "wrong", "marked", "other"
_UNITS = (1, 1e3, 1e6, 1e9, 1e-3, 1e-6, 1e-9, 100, 0.01)
_COVERED = 0.4  # share of a reference's words from which prose counts as right: it is worded freely
_SHORT = 4  # words of a gold answer that is looked for as it stands
_MOST_YEARS = 2  # amounts from which on an answer lists what was to be added up


def judge(text: str, asked: Asked, *, refused: bool, doubted: bool = False) -> str:
    """Return what became of a question; `doubted`: the answer as a whole is said not to be verified."""
    if refused:
        return REFUSED
    body = re.sub(r"\[[\d, ]+\]", "", text.split("⚠️")[0])
    if asked.amounts:
        return _over_figures(body, asked, doubted=doubted)
    if asked.told and _tells(body, asked.told):
        return RIGHT
    if doubted or "(unverified)" in body:
        return MARKED
    return OTHER if asked.told and len(asked.told.split()) > _SHORT else WRONG


def _tells(body: str, told: str) -> bool:
    if len(told.split()) <= _SHORT:
        return told.replace(",", "").lower() in body.replace(",", "").lower()
    wanted = set(content_words(told))
    return len(wanted & set(content_words(body))) >= _COVERED * len(wanted)


def _over_figures(body: str, asked: Asked, *, doubted: bool) -> str:
    stated = [a for a in read_amounts(body) if not asked.strict or a.percent or abs(a.value) >= 1e6]
    if not asked.strict:
        stated = [a for a in stated if a.text not in asked.text]
    shown = [a for a in stated if "(unverified)" not in body[a.end : a.end + 14]]
    if not shown:
        return MARKED if stated or doubted else OTHER
    wrong = any(not _true(a, asked) for a in shown) if asked.strict else not any(_true(a, asked) for a in shown)
    if asked.key is not None and len(stated) < _MOST_YEARS:
        wrong = wrong or not any(_is_about(a.value, asked.key, a.step) for a in stated)
    return (MARKED if doubted else WRONG) if wrong else RIGHT


def _true(amount: Amount, asked: Asked) -> bool:
    values = asked.percentages if amount.percent and asked.strict else asked.amounts
    units = (1,) if asked.strict else _UNITS
    return any(_is_about(amount.value * unit, value, amount.step) for value in values for unit in units)


def _is_about(value: float, gold: float, step: float) -> bool:
    return abs(abs(value) - abs(gold)) <= max(0.005 * abs(gold), step)


@dataclass(slots=True)
class Tally:
    """What became of the questions, one way of answering."""

    known: Counter[str] = field(default_factory=Counter)
    unknown: Counter[str] = field(default_factory=Counter)
    calls: int = 0
    seconds: float = 0.0

    def count(self, verdict: str, asked: Asked, calls: int, seconds: float) -> None:
        """Count one question."""
        (self.known if asked.answerable else self.unknown)[verdict] += 1
        self.calls += calls
        self.seconds += seconds

    def row(self, name: str) -> tuple[object, ...]:
        """A row of the table."""
        known, unknown = self.known.total(), self.unknown.total()
        asked = max(known + unknown, 1)
        return (
            name,
            f"{self.known[RIGHT]}/{known}",
            self.known[WRONG],
            self.known[MARKED] + self.known[OTHER],
            self.known[REFUSED],
            f"{self.unknown[REFUSED]}/{unknown}",
            unknown - self.unknown[REFUSED] - self.unknown[MARKED],
            f"{self.calls / asked:.1f}",
            f"{self.seconds / asked:.1f}",
        )


COLUMNS = (
    "", "right", "wrong, unmarked", "marked or can't be told", "refused wrongly", "refused rightly",
    "unanswerable, answered unmarked", "calls", "seconds",
)  # fmt: skip


@dataclass(slots=True)
class Attempts:
    """What later attempts made of earlier ones, by what they had that was new."""

    changes: dict[str, Counter[str]] = field(default_factory=dict)

    def count(self, asked: Asked, answer: Answer) -> None:
        """Count every attempt of an answer but the first, and what was delivered in the end."""
        verdicts = [_of_draft(attempt, asked) for attempt in answer.attempts]
        for before, after, attempt in zip(verdicts, verdicts[1:], answer.attempts[1:], strict=False):
            self._enter(f"{attempt.number}: {_kind(attempt.novelty)}", asked, before, after)
        if len(verdicts) > 1:
            self._enter("first draft to what was delivered", asked, verdicts[0], delivered(answer, asked))

    def rows(self) -> list[tuple[object, ...]]:
        """Rows of the table: fixed, spoilt, as it was."""
        return [(name, c.total(), c["fixed"], c["spoilt"], c["same"]) for name, c in sorted(self.changes.items())]

    def _enter(self, name: str, asked: Asked, before: str, after: str) -> None:
        good = {RIGHT} if asked.answerable else {REFUSED}
        worth = [2 * (v in good) + (v in (REFUSED, MARKED, OTHER)) for v in (before, after)]
        change = "fixed" if worth[1] > worth[0] else "spoilt" if worth[1] < worth[0] else "same"
        self.changes.setdefault(name, Counter())[change] += 1


ATTEMPT_COLUMNS = ("attempt", "made", "better", "worse", "as it was")


def delivered(answer: Answer, asked: Asked) -> str:
    """Return what became of a question that was answered by the loop."""
    refused = answer.outcome not in (Outcome.ANSWERED, Outcome.PARTIAL)
    return judge(answer.text, asked, refused=refused, doubted=answer.outcome is Outcome.PARTIAL)


def told(ways: Sequence[tuple[str, Tally]], attempts: Attempts) -> str:
    """Return both tables."""
    first = table(COLUMNS, [tally.row(name) for name, tally in ways])
    return f"{first}\n\n{table(ATTEMPT_COLUMNS, attempts.rows())}"


def _of_draft(attempt: Attempt, asked: Asked) -> str:
    draft = attempt.draft
    return judge(draft.text, asked, refused=draft.refused or not draft.text.strip())


def _kind(novelty: str) -> str:
    return re.sub(r"\d+ ", "", novelty.partition(" (")[0])
