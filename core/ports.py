"""The ports: what the core asks of the world, and the Kit that carries them. Adapters live elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

from core.access.provenance import KeptIn, Provenance
from core.concurrency.single_flight import SingleFlight
from core.costs.accounts import Booking, ModelCall, Spent
from core.model import NO_SUBJECT, Answer, Asker, Passage, PassageMeta, Subject, ToolCall, ToolResult, Turn
from core.receipt import Receipt
from core.settings import Settings
from core.tasks import Reply, Task
from core.tuning import UNTUNED, Tuning

if TYPE_CHECKING:  # a bot that only takes events in starts without numpy
    import numpy as np
    import numpy.typing as npt

    from core.indexing.documents import Chunk, Document
    from core.tabulated.document import DocumentTables

ResultT = TypeVar("ResultT")
Vectors: TypeAlias = "npt.NDArray[np.float32]"


class Model(Protocol):
    """A language model, or what stands in for one."""

    @property
    def name(self) -> str:
        """How receipts call it."""

    async def do(self, task: Task[ResultT]) -> Reply[ResultT]:
        """Do one task.

        Raises `Unavailable`, `RateLimited`, `KeyRejected`, `QuotaExhausted`, `ContextTooLong` or `ContractInvalid`.
        """


class Embedder(Protocol):
    """Turns text into unit vectors."""

    @property
    def name(self) -> str:
        """Model name and weights' hash: part of every vector's key."""

    @property
    def languages(self) -> frozenset[str] | None:
        """ISO 639-1 codes of what it was made for; None: any language. On other text it does not weigh in."""

    @property
    def dimensions(self) -> int:
        """Length of a vector."""

    async def embed_query(self, text: str) -> npt.NDArray[np.float32]:
        """Return one unit vector, shape (dimensions,)."""

    async def embed_passages(self, texts: Sequence[str]) -> Vectors:
        """Return unit vectors, shape (len(texts), dimensions)."""


class Reranker(Protocol):
    """A cross-encoder: reads question and passage together."""

    @property
    def name(self) -> str:
        """How receipts call it."""

    @property
    def languages(self) -> frozenset[str] | None:
        """ISO 639-1 codes of what it was made for; None: any language."""

    async def score(self, query: str, texts: Sequence[str]) -> list[float]:
        """Return one logit a text: good for ranking within one query, never as an absolute score."""


@dataclass(frozen=True, slots=True)
class Support:
    """How well a context bears a statement out: `score` 0-1, and the stretches of the statement that it does not.

    Stretches are code points, `end` exclusive; none where the model judges statements as a whole.
    """

    score: float
    unsupported: tuple[tuple[int, int], ...] = ()


class Faithfulness(Protocol):
    """A model of entailment: reads a statement together with the passages that it cites."""

    @property
    def name(self) -> str:
        """How receipts call it."""

    async def judge(self, question: str, context: str, statement: str) -> Support:
        """Judge one statement. Raises `BadSetting` where the model can't be loaded or run."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A chunk found by one of the two searches; higher scores are better."""

    chunk_id: str
    score: float


@dataclass(frozen=True, slots=True)
class DocumentEntry:
    """A document as the index knows it. `modified_at` is ISO 8601 in UTC, `stat_key` is `mtime_ns:size`.

    `embedded` counts the chunks with a vector of the present embedder: fewer than `chunks` means that dense search
    misses some of it, until it is indexed again. `imports` are the modules that a source file names; `dated` is the day
    (or month, or year; ISO 8601) that the document itself says, `saved` what its format keeps (properties of
    a PDF or an office file); empty where there is none.
    """

    collection: str
    path: str
    content_hash: str
    stat_key: str
    chunks: int
    file_type: str
    title: str | None = None
    modified_at: str | None = None
    processed_at: str = ""
    root: str = ""
    embedded: int = 0
    subject: Subject = NO_SUBJECT
    imports: tuple[str, ...] = ()
    dated: str = ""
    saved: str = ""


class Index(Protocol):
    """Chunks with their vectors, keywords and typed tables. All writes of one document are one transaction."""

    async def keyword_search(self, query: str, collections: Sequence[str] | None, limit: int) -> list[Hit]:
        """Return BM25 hits, best first (pairs of characters for CJK)."""

    async def dense_search(
        self, vector: npt.NDArray[np.float32], collections: Sequence[str] | None, limit: int
    ) -> list[Hit]:
        """Return nearest chunks by cosine, best first."""

    async def passages(self, chunk_ids: Sequence[str]) -> dict[str, Passage]:
        """Return the passages of these chunks; unknown ids are left out."""

    async def neighbours(self, chunk_id: str, before: int, after: int) -> list[Passage]:
        """Return the chunks around one, in document order, without itself."""

    async def document_passages(self, collection: str, path: str) -> list[Passage]:
        """Return all chunks of a document, in order; none where there is no such document."""

    async def document_tables(self, collection: str, path: str) -> DocumentTables | None:
        """Return the typed tables of a document, read when it was indexed; None where there is no such document."""

    async def replace_document(self, document: Document, chunks: Sequence[Chunk], vectors: Vectors | None) -> None:
        """Put a document in place of its former self, all or nothing."""

    async def known_vectors(self, text_hashes: Sequence[str], embedder: str) -> dict[str, npt.NDArray[np.float32]]:
        """Return vectors already computed for these texts by this embedder."""

    async def remove_document(self, collection: str, path: str) -> bool:
        """Remove a document; False where there was none."""

    async def documents(self, collection: str | None = None) -> list[DocumentEntry]:
        """List documents, ordered by collection and path."""

    async def touch_document(self, collection: str, path: str, stat_key: str, modified_at: str | None) -> None:
        """Note a new stat for unchanged content, so that the next run need not read the file."""

    async def collections(self) -> list[str]:
        """Names of the collections that hold documents."""

    async def version(self) -> str:
        """Changes with every change of the corpus: part of the answer cache's key."""

    async def close(self) -> None:
        """Let go of files and connections."""


class Facts(Protocol):
    """Fact tables and the tools over them.

    Rows belong to collections, as documents do: each method sees those of `collections` alone (None: of all), and
    nothing it says, names or suggests comes from another.
    """

    async def present(self, collections: Sequence[str] | None) -> bool:
        """There are fact rows: routing is worth a thought."""

    async def companies(self, collections: Sequence[str] | None) -> list[str]:
        """Names and tickers that are known."""

    async def metrics(self, company: str | None, collections: Sequence[str] | None) -> list[str]:
        """Names of metrics that have rows, of one company or of all. Raises `BadInput` for an unknown company."""

    async def run(self, call: ToolCall, collections: Sequence[str] | None) -> ToolResult:
        """Run one tool. Raises `BadInput` with the closest names where an argument is unknown."""

    async def collections(self) -> list[str]:
        """Names of the collections that hold rows."""

    async def version(self) -> str:
        """Changes with every import."""


class Departures(Protocol):
    """What may leave the house, by collection."""

    async def kept_in(self) -> KeptIn:
        """Return the collections whose text may not be sent somewhere, as it is set now."""

    async def close(self) -> None:
        """Let go of connections."""


class WebSearch(Protocol):
    """The public web."""

    async def search(self, query: str, limit: int) -> list[Passage]:
        """Return results as passages (`web_search_0`..., file_type `web_search`).

        Raises `Unavailable`, `RateLimited`, `KeyRejected` or `QuotaExhausted`.
        """


class AnswerCache(Protocol):
    """The answer tier. A broken cache is a slow one, never an error."""

    async def get(self, key: str) -> Answer | None:
        """Return a kept answer."""

    async def put(self, key: str, answer: Answer, ttl_seconds: int) -> None:
        """Keep an answer."""

    async def evict(self, key: str) -> None:
        """Forget what is kept under `Answer.cache_key` (after a thumbs-down), in all processes."""


class Conversations(Protocol):
    """Questions and answers as they happened."""

    async def history(self, conversation_id: str, limit: int) -> list[Turn]:
        """Return the latest messages, oldest first."""

    async def record(self, answer: Answer) -> None:
        """Keep an answer with its question and receipt; recording it again replaces it."""

    async def answer(self, answer_id: str) -> Answer | None:
        """Return a recorded answer."""


class Ledger(Protocol):
    """What model calls cost, by day and by who set them off. No call is made that is not booked."""

    async def book(self, call: ModelCall) -> Booking:
        """Make a call's booking durable, at the most it can cost, for all whom it counts for.

        Raises `CapReached` where that might exceed a cap: the reservations of calls under way count too, so that no
        two calls exceed it together. Raises `Unavailable`.
        """

    def settle(self, booking: Booking, spent: Spent) -> None:
        """Put what a call cost in the place of its reservation, soon. A call that is never settled stays at that."""

    async def first_refusal_today(self, asker: Asker) -> bool:
        """Say, once a day and asker, that a cap was not told yet. Raises `Unavailable`."""


class Replies(Protocol):
    """What people replied to single questions, and others approved."""

    async def questions(self, documents: Sequence[str]) -> Mapping[str, str]:
        """Return the question that each document, by its path, replies to; what is not known is left out."""

    async def lapsed(self, documents: Sequence[str]) -> frozenset[str]:
        """Return those of these documents, by path, that expired or were taken back; what is not known holds."""


class Corrections(Protocol):
    """What people put right, by the questions it was put right for."""

    async def put_right(self) -> Sequence[tuple[str, str]]:
        """Return the recorded answers (id, question) that took a rejected one's place and stand, latest first."""

    async def supplied(self) -> Sequence[tuple[str, str, str]]:
        """Return what people supplied, others approved and holds (collection, path, question), latest first."""


@dataclass(frozen=True, slots=True)
class ApprovedLink:
    """A symbol of source code is a column (`table.column`), as `by` approved; `id` is the suggestion's."""

    id: str
    symbol: str
    column: str
    by: str


class Links(Protocol):
    """Which symbols of source code are which columns, of what was suggested and approved."""

    async def approved(self) -> Sequence[ApprovedLink]:
        """Return the links that were approved and hold, latest first."""


class Tunings(Protocol):
    """What was learnt of ranking and thresholds, as far as it was promoted."""

    async def active(self) -> Tuning:
        """Return what holds now; a store that can't be read gives what held last."""


class Clock(Protocol):
    """Time, so that tests can set it."""

    def now(self) -> datetime:
        """Return the time in UTC."""

    def monotonic(self) -> float:
        """Return seconds of a clock that never goes back."""


@dataclass(frozen=True, slots=True)
class Progress:
    """Something a person may watch: `step` is searching, drafting, checking, verifying, fixing, grading, web..."""

    step: str
    detail: str = ""
    attempt: int = 0
    data: Mapping[str, Any] = field(default_factory=dict)
    language: str = ""  # of whoever asked, to say it in


Report = Callable[[Progress], None]


def silent(_: Progress) -> None:
    """Report to nobody."""


InStep: TypeAlias = Callable[[PassageMeta], str]
"""Says when the source that a passage came by was last read in whole: ISO 8601 in UTC, empty where there is none."""


def of_no_source(_: PassageMeta) -> str:
    """Tell of no source: nothing came by one."""
    return ""


@dataclass(frozen=True, slots=True)
class Kit:
    """Everything the loop needs, built once in `bots/wiring/`.

    `model` already falls back by itself (second model, then extracts). Ports that are None are not configured.
    `extracts` answers without cost, once a cap is reached; `ledger` is where the model books its calls. `flights` are
    the answers being made in this process, `translations` a bounded number of queries that were put into other
    languages (by model, query and languages). `departures` say what may leave the house; `tunings` what was learnt, of
    which `tuning` holds for a question; `captured` which questions people replied to, `corrections` what they put
    right; `links` which symbols are which columns; `in_step` when the source of a passage was last read in whole.
    `report`, `receipt` and `provenance` belong to one question: the loop sets them.
    """

    settings: Settings
    model: Model
    index: Index
    clock: Clock
    conversations: Conversations
    embedder: Embedder | None = None
    reranker: Reranker | None = None
    faithfulness: Faithfulness | None = None
    facts: Facts | None = None
    web: WebSearch | None = None
    cache: AnswerCache | None = None
    ledger: Ledger | None = None
    extracts: Model | None = None
    departures: Departures | None = None
    tunings: Tunings | None = None
    captured: Replies | None = None
    in_step: InStep = of_no_source
    corrections: Corrections | None = None
    links: Links | None = None
    tuning: Tuning = UNTUNED
    flights: SingleFlight[Answer] = field(default_factory=SingleFlight)
    translations: dict[tuple[str, str, tuple[str, ...]], str] = field(default_factory=dict)
    report: Report = silent
    receipt: Receipt = field(default_factory=Receipt)
    provenance: Provenance = field(default_factory=Provenance)
