"""In parts: a message of several questions is asked one by one where extracts answer it, and none is left out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from core.model import EXTRACTIVE, FOUND, Answer, Outcome, Question, Source, Status, Turn, Verdict
from core.ports import Kit
from core.reading.marks import marks, without_marks, written
from core.reading.phrases import say
from core.reading.several_questions import questions_in
from core.reading.words import content_words
from core.spoken import language_to
from core.steps.receive import receive
from core.sureness import as_verified


async def in_parts(answering: Callable[[Question], Awaitable[Answer]], question: Question, kit: Kit) -> Answer:
    """Return the answer to a question; to several in one, that of each, and which of them found none.

    Quotes and cells of tables answer one question at a time, and one that fits two of them half is no answer to either.
    Stored figures, and a language model, answer several at once. Raises what the answering raises.
    """
    asked = questions_in(question.asked or question.text)
    if not asked or kit.model.name != EXTRACTIVE or question.retry is not None:
        return await answering(question)
    whole = await answering(question)
    if whole.outcome in FOUND and _is_of_stored_figures(whole):
        return whole
    parts = await _one_by_one(answering, asked, question, kit)
    told = [part for part in parts if part.outcome in FOUND]
    if not told or (whole.outcome in FOUND and all(_tells_all_of(whole, part) for part in parts)):
        return whole
    return joined(question, list(zip(asked, parts, strict=True)))


async def _one_by_one(
    answering: Callable[[Question], Awaitable[Answer]], asked: Sequence[str], question: Question, kit: Kit
) -> list[Answer]:
    """Ask each with those before it as what was said before: `and where is it?` goes on from them."""
    parts: list[Answer] = []
    history = question.history
    for text in asked:
        one = await receive(replace(question, text=text, asked="", history=history), kit)
        parts.append(await answering(one))
        said = without_marks(parts[-1].text) if parts[-1].outcome in FOUND else ""
        history = (*history, Turn("user", one.text), *((Turn("assistant", said),) if said else ()))
    return parts


def _is_of_stored_figures(made: Answer) -> bool:
    """Tell whether an answer is of fact rows that stand in no document: each word of the question was read for them."""
    return any(source.passage.meta.is_facts and not source.passage.meta.document for source in made.sources)


def _tells_all_of(whole: Answer, part: Answer) -> bool:
    said = set(content_words(without_marks(whole.text)))
    return part.outcome in FOUND and set(content_words(without_marks(part.text))) <= said


def joined(question: Question, parts: Sequence[tuple[str, Answer]]) -> Answer:
    """Return one answer of several, each behind the question it answers; the sources are numbered anew.

    What found nothing is said to have found nothing, and the answer is partial. The least confident speaks for all, and
    the attempts are those of the part that took most.
    """
    language = language_to(question)
    told = [part for _, part in parts if part.outcome in FOUND]
    sources: dict[str, Source] = {}
    texts: list[str] = []
    verdicts: list[Verdict] = []
    for asked, part in parts:
        if part.outcome not in FOUND:
            texts.append(say("part_unanswered", language, asked=asked.strip(" ?？؟¿")))
            continue
        at = sum(len(text) + 2 for text in texts)
        texts.append(_renumbered(part, sources))
        verdicts += [_moved(verdict, at, same=texts[-1] == part.text) for verdict in part.verdicts]
    outcome = Outcome.ANSWERED if all(p.outcome is Outcome.ANSWERED for _, p in parts) else Outcome.PARTIAL
    return replace(
        told[0],
        question=question,
        text="\n\n".join(texts),
        outcome=outcome,
        confidence=as_verified(min(part.confidence for part in told), outcome),
        mode=question.mode,
        sources=tuple(sources.values()),
        verdicts=_one_of_each(verdicts),
        attempts=max((part.attempts for part in told), key=len),
        notes=tuple(dict.fromkeys(note for part in told for note in part.notes)),
        cached=all(part.cached for part in told),
        cache_key="",
        table=next((part.table for part in told if part.table), None),
        facts=next((part.facts for part in told if part.facts), ""),
        choices=(),
    )


def _renumbered(part: Answer, sources: dict[str, Source]) -> str:
    """Return an answer's text with its marks as the sources of all are numbered; those it has are added to them."""
    by_number: dict[int, int] = {}
    for source in part.sources:
        key = f"{source.passage.meta.source_file}\n{source.passage.text}"
        kept = sources.setdefault(key, Source(len(sources) + 1, source.passage))
        by_number[source.number] = kept.number
    pieces, end = list[str](), 0
    for mark in marks(part.text):
        numbers = [by_number[n] for n in mark.numbers if n in by_number]
        pieces += [part.text[end : mark.start], written(sorted(numbers)) if numbers else mark.text]
        end = mark.end
    return "".join((*pieces, part.text[end:]))


def _one_of_each(verdicts: Sequence[Verdict]) -> tuple[Verdict, ...]:
    """Return one verdict of each check: the worst, with what all parts' have to say where that failed."""
    by_check: dict[str, list[Verdict]] = {}
    for verdict in verdicts:
        by_check.setdefault(verdict.check, []).append(verdict)
    return tuple(_joined(same) for same in by_check.values())


def _joined(same: Sequence[Verdict]) -> Verdict:
    failed = [verdict for verdict in same if verdict.failed]
    worst = max(failed or same, key=lambda verdict: (verdict.severity.rank, verdict.status is Status.PASS))
    spans = tuple(span for verdict in same for span in verdict.spans)
    return replace(worst, detail="; ".join(dict.fromkeys(v.detail for v in failed or [worst] if v.detail)), spans=spans)


def _moved(verdict: Verdict, by: int, *, same: bool) -> Verdict:
    """Return a verdict with its spans where its text now stands; without them, where that was numbered anew."""
    spans = tuple(replace(s, start=s.start + by, end=s.end + by) for s in verdict.spans) if same else ()
    return replace(verdict, spans=spans)
