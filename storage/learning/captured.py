"""Which questions people replied to whose replies are indexed, and which hold: read from what was approved."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from sqlmodel import Session, and_, col, or_, select

from storage.database import Database
from storage.learning.suggestions import APPLIED, APPROVED
from storage.tables.feedback import FixSuggestionRow

_PREFIX = "supplied/"


class StoredReplies:
    """Implements `core.ports.Replies`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def questions(self, documents: Sequence[str]) -> Mapping[str, str]:
        """Return the question of each document that is a reply; one that was deleted is left out."""
        ids = _ids(documents)

        def look(session: Session) -> dict[str, str]:
            query = select(FixSuggestionRow.id, FixSuggestionRow.question).where(col(FixSuggestionRow.id).in_(ids))
            return {ids[name]: question for name, question in session.exec(query) if question}

        return await self._database.read(look)

    async def lapsed(self, documents: Sequence[str]) -> frozenset[str]:
        """Return what expired, or was taken back or rejected; its row tells, whatever the index holds still."""
        ids, table = _ids(documents), FixSuggestionRow
        expired = and_(table.expires_at > 0, table.expires_at <= time.time())
        lapsed = or_(expired, col(table.status).not_in((APPROVED, APPLIED)))

        def look(session: Session) -> list[str]:
            return list(session.exec(select(table.id).where(col(table.id).in_(ids), lapsed)))

        return frozenset(ids[name] for name in await self._database.read(look)) if ids else frozenset()


def _ids(documents: Sequence[str]) -> dict[str, str]:
    """Return the paths of what was supplied by the ids of the suggestions."""
    return {name.removeprefix(_PREFIX): name for name in documents if name.startswith(_PREFIX)}
