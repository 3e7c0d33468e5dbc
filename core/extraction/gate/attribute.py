"""The attribute that a question names (`X's office`, `which street`): a sentence that tells another is no answer.

`Papers name Ana Ruiz in the acknowledgements` has the name and a place, and tells nothing of where her office is.
"""

from __future__ import annotations

from functools import lru_cache

from core.extraction.gate.asked import Asked
from core.reading.calendars import MONTH_NUMBERS
from core.reading.characters import has_digit, runs_of
from core.reading.compounds import writes_compounds
from core.reading.languages import BY_CODE
from core.reading.lexicon import opens_with, pattern_of, speaks_of, terms_in, words_of
from core.reading.said_otherwise import groups_in
from core.reading.stopwords import plain_words_of
from core.reading.things import sorted_out
from core.reading.wording import held_terms, telling_words

_WITHIN = "'’-&"
_ENGLISH = "en"
_OWNERS = ("'s", "’s", "s'", "s’")
_MOST = 2
"""Words of a noun: `mobile number`, `job title`."""


def tells_another_attribute(asked: Asked, text: str, around: str) -> bool:
    """Tell whether a sentence, with what heads it, has nothing of the attribute that a question names."""
    code = asked.language or _ENGLISH
    told = f"{text} {around}"
    if speaks_of("none", text, code):
        return False
    if (owned := owned_in(asked.text, code)) and not _says(owned, told, code):
        return not (opens_with("asks_where", asked.text.lstrip("¿¡ "), code) and speaks_of("is_located", told, code))
    if (counted := counted_in(asked.text, code)) and not _says(counted, told, code):
        return True
    if code == _ENGLISH and asks_which_firm(asked.text):
        return not (speaks_of("oneself", text, code) or _has_a_name(asked.text, text))
    noun = kind_in(asked.text, code)
    if not noun or _says(noun, told, code):
        return False
    if _is_a_street(noun, code):
        return not _names_a_street(told, asked.text, code)
    return code == _ENGLISH and not _may_name_one(asked.text, text)


@lru_cache(maxsize=512)
def owned_in(question: str, code: str) -> str:
    """Return what of somebody is asked for, in English: `office` of `where is Ana's office?`; nothing of a kind."""
    if code != _ENGLISH or not opens_with("question_word", question.lstrip(), code):
        return ""
    told = list(runs_of(question, _WITHIN))
    at = next((n for n, word in enumerate(told) if n and word.endswith(_OWNERS) and word[:1].isupper()), 0)
    noun = _noun(told[at + 1 :], code) if at else ""
    # What is done with it may stand behind: `where are Ana's samples kept?` asks for no samples.
    most = 1 if opens_with("asks_where", question.lstrip(), code) else _MOST
    return noun if at and 0 < len(told) - at - 1 == len(noun.split()) <= most else ""


@lru_cache(maxsize=512)
def kind_in(question: str, code: str) -> str:
    """Return the noun behind `which`: `street` of `which street is it on?`."""
    found = pattern_of("which_of_a_kind", code).match(question.lstrip("¿¡ "))
    return _noun(list(runs_of(question.lstrip("¿¡ ")[found.end() :], _WITHIN))[:1], code) if found else ""


@lru_cache(maxsize=512)
def counted_in(question: str, code: str) -> str:
    """Return of what days or hours are counted, in English: `annual leave` of `how many days of annual leave`."""
    asked = pattern_of("plan_how_many", code).search(question) if code == _ENGLISH else None
    told = list(runs_of(question[asked.end() :], _WITHIN)) if asked else []
    of_it = (
        len(told) > _MOST
        and told[1].casefold() in words_of("of", language=code)
        and speaks_of("calendar_word", told[0], code)
    )
    return _noun(told[2:], code) if of_it else ""


@lru_cache(maxsize=512)
def asks_which_firm(question: str) -> bool:
    """Tell whether it is asked which company: a word that else says nothing of what is asked for."""
    found = pattern_of("which_of_a_kind", _ENGLISH).match(question.lstrip())
    return found is not None and opens_with("oneself", question.lstrip()[found.end() :].lstrip(), _ENGLISH)


def _noun(told: list[str], code: str) -> str:
    idle = plain_words_of(code) | words_of("auxiliary", "preposition", "kind_generic", "leads_somebody", language=code)
    noun = list[str]()
    for word in told[:_MOST]:
        if word.casefold() in idle or has_digit(word):
            break
        noun.append(word)
    return " ".join(noun)


def _says(noun: str, text: str, code: str) -> bool:
    terms = frozenset(term for word in telling_words(noun, code) for term in word.terms)
    if not terms or held_terms(terms, text, code):
        return True
    alike = code == _ENGLISH
    return not groups_in(noun, code, asked=alike).isdisjoint(groups_in(text, code, asked=alike))


def _is_a_street(noun: str, code: str) -> bool:
    return noun.casefold() in words_of("street_word", language=code)


def _names_a_street(text: str, question: str, code: str) -> bool:
    """The question's own (`the office in Orrin Quay`) tells none."""
    streets = terms_in("street_word", language=code)
    if BY_CODE[code].script != "latin":
        return any(street in text for street in streets)
    known = {word.casefold() for word in runs_of(question)}
    told = [word for run in runs_of(text) if (word := run.casefold()) not in known]
    if writes_compounds(code):
        return any(word.endswith(streets) for word in told)
    return not words_of("street_word", language=code).isdisjoint(told)


def _may_name_one(question: str, text: str) -> bool:
    """It has a name, a figure or a word in quotes that the question has not: it may be one of the kind."""
    quoted = any(mark in text for mark in "“\"'’:")
    return quoted or _has_a_name(question, text) or has_digit(sorted_out(text).rest)


def _has_a_name(question: str, text: str) -> bool:
    """It has a name that the question has not, or begins with what may be one.

    `Seasonality is a characteristic of series`: what a sentence begins with, if that is no small word.
    """
    known = {word.casefold() for word in runs_of(question)} | plain_words_of(_ENGLISH)
    known |= words_of("preposition", "everybody_is", language=_ENGLISH)
    fresh = [word for word in runs_of(text) if word[:1].isupper() and word.casefold() not in known]
    return any(not speaks_of("calendar_word", word) and word.casefold() not in MONTH_NUMBERS for word in fresh)
