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
        if not (said[at - 1 : at].isalnum() or _runs_on(name, said[end : end + 1])):
            yield at, end
        at = said.find(name, end)


def _runs_on(name: str, behind: str) -> bool:
    """A letter or digit goes on with a name, but for a particle behind a number: `모델 3의`."""
    return behind.isalnum() and (behind.isascii() or not name[-1:].isdigit())


def is_said_of(names: tuple[str, str], text: str, before: str, at: int, figures: Iterable[int]) -> bool:
    """Tell whether a figure is said of another thing than its own, of two that are called alike but for a number.

    `names` are those of its row and of the other (`Teigmax 40`, `Teigmax 60`), `before` is what the answer says before
    the sentence, `at` is where the figure stands in it, `figures` where all do. The name right before it counts; names
    that follow each other without a figure are a list, or compared, and what they are said of is not told.
    """
    mine, theirs = (" ".join(name.split("(")[0].lower().split()) for name in names)
    if not _differ_by_a_number(mine, theirs):
        return False
    said = text.lower()
    ours, others = ([low for low, _ in _places_of(name, said) if low < at] for name in (mine, theirs))
    if not others or any(True for _ in _places_of(mine, before.lower())):
        return False
    if not ours:
        return not any(True for _ in _places_of(mine, said[at:]))
    return others[-1] > ours[-1] and any(ours[-1] + len(mine) <= one < others[-1] for one in figures)


def _differ_by_a_number(one: str, other: str) -> bool:
    letters = ["".join(c for c in name if not c.isdigit()) for name in (one, other)]
    return one != other and has_digit(one) and has_digit(other) and letters[0] == letters[1] and has_letter(letters[0])
