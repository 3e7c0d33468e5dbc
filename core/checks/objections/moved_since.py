"""What is said to rise, fall or stand higher in a period did not, by the figures of that period and of the one before.

`Revenue rose in Q3 2024`, where Q2 has more; `las ventas fueron mayores en 2021`, where the sentence has more for 2022.
Judged where all of the sentence's words are the name of one measure. Price: what moved within its period.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.checks.cells import Cell
from core.checks.phrasing import shown
from core.checks.rule import Finding, Grounds, Spoken, faulty
from core.checks.series import is_nameless
from core.checks.timelines import FEWEST, Timeline, is_named, lacking, timelines_of
from core.reading.amounts import Amount
from core.reading.calendars import months_at
from core.reading.cited_sentences import sentences_of
from core.reading.claim_words import language_said
from core.reading.dated_claims import DatedClaim, When, dated_claim
from core.reading.lexicon import speaks_of, speaks_of_any
from core.reading.marks import without_marks
from core.reading.periods import named_periods
from core.reading.roles import Role

_FIRST, _LAST, _DECEMBER = 1, 4, 12


def _moved_since(grounds: Grounds) -> Iterator[Finding]:
    if len(grounds.beside) > 1 or (moved := dated_move(grounds)) is None:
        return
    claim, lines = moved
    pairs = [_pair(line, claim, grounds.beside) for line in lines]
    against = [pair for pair in pairs if pair]
    if against and len(against) == len(pairs) and not _is_said(claim, grounds):
        text, start = grounds.sentence.text, grounds.sentence.start
        said = Amount(
            start + claim.start, start + claim.end, text[claim.start : claim.end], 0.0, 0.0, 0.0, from_words=True
        )
        old, new = against[0]
        yield faulty(said, f"it goes from {shown(old)} to {shown(new)}")


def dated_move(grounds: Grounds) -> tuple[DatedClaim, list[Timeline]] | None:
    """Return which way the sentence says that a measure went in a period, and the figures that have its name."""
    lines = timelines_of(grounds.ledger) if names_a_period(grounds.sentence.text) else ()
    if not lines:
        return None
    plain = without_marks(grounds.sentence.text)
    language = language_said(f"{plain} {lines[0].text}")
    claim = dated_claim(plain, language)
    if claim is None or not _is_asked(claim, grounds.question):
        return None
    if len(lines) == 1 and all(map(is_nameless, lines[0].names)) and _is_of_one_thing(claim, plain):
        return claim, list(lines)
    return claim, [line for line in lines if is_named(line, claim.words, plain, language)]


def _is_of_one_thing(claim: DatedClaim, text: str) -> bool:
    """One word says what moved, `permits`: not the growth of something, nor the value of one of several."""
    return len(claim.words) == 1 and not speaks_of_any(("growth_or_change", "nameless_figure", "measure_noun"), text)


def names_a_period(text: str) -> bool:
    """A text names a year, a quarter or a month."""
    named = named_periods(text)
    return bool(named.years or named.quarters or months_at(text))


def _is_asked(claim: DatedClaim, question: str) -> bool:
    """The question names no other time than the one before, of which the answer may speak without naming it."""
    if not claim.when.year:
        return not named_periods(question).years
    near = {claim.when.year, claim.when.year - 1, *((claim.other.year,) if claim.other else ())}
    return set(named_periods(question).years) <= near


def _pair(line: Timeline, claim: DatedClaim, beside: Sequence[Amount]) -> tuple[Cell, Cell] | None:
    """Return what it was and what it came to, where every period that may be meant speaks against the claim."""
    new = line.points.get(claim.when)
    if new is None or not _is_of(new, beside):
        return None
    olds = [line.points[when] for when in before(line, claim) if when in line.points]
    if not olds or any(old.raw == new.raw or (new.raw > old.raw) == claim.rises for old in olds):
        return None
    return olds[0], new


def _is_of(cell: Cell, beside: Sequence[Amount]) -> bool:
    """The only figure of the sentence, if any, is that of its period: `rose to $4.7 million`."""
    values = (cell.raw, cell.raw * (cell.scale or 1.0))
    return all(f.value in values or f.coefficient in values for f in beside)


def before(line: Timeline, claim: DatedClaim) -> tuple[When, ...]:
    """Return the periods that it may be compared with."""
    when = claim.when
    if claim.other is not None:
        return (claim.other,)
    if claim.stood and len(line.points) == FEWEST:
        return tuple(other for other in line.points if other != when)
    a_year_ago = when._replace(year=when.year - 1)
    if not (when.quarter or when.month):
        within = any(other.year == when.year and other != when for other in line.points)
        return () if within else (a_year_ago,)
    return (a_year_ago,) if claim.yearly else (the_last(when), a_year_ago)


def the_last(when: When) -> When:
    """Return the quarter or month before one; before the first of no year, none that a timeline has."""
    if when.quarter:
        return When(when.year, when.quarter - 1) if when.quarter > _FIRST else When(when.year - 1, _LAST)
    return When(when.year, 0, when.month - 1) if when.month > _FIRST else When(when.year - 1, 0, _DECEMBER)


def _is_said(claim: DatedClaim, grounds: Grounds) -> bool:
    """A sentence of the evidence says the same of it in words."""
    language = language_said(grounds.sentence.text)
    role: Role = "rise" if claim.rises else "fall"
    told = (sentence.text for source in grounds.sources for sentence in sentences_of(source))
    return any(speaks_of(role, one, language) and not lacking(claim.words, one, language) for one in told)


MOVED_SINCE = Spoken("moved_since", _moved_since)
