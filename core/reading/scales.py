"""The scale that a table, a heading or a caption declares: `in thousands`, `$M`, `$'000`."""

from __future__ import annotations

import re
from functools import lru_cache

_WORD = {
    "000": 1e3,
    "thousand": 1e3,
    "million": 1e6,
    "billion": 1e9,
    "trillion": 1e12,
    "mn": 1e6,
    "bn": 1e9,
    "mln": 1e6,
    "mio": 1e6,
}
_DECLARED = re.compile(
    r"\bin\s(?:[A-Z]{0,3}[$€£¥]\s?)?(?:[a-z]{2,10}\s){0,2}(thousand|million|billion|trillion)s?\b"
    r"|\(\s?(?:[$€£¥A-Z]{0,5}\s)?(?:amounts\s|dollars\s)?(thousand|million|billion|trillion)s?\b"
    r"|(?:[$€£¥]\s?|in\s)(?:['’‘´`])?(000)(?:['’‘´`]?s)?\b"
    r"|\b(thousand|million|billion|trillion)s\sof\s(?:[a-z.]{1,5}\s)?(?:dollars|euros|pounds|yen|shares|[$€£¥])",
    re.IGNORECASE,
)
_HEADING = re.compile(
    r"(?<![A-Za-z])(thousand|million|billion|trillion|mn|bn|mln|mio)s?(?![A-Za-z])|(?:[$€£¥]|\b(?:USD|EUR|GBP|CHF|NIS|RMB|Rs\.?)\s?)\s?(m|k|b)(?:n|ln)?\b"
    r"|(['’‘´`]000|\b000['’]?s\b|\(000\))",
    re.IGNORECASE,
)
CENT = 0.01
_LETTERS = {"m": 1e6, "k": 1e3, "b": 1e9}
PER_UNIT = re.compile(
    r"\bper\s(?:\w+\s){0,2}(?:share|unit|user|customer|employee|barrel|ounce|lb|ton|day|store|square|ads|warrant|option|site)|"
    r"\b(?:eps|dps|arpu|cents|price|exercise price|ratio|useful li[fv]e)|\(years?\)|\byears\b",
    re.IGNORECASE,
)
HEADS = re.compile(
    r"(?:(?:number\sof|total|average)\s){0,2}(?:headcount|employees|workforce|staff|FTEs?|full-time equivalents?)\b"
    r"(?!.*\b(?:benefit|cost|expens|compensation|stock|payable|related))",
    re.IGNORECASE,
)
"""A row that counts people: what a caption says of sums does not hold for it."""
PER_SHARE = re.compile(r"\bper\s(?:\w+\s){0,2}share\b|\b(?:eps|dps)\b", re.IGNORECASE)
PERCENTAGE = re.compile(r"%|\bpercent(?:age)?s?\b|\bpct\b", re.IGNORECASE)


_CENTS = re.compile(r"[(,]\s?(?:in\s)?(?:[A-Za-z]{2,10}\s)?(?:cents|pence)\b|\bin\s(?:cents|pence)\b|¢", re.IGNORECASE)


@lru_cache(maxsize=4096)
def declared_in_heading(text: str) -> float:
    """Return the scale a heading, label or unit column names, 0 where it names none."""
    if _CENTS.search(text):
        return CENT
    match = _HEADING.search(text)
    if match is None:
        return 0.0
    if match[3]:
        return 1e3
    return _LETTERS[match[2].lower()] if match[2] else _WORD[match[1].lower()]


def declared_in_text(text: str) -> float:
    """Return the scale that running text declares for the figures by it (`(in thousands)`), 0 for none or several."""
    found = {_WORD[next(g for g in m.groups() if g).lower()] for m in _DECLARED.finditer(text)}
    return found.pop() if len(found) == 1 else 0.0
