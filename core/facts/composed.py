"""Measures made of two: `R&D as a share of revenue`, `revenue per employee`, `assets less debt`, `R&D and SG&A`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from core.facts.formula import Inputs, Ratio
from core.facts.metrics import label

SHARE: Final = "_share_of_"
PER: Final = "_per_"
LESS: Final = "_less_"
PLUS: Final = "_plus_"
_LABELS: Mapping[str, str] = {SHARE: "as a share of", PER: "per", LESS: "less", PLUS: "and"}
_SIGNS: Mapping[str, str] = {SHARE: "/", PER: "/", LESS: "-", PLUS: "+"}
Find = Callable[[str], Ratio | None]


@dataclass(frozen=True, slots=True)
class Joined:
    """Two measures by name and what joins them: `SHARE`, `PER`, `LESS` or `PLUS`."""

    first: str
    joint: str
    second: str

    @property
    def name(self) -> str:
        """The name of the measure that they make."""
        return f"{self.first}{self.joint}{self.second}"


def parts_of(name: str) -> Joined | None:
    """Return what a composed measure is made of; None for a name of any other form."""
    for joint in (SHARE, LESS, PER, PLUS):
        first, found, second = name.partition(joint)
        if found and first and second and second != "share":
            return Joined(first, joint, second)
    return None


def composed(name: str, known: Sequence[str], find: Find) -> Ratio | None:
    """Return the formula of a composed measure; None where one of its two is neither `known` nor a ratio of `find`."""
    parts = parts_of(name)
    sides = [_side(part, known, find) for part in (parts.first, parts.second)] if parts else []
    if parts is None or any(side is None or side.lag for side in sides):
        return None
    above, below = (side for side in sides if side is not None)
    inputs = tuple(dict.fromkeys((*above.inputs, *below.inputs)))
    formula = f"{_bracketed(above)} {_SIGNS[parts.joint]} {_bracketed(below)}"
    unit = "percent" if parts.joint == SHARE else above.unit if parts.joint in (LESS, PLUS) else ""
    return Ratio(name, name, inputs, formula, _computed(parts.joint, above, below), unit)


def composed_label(parts: Joined, called: Callable[[str], str]) -> str:
    """What a sentence calls it."""
    second = called(parts.second)
    if parts.joint == PER:
        second = singular(second)
    return f"{called(parts.first)} {_LABELS[parts.joint]} {second}"


def singular(word: str) -> str:
    """`employee` of `employees`."""
    return word[:-1] if word.endswith("s") and not word.endswith("ss") else word


def _side(name: str, known: Sequence[str], find: Find) -> Ratio | None:
    if name in known:
        return Ratio(name, label(name), (name,), name, lambda given: given[name], "")
    return find(name)


def _bracketed(side: Ratio) -> str:
    return f"({side.formula})" if " " in side.formula else side.formula


def _computed(joint: str, above: Ratio, below: Ratio) -> Callable[[Inputs], float]:
    if joint == LESS:
        return lambda given: above.compute(given) - below.compute(given)
    if joint == PLUS:
        return lambda given: above.compute(given) + below.compute(given)
    times = 100 if joint == SHARE else 1
    return lambda given: times * above.compute(given) / below.compute(given)
