"""Tables of the durable engine: pieces of work, their named checkpoints, and the leases of processes."""

from __future__ import annotations

from sqlalchemy import Column, Index, Text
from sqlmodel import Field

from storage.tables.base import Row


class WorkRow(Row, table=True):
    """A piece of work: an event of a platform or a job. `seq` is the order of arrival; times are seconds since 1970.

    `platform` is the one it posts to: only a process that can takes it. Empty: it posts nowhere, and anybody does.

    `person` is whose it is; of what waits in a lane, the lowest `turn` is next, then the oldest.

    `state`: waiting (not before `not_before`), queued, running, done, dead. `epoch` counts claims and fences: who
    holds an older one does nothing any more. `attempts` are claims since it last got on: a step finished, put off or
    revived. `halt` is set when the asker stopped, deleted or edited the question.
    """

    __tablename__ = "work"
    __table_args__ = (
        Index("work_by_state", "state", "lane", "platform", "turn", "seq"),
        Index("work_by_person", "person", "created_at"),
        Index("work_by_finish", "state", "finished_at"),
    )

    seq: int | None = Field(default=None, primary_key=True)
    id: str = Field(unique=True, max_length=255)
    lane: str = Field(max_length=32)
    platform: str = Field(default="", max_length=16, sa_column_kwargs={"server_default": ""})
    person: str = Field(default="", max_length=255, sa_column_kwargs={"server_default": ""})
    turn: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    name: str = Field(max_length=64)
    body: str = Field(sa_column=Column(Text, nullable=False))
    state: str = Field(default="waiting", max_length=16)
    generation: int = 0
    epoch: int = 0
    attempts: int = 0
    put_offs: int = 0
    owner: str = Field(default="", max_length=255)
    halt: str = Field(default="", max_length=16)
    error: str = Field(default="", sa_column=Column(Text, nullable=False))
    not_before: float = 0.0
    created_at: float = 0.0
    finished_at: float = 0.0


class CheckpointRow(Row, table=True):
    """What a step of a piece of work returned, by the step's name: inserting a step strands nothing."""

    __tablename__ = "work_checkpoint"

    work_id: str = Field(primary_key=True, max_length=255)
    name: str = Field(primary_key=True, max_length=64)
    result: str = Field(sa_column=Column(Text, nullable=False))
    created_at: float = 0.0


class LeaseRow(Row, table=True):
    """A live process. One that lets `expires_at` pass may be reaped: its work goes to others.

    A process that works holds one with the platforms it `serves`, names with blanks between. Every process that runs
    on holds another one with the `settings` it has to share with all others: JSON, hashes by name.
    """

    __tablename__ = "lease"

    executor: str = Field(primary_key=True, max_length=255)
    worker: str = Field(max_length=200)
    machine: str = Field(default="", max_length=255)
    pid: int = 0
    started_at: float = 0.0
    expires_at: float = 0.0
    reaper: str = Field(default="", max_length=255)
    reaper_until: float = 0.0
    serves: str = Field(default="", max_length=255, sa_column_kwargs={"server_default": ""})
    settings: str = Field(default="", sa_column=Column(Text, nullable=False, server_default=""))

    @property
    def platforms(self) -> tuple[str, ...]:
        """Which platforms it serves."""
        return tuple(self.serves.split())
