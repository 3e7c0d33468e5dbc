"""Tables of what model calls cost: each call, its sums by day, and the second looks that votes set off."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index
from sqlmodel import Field

from storage.tables.base import Row


class BookingRow(Row, table=True):
    """One request to a language model's server, written before it was made. `day` is ISO 8601 in UTC.

    `state`: open (under way, or its end is not known: it counts as `reserved`), settled (it counts as what the server
    counted; an error status counts nothing), unsent (it never reached the server).
    """

    __tablename__ = "booking"
    __table_args__ = (Index("booking_by_trace", "trace_id"), Index("booking_by_age", "created_at"))

    id: str = Field(primary_key=True, max_length=32)
    day: str = Field(max_length=10)
    platform: str = Field(default="", max_length=16)
    workspace: str = Field(default="", max_length=64)
    channel: str = Field(default="", max_length=64)
    user_id: str = Field(default="", max_length=64)
    token: str = Field(default="", max_length=64)
    task: str = Field(max_length=32)
    model: str = Field(max_length=255)
    state: str = Field(default="open", max_length=16)
    reserved: int
    prompt_tokens: int = 0
    completion_tokens: int = 0
    trace_id: str = Field(default="", max_length=64)
    created_at: float = 0.0


class BookingTotalRow(Row, table=True):
    """What the calls of one day come to for one subject, so that a cap is one row: written with each booking.

    `kind`: workspace, person, channel, token (subjects of `core.costs.accounts`), or task (`generate gpt-4.1-mini`).
    `told`: that a cap is reached was said to this subject.
    """

    __tablename__ = "booking_total"

    day: str = Field(primary_key=True, max_length=10)
    kind: str = Field(primary_key=True, max_length=16)
    subject: str = Field(primary_key=True, max_length=320)
    calls: int = Field(default=0, sa_column=Column(BigInteger, nullable=False))
    tokens: int = Field(default=0, sa_column=Column(BigInteger, nullable=False))
    told: bool = False


class SecondLookRow(Row, table=True):
    """Somebody's word led to a second look at an answer, or (`granted` false) was too much and was told so.

    `occasion`: which answer stood there, and what was said of it; the same one twice is one look.
    """

    __tablename__ = "second_look"
    __table_args__ = (Index("second_look_by_person", "root", "user_id", "at"), Index("second_look_by_age", "at"))

    id: str = Field(primary_key=True, max_length=32)
    root: str = Field(max_length=255)
    user_id: str = Field(max_length=64)
    granted: bool = True
    occasion: str = Field(default="", max_length=160, sa_column_kwargs={"server_default": ""})
    at: float = 0.0
