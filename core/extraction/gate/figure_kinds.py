"""Which kinds of figures never tell what is asked for: `Extension: 4214` is no pay, and `879 EUR` no weight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from core.extraction.gate.telling import is_money
from core.reading.characters import has_digit
from core.reading.lexicon import speaks_of, speaks_of_any
from core.reading.roles import Role
from core.reading.unit_words import time_unit_behind

Kind = Literal["phone", "money", "time", ""]
_ANY: Final[frozenset[Kind]] = frozenset(("phone", "money", "time"))
_NEVER_TELL: Final[Mapping[Role, frozenset[Kind]]] = {
    "attribute_weight": _ANY,
    "attribute_age": frozenset(("phone", "money")),
    "attribute_sound": _ANY,
    "asks_size": _ANY,
    "asks_pay": frozenset(("phone", "time")),
    "counts_things": frozenset(("phone",)),
}
"""Attributes, each with the kinds of figures that never tell it."""


def tells_other_kinds(question: str, language: str, beside: str, figures: Sequence[tuple[str, str]]) -> bool:
    """Tell whether what somebody earns, is old or weighs is asked for, and all figures are phone numbers or prices.

    `figures` are cells, each with its heading; `beside` is what else their row says. What no heading or sign tells the
    kind of may be anything.
    """
    code = language or "en"
    asked = [attribute for attribute in _NEVER_TELL if speaks_of(attribute, question, code)]
    if not asked:
        return False
    told, kinds = " ".join((beside, *(head for head, _ in figures))), {_kind_of(head, cell) for head, cell in figures}
    return any(kinds <= _NEVER_TELL[attribute] and not speaks_of(attribute, told) for attribute in asked)


def _kind_of(heading: str, cell: str) -> Kind:
    """By the heading, the sign or the unit, in any language: nothing where none tells it."""
    if is_money(cell) or speaks_of("price_heading", heading):
        return "money"
    if speaks_of_any(("phone_heading", "extension"), heading):
        return "phone"
    first, *behind = cell.split() or [""]
    return "time" if has_digit(first) and time_unit_behind(" ".join(behind)) else ""
