"""From where to where a sentence says that something goes: `from Kessel to Orrin`, `神戸から高松へ`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from core.reading.characters import has_digit, takes_blanks
from core.reading.language import terms_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import words_of

_MOST_WORDS: Final = 4
"""Words of where it comes from at most."""
_SIGNS: Final = 2
"""Signs of a place that it is known by, where no blanks part words."""
_NEAR: Final = 10
_AROUND: Final = ".,;:!?()[]\"“”„«»'’*_،؛।。、，"


class Route(NamedTuple):
    """Where it comes from and where it goes, each by its first word or signs, in lower case."""

    origin: str
    end: str


@lru_cache(maxsize=2048)
def routes_in(text: str, language: str) -> tuple[Route, ...]:
    """Return the routes of a sentence; `language` is that of the text (ISO 639-1)."""
    if language not in BY_CODE:
        return ()
    if any(takes_blanks(c) for c in text[:_NEAR] if c.isalpha()) or language == "ko":
        found = (
            _behind(text.split(), language) if words_of("from_behind", language=language) else _ahead(text, language)
        )
    else:
        found = _unspaced(text, language)
    return tuple(r for r in found if r.origin and r.end and r.origin != r.end and not has_digit(r.origin + r.end))


def _ahead(text: str, language: str) -> Iterator[Route]:
    """Where prepositions say it: `de Lorme à Vesin`."""
    words = [word.strip(_AROUND).casefold() for word in text.split()]
    origins, ends = words_of("moves_from", language=language), words_of("moves_to", "until", language=language)
    small = words_of("article", language=language)
    for at, word in enumerate(words):
        if word not in origins:
            continue
        for to in range(at + 2, min(len(words) - 1, at + 2 + _MOST_WORDS)):
            if words[to] in ends:
                yield Route(_first(words[at + 1 : to], small), _first(words[to + 1 :], small))
                break


def _first(words: Sequence[str], small: frozenset[str]) -> str:
    return next((word for word in words if word not in small), "")


def _behind(words: Sequence[str], language: str) -> Iterator[Route]:
    """Where what is written behind says it: `수원에서 대전으로`, `दिल्ली से आगरा तक`."""
    words = [word.strip(_AROUND) for word in words]
    origins = sorted(words_of("from_behind", language=language), key=len, reverse=True)
    ends = sorted(words_of("to_behind", language=language), key=len, reverse=True)
    for at, word in enumerate(words[:-1]):
        mark = next((m for m in origins if word.endswith(m)), "")
        if not mark:
            continue
        origin = word[: -len(mark)] or (words[at - 1] if at else "")
        bare = len(word) == len(mark)
        to = words[at + 1]
        end = next((m for m in ends if to.endswith(m) and len(to) > len(m)), "")
        if bare:
            follows = words[at + 2] if at + 2 < len(words) else ""
            yield Route(origin, to if follows else "")
        elif end:
            yield Route(origin, to[: -len(end)])


def _unspaced(text: str, language: str) -> Iterator[Route]:
    behind = words_of("from_behind", language=language)
    for mark in behind or words_of("moves_from", language=language):
        at = text.find(mark)
        if at < 0:
            continue
        rest = text[at + len(mark) : at + len(mark) + _NEAR + _SIGNS]
        ends = words_of("to_behind", language=language) if behind else _towards(language)
        places = sorted((p, -len(end), end) for end in ends if (p := rest.find(end)) >= _SIGNS)
        if places:
            to, _, end = places[0]
            if behind:
                yield Route(text[max(0, at - _SIGNS) : at], rest[to - _SIGNS : to])
            else:
                yield Route(rest[:_SIGNS], rest[to + len(end) : to + len(end) + _SIGNS])


def _towards(language: str) -> frozenset[str]:
    return frozenset(terms_of(BY_CODE[language].roles.get("goes_towards", "")))
