"""Table of what is the matter with what answers rest on, as the latest question met it."""

from __future__ import annotations

from sqlalchemy import Column, Text
from sqlmodel import Field

from storage.tables.base import Row


class ProblemRow(Row, table=True):
    """What is the matter with one `subject` (the language model); `since` is in seconds since 1970."""

    __tablename__ = "problem"

    subject: str = Field(primary_key=True, max_length=32)
    problem: str = Field(sa_column=Column(Text, nullable=False))
    since: float = 0.0
