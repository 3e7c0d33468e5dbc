"""Receive: the question is looked over, understood on its own, and given a mode."""

from __future__ import annotations

from dataclasses import replace

from core.errors import BadInput, ContextTooLong, ContractInvalid, NotFound
from core.model import Mode, Question, Turn
from core.ports import Kit, Progress
from core.steps.choose_mode import choose_mode
from core.tasks import StandAlone
from core.text.printable import printable


async def receive(question: Question, kit: Kit) -> Question:
    """Return the question trimmed, stand-alone and with a mode that is not `auto`.

    Raises `BadInput` for an empty or over-long question, `NotFound` for an unknown collection.
    """
    text = printable(question.text).strip()
    limit = kit.settings.max_question_chars
    if not any(character.isalnum() for character in text):
        raise BadInput("The question is empty.", hint="Ask something, such as: How many days of leave do I get?")
    if len(text) > limit:
        raise BadInput(f"The question has {len(text):,} characters; at most {limit:,} are taken.", hint="Shorten it.")
    await _known_collections(question, kit)
    history = tuple(Turn(turn.role, printable(turn.text)) for turn in question.history)
    question = replace(question, text=text, history=history)
    if question.history:
        question = await _stand_alone(question, kit)
    return replace(question, mode=choose_mode(question.text) if question.mode is Mode.AUTO else question.mode)


async def _known_collections(question: Question, kit: Kit) -> None:
    if not question.collections:
        return
    known = await kit.index.collections()
    for name in question.collections:
        if name not in known:
            there = ", ".join(known) if known else "none yet"
            raise NotFound(f"There is no collection {name!r}.", hint=f"Collections: {there}.")


async def _stand_alone(question: Question, kit: Kit) -> Question:
    kit.report(Progress("understanding"))
    try:
        rewritten = printable((await kit.model.do(StandAlone(question, question.history))).value).strip()
    except (ContextTooLong, ContractInvalid) as error:
        kit.receipt.note(f"The question was taken as it stands: {error.message}")
        return question
    usable = rewritten and len(rewritten) <= kit.settings.max_question_chars
    return replace(question, text=rewritten, asked=question.asked or question.text) if usable else question
