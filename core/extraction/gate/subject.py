"""What a document is about, as far as its name, title and headings say: companies, products, versions, periods."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from core.model import PassageMeta
from core.reading.periods import named_periods
from core.reading.words import content_words


@dataclass(frozen=True, slots=True)
class Subject:
    """The stems and the years that a passage's document and section are named by."""

    words: frozenset[str] = frozenset()
    years: frozenset[int] = frozenset()


def subject_of(meta: PassageMeta) -> Subject:
    """Return the subject of a passage: what its title, file's name and headings say, and what its document says."""
    said = meta.subject
    stored = (said.company, said.product, said.place, said.period, said.audience, said.version)
    return _subject(name_in_words(meta.title or ""), meta.section or "", name_in_words(meta.source_file), *stored)


def label_of(meta: PassageMeta) -> str:
    """Return what a document is told from others by: whose it is and of when, behind its title; else its name.

    What the title says is not said again.
    """
    name, said = meta.title or name_in_words(meta.source_file), meta.subject
    known = set(content_words(name))
    told = (said.company, said.product, said.place, said.period[:4], said.audience)
    return ", ".join([name, *(part for part in told if part and not set(content_words(part)) <= known)])


def name_in_words(name: str) -> str:
    """Return a file's name as words: `reports/ACME_2022_10K.pdf` is `reports/ACME 2022 10K`."""
    stem, dot, suffix = name.rpartition(".")
    kept = stem if dot and suffix.isalnum() and not suffix.isdigit() else name
    return kept.replace("_", " ")


@lru_cache(maxsize=4096)
def _subject(*names: str) -> Subject:
    named = " > ".join(names)
    return Subject(frozenset(content_words(named)), frozenset(named_periods(named).years))
