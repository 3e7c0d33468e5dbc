"""What was made of the documents to begin with, as it is kept: light, for processes that only take events in."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass

from pydantic import TypeAdapter, ValidationError

from bots.introduction.overview import Overview
from core.access.rights import Scope
from storage.caches.stores import InDatabase
from storage.database import Database

_WORDED = 2  # counts up where questions are put in other words: what was kept before is made anew
_KEPT_SECONDS = 30 * 86_400.0
ANEW_AFTER = 3_600.0
"""Seconds until it is looked whether documents have changed since: a folder that is watched changes by the minute."""


@dataclass(frozen=True, slots=True)
class Introduction:
    """What may be read in one place, and questions that were answered from it; `version` is the corpus's."""

    overview: Overview
    questions: tuple[str, ...] = ()
    version: str = ""
    made_at: float = 0.0


_INTRODUCTION: TypeAdapter[Introduction] = TypeAdapter(Introduction)


class KeptIntroductions:
    """What was made, in the main database: a process that only takes events in reads it, too."""

    def __init__(self, database: Database) -> None:
        self._store = InDatabase(database)

    async def get(self, scope: Scope) -> Introduction | None:
        """Return what was made for whoever reads these collections, of whatever version."""
        kept = await self._store.get(_key(scope))
        try:
            return _INTRODUCTION.validate_json(kept) if kept is not None else None
        except ValidationError:  # of another version of ours
            return None

    async def put(self, scope: Scope, introduction: Introduction) -> None:
        """Keep it in the place of an older one."""
        await self._store.put(_key(scope), _INTRODUCTION.dump_json(introduction), _KEPT_SECONDS)


def _key(scope: Scope) -> str:
    named = json.dumps(None if scope is None else sorted(scope))
    return f"introduction:{_WORDED}:{hashlib.sha256(named.encode()).hexdigest()[:40]}"
