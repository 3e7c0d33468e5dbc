"""Parts the line above a table of a PDF into the names of its columns, by where its words stand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise

from core.indexing.readers.pdf_lines import Span
from core.reading.characters import has_letter

_MOST_WORDS, _MOST_COLUMNS = 14, 6
_ENDS = (".", ":", ";", "!", "?")


def names_above(lines: Sequence[str], spans: Sequence[Sequence[Span]], width: int, *, keyed: bool = False) -> list[str]:
    """Return what the first line calls the columns of those below: the label's, and `width` of figures.

    Each name overlaps its column and is in line with it, at the left, the right or in the middle; of equals, those with
    the widest blanks between them. Empty where it can't be parted so, or is a sentence. `keyed`: a column of figures,
    one word each, stands before the labels, too.
    """
    words, places = lines[0].split(), spans[0]
    columns = columns_of(lines[1:], spans[1:], width, keyed=keyed)
    width += keyed
    if not width < len(words) <= _MOST_WORDS or len(words) != len(places) or width > _MOST_COLUMNS or not columns:
        return []
    if lines[0].endswith(_ENDS):
        return []
    blanks = [after[0] - before[1] for before, after in pairwise(places)]
    found: list[tuple[int, float, tuple[int, ...]]] = []
    for cuts in combinations(range(1, len(words)), width):
        edges = (0, *cuts, len(words))
        extents = [(places[one][0], places[other - 1][1]) for one, other in pairwise(edges)]
        if all(_overlap(*pair) for pair in zip(extents, columns, strict=True)):
            beside = sum(_beside(*pair) for pair in zip(extents, columns, strict=True))
            found.append((round(beside), -sum(blanks[cut - 1] for cut in cuts), edges))
    if not found:
        return []
    *_, edges = min(found)
    names = [" ".join(words[one:other]) for one, other in pairwise(edges)]
    return names if all(map(has_letter, names)) else []


def columns_of(lines: Sequence[str], spans: Sequence[Sequence[Span]], width: int, *, keyed: bool = False) -> list[Span]:
    """Return from where to where each column goes, by the rows whose words have places; none without such a row."""
    rows = [
        [*row[:keyed], (row[keyed][0], row[-width - 1][1]), *row[-width:]]
        for line, row in zip(lines, spans, strict=True)
        if len(row) == len(line.split()) and len(row) > width + keyed
    ]
    return [(min(left for left, _ in cells), max(right for _, right in cells)) for cells in zip(*rows, strict=True)]


def _beside(name: Span, column: Span) -> float:
    """Return how far a name stands out of line with its column, in points."""
    left, right = name[0] - column[0], name[1] - column[1]
    return min(abs(left), abs(right), abs(left + right) / 2)


def _overlap(name: Span, column: Span) -> bool:
    return name[0] < column[1] and column[0] < name[1]
