"""What a document is about, as far as its name, title and headings say: companies, products, versions, periods."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from core.model import Passage, PassageMeta
from core.reading.file_names import name_in_words
from core.reading.names import folded, is_named, names_in
from core.reading.periods import named_periods
from core.reading.words import content_words, words


@dataclass(frozen=True, slots=True)
class Subject:
    """The stems and the years that a passage's document and section are named by."""

    words: frozenset[str] = frozenset()
    years: frozenset[int] = frozenset()


def subject_of(meta: PassageMeta) -> Subject:
    """Return the subject of a passage: what its title, file's name and headings say, and what its document says."""
    said = meta.subject
    stored = (said.company, said.product, said.place, said.period, said.audience, said.version)
    names = (name_in_words(meta.title or ""), meta.section or "", name_in_words(meta.source_file))
    return _subject(*names, *stored, *_initials(said.company))


def ground_of(passages: Sequence[Passage]) -> Subject:
    """Return the stems and the years of passages, with what their documents are named by."""
    subjects = [subject_of(p.meta) for p in passages]
    held = frozenset(t for p in passages for t in content_words(p.text)).union(*(s.words for s in subjects))
    years = frozenset(y for p in passages for y in named_periods(p.text).years).union(*(s.years for s in subjects))
    return Subject(held, years)


def is_of_another(question: str, passages: Sequence[Passage]) -> bool:
    """Tell whether a question names whom none of the passages has, and their documents all are of another company."""
    names, whose = names_in(question), [p.meta.subject.company for p in passages]
    if not names or not whose or not all(whose):
        return False
    asked = frozenset(content_words(question))
    if any(asked.intersection((*content_words(company)[:1], *map(str.lower, _initials(company)))) for company in whose):
        return False
    told = folded(" ".join((*whose, *(f"{p.meta.title} {p.meta.section} {p.text}" for p in passages))))
    return not all(is_named(name, told) for name in names)


def label_of(meta: PassageMeta) -> str:
    """Return what a document is told from others by: whose it is and of when, behind its title; else its name.

    What the title says is not said again.
    """
    name, said = meta.title or name_in_words(meta.source_file), meta.subject
    known = set(content_words(name))
    told = (said.company, said.product, said.place, said.period[:4], said.audience)
    return ", ".join([name, *(part for part in told if part and not set(content_words(part)) <= known)])


def _initials(company: str) -> tuple[str, ...]:
    """Return how a name of several words is called shortly: `JJ` and `JnJ` for `Johnson & Johnson`."""
    letters = [word[0] for word in words(company)]
    return ("".join(letters), "n".join(letters)) if len(letters) > 1 else ()


@lru_cache(maxsize=4096)
def _subject(*names: str) -> Subject:
    named = " > ".join(names)
    return Subject(frozenset(content_words(named)), frozenset(named_periods(named).years))
