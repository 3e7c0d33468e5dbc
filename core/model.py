"""The values: frozen, compared by content, carried from step to step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, Literal

from core.usage import NO_USAGE as NO_USAGE
from core.usage import Usage as Usage

DEFAULT_COLLECTION: Final = "default"  # the one collection that is everybody's unless it is closed

Scalar = str | int | float | bool | None
IMPORT_GRAPH: Final = "import_graph"
"""How a passage was made that says what source files import, and what imports them."""

SCHEMA: Final = "schema"
LINK: Final = "schema_link"  # how the passage of an approved link was made
"""How a passage was made that says which table and column of the fact tables hold what."""

EXTRACTIVE = "extractive"
"""The name of the model that only quotes, by rules: no language model."""

RELEVANCE = "relevance"
"""Whose verdict it is whether what is cited says what was asked; skipped where that is in doubt."""

VERIFICATION = "verification"
"""Whose verdict a reply's form, and what verification says of a draft, are; all others are a check's."""


class Mode(StrEnum):
    """How a question is answered: what is searched and how an answer is verified."""

    STANDARD = "standard"
    CRAG = "crag"
    SELF_REFLECTIVE = "self_reflective"
    BOTH = "both"
    AUTO = "auto"

    @property
    def grades(self) -> bool:
        """Evidence is graded, and the web may be searched."""
        return self in (Mode.CRAG, Mode.BOTH)

    @property
    def reflects(self) -> bool:
        """Verification is a scored reflection, and the query is refined between attempts."""
        return self in (Mode.SELF_REFLECTIVE, Mode.BOTH)


class Outcome(StrEnum):
    """What became of a question; never silence."""

    ANSWERED = "answered"
    PARTIAL = "partial"
    REFUSED = "refused"
    UNCLEAR = "unclear"
    FAILED = "failed"


FOUND: Final = (Outcome.ANSWERED, Outcome.PARTIAL)
"""Outcomes of a question that something was found for."""


class Status(StrEnum):
    """What a check says."""

    PASS = "pass"  # noqa: S105 - a verdict, no password
    FAIL = "fail"
    SKIP = "skip"


class Severity(StrEnum):
    """How bad a failed check is; medium and above is regenerated, low is delivered and marked."""

    NONE = "none"
    LOW = "low"
    MEDIUM = "medium"
    HIGH = "high"
    CRITICAL = "critical"

    @property
    def rank(self) -> int:
        """0 (none) to 4 (critical)."""
        return list(Severity).index(self)


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of the answer, in code points, `end` exclusive, and what is the matter with it.

    A `doubt` is a fault that can't be proved: a statement that its source hardly bears out.
    """

    start: int
    end: int
    text: str
    reason: str
    doubt: bool = False


@dataclass(frozen=True, slots=True)
class Verdict:
    """What every check returns. A failed verdict's `hint` is the next draft's instruction.

    `settled`: it was a doubt that verification did not share.
    """

    check: str
    status: Status
    severity: Severity = Severity.NONE
    detail: str = ""
    hint: str = ""
    spans: tuple[Span, ...] = ()
    settled: bool = False

    @property
    def failed(self) -> bool:
        """The check found a fault."""
        return self.status is Status.FAIL

    @property
    def doubt(self) -> bool:
        """None of what the check found can be proved: verification is told of it, and may settle it."""
        return self.failed and bool(self.spans) and all(span.doubt for span in self.spans)


def worst(verdicts: Sequence[Verdict]) -> Severity:
    """Return the highest severity among failed verdicts, `none` where all passed."""
    return max((v.severity for v in verdicts if v.failed), key=lambda s: s.rank, default=Severity.NONE)


@dataclass(frozen=True, slots=True)
class Choice:
    """One reading of a question that has several: its name, and the question that means it and nothing else."""

    label: str
    question: str


@dataclass(frozen=True, slots=True)
class Turn:
    """One message of a conversation: what we were asked (`user`), what we said, or what people said among themselves.

    `collections` are those that the answer (or the one to this question) rests on; None: nobody knows. `choices` are
    what the message offered, where it asked back. `facts` is what an answer's figures leave for the next turn
    (`core.facts.kept_facts`): empty where it had none, None where nobody knows. `small_talk`: it is that, or was asked
    of the product itself.
    """

    role: Literal["user", "assistant", "person"]
    text: str
    collections: tuple[str, ...] | None = ()
    choices: tuple[Choice, ...] = ()
    facts: str | None = None
    small_talk: bool = False


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks, and where: whom cost is booked to and what may be read is judged by. All empty: the terminal.

    `token` is the id of an HTTP token. On Discord `workspace` is the server, `channel` the parent of a thread. A `bot`
    reads what was given to the channel, and nothing as a member.
    """

    platform: str = ""
    workspace: str = ""
    channel: str = ""
    user: str = ""
    token: str = ""
    bot: bool = False


@dataclass(frozen=True, slots=True)
class Retry:
    """What a second try at a question does differently (after a thumbs-down). `by` wanted it, and pays for it.

    `rejected` is what was answered, `reason` what its reader said of that.
    """

    answer_id: str
    reason: str = ""
    rejected: str = ""
    force_citations: bool = True
    other_model: bool = True
    by: Asker | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """A question as it was asked.

    `collections` are the ones its asker may read from there (None: all of them), `wanted` those of them that the asker
    named; `history` holds the latest messages, oldest first; `retry` is set where an earlier answer is to be corrected
    (the cache is bypassed then). `asked` is what was typed, where `text` was made to stand alone.
    `quotes` are the collections that a text quoted in the question rests on (None: nobody knows). `attached` is what
    files say that came with it: evidence for it alone. `spoken` is the language (ISO 639-1) that the asker's platform
    speaks to them: theirs where no text tells one. `documents_in` are the languages of the documents, the most first,
    where nothing else tells it.
    """

    text: str
    id: str = ""
    mode: Mode = Mode.STANDARD
    collections: tuple[str, ...] | None = None
    conversation_id: str = ""
    history: tuple[Turn, ...] = ()
    trace_id: str = ""
    retry: Retry | None = None
    asked: str = ""
    asker: Asker = Asker()
    quotes: tuple[str, ...] | None = ()
    wanted: tuple[str, ...] = ()
    attached: tuple[Passage, ...] = ()
    spoken: str = ""
    documents_in: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """What a document says of its own standing, read once when it is indexed (`core.indexing.standing`).

    `dated` and `until` are ISO days, or what is known of one (`2024-03`, `2024`); `dated_by` is in_force, as_of or
    updated, `named` where only title or file name hold it. `state` is draft, archived or empty. `supersedes` and
    `superseded_by` are names as written. `saved` is the ISO day of its last change by the properties that its format
    keeps. `authority` is its own claim, 0 where it makes none; `rank` is the operator's word (`SOURCE_AUTHORITY`), set
    when it is retrieved: the higher goes first.
    """

    dated: str = ""
    dated_by: str = ""
    until: str = ""
    version: tuple[int, ...] = ()
    state: str = ""
    supersedes: str = ""
    superseded_by: str = ""
    saved: str = ""
    authority: int = 0
    rank: int = 0


NO_STANDING: Final = Standing()


@dataclass(frozen=True, slots=True)
class Subject:
    """What a document is about, read once when it is indexed (`core.indexing.subject`); empty where it does not say.

    All as written but `period`, which is an ISO day, or what is known of one (`2022-12-31`, `2022`): what it reports
    on, a fiscal year by its end. `audience` is whom it is meant for.
    """

    company: str = ""
    product: str = ""
    version: str = ""
    place: str = ""
    period: str = ""
    audience: str = ""


NO_SUBJECT: Final = Subject()


FACTS: Final = "facts"
"""The `file_type` of rendered fact rows."""
WEB: Final = "web_search"
"""The `file_type` of a page of the web."""
ATTACHED: Final = "attachment"
"""The `file_type` of what came with a question and is in no collection."""
SCANNED: Final = "scan"
"""How the `chunk_method` begins of a passage that was read from a picture: `scan 0.93`, with how sure that is."""


@dataclass(frozen=True, slots=True)
class PassageMeta:
    """Where a passage comes from. `created_at`, `processed_at`, `modified_at` are ISO 8601 in UTC.

    `collection` is none that there is where fact rows of several make one passage: these are in `collections`.
    `in_step_at` is when the source it came by was last read in whole, told of sources of answers.
    """

    chunk_id: str
    source_file: str
    file_type: str
    chunk_index: int = 0
    total_chunks: int = 1
    chunk_method: str = "structure"
    token_count: int = 0
    char_count: int = 0
    keywords: tuple[str, ...] = ()
    created_at: str = ""
    processed_at: str = ""
    modified_at: str | None = None
    collection: str = DEFAULT_COLLECTION
    document: str = ""
    title: str | None = None
    page: int | None = None
    section: str | None = None
    line_start: int | None = None
    line_end: int | None = None
    url: str | None = None
    collections: tuple[str, ...] = ()
    standing: Standing = NO_STANDING
    subject: Subject = NO_SUBJECT
    in_step_at: str = ""

    @property
    def changed_on(self) -> str:
        """When it was changed last, ISO 8601: by its own properties, else by its file; empty where nobody knows."""
        return self.standing.saved or self.modified_at or ""

    @property
    def is_facts(self) -> bool:
        """It is of fact rows, and stands in no document."""
        return self.file_type == FACTS

    @property
    def is_web(self) -> bool:
        """It is of a page of the web."""
        return self.file_type == WEB

    @property
    def rests_on(self) -> tuple[str, ...]:
        """The collections whose readers alone may see this; none of a page of the web, or of a file sent along."""
        if self.file_type in (WEB, ATTACHED):
            return ()
        return self.collections or (self.collection,)


@dataclass(frozen=True, slots=True)
class Passage:
    """A stretch of a document (or of a web page, or a rendered fact table) that may be cited.

    `score` orders passages within one retrieval, higher is better; it is no probability.
    """

    text: str
    meta: PassageMeta
    score: float = 0.0


@dataclass(frozen=True, slots=True)
class FactRow:
    """One row of a fact table, with the raw values: `table` is company_metrics, prices or filings."""

    table: str
    values: Mapping[str, Scalar]


@dataclass(frozen=True, slots=True)
class ToolCall:
    """The router's choice: one tool, and its arguments."""

    tool: str
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ToolResult:
    """What a fact tool brought: `rows` raw, `text` as the model reads it (rounded, readable units).

    `known_years` are the years the table has for what was asked, whether fetched or not; `collections` those that any
    of this comes from. `told` and `table` are the answer itself, where a plan was carried out. `cited` are the chunks
    that hold the rows of documents' tables that it rests on.
    """

    call: ToolCall
    rows: tuple[FactRow, ...] = ()
    text: str = ""
    known_years: frozenset[int] = frozenset()
    note: str = ""
    collections: tuple[str, ...] = ()
    told: str = ""
    table: Table | None = None
    cited: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Grading:
    """How well the evidence fits the question: `relevance_label` is relevant, ambiguous or irrelevant."""

    relevance_score: float
    relevance_label: Literal["relevant", "ambiguous", "irrelevant"]
    needs_web_search: bool
    reasoning: str = ""


@dataclass(frozen=True, slots=True)
class Evidence:
    """What an answer may rest on. Sources are numbered from 1 in the order of `passages`.

    Fact rows are rendered into one of the passages (file_type `facts`) so that they can be cited; `rows` holds
    their raw values for the checks. `query` is what was searched for, `grading` the latest grade (crag, both),
    `signals` what the retrieval measured (cosine, term coverage...). `meant` names the documents of which one must be
    meant: their tables answer differently.
    """

    passages: tuple[Passage, ...] = ()
    rows: tuple[FactRow, ...] = ()
    tool_results: tuple[ToolResult, ...] = ()
    known_years: frozenset[int] = frozenset()
    notes: tuple[str, ...] = ()
    query: str = ""
    grading: Grading | None = None
    signals: Mapping[str, float] = field(default_factory=dict)
    meant: tuple[str, ...] = ()

    @property
    def empty(self) -> bool:
        """Nothing was found."""
        return not self.passages and not self.rows


NO_EVIDENCE = Evidence()


@dataclass(frozen=True, slots=True)
class Draft:
    """A candidate answer. `text` carries citation marks like `[1]`; `cited` are the source numbers claimed.

    `refused` is set where the draft says that the evidence does not answer the question; `choices` are what the
    question may mean, two to four, where it fits several and that is why. `support`, 0-1, is how well what an extract
    quotes first answers, as it was chosen by; 0 of what a language model wrote. `nearest` is of a refusal: a source's
    number and its sentence that reads most like an answer, for the reader to judge.
    """

    text: str
    cited: tuple[int, ...] = ()
    refused: bool = False
    markers_ok: bool = True
    truncated: bool = False
    model: str = ""
    choices: tuple[str, ...] = ()
    support: float = 0.0
    nearest: tuple[int, str] | None = None


@dataclass(frozen=True, slots=True)
class Reflection:
    """A scored verification (reflective modes), as the model replied; `search` as for `core.tasks.Verification`."""

    answer_grounded: bool
    reflection_score: float
    hallucination_detected: bool
    sources_cited: bool
    gaps: tuple[str, ...] = ()
    outdated: tuple[str, ...] = ()
    needs_regeneration: bool = False
    reasoning: str = ""
    search: str = ""


@dataclass(frozen=True, slots=True)
class Attempt:
    """One turn of the loop, for the receipt: what was new, what was drafted, what the checks said.

    `evidence` is what the draft was written over (left out of the finished answer); `fix` is the draft that
    verification wrote in this one's place, `search` the words of a search that it wants made before; `final` says that
    another attempt would bring nothing.
    """

    number: int
    draft: Draft
    verdicts: tuple[Verdict, ...] = ()
    evidence: Evidence = NO_EVIDENCE
    reflection: Reflection | None = None
    fix: Draft | None = None
    search: str = ""
    novelty: str = ""
    model: str = ""
    accepted: bool = False
    final: bool = False

    @property
    def severity(self) -> Severity:
        """The worst of the verdicts."""
        return worst(self.verdicts)


@dataclass(frozen=True, slots=True)
class Source:
    """A numbered source of an answer."""

    number: int
    passage: Passage


@dataclass(frozen=True, slots=True)
class CragDetails:
    """What grading did: the latest grade and the web results used."""

    used_web_search: bool
    evaluation: Grading
    web_results: tuple[Passage, ...] = ()


@dataclass(frozen=True, slots=True)
class ReflectionDetails:
    """What reflection did: how many drafts, and the last reflection."""

    final_answer: str
    iterations: int
    reflection: Reflection


@dataclass(frozen=True, slots=True)
class Table:
    """A table offered with an answer: data for a chart or a list. `unit` applies to all figures."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Scalar, ...], ...]
    unit: str = ""


@dataclass(frozen=True, slots=True)
class StepTaken:
    """One step of a question's way: when it began and what it took (ms), model calls and what they cost, its result.

    `told` is its result in figures and fixed words (`core.step_log`), never a word of a document or a question.
    """

    name: str
    at_ms: float
    ms: float
    calls: int = 0
    tokens: int = 0
    cost_usd: float | None = None
    told: Mapping[str, Scalar] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Answer:
    """What is delivered, with its proof and its receipt.

    `cache_key` is what it is kept under, if it is; `broken_contracts` are replies of models that could not be used,
    one line each: a signal to learn from. `aside` is for the asker alone, such as that a cap was reached. `rests_on`
    are the collections of all that it was written over, cited or not (None: not recorded): whoever may not read one
    of them is not shown it again. `choices` are what it offers, where it asks back; `facts` is what its figures leave
    for the next turn. `changes`, of a correction, is the former text and this one in one, in Markdown: struck out what
    went, bold what came. `steps` is the way it took, in the order in which its steps ended.
    """

    id: str
    question: Question
    text: str
    outcome: Outcome
    confidence: float
    mode: Mode
    sources: tuple[Source, ...] = ()
    verdicts: tuple[Verdict, ...] = ()
    attempts: tuple[Attempt, ...] = ()
    crag: CragDetails | None = None
    reflection: ReflectionDetails | None = None
    table: Table | None = None
    notes: tuple[str, ...] = ()
    model: str = ""
    usage: Usage = NO_USAGE
    timings_ms: Mapping[str, float] = field(default_factory=dict)
    cached: bool = False
    cache_key: str = ""
    broken_contracts: tuple[str, ...] = ()
    aside: str = ""
    rests_on: tuple[str, ...] | None = None
    choices: tuple[Choice, ...] = ()
    facts: str = ""
    nearest: tuple[tuple[str, str], ...] = ()
    asks_again: bool = False
    changes: str = ""
    steps: tuple[StepTaken, ...] = ()

    @property
    def passed(self) -> bool:
        """No check failed."""
        return not any(v.failed for v in self.verdicts)

    @property
    def severity(self) -> Severity:
        """The worst of the verdicts."""
        return worst(self.verdicts)


@dataclass(frozen=True, slots=True)
class Signal:
    """Something to learn from; the envelope is the same whoever raised it. `id` is a ULID."""

    id: str
    type: str
    timestamp: str
    trace_id: str
    source: Literal["chat", "critic", "gate"]
    session_id: str
    reason: str
    context: Mapping[str, Scalar] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Job:
    """A durable piece of work: `name` is a key of the table of handlers, `payload` is JSON."""

    name: str
    payload: Mapping[str, Any] = field(default_factory=dict)
    id: str = ""
