"""Names of rows and columns that hold digits, `Jam 500 g` or `100 m`: an answer that writes one states no figure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from core.checks.cells import Row
from core.reading.amounts import Amount
from core.reading.characters import has_digit, has_letter

LONGEST = 60
"""Characters of a name at most: what is longer is a sentence in a table."""


def names_with_digits(rows: Iterable[Row]) -> frozenset[str]:
    """Return the names of tables' rows and columns that hold digits, in lower case, without what stands in brackets.

    A row's name begins with a letter: what begins with a digit may be a figure with its unit.
    """
    named = set[str]()
    for row in rows:
        if row.origin == "table":
            named.update(cell.heading for cell in row.cells)
            named.update((row.label,) if row.label[:1].isalpha() else ())
    bare = (" ".join(name.split("(")[0].lower().split()) for name in named)
    return frozenset(name for name in bare if has_digit(name) and has_letter(name) and len(name) <= LONGEST)


def is_in_a_name(amount: Amount, text: str, names: frozenset[str]) -> bool:
    """Tell whether a figure of a text stands in one of the names, where the text writes it."""
    return bool(names) and any(low <= amount.start and amount.end <= high for low, high in _places(text, names))


@lru_cache(maxsize=8)
def _places(text: str, names: frozenset[str]) -> tuple[tuple[int, int], ...]:
    said = text.lower()
    return tuple(place for name in names for place in _places_of(name, said)) if len(said) == len(text) else ()


def _places_of(name: str, said: str) -> Iterator[tuple[int, int]]:
    at = said.find(name)
    while at >= 0:
        end = at + len(name)
        if not (said[at - 1 : at].isalnum() or said[end : end + 1].isalnum()):
            yield at, end
        at = said.find(name, end)
