"""Tables of feedback and of what was learned from it."""

from __future__ import annotations

from sqlalchemy import Column, Index, Text
from sqlmodel import Field, SQLModel


class FeedbackRow(SQLModel, table=True):
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


class KnowledgeGapRow(SQLModel, table=True):
    """Something the documents did not tell, or told wrongly."""

    __tablename__ = "knowledge_gaps"
    __table_args__ = (Index("knowledge_gap_by_age", "created_at"),)

    id: str = Field(primary_key=True, max_length=64)
    topic: str = Field(sa_column=Column(Text, nullable=False))
    file: str = Field(default="", sa_column=Column(Text, nullable=False))
    symbol: str = Field(default="", sa_column=Column(Text, nullable=False))
    reason: str = Field(default="", max_length=64)
    created_at: float = 0.0


class FixSuggestionRow(SQLModel, table=True):
    """A change that somebody may approve. `status`: pending, approved, rejected, applied."""

    __tablename__ = "fix_suggestions"
    __table_args__ = (Index("fix_suggestion_by_age", "created_at"),)

    id: str = Field(primary_key=True, max_length=64)
    action: str = Field(max_length=64)
    target: str = Field(sa_column=Column(Text, nullable=False))
    details: str = Field(default="{}", sa_column=Column(Text, nullable=False))
    status: str = Field(default="pending", max_length=16)
    created_at: float = 0.0
