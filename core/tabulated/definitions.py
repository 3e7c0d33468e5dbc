"""Ratios that a question defines itself: `DPO is defined as: 365 * accounts payable / COGS`, `define X as Y less Z`."""

from __future__ import annotations

import re
from collections.abc import Mapping

from core.reading.lexicon import alternatives
from core.reading.sentences import sentences
from core.tabulated.expressions import Computation, Expression, NotAFormula, parsed
from core.tabulated.labels import squeeze

_IS_DEFINED = re.compile(
    rf"^(?P<name>[^:=]{{2,80}}?),?\s(?:{alternatives('defined_as')}):?\s(?P<formula>.{{3,500}})$", re.I | re.S
)
_DEFINE_AS = re.compile(
    rf"^(?:{alternatives('define')})\s(?P<name>[^:=]{{2,80}}?)\s{alternatives('define_as')}:?\s(?P<formula>.{{3,500}})$",
    re.I | re.S,
)
_EQUALS = re.compile(r"^(?P<name>[^:=]{2,80}?)\s=\s(?P<formula>.{3,500})$", re.S)
_ASIDE = re.compile(r"\(([^()]{1,20})\)")


def definitions_in(question: str) -> tuple[Mapping[str, Expression], str]:
    """Return what a question defines, by squeezed name and by abbreviation, and the rest of its text."""
    found: dict[str, Expression] = {}
    rest: list[str] = []
    for sentence in sentences(question):
        if (defined := _definition(sentence)) is None:
            rest.append(sentence)
            continue
        name, formula = defined
        short = _ASIDE.search(name)
        found[squeeze(_ASIDE.sub(" ", name))] = formula
        if short:
            found[squeeze(short[1])] = formula
    return found, " ".join(rest)


def _definition(sentence: str) -> tuple[str, Expression] | None:
    said = sentence.strip().rstrip(".")
    if said.endswith("?"):
        return None
    for pattern in (_IS_DEFINED, _DEFINE_AS, _EQUALS):
        if match := pattern.match(said):
            try:
                formula = parsed(match["formula"])
            except NotAFormula:
                return None
            return (match["name"], formula) if isinstance(formula, Computation) else None
    return None
