"""Ask back: where a question has several readings, each with good evidence, one short question tells which is meant."""

from __future__ import annotations

from collections.abc import Sequence

from ulid import ULID

from core.concurrency.threads import computed
from core.drafts.choices import LEAST, asking_back
from core.extraction.kinds_read import read_as_of_a_kind
from core.extraction.named_kinds import named_of_a_kind
from core.extraction.offering import is_a_name, names_somebody, offered
from core.extraction.read_alike import read_as_alike
from core.extraction.readings import readings
from core.extraction.understanding import understanding
from core.model import Answer, Choice, Evidence, Outcome, Passage, Question
from core.ports import Kit
from core.reading.words import content_words
from core.spoken import language_to
from core.steps.gather import search


def choices_of(question: Question, evidence: Evidence) -> tuple[Choice, ...]:
    """Return the readings of a question to choose from, best first; none where one is meant, or we asked just now."""
    if question.history and question.history[-1].choices:
        return ()
    passages = evidence.passages
    found = tuple(c for c in readings(question, evidence) if names_somebody(c.label, question.text, passages))
    return found if len(found) >= LEAST else ()


async def left_open(question: Question, made: Answer, evidence: Evidence, kit: Kit) -> tuple[Choice, ...]:
    """Return what a question that was refused may mean: those of its kind that sources are on, or name; else none.

    `The police department`, where they name three: nothing answers for each, but it may for one. A follow-up that was
    made to stand alone may have taken an earlier topic along: what was typed is searched for, too.
    """
    asked_just_now = bool(question.history) and bool(question.history[-1].choices)
    if made.outcome is not Outcome.REFUSED or asked_just_now or evidence.rows or evidence.tool_results:
        return ()
    names = await _meant(question.text, question, evidence.passages, kit)
    names = names or await computed(_named, question.text, evidence.passages)
    if names or question.asked in ("", question.text):
        return _each(names, question.text, evidence.passages)
    found = await search(question.asked, question, kit)
    names = await _meant(question.asked, question, found.passages, kit)
    return _each(names, question.asked, found.passages)


async def _meant(text: str, question: Question, passages: tuple[Passage, ...], kit: Kit) -> tuple[str, ...]:
    """Name what a model reads as an answer: sections that say it alike, or what is of the kind that is spoken of."""
    read = await computed(understanding, text, passages)
    before = {term for turn in question.history if turn.role != "assistant" for term in content_words(turn.text)}
    alike = await read_as_alike(read, passages, kit.reranker)
    alike = await computed(offered, alike, text, passages)
    of_a_kind = () if alike else await read_as_of_a_kind(read, passages, before, kit.reranker)
    names = tuple(filter(is_a_name, of_a_kind))
    return alike or (names if len(names) >= LEAST else ())


def _named(text: str, passages: tuple[Passage, ...]) -> tuple[str, ...]:
    return offered(named_of_a_kind(understanding(text, passages), passages), text, passages)


def _each(names: Sequence[str], text: str, passages: Sequence[Passage]) -> tuple[Choice, ...]:
    return tuple(Choice(name, f"{name}: {text}") for name in names if names_somebody(name, text, passages))


def ask_back(question: Question, choices: Sequence[Choice], evidence: Evidence, kit: Kit) -> Answer:
    """Return the answer that asks which of the choices is meant."""
    receipt = kit.receipt
    kit.provenance.saw(evidence)
    return Answer(
        id=str(ULID()),
        question=question,
        text=asking_back(choices, language_to(question)),
        outcome=Outcome.UNCLEAR,
        confidence=0.0,
        mode=question.mode,
        notes=tuple(receipt.notes),
        model=kit.model.name,
        usage=receipt.usage,
        timings_ms=receipt.timings,
        broken_contracts=tuple(receipt.broken),
        aside=receipt.cap,
        rests_on=kit.provenance.rests_on,
        choices=tuple(choices),
    )
