"""Puts a question in its conversation to the loop, and records what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bots.empty_index import said_of_emptiness
from bots.introduction.about import told_of_itself
from bots.manners.small_talk import with_small_talk
from core.access.readers import bases_of
from core.access.rights import Scope, narrowed, unnamed
from core.drafts.marking import as_drafted
from core.learning.corrections import settled
from core.learning.grounds import grounds_of
from core.learning.readers_words import SEARCHED_WORDS, in_words, tells
from core.learning.ruling import Ruling, ruling
from core.loop import answer
from core.model import Answer, Question, Retry
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
        history = with_small_talk(await kit.conversations.history(conversation, HISTORY_MESSAGES))
    asked = replace(template, text=text, conversation_id=conversation, history=history)
    told = await told_of_itself(await _where(asked, kit), kit, None, ways=False, typed=True)
    if told is not None:
        if conversation:  # so that nobody is greeted twice in it
            await kit.conversations.record(told)
        return told
    given = aloud(await said_of_emptiness(await answer(asked, kit, report), kit, operator=True))
    await kit.conversations.record(given)
    return given


async def put_again(old: Answer, reason: str, kit: Kit, report: Report = silent) -> Answer:
    """Put a rejected answer's question once more, and return what stands now.

    That is a correction, or the same answer (by its id) with why it stays: judged as it is on every platform. Where the
    question alone leads nowhere better, it is searched for with the words in which it was rejected, too.
    """
    grounds = await grounds_of(old, kit.index)
    new = await _again(old, reason, "", kit, report)
    words = " ".join(reason.split())[:SEARCHED_WORDS]
    if tells(old, words) and ruling(new, old, grounds, reason) is Ruling.KEPT:
        other = await _again(old, reason, words, kit, report)
        new = new if ruling(other, old, grounds, reason) is Ruling.KEPT else other
    stands = settled(new, old, grounds, reason)
    await kit.conversations.record(stands)
    return stands


async def _again(old: Answer, reason: str, words: str, kit: Kit, report: Report) -> Answer:
    retry = Retry(old.id, reason, rejected=as_drafted(old.text))
    text = in_words(old, words) if words else old.question.text
    made = await answer(replace(old.question, text=text, retry=retry), kit, report)
    made = replace(made, question=replace(made.question, text=old.question.text)) if words else made
    return aloud(await said_of_emptiness(made, kit, operator=True))


async def _where(question: Question, kit: Kit) -> Question:
    """Return a question with the collections that it is about."""
    if question.collections is not None:
        return question
    return replace(question, collections=await operators_scope(question.wanted, kit))


async def operators_scope(named: Sequence[str] | None, kit: Kit) -> Scope:
    """Return what the operator reads: all but the examples, or what was named, with all its parts."""
    known = await _held(kit)
    return narrowed(tuple(sorted({*known, *named})), named) if named else unnamed(known)


async def collections_of(kit: Kit) -> list[str]:
    """Name the collections that hold documents or figures, never parts of them."""
    return bases_of(await _held(kit))


async def _held(kit: Kit) -> set[str]:
    return {*await kit.index.collections(), *(await kit.facts.collections() if kit.facts else ())}


def aloud(answer: Answer) -> Answer:
    """Return an answer with what is for its asker alone among its notes: where nobody else reads them."""
    return replace(answer, notes=(answer.aside, *answer.notes), aside="") if answer.aside else answer
