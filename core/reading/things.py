"""What has digits and is no figure: dates, times, phone numbers, versions, identifiers, list markers, citations."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache

from core.reading.calendars import ABROAD, FULL_NAMES
from core.reading.characters import has_digit
from core.reading.claim_words import in_english
from core.reading.doubtful import without_doubtful
from core.reading.item_heads import item_heads
from core.reading.lexicon import alternatives, either, pattern_of
from core.reading.list_numbers import counts_items, list_numbers
from core.reading.outlines import outline_numbers
from core.reading.thing_patterns import ORDINAL_MARK, Compiled, Kind, Near, compiled
from core.reading.windows import Windows, digit_windows, month_windows, named_windows, names_a_month

STRUCTURE = pattern_of("structure")
"""What an answer numbers by itself, or what numbers the sources: no identifier of the world."""
_BY_MONTH: frozenset[Near] = frozenset(("months", "abroad"))
_TIMES: frozenset[Kind] = frozenset(("date", "time", "year", "period", "decade"))
SHORT = 300
"""Characters of a text that is searched for signs as a whole."""
_ORDINAL = re.compile(
    rf"(?<![\w.,])(\d{{1,4}}){ORDINAL_MARK}\b(?!\s(?:{alternatives('century')}|of\s{either(FULL_NAMES)}))"
)


@dataclass(frozen=True, slots=True)
class Thing:
    """A stretch of text with digits that is no figure."""

    kind: Kind
    start: int
    end: int
    text: str


@dataclass(frozen=True, slots=True)
class Sorted:
    """A text's things, the text with them blanked, and where digits are left in it."""

    things: tuple[Thing, ...]
    rest: str
    digits: Windows


def things_in(text: str) -> tuple[Thing, ...]:
    """Return what has digits and is no figure, in order; earlier patterns win where two overlap."""
    return sorted_out(text).things


def names_a_time(text: str) -> bool:
    """Tell whether a text has a date, a clock time, a year or another period."""
    return bool(things_of(_TIMES, text))


@lru_cache(maxsize=512)
def things_of(kinds: frozenset[Kind], text: str) -> tuple[Thing, ...]:
    """Return those of some kinds, in order. Quick where a text has no sign of any, as most sentences have of dates."""
    return tuple(t for t in sorted_out(text).things if t.kind in kinds) if _may_have(kinds, text) else ()


def _without_figures_behind_months(things: list[Thing], text: str) -> list[Thing]:
    return things if in_english(text) else [thing for thing in things if not _is_month_and_day(thing.text)]


def _is_month_and_day(text: str) -> bool:
    """`April 15`, which is a date in English alone: `der Wert im April 15` is a figure."""
    return text[:1].isalpha() and text[-1:].isdecimal() and sum(map(str.isdecimal, text)) <= len("31")


def _may_have(kinds: frozenset[Kind], text: str) -> bool:
    if not has_digit(text):
        return False
    if "marker" in kinds:
        return True
    signs, by_month = _signs_of(kinds, plain=text.isascii())
    for sign in signs:  # No `any`: asked of every sentence, several times.
        if sign.search(text):
            return True
    return by_month and names_a_month(text)


@cache
def _signs_of(kinds: frozenset[Kind], *, plain: bool) -> tuple[tuple[re.Pattern[str], ...], bool]:
    """The signs that a text has of the kinds, and whether one is looked for by the names of months."""
    rows = [(near, sign) for kind, near, sign, _ in _patterns(months=True, plain=plain) if kind in kinds]
    return tuple(sign for near, sign in rows if near not in _BY_MONTH), any(near in _BY_MONTH for near, _ in rows)


@lru_cache(maxsize=512)
def sorted_out(text: str) -> Sorted:
    """Tell the things of a text from what may be figures."""
    found: list[Thing] = []
    text = without_doubtful(text)
    rest, digits = text, digit_windows(text)
    if not digits:
        return Sorted((), text, ())
    listed = counts_items(text)
    for numbers_of in (outline_numbers, item_heads) if listed else (outline_numbers,):
        spans = (span for span in numbers_of(text) if "\x00" not in rest[slice(*span)])
        heads = tuple(Thing("marker", low, high, text[low:high]) for low, high in spans)
        if heads:
            found += heads
            rest = mask(rest, heads)
            digits = digit_windows(rest)
    near_digits = _near(rest, digits)
    months = month_windows(text)
    abroad = month_windows(text, ABROAD) if months else ()
    for kind, near, sign, pattern in _patterns(months=bool(months), plain=text.isascii()):
        if not sign.search(rest if near == "text" else near_digits):
            continue
        windows = months if near == "months" else abroad if near == "abroad" else _windows(near, rest, digits)
        here = [Thing(kind, m.start(), m.end(), m[0]) for lo, hi in windows for m in pattern.finditer(rest, lo, hi)]
        here = _without_figures_behind_months(here, text) if near == "months" and here else here
        if here:
            rest = mask(rest, tuple(here))
            found += here
            digits = digit_windows(rest) if kind == "year" else digits
    # Of the whole text: the first item's number may have been found where a line begins.
    numbered = list_numbers(text) if listed else ()
    items = tuple(Thing("marker", low, high, text[low:high]) for low, high in numbered if "\x00" not in rest[low:high])
    if items:
        found += items
        rest = mask(rest, items)
    return Sorted(tuple(sorted(found, key=lambda t: t.start)), rest, digits)


def _near(text: str, windows: Windows) -> str:
    """What stands in the windows, each in a line, where all the signs of things with digits are looked for."""
    return "\n".join([text[low:high] for low, high in windows]) if len(text) > SHORT else text


@cache
def _patterns(*, months: bool, plain: bool) -> tuple[Compiled, ...]:
    """The patterns of a text that names months or none; a `plain` one, of ASCII, has no sign in ideographs."""
    rows = (row for row in compiled() if months or row[1] not in _BY_MONTH)
    return tuple(row for row in rows if not plain or not row[2].pattern or any(map(str.isascii, row[2].pattern[1:-1])))


def _windows(near: Near, rest: str, digits: Windows) -> Windows:
    if near == "text":
        return ((0, len(rest)),)
    return named_windows(rest) if near == "names" else digits


def ordinals_in(text: str) -> list[tuple[str, int]]:
    """Return the places in an order that a text names in digits, from the fourth on, and their numbers."""
    return [(m[0], int(m[1])) for m in _ORDINAL.finditer(text) if int(m[1]) > 3]


def mask(text: str, things: tuple[Thing, ...]) -> str:
    """Replace things by blanks of the same length, so that offsets stay true."""
    pieces: list[str] = []
    at = 0
    for thing in sorted(things, key=lambda t: t.start):
        pieces.append(text[at : thing.start])
        pieces.append("\x00" * (thing.end - thing.start))
        at = thing.end
    pieces.append(text[at:])
    return "".join(pieces)
