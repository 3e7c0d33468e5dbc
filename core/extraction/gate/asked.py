"""What a question asks for: the sentence that asks, the attribute, the period, and whether a figure is wanted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from core.facts.metrics import BY_NAME, SPOKEN, spoken
from core.reading.asking_why import asks_reason
from core.reading.calendars import MONTH_NUMBERS
from core.reading.characters import QUESTION_MARKS, has_digit
from core.reading.detection import language_of
from core.reading.lexicon import opens_with, pattern_of, speaks_of, words_of
from core.reading.number_words import ORDINALS
from core.reading.periods import dates_in, days_listed, named_periods
from core.reading.sentences import sentences
from core.reading.stems import stem
from core.reading.stopwords import plain_words_of
from core.reading.words import words

_CLOCK = frozenset(map(stem, (*MONTH_NUMBERS, *ORDINALS)))


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as the gate reads it.

    `attribute` are the stems of what is asked for, without periods, in order; `years`, `quarters` and `days`
    (ISO) those it names;
    `change` says that a change between periods is asked for, `figure` that it is answered by one; `language` is its
    code, empty where nothing tells it.
    """

    text: str
    attribute: tuple[str, ...] = ()
    years: frozenset[int] = frozenset()
    quarters: frozenset[int] = frozenset()
    days: frozenset[str] = frozenset()
    change: bool = False
    figure: bool = False
    language: str = ""

    @property
    def of_a_period(self) -> bool:
        """A figure of a period that is named: what answers must stand below both."""
        return self.figure and bool(self.attribute) and bool(self.years or self.quarters)

    def telling(self, text: str) -> tuple[str, ...]:
        """Return what a label or a sentence tells, in the question's language."""
        return telling_words(text, self.language)


@lru_cache(maxsize=512)
def asked_for(question: str) -> Asked:
    """Return what a question asks for, read from the sentence that asks."""
    text = asking_part(question)
    named, language = named_periods(text), language_of(text)
    return Asked(
        text,
        tuple(dict.fromkeys(_attribute(text, language))),
        frozenset(named.years),
        frozenset(named.quarters),
        frozenset(days_listed(text)),
        speaks_of("asks_change", text),
        _wants_figure(text, language, period=bool(named.years or named.quarters)),
        language,
    )


def otherwise_called(asked: Asked) -> Iterator[Asked]:
    """Yield the question with a metric that we know by name called by its other names: capex, purchases of property."""
    said = spoken(asked.text)
    phrases = sorted((p for p in SPOKEN if f" {p} " in f" {said} "), key=len, reverse=True)
    for phrase in phrases[:1]:
        metric = BY_NAME[SPOKEN[phrase]]
        before, _, after = f" {said} ".partition(f" {phrase} ")
        for name in (metric.label, *metric.synonyms):
            if len(name.split()) > 1 and spoken(name) != phrase:
                yield replace(
                    asked, attribute=tuple(dict.fromkeys(_attribute(f"{before} {name} {after}", asked.language)))
                )


def asking_part(question: str) -> str:
    """Return the sentences of a message that ask, without what leads in to them and how to write the answer.

    All of it where none asks: what is told around a question is no topic.
    """
    language = language_of(question)
    asking = [_without_lead_in(s, language) for s in sentences(question) if s.endswith(QUESTION_MARKS)]
    return _without_asides(" ".join(asking)) or question


def _attribute(text: str, language: str) -> Iterator[str]:
    days = {str(date[2]) for found in dates_in(text) for date in found.readings}
    return (t for t in telling_words(text, language) if t not in plain_words() and t not in days and not is_period(t))


def _without_lead_in(sentence: str, language: str) -> str:
    """`Using only the balance sheet, how much ...?`, `Answer the following question: what ...?`."""
    asks = pattern_of("question_word", language)
    if asks.match(sentence):
        return sentence
    marks = (at for at, sign in enumerate(sentence) if sign in ",:" and asks.match(sentence, at + 2))
    at = next(marks, 0)
    return sentence[at + 2 :] if at and _is_instruction(sentence[:at]) else sentence


def _without_asides(text: str) -> str:
    """Leave out how to write the answer: `(in USD millions)`."""
    before, *asides = text.split(" (")
    kept = [before]
    for aside in asides:
        inside, closed, after = aside.partition(")")
        kept.append(after if closed and opens_with("unit_wanted", inside) else f" ({aside}")
    return "".join(kept)


def _is_instruction(lead_in: str) -> bool:
    """It tells where to look or how to answer (`Based on the balance sheet`), and names no period or thing."""
    return speaks_of("instructs", lead_in) and not has_digit(lead_in)


@lru_cache(maxsize=4096)
def telling_words(text: str, language: str) -> tuple[str, ...]:
    """Return the words that carry meaning in a language, and what sets things apart: `other assets`."""
    plain = plain_words_of(language)
    return tuple(stem(word) for word in words(text) if word not in plain or word in words_of("sets_apart"))


@lru_cache(maxsize=1)
def plain_words() -> frozenset[str]:
    """Return the stems that say nothing of which figure is asked for: `amount`, `value`, `company`, `compared`."""
    held_against = (word for phrase in words_of("against") for word in phrase.split())
    return frozenset(map(stem, (*words_of("oneself", "asked_of_a_figure"), *held_against)))


def is_period(term: str) -> bool:
    """Tell whether a stem is part of a period's name: `2019`, `quarter`, `end`, `december`."""
    return term in _CLOCK or term in _period_words() or _names_a_period(term)


@lru_cache(maxsize=4096)
def _names_a_period(term: str) -> bool:
    named = named_periods(term)
    return has_digit(term) and bool(named.years or named.quarters)


@lru_cache(maxsize=1)
def _period_words() -> frozenset[str]:
    named = words_of("period_word", "fiscal_year", "quarter", "half")
    return frozenset(stem(word.removesuffix("*")) for word in named)


def _wants_figure(text: str, language: str, *, period: bool) -> bool:
    """`How much ...`, or `What was ... in 2019?`: what is said of a period is mostly a figure."""
    if asks_reason(text, language) or any(speaks_of(role, text, language) for role in ("asks_date", "asks_person")):
        return False
    in_words = speaks_of("asks_figure", text, language) or speaks_of("how_measured", text, language)
    return in_words or (period and speaks_of("what_is", text, language))
