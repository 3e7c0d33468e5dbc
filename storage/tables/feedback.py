"""Tables of feedback and of what was learned from it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Boolean, Column, Index, String, Text, false
from sqlmodel import Field

from storage.tables.base import Row


class FeedbackRow(Row, table=True):
    """What one user thinks of one answer: `kind` is the vote that stands (`active`), or stood last.

    `marks` is JSON: what the vote follows from (`core.learning.votes`), a list a word, with its order of arrival first.
    `rounds` counts how often it changed or became active again.
    """

    __tablename__ = "feedback"
    __table_args__ = (
        Index("feedback_by_chat", "chat_id", "created_at"),
        Index("feedback_by_age", "updated_at"),
    )

    id: str = Field(primary_key=True, max_length=64)
    answer_id: str = Field(index=True, max_length=64)
    user_id: str = Field(max_length=64)
    chat_id: str = Field(default="", max_length=255)
    message_id: str = Field(default="", max_length=64)
    kind: str = Field(max_length=8)
    reason: str = Field(default="", sa_column=Column(Text, nullable=False))
    active: bool = True
    rounds: int = 0
    marks: str = Field(default="{}", sa_column=Column(Text, nullable=False))
    created_at: float = 0.0
    updated_at: float = 0.0


def _name(length: int) -> Any:
    return Field(default="", max_length=length, sa_column_kwargs={"server_default": ""})


def _number() -> Any:
    return Field(default=0.0, sa_column_kwargs={"server_default": "0"})


class KnowledgeGapRow(Row, table=True):
    """Something the documents did not tell, or told wrongly: a refusal, or a thumbs-down.

    `cluster` is the id of the first gap that means the same, empty until somebody looked; `owner` and `status` (open,
    assigned, answered, dismissed) are those of the cluster's first. `collections` is a JSON list: what its answer rests
    on. `suggestion_id` is the reply that is to fill it.
    """

    __tablename__ = "knowledge_gaps"
    __table_args__ = (
        Index("knowledge_gap_by_age", "created_at"),
        Index("knowledge_gap_by_cluster", "cluster"),
    )

    id: str = Field(primary_key=True, max_length=64)
    topic: str = Field(sa_column=Column(Text, nullable=False))
    file: str = Field(default="", sa_column=Column(Text, nullable=False))
    symbol: str = Field(default="", sa_column=Column(Text, nullable=False))
    reason: str = Field(default="", max_length=64)
    cluster: str = _name(64)
    status: str = Field(default="open", max_length=16, sa_column_kwargs={"server_default": "open"})
    owner: str = _name(255)
    answer_id: str = _name(64)
    chat_id: str = _name(255)
    collections: str = Field(default="[]", sa_column=Column(Text, nullable=False, server_default="[]"))
    suggestion_id: str = _name(64)
    created_at: float = 0.0


class FixSuggestionRow(Row, table=True):
    """A change that somebody may approve. `status`: pending, approved, rejected, applied, expired.

    `author` is who supplied it, `owner` who answers for it once it is applied, `decided_by` who decided; `waived`: that
    was the author, there being nobody else. `expires_at` is seconds since 1970, 0 where it does not expire; `score` is
    how sure a guess is, 0-1. `said_in` is the message it was said in (platform:channel:message), where that is known.
    """

    __tablename__ = "fix_suggestions"
    __table_args__ = (
        Index("fix_suggestion_by_age", "created_at"),
        Index("fix_suggestion_by_status", "status", "expires_at"),
    )

    id: str = Field(primary_key=True, max_length=64)
    action: str = Field(max_length=64)
    target: str = Field(sa_column=Column(Text, nullable=False))
    details: str = Field(default="{}", sa_column=Column(Text, nullable=False))
    status: str = Field(default="pending", max_length=16)
    author: str = _name(255)
    question: str = Field(default="", sa_column=Column(Text, nullable=False, server_default=""))
    collection: str = _name(64)
    answer_id: str = _name(64)
    owner: str = _name(255)
    decided_by: str = _name(255)
    decided_at: float = _number()
    expires_at: float = _number()
    score: float = _number()
    waived: bool = Field(default=False, sa_column=Column(Boolean, nullable=False, server_default=false()))
    said_in: str = Field(default="", sa_column=Column(String(255), nullable=False, server_default="", index=True))
    created_at: float = 0.0
