"""What is said to be larger, faster or the cheapest is not, by the figures that a sentence of the evidence gives.

`The Berlin office is larger than Paris` where Berlin has 1,200 square metres and Paris 1,500. Proved where each of the
two has one figure there, of one unit that the comparison can be of.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from core.checks.cells import Cell, Row
from core.checks.labelled_rows import labels_in
from core.checks.ledger import ledger_of
from core.checks.rule import Misstatement, Said, Statement
from core.reading.claim_words import language_said, tokens_of
from core.reading.comparisons import Comparison, comparisons_in, may_compare
from core.reading.kindred import says_any
from core.reading.label_words import Words
from core.reading.roles import Role

_QUANTITIES: dict[str, frozenset[str]] = {
    "size": frozenset(("", "area", "volume", "length", "data", "power", "energy")),
    "amount": frozenset(("", "area", "volume", "mass", "time", "data", "energy", "money")),
    "height": frozenset(("length", "money", "temperature", "percent", "")),
    "length": frozenset(("length", "time")),
    "weight": frozenset(("mass",)),
    "price": frozenset(("money",)),
    "age": frozenset(("time",)),
    "temperature": frozenset(("temperature",)),
    "speed": frozenset(("time", "volume", "length", "mass", "data")),
}
"""What a figure must measure to tell: `` where it counts something."""
_TURNED = ("speed", "time")
"""What takes longer is slower."""
PAIR = 2
NEAR, MOST_APART, MOST_SINGLE = 4, 2, 40
"""Sentences from one to another that tells the same of another thing, words that either has not, and such sentences."""
_BARE = ("", "")
_DENIES: tuple[Role, ...] = ("denied", "negates", "no_extreme")


def _compared_otherwise(said: Statement) -> Iterator[Misstatement]:
    text = said.sentence.text
    language = language_said(text)
    rows = compared_in(said.sources) if may_compare(text, language) else ()
    for compared in comparisons_in(text, language) if rows else ():
        held = [f for row in rows if (f := _held(compared, row)) is not None]
        if held and not any(holds for holds, _ in held) and not says_any(_DENIES, text):
            start = said.sentence.start
            reason = f"the evidence has it the other way round: {held[0][1][:120]}"
            yield Misstatement(
                start + compared.start, start + compared.end, reason, f'The evidence has: "{held[0][1][:200]}".'
            )


class Told(NamedTuple):
    """Figures of the evidence that are comparable, each with the words by it, and what they stand in."""

    by_sort: Mapping[tuple[str, str], Sequence[tuple[Cell, Words]]]
    tokens: Words
    text: str


def compared_in(sources: tuple[str, ...]) -> tuple[Told, ...]:
    """Return what sentences, and sentences beside each other, tell of two things and more."""
    return (*_rows(sources), *_beside(sources))


@lru_cache(maxsize=64)
def _rows(sources: tuple[str, ...]) -> tuple[Told, ...]:
    """What single sentences tell of two things and more."""
    prose = (row for row in ledger_of(sources).rows if row.origin == "prose")
    rows = (row for row in prose if sum(1 for c in row.cells if c.place[1]) >= PAIR)
    kept = (row for row in rows if len({_sort(c) for c in row.cells}) < len(row.cells))
    return tuple(Told(_usable(row), row.tokens, row.text) for row in kept)


@lru_cache(maxsize=64)
def _beside(sources: tuple[str, ...]) -> tuple[Told, ...]:
    """What sentences near each other tell of one thing each, in other words the same."""
    rows = [row for row in ledger_of(sources).rows if row.origin == "prose"]
    single = [row for row in rows if len(row.cells) == 1 and row.cells[0].place[1] and not row.cells[0].loose]
    found: dict[tuple[str, ...], Told] = {}
    for row in single[:MOST_SINGLE]:
        near = [one for one in single if abs(one.cells[0].row - row.cells[0].row) <= NEAR and _are_alike(one, row)]
        if len(near) >= PAIR:
            told = tuple((one.cells[0], one.tokens) for one in near)
            common = frozenset[str]().union(*(one.tokens for one in near))
            found[tuple(one.text for one in near)] = Told(
                {_sort(row.cells[0]): told}, common, " ".join(one.text.strip() for one in near)
            )
    return tuple(found.values())


def _are_alike(one: Row, other: Row) -> bool:
    """Both say the same of two things: each has a word or two that the other has not, and they share others."""
    if _sort(one.cells[0]) != _sort(other.cells[0]) or one.source != other.source:
        return False
    ours, theirs = (frozenset(filter(str.isalpha, row.tokens)) for row in (one, other))
    return bool(ours & theirs) and len(ours - theirs) <= MOST_APART >= len(theirs - ours)


def _sort(cell: Cell) -> tuple[str, str]:
    """What a figure measures, and in which unit it is comparable with others."""
    if cell.percent:
        return "percent", cell.unit
    if len(cell.unit) == len("EUR") and cell.unit.isupper():
        return "money", cell.unit
    return (cell.measure.quantity, cell.unit) if cell.measure else ("", cell.unit)


def _held(compared: Comparison, row: Told) -> tuple[bool, str] | None:
    """Whether the figures of a sentence bear a comparison out, with the sentence; None where they tell nothing."""
    usable = row.by_sort
    if len(usable) != 1:
        return None
    (quantity, _), told = next(iter(usable.items()))
    bare = quantity == "time" and compared.by == "amount" and not compared.noun
    if bare or quantity not in _QUANTITIES[compared.by] or not _is_of_it(compared, row, told):
        return None
    more = compared.more != ((compared.by, quantity) == _TURNED)
    ones = named_in(compared.one - compared.other, told)
    values = [value_of(cell) for cell, _ in told]
    if not compared.other:
        return (value_of(ones[0]) == (max(values) if more else min(values)), row.text) if len(ones) == 1 else None
    others = named_in(compared.other - compared.one, told)
    ones, others = [c for c in ones if others != [c]], [c for c in others if ones != [c]]
    if (len(ones), len(others)) != (1, 1):
        return None
    one, other = value_of(ones[0]), value_of(others[0])
    return (one > other if more else one < other), row.text


def _usable(row: Row) -> dict[tuple[str, str], list[tuple[Cell, Words]]]:
    """The figures of a sentence with the words by them, by what they measure, where several measure the same."""
    labels, by_sort = labels_in(row), dict[tuple[str, str], list[tuple[Cell, Words]]]()
    for cell in row.cells:
        if cell.place[1] and not cell.loose and cell.place in labels:
            words = labels[cell.place].clause.words | frozenset(map(str, cell.years))
            by_sort.setdefault(_sort(cell), []).append((cell, words))
    elided = by_sort.pop(_BARE, []) if len(by_sort) == PAIR else []
    if all(not tokens_of(cell.noun) for cell, _ in elided):
        for told in by_sort.values():
            told += elided  # `Pump A moves 40 litres, pump B 55`
    return {sort: told for sort, told in by_sort.items() if len(told) >= PAIR}


def value_of(cell: Cell) -> float:
    """Return a figure in the unit that all of its quantity can be compared in."""
    return cell.raw * (cell.scale or 1.0) * (cell.measure.factor if cell.measure else 1.0)


def _is_of_it(compared: Comparison, row: Told, told: Sequence[tuple[Cell, Words]]) -> bool:
    """What is counted is what the sentence counts; a bare `more` says not what, unless by a word that all share."""
    named = tokens_of(" ".join(cell.noun for cell, _ in told)) | row.tokens
    noun = compared.noun - compared.one if compared.other else compared.noun
    if compared.by in ("amount", "height") and not noun:
        common = frozenset.intersection(*(label for _, label in told))
        return compared.by == "amount" and bool(common & compared.one)  # `B paid more than A`
    return noun <= named


def named_in(words: Words, told: Sequence[tuple[Cell, Words]]) -> list[Cell]:
    """Return the figures whose own words name it: words that only one of them has."""
    telling = {word for word in words if sum(word in label for _, label in told) == 1}
    return [cell for cell, label in told if telling & label]


COMPARED_OTHERWISE = Said("compared_otherwise", _compared_otherwise)
