"""Puts a question in its conversation to the loop, and records what came of it."""

from __future__ import annotations

from dataclasses import replace

from bots.empty_index import said_of_emptiness
from bots.introduction.about import told_of_itself
from core.loop import answer
from core.model import Answer, Question
from core.ports import Kit, Report, silent
from core.text.printable import printable

HISTORY_MESSAGES = 10


async def put(text: str, template: Question, kit: Kit, report: Report = silent) -> Answer:
    """Put one question in its conversation to the loop, and record what came of it.

    `template` says all but the text: mode, collections, conversation, and whether it is a second try.
    """
    conversation = printable(template.conversation_id)
    # A second try at a question is asked in the conversation as it was then.
    history = template.history
    if conversation and template.retry is None:
        history = tuple(await kit.conversations.history(conversation, HISTORY_MESSAGES))
    asked = replace(template, text=text, conversation_id=conversation, history=history)
    told = await told_of_itself(asked, kit, None, ways=False, typed=True)
    if told is not None:
        return told
    given = aloud(await said_of_emptiness(await answer(asked, kit, report), kit, operator=True))
    await kit.conversations.record(given)
    return given


def aloud(answer: Answer) -> Answer:
    """Return an answer with what is for its asker alone among its notes: where nobody else reads them."""
    return replace(answer, notes=(answer.aside, *answer.notes), aside="") if answer.aside else answer
