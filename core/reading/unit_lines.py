"""What a document says of the unit of figures, in a line or bracket above them: in its own words, and as a scale."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final

from core.reading.characters import FULL_STOPS, asides, has_digit
from core.reading.languages import LANGUAGES
from core.reading.lexicon import terms_in, words_of
from core.reading.markdown_marks import is_heading_line
from core.reading.notation import CODES, CONTINENTAL, CURRENCY_NAMES, EAST_ASIAN, SCALES
from core.reading.scales import declared_in_heading, declared_in_text
from core.reading.sentences import sentences
from core.reading.units import AMBIGUOUS, NAMED_UNITS

_LONGEST: Final = 80
_LONGEST_LINE: Final = 60  # of one that is no heading: a sentence may speak of millions, too
_STOPS: Final = (*FULL_STOPS, ",", ";", "，", "；")
_MOST_LINES: Final = 4
_NARROW: Final = str.maketrans("（）［］", "()[]")
_ASIDE: Final = (2, 120)
_LONGEST_COUNTED: Final = 4  # characters
_MONEY: Final = "€$£¥₩₹"


def unit_said(above: Sequence[str]) -> str:
    """Return the line, or bracket, nearest above a table that says its unit; empty where none does."""
    parts = ((line, part.strip(" ()（）[]:|")) for line in reversed(above) for part in _parts(line))
    return next((p for line, p in parts if p and len(p) <= _LONGEST and (_says_unit(p) or _is_aside(line, p))), "")


def _is_aside(line: str, part: str) -> bool:
    """A bracket that says in what (`(in MWh)`), or by a scale and what is counted (`（千人）`)."""
    if f"({part})" not in line.translate(_NARROW) or has_digit(part):
        return False
    first, *others = part.split()
    counted = part[0] in EAST_ASIAN and len(part) <= _LONGEST_COUNTED
    return counted or (first.casefold() in words_of("opens_unit") and len(others) in (1, 2))


def unit_line(above: str) -> str:
    """Return the same of the few lines right above figures that only say it: headings, brackets, short lines."""
    lines = above.rpartition("\n|")[2].splitlines() if "\n|" in above else above.splitlines()
    near = [line.strip() for line in lines if line.strip() and not line.lstrip().startswith("|")][-_MOST_LINES:]
    return unit_said([part for line in near for part in _only_units(line)])


@lru_cache(maxsize=1024)
def scale_stated(unit: str) -> float:
    """Return the scale that words say in any language (`in Mio. €`, `miles de euros`), 0 where they say none."""
    scale = declared_in_heading(unit) or declared_in_text(unit)
    if scale or has_digit(unit):
        return scale
    words = unit.casefold().replace("'", " ").replace("’", " ").split()
    bare = [word.strip(".,:()") for word in words]
    pairs = [" ".join(pair) for pair in pairwise(bare)]
    return next((found for word in (*pairs, *bare) if (found := _scales().get(word))), 0.0)


def scale_of_money(heading: str) -> float:
    """Return the scale that a heading names beside a currency (`miles de euros`), 0 where it names none."""
    return scale_stated(heading) if _names_scale(heading.casefold()) else 0.0


def _only_units(line: str) -> Iterator[str]:
    """Its brackets; the line itself where it is a heading or says a unit and little else."""
    bare = line.translate(_NARROW)
    yield from (bare[start:end] for start, end in asides(bare, *_ASIDE))
    if is_heading_line(line) or (len(line) <= _LONGEST_LINE and line[-1] not in _STOPS):
        yield line


def _parts(line: str) -> Iterator[str]:
    line = line.translate(_NARROW)
    bracketed = [line[start + 1 : end - 1] for start, end in asides(line, *_ASIDE)]
    told = (*bracketed, *sentences(line))
    pieces = [piece for mark in (", ", "; ", "、") for text in told for piece in text.split(mark)]
    # The least that says it: a line may say more of the table, a bracket more of one of its rows.
    yield from sorted((*bracketed, *pieces), key=len)


def _says_unit(part: str) -> bool:
    lowered = part.casefold()
    if any(term in lowered for term in terms_in("unit_mark")):
        return True
    runs = ["".join(sign for sign in run if sign.isalnum() or sign in "€$£¥") for run in lowered.split()]
    spelt = [word for word in runs if word in CONTINENTAL or (word in SCALES and len(word) > 1) or _in_thousands(word)]
    if has_digit(part.replace("000", "")):
        return any(map(_in_thousands, runs))
    close = any(word in lowered for word in EAST_ASIAN) and any(
        name in lowered for name in CURRENCY_NAMES if name[0] > "\u2fff"
    )
    if measure_said(part):
        return True
    return bool(spelt) or close or bool(declared_in_text(part) or declared_in_heading(part)) or _names_scale(lowered)


def measure_said(unit: str) -> str:
    """Return the unit of measure, or `%`, that a line or bracket says and nothing else (`in tonnes`), as it writes it.

    A letter alone is one behind a word that opens a unit.
    """
    words = unit.strip(" ()[]:.").split()
    opens = bool(words) and words[0].casefold() in words_of("opens_unit")
    bare = words[1:] if opens else words
    if len(bare) != 1:
        return ""
    if bare[0] == "%" or (opens and bare[0].casefold() in terms_in("percent")):
        return "%"
    named = NAMED_UNITS.get(bare[0].casefold())
    measures = named is not None and named.quantity != "time" and (opens or bare[0].casefold() not in AMBIGUOUS)
    return bare[0] if measures else ""


def _names_scale(lowered: str) -> bool:
    """`miles de euros`: a scale of its own beside a currency, or behind the word that opens a unit."""
    if not scale_stated(lowered):
        return False
    words = [word.strip(".,:()") for word in lowered.replace("'", " ").replace("’", " ").split()]
    money = any(sign in lowered for sign in _MONEY) or any(w in CURRENCY_NAMES or w in CODES for w in words)
    return money or words[0] in words_of("opens_unit")


def _in_thousands(word: str) -> bool:
    """`TEUR`, `T€`: thousands of a currency."""
    return len(word) > 1 and word[0] in "tk" and (word[1:] in CODES or word[1:] in "€$£¥")


@cache
def _scales() -> dict[str, float]:
    found = {word: value for word, value in SCALES.items() if len(word) > 1}
    for language in LANGUAGES:
        found |= {**language.scales, **language.unit_scales}
    return {word: value for word, value in found.items() if value >= SCALES["thousand"]}
