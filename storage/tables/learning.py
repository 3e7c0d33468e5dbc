"""Tables of what there is to learn from: signals, and the shares that gates take every day."""

from __future__ import annotations

from sqlalchemy import Column, Index, Text
from sqlmodel import Field, SQLModel


class SignalRow(SQLModel, table=True):
    """A signal; see `core.model.Signal`. `context` is a JSON object, `at` is in seconds since 1970."""

    __tablename__ = "signal"
    __table_args__ = (Index("signal_by_time", "at"), Index("signal_by_reason", "reason", "at"))

    id: str = Field(primary_key=True, max_length=32)
    type: str = Field(max_length=16)
    at: float
    trace_id: str = Field(default="", max_length=64)
    source: str = Field(max_length=8)
    session_id: str = Field(default="", max_length=255)
    reason: str = Field(max_length=32)
    context: str = Field(default="{}", sa_column=Column(Text, nullable=False))
    answer_id: str = Field(default="", max_length=64, index=True)


class GateRow(SQLModel, table=True):
    """What a gate took on one day (ISO 8601, UTC): `good` of `total`. `fell`: against the day before."""

    __tablename__ = "gate_day"

    day: str = Field(primary_key=True, max_length=10)
    gate: str = Field(primary_key=True, max_length=16)
    good: int
    total: int
    fell: bool = False
