"""`Hotel limit`, `how long`, `which number`: what a sentence tells by its figure, and does not call so.

`Hotel costs are reimbursed up to 120 €` tells a limit, `Time needed 2 days` how long, `extension 310` a number to call.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from core.reading.adjoining import is_range
from core.reading.amounts import read_amounts
from core.reading.characters import has_digit, runs_of
from core.reading.clock_times import moments_in
from core.reading.lexicon import pattern_of, speaks_of, speaks_of_any
from core.reading.roles import Role
from core.reading.thing_patterns import Kind
from core.reading.things import sorted_out, things_of
from core.reading.unit_words import LONGEST_TIME, time_unit_behind
from core.reading.units import NAMED_UNITS
from core.reading.wording import telling_words

_PHONE: Final[frozenset[Kind]] = frozenset(("phone",))
_TIME: Final = "time"
_LAST_HOUR: Final = 24

Tells = Callable[[str, str], bool]
"""Whether a text in a language (ISO 639-1) tells it."""


@dataclass(frozen=True, slots=True)
class Bound:
    """What a question asks for by name: what its words are looked for by, and what else tells it."""

    terms: frozenset[str]
    tells: Tells


def bounds_in(question: str, language: str) -> tuple[Bound, ...]:
    """Return what a question names that a figure tells, in a language (ISO 639-1; empty: in English)."""
    language = language or "en"
    found = []
    for role, tells in _TOLD_BY.items():
        said = " ".join(match[0] for match in pattern_of(role, language).finditer(question))
        terms = frozenset(term for word in telling_words(said, language) for term in word.terms)
        found += [Bound(terms, tells)] if terms else []
    return tuple(found)


def terms_told(bounds: tuple[Bound, ...], text: str, language: str) -> frozenset[str]:
    """Return the words of those that a text tells."""
    return frozenset().union(*(b.terms for b in bounds if b.tells(text, language or "en")))


def hours_in(question: str, language: str) -> tuple[Bound, ...]:
    """Return what a question says of opening and closing."""
    language = language or "en"
    said = " ".join(match[0] for match in pattern_of("asks_hours", language).finditer(question))
    terms = frozenset(term for word in telling_words(said, language) for term in word.terms)
    return (Bound(terms, tells_hours),) if terms else ()


def _tells_most(text: str, language: str) -> bool:
    return speaks_of_any(("up_to", "at_most", "most_behind"), text, language) and _has_plain_figure(text)


def _tells_least(text: str, language: str) -> bool:
    return speaks_of_any(("at_least", "least_behind"), text, language) and _has_plain_figure(text)


def _has_plain_figure(text: str) -> bool:
    """Tell whether a text has a figure that is no date, time or number of something."""
    return has_digit(sorted_out(text).rest)


def _tells_how_long(text: str, _language: str) -> bool:
    return any(time_unit_behind(text, one.end) or _is_of_time(text[one.end :]) for one in read_amounts(text))


def _is_of_time(behind: str) -> bool:
    unit = NAMED_UNITS.get(next(iter(runs_of(behind[:LONGEST_TIME].casefold())), ""))
    return unit is not None and unit.quantity == _TIME


def tells_number(text: str, language: str) -> bool:
    """Tell whether a text has a number that one may call: of a phone, or an extension."""
    return bool(things_of(_PHONE, text)) or (has_digit(text) and speaks_of("extension", text, language or "en"))


def tells_hours(text: str, _language: str = "") -> bool:
    """From when to when tells both when it opens and when it closes."""
    moments = sum(moment.sort == "time" for moment in moments_in(text))
    return moments > 1 or (speaks_of("asks_hours", text) and _has_hours(text))


def _has_hours(text: str) -> bool:
    """`From 8 to 12`, of what is open: two bare figures that hours may be, one as the range of the other."""
    bare = [one for one in read_amounts(text) if not (one.unit or one.money) and 0 <= one.value <= _LAST_HOUR]
    return any(a.value < b.value and is_range(text, a, b) for a, b in pairwise(bare))


_TOLD_BY: Final[dict[Role, Tells]] = {
    "limit_most": _tells_most,
    "limit_least": _tells_least,
    "asks_duration": _tells_how_long,
    "asks_number": tells_number,
}
