"""The table of tokens that open the HTTP interface."""

from __future__ import annotations

from sqlalchemy import Column, Text
from sqlmodel import Field, SQLModel


class TokenRow(SQLModel, table=True):
    """A token, by the hash of its secret alone. `collections` is a JSON list, or empty where it may read all.

    A revoked one is kept, so that what was asked with it stays attributed.
    """

    __tablename__ = "api_token"

    id: str = Field(primary_key=True, max_length=32)
    name: str = Field(max_length=64, index=True)
    hash: str = Field(max_length=64)
    scope: str = Field(max_length=8)
    collections: str = Field(default="", sa_column=Column(Text, nullable=False))
    created_at: float = 0.0
    revoked_at: float = 0.0
