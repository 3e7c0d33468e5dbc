"""How clock times are written: `18:30`, `6 pm`, `18h30`, `18 Uhr 30`, `午後6時半`, `오후 6시 30분`, `6 مساءً`.

What may also be a span of time (`18 h`, `18 uur`) is a clock time only with its minutes or with a half of the day.
"""

from __future__ import annotations

import re
from functools import lru_cache

from core.reading.digits import numbers_in
from core.reading.lexicon import either, terms_in

HALF_DAY = 720
_HOUR, _MINUTE = r"(?:[01]?\d|2[0-4])", r"[0-5]\d"
_MARKS, _WEAK = terms_in("clock_mark"), terms_in("clock_mark_or_span")
_MORNING, _EVENING = terms_in("before_noon"), terms_in("after_noon")


def _of(terms: tuple[str, ...], *, east: bool) -> str:
    """East of India the half of the day stands before the hour, and nothing has to end behind the mark."""
    return either(t for t in terms if _is_east(t) == east)


def _is_east(term: str) -> bool:
    return term[0] >= "\u0900"


_AHEAD, _BEHIND = (_of((*_MORNING, *_EVENING), east=east) for east in (True, False))
_EAST, _WEST = (_of(_MARKS, east=east) for east in (True, False))
_WEAK_WEST = either(_WEAK)
_PAST = either(terms_in("clock_half_past"))
_SPAN = either(terms_in("clock_mark_in_spans"))
_JOINT = r"\s?[-–—〜~～]\s?"
_UNTIL = either(t for t in terms_in("until", "both_ends") if not _is_east(t))
_MARKED = (
    rf"{_HOUR}\s?{_EAST}(?!{_SPAN})"
    rf"(?:{_PAST}|{_MINUTE}(?!\d)|\s?\d{{1,2}}\s?{either(terms_in('clock_minute'))})?"
)
EASTERN_CLOCK = (
    rf"(?<![\d.,:])(?:(?:{_AHEAD}\s?)?{_MARKED}|{_AHEAD}\s?{_HOUR}:{_MINUTE}"
    rf"|(?:{_AHEAD}\s?)?{_HOUR}(?={_JOINT}(?:{_AHEAD}\s?)?{_HOUR}\s?{_EAST}(?!{_SPAN})))"
)
_LETTERS = "".join(sorted({t[0] for t in (*_MARKS, *_MORNING, *_EVENING) if _is_east(t)}))
EASTERN_SIGN = f"[{_LETTERS}]" if _LETTERS else r"(?!)"
_OF_ENGLISH = ("am", "pm", "a.m", "p.m")
_ENGLISH = r"[ap]\.?m\b\.?"
_HALVES = rf"(?:{_BEHIND}|{_ENGLISH})(?!\w)"
_TAIL = rf"(?:[:.]{_MINUTE})?\s?(?:{_WEST}(?!\w)|{_HALVES})"
WESTERN_CLOCK = (
    rf"(?i:(?<![\w.,:/$€£-]){_HOUR}"
    rf"(?:\s?{_WEAK_WEST}\s?{_MINUTE}(?![\w%]|[.,:]\d)(?:\s?{_HALVES})?"
    rf"|(?:[:.]{_MINUTE})?\s?{_WEST}(?!\w)(?:\s{_MINUTE}(?![\w%]|[.,:]\d|\s[^\W\d_]))?(?:\s{_HALVES})?"
    rf"|(?:[:.]{_MINUTE})?(?:\s?{_WEAK_WEST})?\s?{_HALVES}"
    rf"|[:.]{_MINUTE}\s?{_WEAK_WEST}(?!\w)"
    rf"|(?:[:.]{_MINUTE})?(?=(?:{_JOINT}|\s{_UNTIL}\s){_HOUR}{_TAIL})))"
)
_SIGNS = either((*(t for t in (*_MARKS, *_MORNING, *_EVENING, *_WEAK) if not _is_east(t)), *_OF_ENGLISH, *"-–—"))
WESTERN_SIGN = rf"(?i:\d\s?(?:{_SIGNS}))"

_HALF_PAST = re.compile(_PAST)
_EITHER_HALF = ((re.compile(rf"{either(_EVENING)}|p\.?m\b"), HALF_DAY), (re.compile(rf"{either(_MORNING)}|a\.?m\b"), 0))
_CLOCK = re.compile(rf"{EASTERN_CLOCK}|{WESTERN_CLOCK}|\d{{1,2}}(?::\d{{1,2}}){{0,2}}(?:\s?{_ENGLISH})?", re.IGNORECASE)
LAST_HOUR, LAST_MINUTE = 24, 59


@lru_cache(maxsize=1024)
def minutes_of(written: str) -> frozenset[int]:
    """Return the minutes of the day that a clock time may mean, none where it is none: `9:30` is of either half."""
    bare = written.strip().lower()
    if not _CLOCK.fullmatch(bare):
        return frozenset()
    numbers = [int(n) for n in numbers_in(bare)]
    minute = numbers[1] if len(numbers) > 1 else 30 if _HALF_PAST.search(bare) else 0
    if numbers[0] > LAST_HOUR or minute > LAST_MINUTE:
        return frozenset()
    at = numbers[0] * 60 + minute
    half = next((start for pattern, start in _EITHER_HALF if pattern.search(bare)), None)
    if half is not None and at < HALF_DAY + 60:
        return frozenset((at % HALF_DAY + half,))
    return frozenset((at, at + HALF_DAY)) if at < HALF_DAY else frozenset((at,))


def counts_to_24(written: str) -> bool:
    """Tell whether a clock time counts the hours of the afternoon on: `18:30`."""
    hours = numbers_in(written)[:1]
    return bool(hours) and HALF_DAY // 60 < int(hours[0]) <= LAST_HOUR
