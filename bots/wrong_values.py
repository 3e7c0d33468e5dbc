"""What is said of a value that pydantic does not take: what is wrong with it, in words for whoever typed it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pydantic_core import ErrorDetails

_LONGEST = 60  # characters of a value that are shown
_FAULTS: Mapping[str, Callable[[Mapping[str, Any]], str]] = {
    "int_parsing": lambda _: "is no whole number",
    "int_from_float": lambda _: "is no whole number",
    "int_type": lambda _: "is no whole number",
    "float_parsing": lambda _: "is no number",
    "float_type": lambda _: "is no number",
    "bool_parsing": lambda _: "is neither true nor false",
    "bool_type": lambda _: "is neither true nor false",
    "string_type": lambda _: "is no text",
    "tuple_type": lambda _: "is no list",
    "enum": lambda told: f"is none of {_listed(told)}",
    "literal_error": lambda told: f"is none of {_listed(told)}",
    "greater_than_equal": lambda told: f"is less than {told['ge']}",
    "less_than_equal": lambda told: f"is more than {told['le']}",
    "greater_than": lambda told: f"is not more than {told['gt']}",
    "less_than": lambda told: f"is not less than {told['lt']}",
    "value_error": lambda told: _unlike(str(told["error"])),
    "finite_number": lambda _: "is no finite number",
}


def shown(value: object) -> str:
    """Return a value on one line, shortened."""
    text = repr(value)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}..."


def fault(error: ErrorDetails) -> str:
    """Say what is wrong with a value, to stand after it: `is more than 50`."""
    say = _FAULTS.get(error["type"])
    return say(error.get("ctx") or {}) if say is not None else "can't be understood"


def _unlike(said: str) -> str:
    """What typer says of a value that an enumeration lacks: `'x' is not one of 'a', 'b'.`."""
    known = said.partition("is not one of ")[2].rstrip(".").replace("'", "")
    return f"is none of {known}" if known else "can't be taken"


def _listed(told: Mapping[str, Any]) -> str:
    return str(told.get("expected", "what it can be")).replace("'", "").replace(" or ", ", ")
