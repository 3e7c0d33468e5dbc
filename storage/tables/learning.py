"""Tables of what there is to learn from: signals, and the shares that gates take every day."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Index, String, Text
from sqlmodel import Field

from storage.tables.base import Row


class SignalRow(Row, table=True):
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


class GateRow(Row, table=True):
    """What a gate took on one day (ISO 8601, UTC): `good` of `total`. `fell`: against the day before."""

    __tablename__ = "gate_day"

    day: str = Field(primary_key=True, max_length=10)
    gate: str = Field(primary_key=True, max_length=16)
    good: int
    total: int
    fell: bool = False


class FactFileRow(Row, table=True):
    """A file that fact rows came from. `given` is JSON of what was said of it; `stat_key` is `mtime_ns:size`."""

    __tablename__ = "fact_files"

    id: str = Field(primary_key=True, max_length=64)
    path: str = Field(sa_column=Column(Text, nullable=False))
    collection: str = Field(max_length=128)
    table_name: str = Field(max_length=32)
    given: str = Field(default="{}", sa_column=Column(Text, nullable=False))
    stat_key: str = Field(default="", max_length=64)


class IndexedFolderRow(Row, table=True):
    """A folder that was indexed as a folder: what is new in it belongs to its collection. `looked_at`: seconds."""

    __tablename__ = "indexed_folder"

    id: str = Field(primary_key=True, max_length=64)
    path: str = Field(sa_column=Column(Text, nullable=False))
    collection: str = Field(max_length=128)
    looked_at: float = 0.0


class LearningStepRow(Row, table=True):
    """A step of guarded learning, none of which is ever changed: promoted, refused, or rolled back to `tuning` (JSON).

    `parent` is the step that held before; empty: nothing was learnt then. `report` is JSON of what was found out.
    """

    __tablename__ = "learning_step"
    __table_args__ = (Index("learning_step_by_time", "at"),)

    id: str = Field(primary_key=True, max_length=32)
    at: float
    by: str = Field(max_length=255)
    step: str = Field(max_length=16)
    tuning: str = Field(default="{}", sa_column=Column(Text, nullable=False))
    parent: str = Field(default="", max_length=32)
    report: str = Field(default="{}", sa_column=Column(Text, nullable=False))


class FrozenCaseRow(Row, table=True):
    """A question that was put right, or was right when something was promoted: asked again, and never to get worse.

    `body` is JSON, a line of `errata eval`; `answer_id` is the answer that it stems from (or the suggestion). `right`
    is what came of it last, null where it was not asked again yet; `said` what was wrong with it.
    """

    __tablename__ = "frozen_case"
    __table_args__ = (Index("frozen_case_by_turn", "asked_at"),)

    id: str = Field(primary_key=True, max_length=64)
    body: str = Field(sa_column=Column(Text, nullable=False))
    answer_id: str = Field(default="", max_length=64, index=True)
    since: float
    asked_at: float = 0.0
    right: bool | None = Field(default=None, sa_column=Column(Boolean, nullable=True))
    said: str = Field(default="", sa_column=Column(Text, nullable=False))


class PersonAskedRow(Row, table=True):
    """Somebody was asked what the documents did not tell: once a question.

    `owner` is their id on the platform, `asker` who wished it, `gap_id` the gap that it is to fill. `status`: asked,
    replied (`reply` is what they wrote, kept until they agree), agreed or declined (`reply` is empty again).
    `replied_in` is the message of it (platform:channel:message).
    """

    __tablename__ = "person_asked"
    __table_args__ = (
        Index("person_asked_there", "platform", "channel", "thread", "status"),
        Index("person_asked_by", "asker", "created_at"),
    )

    id: str = Field(primary_key=True, max_length=64)
    answer_id: str = Field(max_length=64, index=True)
    gap_id: str = Field(default="", max_length=64)
    topic: str = Field(default="", sa_column=Column(Text, nullable=False))
    platform: str = Field(max_length=16)
    workspace: str = Field(default="", max_length=64)
    channel: str = Field(max_length=64)
    thread: str = Field(default="", max_length=64)
    owner: str = Field(max_length=64)
    asker: str = Field(max_length=64)
    status: str = Field(default="asked", max_length=16)
    reply: str = Field(default="", sa_column=Column(Text, nullable=False))
    replied_in: str = Field(default="", sa_column=Column(String(255), nullable=False, server_default="", index=True))
    created_at: float = 0.0
