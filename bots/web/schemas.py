"""What comes in and goes out over HTTP, as the OpenAPI document tells it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from core.model import Mode

AnswerId = Annotated[str, Field(pattern=r"^[0-9A-Za-z_-]{1,64}$", examples=["01JZX5V7E3Q4W2R1T0Y9U8I7O6"])]
ConversationId = Annotated[str, Field(pattern=r"^[0-9A-Za-z._:@-]{1,100}$")]
UP = ("up", "+1", "thumbsup", "thumbs_up", "👍", "like", "good", "helpful", "positive")
Vote = Literal[
    "up", "+1", "thumbsup", "thumbs_up", "👍", "like", "good", "helpful", "positive",
    "down", "-1", "thumbsdown", "thumbs_down", "👎", "dislike", "bad", "unhelpful", "negative",
]  # fmt: skip


class Asked(BaseModel):
    """A question, and what it may rest on."""

    model_config = ConfigDict(extra="forbid")

    question: Annotated[str, Field(min_length=1, examples=["How many days of leave do I get?"])]
    mode: Annotated[Mode | None, Field(description="Default: that of ERRATA_MODE or of the channels file.")] = None
    collections: Annotated[
        list[Annotated[str, Field(min_length=1, max_length=200)]] | None,
        Field(max_length=100, description="Default: all that the token may read."),
    ] = None
    conversation_id: Annotated[
        ConversationId | None, Field(description="Goes on with a conversation; it is this token's alone.")
    ] = None


class Voted(BaseModel):
    """What somebody thinks of an answer."""

    model_config = ConfigDict(extra="forbid")

    answer_id: AnswerId
    kind: Annotated[Vote, Field(description="`up`, `down`, or one of their common names.")]
    reason: Annotated[
        str | None, Field(max_length=2_000, description="Why it is wrong; the answer is made anew with this in mind.")
    ] = None


class Taken(BaseModel):
    """Feedback is durable; what follows from it is done by a worker. `duplicate`: it had been said before."""

    answer_id: str
    kind: Literal["up", "down"]
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
    outcome: Literal["answered", "partial", "refused", "failed"]
    confidence: Annotated[float, Field(ge=0, le=1)]
    sources: list[AnsweredSource]
    crag_details: dict[str, Any] | None
    reflection_details: dict[str, Any] | None
    validation: dict[str, Any]
    attempts: list[dict[str, Any]]
    table: dict[str, Any] | None
    notes: list[str]
    cached: bool
    model: str
    usage: dict[str, Any]
    timings_ms: dict[str, float]
    trace_id: str


class Series(BaseModel):
    """How often one source was cited, day by day."""

    source: str
    hits: list[int]


class EvidenceSeries(BaseModel):
    """Evidence hits by source and day (UTC); `hits` are in the order of `days`."""

    days: list[str]
    series: list[Series]
    truncated: Annotated[bool, Field(description="Older answers or lesser sources were left out.")] = False


class Health(BaseModel):
    """`ready`, `degraded` (answers, but not as well as configured) or `unavailable`; parts say what is the matter."""

    status: Literal["alive", "ready", "degraded", "unavailable"]
    parts: dict[str, str] = {}
