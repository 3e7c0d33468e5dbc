"""Tables of questions, answers, where answers were posted, of conversations, and settings per channel."""

from __future__ import annotations

from sqlalchemy import CheckConstraint, Column, Index, Text
from sqlmodel import Field

from storage.tables.base import Row

# What a closed question has to show: the message that carries its answer, or why there is none.
CLOSED_WITH_PROOF = """state <> 'closed' OR (delivered = 'returned' AND platform = 'web')
 OR (substr(delivered, 1, 7) = 'posted ' AND length(delivered) > 7)
 OR (substr(delivered, 1, 10) = 'unposted: ' AND length(delivered) > 10)"""


class QuestionRow(Row, table=True):
    """A question as somebody asked it. `source` is unique: platform, channel and message (or event id).

    `state`: open, closed, stopped, deleted. `work_id` is the piece of work that answers it now. `delivered`: `posted`
    and the message's id, `returned` (over HTTP), or `unposted: ` and why; empty while it is open.
    """

    __tablename__ = "question"
    __table_args__ = (
        Index("question_by_conversation", "conversation_id", "asked_at"),
        Index("question_by_channel", "platform", "channel", "state"),
        Index("question_by_age", "state", "asked_at"),
        Index("question_by_user", "platform", "workspace", "user_id", "asked_at"),
        CheckConstraint(CLOSED_WITH_PROOF, name="question_closed_with_proof"),
    )

    id: str = Field(primary_key=True, max_length=64)
    source: str = Field(unique=True, max_length=255)
    conversation_id: str = Field(default="", max_length=255)
    platform: str = Field(default="", max_length=16)
    workspace: str = Field(default="", max_length=64)
    channel: str = Field(default="", max_length=64)
    user_id: str = Field(default="", max_length=64)
    text: str = Field(default="", sa_column=Column(Text, nullable=False))
    place: str = Field(default="", sa_column=Column(Text, nullable=False))
    state: str = Field(default="open", max_length=16)
    work_id: str = Field(default="", index=True, max_length=255)
    answer_id: str = Field(default="", max_length=64)
    outcome: str = Field(default="", max_length=16)
    delivered: str = Field(default="", sa_column=Column(Text, nullable=False, server_default=""))
    asked_at: float = 0.0


class AnswerRow(Row, table=True):
    """An answer with its question and receipt, whole, as JSON in `body`. `hidden`: its question was deleted.

    `collections` is a JSON list of what it rests on; None where a version before audiences recorded it.
    `facts` is JSON of what its figures leave for follow-ups, None where a version before plans recorded it.
    `citations` counts its sources, None where nothing was drafted for it; `calls` are those of language models, and
    `broken` how many of their replies could not be used. Gates count them.
    """

    __tablename__ = "answer"
    __table_args__ = (
        Index("answer_by_conversation", "conversation_id", "created_at"),
        Index("answer_by_time", "created_at"),
        Index("answer_by_replaced", "replaces"),
    )

    id: str = Field(primary_key=True, max_length=64)
    question_id: str = Field(default="", index=True, max_length=64)
    conversation_id: str = Field(default="", max_length=255)
    question: str = Field(sa_column=Column(Text, nullable=False))
    text: str = Field(sa_column=Column(Text, nullable=False))
    outcome: str = Field(max_length=16)
    confidence: float = 0.0
    body: str = Field(sa_column=Column(Text, nullable=False))
    collections: str | None = Field(default=None, sa_column=Column(Text, nullable=True))
    facts: str | None = Field(default=None, sa_column=Column(Text, nullable=True))
    replaces: str = Field(default="", max_length=64)
    hidden: bool = False
    tokens: int = 0
    citations: int | None = None
    calls: int | None = None
    broken: int | None = None
    created_at: float = 0.0


class PostRow(Row, table=True):
    """A message that carries (part of) an answer: a reaction on any part counts for the answer."""

    __tablename__ = "post"

    platform: str = Field(primary_key=True, max_length=16)
    channel: str = Field(primary_key=True, max_length=64)
    message: str = Field(primary_key=True, max_length=64)
    part: int = 0
    key: str = Field(index=True, max_length=64)
    answer_id: str = Field(default="", index=True, max_length=64)
    question_id: str = Field(default="", index=True, max_length=64)
    place: str = Field(default="", sa_column=Column(Text, nullable=False))
    created_at: float = 0.0


class ConversationRow(Row, table=True):
    """What its owner made of a conversation on the page: a title, and `share`, with which others may read along."""

    __tablename__ = "conversation"
    __table_args__ = (Index("conversation_by_age", "updated_at"),)

    id: str = Field(primary_key=True, max_length=255)
    title: str = Field(default="", max_length=200)
    share: str = Field(default="", index=True, max_length=64)
    updated_at: float = 0.0


class ChannelRow(Row, table=True):
    """Settings of one channel that were given by command; `body` is JSON."""

    __tablename__ = "channel"

    platform: str = Field(primary_key=True, max_length=16)
    workspace: str = Field(primary_key=True, max_length=64)
    channel: str = Field(primary_key=True, max_length=64)
    body: str = Field(sa_column=Column(Text, nullable=False))
    updated_by: str = Field(default="", max_length=64)
    updated_at: float = 0.0
