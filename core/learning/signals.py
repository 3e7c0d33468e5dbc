"""What a signal leads to: one pure function from signals to jobs, written as a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any, Literal, get_args

from ulid import ULID

from core.errors import BadInput
from core.model import Job, Scalar, Signal

Reason = Literal[
    "insufficient_evidence",
    "citation_missing",
    "retrieval_miss",
    "thumbs_down",
    "contract_invalid",
    "io_gate_drop",
    "coverage_drop",
]
REASONS: tuple[str, ...] = get_args(Reason)
Source = Literal["chat", "critic", "gate"]
SOURCES: tuple[str, ...] = get_args(Source)
_TYPES: Mapping[str, str] = {"chat": "feedback", "critic": "critique", "gate": "gate"}


class JobName(StrEnum):
    """The jobs that signals lead to, by the names they are kept under."""

    INDEX_FILE = "index.file"
    INDEX_MODULE = "index.module"
    INJECT_EVIDENCE = "evidence.inject"
    SUGGEST_LINK = "schema.link.suggest"
    RETRY_ANSWER = "answer.retry"
    REPAIR_ANSWER = "answer.repair"
    MARK_ANSWER = "answer.mark"
    ASK_AGAIN = "fix.ask"
    POST_DIGEST = "digest.post"


def signal_of(source: Source, reason: Reason, *, trace_id: str = "", session_id: str = "", **context: Scalar) -> Signal:
    """Return a signal that is raised now; its context always has `file` and `symbol`, null where they are not known."""
    return Signal(
        id=str(ULID()),
        type=_TYPES[source],
        timestamp=datetime.now(UTC).isoformat(),
        trace_id=trace_id,
        source=source,
        session_id=session_id,
        reason=reason,
        context={"file": None, "symbol": None, **context},
    )


def envelope(signal: Signal) -> dict[str, Any]:
    """Return a signal as scripts read it, the same whoever raised it."""
    payload = {
        "source": signal.source,
        "session_id": signal.session_id,
        "reason": signal.reason,
        "context": dict(signal.context),
    }
    return {
        "id": signal.id,
        "type": signal.type,
        "timestamp": signal.timestamp,
        "trace_id": signal.trace_id,
        "payload": payload,
    }


def jobs_for(signal: Signal, files: Sequence[str] = ()) -> tuple[Job, ...]:
    """Return the jobs a signal leads to, in the order they should be done.

    `files` are the documents the answer cited. The signal's context may name a `file`, a `symbol` of source code, a
    `schema_ref` (table.column) with the `score` of that guess, an `answer_id`, a `collection`, and a `correction`: text
    a user supplied (`said_in`: the message of it), which becomes evidence only after an admin approved it. Raises
    `BadInput` for a reason that isn't in `REASONS`.
    """
    if signal.reason not in RULES:
        raise BadInput(f"A signal can't have the reason {signal.reason!r}.", hint=f"Known: {', '.join(REASONS)}.")
    named = [str(signal.context["file"])] if signal.context.get("file") else []
    cited = tuple(dict.fromkeys([*named, *files]))
    return tuple(job for rule in RULES[signal.reason] for job in rule(signal, cited))


_SAID_BESIDE = {
    "author": "author",
    "question": "question",
    "into": "collection",
    "answer_id": "answer_id",
    "said_in": "said_in",
}
Rule = Callable[[Signal, Sequence[str]], list[Job]]


def _index_files(signal: Signal, files: Sequence[str]) -> list[Job]:
    return [Job(JobName.INDEX_FILE, {"path": path} | _collection(signal)) for path in files]


def _index_modules(signal: Signal, files: Sequence[str]) -> list[Job]:
    return [Job(JobName.INDEX_MODULE, {"path": path, "recursive": True} | _collection(signal)) for path in files]


def _inject_evidence(signal: Signal, _: Sequence[str]) -> list[Job]:
    correction = signal.context.get("correction")
    if not correction:
        return []
    said = {name: str(value) for known, name in _SAID_BESIDE.items() if (value := signal.context.get(known))}
    content = {"id": signal.id, "kind": "correction", "content": str(correction)}
    return [Job(JobName.INJECT_EVIDENCE, content | said)]


def _suggest_link(signal: Signal, _: Sequence[str]) -> list[Job]:
    symbol, schema = signal.context.get("symbol"), signal.context.get("schema_ref")
    if not symbol or not schema:
        return []
    link = {"code_symbol": str(symbol), "schema_ref": str(schema), "reason": signal.reason}
    score = signal.context.get("score")
    return [Job(JobName.SUGGEST_LINK, link | ({"score": score} if score else {}))]


def _retry_answer(signal: Signal, _: Sequence[str]) -> list[Job]:
    answer_id = signal.context.get("answer_id")
    return [Job(JobName.RETRY_ANSWER, {"answer_id": str(answer_id)})] if answer_id else []


def _answer_again(signal: Signal, files: Sequence[str]) -> list[Job]:
    """A reader who rejects an answer has it given again; what a critic noticed only where documents changed since."""
    if signal.source == "chat":
        return _retry_answer(signal, files)
    return _repair_answer(signal, files)


def _repair_answer(signal: Signal, _: Sequence[str]) -> list[Job]:
    answer_id = signal.context.get("answer_id")
    return [Job(JobName.REPAIR_ANSWER, {"answer_id": str(answer_id)})] if answer_id else []


def _collection(signal: Signal) -> dict[str, str]:
    collection = signal.context.get("collection")
    return {"collection": str(collection)} if collection else {}


# A gate's drop and a broken contract are faults of model or prompt: they are looked at by people, not mended by
# indexing, and lead to no job.
RULES: Mapping[str, tuple[Rule, ...]] = {
    "thumbs_down": (_index_files, _inject_evidence, _retry_answer),
    "citation_missing": (_index_files, _answer_again),
    "insufficient_evidence": (_index_modules, _inject_evidence, _repair_answer),
    "retrieval_miss": (_index_modules, _suggest_link, _repair_answer),
    "contract_invalid": (),
    "io_gate_drop": (),
    "coverage_drop": (),
}
