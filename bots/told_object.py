"""The JSON object that a service on the web answered with."""

from __future__ import annotations

from typing import Any, Protocol

from core.errors import Unavailable


class _Answer(Protocol):
    def json(self) -> Any: ...


def told_object(service: str, response: _Answer) -> dict[str, Any]:
    """Return what a response holds. Raises `Unavailable`, which names the service, where that is no JSON object."""
    try:
        told = response.json()
    except ValueError as error:
        raise Unavailable(f"{service} answered with something that is no JSON.") from error
    if not isinstance(told, dict):
        raise Unavailable(f"{service} answered with something that is no object.")
    return told
