"""Reads prompts from `core/prompts/*.md` and fills their names in, strictly."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import resources
from typing import TypedDict

_ROLES = ("system", "user", "assistant")


class Message(TypedDict):
    """One chat message."""

    role: str
    content: str


def render(name: str, **values: str) -> list[Message]:
    """Return the messages of prompt `name` with `values` filled in.

    Raises `KeyError` where the names given are not exactly the prompt's names. Values are never searched for names.
    """
    text = _read(name)
    if values.keys() != names(name):
        raise KeyError(f"prompt {name} takes {sorted(names(name))}, was given {sorted(values)}")
    return [Message(role=role, content=_fill(body, values).strip()) for role, body in _sections(text)]


def fragment(name: str, **values: str) -> str:
    """Return a prompt without sections (a part of another one) with `values` filled in."""
    if values.keys() != names(name):
        raise KeyError(f"prompt {name} takes {sorted(names(name))}, was given {sorted(values)}")
    return _fill(_read(name), values)


def names(name: str) -> frozenset[str]:
    """Return the names that prompt `name` wants filled in."""
    return frozenset(place.partition("}}")[0] for place in _read(name).split("{{")[1:])


@cache
def version() -> str:
    """Return a short hash of all prompts: part of the answer cache's key."""
    digest = hashlib.sha256()
    for entry in sorted(resources.files("core.prompts").iterdir(), key=lambda e: e.name):
        if entry.name.endswith(".md"):
            digest.update(entry.read_bytes())
    return digest.hexdigest()[:12]


def _sections(text: str) -> list[tuple[str, str]]:
    """Return what stands below each line that names a role: `# system`."""
    found: list[tuple[str, list[str]]] = []
    for line in text.split("\n"):
        role = line.removeprefix("# ")
        if role != line and role in _ROLES:
            found.append((role, []))
        elif found:
            found[-1][1].append(line)
    return [(role, "\n".join(lines)) for role, lines in found]


def _fill(text: str, values: dict[str, str]) -> str:
    first, *places = text.split("{{")
    parted = (place.partition("}}") for place in places)
    return first + "".join(values[name] + behind for name, _, behind in parted)


@cache
def _read(name: str) -> str:
    return (resources.files("core.prompts") / f"{name}.md").read_text(encoding="utf-8")
