"""What `errata access` found, as lines for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any


def access_lines(told: Mapping[str, Any]) -> Iterator[str]:
    """Yield the lines of what `errata access` found, as its JSON has it."""
    for way in told.get("ways", ()):
        yield f"{_place(way)}: {', '.join(way['reads']) or 'nothing'}{_because(way)}"
    for collection in told.get("collections", ()):
        readers = "; and ".join(", ".join(group) or "nobody" for group in collection.get("readers", ()))
        yield f"{collection['name']}, a document with readers of its own: {readers}" if readers else collection["name"]
        for rule in collection.get("rules", ()):
            yield f"  {_rule(rule)}"
        for where, whom in collection.get("channels", {}).items():
            yield f"  read in {where}, as {'; '.join(whom)}"
        for way in collection.get("ways", ()):
            yield f"  {_place(way)}: {'yes' if way['may_read'] else 'no'}{_because(way)}"


def _place(way: Mapping[str, Any]) -> str:
    return f"{way['where']}, as {way['as']}" if way["as"] else str(way["where"])


def _because(way: Mapping[str, Any]) -> str:
    said = "; ".join([*map(_rule, way.get("rules", ())), *([way["why"]] if way["why"] else [])])
    return f" ({said})" if said else ""


def _rule(rule: Mapping[str, Any]) -> str:
    by = f" by {rule['by']}" if rule["by"] else ""
    since = f", since {rule['since']}" if rule["since"] else ""
    return f"{rule['said']}{since}{by}"
