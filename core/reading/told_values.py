"""What a sentence tells that another could tell in its place: a figure, a length of time, a day, a time, a date."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, Literal, NamedTuple

from core.reading.amounts import read_amounts
from core.reading.characters import takes_blanks
from core.reading.clock_times import moments_in
from core.reading.language import terms_of
from core.reading.languages import BY_CODE, READ
from core.reading.lexicon import words_of
from core.reading.periods import dates_in
from core.reading.stems import stem
from core.reading.stopwords import plain_words_of
from core.reading.weekdays import place_of_days
from core.reading.word_forms import WORD

Sort = Literal["figure", "weekday", "time", "date", "year"]
Place = tuple[int, int]
LONGEST: Final = 2_000
"""Characters that are looked at."""
_SPANS: Final = frozenset(name for language in READ for name in language.time_units)
"""English words of units of time, which English needs no names for."""
_RANKS: Final = "第"
_BETWEEN: Final = frozenset(" -\u2010\u2011\u00a0")


class Value(NamedTuple):
    """A value in its place. `start` to `end` is the figure, day, time or date alone; `behind` is where its noun ends.

    `unit` is a currency, `%` or the like; `noun` what is counted, as it is compared; `span` the English name of a unit
    of time (`day`), where that is what is counted.
    """

    start: int
    end: int
    sort: Sort
    unit: str = ""
    noun: str = ""
    span: str = ""
    behind: int = 0


def values_in(text: str, language: str) -> tuple[Value, ...]:
    """Return the values of a text in a language (ISO 639-1), in order."""
    text = text[:LONGEST]
    found = [*_days(text), *_moments(text)]
    taken = [(one.start, one.end) for one in found]
    for place, unit in _figures(text, language):
        if not any(_overlap(place, other) for other in taken):
            found.append(_counted(text, place, unit, language))
    return tuple(sorted(found))


def names_a_span(text: str, language: str) -> bool:
    """Tell whether a text has a word for a unit of time (`a year`), in a language that parts words by blanks."""
    said = {match[0].casefold() for match in WORD.finditer(text)}
    return not said.isdisjoint(_spans(language)) or any(stem(word) in _SPANS for word in said)


def _days(text: str) -> Iterator[Value]:
    at = 0
    while place := place_of_days(text[at:]):
        yield Value(at + place[0], at + place[1], "weekday")
        at += place[1]


def _moments(text: str) -> Iterator[Value]:
    dates = [(date.start, date.end) for date in dates_in(text) if any(map(any, date.readings))]
    yield from (Value(*place, "date") for place in dates)
    for moment in moments_in(text):
        if not any(_overlap(moment.place, place) for place in dates):
            yield Value(*moment.place, "year" if moment.sort == "year" else "time")


def _figures(text: str, language: str) -> list[tuple[Place, str]]:
    """Return figures and numbers in words, each with its unit; what is one number in several words is one."""
    read = [((one.start, one.end), one.unit) for one in read_amounts(text)]
    spelt = [(place, "") for place in (*_in_words(text, language), *_in_signs(text, language))]
    merged: list[tuple[Place, str]] = []
    for place, unit in sorted((*read, *spelt)):
        if merged and _overlap(place, merged[-1][0]):
            (start, end), before = merged[-1]
            merged[-1] = (start, max(end, place[1])), before or unit
        else:
            merged.append((place, unit))
    return merged


def _in_words(text: str, language: str) -> Iterator[Place]:
    """Yield the runs of number words: `dix-sept`, `vinte e cinco`, `اثنتا عشرة`."""
    joiners = frozenset(BY_CODE[language].number_joiners.split())
    found: list[Place] = []
    for match in WORD.finditer(text):
        if match[0].casefold() not in _number_words(language):
            continue
        between = text[found[-1][1] : match.start()].casefold() if found else "."
        apart = not _BETWEEN.issuperset(between) and between.strip() not in joiners
        found.append(match.span() if apart else (found.pop()[0], match.end()))
    yield from (place for place in found if text[slice(*place)].casefold() not in words_of("article"))


@cache
def _number_words(language: str) -> frozenset[str]:
    known = BY_CODE[language]
    return frozenset((*known.numbers, *words_of("spelt_number", language=language)))


def _in_signs(text: str, language: str) -> Iterator[Place]:
    """Yield the numbers in signs that are counted: `十二` of `十二年`."""
    known = BY_CODE[language]
    signs = frozenset((*known.numerals, *known.numeral_units))
    if known.script == "hangul":  # of its signs many are syllables of other words
        return
    start = -1
    for at, sign in enumerate(f"{text} "):
        if sign in signs:
            start = at if start < 0 else start
        elif start >= 0:
            if _unit_at(text, at, language) and text[start - 1 : start] != _RANKS:
                yield start, at
            start = -1


def _counted(text: str, place: Place, unit: str, language: str) -> Value:
    """Put to a figure what stands behind it and is counted."""
    start, end = place
    if unit:
        return Value(start, end, "figure", unit=unit, behind=end)
    blanks = len(text[end:]) - len(text[end:].lstrip(" -\u00a0"))
    at = end + blanks
    if (term := _unit_at(text, at, language)) and not (_puts_blanks(language) and blanks == 0):
        return Value(start, end, "figure", noun=term, span=_spans(language).get(term, ""), behind=at + len(term))
    counted = WORD.match(text, at) if blanks and _puts_blanks(language) else None
    if counted is None or counted[0].casefold() in _idle(language):
        return Value(start, end, "figure", behind=end)
    if (end_of_month := _month_at(text, counted.start(), language)) is not None:
        return Value(start, end_of_month, "date")
    if money := next((one.unit for one in read_amounts(f"2 {counted[0]}")), ""):
        return Value(start, counted.end(), "figure", unit=money, behind=counted.end())
    noun = stem(counted[0].casefold())
    return Value(start, end, "figure", noun=noun, span=noun if noun in _SPANS else "", behind=counted.end())


@cache
def _idle(language: str) -> frozenset[str]:
    """Return the words that count nothing: `6 now`."""
    around = words_of("around_what_is_right", "of_the_present", language=language)
    return plain_words_of(language) | around


def _month_at(text: str, at: int, language: str) -> int | None:
    """Return where the month ends that stands behind a day (`12 juin`, `12 de junio`), None where there is none."""
    word = WORD.match(text, at)
    if word is not None and word[0].casefold() in words_of("of", language=language):
        word = WORD.match(text, word.end() + 1)
    names = (name for names in BY_CODE[language].months for name in names.split())
    return word.end() if word is not None and word[0].casefold() in names else None


def _unit_at(text: str, at: int, language: str) -> str:
    """Return the unit of time or the counter that stands at a place, the longest; nothing where there is none."""
    behind = text[at : at + 20].casefold()
    return next((term for term in _counters(language) if behind.startswith(term) and _ends(behind, term)), "")


def _ends(behind: str, term: str) -> bool:
    follows = behind[len(term) : len(term) + 1]
    return not takes_blanks(term[-1]) or not follows.isalpha()


@cache
def _counters(language: str) -> tuple[str, ...]:
    known = BY_CODE[language]
    return tuple(sorted({*_spans(language), *known.counters.split()}, key=len, reverse=True))


@cache
def _spans(language: str) -> dict[str, str]:
    units = BY_CODE[language].time_units
    return {term.casefold(): name for name, terms in units.items() for term in terms_of(terms)}


def _puts_blanks(language: str) -> bool:
    return BY_CODE[language].script not in ("han", "kana", "hangul")


def _overlap(one: Place, other: Place) -> bool:
    return one[0] < other[1] and other[0] < one[1]
