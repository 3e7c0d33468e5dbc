"""Something is said to open when it closes, or the reverse: `opens at 18:00` of `open from 9:00 to 18:00`.

Proved where each mention of the time in the evidence is an end of such a span, and the other one; or where the sentence
has a span of the evidence turned round.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, pairwise
from typing import Final, NamedTuple

from core.checks.rule import Misstatement, Said, Statement
from core.checks.statements.timed_otherwise import MOST, is_same
from core.reading.adjoining import are_ends
from core.reading.characters import has_digit
from core.reading.cited_sentences import sentences_of
from core.reading.clauses import in_clauses
from core.reading.clock_times import Moment, moments_in
from core.reading.lexicon import speaks_of, speaks_of_any
from core.reading.roles import Role

OPENS: Final[tuple[Role, ...]] = ("opens_at", "begins")
CLOSES: Final[tuple[Role, ...]] = ("closes_at", "ends")
_LONGEST: Final = 400


class _Hours(NamedTuple):
    """When something opens and when it closes, and the sentence that tells it."""

    opens: Moment
    closes: Moment
    text: str


def _opened_otherwise(said: Statement) -> Iterator[Misstatement]:
    text = said.sentence.text
    times = _times_in(text) if len(text) <= _LONGEST else ()
    for moment, told in chain(_turned_ends(text, times, said.sources), _turned_spans(text, times, said.sources)):
        start, end = moment.place
        at = said.sentence.start
        reason = f"the evidence has it the other way round: {told[:120]}"
        yield Misstatement(at + start, at + end, reason, f'The evidence has: "{told[:200]}".')
        return


def _turned_ends(text: str, times: tuple[Moment, ...], sources: tuple[str, ...]) -> Iterator[tuple[Moment, str]]:
    """What is said to open or close at the other end of its hours, by the verb of the time's own clause."""
    for moment, clause in zip(times, in_clauses(text, [m.place for m in times]), strict=True):
        opens, closes = speaks_of_any(OPENS, clause), speaks_of_any(CLOSES, clause)
        if opens is closes or _is_in_a_span(moment, text, times):
            continue
        hours = [one for source in sources for one in _hours_in(source)]
        wrong = [one for one in hours if is_same(moment, one.closes if opens else one.opens)]
        right = any(is_same(moment, one.opens if opens else one.closes) for one in hours)
        if wrong and not right and not any(is_same(moment, one) for source in sources for one in _alone_in(source)):
            yield moment, wrong[0].text


def _turned_spans(text: str, times: tuple[Moment, ...], sources: tuple[str, ...]) -> Iterator[tuple[Moment, str]]:
    for one, two in pairwise(times):
        hours = [one for source in sources for one in _hours_in(source)] if _is_span(text, one, two) else []
        turned = [told for told in hours if is_same(one, told.closes) and is_same(two, told.opens)]
        if turned and not any(is_same(one, told.opens) and is_same(two, told.closes) for told in hours):
            yield one, turned[0].text


def _is_in_a_span(moment: Moment, text: str, times: tuple[Moment, ...]) -> bool:
    return any(moment in (one, two) and _is_span(text, one, two) for one, two in pairwise(times))


def _is_span(text: str, one: Moment, two: Moment) -> bool:
    return are_ends(text, one.place, two.place)


def _times_in(text: str) -> tuple[Moment, ...]:
    return tuple(m for m in moments_in(text)[:MOST] if m.sort == "time") if has_digit(text) else ()


@lru_cache(maxsize=64)
def _told(source: str) -> tuple[tuple[str, tuple[Moment, ...]], ...]:
    """The sentences of a source with clock times, up to so many of these."""
    found: list[tuple[str, tuple[Moment, ...]]] = []
    count = 0
    for sentence in sentences_of(source):
        times = _times_in(sentence.text)
        count += len(times)
        found += [(sentence.text, times)] if times else []
        if count > MOST:
            break
    return tuple(found)


@lru_cache(maxsize=64)
def _hours_in(source: str) -> tuple[_Hours, ...]:
    return tuple(
        _Hours(one, two, text)
        for text, times in _told(source)
        for one, two in pairwise(times)
        if _is_span(text, one, two) and one.readings.isdisjoint(two.readings) and not speaks_of("says_shut", text)
    )


@lru_cache(maxsize=64)
def _alone_in(source: str) -> tuple[Moment, ...]:
    """Times of a source that are no end of a span."""
    return tuple(m for text, times in _told(source) for m in times if not _is_in_a_span(m, text, times))


OPENED_OTHERWISE = Said("opened_otherwise", _opened_otherwise, of_digits=True)
