"""Whether a question in another language than English asks how far two cells are apart, or what several come to."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property

from core.extraction.gate.asked_words import AskedWords
from core.extraction.otherwise import Otherwise, is_light, otherwise_said, terms_said_otherwise
from core.reading.characters import takes_blanks
from core.reading.language import terms_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import pattern_of, phrases_in, speaks_of_any, terms_in
from core.reading.notation import CURRENCY_NAMES
from core.reading.opposites import compared_by
from core.reading.periods import named_periods
from core.reading.roles import Role
from core.reading.superlatives import superlative_of
from core.reading.things import things_in
from core.reading.word_order import words_in_order
from core.reading.wording import AskedWord, kind_of, telling_words

_PRICED: tuple[Role, ...] = ("asks_price", "asks_money")
_SUMS: tuple[Role, ...] = ("asks_sum", "sum")
_SHORTEST_NOUN = 4  # letters
_BETWEEN = ("between", "from", "to", "and", "with")
_MOVED = ("change", "grow", "fall")


@dataclass(frozen=True, slots=True)
class Wish:
    """What is asked of cells: the words beside the operation, whether they are set `apart` (else added up).

    `quarters` are those that a range of them names, `years` those that are named; `of_money`: only figures of
    money are meant.
    """

    words: AskedWords
    apart: bool
    of_money: bool
    quarters: frozenset[int]
    years: frozenset[int]


def wish_of(question: str, code: str) -> Wish | None:
    """Return what a question of a language (ISO 639-1) asks of several cells; None where it asks for one."""
    apart = speaks_of_any(("asks_difference",), question, code) or _moves(question, code)
    adds = speaks_of_any(_SUMS, question, code)
    if apart is adds or (adds and superlative_of(question, code) is not None):
        return None
    priced = speaks_of_any(_PRICED, question, code)
    rest = question if apart else _without_periods(question)
    for role in (*(("asks_difference", "than", "set_against") if apart else _SUMS), *_PRICED):
        rest = pattern_of(role, code).sub(" ", rest)
    rest = _without_moves(rest, code) if apart else rest
    for name in _BETWEEN:
        rest = _without(rest, BY_CODE[code].figure_words.get(name, "")) if kind_of(code) != "pairs" else rest
    years = frozenset(named_periods(question).years)
    return Wish(WordsOfCells(rest, code), apart, priced, _quarters(question), years)


def _without_periods(question: str) -> str:
    for period in (thing.text for thing in things_in(question) if thing.kind == "period"):
        question = question.replace(period, " ")
    return question


def _moves(question: str, code: str) -> bool:
    """`Um wie viel ist ... gestiegen`: by how much, and a word for it."""
    known = BY_CODE[code].figure_words
    return _has(question, known.get("how much", "")) and any(_has(question, known.get(name, "")) for name in _MOVED)


def _has(text: str, terms: str) -> bool:
    return bool(phrases_in(text, terms_of(terms)))


def _without(text: str, terms: str) -> str:
    for phrase in phrases_in(text, terms_of(terms)):
        at = _place_of(phrase, text.lower())
        text = f"{text[:at]} {text[at + len(phrase) :]}" if at >= 0 else text
    return text


def _place_of(phrase: str, text: str) -> int:
    """Return where a phrase stands as a word, where blanks part words; -1 where nowhere."""
    at = text.find(phrase)
    while at >= 0 and takes_blanks(phrase[0]) and _goes_on(text[at - 1 : at], text[at + len(phrase) :][:1]):
        at = text.find(phrase, at + 1)
    return at


def _goes_on(before: str, behind: str) -> bool:
    return before.isalnum() or behind.isalnum()


def _without_moves(text: str, code: str) -> str:
    """Leave out what compares: `günstiger`, `coûte plus`, `gestiegen`."""
    for name in _MOVED:
        text = _without(text, BY_CODE[code].figure_words.get(name, ""))
    if kind_of(code) == "pairs":
        return text
    for word in reversed(words_in_order(text)):
        compared = compared_by(word.lowered, code)
        if compared is not None and not compared.most and word.lowered in _degrees(code):
            text = f"{text[: word.start]} {text[word.end :]}"
    return text


@cache
def _degrees(code: str) -> frozenset[str]:
    """Words that say more or less of anything, and adjectives compared: not `alta`, which names a season."""
    return frozenset(terms_in("more_than", "less_than", "asks_difference", language=code))


def _quarters(question: str) -> frozenset[int]:
    """`Vom ersten bis zum dritten Quartal`: all between, too."""
    named = named_periods(question).quarters
    return frozenset(range(min(named), max(named) + 1)) if len(named) > 1 else frozenset(named)


class WordsOfCells(AskedWords):
    """The words of a question with its periods, which may set two columns apart, and with what says the same."""

    @cached_property
    def _asked(self) -> tuple[AskedWord, ...]:
        idle = _idle(self.code)
        return tuple(one for one in telling_words(self.text, self.code) if idle.isdisjoint(one.terms))

    @cached_property
    def words(self) -> tuple[frozenset[str], ...]:
        """The terms of each word, in order."""
        return tuple(frozenset(one.terms) for one in self._asked)

    @cached_property
    def every(self) -> frozenset[int]:
        """The places of all words that something must hold."""
        return frozenset(at for at, one in enumerate(self._asked) if self._must_be_held(one))

    def _must_be_held(self, word: AskedWord) -> bool:
        """No sign alone, where words are pairs of them; nor what is counted in, and who asks."""
        if is_light(word, self._otherwise):
            return False
        if kind_of(self.code) == "pairs":
            return not word.of_kind and len(word.terms[0]) > 1
        return not word.of_kind or (len(word.terms[0]) >= _SHORTEST_NOUN and word.terms[0] not in CURRENCY_NAMES)

    @cached_property
    def _otherwise(self) -> tuple[Otherwise, ...]:
        return otherwise_said(self.text, self._asked, self.code)

    def held(self, text: str) -> frozenset[int]:
        """Return the places of the words that a text holds, or says otherwise."""
        told = terms_said_otherwise(self._otherwise, text, self.code) if text else frozenset()
        return super().held(text) | frozenset(at for at, word in enumerate(self.words) if word <= told)


@cache
def _idle(code: str) -> frozenset[str]:
    """Words that say nothing of which cells are meant: `has`, `three`."""
    terms = terms_in("asks_has", "light_verb", "table_soft", "measure_noun", language=code)
    return frozenset((*BY_CODE[code].numbers, *(word for term in terms for word in term.split())))
