"""`Hotel limit`, `Mindestalter`: a limit that a sentence tells by the words before its figure, and does not call one.

`Hotel costs are reimbursed up to 120 €`, `Renters must be at least 16 years old`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from core.reading.characters import has_digit
from core.reading.lexicon import pattern_of, speaks_of_any
from core.reading.roles import Role
from core.reading.things import sorted_out
from core.reading.wording import telling_words

_TOLD_BY: Final[tuple[tuple[Role, tuple[Role, ...]], ...]] = (
    ("limit_most", ("up_to", "at_most", "most_behind")),
    ("limit_least", ("at_least", "least_behind")),
)


@dataclass(frozen=True, slots=True)
class Bound:
    """A limit that a question asks for: what its words are looked for by, and what else tells it beside a figure."""

    terms: frozenset[str]
    told_by: tuple[Role, ...]


def bounds_in(question: str, language: str) -> tuple[Bound, ...]:
    """Return the limits that a question names, in a language (ISO 639-1; empty: in English)."""
    language = language or "en"
    found = []
    for role, told_by in _TOLD_BY:
        said = " ".join(match[0] for match in pattern_of(role, language).finditer(question))
        terms = frozenset(term for word in telling_words(said, language) for term in word.terms)
        found += [Bound(terms, told_by)] if terms else []
    return tuple(found)


def terms_told(bounds: tuple[Bound, ...], text: str, language: str) -> frozenset[str]:
    """Return the words of those limits that a text tells: none without a figure that is no date or time."""
    if not bounds or not has_digit(text) or not has_digit(sorted_out(text).rest):
        return frozenset()
    told = (b.terms for b in bounds if speaks_of_any(b.told_by, text, language or "en"))
    return frozenset().union(*told)
