"""Numbers that stand in what a row is called: `Ten-visit pass`, of which a question asks for one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from core.reading.amounts import read_amounts
from core.reading.stems import stem
from core.tabulated.relation_labels import folded

_MARKS = "?!.,;:()\"'’“”「」"
Run = tuple[int, str]
"""Where a word begins in a text, and what it says."""


def without_own_numbers(asked: str, labels: Sequence[str]) -> str:
    """Return a question with blanks for numbers that a row is called by, with the word beside them: `ten-visit`.

    It stays as long as it was.
    """
    named = frozenset(pair for label in labels for pair in _named(label))
    if not named:
        return asked
    runs = list(_runs(asked))
    for at, (start, run) in enumerate(runs):
        if any(pair in named for pair in _pairs(runs, at)) or _goes_on_as(run, named):
            asked = f"{asked[:start]}{' ' * len(run)}{asked[start + len(run) :]}"
    return asked


def _goes_on_as(run: str, named: frozenset[tuple[float | str, str]]) -> bool:
    """A sign of what is counted is written on to its number: `10회권을`."""
    said = folded(run)
    return any(isinstance(name, str) and said.startswith(name) for name, _ in named)


@lru_cache(maxsize=2048)
def _named(label: str) -> frozenset[tuple[float | str, str]]:
    runs = list(_runs(label))
    return frozenset(pair for at in range(len(runs)) for pair in _pairs(runs, at))


def _pairs(runs: Sequence[Run], at: int) -> Iterator[tuple[float | str, str]]:
    """Yield a number with the word behind it, or before one that is the last; by itself where it is one run."""
    run = runs[at][1]
    amounts = read_amounts(run)
    if any(map(str.isdigit, run)) and any(map(str.isalpha, run)):
        yield folded(run), ""
    elif len(amounts) == 1 and len(runs) > 1:
        beside = runs[at + 1] if at + 1 < len(runs) else runs[at - 1]
        yield amounts[0].value, stem(folded(beside[1]))


def _runs(text: str) -> Iterator[Run]:
    start = 0
    for at, sign in enumerate(f"{text} "):
        if sign.isspace() or sign in "-‐‑–" or sign in _MARKS:
            if at > start:
                yield start, text[start:at]
            start = at + 1
