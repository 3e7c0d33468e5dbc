"""Try choices: each is asked as its asker would ask it, by extracts alone, before it is offered.

A choice that is refused once it is chosen is worse than none. What is tried costs no call of a language model.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence, Set
from contextlib import suppress
from dataclasses import dataclass, replace

from core.access.provenance import Provenance
from core.concurrency.threads import computed
from core.drafts.choices import LEAST, MOST, asking_back
from core.errors import ErrataError
from core.extraction.chosen import is_told_of
from core.extraction.gate.weighing import weighed
from core.kits.metering import MeteredModel
from core.model import EXTRACTIVE, Answer, Attempt, Choice, Draft, Evidence, Outcome, Question, Turn
from core.ports import Kit, silent
from core.reading.digits import figures_in
from core.reading.marks import without_marks
from core.reading.phrases import say
from core.reading.told_apart import own_words
from core.reading.words import content_words
from core.receipt import Receipt
from core.spoken import language_to
from core.steps.ask_back import ask_back
from core.steps.conclude import conclude

Answering = Callable[[Question, Kit], Awaitable[Answer]]

_MOST_TRIED, _MOST_REFUSED = 6, 3
_HANGING = 10.0  # seconds for all of them, where a model hangs; those that were not tried by then are not offered


@dataclass(frozen=True, slots=True)
class Held:
    """A choice that is answered, and its answer."""

    choice: Choice
    answer: Answer


async def asked_back(
    choices: Sequence[Choice], question: Question, evidence: Evidence, answering: Answering, kit: Kit
) -> Answer | None:
    """Return the answer that asks which of the choices that hold is meant, None where fewer than two hold.

    Where one alone does, extracts refuse: its asker did not say that it is meant, and what is quoted of it may not.
    Where several are answered, and all alike, there is nothing to choose between: that is the answer.
    """
    held, alike = await _held(choices, question, answering, kit)
    if len(held) == 1 and alike and kit.model.name == EXTRACTIVE:
        return replace(held[0].answer, question=question)
    if len(held) >= LEAST:
        return ask_back(question, [one.choice for one in held], evidence, kit)
    if not held or kit.model.name != EXTRACTIVE:
        return None
    refusal = Draft(say("refusal", language_to(question)), refused=True, model=EXTRACTIVE)
    return conclude(question, [Attempt(1, refusal, (), evidence)], kit)


async def _held(
    choices: Sequence[Choice], question: Question, answering: Answering, kit: Kit
) -> tuple[tuple[Held, ...], int]:
    """Return those of the choices that are answered of what they name, each otherwise; at most `MOST`.

    And how many others were answered alike. None where fewer than two are left to try, or nobody can without a
    language model.
    """
    trial = _trial(kit)
    if len(choices) < LEAST or trial is None:
        return (), 0
    held: list[Held] = []
    alike = 0
    to_try = list(zip(choices, own_words([choice.label for choice in choices]), strict=True))[:_MOST_TRIED]
    with suppress(TimeoutError):
        async with asyncio.timeout(_HANGING):
            for at, (choice, own) in enumerate(to_try):
                made = await _asked(choice, choices, question, answering, trial)
                of_it = made is not None and await computed(_is_of_it, own, made)
                if made is not None and of_it and _says_another(made, held):
                    held.append(Held(choice, made))
                elif of_it:
                    alike += 1
                if len(held) == MOST or at + 1 - len(held) - alike == _MOST_REFUSED:
                    break
    if len(held) >= LEAST or (held and alike):
        _met(kit.provenance, trial.provenance)
    return tuple(held), alike


def _trial(kit: Kit) -> Kit | None:
    """Return a kit whose calls cost nothing, that asks no web, and writes no line of the question's receipt."""
    receipt, seen = Receipt(kit.receipt.account, kit.receipt.language), kit.provenance
    model = kit.extracts or (kit.model if kit.model.name == EXTRACTIVE else None)
    if model is None:
        return None
    seen = replace(seen, evidence=set(seen.evidence), history=set(seen.history), told=set(seen.told))
    return replace(kit, model=MeteredModel(model, receipt), web=None, receipt=receipt, provenance=seen, report=silent)


async def _asked(
    choice: Choice, choices: Sequence[Choice], question: Question, answering: Answering, kit: Kit
) -> Answer | None:
    asked_back = asking_back(choices, language_to(question))
    before = (*question.history, Turn("user", question.text), Turn("assistant", asked_back, (), tuple(choices)))
    try:
        made = await answering(replace(question, text=choice.question, asked="", history=before, retry=None), kit)
    except ErrataError:
        return None
    return made if made.outcome is Outcome.ANSWERED else None


def _is_of_it(own: Set[str], made: Answer) -> bool:
    passages = tuple(source.passage for source in made.sources)
    return is_told_of(own, made, weighed(made.question.text, passages).pool)


def _says_another(made: Answer, held: Sequence[Held]) -> bool:
    """What is told of two in the same words and figures, in whatever order, is told of one of them."""
    return all(_told(made) != _told(one.answer) for one in held)


def _told(made: Answer) -> tuple[frozenset[str], frozenset[str]]:
    said = without_marks(made.text)
    return frozenset(content_words(said)), frozenset(figures_in(said))


def _met(seen: Provenance, tried_with: Provenance) -> None:
    """That these are offered tells that they are answered: it rests on what the trials rested on."""
    seen.evidence |= tried_with.evidence
    seen.history |= tried_with.history
    seen.told |= tried_with.told
