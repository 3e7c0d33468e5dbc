"""Clauses with the one name that acts in them, or is something: `founded by Mara Lind`, `이지은이 인수했다`."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from functools import cache, lru_cache
from itertools import groupby
from typing import Final, Literal, NamedTuple

from core.reading.calendars import months_named
from core.reading.languages import BY_CODE
from core.reading.lexicon import words_of
from core.reading.wording import held_terms, telling_words

Slot = Literal["by", "bare", "other"]
"""How a name stands: behind what makes it the doer, by itself, or behind another preposition."""

_AROUND: Final = ".,;:!?()[]\"“”„«»'’*_،؛।。、，"
_PARTS: Final = ",;:，；：、،؛。.!?"
_TWO: Final = 2
_UNSPACED: Final = frozenset(("ja", "zh", "ko"))


class Acting(NamedTuple):
    """A clause: its name (the last word of it, in lower case; empty for none or several), its slot, its other words."""

    name: str
    slot: Slot
    rest: frozenset[str]
    names: int
    text: str
    subject: frozenset[str] = frozenset()
    """Its first word, where that is no name: what its sentence goes on to tell of."""


def may_have_one_name(text: str, language: str) -> bool:
    """Tell whether a sentence may have just one name: quicker than to read its clauses."""
    if language not in BY_CODE or language in _UNSPACED:
        return language in BY_CODE
    return sum(1 for _ in _names([word.strip(_AROUND) for word in text.split()], language)) == 1


@lru_cache(maxsize=2048)
def acting_in(text: str, language: str) -> tuple[Acting, ...]:
    """Return the clauses of a sentence that tell something of names; `language` is that of the text."""
    if language not in BY_CODE:
        return ()
    read = _unspaced if language in _UNSPACED else _spaced
    return tuple(read(text, language))


def _spaced(text: str, language: str) -> Iterator[Acting]:
    waiting: list[str] = []
    for words in _clauses(text.split(), language):
        clause = [*waiting, *words]
        acting = _acting(clause, language)
        if acting.rest:
            waiting = []
            yield acting
        else:
            waiting = clause  # A name by itself is one of a list, or what goes on.


def _clauses(words: Sequence[str], language: str) -> Iterator[list[str]]:
    joints = words_of("coordinates", "clause_joint", language=language)
    clause: list[str] = []
    for word in words:
        if word.strip(_AROUND).lower() in joints:
            if clause:
                yield clause
            clause = []
            continue
        clause.append(word)
        if word[-1] in _PARTS:
            yield clause
            clause = []
    if clause:
        yield clause


def _acting(words: Sequence[str], language: str) -> Acting:
    bare = [word.strip(_AROUND) for word in words]
    spans = list(_names(bare, language))
    inside = {at for low, high in spans for at in range(low, high)}
    rest = " ".join(word for at, word in enumerate(bare) if at not in inside)
    told, first = _told(rest, language)
    if len(spans) != 1:
        return Acting("", "other", told, len(spans), " ".join(words), first)
    low, high = spans[0]
    before = bare[low - 1].lower() if low else ""
    name = bare[high - 1].casefold()
    return Acting(name, _slot(before, language), told, 1, " ".join(words), first if low else frozenset())


def _told(rest: str, language: str) -> tuple[frozenset[str], frozenset[str]]:
    """What the words are looked for by, and what the first of them is."""
    words = telling_words(rest, language)
    return frozenset(term for word in words for term in word.terms), frozenset(words[0].terms if words else ())


def _slot(before: str, language: str) -> Slot:
    if before in words_of("deed_by", language=language):
        return "by"
    if before in words_of("orders", "adposition", "mutual", "moves_from", "moves_to", language=language):
        return "other"
    return "bare" if not before or before in words_of("states", language=language) else "other"


def _names(words: Sequence[str], language: str) -> Iterator[tuple[int, int]]:
    """Runs of words in capitals; a single one is no name where a sentence begins, or where all nouns have capitals."""
    small = _small(language)
    for capital, run in groupby(enumerate(words), key=lambda each: _is_capital(each[1], () if each[0] else small)):
        places = [at for at, _ in run]
        alone = len(places) < _TWO
        common = BY_CODE[language].nouns_in_capitals
        if capital and not (alone and (not places[0] or common or months_named(words[places[0]]))):
            yield places[0], places[-1] + 1


@cache
def _small(language: str) -> frozenset[str]:
    return frozenset(BY_CODE[language].stop_words.split()) | words_of("article", language=language)


def _is_capital(word: str, small: Container[str]) -> bool:
    return word[:1].isupper() and word.lower() not in small and not word.isupper()


def _unspaced(text: str, language: str) -> Iterator[Acting]:
    for clause in _split(text):
        name = _marked(clause, language)
        rest = clause.replace(name, " ", 1) if name else clause
        told, first = _told(rest, language)
        if told:
            yield Acting(name, "by" if name else "other", told, int(bool(name)), clause, first)


def _split(text: str) -> Iterator[str]:
    for mark in _PARTS:
        text = text.replace(mark, "\n")
    for ending in words_of("clause_ending"):
        text = text.replace(f"{ending} ", f"{ending}\n")
    yield from filter(None, text.split("\n"))


def _marked(clause: str, language: str) -> str:
    """The name that a particle or preposition makes the doer."""
    marks = words_of("doer_mark", language=language)
    if language == "ko":
        marked = [w for w in clause.split() if w[-1] in marks and len(w) > _TWO]
        return marked[0][:-1] if len(marked) == 1 else ""
    if language == "ja":
        head, mark, _ = clause.partition(next(iter(marks)))
        name = head[len(head.rstrip("".join(c for c in head if c > "\u3100"))) :] if mark else ""
        return name if len(name) >= _TWO else ""
    at = max((clause.find(mark) for mark in words_of("deed_by", language="zh")), default=-1)
    return clause[at + 1 : at + 1 + _TWO] if at >= 0 else ""


def holds_all(words: frozenset[str], text: str, language: str) -> bool:
    """Tell whether a text has all of the words."""
    return len(held_terms(words, text, language)) == len(words)
