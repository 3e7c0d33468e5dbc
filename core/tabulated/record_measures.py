"""What a question measures records by in words of its own: `how much` and `cheapest` the price, `longest` the time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from core.facts.plan import Operation
from core.reading.lexicon import pattern_of, speaks_of, speaks_of_any
from core.reading.opposites import Compared, compared_by
from core.reading.roles import Role
from core.reading.senses import senses_of
from core.reading.unit_words import time_unit_behind
from core.tabulated.record_tables import Field, Records

_ENGLISH: Final = "en"
_PRICE: Final = "price"
_LENGTH: Final = "length"
_AMOUNT: Final = "amount"  # `most` and `least`
_AGE: Final = "age"
_SIZE: Final = "size"
_SIZES: Final = ("size", "volume", "area", "capacity")
_NEAR: Final = 2  # words: `costs the most`
_PLAIN: tuple[Role, Role] = ("plan_highest", "plan_lowest")  # of whatever figures there are
_PRICE_ASKED: tuple[Role, ...] = ("plan_how_much", "asks_price")


class Measured(NamedTuple):
    """The field that is measured, how (None: its figure is asked for), and the question without the words for it."""

    field: Field
    operation: Operation | None
    text: str


def measured_in_words(text: str, records: Records, named: Sequence[Field]) -> Measured | None:
    """Return what a marked question measures by a word of its own; `named` are the headings that it says.

    >>> measured_in_words("which qqh0 is the cheapest", plans, ())  # doctest: +SKIP
    Measured(field=Monthly fee, operation=LOWEST, text="which qqh0 is the")
    """
    if costs := _costs_most(text):
        field = _price_meant(costs[1], records, named)
        return None if field is None else Measured(field, costs[0], _without_time_of(field, costs[1]))
    extremes = list(_extremes(text.split(), plain=not _counts(named)))
    if len(extremes) == 1:
        found = extremes[0]
        if found.by.by == _PRICE:
            rest = " ".join(found.rest)
            field = _price_meant(rest, records, named)
            return None if field is None else Measured(field, found.operation, _without_time_of(field, rest))
        field = _only([one for one in _measured_by(found.by, records, named) if one.numbers])
        return None if field is None else Measured(field, found.operation, " ".join(found.rest))
    if extremes or not any(pattern_of(role).search(text) for role in _PRICE_ASKED):
        return None
    field = _price_meant(text, records, named)
    for role in _PRICE_ASKED:
        text = pattern_of(role).sub(" ", text)
    return None if field is None else Measured(field, None, _without_time_of(field, text))


class _Extreme(NamedTuple):
    by: Compared
    operation: Operation
    rest: Sequence[str]


def _extremes(said: Sequence[str], *, plain: bool) -> Iterator[_Extreme]:
    """Yield what sets one before all others: `cheapest`, `most expensive`; `plain`: no word that any figures have."""
    for at, word in enumerate(said):
        by = compared_by(word, _ENGLISH)
        if by is None or (plain and any(speaks_of(role, word) for role in _PLAIN)):
            continue
        if by.most:
            operation = Operation.HIGHEST if by.more else Operation.LOWEST
            yield _Extreme(by, operation, [*said[:at], *said[at + 1 :]])
        elif at and (of := compared_by(said[at - 1], _ENGLISH)) is not None and of.most and of.by == _AMOUNT:
            operation = Operation.HIGHEST if by.more is of.more else Operation.LOWEST
            yield _Extreme(by, operation, [*said[: at - 1], *said[at + 1 :]])


def _costs_most(text: str) -> tuple[Operation, str] | None:
    """`Which one costs the most`, `charges least`: the extreme of a price."""
    said = text.split()
    amounts = [(at, by) for at, word in enumerate(said) if (by := compared_by(word, _ENGLISH)) and by.most]
    price = next((at for at, word in enumerate(said) if speaks_of("asks_price", word, _ENGLISH)), None)
    if price is None or len(amounts) != 1 or amounts[0][1].by != _AMOUNT or not 0 < amounts[0][0] - price <= _NEAR:
        return None
    at, by = amounts[0]
    operation = Operation.HIGHEST if by.more else Operation.LOWEST
    return operation, " ".join(word for place, word in enumerate(said) if place not in (price, at))


def _counts(named: Sequence[Field]) -> bool:
    """A heading is said whose figures are told with their noun, and none of amounts."""
    return any(one.noun for one in named) and not any(one.is_amount for one in named)


def _without_time_of(field: Field, text: str) -> str:
    """Leave out a time that the heading says, too: `a month`, of a `Monthly fee`."""
    heads = field.heading.casefold().split()
    said = text.split()
    kept = (word for word in said if not (speaks_of("calendar_word", word) and any(h.startswith(word) for h in heads)))
    return " ".join(kept)


def _measured_by(by: Compared, records: Records, named: Sequence[Field]) -> Sequence[Field]:
    if named:
        return named
    if by.by == _AGE:
        return [replace(one, numbers=tuple(map(_ago, one.years)), noun=_AGE) for one in records.fields if one.years]
    asked = frozenset[str]().union(*map(senses_of, _SIZES if by.by == _SIZE else (by.by,)))
    called = [one for one in records.fields if asked & one.senses]
    return called or [one for one in records.fields if by.by == _LENGTH and _is_a_time(one)]


def _prices(fields: Sequence[Field]) -> Sequence[Field]:
    """Return the fields of money; of several those that are called a price."""
    prices = [one for one in fields if one.is_price]
    return [one for one in prices if speaks_of_any(("asks_price", "price_heading"), one.heading, _ENGLISH)] or prices


def _price_meant(text: str, records: Records, named: Sequence[Field]) -> Field | None:
    """Return the one price that is meant: of several, the one for the time that is said (`per year`)."""
    prices = _prices(named or records.fields)
    said = {word for word in text.split() if speaks_of("calendar_word", word)}
    timed = [
        one for one in prices if said and any(head.startswith(tuple(said)) for head in one.heading.casefold().split())
    ]
    return _only(prices if len(prices) == 1 else timed)


def _ago(year: int) -> float | None:
    """What is older is of an earlier year; of none, nothing is known."""
    return -float(year) if year else None


def _is_a_time(field: Field) -> bool:
    return bool(field.noun) and (bool(time_unit_behind(field.noun)) or speaks_of("calendar_word", field.noun))


def _only(fields: Sequence[Field]) -> Field | None:
    return fields[0] if len({one.at for one in fields}) == 1 else None
