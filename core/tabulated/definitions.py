"""Ratios that a question defines itself: `DPO is defined as: 365 * accounts payable / COGS`, `define X as Y less Z`."""

from __future__ import annotations

import re
from collections.abc import Mapping

from core.reading.characters import asides, without_asides
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
_LONGEST_SHORT = 20
_NAME, _FORMULA = range(2, 81), range(3, 501)
"""Characters of what is defined by an equals sign, and of what it is."""


def definitions_in(question: str) -> tuple[Mapping[str, Expression], str]:
    """Return what a question defines, by squeezed name and by abbreviation, and the rest of its text."""
    found: dict[str, Expression] = {}
    rest: list[str] = []
    for sentence in sentences(question):
        if (defined := _definition(sentence)) is None:
            rest.append(sentence)
            continue
        name, formula = defined
        found[squeeze(without_asides(name, _LONGEST_SHORT))] = formula
        for start, end in asides(name, 1, _LONGEST_SHORT)[:1]:
            found[squeeze(name[start + 1 : end - 1])] = formula
    return found, " ".join(rest)


def _definition(sentence: str) -> tuple[str, Expression] | None:
    said = sentence.strip().rstrip(".")
    if said.endswith("?"):
        return None
    matches = (pattern.match(said) for pattern in (_IS_DEFINED, _DEFINE_AS))
    written = next(((match["name"], match["formula"]) for match in matches if match), _equated(said))
    if written is None:
        return None
    try:
        formula = parsed(written[1])
    except NotAFormula:
        return None
    return (written[0], formula) if isinstance(formula, Computation) else None


def _equated(said: str) -> tuple[str, str] | None:
    name, sign, formula = said.partition(" = ")
    plain = ":" not in name and "=" not in name
    return (name, formula) if sign and plain and len(name) in _NAME and len(formula) in _FORMULA else None
