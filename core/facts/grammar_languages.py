"""A question of another language about figures, put into the words that the grammar reads.

Names of measures and words that tell what is done with them (`highest`, `grow`) are translated, and words that only ask
are left out. Whatever else it says stays as it is, and is then not understood: a figure is told for what was read in
full alone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache, lru_cache
from itertools import takewhile

from core.facts.mentions import find_form, plain
from core.facts.metrics import SPOKEN, label, spoken
from core.facts.ratios import spoken_ratios
from core.reading.amounts import read_amounts
from core.reading.asking_why import asks_reason
from core.reading.characters import runs_of
from core.reading.compounds import forms_of
from core.reading.detection import language_of
from core.reading.digits import is_year
from core.reading.language import terms_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import either, pattern_of
from core.reading.periods import dates_in
from core.reading.phrases import FALLBACK

_WIDE = "\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
_JOINTS = re.compile(rf"(?<=[{_WIDE}])(?=[A-Za-z0-9])|(?<=[A-Za-z0-9])(?=[{_WIDE}])")
_HELD = "\ue000{}\ue001"
"""What was read stands so till all words that only ask are out: `in total` has words that other languages have, too."""
_HELD_AT = re.compile("\ue000(\\d{1,4})\ue001")


def in_english(question: str, metrics: Sequence[str] = (), *, anything: bool = False) -> str:
    """Return a question with its measures under English names; one in English, or of no such measure, as it is.

    What `metrics`, the names that figures are stored under, say in the asker's own word stays so: `Umsatz` is `umsatz`.

    With `anything` also where it is of no measure that is known: what it is of is left in it, to be named.
    Letters of a script without blanks stand apart from what is written on to them: `revenue는`.
    """
    language = BY_CODE.get(language_of(question))
    if language is None or not language.measures or asks_reason(question):
        return question
    spaced, text = _JOINTS.sub(" ", question), question
    read = list[str]()

    def held(words: str) -> str:
        read.append(words)
        return f" {_HELD.format(len(read) - 1)} "

    for day in dates_in(text):
        year, month, number = _as_written_there(day.text, day.readings)
        if year and month and number:
            text = text.replace(day.text, held(f"{year:04}-{month:02}-{number:02}"))
    text = _JOINTS.sub(" ", text)
    english = _spoken_of(language.code)
    text = _quarters_of(language.code).sub(lambda found: held(f"Q{_numbers_of(language.code)[found[1].lower()]}"), text)
    about, words = _phrases_of(language.code)
    own = _own_names(tuple(metrics), language.code)
    text, kept = _any(list(own)).subn(lambda found: held(own[_plain(found[0])]), text) if own else (text, 0)
    text, times = about.subn(lambda found: held(_said(found[0], english)), _bounds_before(text, language.code))
    times += kept
    if not (times or anything) and find_form(plain(text))[0] is None:
        return spaced
    text = words.sub(lambda found: held(_said(found[0], english)), text)
    text = _asking_of(language.code).sub(" ", _counts_of(language.code).sub(lambda found: _digits(found[0]), text))
    text = " ".join(_HELD_AT.sub(lambda found: read[int(found[1])], text).split())
    return text.replace(" half of from ", " half of ")


@lru_cache(maxsize=16)
def _own_names(metrics: tuple[str, ...], code: str) -> Mapping[str, str]:
    """Return the forms of the data's own names of metrics, and how each is spoken: `umsatzes` is `umsatz`."""
    own = (spoken(name) for name in metrics if spoken(name) not in SPOKEN)
    return {_plain(form): name for name in own for form in forms_of(name, code)}


def respelt(question: str) -> tuple[str, str] | None:
    """Return a question of another language with the measure that one of its words nearly spells, and how it was read.

    None where it names one, or none is near.
    """
    language = BY_CODE.get(language_of(question))
    if language is None or language.code == FALLBACK or _phrases_of(language.code)[0].search(question):
        return None
    names = [term for terms in language.measures.values() for term in terms_of(terms)]
    for word in runs_of(question):
        near = (
            get_close_matches(word.casefold(), names, n=1, cutoff=_NEAR) if _SHORTEST <= len(word) <= _LONGEST else []
        )
        if near:
            named = near[0].capitalize() if language.nouns_in_capitals else near[0]
            return question.replace(word, named, 1), f"I read “{word}” as {named}."
    return None


_NEAR, _SHORTEST, _LONGEST = 0.8, 5, 30


def _said(words: str, english: Mapping[str, str]) -> str:
    """The English for a term, with `and` where that is written on to its beginning: `وصافي الدخل`."""
    term = _plain(words)
    at = next(at for at in range(len(term)) if term[at:] in english)
    joint = english.get(term[:at], "") if at else ""
    return f"{joint} {english[term[at:]]}".strip()


def _as_written_there(text: str, readings: Sequence[tuple[int, int, int]]) -> tuple[int, int, int]:
    """Of `02.01.2024` the day that stands first: only English has it otherwise."""
    first = "".join(takewhile(str.isdecimal, text))
    return next((one for one in readings if len(readings) > 1 and str(one[2]) == first.lstrip("0")), readings[0])


def _plain(words: str) -> str:
    return " ".join(words.casefold().split())


def _bounds_before(text: str, code: str) -> str:
    """Put what bounds an amount before it where it stands behind: `3000억을 넘은` as `above 3000억`."""
    for amount in reversed(read_amounts(text)):
        found = _bound_of(code).search(text, amount.end, amount.end + _REACH)
        if found is not None and found.start() <= amount.end + _APART and not is_year(amount.text.strip()):
            said = f" {found[0]} {text[amount.start : amount.end]} "
            text = f"{text[: amount.start]}{said}{text[found.end() :]}"
    return text


@cache
def _bound_of(code: str) -> re.Pattern[str]:
    return _any([term for name in _BOUNDS for term in terms_of(BY_CODE[code].figure_words[name])])


_APART, _REACH = 3, 30  # a particle and blanks before the bound; characters that any bound has


@cache
def _counts_of(code: str) -> re.Pattern[str]:
    """Number words, which count filings: `die letzten drei`."""
    return _any([word for word, number in BY_CODE[code].numbers.items() if 1 < number <= _MOST_COUNTED] or ["\ue002"])


def _digits(word: str) -> str:
    return next(str(at) for at in (known.numbers.get(word.casefold()) for known in BY_CODE.values()) if at)


@cache
def _spoken_of(code: str) -> Mapping[str, str]:
    """The English for what a language says, measures before other words."""
    language = BY_CODE[code]
    said = ((english, terms_of(terms)) for english, terms in language.figure_words.items() if english)
    words = {_plain(term): english for english, terms in said for term in terms}
    return words | {_plain(term): label(name) for name, terms in language.measures.items() for term in terms_of(terms)}


@cache
def _phrases_of(code: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """What a question can be about, and the other words; of overlapping ones the longest is read."""
    language = BY_CODE[code]
    about = [t for english, terms in language.figure_words.items() if _is_subject(english) for t in terms_of(terms)]
    named = [*about, *(term for terms in language.measures.values() for term in terms_of(terms))]
    others = [
        (t, english in _TIED)
        for english, terms in language.figure_words.items()
        if english and not _is_subject(english)
        for t in terms_of(terms)
    ]
    free, tied = (either([term for term, is_tied in others if is_tied is of], whole=True) for of in (False, True))
    return _any(named), re.compile(rf"{tied}(?=\s?\d)|{free}", re.IGNORECASE)


def _is_subject(english: str) -> bool:
    """A figure, a price, a statement of accounts, or what is known here: without any, nothing is asked of figures."""
    return english in _SUBJECTS or spoken(english) in SPOKEN or spoken(english) in spoken_ratios()


_BOUNDS = ("above", "below")
_TIED = frozenset(("from", "to", "between", "since", *_BOUNDS))
"""What leads to a time or an amount says so only where one stands behind it: `von 2018`."""
_MOST_COUNTED = 20
_SUBJECTS = frozenset(
    (
        *("share price", "closing price", "opening price", "trading volume", "annual report", "quarterly report"),
        *("income statement", "balance sheet", "cash flow statement", "which metrics", "which companies have"),
        "how is that computed",
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
    """What only asks: nothing of it is left of a question for figures."""
    language = BY_CODE[code]
    asking = terms_of(language.figure_words.get("", ""))
    return _any([*terms_of(language.asks_figure), *asking, *language.stop_words.split()])
