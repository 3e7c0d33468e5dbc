"""A question that says which document it is of (`according to the Australian booklet`): the words name where to look.

What a booklet says of women it says without calling itself one in each sentence. So that document alone is read, and
asked without these words; where none bears the name, all of the question stands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from core.extraction.understanding import Understanding, understanding
from core.model import Passage
from core.reading.characters import runs_of
from core.reading.reasons import without_witness
from core.reading.words import content_words

_OFTEN: Final = 2
"""Passages of a document that say a name which is to be its own: whoever is thanked in one is not it."""

_SHORTEST: Final = 4
"""Letters of a name that a land may be called by, but for its last one."""


def held_to_the_source_named(read: Understanding, passages: Sequence[Passage]) -> Understanding:
    """Return what may be quoted of the documents that a question says it is of, scored without their name."""
    asked, documents = _asked_of(read.query.text, read.query.language, passages)
    if not documents:
        return read
    told = understanding(asked, tuple(passages))
    return replace(
        told,
        pool=tuple(s for s in told.pool if passages[s.source - 1].meta.document in documents),
        scored=tuple(s for s in told.scored if passages[s.segment.source - 1].meta.document in documents),
    )


def _asked_of(question: str, language: str, passages: Sequence[Passage]) -> tuple[str, frozenset[str]]:
    """Return a question without the document that it is asked of, and which documents are called so; all of it of none.

    `The handbook` is a title; a name must be in one, or be spoken of again and again.
    """
    asked, named = without_witness(question, language)
    names = frozenset(term for run in runs_of(question) if run[:1].isupper() for term in content_words(run)) & named
    if not named:
        return question, frozenset()
    documents = [passage for passage in passages if not passage.meta.is_facts]
    called = frozenset(p.meta.document for p in documents if (names or named) <= frozenset(content_words(_title(p))))
    if called or not names:
        return asked, called
    told = Counter(p.meta.document for p in documents if _speaks_of(names, frozenset(content_words(p.text))))
    return asked, frozenset(document for document, times in told.items() if times >= _OFTEN)


def _speaks_of(names: frozenset[str], said: frozenset[str]) -> bool:
    """Tell whether a text says each name, or its land: a booklet is Australian that tells of Australia."""
    return all(
        name in said or (len(name) > _SHORTEST and not said.isdisjoint((name[:-1], f"{name}y"))) for name in names
    )


def _title(passage: Passage) -> str:
    meta = passage.meta
    return f"{meta.title or ''} {meta.source_file.replace('_', ' ').replace('-', ' ')}"
