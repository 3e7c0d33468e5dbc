"""How a sentence says its words: denied, of all or of some, as a duty or a leave, as certain or not."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, Literal, get_args

from core.reading.claim_words import STOP
from core.reading.lexicon import either, terms_in, words_of
from core.reading.same_words import CANONICAL
from core.reading.stems import inflected_stem

Mark = Literal["denied", "of_all", "of_most", "of_some", "of_only", "must", "may", "should", "unsure", "planned"]
Marks = frozenset[str]
NO_MARKS: Final[Marks] = frozenset()
COUNTING: Final[Marks] = frozenset(("of_all", "of_most", "of_some", "of_only"))
"""Those that hold for all words of a noun: `all permanent employees`."""
LONGEST = 1_000
"""Characters of a sentence that are read."""
_WORD = r"[^\W\d_][\w'’-]*"


@dataclass(frozen=True, slots=True)
class MarkedWord:
    """A content word in its place: its stem, the clause that it stands in (from 0), and how it is said."""

    start: int
    end: int
    stem: str
    clause: int
    marks: Marks = NO_MARKS


@lru_cache(maxsize=1024)
def marked_words(text: str) -> tuple[MarkedWord, ...]:
    """Return the content words of a sentence, each with what was said of it since the one before.

    What a question asks or an `if` supposes is not denied. `Staff did not file` denies `file`; `all permanent staff` says `of_all` of both words.
    """
    found: list[MarkedWord] = []
    marks, counting, clause, at = set[str](), NO_MARKS, 0, -1
    supposed = text.rstrip().endswith("?")
    for match in _pattern().finditer(text[:LONGEST]):
        kind = match.lastgroup or ""
        if kind == "clause":
            clause, marks, counting = clause + 1, set(), NO_MARKS
            supposed = match[0].lower() in words_of("supposes")
        elif kind in _MARKS and not (supposed and kind == "denied"):
            marks.add(kind)
        elif kind == "word" and match[0].lower() not in STOP:
            adjoins = at >= 0 and match.start() - at == 1
            own = frozenset(marks) | (counting if adjoins else NO_MARKS)
            found.append(MarkedWord(match.start(), match.end(), told_stem(match[0]), clause, own))
            marks, counting, at = set(), own & COUNTING, match.end()
    return tuple(found)


@lru_cache(maxsize=8192)
def told_stem(word: str) -> str:
    """Return what a word is compared by: without its inflection, irregular forms put together (`sold`, `sell`)."""
    lowered = word.lower()
    return inflected_stem(CANONICAL.get(lowered, lowered))


def may_be_marked(text: str) -> bool:
    """Tell whether a text has a word that marks others."""
    return _any_mark().search(text) is not None


_MARKS: Final = frozenset(get_args(Mark))


@cache
def _pattern() -> re.Pattern[str]:
    marks = "|".join(rf"(?P<{mark}>{either(terms_in(mark), whole=True)})" for mark in get_args(Mark))
    idle = either(terms_in("marks_nothing"), whole=True)
    joints = either(terms_in("parts_clauses"), whole=True)
    return re.compile(rf"(?P<idle>{idle})|{marks}|(?P<clause>[,;:()—]|[.!?](?=\s)|{joints})|(?P<word>{_WORD})", re.IGNORECASE)


@cache
def _any_mark() -> re.Pattern[str]:
    return re.compile(either(terms_in(*get_args(Mark)), whole=True), re.IGNORECASE)
