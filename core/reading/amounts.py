"""Read figures in running text: value, unit, currency, scale, sign and the precision they were written with."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any

from core.reading.adjoining import spread_units
from core.reading.amount import BASIS_POINTS, PERCENT, POINTS, TIMES, Amount
from core.reading.calendars import MONTH_NUMBERS
from core.reading.claim_words import in_english, parts_thousands_by_points
from core.reading.eastern_numbers import Written, eastern_numbers
from core.reading.notation import (
    AFTER,
    CURRENCY,
    LARGE_SCALE,
    NO_WORD_BEFORE,
    NUMBER,
    POINTED,
    SCALE,
    SIGN,
    STARTS,
    UNIT,
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
from core.reading.plain_numbers import plain_number, with_joined_thousands
from core.reading.spelt_shares import SpeltShare, spelt_shares
from core.reading.surroundings import bound_of, brackets_negate, is_approximate, is_minus, noun_of
from core.reading.things import sorted_out
from core.reading.windows import BEFORE, Windows, merged, places_of
from core.reading.written_units import is_metres, scale_written, unit_written

__all__ = ["BASIS_POINTS", "PERCENT", "POINTS", "TIMES", "Amount", "amounts_outside", "plain_number", "read_amounts"]

LONGEST_TEXT = 400_000
"""Text past this many characters is not read: a bound for hostile input, far above any passage."""

ABSURD = 1e14
"""More than the world's yearly product: no sum that an answer means."""

MILLION = 1e6
MOST_AMOUNTS = 3_000
"""Figures read from one text at most."""

_AMOUNT = re.compile(
    rf"{STARTS}{NO_WORD_BEFORE}(?<![.,])(?P<open>\()?(?P<sign>{SIGN}\s?)?(?P<currency>{CURRENCY}\s?)?"
    rf"(?P<open2>\(\s?)?(?P<sign2>{SIGN}\s?)?"
    rf"(?P<currency2>(?<=[(\-−–+]){CURRENCY}\s?)?(?P<number>{NUMBER})(?![\d])"
    rf"(?:{SCALE})?(?:{UNIT})?(?:{AFTER})?(?P<close>\s?\)(?:\s?(?P<late>%|(?<=\s){LARGE_SCALE}\b))?)?"
)
_WORDS = re.compile(
    rf"\b(?P<words>(?:{NUMBER_WORDS})(?:[\s-]+(?:{JOINER}\s+)?(?:{NUMBER_WORDS})){{0,7}})\b"
    rf"(?:{SCALE})?(?:{UNIT})?(?:{AFTER})?",
    re.IGNORECASE,
)
_AHEAD = re.compile(rf"(?:(?P<sign>{SIGN})\s?(?P<currency>{CURRENCY})?|(?P<alone>{CURRENCY}))\s?\Z")
_BEHIND = re.compile(rf"(?:{UNIT})?(?:{AFTER})?")
AROUND = 8
"""Characters before a number that may be its sign and its currency."""
_NUMBERS, _FRACTIONS = frozenset(NUMBERS), frozenset(FRACTIONS)
FRACTION_STEP = 0.08
"""How far from a share its fraction in words may be, as a part of it: `a third` is said of 31 to 36 %."""
LONGEST_WORDS = 200
"""Characters of a number in words, with its scale and unit, at most."""


@lru_cache(maxsize=512)
def read_amounts(text: str) -> tuple[Amount, ...]:
    """Return the figures of a text in order; dates, identifiers, list markers and citation numbers are left out."""
    return amounts_outside(text, ())


def amounts_outside(text: str, spans: Sequence[tuple[int, int]]) -> tuple[Amount, ...]:
    """Return the figures of a text that stand in none of the spans (given in order): its tables."""
    text = text[:LONGEST_TEXT]
    read = sorted_out(text)
    masked = with_joined_thousands(read.rest) if _parts_thousands_by_blanks(text) else read.rest
    for low, high in spans:
        masked = masked[:low] + "\x00" * (high - low) + masked[high:]
    shares = [share for share in spelt_shares(text) if masked[share.start] != "\x00"]
    for share in shares:
        masked = masked[: share.start] + "\x00" * (share.end - share.start) + masked[share.end :]
    eastern = list(islice(eastern_numbers(masked), MOST_AMOUNTS))
    for number in eastern:
        masked = masked[: number.start] + "\x00" * (number.end - number.start) + masked[number.end :]
    matches = (m for low, high in read.digits for m in _AMOUNT.finditer(masked, low, high))
    found = [_amount(text, m) for m in islice(matches, MOST_AMOUNTS)]
    words = (m for low, high in _word_windows(text) for m in _WORDS.finditer(masked, low, high))
    found += islice((a for m in words if (a := _amount_in_words(text, m))), MOST_AMOUNTS)
    found += _fractions(text, masked)
    found += (_spelt(text, share) for share in shares)
    found += (_amount_of_eastern(text, number) for number in eastern)
    found.sort(key=lambda a: a.start)
    return tuple(spread_units(text, found[:MOST_AMOUNTS]))


def _parts_thousands_by_blanks(text: str) -> bool:
    return not in_english(text) and parts_thousands_by_points(text, untold=False)


def _fractions(text: str, masked: str) -> Iterator[Amount]:
    """`A third of sales` as a share, about 33 %."""
    places = places_of(_FRACTIONS, text) or ()
    windows = merged(((at - BEFORE, at + BEFORE) for at in places), len(text))
    matches = (m for low, high in windows for m in FRACTION.finditer(masked, low, high))
    for match in islice(matches, MOST_AMOUNTS):
        share = share_of_fraction(match)
        if share is not None:
            start, end = match.start(), match.end("part")
            step, said = FRACTION_STEP * share, text[start:end]
            yield Amount(
                *(start, end, said, share, share, step),
                unit=PERCENT,
                approximate=True,
                bound=bound_of(text, start),
                from_words=True,
            )


def _spelt(text: str, spelt: SpeltShare) -> Amount:
    start, end, share = spelt
    said, bound = text[start:end], bound_of(text, start)
    step = FRACTION_STEP * share
    return Amount(start, end, said, share, share, step, unit=PERCENT, approximate=True, bound=bound, from_words=True)


def _word_windows(text: str) -> Windows:
    """Return the stretches of a text that begin with a number word."""
    places = places_of(_NUMBERS, text)
    if places is None:
        return ((0, len(text)),)
    return merged(((at, at + LONGEST_WORDS) for at in places), len(text))


def _amount(text: str, match: re.Match[str]) -> Amount:
    parts = match.groupdict()
    metres = is_metres(match)
    scale = 1.0 if metres else scale_written(parts)
    coefficient, decimals = _number(text, parts, scale)
    unit = unit_written(parts)
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


def _number(text: str, parts: dict[str, str | Any], scale: float) -> tuple[float, int]:
    """`1.200` is a thousand and more where the language writes it so, unless that makes an absurd sum."""
    written = parts["number"]
    if scale >= MILLION and _is_in_thousandths(written) and parts_thousands_by_points(text):
        return plain_number(written.replace(",", "."))  # `1,204 million d'euros`
    if written.count(".") != 1 or len(written.partition(".")[2]) != 3:
        return plain_number(written)
    told = ((parts[name] or "").lower() for name in ("scale", "after"))
    abroad = not POINTED.isdisjoint(told) or parts_thousands_by_points(text)
    coefficient, decimals = plain_number(written, continental=abroad)
    return (coefficient, decimals) if coefficient * scale < ABSURD else plain_number(written)


def _is_in_thousandths(written: str) -> bool:
    """Three digits stand behind its only comma."""
    whole, _, part = written.partition(",")
    return written.count(",") == 1 and len(part) == len("204") and whole.isdecimal() and part.isdecimal()


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
    if value is None or _is_month(match["words"]):
        return None
    parts = match.groupdict()
    unit = unit_written({**parts, "currency": None, "currency2": None})
    scale = scale_written(parts)
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


def _amount_of_eastern(text: str, number: Written) -> Amount:
    """Put what stands around such a number to it: its currency or percent sign, its sign."""
    ahead, behind = _AHEAD.search(text, max(0, number.start - AROUND), number.start), _BEHIND.match(text, number.end)
    parts = behind.groupdict() if behind else {}
    unit = (
        PERCENT
        if number.percent
        else unit_written({**parts, "currency": ahead and (ahead["currency"] or ahead["alone"])})
    )
    start, end = ahead.start() if ahead else number.start, behind.end() if behind else number.end
    negative = is_minus((ahead and ahead["sign"]) or "", text, start)
    return Amount(
        start=start,
        end=end,
        text=text[start:end],
        value=-number.value if negative else number.value,
        coefficient=number.value / number.scale,
        step=number.step,
        scale=number.scale,
        scaled=number.scale != 1.0,
        unit=unit,
        signed=negative,
        approximate=is_approximate(text, start),
        bound=bound_of(text, start),
        from_words=number.from_words,
        noun=noun_of(text, end),
    )


def _is_month(words: str) -> bool:
    """`Sept` is a month, `sept` is seven in French: English writes months with a capital."""
    return words[0].isupper() and words.lower() in MONTH_NUMBERS
