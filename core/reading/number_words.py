"""Numbers written as words: `twenty-one`, `three hundred and five`, `half a million`."""

from __future__ import annotations

import re

UNITS = {
    "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16,
    "seventeen": 17, "eighteen": 18, "nineteen": 19,
}  # fmt: skip
TENS = {
    "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90,
}  # fmt: skip
LARGE = {"hundred": 100, "thousand": 1_000, "million": 1_000_000, "billion": 10**9, "trillion": 10**12}

_PARTS = {"half": 2, "third": 3, "quarter": 4, "fifth": 5, "tenth": 10}
FRACTION_NAMES = frozenset(_PARTS) | {f"{part}s" for part in _PARTS}
FRACTION = re.compile(
    r"(?<!first\s)(?<!second\s)(?<!first-)(?<!second-)\b(?:(?P<all>a|one|two|three|four)[\s-])?(?P<part>half|(?:third|quarter|fifth|tenth)s?)\sof\s(?!a\b|an\b|\x00|(?:19|20)\d\d|"
    r"(?:the\s)?(?:year|month|century|fiscal|week|day|season|game|match|century)\b)",
    re.IGNORECASE,
)

NUMBER_WORDS = "|".join([*UNITS, *TENS, *LARGE])


def value_of_words(words: str) -> float | None:
    """Return the value of a run of number words, or None where it says nothing (`one` alone, `hundred`)."""
    tokens = [w for w in re.split(r"[\s-]+", words.lower()) if w and w != "and"]
    if not tokens or tokens in (["one"], ["zero"]) or tokens[0] in LARGE:
        return None
    total, current = 0.0, 0.0
    for word in tokens:
        if word in UNITS:
            current += UNITS[word]
        elif word in TENS:
            current += TENS[word]
        elif word == "hundred":
            current *= 100
        else:
            total += current * LARGE[word]
            current = 0.0
    return total + current


def share_of_fraction(match: re.Match[str]) -> float | None:
    """Return what a fraction of something is in percent: `two thirds of`; None for an ordinal (`the third of`)."""
    part = match["part"].lower()
    count = (match["all"] or ("one" if part == "half" else "")).lower()
    return 100 * (1 if count == "a" else UNITS[count]) / _PARTS[part.removesuffix("s")] if count else None
