"""What a text calls somebody or something from then on: `Polar Gate B.V., Rotterdam ("Provider")`, `Venlo (Site V)`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from core.reading.characters import asides, has_letter
from core.reading.notation import CURRENCY_NAMES
from core.reading.units import NAMED_UNITS
from core.reading.words import words

_LONGEST = 40  # characters between brackets
_MOST_WORDS = 3
_MOST_INITIALS = 5
_UNITS = frozenset((*NAMED_UNITS, *CURRENCY_NAMES, *map(str.casefold, CURRENCY_NAMES.values())))
_QUOTES = '"“”„«»'
_MARKS = "\"'“”‘’„*_ "


@lru_cache(maxsize=512)
def called_in(text: str) -> tuple[tuple[str, str], ...]:
    """Return pairs of a short name, in lower case, and the name that it stands for.

    >>> called_in('in its warehouses in Breda (Site B)')
    (('site b', 'Breda'),)
    """
    return tuple(_pairs(text))


@lru_cache(maxsize=4096)
def initials_in(text: str) -> frozenset[str]:
    """Return what names in a text are by their initials: `CFO`, of `Chief Financial Officer Stellan Brandt`.

    >>> "CFO" in initials_in("our Chief Financial Officer said so")
    True
    """
    found: set[str] = set()
    run: list[str] = []
    for part in (*text.split(), ""):
        bare = part.strip(f"{_MARKS}(),.;:")
        if bare[:1].isupper() and bare[1:2].islower():
            run.append(bare[0])
            found.update("".join(run[at:]) for at in range(max(len(run) - _MOST_INITIALS, 0), len(run) - 1))
        if not bare[:1].isupper() or part[-1:] in ".;:":
            run = []
    return frozenset(found)


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    for start, end in asides(text, 1, _LONGEST):
        inside = text[start + 1 : end - 1].strip(_MARKS).removeprefix("the ").strip(_MARKS)
        parts = inside.split()
        if (
            inside.casefold() in _UNITS
            or not parts
            or len(parts) > _MOST_WORDS
            or not inside[:1].isupper()
            or not has_letter(inside)
        ):
            continue
        # A name in quotes, by its letters, or told by one (`Site V`): `Gesamt (Konzern)` names nothing anew.
        if not (_is_quoted(text[start + 1 : end - 1]) or inside.isupper() or any(len(part) == 1 for part in parts)):
            continue
        named = _name_before(text[:start])
        if named and named.casefold() != inside.casefold():
            yield " ".join(words(inside.casefold())), named


def _is_quoted(inside: str) -> bool:
    return any(mark in inside for mark in _QUOTES)


def _name_before(text: str) -> str:
    """The words with a capital that stand together right before."""
    found: list[str] = []
    for run in reversed(text[-200:].split()):
        bare = run.strip(f"{_MARKS},")
        if not bare[:1].isupper() or (found and run[-1:] in ".:;" and len(bare) > _MOST_WORDS):
            break
        found.insert(0, bare)
    return " ".join(found)
