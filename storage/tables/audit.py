"""The table of who did what, when: never what was said."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer
from sqlmodel import Field

from storage.tables.base import Row


class AuditRow(Row, table=True):
    """One thing that was done. `at` is in seconds since 1970; `storage.access.audit` says how the rest is written.

    A trigger refuses every change of a row: it is added, and one day too old.
    """

    __tablename__ = "audit"
    __table_args__ = (Index("audit_by_time", "at"), Index("audit_by_actor", "actor", "at"))

    id: int | None = Field(
        default=None,
        sa_column=Column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    )
    at: float
    actor: str = Field(max_length=255)
    action: str = Field(max_length=64)
    subject: str = Field(default="", max_length=255)
    place: str = Field(default="", max_length=255)
