"""Tables of who may read which collection, which part of one, and of what may leave the house from it."""

from __future__ import annotations

from sqlalchemy import Column, Text
from sqlmodel import Field

from storage.tables.base import Row


class CollectionRow(Row, table=True):
    """What was decided about a collection. One without a row is closed, unless it is `default`; all may leave.

    `everyone`: open to all members of the workspace; None: nobody decided, as without a row. `to_model`, `to_web`,
    `to_pinecone`: its text may be sent there.
    """

    __tablename__ = "collection"

    name: str = Field(primary_key=True, max_length=128)
    everyone: bool | None = None
    to_model: bool = True
    to_web: bool = True
    to_pinecone: bool = True
    updated_at: float = 0.0


class GrantRow(Row, table=True):
    """A collection was given to somebody. `kind`: channel, user or token.

    `subject` is `slack:T1:C1`, `discord::456` (channels), `slack:T1:U1`, `discord::U1` (people), or a token's id.
    """

    __tablename__ = "collection_grant"

    collection: str = Field(primary_key=True, max_length=128)
    kind: str = Field(primary_key=True, max_length=16)
    subject: str = Field(primary_key=True, max_length=200, index=True)
    given_by: str = Field(default="", max_length=128)
    given_at: float = 0.0


class PartRow(Row, table=True):
    """A part of a collection: where documents lie whose readers are the same (JSON: groups of principals).

    One that has no row is read by nobody but the operator.
    """

    __tablename__ = "collection_part"

    name: str = Field(primary_key=True, max_length=128)
    collection: str = Field(max_length=128, index=True)
    readers: str = Field(sa_column=Column(Text, nullable=False))
    noted_at: float = 0.0
