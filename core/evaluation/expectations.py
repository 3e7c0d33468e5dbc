"""One line of an evaluation file: a question, and what its answer must be like."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from core.errors import BadInput
from core.evaluation.stating import Wanted, can_be_looked_for
from core.model import Mode, Outcome

FIELDS = ("_id", "text", "question", "expected", "not_expected", "outcome", "sources", "mode", "collection")
OUTCOMES = (Outcome.ANSWERED, Outcome.PARTIAL, Outcome.REFUSED, Outcome.UNCLEAR)
_LIKE = 0.75  # `expect` and `source` are slips of the pen, `note` and `owner` are somebody's own fields


@dataclass(frozen=True, slots=True)
class Expectation:
    """A question and what is expected of its answer; what is left empty is not asked for.

    `id` is as given, else the question's text. With no `outcome`, the question has to be answered, also in part.
    `collections` is None where the line names none.
    """

    id: str | int | float
    text: str
    says: tuple[Wanted, ...] = ()
    never_says: tuple[Wanted, ...] = ()
    outcome: Outcome | None = None
    sources: tuple[str, ...] = ()
    mode: Mode | None = None
    collections: tuple[str, ...] | None = None

    @property
    def key(self) -> str:
        """What tells it from the others, now and in a later run."""
        return str(self.id)


def read_expectation(record: Mapping[str, Any]) -> Expectation:
    """Read one record. Raises `BadInput` where a field is missing, misspelt or of a wrong kind."""
    _no_slips(record)
    text = record.get("text") if record.get("text") is not None else record.get("question")
    if not isinstance(text, str) or not text.strip():
        raise BadInput('"text" is needed: the question.')
    outcome, mode = record.get("outcome"), record.get("mode")
    return Expectation(
        id=_identity(record.get("_id"), text),
        text=text,
        says=_phrases(record, "expected"),
        never_says=_phrases(record, "not_expected"),
        outcome=None if outcome is None else Outcome(_one_of("outcome", outcome, OUTCOMES)),
        sources=_names(record, "sources"),
        mode=None if mode is None else Mode(_one_of("mode", mode, tuple(Mode))),
        collections=_names(record, "collection") or None,
    )


def _no_slips(record: Mapping[str, Any]) -> None:
    """A misspelt field would be an expectation that nobody looks at; others are the file's own affair."""
    for name in record:
        meant = [] if name in FIELDS else get_close_matches(name, FIELDS, n=1, cutoff=_LIKE)
        if meant:
            raise BadInput(f'"{name[:40]}" is no field: do you mean "{meant[0]}"?')


def _identity(given: Any, text: str) -> str | int | float:
    if given is None:
        return text
    if isinstance(given, str) and given.strip():
        return given
    if not _is_number(given):
        raise BadInput('"_id" must be text or a number.')
    return int(given) if isinstance(given, int) else float(given)


def _phrases(record: Mapping[str, Any], name: str) -> tuple[Wanted, ...]:
    return tuple(_phrase(value, name) for value in _several(record.get(name)))


def _phrase(value: Any, name: str) -> Wanted:
    if _is_number(value):
        return float(value)
    if not isinstance(value, str) or not can_be_looked_for(value):
        raise BadInput(f'"{name}" must be a phrase or a figure, or a list of them.')
    return value


def _is_number(value: Any) -> bool:
    try:
        return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(float(value))
    except OverflowError:
        return False


def _names(record: Mapping[str, Any], name: str) -> tuple[str, ...]:
    values = tuple(_several(record.get(name)))
    if not all(isinstance(value, str) and value.strip() for value in values):
        raise BadInput(f'"{name}" must be a name, or a list of names.')
    return values


def _several(value: Any) -> Iterable[Any]:
    if value is None:
        return ()
    return value if isinstance(value, list) else (value,)


def _one_of(name: str, value: Any, allowed: Iterable[str]) -> str:
    if not isinstance(value, str) or value not in tuple(allowed):
        raise BadInput(f'"{name}" must be one of {", ".join(allowed)}.')
    return value
