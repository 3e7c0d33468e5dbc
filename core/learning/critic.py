"""What an answer tells of itself: that it is a refusal, unsupported, searched for twice, or made of bad replies."""

from __future__ import annotations

from dataclasses import replace

from core.learning.signals import Reason, Source, signal_of
from core.model import FOUND, Answer, Outcome, Scalar, Signal

_CITATIONS = "citations"
_LONGEST_DETAIL = 300


def criticised(answer: Answer) -> tuple[Signal, ...]:
    """Return the signals of a fresh answer, `contract_invalid` once a reply that broke its contract.

    An answer that nothing was drafted for (small talk, what its asker must mend, one from the cache) tells nothing.
    """
    if answer.cached:
        return ()
    said = [_signal(answer, "contract_invalid", detail=line[:_LONGEST_DETAIL]) for line in answer.broken_contracts]
    for reason in _reasons(answer):
        said.append(_signal(answer, reason))
    return tuple(said)


def said_again(answer: Answer, former: str) -> Signal:
    """Return the signal of a question that was asked again after the answer of the id `former`: it did not help."""
    context: dict[str, Scalar] = {"answer_id": former, "asked_again": answer.id}
    context |= {"file": _file(answer), "collection": _collection(answer)}
    return _of("chat", "retrieval_miss", answer, context)


def _reasons(answer: Answer) -> list[Reason]:
    if not answer.attempts:
        return []
    found: list[Reason] = []
    if answer.outcome is Outcome.REFUSED:
        found.append("insufficient_evidence" if answer.nearest else "retrieval_miss")
    elif _lacks_citations(answer):
        found.append("citation_missing")
    elif answer.outcome is Outcome.PARTIAL:
        found.append("insufficient_evidence")
    if answer.outcome is Outcome.ANSWERED and any(attempt.search for attempt in answer.attempts):
        found.append("retrieval_miss")  # what the answer needed came only with a later search
    return found


def _lacks_citations(answer: Answer) -> bool:
    if answer.outcome not in FOUND:
        return False
    unproven = any(verdict.check == _CITATIONS and verdict.failed and not verdict.doubt for verdict in answer.verdicts)
    return unproven or not answer.sources


def _signal(answer: Answer, reason: Reason, **context: Scalar) -> Signal:
    known: dict[str, Scalar] = {"answer_id": answer.id, "file": _file(answer), "collection": _collection(answer)}
    return _of("critic", reason, answer, known | context)


def _of(source: Source, reason: Reason, answer: Answer, context: dict[str, Scalar]) -> Signal:
    return replace(
        signal_of(source, reason, trace_id=answer.question.trace_id, session_id=answer.question.conversation_id),
        context={"file": None, "symbol": None, **context},
    )


def _file(answer: Answer) -> str | None:
    cited = [source.passage.meta.document or source.passage.meta.source_file for source in answer.sources]
    return next(iter((*cited, *(path for _, path in answer.nearest))), None)


def _collection(answer: Answer) -> str | None:
    cited = [source.passage.meta.collection for source in answer.sources]
    return next(iter((*cited, *(collection for collection, _ in answer.nearest))), None)
