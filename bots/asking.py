"""Puts a question in its conversation to the loop, and records what came of it."""

from __future__ import annotations

from dataclasses import replace

from bots.empty_index import said_of_emptiness
from bots.introduction.about import told_of_itself
from core.access.rights import Scope, unnamed
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
    told = await told_of_itself(await _where(asked, kit), kit, None, ways=False, typed=True)
    if told is not None:
        return told
    given = aloud(await said_of_emptiness(await answer(asked, kit, report), kit, operator=True))
    await kit.conversations.record(given)
    return given


async def _where(question: Question, kit: Kit) -> Question:
    """Return a question with the collections that it is about."""
    if question.collections is not None:
        return question
    return replace(question, collections=question.wanted or await all_but_examples(kit))


async def all_but_examples(kit: Kit) -> Scope:
    """Return what the operator reads where nothing was named."""
    return unnamed({*await kit.index.collections(), *(await kit.facts.collections() if kit.facts else ())})


def aloud(answer: Answer) -> Answer:
    """Return an answer with what is for its asker alone among its notes: where nobody else reads them."""
    return replace(answer, notes=(answer.aside, *answer.notes), aside="") if answer.aside else answer
