"""Which readings of a question are offered: of what is on record, by names that people know, with an answer in kind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from core.extraction.gate.subject import label_of
from core.extraction.support import Query, tells_figure
from core.extraction.understanding import Understanding, understanding
from core.extraction.wanted import in_english
from core.indexing.readers.formats import named
from core.model import Passage
from core.reading.characters import has_letter, runs_of
from core.reading.languages import LANGUAGES
from core.reading.lexicon import opens_with, pattern_of, speaks_of_any, words_of
from core.reading.roles import Role
from core.reading.senses import senses_of
from core.reading.stopwords import plain_words_of
from core.reading.words import content_words

_LEAST = 2
_MOST_TRIED = 6
_MOST_OF_A_NOUN = 3  # words
_OF_PERSONS: Final[tuple[Role, ...]] = ("asks_person", "asks_who_is")


def offered(names: Sequence[str], text: str, passages: tuple[Passage, ...]) -> tuple[str, ...]:
    """Return the names to choose from; none where fewer than two are left, or nothing tells of what is asked."""
    if len(names) < _LEAST:
        return ()
    read = understanding(text, passages)
    if not _is_on_record(read, passages):
        return ()
    kept = [name for name in names[:_MOST_TRIED] if is_a_name(name) and _has_an_answer(name, read, passages)]
    return tuple(kept) if len(kept) >= _LEAST else ()


def is_a_name(name: str) -> bool:
    """Tell whether people would know a subject by it: no number (`ten`), file, or part of a paper (`Decisions`)."""
    said = name.strip().casefold()
    known = said in _number_words() or said in words_of("part_of_a_paper")
    return has_letter(name) and not known and named(name) is None


def names_somebody(name: str, text: str, passages: Sequence[Passage]) -> bool:
    """Tell whether a name may be meant: `who is the keeper?` does not mean a document that has a file's name alone."""
    if not speaks_of_any(_OF_PERSONS, text):
        return True
    return is_a_name(name) and all(p.meta.title or name not in label_of(p.meta) for p in passages)


@cache
def _number_words() -> frozenset[str]:
    return frozenset(word for language in LANGUAGES for word in language.numbers)


def _is_on_record(read: Understanding, passages: Sequence[Passage]) -> bool:
    """What the question is about stands somewhere: of a canteen subsidy that nothing tells of, no section says more.

    Only in English: of other languages' inflection and compounds too little is known to be sure.
    """
    if not in_english(read.query.language):
        return True
    told = senses_of(" ".join(f"{p.meta.title} {p.meta.section} {p.meta.source_file} {p.text}" for p in passages))
    return all(not senses_of(word).isdisjoint(told) for word in _nouns(read.query.text))


def _nouns(question: str) -> Iterator[str]:
    """Yield the words behind a determiner, to the next plain one: `a canteen subsidy`, `the warranty`."""
    plain = plain_words_of("en") | words_of("question_word", language="en")
    for found in pattern_of("determiner", "en").finditer(question):
        for word in runs_of(question[found.end() :].partition(",")[0])[:_MOST_OF_A_NOUN]:
            if word.lower() in plain:
                break
            yield word


def _has_an_answer(name: str, read: Understanding, passages: tuple[Passage, ...]) -> bool:
    """What is best told of it by its name has a figure where one is asked for, and is no row of `which ones`."""
    found = understanding(f"{name}: {read.query.text}", passages)
    own = set(content_words(name))
    of_it = (s for s in found.scored if own <= set(content_words(f"{s.segment.context} {s.segment.text}")))
    best = next(of_it, None)
    if best is None:
        return True  # another search may find it
    if best.segment.row is not None and opens_with("which_one_of_all", read.query.text.lstrip()):
        return False
    return _is_of_the_kind(read.query, best.segment.text)


def _is_of_the_kind(query: Query, text: str) -> bool:
    return not query.wants_figure or query.wants_date or tells_figure(text, query.language)
