"""Changes that somebody may approve: what users say, and what was guessed, is no evidence before."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlmodel import Session, select

from storage.tables.feedback import FixSuggestionRow

PENDING = "pending"


@dataclass(frozen=True, slots=True)
class Suggestion:
    """`action` is the job that would do it, `target` what it is about, `details` the rest, as JSON values."""

    id: str
    action: str
    target: str
    details: Mapping[str, Any]


def suggest(session: Session, suggestion: Suggestion) -> bool:
    """Note a suggestion as pending; False where the very same one is pending already."""
    details = json.dumps(dict(suggestion.details), sort_keys=True, ensure_ascii=False)
    same = select(FixSuggestionRow.id).where(
        FixSuggestionRow.action == suggestion.action,
        FixSuggestionRow.target == suggestion.target,
        FixSuggestionRow.details == details,
        FixSuggestionRow.status == PENDING,
    )
    if session.exec(same.limit(1)).first() is not None:
        return False
    session.merge(
        FixSuggestionRow(
            id=suggestion.id,
            action=suggestion.action,
            target=suggestion.target,
            details=details,
            status=PENDING,
            created_at=time.time(),
        )
    )
    return True
