"""How a sentence says its words: denied, of all or of some, as a duty or a leave, as certain or not."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import takewhile
from typing import Final, Literal, NamedTuple, get_args

from core.reading.characters import blanks_for_all_but, pieces_of, runs_of, takes_blanks, word_runs
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
_APOSTROPHES = "'’"
_PIECE = re.compile(r"([^\W\d_]+)[\w'’-]*|[,;:()—]|[.!?](?=\s)")


class MarkedWord(NamedTuple):
    """A content word in its place: its stem, the clause that it stands in (from 0), and how it is said."""

    start: int
    end: int
    stem: str
    clause: int
    marks: Marks = NO_MARKS


@lru_cache(maxsize=512)
def marked_words(text: str) -> tuple[MarkedWord, ...]:
    """Return the content words of a sentence, each with what was said of it since the one before.

    `Staff did not file` denies `file`, `all permanent staff` says `of_all` of both words. What a question asks or an
    `if` supposes is not denied.
    """
    found: list[MarkedWord] = []
    marks, counting, clause, at = NO_MARKS, NO_MARKS, 0, -1
    supposed = text.rstrip().endswith("?")
    parts = _parts()
    for start, end, said in _pieces(text[:LONGEST]):
        part = parts.get(said)
        if part is None:
            counted = counting if counting and start - at == 1 else NO_MARKS
            own = counted | marks if marks else counted
            found.append(MarkedWord(start, end, told_stem(said), clause, own))
            marks, counting, at = NO_MARKS, own & COUNTING if own else NO_MARKS, end
        elif part == _PARTS:
            clause, marks, counting = clause + 1, NO_MARKS, NO_MARKS
            supposed = said in words_of("supposes")
        elif part:
            marks |= part - _DENIED if supposed else part
    return tuple(found)


@lru_cache(maxsize=8192)
def told_stem(word: str) -> str:
    """Return what a word in lower case is compared by: its stem, irregular forms put together (`sold`, `sell`)."""
    return inflected_stem(CANONICAL.get(word, word))


def is_marked(text: str, marks: Marks) -> bool:
    """Tell whether a text may have a word that marks others as one of `marks` says: quicker than to tell which."""
    return not _signs(marks).isdisjoint(_tokens(text))


def marks_in(text: str, marks: Sequence[Mark]) -> list[Mark]:
    """Return those of the marks that a text may have words for."""
    tokens = _tokens(text)
    if tokens.isdisjoint(_signs(frozenset(marks))):
        return []
    return [mark for mark in marks if not tokens.isdisjoint(_signs(frozenset((mark,))))]


@lru_cache(maxsize=512)
def _tokens(text: str) -> frozenset[str]:
    """The words of a text, which is asked for several marks."""
    runs = word_runs(text)
    if runs.plain and not any(map(text.__contains__, _APOSTROPHES)):
        return runs.whole
    return frozenset(runs_of(runs.lowered, _APOSTROPHES) if runs.beyond else pieces_of(runs.lowered, _OF_WORDS))


_OF_WORDS = blanks_for_all_but(lambda character: character.isalnum() or character in "_'")


@cache
def _signs(marks: Marks) -> frozenset[str]:
    """The longest word of each phrase."""
    terms = (term for mark in get_args(Mark) if mark in marks for term in terms_in(mark))
    return frozenset(max(runs_of(term, _APOSTROPHES), key=len) for term in terms)


def forms_of(word: str) -> tuple[str, ...]:
    """Return a word in lower case with all that is compared as one with it: `win`, `won`."""
    first = CANONICAL.get(word, word)
    return (word, first, *(_FORMS.get(first, ())))


_FORMS: Final[dict[str, list[str]]] = {}
for _form, _first in CANONICAL.items():
    _FORMS.setdefault(_first, []).append(_form)
_BREAKS: Final = frozenset(",;:()—.!?")
_DENIED: Final = frozenset(("denied",))


@cache
def _kinds() -> dict[str, Marks]:
    """What each word or phrase marks others as; nothing where it only seems to (`not only`)."""
    marks = {term: frozenset(m for m in get_args(Mark) if term in words_of(m)) for term in terms_in(*get_args(Mark))}
    return marks | dict.fromkeys(terms_in("marks_nothing"), NO_MARKS)


_PARTS: Final = frozenset(("parts",))


@cache
def _parts() -> dict[str, Marks]:
    """All that is no content word: what parts clauses, what marks others, and stop words."""
    parting = dict.fromkeys((*_BREAKS, *words_of("parts_clauses")), _PARTS)
    return dict.fromkeys(STOP, NO_MARKS) | _kinds() | parting


def _pieces(text: str) -> Iterator[tuple[int, int, str]]:
    """Yield phrases of several words, single ones, and what ends a clause, in order: place, and text in lower case."""
    phrases, openings, firsts = _phrases()
    at: int | None = 0
    while at is not None:
        begun, at = at, None
        for match in _PIECE.finditer(text, begun):
            written, letters = match.group(0, 1)
            said = written.lower()
            opening = said if letters == written else (letters or "").lower()
            # Few words begin a phrase: the others are told by their letters, quicker than by its pattern.
            begins = opening and (opening in openings or opening[0] in firsts)
            if begins and (phrase := phrases.match(text, match.start())) is not None:
                at = phrase.end()
                yield match.start(), at, phrase[0].lower()
                break
            yield *match.span(), said


@cache
def _phrases() -> tuple[re.Pattern[str], frozenset[str], frozenset[str]]:
    """A pattern of all phrases, the words that they begin with, and the first letters of those that no blank parts."""
    terms = [term for term in (*_kinds(), *terms_in("parts_clauses")) if not term.isalpha()]
    openings = {term: word for term in terms if (word := "".join(takewhile(str.isalpha, term)))}
    parted = frozenset(term for term, word in openings.items() if takes_blanks(word[0]) and term != f"{word}*")
    firsts = frozenset(term[0] for term in openings.keys() - parted)
    return re.compile(either(terms, whole=True), re.IGNORECASE), frozenset(openings[t] for t in parted), firsts
