"""What a part of a sentence says stands in another source, and nothing that tells the two apart in the one cited."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from core.reading.amounts import read_amounts
from core.reading.claim_words import content_words
from core.reading.clock_times import Moment, moments_in
from core.reading.detection import sure_language_of
from core.reading.digits import years_in
from core.reading.marks import blanked, without_marks

FEWEST = 2
"""Words and figures at least that only the other source has."""
LEAST = 0.6
"""Share of the words and figures that the other source must have."""
_LONGEST = 20_000
_TELLING = 10
"""Smaller numbers are mostly names: `line 7`."""
_MOST = 20
"""Moments of a sentence that are looked up."""


def source_meant(text: str, cited: Sequence[int], sources: Sequence[str]) -> tuple[int, bool]:
    """Return the number of the source that says it, where the cited ones plainly don't; 0 where nothing tells.

    And whether a figure tells it: words alone prove nothing.
    """
    others = [n for n in range(1, len(sources) + 1) if n not in cited]
    if not others or not all(1 <= n <= len(sources) for n in cited):
        return 0, False
    said, told = _told(without_marks(text)), _told_by(tuple(sources))
    own = frozenset[str]().union(*(told[n - 1] for n in cited))
    for other in others:
        its = told[other - 1]
        telling = said & (own ^ its)
        if len(telling & its) < FEWEST or telling & own or len(said & its) < LEAST * len(said):
            continue
        texts = (text, sources[other - 1], *(sources[n - 1] for n in cited))
        if len({sure_language_of(t) for t in texts} - {""}) <= 1:
            return other, any(" " in word for word in telling & its)
    return 0, False


def moment_elsewhere(text: str, cited: Sequence[int], sources: Sequence[str]) -> tuple[str, list[int]]:
    """Return a clock time, date or year that no cited source names, and the sources that do; empty where none is so.

    A year by itself often goes without saying where it is said: it counts where the cited sources name others, and it
    is the one figure of what another source says in most of its words.
    """
    bare = blanked(text)
    for moment in moments_in(bare)[:_MOST]:
        if any(_names(moment, sources[n - 1]) for n in cited):
            continue
        others = [n for n in range(1, len(sources) + 1) if n not in cited and _names(moment, sources[n - 1])]
        if moment.sort == "year":
            others = [n for n in others if _is_of(bare, sources[n - 1])] if _is_all(bare, cited, sources) else []
        if others:
            return bare[slice(*moment.place)], others
    return "", []


def _is_all(text: str, cited: Sequence[int], sources: Sequence[str]) -> bool:
    """The year is the only figure, and all that is cited names another."""
    figures = [a for a in read_amounts(text) if a.unit or a.scaled or abs(a.value) >= _TELLING]
    return not figures and all(years_in(sources[n - 1][:_LONGEST]) for n in cited)


def _is_of(text: str, source: str) -> bool:
    words = content_words(text)
    return len(words & content_words(source[:_LONGEST])) >= LEAST * len(words)


def _names(moment: Moment, source: str) -> bool:
    return any((moment.sort, reading) in _moments(source) for reading in moment.readings)


@lru_cache(maxsize=256)
def _moments(source: str) -> frozenset[tuple[str, object]]:
    """The moments of a source; all of its years, those of its dates too."""
    text = source[:_LONGEST]
    named = {(moment.sort, reading) for moment in moments_in(text) for reading in moment.readings}
    return frozenset(named | {("year", year) for year in years_in(text)})


@lru_cache(maxsize=8)
def _told_by(sources: tuple[str, ...]) -> tuple[frozenset[str], ...]:
    """The same of all sources, kept together: of a thousand, each would have been forgotten by the next sentence."""
    return tuple(map(_told, sources))


def _told(text: str) -> frozenset[str]:
    """The words of a text, its years, and its figures with their units."""
    text = text[:_LONGEST]
    figures = {f"{a.value:g} {a.unit}" for a in read_amounts(text) if not a.from_words}
    return content_words(text) | figures | {f"in {year}" for year in years_in(text)}
