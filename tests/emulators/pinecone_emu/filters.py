"""Metadata filters, and what is wrong with them."""

from __future__ import annotations

import json
import operator
from collections.abc import Callable
from typing import Any

from tests.emulators.pinecone_emu.refusals import ApiError

ORDER: dict[str, Callable[[Any, Any], bool]] = {
    "$gt": operator.gt,
    "$gte": operator.ge,
    "$lt": operator.lt,
    "$lte": operator.le,
}


def matches(wanted: Any, metadata: dict[str, Any]) -> bool:
    """Does the metadata fit the filter? All of it is looked at, so that what is wrong with it shows."""
    if not isinstance(wanted, dict):
        raise ApiError(400, f"the filter must be an object, got {json.dumps(wanted)}")
    return all([_clause(key, condition, metadata) for key, condition in wanted.items()])  # noqa: C419 - all of it


def _clause(key: str, condition: Any, metadata: dict[str, Any]) -> bool:
    if key in ("$and", "$or"):
        if not isinstance(condition, list) or not condition:
            raise ApiError(400, f"{key} must be given a non-empty array")
        parts = [matches(c, metadata) for c in condition]
        return all(parts) if key == "$and" else any(parts)
    if key.startswith("$"):
        raise ApiError(400, f"{key} is not a valid operator")
    there, value = key in metadata, metadata.get(key)
    operands = condition if isinstance(condition, dict) else {"$eq": condition}
    return all([_holds(key, op, operand, value, there) for op, operand in operands.items()])  # noqa: C419 - all of it


def _holds(key: str, op: str, operand: Any, value: Any, there: bool) -> bool:
    if op in ("$eq", "$ne", "$in", "$nin"):
        named = _one_of(op, operand, value) and there
        return named == (op in ("$eq", "$in"))
    if op == "$exists":
        _expect(isinstance(operand, bool), op, "a boolean", operand)
        return there == bool(operand)
    if op in ORDER:
        _expect(_is_number(operand), op, "a number", operand)
        return there and _is_number(value) and ORDER[op](value, operand)
    raise ApiError(400, f"{op} is not a valid operator, in the condition for field {key}")


def _one_of(op: str, operand: Any, value: Any) -> bool:
    """Is the value (or an element of it, where it is a list of strings) what is named?"""
    if op in ("$in", "$nin"):
        fine = isinstance(operand, list) and not any(isinstance(x, list | dict) or x is None for x in operand)
        _expect(fine, op, "a list of strings, booleans or numbers", operand)
    else:
        fine = not isinstance(operand, list | dict) and operand is not None
        _expect(fine, op, "a string, boolean or a number", operand)
    held = value if isinstance(value, list) else [value]
    named = operand if isinstance(operand, list) else [operand]
    return any(x == y and isinstance(x, bool) == isinstance(y, bool) for x in named for y in held)


def _expect(fine: bool, op: str, what: str, operand: Any) -> None:
    if not fine:
        raise ApiError(400, f"the {op} operator must be followed by {what}, got {json.dumps(operand)} instead")


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
