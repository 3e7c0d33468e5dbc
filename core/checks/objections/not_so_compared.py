"""What is said to be more or less than another of its series is not, or did not rise or fall every time.

`lower in 2022 than in 2021`; `Cider outsold stout`; `increased each month from April to July`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from core.checks.phrasing import shown
from core.checks.rule import Finding, Grounds, Spoken, faulty
from core.checks.series import Member, Parts, Series, has_series, parts_named, series_of
from core.reading.amounts import Amount
from core.reading.claim_words import tokens_of
from core.reading.lexicon import pattern_of, speaks_of
from core.reading.periods import month_numbers, named_periods
from core.reading.roles import Role

_WAYS: tuple[tuple[Role, bool], ...] = (("more_than", True), ("less_than", False))
_MOVES: tuple[tuple[Role, bool], ...] = (("rise", True), ("fall", False))
_DENIED = frozenset(("not", "never", "no", "nor", "neither", "n't"))


def _not_so_compared(grounds: Grounds) -> Iterator[Finding]:
    if not has_series(grounds.ledger):
        return
    text = grounds.sentence.text
    said = next(_comparisons(text), None)
    each = said is None and speaks_of("every_period", text)
    if not (said or each) or is_denied(text):
        return
    yield from _judged(*said, grounds) if said else _moved_every_time(grounds)


def is_denied(text: str) -> bool:
    """A sentence denies something, in English."""
    return any(word in _DENIED or word.endswith("n't") for word in text.lower().replace("’", "'").split())


def _comparisons(text: str) -> Iterator[tuple[int, int, bool]]:
    """Yield where a comparison stands, where what is compared with begins, and whether more is said."""
    for role, more in _WAYS if speaks_of("than", text) else ():
        for match in pattern_of(role).finditer(text):
            than = pattern_of("than").search(text, match.end())
            if than and not any(c in ",;:." for c in text[match.end() : than.start()]):
                yield match.start(), than.end(), more
    for match in pattern_of("outdoes").finditer(text):
        yield match.start(), match.end(), True


def _judged(at: int, behind: int, more: bool, grounds: Grounds) -> Iterator[Finding]:
    """Hold one comparison against the series that has both; where several do, against that of what is spoken of."""
    text = grounds.sentence.text
    both = []
    for score, series in scored_series(grounds):
        one, two = member_in(series, text[:behind], text), member_in(series, text[behind:], text)
        if one and two and one is not two:
            both.append((score, one, two))
    pairs = best_of(both)
    if pairs and all(a.cell.raw <= b.cell.raw if more else a.cell.raw >= b.cell.raw for a, b in pairs):
        reason = f"it is {shown(pairs[0][0].cell)} against {shown(pairs[0][1].cell)}"
        yield faulty(_as_amount(text, at, behind, grounds.sentence.start), reason)


def best_of(found: Sequence[tuple[int, Member, Member]]) -> list[tuple[Member, Member]]:
    """Return those of what is spoken of most; nothing where none is spoken of, and there are several."""
    best = max((score for score, *_ in found), default=0)
    kept = [(one, two) for score, one, two in found if score == best]
    return kept if best or len(kept) == 1 else []


def scored_series(grounds: Grounds) -> Iterator[tuple[int, Series]]:
    """Yield the series of the years named, each with how much of its topic is spoken of."""
    text = grounds.sentence.text
    said, years = tokens_of(text), named_periods(text).years
    for series in series_of(grounds.ledger):
        dated = {y for m in series.members if not m.years for y in m.cell.years}
        if not (dated and years) or dated <= set(years):
            yield len(series.topic & said), series


def about(grounds: Grounds) -> list[Series]:
    """The series that are spoken of most; the only one, where none is."""
    found = list(scored_series(grounds))
    best = max((score for score, _ in found), default=0)
    kept = [series for score, series in found if score == best]
    return kept if best or len(kept) == 1 else []


def member_in(series: Series, part: str, text: str) -> Member | None:
    """Return the one member that a part of the sentence names; `the year before` is that before the year named."""
    said, years = tokens_of(part), named_periods(part).years
    if not years and speaks_of("year_before", part) and (named := named_periods(text).years):
        years = (min(named) - 1,)
    found = [m for m in series.members if m.is_named(said, years, parts_named(part))]
    return found[0] if len(found) == 1 else None


def _moved_every_time(grounds: Grounds) -> Iterator[Finding]:
    text = grounds.sentence.text
    match = pattern_of("every_period").search(text)
    ways = [up for role, up in _MOVES if speaks_of(role, text)]
    if match is None or len(ways) != 1:
        return
    against = [_turn(_stretch(series, text), rises=ways[0]) for series in about(grounds)]
    if against and all(against):
        one, two = next(pair for pair in against if pair)
        reason = f"it goes from {shown(one.cell)} to {shown(two.cell)}"
        yield faulty(_as_amount(text, match.start(), match.end(), grounds.sentence.start), reason)


def _stretch(series: Series, text: str) -> Sequence[Member]:
    """The members from the first one named to the last, or to the end; all where none is."""
    members = series.members
    if all(m.years for m in members):
        members = tuple(sorted(members, key=lambda m: m.years))
    named = [i for i, m in enumerate(members) if _is_named(m, text)]
    if not named:
        return members
    return members[named[0] : named[-1] + 1] if len(named) > 1 else members[named[0] :]


def _is_named(member: Member, text: str) -> bool:
    parts = parts_named(text)
    each = [Parts((quarter,)) for quarter in parts.quarters] + [Parts(months=(month,)) for month in parts.months]
    said, years = tokens_of(text), named_periods(text).years
    return any(member.is_named(said, years, one) for one in each or [parts])


def _turn(members: Sequence[Member], *, rises: bool) -> tuple[Member, Member] | None:
    """The first two in turn that go the other way; nothing where what follows another is not told."""
    in_time = all(m.years for m in members) or all(_is_month(m) for m in members)
    turns = ((a, b) for a, b in pairwise(members) if (a.cell.raw >= b.cell.raw) == rises) if in_time else ()
    return next(iter(turns), None)


def _is_month(member: Member) -> bool:
    return bool(month_numbers(member.row.label)) or bool(named_periods(member.row.label).quarters)


def _as_amount(text: str, start: int, end: int, offset: int) -> Amount:
    return Amount(offset + start, offset + end, text[start:end], 0.0, 0.0, 0.0, from_words=True)


NOT_SO_COMPARED = Spoken("not_so_compared", _not_so_compared)
