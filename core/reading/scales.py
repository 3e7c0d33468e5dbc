"""The scale that a table, a heading or a caption declares: `in thousands`, `$M`, `$'000`."""

from __future__ import annotations

import re
from functools import lru_cache

from core.reading.characters import runs_of
from core.reading.lexicon import alternatives, either, speaks_of_any, terms_in
from core.reading.notation import CONTINENTAL, CURRENCY_NAMES, EAST_ASIAN, LETTER_SCALES, SCALES
from core.reading.number_words import NUMBERS
from core.reading.roles import Role

_SPELT = {word: value for word, value in SCALES.items() if value >= 1e3 and len(word) > 1}
_NAMED = {w: v for w, v in NUMBERS.items() if v >= 1e3}
_WORD = (
    _NAMED | {"000": 1e3} | {each: value for word, value in _SPELT.items() for each in (word, word.removesuffix("s"))}
)
_LONG = either(_NAMED)
_SHORT = ("mn", "bn", "mln", "mio")
_DECLARED = re.compile(
    rf"\bin\s(?:[A-Z]{{0,3}}[$€£¥]\s?)?(?:[a-z]{{2,10}}\s){{0,2}}({_LONG})s?\b"
    rf"|\(\s?(?:[$€£¥A-Z]{{0,5}}\s)?(?:amounts\s|dollars\s)?({_LONG})s?\b"
    r"|(?:[$€£¥]\s?|in\s)(?:['’‘´`])?(000)(?:['’‘´`]?s)?\b"
    rf"|\b({_LONG})s\sof\s(?:[a-z.]{{1,5}}\s)?(?:{either((*CURRENCY_NAMES, 'shares'))}|[$€£¥])",
    re.IGNORECASE,
)
_LARGE = either(word for word, value in CONTINENTAL.items() if value >= 1e3)
_EASTERN_MONEY = [name for name in CURRENCY_NAMES if name[0] > "\u2fff"]
_HEADING = re.compile(
    rf"(?<![A-Za-z])({either((*_NAMED, *_SHORT))})s?(?![A-Za-z])"
    r"|(?:[$€£¥]|\b(?:USD|EUR|GBP|CHF|NIS|RMB|Rs\.?)\s?)\s?(m|k|b)(?:n|ln)?\b"
    r"|(['’‘´`]000|\b000['’]?s\b|\(000\))"
    rf"|\(({_LARGE})\.?\s[^()]{{1,12}}\)",
    re.IGNORECASE,
)
_THOUSANDS = {"k": 1e3, "K": 1e3, "T": 1e3, "m": 1e6, "M": 1e6}
_BESIDE_MONEY = re.compile(
    rf"(?<![A-Za-z])(?:([kKTM]|m(?=[$€£]))|(?i:({_LARGE}))\.?)"
    rf"\s?(?:[$€£]|(?:EUR|CHF|USD|GBP)\b)|({either(EAST_ASIAN)})\s?{either(_EASTERN_MONEY)}"
)
"""A scale before its currency: `M€`, `TEUR`, `Mrd. €`, `万元`, `억 원`."""
CENT = 0.01
PER_UNIT = re.compile(
    rf"{alternatives('per')}\s(?:\w+\s){{0,2}}{either(terms_in('counted_each'))}"
    rf"|{alternatives('measured_else')}|\(years?\)",
    re.IGNORECASE,
)
HEADS = re.compile(
    rf"(?:(?:number\sof|total|average)\s){{0,2}}{either(terms_in('heads'))}\b(?!.*{alternatives('heads_measured')})",
    re.IGNORECASE,
)
"""A row that counts people: what a caption says of sums does not hold for it."""
PER_SHARE = re.compile(rf"{alternatives('per')}\s(?:\w+\s){{0,2}}share\b|{alternatives('per_share')}", re.IGNORECASE)
_SMALLEST = either(word for word, value in SCALES.items() if value == CENT and len(word) > 4)
_CENTS = re.compile(rf"[(,]\s?(?:in\s)?(?:[A-Za-z]{{2,10}}\s)?{_SMALLEST}\b|\bin\s{_SMALLEST}\b|¢", re.IGNORECASE)


def says_percent(text: str) -> bool:
    """Tell whether a heading or a label says that its figures are in percent."""
    return "%" in text or speaks_of_any(_PERCENT, text) or not _PLURALS.isdisjoint(runs_of(text.lower()))


_PERCENT: tuple[Role, ...] = ("percent", "percent_points")
_PLURALS = frozenset(("percents", "percentages"))


@lru_cache(maxsize=4096)
def declared_in_heading(text: str) -> float:
    """Return the scale a heading, label or unit column names, 0 where it names none."""
    if _CENTS.search(text):
        return CENT
    match = _HEADING.search(text)
    if match is None:
        beside = _BESIDE_MONEY.search(text)
        return _scale_beside(beside) if beside else 0.0
    if match[3]:
        return 1e3
    if match[4]:
        return CONTINENTAL[match[4].lower()]
    return LETTER_SCALES[match[2].lower()] if match[2] else _WORD[match[1].lower()]


def _scale_beside(found: re.Match[str]) -> float:
    if found[1]:
        return _THOUSANDS[found[1]]
    return CONTINENTAL[found[2].lower()] if found[2] else EAST_ASIAN[found[3]]


def declared_in_text(text: str) -> float:
    """Return the scale that running text declares for the figures by it (`(in thousands)`), 0 for none or several."""
    found = {_WORD[next(g for g in m.groups() if g).lower()] for m in _DECLARED.finditer(text)}
    return found.pop() if len(found) == 1 else 0.0
