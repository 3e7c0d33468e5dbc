"""What keyword search looks for: the words of a question, and what else documents may write for them.

German and Dutch write in one word what a question may say in two, and the reverse: `Kündigungsfrist`, `Frist für die
Kündigung`. Which forms there are, the collection's own words tell: only what stands in some chunk is searched for.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Final, TypeVar

from core.reading.compounds import SHORTEST_COMPOUND, forms_of, joined, spellings_of, splits_of, writes_compounds
from core.reading.detection import language_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import terms_in
from core.reading.stopwords import BY_LANGUAGE
from storage.index.keyword_query import telling, words_in

KeyT = TypeVar("KeyT")
Held = Callable[[Sequence[str]], Collection[str]]
"""Returns those of some words that a chunk holds."""

FORMS_WEIGHT: Final = 0.2
"""What a chunk's score by other forms counts beside the one by the words asked.

Over 80 German questions R@1 is .887, .863 without, and .80 where they count as much."""
MOST_WORDS: Final = 6  # of a question, that are parted or joined: each costs some 30 look-ups
MOST_FORMS: Final = 24  # that are searched for beside a question's own words
_SHORTEST_WORD: Final = 4
_MARKS: Final = ".,;:!?¿¡()\"'„“”»«"
_SHARP: Final = "ß"  # small letters by case folding are `ss`; the index of SQLite keeps it


@dataclass(frozen=True, slots=True)
class Asked:
    """The words of a query with compounds of them, and other forms and parts of them, in small letters."""

    words: tuple[str, ...]
    forms: tuple[str, ...] = ()


def asked_words(query: str, held: Held) -> Asked:
    """Return what to search for: the words of a query, and what documents may write for them."""
    language = language_of(query)
    own = _own(query, language)
    if not writes_compounds(language):
        return Asked(tuple(own))
    nouns = _nouns(query, own, language)
    made = _joined(nouns, language, held)
    forms = dict.fromkeys((*_inflected(nouns, language, held), *_parts(nouns, language, held)))
    known = dict.fromkeys((*own, *made))
    return Asked(tuple(known), tuple(form for form in forms if form not in known)[:MOST_FORMS])


def together(found: Sequence[tuple[KeyT, float]], by_forms: Sequence[tuple[KeyT, float]]) -> list[tuple[KeyT, float]]:
    """Return what was found by words and by forms (ids and scores), best first."""
    scores = dict(found)
    for key, score in by_forms:
        scores[key] = scores.get(key, 0.0) + FORMS_WEIGHT * score
    return sorted(scores.items(), key=lambda one: -one[1])


def _nouns(query: str, own: Sequence[str], language: str) -> list[str]:
    """Return the words that may be compounds or parts of them; nouns, where they are written with capitals."""
    long = [word for word in own if len(word) >= _SHORTEST_WORD and word.isalpha()]
    capital = {word.strip(_MARKS).casefold() for word in query.split() if word.strip(_MARKS)[:1].isupper()}
    nouns = [word for word in long if word in capital] if BY_CODE[language].nouns_in_capitals else []
    return sorted(nouns or long, key=len, reverse=True)[:MOST_WORDS]


def _own(query: str, language: str) -> list[str]:
    """Return the telling words; those of a language that tell nothing in it are left out where others are there."""
    words = telling([*words_in(query), *(word for word in query.lower().split() if _SHARP in word and word.isalpha())])
    if language == "en" or not language:
        return words
    plain = BY_LANGUAGE.get(language, frozenset()) | frozenset(terms_in("question_word", language=language))
    return [word for word in words if word not in plain] or words


def _joined(nouns: Sequence[str], language: str, held: Held) -> list[str]:
    """Return the compounds of two of the words."""
    made = [form for pair in permutations(nouns, 2) for form in joined(*pair, language)]
    there = held(made)
    return [form for form in made if form in there]


def _inflected(nouns: Sequence[str], language: str, held: Held) -> list[str]:
    forms = [form for word in nouns for form in (*forms_of(word, language), *spellings_of(word, language))]
    there = held(forms)
    return [form for form in forms if form in there]


def _parts(nouns: Sequence[str], language: str, held: Held) -> Iterator[str]:
    for word in nouns:
        if len(word) >= SHORTEST_COMPOUND:
            yield from _parts_of(word, language, held)


def _parts_of(word: str, language: str, held: Held, depth: int = 2) -> list[str]:
    """Return the parts of a compound that documents hold: both, in whatever form, or none of them."""
    splits = list(splits_of(word, language))
    heads = {split.head: forms_of(split.head, language) for split in splits}
    there = held([form for forms in heads.values() for form in forms])
    for split in splits:
        second = [form for form in heads[split.head] if form in there]
        if not second:
            continue
        firsts = list(dict.fromkeys(form for one in split.modifiers for form in forms_of(one, language)))
        known = held(firsts)
        first = [form for form in firsts if form in known]
        if not first and depth > 1:
            first = [part for one in split.modifiers for part in _parts_of(one, language, held, depth - 1)]
        if first:
            return [*first, *second]
    return []
