"""What a question in another language than English is about, and where a noun with its article stands in it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from core.reading.language import terms_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import opens_with, pattern_of, speaks_of, speaks_of_any, words_of
from core.reading.roles import Role
from core.reading.stopwords import BY_LANGUAGE
from core.reading.unit_words import time_unit_behind
from core.reading.wording import kind_of, telling_words

_SIGNS = " ?？؟!！.。¿¡,，、:;"
_EXTREMES = ("highest", "lowest")
_ALONE_FROM = 2  # words that carry meaning; with fewer a question hangs on the one before


def sets_one_apart(text: str, language: str) -> bool:
    """Tell whether a text speaks of what is before all others: `el servicio más barato`, `die längste Frist`."""
    if speaks_of_any(("cheapest", "dearest"), text, language):
        return True
    lower = f" {text.lower()} "
    terms = (t for name in _EXTREMES for t in terms_of(BY_CODE[language].figure_words.get(name, "")))
    return any((f" {term} " if kind_of(language) != "pairs" else term) in lower for term in terms)


def asked_of(question: str, language: str) -> str:
    """Return the words of a question that say what it is about: not what it asks, nor the time that it counts.

    Empty where none is left, and in scripts without blanks. `Wer ist für den IT-Support zuständig?` is about
    `IT-Support zuständig`, `¿Cuántos días de vacaciones tengo?` about `vacaciones tengo`.
    """
    return " ".join(_telling(question, language))


def _telling(question: str, language: str) -> Iterator[str]:
    asks = False
    for word, behind in pairwise([*(w.strip(_SIGNS) for w in question.split()), ""]):
        asked, asks = asks, _asks(word, language)
        # `Cuántos días`, `cuánto cuesta la`: that is asked, and no part of what it is about.
        asked = asked and (bool(time_unit_behind(word)) or behind.lower() in words_of("article", language=language))
        if word and not asks and not asked and telling_words(word, language):
            yield word


def _asks(word: str, language: str) -> bool:
    if kind_of(language) == "pairs":
        return opens_with("question_word", word, language)
    return speaks_of("question_word", word, language)


def in_place_of_led(rest: str, before: str, language: str) -> str:
    """Put `das Hotel` in place of the first noun that the question before leads with an article, and what it is of.

    Nothing where either has none, or where that noun comes first: whoever asks `Die Kaution?` asks nothing.
    """
    if not opens_with("article", rest, language):
        return ""
    words = before.split()
    start = next(
        (at for at, word in enumerate(words) if at and word.lower() in words_of("article", language=language)), 0
    )
    end = end_of_phrase(words, start, language) if start else 0
    if end <= start + 1:
        return ""
    end = _behind_what_it_is_of(words, end, language) if speaks_of_any(_OF_A_THING, before, language) else end
    signs = words[end - 1][len(words[end - 1].rstrip(_SIGNS)) :]
    return " ".join((*words[:start], f"{rest}{signs}", *words[end:]))


_OF_A_THING: tuple[Role, ...] = ("kind_where", "asks_hours", "asks_person")


def _behind_what_it_is_of(words: list[str], end: int, language: str) -> int:
    """Return where the whole name of a thing ends (`le bureau du courrier`) that is asked for, or its hours.

    What something costs may be asked of another part of the same thing: `la location du bateau`, `et la caution ?`.
    """
    while end + 1 < len(words) and opens_with("of_owner", " ".join(words[end:]), language):
        before, end = end, end_of_phrase(words, end, language)
        if end <= before + 1:
            return before
    return end


def end_of_phrase(words: list[str], start: int, language: str) -> int:
    """Return where the words behind an article end: before one that carries no meaning, or a verb where that is told.

    Where every noun has a capital letter, the first one ends it.
    """
    plain, end = BY_LANGUAGE.get(language, frozenset()), start + 1
    while end < len(words) and words[end].strip(_SIGNS).lower().partition("-")[0] not in plain:
        end += 1
        if BY_CODE[language].nouns_in_capitals and words[end - 1][:1].isupper():
            break
        if words[end - 1].endswith(tuple(_SIGNS)):
            break
    return end


def says_little(text: str, language: str) -> bool:
    """Tell whether a text has fewer than two words that carry meaning, prepositions and pronouns left out."""
    small = leads(language) | words_of("pronoun", language=language) | frozenset(BY_CODE[language].written_behind)
    told = (word.terms for word in telling_words(_without_counter(text, language), language))
    least = 2 if kind_of(language) == "pairs" else 1
    return sum(len(terms[0]) >= least and terms[0] not in small for terms in told) < _ALONE_FROM


def _without_counter(text: str, language: str) -> str:
    """Leave out what only asks how many, with how the verb is written on to it: `몇 명이야` of `정원은 몇 명이야`."""
    if kind_of(language) != "pairs":
        return text
    counted = pattern_of("kind_how_many", language).search(text)
    if counted is None:
        return text
    behind = text[counted.end() :]
    return f"{text[: counted.start()]} {'' if len(behind) <= _LONGEST_COPULA else behind}"


_LONGEST_COPULA = 4  # characters: `이에요`, `인가요`


@cache
def leads(language: str) -> frozenset[str]:
    """Return the small words that lead a noun: articles, prepositions."""
    return words_of("article", "adposition", "preposition", language=language)
