"""Links between source code and schema that were approved and hold: read from the suggestions they were."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence

from sqlmodel import Session, col, or_, select

from core.learning.signals import JobName
from core.ports import ApprovedLink
from storage.database import Database
from storage.learning.suggestions import APPLIED, APPROVED
from storage.tables.feedback import FixSuggestionRow

MOST = 300
"""Links that are looked through, latest first."""


class StoredLinks:
    """Implements `core.ports.Links`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def approved(self) -> Sequence[ApprovedLink]:
        """Return the links that were approved and hold, latest first."""
        return await self._database.read(_approved)


def _approved(session: Session) -> list[ApprovedLink]:
    table = FixSuggestionRow
    holds = or_(table.expires_at == 0, table.expires_at > time.time())
    query = (
        select(table)
        .where(table.action == JobName.SUGGEST_LINK.value, col(table.status).in_((APPROVED, APPLIED)), holds)
        .order_by(col(table.decided_at).desc())
        .limit(MOST)
    )
    rows = session.exec(query)
    return [ApprovedLink(row.id, json.loads(row.details)["code_symbol"], row.target, row.decided_by) for row in rows]
