"""Whose a document's tables are: the words that name it, and what a question says beside these."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from core.reading.characters import has_letter
from core.reading.lexicon import words_of
from core.reading.periods import named_periods
from core.reading.stems import stem
from core.reading.stopwords import STOP_WORDS
from core.reading.words import words

OPENING = 1_500
"""Characters at a document's beginning that name whose it is."""


@dataclass(frozen=True, slots=True)
class DocumentSubject:
    """The stems that name a document: by title and path, and in its opening as a name is written, with a capital."""

    named: frozenset[str]
    opening: frozenset[str]
    years: frozenset[int] = field(default_factory=frozenset)
    quarters: frozenset[int] = field(default_factory=frozenset)


@lru_cache(maxsize=512)
def document_subject(title: str, path: str, opening: str) -> DocumentSubject:
    """Return the subject of a document, given its title, path and the beginning of its text."""
    name = f"{title} {path.rpartition('.')[0] or path}".replace("_", " ").replace("/", " ")
    when = named_periods(_apart(name))
    capitals = {stem(word) for word in words(opening[:OPENING]) if has_letter(word)}
    cased = {stem(w) for run in opening[:OPENING].split() for w in words(run) if run.strip("(\"'“‘")[:1].isupper()}
    named = frozenset(stem(word) for word in words(name) if _names(word))
    return DocumentSubject(named, frozenset(capitals & cased), frozenset(when.years), frozenset(when.quarters))


def _apart(name: str) -> str:
    """`2023Q2` names a year and a quarter."""
    found = []
    for word in name.split():
        at = word.upper().find("Q")
        found.append(f"{word[at:]} {word[:at]}" if at == 4 and word[:4].isdigit() else word)
    return " ".join(found)


def _names(word: str) -> bool:
    return word.lower() not in STOP_WORDS and word.lower() not in words_of("plan_neutral", "plan_filing", "oneself")


@dataclass(frozen=True, slots=True)
class Told:
    """A question without the words that name a document: `whose` as it wrote them, `rest` all others."""

    whose: str
    rest: str


def without_subject(text: str, subject: DocumentSubject) -> Told:
    """Part a question into the words that name the document and the others.

    A word of the opening names it only where the question writes it as a name, and not as its first word.
    """
    whose: list[str] = []
    rest: list[str] = []
    for place, run in enumerate(text.split()):
        (whose if _is_of_it(run, subject, first=not place) else rest).append(run)
    said = " ".join(run.strip("?.,:;!\"'“”‘’()").removesuffix("'s").removesuffix("’s") for run in whose)
    return Told(said, " ".join(rest))


def _is_of_it(run: str, subject: DocumentSubject, *, first: bool) -> bool:
    bare = run.strip("?.,:;!\"'“”‘’()").removesuffix("'s").removesuffix("’s")
    found = [word for word in words(bare) if _names(word)]
    if not found or named_periods(bare).years or not any(map(has_letter, found)):
        return False
    stems = {stem(word) for word in found}
    if stems <= subject.named:
        return True
    return bare[:1].isupper() and not first and stems <= subject.opening | subject.named
