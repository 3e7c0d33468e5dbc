"""Two sentences of the same thing, of which one may change what the other says: `is moved to 18 December`."""

from __future__ import annotations

import re
from collections.abc import Set
from dataclasses import dataclass
from functools import lru_cache

from core.reading.amounts import read_amounts
from core.reading.characters import QUESTION_MARKS
from core.reading.detection import language_of
from core.reading.disagreeing import Value, other_value, statement_of
from core.reading.lexicon import pattern_of, words_of
from core.reading.periods import dates_in
from core.reading.roles import Role
from core.reading.words import content_words

_LONGEST = 500  # characters
_NEARLY = 0.75  # of the words of a sentence, that what denies it repeats
_CLAUSE_ENDS = ",;，；、:："
_SIGNS: tuple[Role, ...] = ("changed_since", "left_undecided")
_DATE, _NO_YEAR = "date", "(0,"


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence as it is compared with another of the same thing.

    - words: all that it says beside its values; `bare` the same without what says that it changes or leaves open.
    - about: the words that lead to the value it tells, in that clause, else its first clause's.
    - narrowed: words behind a preposition, of whom or where.
    - values: dates and amounts, by what they count, in order; `years` that it speaks of beside them.
    - changes: it says itself that something is changed. `undecided`: it leaves open what is to be.
    """

    words: frozenset[str]
    bare: frozenset[str]
    about: frozenset[str]
    narrowed: frozenset[str]
    values: tuple[Value, ...]
    years: frozenset[int]
    changes: bool
    undecided: bool


@lru_cache(maxsize=4096)
def told_in(text: str) -> Told | None:
    """Read a sentence; None of a question, of what is too long, or says nothing."""
    if len(text) > _LONGEST or text.endswith(QUESTION_MARKS):
        return None
    language = language_of(text)
    changed = pattern_of("changed_since", language).search(text)
    undecided = pattern_of("left_undecided", language).search(text)
    plain = _without_brackets(_without_values(text))
    said = _words(plain)
    if not said:
        return None
    read = statement_of(text)
    return Told(
        said,
        _words(_without_signs(plain, language)),
        _about(text, changed.end() if changed else 0, language),
        read.narrowed if read is not None else frozenset(),
        read.values if read is not None else (),
        read.years if read is not None else frozenset(),
        changed is not None,
        undecided is not None,
    )


def _about(text: str, changed: int, language: str) -> frozenset[str]:
    """Return the words before the value, in its clause: of several values, that behind the word of its change.

    Where there are none, the value may come first: those of the first clause, of which the others say more.
    """
    plain = _without_brackets(text)
    bare = pattern_of("takes_place", language).sub(_blank, _without_signs(_without_values(plain), language))
    values = sorted(at for at, _ in _values(plain))
    value = next((at for at in values if at >= changed), next(iter(values), 0))
    clause = 1 + max(text.rfind(sign, 0, value) for sign in _CLAUSE_ENDS)
    first = min((at for at in map(text.find, _CLAUSE_ENDS) if at > 0), default=len(text))
    return _words(bare[clause:value]) or _words(bare[:first]) or _words(bare)


def _without_signs(text: str, language: str) -> str:
    """Return a text with blanks in place of what says that it changes something, or leaves it open."""
    for role in _SIGNS:
        text = pattern_of(role, language).sub(_blank, text)
    return text


def _without_values(text: str) -> str:
    for start, end in _values(text):
        text = text[:start] + " " * (end - start) + text[end:]
    return text


def _values(text: str) -> list[tuple[int, int]]:
    return [(d.start, d.end) for d in dates_in(text)] + [(a.start, a.end) for a in read_amounts(text)]


def _without_brackets(text: str) -> str:
    while (start := text.find("(")) >= 0 and (end := text.find(")", start)) > start:
        text = text[:start] + " " * (end + 1 - start) + text[end + 1 :]
    return text


def _blank(found: re.Match[str]) -> str:
    return " " * len(found[0])


def _words(text: str) -> frozenset[str]:
    light = words_of("light_verb")
    return frozenset(word for word in content_words(text) if not word[0].isdigit() and word not in light)


def of_the_same(before: Told, after: Told, around: Set[str]) -> bool:
    """Tell whether what `after` speaks of is what `before` speaks of; `around` are words of the heading above that."""
    apart = before.years and after.years and before.years.isdisjoint(after.years)
    return not apart and bool(after.about) and after.about <= before.words | around


def takes_its_place(before: Told, after: Told, *, dates: bool) -> bool:
    """Tell whether `after`, which says that something changed, says so of what `before` says.

    It gives it another value; or it says nothing beyond, but that it is so no longer. `dates`: a day is asked for.
    """
    if not after.changes or after.undecided:
        return False
    if after.values and before.values:
        return _other_value(before.values, after.values)
    off = dates and not after.values and any(kind == _DATE for kind, _ in before.values)
    if off or before.values or after.values:
        return off
    return bool(after.bare) and after.bare <= before.words and len(after.bare) >= _NEARLY * len(before.words)


def is_given_anew(before: Told, after: Told) -> bool:
    """Tell whether `after` gives the same another day, in whatever words, without saying that it changed.

    It names the day first, and no place or people that the earlier one does not name.
    """
    first = next((kind for kind, _ in after.values), "")
    if before.undecided or after.undecided or first != _DATE or after.narrowed - before.words:
        return False
    days, others = ([v for kind, v in told.values if kind == _DATE] for told in (before, after))
    return len(days) == len(others) == 1 and not _same_day(days[0], others[0])


def is_decided(before: Told, after: Told) -> bool:
    """Tell whether `after` says how what `before` leaves open was decided: half of its words, at least."""
    told = len(before.bare & after.words)
    return before.undecided and not after.undecided and 2 * told >= len(before.bare) > 0


def _other_value(values: tuple[Value, ...], others: tuple[Value, ...]) -> bool:
    days, later = ([v for kind, v in told if kind == _DATE] for told in (values, others))
    if days and later:
        return not all(any(_same_day(day, other) for other in days) for day in later)
    return other_value(values, others)


def _same_day(one: float | str, other: float | str) -> bool:
    """A year that is not written may be the other's."""
    return _yearless(one) == _yearless(other) if _NO_YEAR in (str(one)[:3], str(other)[:3]) else one == other


def _yearless(day: float | str) -> str:
    return str(day).partition(",")[2]
