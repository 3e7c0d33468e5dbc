"""Ask back: where a question has several readings, each with good evidence, one short question tells which is meant."""

from __future__ import annotations

from collections.abc import Sequence

from ulid import ULID

from core.drafts.choices import LEAST, MOST, asking_back
from core.extraction.readings import readings
from core.model import Answer, Choice, Evidence, Outcome, Question
from core.ports import Kit
from core.spoken import language_to


def choices_of(question: Question, evidence: Evidence) -> tuple[Choice, ...]:
    """Return the readings of a question to choose from, best first; none where one is meant, or we asked just now."""
    if question.history and question.history[-1].choices:
        return ()
    found = readings(question, evidence)
    return found[:MOST] if len(found) >= LEAST else ()


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
