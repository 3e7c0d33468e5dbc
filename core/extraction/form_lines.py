"""A field of a form, as invoices, estimates and receipts have them: a line that is a label and its figures.

`Odometer 9,800` is no sentence and no table, and says nothing of whose it is: the name stands elsewhere on its page.
So the question must name that, say the label, and leave no word that the page says nowhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from core.extraction.composing import cite
from core.extraction.gate.conclusion import names_of
from core.extraction.segments import about
from core.extraction.statements import label_and_figures
from core.extraction.support import Query
from core.model import Draft, Passage
from core.reading.lexicon import speaks_of_any, terms_in
from core.reading.roles import Role
from core.reading.words import content_words

_MOST_WORDS: Final = 4  # of a label
_MOST_FIGURES: Final = 2  # a rate, and what it comes to
_FEWEST: Final = 3  # fields of a page: one line that ends in a figure makes no form
_IDLE: Final[tuple[Role, ...]] = ("asks_price", "asks_figure", "light_verb", "table_soft", "of_the_page", "asks_money")
"""What asks for a figure, and for none in particular."""
_OTHERWISE: Final[tuple[Role, ...]] = (
    *("per", "average", "asks_sum", "asks_share", "asks_difference", "asks_change", "negates"),
    *("kind_who", "kind_where", "kind_when", "asks_reason"),
)
"""What asks for more than a field tells, or for no figure."""


@dataclass(frozen=True, slots=True)
class _Field:
    label: str
    figures: tuple[str, ...]
    words: frozenset[str]


def told_by_a_form(query: Query, passages: Sequence[Passage]) -> Draft | None:
    """Return the one field that a question says, of the page that bears all its names; None where several do."""
    language = query.language or "en"
    names = names_of(query)
    if not names or query.counted or query.wants_date:
        return None
    idle = frozenset(term for word in terms_in(*_IDLE, language=language) for term in content_words(word))
    found = [
        (number, field)
        for number, passage in enumerate(passages, 1)
        if not passage.meta.is_facts and query.specifics <= query.held(f"{about(passage)} {passage.text}")
        for field in _asked(query, passage, idle)
    ]
    if not found or len({field.figures for _, field in found}) > 1:
        return None
    number, field = found[0]
    return Draft(cite(f"{field.label}: {', '.join(field.figures)}", number), cited=(number,))


def _asked(query: Query, passage: Passage, idle: frozenset[str]) -> Iterator[_Field]:
    """Yield the fields whose whole label is asked for, where no other is, and the page says all else that is asked."""
    fields = list(_fields(passage.text))
    if len(fields) < _FEWEST:
        return
    asked = frozenset(query.weights)
    said = [field for field in fields if field.words <= asked]
    whole = [field for field in said if not any(field.words < other.words for other in said)]
    for field in whole:
        if speaks_of_any(_OTHERWISE, _without(field.words, query.text), query.language or "en"):
            continue
        left = asked - field.words - idle - query.specifics
        beside = frozenset().union(*(other.words for other in fields)) - field.words
        if left <= query.held(f"{about(passage)} {passage.text}") and left.isdisjoint(beside):
            yield field


def _without(label: frozenset[str], text: str) -> str:
    """Leave out the words of a label: a `Total` is a field like others."""
    return " ".join(word for word in text.split() if label.isdisjoint(content_words(word)))


def _fields(text: str) -> Iterator[_Field]:
    for line in text.splitlines():
        label, figures = label_and_figures(line.strip())
        words = frozenset(content_words(label))
        short = 0 < len(label.split()) <= _MOST_WORDS and label[:1].isalpha() and not label.endswith((".", ",", ";"))
        if words and short and 0 < len(figures) <= _MOST_FIGURES:
            yield _Field(label.rstrip(" :："), figures, words)
