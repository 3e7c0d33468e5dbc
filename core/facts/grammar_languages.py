"""A question of another language about figures, put into the words that the grammar reads.

Names of measures and words that tell what is done with them (`highest`, `grow`) are translated, and words that only ask
are left out. Whatever else it says stays as it is, and is then not understood: a figure is told for what was read in
full alone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from core.facts.metrics import label
from core.reading.detection import language_of
from core.reading.language import terms_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import either, pattern_of, speaks_of
from core.reading.periods import dates_in

_WIDE = "\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
_JOINTS = re.compile(rf"(?<=[{_WIDE}])(?=[A-Za-z0-9])|(?<=[A-Za-z0-9])(?=[{_WIDE}])")
_HELD = "\ue000{}\ue001"
"""What was read stands so till all words that only ask are out: `in total` has words that other languages have, too."""
_HELD_AT = re.compile("\ue000(\\d{1,4})\ue001")


def in_english(question: str) -> str:
    """Return a question with its measures under English names; one in English, or of no such measure, as it is.

    Letters of a script without blanks stand apart from what is written on to them: `revenue는`.
    """
    language = BY_CODE.get(language_of(question))
    if language is None or not language.measures or speaks_of("asks_reason", question):
        return question
    text = spaced = _JOINTS.sub(" ", question)
    read = list[str]()

    def held(english: str) -> str:
        read.append(english)
        return f" {_HELD.format(len(read) - 1)} "

    spoken = _spoken_of(language.code)
    text = _quarters_of(language.code).sub(lambda found: held(f"Q{_numbers_of(language.code)[found[1].lower()]}"), text)
    for day in dates_in(text):
        (year, month, number), *others = day.readings
        if year and month and number and not others:
            text = text.replace(day.text, held(f"{year:04}-{month:02}-{number:02}"))
    measures, words = _phrases_of(language.code)
    text, times = measures.subn(lambda found: held(spoken[_plain(found[0])]), text)
    if not times:
        return spaced
    text = words.sub(lambda found: held(spoken[_plain(found[0])]), text)
    text = _asking_of(language.code).sub(" ", text)
    return _HELD_AT.sub(lambda found: read[int(found[1])], text)


def _plain(words: str) -> str:
    return " ".join(words.casefold().split())


@cache
def _spoken_of(code: str) -> Mapping[str, str]:
    """The English for what a language says, measures before other words."""
    language = BY_CODE[code]
    words = {_plain(term): english for english, terms in language.figure_words.items() for term in terms_of(terms)}
    return words | {_plain(term): label(name) for name, terms in language.measures.items() for term in terms_of(terms)}


@cache
def _phrases_of(code: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Names of measures and ratios, and the other words; of overlapping ones the longest is read."""
    language = BY_CODE[code]
    ratios = [t for english, terms in language.figure_words.items() if english in _MEASURED for t in terms_of(terms)]
    named = [*ratios, *(term for terms in language.measures.values() for term in terms_of(terms))]
    others = [
        (t, e in _TIED) for e, terms in language.figure_words.items() if e not in _MEASURED for t in terms_of(terms)
    ]
    plain, tied = (either([term for term, is_tied in others if is_tied is of], whole=True) for of in (False, True))
    return _any(named), re.compile(rf"{plain}|{tied}(?=\s?\d)", re.IGNORECASE)


_TIED = frozenset(("from", "to", "between", "since"))
"""What leads to a time says so only where one stands behind it: `von 2018`."""


_MEASURED = frozenset(
    (
        *("gross margin", "net margin", "operating margin", "return on equity", "return on assets", "share price"),
        *("closing price", "gross profit", "total liabilities", "inventory", "r&d expense", "diluted eps"),
        "operating cash flow",
    )
)


def _any(terms: list[str]) -> re.Pattern[str]:
    return re.compile(either(terms, whole=True), re.IGNORECASE)


@cache
def _numbers_of(code: str) -> Mapping[str, int]:
    return {word.lower(): number for word, number in BY_CODE[code].ordinals.items()}


@cache
def _quarters_of(code: str) -> re.Pattern[str]:
    """`Drittes Quartal`, `第三季度`."""
    ordinals, quarter = either(BY_CODE[code].ordinals, whole=True), pattern_of("quarter").pattern
    return re.compile(rf"({ordinals})\.?\s?(?:{quarter})", re.IGNORECASE)


@cache
def _asking_of(code: str) -> re.Pattern[str]:
    language = BY_CODE[code]
    words = [*terms_of(language.asks_figure), *language.stop_words.split()]
    return _any(words)
