"""The tables of tokens that open the HTTP interface, and of the sessions that browsers began with them."""

from __future__ import annotations

from sqlalchemy import Column, Index, Text
from sqlmodel import Field

from storage.tables.base import Row


class TokenRow(Row, table=True):
    """A token, by the hash of its secret alone. `collections` is a JSON list of what it is limited to, or empty.

    `address` is the verified one of a person who logged in elsewhere. A revoked one is kept, so that what was
    asked with it stays attributed. Times are seconds since 1970; 0 is never.
    """

    __tablename__ = "api_token"

    id: str = Field(primary_key=True, max_length=32)
    name: str = Field(max_length=64, index=True)
    hash: str = Field(max_length=64)
    scope: str = Field(max_length=8)
    collections: str = Field(default="", sa_column=Column(Text, nullable=False))
    created_at: float = 0.0
    revoked_at: float = 0.0
    expires_at: float = 0.0
    used_at: float = 0.0
    address: str = Field(default="", max_length=200)


class SessionRow(Row, table=True):
    """A browser's session, by the hash of what its cookie holds. `token` is the id of the one it was begun with.

    `binding` proves which secret that was, to whoever brings the cookie alone: see `storage.access.sessions`.
    """

    __tablename__ = "web_session"
    __table_args__ = (Index("web_session_by_age", "begun_at"),)

    id: str = Field(primary_key=True, max_length=64)
    token: str = Field(max_length=32, index=True)
    binding: str = Field(max_length=64)
    begun_at: float
    seen_at: float
