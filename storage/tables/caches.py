"""Tables of the embedded cache, and of what was evicted from any cache."""

from __future__ import annotations

from sqlalchemy import Column, Index, LargeBinary
from sqlmodel import Field

from storage.tables.base import Row


class CacheRow(Row, table=True):
    """A kept value; `expires_at` is in seconds since 1970."""

    __tablename__ = "cache_entry"
    __table_args__ = (Index("cache_by_expiry", "expires_at"),)

    key: str = Field(primary_key=True, max_length=100)
    value: bytes = Field(sa_column=Column(LargeBinary, nullable=False))
    expires_at: float


class EvictionRow(Row, table=True):
    """A key whose values from before `evicted_at` (seconds since 1970) must not be used any more, wherever they are."""

    __tablename__ = "cache_eviction"

    key: str = Field(primary_key=True, max_length=100)
    evicted_at: float
