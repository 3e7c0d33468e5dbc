"""Every company and measure that a question names, misspelt ones as well; each is taken out of its words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from typing import get_args

from core.facts.companies import folded, looks_like_ticker
from core.facts.mentions import find_company, find_measure, plain
from core.facts.metrics import SPOKEN, spoken
from core.facts.ratios import spoken_ratios
from core.reading.characters import stands_alone
from core.reading.languages.en import ENGLISH
from core.reading.lexicon import standing_alone, words_of
from core.reading.roles import Role

COMPANY = "¤"
MEASURE = "§"
_LEAST_LETTERS = 4
_MOST_LETTERS = 40
_NEAR = 0.82
_MOST_NAMES = 8
_MISSPELT_OF: tuple[Role, ...] = ("plan_neutral", "plan_rise", "plan_fall", "plan_filing", "plan_price", "plan_trend")


@dataclass(frozen=True, slots=True)
class Named:
    """What was found, the text that is left, and what misspelt words were taken for."""

    found: tuple[str, ...]
    rest: str
    readings: tuple[str, ...] = ()


def find_companies(question: str, companies: Sequence[str]) -> Named:
    """Return the companies named, in the order they stand in, by name, ticker or the first word of their name alone."""
    symbols = [entry for entry in companies if looks_like_ticker(entry)]
    found = [entry for entry in symbols if stands_alone(entry, question) or _in_small_letters(entry, question)]
    left = question
    for ticker in found:  # as they are written, which a plain text has lost
        left = _without(ticker, left)
    text = plain(left)
    for _ in range(_MOST_NAMES):
        entry, rest = find_company(text, _others(companies, found))
        if entry is None:
            break
        found.append(entry)
        text = rest
    named, text = _by_first_word(text, _others(companies, found))
    where = plain(question)
    everything = [*found, *named]
    return Named(tuple(dict.fromkeys(sorted(everything, key=lambda name: _place(name, where)))), text)


def _in_small_letters(ticker: str, question: str) -> bool:
    """`aapl` and `aapls` are no words of the language; `all`, `cost` and `low` are, and `a` is none by itself."""
    small = ticker.lower()
    if len(small) < _LEAST_SYMBOL or small in _usual_words():
        return False
    return re.search(rf"(?<![\w-]){re.escape(small)}(?:['’]?s)?(?![\w-])", question) is not None


_LEAST_SYMBOL = 3


@lru_cache(maxsize=1)
def _usual_words() -> frozenset[str]:
    """The words that questions over figures are made of."""
    roles: list[Role] = [role for role in get_args(Role) if role.startswith(("plan_", "newest", "price", "neutral"))]
    terms = " ".join((*words_of(*roles), *SPOKEN, *spoken_ratios(), *ENGLISH.stop_words.split()))
    return frozenset(terms.split())


def _without(ticker: str, question: str) -> str:
    written = f"(?:{re.escape(ticker)}|{re.escape(ticker.lower())}s?)"
    return re.sub(rf"\$?(?<!\w){written}(?!\w)(?:['’]s)?", f" {COMPANY} ", question)


def _place(name: str, text: str) -> int:
    first = folded(name).split(" ")[0] if not looks_like_ticker(name) else name.lower()
    at = text.find(first)
    return at if at >= 0 else len(text)


def _others(companies: Sequence[str], found: Sequence[str]) -> list[str]:
    return [entry for entry in companies if not looks_like_ticker(entry) and entry not in found]


def _by_first_word(text: str, companies: Iterable[str]) -> tuple[list[str], str]:
    """`Velmara` or `Velmara Systems` for `Velmara Systems SE`, `apples` for `Apple's`: no other's begins so."""
    found: list[str] = []
    for first, name in _first_words(tuple(companies)).items():
        more = "".join(rf"(?: {re.escape(word)}" for word in folded(name).split(" ")[1:])
        rest = more + ")?" * more.count("(?: ")
        pattern = standing_alone(rf"(?:the )?\$?{re.escape(first)}{rest}(?:'s|'|s)?", r"\w-")
        if pattern.search(text):
            found.append(name)
            text = pattern.sub(f" {COMPANY} ", text)
    return found, text


@lru_cache(maxsize=16)
def _first_words(companies: tuple[str, ...]) -> dict[str, str]:
    by_word: dict[str, set[str]] = {}
    for name in companies:
        by_word.setdefault(folded(name).split(" ")[0], set()).add(name)
    usual = words_of("plan_neutral")
    return {
        word: next(iter(names))
        for word, names in by_word.items()
        if len(names) == 1 and len(word) >= _LEAST_LETTERS and word not in usual
    }


def find_measures(text: str, metrics: Iterable[str]) -> Named:
    """Return the metrics and ratios named, in the order they stand in."""
    names, marked = marked_measures(text, metrics)
    return Named(tuple(dict.fromkeys(names)), marked.replace(MEASURE, " "))


def marked_measures(text: str, metrics: Iterable[str]) -> tuple[list[str], str]:
    """Return the measures in the order they stand in, each as often as it is named, and the text with their marks."""
    known, found, marked = tuple(metrics), list[str](), text.replace(MEASURE, " ")
    for _ in range(_MOST_NAMES):
        metric, ratio, rest = find_measure(marked, known)
        name = metric or ratio
        if name is None:
            break
        at = _difference(marked, rest)
        found.insert(marked[:at].count(MEASURE), name)
        marked = f"{rest[:at]}{MEASURE}{rest[at + 1 :]}"
    return found, marked


def completed_name(words: str, measures: Sequence[str], metrics: Iterable[str]) -> str | None:
    """Return the measure that a few words name with the end of an earlier one's name: `basic` after `diluted EPS`."""
    said = [word for word in words.split() if word not in words_of("plan_neutral", "follows_on")]
    known = set(metrics)
    if not 0 < len(said) <= _MOST_COMPLETED or len(measures) != 1:
        return None
    for name in _names_of(measures[0]):
        ends = name.split()
        for cut in range(1, len(ends)):
            found = find_measures(" ".join((*said, *ends[cut:])), known)
            if len(found.found) == 1 and not found.rest.strip() and found.found[0] != measures[0]:
                return found.found[0]
    return None


_MOST_COMPLETED = 2


def _names_of(measure: str) -> list[str]:
    phrases = [*SPOKEN.items(), *spoken_ratios().items()]
    return [spoken(measure), *(words for words, name in phrases if name == measure)]


def _difference(text: str, rest: str) -> int:
    return next((i for i, (a, b) in enumerate(zip(text, rest, strict=False)) if a != b), len(rest))


@lru_cache(maxsize=1)
def _asking_words() -> frozenset[str]:
    """Longer words that say which time or operation is meant."""
    words = " ".join(words_of(*_OPERATIONS)).replace("*", "").split()
    return frozenset(word for word in words if len(word) > _LEAST_LETTERS and word.isascii() and word.isalpha())


_OPERATIONS: tuple[Role, ...] = (
    *("plan_percent", "plan_change", "plan_sum", "plan_average", "plan_median", "plan_highest", "plan_lowest"),
    *("plan_rise", "plan_fall", "plan_full_year", "plan_quarters", "plan_filing", "plan_quarter_before", "newest"),
    *("plan_compare", "plan_day_shift", "plan_which", "plan_in_which", "plan_excluding"),
)


def misspelt(words: Iterable[str], companies: Sequence[str], metrics: Iterable[str]) -> Iterator[tuple[str, str, str]]:
    """Yield words that nearly spell a company's or a measure's, with what they are taken for and its kind."""
    names = _first_words(tuple(_others(companies, ())))
    known = set(metrics)
    measures = {word for word, name in SPOKEN.items() if name in known and " " not in word}
    measures |= {word for word in spoken_ratios() if " " not in word} | {spoken(name) for name in known}
    measures |= {part for words in SPOKEN for part in words.split() if len(part) > _LEAST_LETTERS}
    usual = words_of(*_MISSPELT_OF)
    for written in words:
        word = written.removesuffix("'s").removesuffix("'")
        if not _LEAST_LETTERS <= len(word) <= _MOST_LETTERS or word in usual or word in _usual_words():
            continue
        kinds = (("company", names.keys()), ("measure", measures), ("word", _asking_words()))
        for kind, spelt in kinds if word.isascii() and word.isalpha() else kinds[:2]:
            near = [n for n in get_close_matches(word, spelt, n=2, cutoff=_NEAR) if n[0] == word[0]]
            if near:
                yield written, near[0], kind
                break
