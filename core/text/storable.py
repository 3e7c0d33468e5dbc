"""Text and values from outside with what no store and no encoding takes replaced: lone surrogates and NUL."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:  # the process that reads files cleans what it read, and need not load all of pydantic first
    from pydantic import TypeAdapter

ValueT = TypeVar("ValueT")
_UNSTORABLE = dict.fromkeys((0, *range(0xD800, 0xE000)), "\ufffd")
_DEEPEST = 100  # what is nested further is left out there: recursion must end before the stack does


def storable(text: str) -> str:
    """Return `text` with each lone surrogate and each NUL replaced by U+FFFD: PostgreSQL and UTF-8 refuse them."""
    return text if "\x00" not in text and _has_whole_letters(text) else text.translate(_UNSTORABLE)


def _has_whole_letters(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def storable_value(value: ValueT) -> ValueT:
    """Return a value with all text in it storable: in dataclasses, mappings (keys too), lists, tuples and sets.

    A value that needs no change is returned itself.
    """
    cleaned: ValueT = _clean(value, _DEEPEST)
    return cleaned


def storable_json(adapter: TypeAdapter[Any], value: object) -> str:
    """Return a value as JSON; what UTF-8 can't hold of it is replaced."""
    try:
        return adapter.dump_json(value).decode()
    except ValueError:  # as pydantic's own error of it is
        return adapter.dump_json(storable_value(value)).decode()


def _clean(value: Any, depth: int) -> Any:
    if isinstance(value, str):
        # A member of an enumeration is one of our own words.
        return storable(value) if type(value) is str else value
    if isinstance(value, Mapping | list | tuple | set | frozenset):
        return _collection(value, depth - 1) if depth else type(value)()
    if is_dataclass(value) and not isinstance(value, type):
        return _dataclass(value, depth - 1) if depth else value
    return value


def _collection(value: Any, depth: int) -> Any:
    if isinstance(value, Mapping):
        pairs = [(_clean(key, depth), _clean(item, depth)) for key, item in value.items()]
        same = all(key is k and item is i for (key, item), (k, i) in zip(pairs, value.items(), strict=True))
        return value if same else dict(pairs)
    items = [_clean(item, depth) for item in value]
    if all(item is before for item, before in zip(items, value, strict=True)):
        return value
    return type(value)(*items) if hasattr(value, "_fields") else type(value)(items)


def _dataclass(value: Any, depth: int) -> Any:
    before = {field.name: getattr(value, field.name) for field in fields(value) if field.init}
    after = {name: _clean(item, depth) for name, item in before.items()}
    changed = {name: item for name, item in after.items() if item is not before[name]}
    return replace(value, **changed) if changed else value
