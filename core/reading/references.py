"""`The former` and `the latter`, as labels of the first and the second of two names that a sentence joins before."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from core.reading.lexicon import pattern_of, speaks_of_any, words_of
from core.reading.roles import Role

if TYPE_CHECKING:
    from core.reading.label_words import LabelWord

_ROLES: Final[tuple[Role, ...]] = ("the_former", "the_latter")
_MOST_WORDS: Final = 3
"""Words of a name."""


def resolved(words: Sequence[LabelWord], text: str, language: str) -> Sequence[LabelWord]:
    """Return the words, with those of the two names said where they are referred to, and not where they are listed.

    `Of Lund and Moss, the latter holds 180` says it of Moss alone.
    """
    if not speaks_of_any(_ROLES, text, language):
        return words  # As most sentences.
    places = [[m.span() for m in pattern_of(role, language).finditer(text)] for role in _ROLES]
    first = min((start for found in places for start, _ in found), default=0)
    named = _joined(words, first, language)
    if named is None:
        return words
    stems = [frozenset[str]().union(*(word.stems for word in name)) for name in named]
    return list(_replaced(words, first, list(zip(places, stems, strict=True))))


def _replaced(
    words: Iterable[LabelWord], first: int, told: Sequence[tuple[Sequence[tuple[int, int]], frozenset[str]]]
) -> Iterator[LabelWord]:
    for word in words:
        if word.end <= first:  # What is said of both tells them not apart.
            yield word._replace(stems=frozenset())
            continue
        of = next((stems for spans, stems in told if _is_in(word, spans)), None) if word.stems else None
        yield word if of is None else word._replace(stems=of)


def _is_in(word: LabelWord, spans: Sequence[tuple[int, int]]) -> bool:
    return any(low <= word.start and word.end <= high for low, high in spans)


def _joined(
    words: Sequence[LabelWord], end: int, language: str
) -> tuple[Sequence[LabelWord], Sequence[LabelWord]] | None:
    """The two names that the last joint before a place joins."""
    joints = words_of("joins_names", language=language)
    ats = [at for at, word in enumerate(words) if word.end <= end and word.lowered in joints]
    for at in reversed(ats):
        one, two = _name(words[:at][::-1])[::-1], _name(words[at + 1 :])
        if one and two and two[-1].end <= end:
            return one, two
    return None


def _name(words: Sequence[LabelWord]) -> list[LabelWord]:
    """The words up to the first that tells nothing: those in capitals, or one where there are none."""
    found: list[LabelWord] = []
    for word in words[:_MOST_WORDS]:
        if not word.stems or (found and not word.text[:1].isupper()):
            break
        found.append(word)
    return found
