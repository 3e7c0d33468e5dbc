"""Which questions people replied to whose replies are indexed: read from what was approved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlmodel import Session, col, select

from storage.database import Database
from storage.tables.feedback import FixSuggestionRow

_PREFIX = "supplied/"


class StoredReplies:
    """Implements `core.ports.Replies`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def questions(self, documents: Sequence[str]) -> Mapping[str, str]:
        """Return the question of each document that is a reply; one that was deleted is left out."""
        ids = {name.removeprefix(_PREFIX): name for name in documents if name.startswith(_PREFIX)}

        def look(session: Session) -> dict[str, str]:
            query = select(FixSuggestionRow.id, FixSuggestionRow.question).where(col(FixSuggestionRow.id).in_(ids))
            return {ids[name]: question for name, question in session.exec(query) if question}

        return await self._database.read(look)
