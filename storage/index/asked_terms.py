"""What keyword search looks for: the words of a question, and what else documents may write for them.

German and Dutch write in one word what a question may say in two, and the reverse: `Kündigungsfrist`, `Frist für die
Kündigung`. Which forms there are, the collection's own words tell: only what stands in some chunk is searched for.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import permutations
from typing import Final

from core.reading.compounds import SHORTEST_COMPOUND, forms_of, joined, spellings_of, splits_of, writes_compounds
from core.reading.detection import language_of
from core.reading.lexicon import terms_in
from core.reading.stopwords import BY_LANGUAGE
from storage.index.keyword_query import telling, words_in

Held = Callable[[Sequence[str]], Collection[str]]
"""Returns those of some words that a chunk holds."""

MOST_WORDS: Final = 6  # of a question, that are parted or joined: each costs some 30 look-ups
MOST_FORMS: Final = 24  # that are searched for beside a question's own words
_SHORTEST_WORD: Final = 4
_SHARP: Final = "ß"  # small letters by case folding are `ss`; the index of SQLite keeps it


def asked_words(query: str, held: Held) -> list[str]:
    """Return the words to search for, in small letters: those of the query, and forms of them that documents hold."""
    language = language_of(query)
    own = _own(query, language)
    if not writes_compounds(language):
        return own
    nouns = [word for word in own if len(word) >= _SHORTEST_WORD and word.isalpha()]
    found = dict.fromkeys(
        form for forms in (_joined(nouns, language, held), _parts(nouns, language, held)) for form in forms
    )
    return list(dict.fromkeys((*own, *list(found)[:MOST_FORMS])))


def _own(query: str, language: str) -> list[str]:
    """Return the telling words; those of a language that tell nothing in it are left out where others are there."""
    words = telling([*words_in(query), *(word for word in query.lower().split() if _SHARP in word and word.isalpha())])
    if language == "en" or not language:
        return words
    plain = BY_LANGUAGE.get(language, frozenset()) | frozenset(terms_in("question_word", language=language))
    return [word for word in words if word not in plain] or words


def _joined(nouns: Sequence[str], language: str, held: Held) -> list[str]:
    """Return the compounds of two of the words, and the words' own other forms."""
    chosen = sorted(nouns, key=len, reverse=True)[:MOST_WORDS]
    made = [form for pair in permutations(chosen, 2) for form in joined(*pair, language)]
    inflected = [form for word in chosen for form in (*forms_of(word, language), *spellings_of(word, language))]
    there = held([*made, *inflected])
    return [form for form in (*made, *inflected) if form in there]


def _parts(nouns: Sequence[str], language: str, held: Held) -> Iterator[str]:
    for word in [noun for noun in nouns if len(noun) >= SHORTEST_COMPOUND][:MOST_WORDS]:
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
