"""Read figures in running text: value, unit, currency, scale, sign and the precision they were written with."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice
from typing import Any

from core.reading.claim_words import in_english
from core.reading.lexicon import alternatives, either, terms_in
from core.reading.notation import (
    AFTER,
    CONTINENTAL,
    CURRENCY,
    EAST_ASIAN,
    NO_WORD_BEFORE,
    NUMBER,
    SCALE,
    SCALES,
    SIGN,
    STARTS,
    UNIT,
    currency_of,
    mixed_number,
    scale_of,
)
from core.reading.number_words import (
    FRACTION,
    FRACTIONS,
    JOINER,
    NUMBER_WORDS,
    NUMBERS,
    share_of_fraction,
    value_of_words,
)
from core.reading.surroundings import bound_of, brackets_negate, is_approximate, is_minus, noun_of
from core.reading.things import BEFORE, Windows, merged, places_of, sorted_out

LONGEST_TEXT = 400_000
"""Text past this many characters is not read: a bound for hostile input, far above any passage."""

ABSURD = 1e14
"""More than the world's yearly product: no sum that an answer means."""

MOST_AMOUNTS = 3_000
"""Figures read from one text at most."""

PERCENT, POINTS, BASIS_POINTS, TIMES = "%", "pp", "bp", "x"
_IN_POINTS = frozenset({"pp", "pt", "pts", *terms_in("percent_points")})

_LARGE_SCALE = either(word for word, value in SCALES.items() if value >= 1e3 and len(word) > 2)
_AMOUNT = re.compile(
    rf"{STARTS}{NO_WORD_BEFORE}(?<![.,])(?P<open>\()?(?P<sign>{SIGN}\s?)?(?P<currency>{CURRENCY}\s?)?"
    rf"(?P<open2>\(\s?)?(?P<sign2>{SIGN}\s?)?"
    rf"(?P<currency2>(?<=[(\-−–+]){CURRENCY}\s?)?(?P<number>{NUMBER})(?![\d])"
    rf"(?:{SCALE})?(?:{UNIT})?(?:{AFTER})?(?P<close>\s?\)(?:\s?(?P<late>%|(?<=\s){_LARGE_SCALE}\b))?)?"
)
_WORDS = re.compile(
    rf"\b(?P<words>(?:{NUMBER_WORDS})(?:[\s-]+(?:{JOINER}\s+)?(?:{NUMBER_WORDS})){{0,7}})\b"
    rf"(?:{SCALE})?(?:{UNIT})?(?:{AFTER})?",
    re.IGNORECASE,
)
FRACTION_STEP = 0.08
"""How far from a share its fraction in words may be, as a part of it: `a third` is said of 31 to 36 %."""
LONGEST_WORDS = 200
"""Characters of a number in words, with its scale and unit, at most."""
_RANGE = re.compile(rf"^\s?(?:[-–—]|{alternatives('until', 'both_ends')})\s?$")


@dataclass(frozen=True, slots=True)
class Amount:
    """A figure as it was written.

    `value` is in base units (scale applied; percent, points and basis points in percent, `25 bp` is 0.25);
    `coefficient` is the bare number; `step` is half a unit of the last digit written, in `value`'s units;
    `scale` is 1 where none was written (`scaled` tells); `unit` is a currency code, `%`, `pp`, `x` or empty.
    """

    start: int
    end: int
    text: str
    value: float
    coefficient: float
    step: float
    scale: float = 1.0
    scaled: bool = False
    unit: str = ""
    signed: bool = False
    approximate: bool = False
    bound: int = 0
    """1 where the words make it a lower bound (`over 1,200`), -1 an upper one (`nearly 400`)."""
    from_words: bool = False
    noun: str = ""

    @property
    def percent(self) -> bool:
        """Percent, percentage points or basis points."""
        return self.unit in (PERCENT, POINTS)

    @property
    def money(self) -> bool:
        """A currency was written."""
        return bool(self.unit) and self.unit not in (PERCENT, POINTS, TIMES)


@lru_cache(maxsize=512)
def read_amounts(text: str) -> tuple[Amount, ...]:
    """Return the figures of a text in order; dates, identifiers, list markers and citation numbers are left out."""
    return amounts_outside(text, ())


def amounts_outside(text: str, spans: Sequence[tuple[int, int]]) -> tuple[Amount, ...]:
    """Return the figures of a text that stand in none of the spans (given in order): its tables."""
    text = text[:LONGEST_TEXT]
    read = sorted_out(text)
    masked = read.rest
    for low, high in spans:
        masked = masked[:low] + "\x00" * (high - low) + masked[high:]
    matches = (m for low, high in read.digits for m in _AMOUNT.finditer(masked, low, high))
    found = [_amount(text, m) for m in islice(matches, MOST_AMOUNTS)]
    words = (m for low, high in _word_windows(text) for m in _WORDS.finditer(masked, low, high))
    found += islice((a for m in words if (a := _amount_in_words(text, m))), MOST_AMOUNTS)
    found += _fractions(text, masked)
    found.sort(key=lambda a: a.start)
    return tuple(_spread_units(text, _joined(text, found[:MOST_AMOUNTS])))


def _fractions(text: str, masked: str) -> Iterator[Amount]:
    """`A third of sales` as a share, about 33 %."""
    places = places_of(FRACTIONS.keys(), text) or ()
    windows = merged(((at - BEFORE, at + BEFORE) for at in places), len(text))
    matches = (m for low, high in windows for m in FRACTION.finditer(masked, low, high))
    for match in islice(matches, MOST_AMOUNTS):
        share = share_of_fraction(match)
        if share is not None:
            start, end = match.start(), match.end("part")
            step, said = FRACTION_STEP * share, text[start:end]
            yield Amount(start, end, said, share, share, step, unit=PERCENT, approximate=True, from_words=True)


def _word_windows(text: str) -> Windows:
    """Return the stretches of a text that begin with a number word."""
    places = places_of(NUMBERS.keys(), text)
    if places is None:
        return ((0, len(text)),)
    return merged(((at, at + LONGEST_WORDS) for at in places), len(text))


def plain_number(written: str, *, continental: bool = False) -> tuple[float, int]:
    """Return the value and the number of decimals of a bare number (`1,234.5`, `1.234,5`, `1 234`, `1'234`, `1 1/2`).

    `continental` reads `1.234` as a thousand too.
    """
    if (mixed := mixed_number(written)) is not None:
        return mixed, 2
    compact = _BLANKS.sub("", written)
    if _COMMA_DECIMALS.fullmatch(compact) or (continental and _POINTED.fullmatch(compact)):
        compact = compact.replace(".", "").replace(",", ".")
    compact = compact.replace(",", "")
    _, _, decimals = compact.partition(".")
    return float(compact), len(decimals)


_BLANKS = re.compile(r"[\s\u00a0\u202f'’]")
_COMMA_DECIMALS = re.compile(r"\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,}|\d+,\d{1,2}")
_POINTED = re.compile(r"\d{1,3}\.\d{3}")


def _amount(text: str, match: re.Match[str]) -> Amount:
    parts = match.groupdict()
    metres = _is_metres(match)
    scale = 1.0 if metres else _scale(parts)
    coefficient, decimals = _number(text, parts, scale)
    unit = _unit(parts)
    start, end = _trimmed(text, match)
    end = match.end("number") if metres else end
    negative = _negative(parts, text, start)
    factor = scale * (0.01 if unit == BASIS_POINTS else 1.0)
    return Amount(
        start=start,
        end=end,
        text=text[start:end],
        value=(-1 if negative else 1) * coefficient * factor,
        coefficient=coefficient,
        step=0.5 * 10.0**-decimals * factor,
        scale=scale,
        scaled=scale != 1.0,
        unit=POINTS if unit == BASIS_POINTS else unit,
        signed=negative or bool((parts["sign"] or parts["sign2"] or "").strip() == "+"),
        approximate=is_approximate(text, start),
        bound=bound_of(text, start),
        noun=noun_of(text, end),
    )


_COUNTED = re.compile(rf"\s{alternatives('counted')}")


def _is_metres(match: re.Match[str]) -> bool:
    """A small `m` after a blank, or `mm`, in no currency and of nothing counted: `143 m deep`, `780 mm of rain`."""
    group = "letter" if match["letter"] == "m" else "scale" if match["scale"] == "mm" else ""
    if not group or match["percent"] or match["times"]:
        return False
    if group == "letter" and not match.string[match.start(group) - 1].isspace():
        return False
    counted = _COUNTED.match(match.string, match.end(group))
    return not (match["currency"] or match["currency2"] or match["after"] or counted)


def _number(text: str, parts: dict[str, str | Any], scale: float) -> tuple[float, int]:
    """`1.200` is a thousand and more where the language writes it so, unless that makes an absurd sum."""
    written = parts["number"]
    if written.count(".") != 1 or len(written.partition(".")[2]) != 3:
        return plain_number(written)
    abroad = (parts["scale"] or "").lower() in CONTINENTAL or not in_english(text)
    coefficient, decimals = plain_number(written, continental=abroad)
    return (coefficient, decimals) if coefficient * scale < ABSURD else plain_number(written)


def _scale(parts: dict[str, str | None]) -> float:
    """The scale written behind the number, or behind the brackets about it: `(45) million`."""
    return scale_of(
        parts.get("scale") or parts.get("small") or parts.get("eastern") or parts.get("letter") or _late(parts)
    )


def _late(parts: dict[str, str | None]) -> str:
    """What stands behind the brackets about a figure."""
    return (parts.get("late") or "") if parts.get("open") or parts.get("open2") else ""


def _unit(parts: dict[str, str | None]) -> str:
    word = (parts.get("percent") or _late(parts)).lower()
    if word and scale_of(word) == 1.0:
        return _percent_unit(word)
    if parts.get("times") or parts.get("times2"):
        return TIMES
    currency = parts.get("currency") or parts.get("currency2") or parts.get("after") or ""
    return currency_of(currency)


def _percent_unit(word: str) -> str:
    plain = " ".join(word.split())
    if plain in terms_in("basis_points"):
        return BASIS_POINTS
    return POINTS if plain in _IN_POINTS else PERCENT


def _trimmed(text: str, match: re.Match[str]) -> tuple[int, int]:
    """Leave an opening bracket without its partner, and a range's dash, outside the span."""
    start, end = match.span()
    opened = bool(match["open"])
    closed = bool(match["close"])
    if opened and not closed:
        start = match.end("open")
    if closed and not opened and not match["open2"]:
        end = match.start("close")
    while start < end and text[start].isspace():
        start += 1
    return start, end


def _negative(parts: dict[str, str | None], text: str, start: int) -> bool:
    bracketed = bool(parts["close"]) and bool(parts["open"] or parts["open2"])
    if is_minus(parts["sign"] or parts["sign2"] or "", text, start):
        return True
    return bracketed and brackets_negate(text, start, scaled=bool(parts.get("scale")))


def _amount_in_words(text: str, match: re.Match[str]) -> Amount | None:
    value = value_of_words(match["words"])
    if value is None:
        return None
    parts = match.groupdict()
    unit = _unit({**parts, "currency": None, "currency2": None})
    scale = _scale(parts)
    factor = scale * (0.01 if unit == BASIS_POINTS else 1.0)
    start, end = match.span()
    return Amount(
        start=start,
        end=end,
        text=text[start:end],
        value=value * factor,
        coefficient=value,
        step=0.5 * factor,
        scale=scale,
        scaled=scale != 1.0,
        unit=POINTS if unit == BASIS_POINTS else unit,
        approximate=is_approximate(text, start),
        bound=bound_of(text, start),
        from_words=True,
        noun=noun_of(text, end),
    )


def _joined(text: str, found: list[Amount]) -> list[Amount]:
    """`3億5,000万円` is written as two figures and is one: the sum."""
    whole: list[Amount] = []
    for amount in found:
        if whole and _goes_on(text, whole[-1], amount):
            whole[-1] = _sum(whole[-1], amount)
        else:
            whole.append(amount)
    return whole


def _goes_on(text: str, left: Amount, right: Amount) -> bool:
    """Korean puts a blank between them."""
    return text[left.end : right.start] in ("", " ") and left.text[-1] in EAST_ASIAN and abs(right.value) < left.scale


def _sum(left: Amount, right: Amount) -> Amount:
    value = left.value + (-right.value if left.value < 0 else right.value)
    text, unit = left.text + " " * (right.start - left.end) + right.text, left.unit or right.unit
    return replace(left, value=value, step=right.step, end=right.end, text=text, unit=unit, noun=right.noun)


def _spread_units(text: str, found: list[Amount]) -> list[Amount]:
    """In a range (`$3 to $5 billion`, `10-12%`) what stands at one end holds for both."""
    for i in range(len(found) - 1):
        left, right = found[i], found[i + 1]
        between = text[left.end : right.start]
        if len(between) <= 9 and _RANGE.match(between):
            found[i], found[i + 1] = _shared(left, right)
    return found


def _shared(left: Amount, right: Amount) -> tuple[Amount, Amount]:
    if left.unit and right.unit and left.unit != right.unit:
        return left, right  # `rose 5.5% to $274.5 billion` is no range
    if right.unit and not left.unit:
        left = replace(left, unit=right.unit)
    if left.money and not right.unit:
        right = replace(right, unit=left.unit)
    if right.scaled and not left.scaled and left.coefficient < 1000:
        left = replace(
            left, value=left.value * right.scale, step=left.step * right.scale, scale=right.scale, scaled=True
        )
    return left, right
