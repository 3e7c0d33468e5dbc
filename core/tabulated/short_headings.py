"""Headings that shorten a word, written out: `Phone ext.` is asked for as phone extension, extension, phone number."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from core.reading.lexicon import terms_in

_MARKS: Final = " .:"
_LONGEST: Final = 5  # words of a heading
_SHORT: Final = 2  # letters: `No` by itself numbers the rows, and the number of something is another


@lru_cache(maxsize=4096)
def written_out(heading: str) -> tuple[str, ...]:
    """Return what a heading with an abbreviation may be asked for by, the whole of it first; nothing where it has none.

    >>> written_out("Phone ext.")
    ('phone extension', 'phone number', 'phone extensión', 'extension')
    """
    parts = [part.strip(_MARKS) for part in heading.casefold().split()]
    numbers_rows = len(parts) == 1 and len(parts[0]) <= _SHORT
    if len(parts) > _LONGEST or numbers_rows or not any(part in _known() for part in parts):
        return ()
    return tuple(dict.fromkeys(_forms(parts)))


def _forms(parts: list[str]) -> Iterator[str]:
    for at, part in enumerate(parts):
        yield from (" ".join((*parts[:at], word, *parts[at + 1 :])) for word in _known().get(part, ()))
    if len(parts[-1]) > _SHORT:
        yield from _known().get(parts[-1], ())[:1]


@cache
def _known() -> dict[str, tuple[str, ...]]:
    """Return words by their abbreviation; a term of the role has the abbreviation first."""
    found: dict[str, list[str]] = {}
    for term in terms_in("heading_short_for"):
        short, _, word = term.partition(" ")
        found.setdefault(short, []).append(word)
    return {short: tuple(words) for short, words in found.items()}
