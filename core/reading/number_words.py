"""Numbers written as words: `twenty-one`, `three hundred and five`, `half a million`."""

from __future__ import annotations

import re
from typing import Final

from core.reading.languages import LANGUAGES
from core.reading.lexicon import alternatives, either

NUMBERS: Final = {word: value for language in LANGUAGES for word, value in language.numbers.items()}
ORDINALS: Final = {word: value for language in LANGUAGES for word, value in language.ordinals.items()}
NUMBER_WORDS: Final = either(NUMBERS)
JOINERS: Final = frozenset(word for language in LANGUAGES for word in language.number_joiners.split())
JOINER: Final = either(JOINERS)

FRACTIONS: Final = {word: parts for language in LANGUAGES for word, parts in language.fractions.items()}
_LARGE = 100
_FOUR_TWENTIES = (4, 20)
_MOST_PARTS = 4
_COUNTS = {word: value for word, value in NUMBERS.items() if 0 < value <= _MOST_PARTS} | {"a": 1}
_NOT_BEHIND = "".join(f"(?<!{word}[\\s-])" for word, value in ORDINALS.items() if value < 3 and word.isalpha())
FRACTION: Final = re.compile(
    rf"{_NOT_BEHIND}\b(?:(?P<all>{either(_COUNTS)})[\s-])?(?P<part>{either(FRACTIONS)})\s{either(['of'])}\s"
    rf"(?!a\b|an\b|\x00|(?:19|20)\d\d|(?:the\s)?{alternatives('span_of_time')})",
    re.IGNORECASE,
)


def value_of_words(words: str) -> float | None:
    """Return the value of a run of number words, or None where it says nothing (`one` alone, `hundred`)."""
    values = [NUMBERS[w] for w in words.lower().replace("-", " ").split() if w not in JOINERS]
    if not values or values in ([1], [0]) or values[0] >= _LARGE:
        return None
    total, current = 0.0, 0.0
    for value in values:
        if value < _LARGE:
            # French counts by twenties: `quatre-vingt-deux`.
            current = current * value if (current, value) == _FOUR_TWENTIES else current + value
        elif value == _LARGE:
            current *= value
        else:
            total += current * value
            current = 0.0
    return total + current


def share_of_fraction(match: re.Match[str]) -> float | None:
    """Return what a fraction of something is in percent: `two thirds of`; None for an ordinal (`the third of`)."""
    parts = FRACTIONS[match["part"].lower()]
    count = _COUNTS[match["all"].lower()] if match["all"] else int(parts == 2)
    return 100 * count / parts if count else None
