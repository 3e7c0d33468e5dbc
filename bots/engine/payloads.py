"""What jobs carry, read from rows of this version and of earlier ones; what they carry beside is passed over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pydantic import TypeAdapter

from core.model import Asker


@dataclass(frozen=True, slots=True)
class IndexPayload:
    """A document or source file to read anew; `refetch` is by which right a web page is fetched."""

    path: str
    collection: str | None = None
    recursive: bool = False
    refetch: Any = None


@dataclass(frozen=True, slots=True)
class RetryPayload:
    """An answer to give again.

    `after` are the jobs to wait for, `reason` is what the user said was wrong, `reply` a place (JSON) where the user
    alone is told what can't be put in its place, `by` who wants it, and pays. `seen` is the message (a place, JSON)
    that bears our sign that it is looked at.
    """

    answer_id: str
    after: tuple[str, ...] = ()
    reason: str = ""
    reply: str = ""
    seen: str = ""
    by: Asker | None = None


_INDEX: TypeAdapter[IndexPayload] = TypeAdapter(IndexPayload)
_RETRY: TypeAdapter[RetryPayload] = TypeAdapter(RetryPayload)


def index_payload(body: str) -> IndexPayload:
    """Read the body of `index.file` or `index.module`."""
    return _INDEX.validate_json(body)


def retry_payload(body: str) -> RetryPayload:
    """Read the body of `answer.retry`."""
    return _RETRY.validate_json(body)
