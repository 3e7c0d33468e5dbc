"""What a question whether one may names: things, places and a deed; and whether a rule is one on those.

`Drones are forbidden on the site` tells whether one may fly one, whatever the verb: the thing is what is ruled on. That
something else is forbidden in the place that is named tells nothing, nor does a rule on another place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from core.extraction.otherwise import terms_said_otherwise
from core.extraction.segments import Segment
from core.extraction.support import Query
from core.extraction.wanted import in_english
from core.reading.characters import is_hangul, runs_of, without_hiragana
from core.reading.languages import BY_CODE
from core.reading.lexicon import pattern_of, speaks_of, speaks_of_any, terms_in, words_of
from core.reading.roles import Role
from core.reading.stopwords import plain_words_of
from core.reading.wording import AskedWord, held_terms, kind_of, telling_words

_RULES: Final[tuple[Role, ...]] = ("rule_allows", "rule_forbids", "negates")
_DEEDS: Final = 2
"""Words behind `may I` that may be of the deed: `faire voler`."""
_OPENING: Final = "¿¡ "


class _Named(NamedTuple):
    things: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    deeds: tuple[str, ...] = ()


def rules_on_it(query: Query, segment: Segment) -> bool:
    """Tell whether it is asked if one may, and a sentence rules on all things that are named, in the place named."""
    if segment.row is not None or not (_asks_one_may(query) and _rules(query, segment.text)):
        return False
    named, around = _named(query.text, query.language), f"{segment.text} {segment.context}"
    told = all(_holds(query, thing, segment.text) for thing in named.things)
    return bool(named.things) and told and all(_holds(query, place, around) for place in named.places)


def rules_on_something_else(query: Query, segment: Segment) -> bool:
    """Tell whether it is asked if one may, and a sentence rules on another place or thing, or tells of another deed."""
    if segment.row is not None or not _asks_one_may(query):
        return False
    named, around = _named(query.text, query.language), f"{segment.text} {segment.context}"
    if not all(_holds(query, place, around) for place in named.places):
        return _rules(query, segment.text) and bool(_named(segment.text, query.language).places)
    if named.things and _rules(query, segment.text):
        telling = named.things if kind_of(query.language) == "pairs" else (*named.things, *named.deeds)
        return not any(_holds(query, word, around) for word in telling)
    another = bool(named.places and named.deeds) and not named.things
    return another and not any(_does(query, deed, segment.text) for deed in named.deeds)


def _asks_one_may(query: Query) -> bool:
    code = query.language
    if in_english(code) or not speaks_of("asks_permission", query.text, code):
        return False
    return not speaks_of("question_word", query.text, code)


def _rules(query: Query, text: str) -> bool:
    return bool(speaks_of_any(_RULES, text, query.language))


def _holds(query: Query, word: str, text: str) -> bool:
    return all(_is_held(query, one, text) for one in telling_words(word, query.language))


def _is_held(query: Query, word: AskedWord, text: str) -> bool:
    held = held_terms(word.terms, text, query.language)
    held |= terms_said_otherwise(query.otherwise, text, query.language)
    return len(held.intersection(word.terms)) * 2 > len(word.terms)


def _does(query: Query, deed: str, text: str) -> bool:
    """What is written without blanks, or with endings of one letter, is held where a sign of it is."""
    if _holds(query, deed, text):
        return True
    if kind_of(query.language) != "pairs":
        return False
    if is_hangul(deed[0]):
        return any(word.startswith(deed[0]) for word in text.split())
    return any(sign in text for sign in without_hiragana(deed).split() for sign in sign)


@lru_cache(maxsize=1024)
def _named(text: str, code: str) -> _Named:
    """Return what a text names, a question's deed apart; nothing of a language (ISO 639-1) that is not read so."""
    if kind_of(code) != "pairs":
        return _sorted(_in_words(text, code)) if BY_CODE[code].script == "latin" else _Named()
    found = pattern_of("asks_permission", code).search(text)
    said = text[: found.start()] if found else text
    return _sorted(_in_tokens(said, code) if any(map(is_hangul, said)) else _in_runs(said, code))


def _sorted(told: Iterator[tuple[str, str]]) -> _Named:
    found: dict[str, list[str]] = {"things": [], "places": [], "deeds": []}
    for sort, word in told:
        found[sort].append(word)
    return _Named(*(tuple(found[sort]) for sort in _Named._fields))


def _in_words(text: str, code: str) -> Iterator[tuple[str, str]]:
    """Yield each word that tells something: of a place behind `in` and its like, of a deed by what it ends with."""
    said = text.lstrip(_OPENING)
    opened = pattern_of("asks_permission", code).match(said)
    words = runs_of(pattern_of("asks_permission", code).sub(" ", said))
    capitals, places = BY_CODE[code].nouns_in_capitals, words_of("place_word", language=code)
    located, told = False, 0
    for word in words:
        if word.casefold() in places:
            located = True
        elif telling_words(word, code) and word.casefold() not in plain_words_of(code):
            told += 1
            deed = not word[:1].isupper() if capitals else opened is not None and _is_a_deed(word, told, words, code)
            yield "deeds" if deed else "places" if located else "things", word
            located = located and deed


def _is_a_deed(word: str, told: int, words: Sequence[str], code: str) -> bool:
    ends = word.casefold().endswith(terms_in("verb_ending", language=code))
    return ends and (told <= _DEEDS or word == words[-1])


def _in_tokens(said: str, code: str) -> Iterator[tuple[str, str]]:
    """Yield words that bear their particles; the last one, which `may one` is written on to, is the deed."""
    *before, last = said.split() or [""]
    places = words_of("place_word", language=code)
    for word in before:
        if telling_words(word, code):
            yield "places" if any(place in word[1:] for place in places) else "things", word
    if last:
        yield "deeds", last


def _in_runs(said: str, code: str) -> Iterator[tuple[str, str]]:
    """Yield what stands before each particle; what is behind the last one is the deed."""
    places, start = words_of("place_word", language=code), 0
    particles = places | words_of("subject_mark", "marks_done_to", language=code)
    for at, sign in enumerate(said):
        if sign in particles and not without_hiragana(sign).strip() and telling_words(said[start:at], code):
            yield "places" if sign in places else "things", said[start:at]
            start = at + 1
    if said[start:].strip():
        yield "deeds", said[start:]
