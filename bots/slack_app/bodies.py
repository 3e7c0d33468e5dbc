"""What Slack posts over HTTP, read: JSON, a form with JSON in it, or a form; anything else is no message of Slack's."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar
from urllib.parse import parse_qsl

from core.errors import BadInput
from core.text.storable import storable

DEEPEST = 60  # nested values; Slack's rich texts come to about 20

Body = dict[str, Any]
ResultT = TypeVar("ResultT")

# What reading raises that expects another shape.
SHAPELESS = (AttributeError, IndexError, KeyError, TypeError, ValueError)
NO_EVENT = "That is no event, command or interaction of Slack's."
# What the library and `translate` look into, by where it stands: a mapping, or a list of mappings.
_MAPPINGS = {
    "": ("event", "message", "view", "container"),
    "event": ("message", "previous_message", "item", "edited", "assistant_thread", "view"),
    "view": ("state",),
}
_LISTS = {"": ("actions", "authorizations"), "event": ("files", "attachments"), "message": ("files", "attachments")}
_IDENTITIES = ("user", "team", "channel", "enterprise")  # an id, or a mapping that holds one
_NAMES = {
    "": ("type", "team_id", "event_id", "command", "callback_id"),
    "event": ("type", "channel_type"),
    "view": ("callback_id", "private_metadata"),
}


def read_body(raw: bytes, content_type: str) -> Body:
    """Return the body with lone surrogates and NUL replaced. Raises `BadInput` for what Slack never sends."""
    try:
        body = _parsed(raw.decode(), content_type)
    except (ValueError, RecursionError) as error:
        raise BadInput(NO_EVENT) from error
    if not isinstance(body, dict):
        raise BadInput(NO_EVENT)
    # What is null is not there: the library asks for a default, and means both.
    cleaned: Body = _clean({name: value for name, value in body.items() if value is not None}, DEEPEST)
    for fault in _faults(cleaned):
        raise BadInput(f"{NO_EVENT} ({fault})")
    return cleaned


def translated(translate: Callable[[], ResultT]) -> ResultT:
    """Call a function that reads a body. What it can't make sense of becomes `BadInput`."""
    try:
        return translate()
    except SHAPELESS as error:
        raise BadInput(NO_EVENT) from error


def _parsed(text: str, content_type: str) -> Any:
    if content_type.partition(";")[0].strip().lower() == "application/json" or text.startswith("{"):
        return json.loads(text)
    fields = dict(parse_qsl(text, keep_blank_values=True, max_num_fields=100))
    return json.loads(fields["payload"]) if "payload" in fields else fields


def _clean(value: Any, deeper: int) -> Any:
    if isinstance(value, str):
        return storable(value)
    if not isinstance(value, dict | list):
        return value
    if not deeper:
        raise BadInput(f"{NO_EVENT} (nested too deeply)")
    if isinstance(value, list):
        return [_clean(one, deeper - 1) for one in value]
    return {_clean(name, deeper - 1): _clean(one, deeper - 1) for name, one in value.items()}


def _faults(body: Body) -> Iterator[str]:
    """Yield the name of each value that is of another kind than Slack's."""
    for where, part in _parts(body):
        yield from (name for name in _MAPPINGS.get(where, ()) if not _is_mapping(part.get(name)))
        yield from (name for name in _LISTS.get(where, ()) if not _is_list(part.get(name)))
        yield from (name for name in _NAMES.get(where, ()) if not isinstance(part.get(name), str | None))
    yield from (name for name in _IDENTITIES if not isinstance(body.get(name), str | dict | None))
    if body.get("type") == "event_callback" and not (body.get("event") and body.get("event_id")):
        yield "event"


def _parts(body: Body) -> Iterator[tuple[str, Mapping[str, Any]]]:
    yield "", body
    for where in ("event", "view", "message"):
        if isinstance(body.get(where), dict):
            yield where, body[where]
    event = body.get("event")
    if isinstance(event, dict):
        yield from (("message", event[name]) for name in ("message", "previous_message") if _filled(event.get(name)))


def _filled(value: object) -> bool:
    return isinstance(value, dict) and bool(value)


def _is_mapping(value: object) -> bool:
    return value is None or isinstance(value, dict)


def _is_list(value: object) -> bool:
    return value is None or (isinstance(value, list) and all(isinstance(one, dict) for one in value))
