"""Sifts the SEC's `companyfacts`: the entries that can be read stay, of each other one it is said what is wrong."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any

FORMS = ("10-K", "10-Q", "20-F", "40-F")


@dataclass(frozen=True, slots=True)
class Fault:
    """A figure or filing that was left out: the column and why."""

    column: str
    reason: str


@dataclass(slots=True)
class Sifted:
    """`facts` as in the file, `{taxonomy: {tag: {"units": {unit: [entry]}}}}`, and what was left out of it."""

    facts: dict[str, dict[str, Any]] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)


def sift(document: Mapping[str, Any]) -> Sifted:
    """Return the entries of annual and quarterly reports that can be read.

    Raises `AttributeError`, `KeyError` or `TypeError` where the document has another shape.
    """
    sifted = Sifted()
    for taxonomy, concepts in document["facts"].items():
        tags = sifted.facts.setdefault(taxonomy, {})
        for tag, concept in concepts.items():
            units = {
                unit: list(_readable(f"{tag}, {unit}", listed, sifted.faults))
                for unit, listed in concept["units"].items()
            }
            tags[tag] = {"units": units}
    return sifted


def _readable(where: str, listed: list[Any], faults: list[Fault]) -> Iterator[Mapping[str, Any]]:
    for entry in listed:
        if not isinstance(entry, Mapping):
            faults.append(Fault("", f"{where}: an entry is not a JSON object"))
        elif str(entry.get("form") or "").startswith(FORMS) and entry.get("val") is not None:
            wrong = next(_wrong(entry), None)
            if wrong is None:
                yield entry
            else:
                faults.append(Fault(wrong, f"{where}: “{str(entry.get(wrong))[:60]}” is missing or wrong"))


def _wrong(entry: Mapping[str, Any]) -> Iterator[str]:
    """Name the fields of an entry that can't be read."""
    value = entry["val"]
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        yield "val"
    yield from (name for name in ("end", "filed") if not _is_day(entry.get(name)))
    if entry.get("start") and not _is_day(entry["start"]):
        yield "start"
    if not isinstance(entry.get("accn"), str):
        yield "accn"
    if not isinstance(entry.get("fy"), int | None):
        yield "fy"


def _is_day(value: object) -> bool:
    try:
        return isinstance(value, str) and bool(date.fromisoformat(value))
    except ValueError:
        return False
