"""What comes in and goes out over HTTP, as the OpenAPI document tells it."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from bots.platforms import PERSON_EXAMPLES
from core.model import Mode
from core.text.storable import storable_value

AnswerId = Annotated[str, Field(pattern=r"^[0-9A-Za-z_-]{1,64}$", examples=["01JZX5V7E3Q4W2R1T0Y9U8I7O6"])]
ConversationId = Annotated[str, Field(pattern=r"^[0-9A-Za-z._:@-]{1,100}$")]
LONGEST_REASON = 2_000  # characters
Kept = Literal["up", "down", "none"]
UP = ("up", "+1", "thumbsup", "thumbs_up", "👍", "like", "good", "helpful", "positive")
Vote = Literal[
    "up", "+1", "thumbsup", "thumbs_up", "👍", "like", "good", "helpful", "positive",
    "down", "-1", "thumbsdown", "thumbs_down", "👎", "dislike", "bad", "unhelpful", "negative",
    "none",
]  # fmt: skip


class Body(BaseModel):
    """What comes in: halves of letters and NUL, which JSON can smuggle in, are replaced, and no reason to refuse it."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def _storable(cls, value: Any) -> Any:
        return storable_value(value)


class Asked(Body):
    """A question, and what it may rest on."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"question": "How many days of leave do I get?"}]})

    question: Annotated[str, Field(min_length=1, examples=["How many days of leave do I get?"])]
    mode: Annotated[Mode | None, Field(description="Default: that of ERRATA_MODE or of the channels file.")] = None
    collections: Annotated[
        list[Annotated[str, Field(min_length=1, max_length=200)]] | None,
        Field(max_length=100, description="Default: all that the token may read."),
    ] = None
    conversation_id: Annotated[
        ConversationId | None, Field(description="Goes on with a conversation; it is this token's alone.")
    ] = None


class Voted(Body):
    """What somebody thinks of an answer."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"answer_id": "01JZX5V7E3Q4W2R1T0Y9U8I7O6", "kind": "up"}]}
    )

    answer_id: AnswerId
    kind: Annotated[Vote, Field(description="`up`, `down`, or one of their common names; `none` takes back.")]
    reason: Annotated[
        str | None,
        Field(max_length=LONGEST_REASON, description="Why it is wrong; the answer is made anew with this in mind."),
    ] = None


class Taken(BaseModel):
    """Feedback is durable; what follows from it is done by a worker. `duplicate`: it had been said before."""

    answer_id: str
    kind: Kept
    duplicate: bool


class AnsweredSource(BaseModel):
    """A numbered source; `metadata` tells its file, page, section and age."""

    number: int
    content: str
    score: float
    metadata: dict[str, Any]


class Answered(BaseModel):
    """The answer with its proof and its receipt; blocks that don't apply are null. Same as `errata ask --json`."""

    query: str
    answer: str
    answer_id: str
    conversation_id: str | None
    mode: str
    outcome: Literal["answered", "partial", "refused", "unclear", "failed"]
    confidence: Annotated[float, Field(ge=0, le=1)]
    sources: list[AnsweredSource]
    crag_details: dict[str, Any] | None
    reflection_details: dict[str, Any] | None
    validation: dict[str, Any]
    attempts: list[dict[str, Any]]
    table: dict[str, Any] | None
    choices: Annotated[list[str] | None, Field(description="What to choose from, where `unclear`: ask one of them.")]
    notes: list[str]
    cached: bool
    model: str
    usage: dict[str, Any]
    timings_ms: dict[str, float]
    trace_id: str


class ConversationChange(Body):
    """What to change about a conversation; what is left out stays."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"title": "Leave and holidays"}]})

    title: Annotated[str | None, Field(max_length=120, description="Empty: its first question is its title again.")] = (
        None
    )
    shared: Annotated[
        bool | None, Field(description="Whether other tokens may read it, as far as they may read what it rests on.")
    ] = None


class ConversationLine(BaseModel):
    """A conversation; `shared_at` is the page where others read it, null where they may not."""

    id: str
    title: str
    latest_at: datetime
    shared_at: str | None


class Conversations(BaseModel):
    """A token's conversations, the latest first."""

    conversations: list[ConversationLine]


class Series(BaseModel):
    """How often one source was cited, day by day."""

    source: str
    hits: list[int]


class EvidenceSeries(BaseModel):
    """Evidence hits by source and day (UTC); `hits` are in the order of `days`.

    `origins` are the same hits by where they were retrieved: documents, code, facts, web, people, links.
    """

    days: list[str]
    series: list[Series]
    origins: list[Series] = []
    truncated: Annotated[bool, Field(description="Older answers or lesser sources were left out.")] = False


class Health(BaseModel):
    """`ready`, `degraded` (answers, but not as well as configured) or `unavailable`; parts say what is the matter."""

    status: Literal["alive", "ready", "degraded", "unavailable"]
    parts: dict[str, str] = {}


class AuditAsked(BaseModel):
    """Which entries of the audit log to show."""

    model_config = ConfigDict(extra="forbid")

    since: Annotated[
        str,
        Field(
            max_length=64,
            description="A span up to now (`90d`, `12h`, `6w`, `30m`), a day, or a moment; without a zone it is UTC.",
            examples=["7d", "2027-01-31", "2027-01-31T09:00:00Z"],
        ),
    ] = ""
    before: Annotated[int, Field(ge=0, le=2**63 - 1, description="Older than this entry: the next page.")] = 0
    actor: Annotated[
        str, Field(max_length=200, description=f"How the actor begins, such as `{PERSON_EXAMPLES[0]}`.")
    ] = ""
    action: Annotated[str, Field(max_length=64, description="How the action begins, such as `login`.")] = ""
    limit: Annotated[int, Field(ge=1, le=1_000)] = 200


class AuditEntry(BaseModel):
    """Who did what, to which thing, from where, and when."""

    id: int
    at: datetime
    actor: Annotated[str, Field(examples=[PERSON_EXAMPLES[0], "token:env", "terminal:root"])]
    action: Annotated[str, Field(examples=["question.asked", "login.failed", "token.revoked"])]
    subject: str
    place: str


class AuditLog(BaseModel):
    """Entries, newest first; `before` asks for those that follow, null where there are none."""

    entries: list[AuditEntry]
    before: int | None
