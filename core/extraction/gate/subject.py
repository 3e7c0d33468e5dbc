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
    """Return the subject of a passage: what its title, its file's name and its headings say."""
    return _subject(name_in_words(meta.title or ""), meta.section or "", name_in_words(meta.source_file))


def name_in_words(name: str) -> str:
    """Return a file's name as words: `reports/ACME_2022_10K.pdf` is `reports/ACME 2022 10K`."""
    stem, dot, suffix = name.rpartition(".")
    kept = stem if dot and suffix.isalnum() and not suffix.isdigit() else name
    return kept.replace("_", " ")


@lru_cache(maxsize=4096)
def _subject(*names: str) -> Subject:
    named = " > ".join(names)
    return Subject(frozenset(content_words(named)), frozenset(named_periods(named).years))
