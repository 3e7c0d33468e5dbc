"""What a language model can be asked: each task is a value, and carries the type of its result."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from core.costs.accounts import Account
from core.model import NO_USAGE, Draft, Evidence, Grading, Question, Reflection, ToolCall, Turn, Usage
from core.reading.notes import Told

if TYPE_CHECKING:
    from core.facts.kept_facts import KeptFacts

ResultT = TypeVar("ResultT")


@dataclass(frozen=True, slots=True)
class Task(Generic[ResultT]):
    """Something a model is asked; the parameter is the type of the reply's value.

    `account` is who pays. A question's kit sets it (`kits.metering`), whatever a step built; else it is the operator's.
    """

    account: Account = field(default_factory=Account, kw_only=True, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Reply(Generic[ResultT]):
    """A task's result, who gave it and what it cost.

    `notes` say what a person should know: that a fallback answered, or that a reply had to be repaired. `broken` are
    the contracts that a model broke for good on the way, one line each.
    """

    value: ResultT
    model: str
    usage: Usage = NO_USAGE
    notes: tuple[str | Told, ...] = ()
    fell_back: bool = False
    broken: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Generate(Task[Draft]):
    """Draft an answer over numbered evidence; `instruction` says what was wrong with `previous`."""

    question: Question
    evidence: Evidence
    instruction: str = ""
    previous: Draft | None = None
    other_model: bool = False
    force_citations: bool = False


@dataclass(frozen=True, slots=True)
class Verification:
    """What hidden verification said: `completed`, or a `fix`, which is a new draft.

    `search` are the words of a search that it asks for before anything is settled.
    """

    completed: bool
    fix: Draft | None = None
    search: str = ""


@dataclass(frozen=True, slots=True)
class Verify(Task[Verification]):
    """Does the draft match the evidence perfectly? Reply `[COMPLETED]` or the fixed answer.

    `doubts` are the hints of what examination could not settle.
    """

    question: Question
    evidence: Evidence
    draft: Draft
    doubts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Reflect(Task[Reflection]):
    """Score the draft against the evidence (reflective modes); `doubts` as for `Verify`."""

    question: Question
    evidence: Evidence
    draft: Draft
    doubts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Quotation:
    """The words of a source that answer a question, as a model copied them; empty where it says that none do.

    `source` is the number that it gives; None where it gives none.
    """

    text: str = ""
    source: int | None = None


@dataclass(frozen=True, slots=True)
class Quote(Task[Quotation]):
    """Copy the sentence of the evidence that answers the question as the draft does, word by word, or say that none."""

    question: Question
    evidence: Evidence
    draft: Draft


@dataclass(frozen=True, slots=True)
class Grade(Task[Grading]):
    """Say how relevant the evidence is to the question."""

    question: Question
    evidence: Evidence


@dataclass(frozen=True, slots=True)
class Route(Task[ToolCall]):
    """Choose one tool and its arguments; `tools` maps each tool's name to its arguments' JSON schema.

    `previous` is what earlier turns' figures left, oldest first; `collections` are those that the names of companies
    and metrics come from; `today` is the clock's day.
    """

    question: Question
    tools: Mapping[str, Mapping[str, Any]]
    companies: tuple[str, ...] = ()
    metrics: tuple[str, ...] = ()
    previous: tuple[KeptFacts, ...] = ()
    collections: tuple[str, ...] = ()
    today: date | None = None


@dataclass(frozen=True, slots=True)
class Refine(Task[str]):
    """Write a better search query from what the reflection missed."""

    question: Question
    query: str
    gaps: tuple[str, ...] = ()
    feedback: str = ""


@dataclass(frozen=True, slots=True)
class Translate(Task[str]):
    """Put a search query into the languages (ISO 639-1) that the documents are in."""

    question: Question
    query: str
    languages: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StandAlone(Task[str]):
    """Rewrite a follow-up so that it can be understood without its conversation."""

    question: Question
    history: tuple[Turn, ...]


@dataclass(frozen=True, slots=True)
class Hypothesise(Task[str]):
    """Write the passage that would answer the question (HyDE)."""

    question: Question
