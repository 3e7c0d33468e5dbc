"""The words of a question that say what is asked for, each looked for in labels, headings and captions."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property, lru_cache

from core.extraction.gate.asked import is_period
from core.facts.mentions import plain_named
from core.reading.language import terms_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import speaks_of, terms_in, words_of
from core.reading.line_names import in_english, lines_named
from core.reading.names import unaccented
from core.reading.periods import named_periods
from core.reading.roles import Role
from core.reading.senses import idle_senses, senses_of
from core.reading.units import NAMED_UNITS, Unit
from core.reading.weekdays import days_told
from core.reading.wording import AskedWord, held_terms, kind_of, telling_words
from core.reading.words import words

ENGLISH = "en"


@dataclass(frozen=True)  # no slots: what is read of it is read once
class AskedWords:
    """What a question says beside its period: `words`, each by the terms that it is looked for by.

    `text` is what they were read from, `code` its language (ISO 639-1). A word of the roles `soft` may say what is done
    with a figure (`missed`), or be a part of what a row is called (`Missed appointments`): nothing need hold it.
    """

    text: str
    code: str
    soft: tuple[Role, ...] = ()

    @cached_property
    def words(self) -> tuple[frozenset[str], ...]:
        """The terms of each word, in order."""
        if self.code == ENGLISH:
            told = plain_named(self.text).split()
            senses = dict.fromkeys(sense for sense in _ordered_senses(" ".join(told)) if _tells(sense))
            return tuple(frozenset((sense,)) for sense in senses)
        found = telling_words(self.text, self.code)
        return tuple(frozenset(one.terms) for one in found if not _is_idle(one, self.code))

    @cached_property
    def every(self) -> frozenset[int]:
        """The places of all words that something must hold."""
        if self.code == ENGLISH:
            soft = _senses_of_roles((*self.soft, "table_soft", "table_employs"))
            if not _named_costs().isdisjoint(plain_named(self.text).split()):
                soft -= senses_of("costs")  # `spend` is how a figure is asked for, `costs` are what is asked for
            return frozenset(at for at, word in enumerate(self.words) if not word <= soft)
        of_kind = {frozenset(one.terms) for one in telling_words(self.text, self.code) if one.of_kind}
        return frozenset(at for at, word in enumerate(self.words) if word not in of_kind)

    def held(self, text: str) -> frozenset[int]:
        """Return the places of the words that a text holds."""
        if not text:
            return frozenset()
        if self.code == ENGLISH:
            senses = _senses_held(text) | senses_of(days_told(text, ENGLISH))
            return frozenset(at for at, word in enumerate(self.words) if word <= senses)
        return frozenset(at for at, word in enumerate(self.words) if _holds(word, text, self.code))

    def exact(self, text: str) -> int:
        """Count the words of a question in another language than English that stand in a text to the letter.

        `EBITDA` begins like `EBIT`, as two forms of a word do.
        """
        if self.code == ENGLISH:
            return 0
        runs = frozenset(words(text.casefold()))
        return sum(not word.isdisjoint(runs) for word in self.words)

    def unasked(self, text: str) -> int:
        """Return how many telling words of a text the question does not say."""
        return len(_senses_told(text) - self._senses) if self.code == ENGLISH else self._unasked_elsewhere(text)

    @cached_property
    def _senses(self) -> frozenset[str]:
        return frozenset().union(*self.words)

    def _unasked_elsewhere(self, text: str) -> int:
        told = (frozenset(one.terms) for one in telling_words(text, self.code) if not _is_idle(one, self.code))
        return sum(not _holds(word, self.text, self.code) and not self._says_more(word) for word in told)

    def _says_more(self, label: frozenset[str]) -> bool:
        """A word of a label that holds one of the question, where words are written together: `Umsatzerlöse`."""
        return any(any(term in one for one in label for term in word if len(term) > _SHORTEST) for word in self.words)


_SHORTEST = 4


@cache
def _named_costs() -> frozenset[str]:
    """Words that name costs, and are no verbs."""
    return words_of("cost_noun", language=ENGLISH)


@lru_cache(maxsize=1024)
def _ordered_senses(text: str) -> tuple[str, ...]:
    whole = senses_of(text)
    each = [sense for word in text.split() for sense in senses_of(word)]
    return tuple(dict.fromkeys((*(one for one in each if one in whole), *sorted(whole))))


@lru_cache(maxsize=16384)
def _senses_told(text: str) -> frozenset[str]:
    return frozenset(sense for sense in senses_of(in_english(text)) if _tells(sense))


@lru_cache(maxsize=16384)
def _senses_held(text: str) -> frozenset[str]:
    """What a text says itself, by its units, and by the English names of lines that it names in another language."""
    plain_letters = frozenset() if text.isascii() else senses_of(unaccented(text))
    return senses_of(text) | plain_letters | _also_said(text) | senses_of(" ".join(lines_named(text)))


@lru_cache(maxsize=16384)
def _tells(sense: str) -> bool:
    named = sense in _prices() or sense not in idle_senses()
    return named and sense not in _asks() and not is_period(sense) and not sense.isdigit()


@cache
def _prices() -> frozenset[str]:
    return _senses_of_roles(("asks_price",))


@cache
def _asks() -> frozenset[str]:
    single = (term for term in terms_in(*_ASKS, language=ENGLISH) if " " not in term)
    return senses_of(" ".join(single)) - _prices()


_ASKS: tuple[Role, ...] = ("asks_has", "light_verb", "table_idle", "question_word")


@lru_cache(maxsize=64)
def _senses_of_roles(roles: tuple[Role, ...]) -> frozenset[str]:
    return senses_of(" ".join(word for term in terms_in(*roles, language=ENGLISH) for word in words(term)))


@lru_cache(maxsize=16384)
def _also_said(text: str) -> frozenset[str]:
    """What a text says by a unit (`(l)`: litres), and what asks for a price."""
    runs = "".join(sign if sign.isalnum() or sign in "°³²" else " " for sign in text.casefold()).split()
    meant = {NAMED_UNITS[run] for run in runs if run in NAMED_UNITS}
    units = senses_of(" ".join(name for unit in meant for name in _names_of_units()[unit]))
    return units | (_prices() if speaks_of("price_word", text) else frozenset())


@cache
def _names_of_units() -> dict[Unit, tuple[str, ...]]:
    return {unit: tuple(name for name, other in NAMED_UNITS.items() if other == unit) for unit in NAMED_UNITS.values()}


@lru_cache(maxsize=16384)
def _holds(word: frozenset[str], text: str, code: str) -> bool:
    if len(held_terms(word, text, code)) * 2 > len(word):
        return True
    if any(held_terms((other,), text, code) for term in word for other in _same_things(code).get(term, ())):
        return True
    if kind_of(code) == "pairs":
        return False  # two signs of a name name other lines: `매출` is a part of `매출원가`, too
    told = _senses_held(text) if (lines := _lines_of(word)) else frozenset()
    return any(line <= told for line in lines)


@lru_cache(maxsize=4096)
def _lines_of(word: frozenset[str]) -> tuple[frozenset[str], ...]:
    """The senses of the lines of statements that a word of another language than English names."""
    return tuple(senses_of(line) for term in word for line in lines_named(term))


@cache
def _same_things(code: str) -> dict[str, tuple[str, ...]]:
    """Each name of a thing, with all others."""
    found: dict[str, tuple[str, ...]] = {}
    for entry in BY_CODE[code].same_things:
        names = tuple(name.strip() for name in entry.split(","))
        found.update(dict.fromkeys(names, names))
    return found


@lru_cache(maxsize=16384)
def _is_idle(word: AskedWord, code: str) -> bool:
    """It names a period, or says little of what is asked for: `hoch`, `betrug`, `年度`."""
    named = named_periods(" ".join(word.terms))
    return bool(named.years or named.quarters) or any(term in _idle(code) for term in word.terms)


@cache
def _idle(code: str) -> frozenset[str]:
    known = BY_CODE[code]
    figure_words = ("how much", "which year", "percent")
    phrases = (*terms_of(known.asks_figure), *known.ordinals, *known.fillers.split())
    phrases += terms_in(
        "asks_has",
        "period_word",
        "year_word",
        "quarter",
        "half_year",
        "months_word",
        "light_verb",
        "table_soft",
        language=code,
    )
    phrases += tuple(term for name in figure_words for term in terms_of(known.figure_words.get(name, "")))
    return frozenset(word.removesuffix("*") for phrase in phrases for word in (phrase, *phrase.split()))
