"""Receive: the question is looked over, understood on its own, and given a mode."""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import cache

from core.access.readers import base_of
from core.access.rights import Scope, narrowed, no_such_collection, unnamed
from core.drafts.choices import chosen
from core.errors import BadInput, ContextTooLong, ContractInvalid, NotFound
from core.extraction.asking_if_so import claim_in
from core.model import DEFAULT_COLLECTION, EXTRACTIVE, Mode, Question
from core.ports import Kit, Progress
from core.reading.courtesies import without_courtesies
from core.reading.notes import note
from core.retrieval.across_languages import languages_of_documents
from core.spoken import is_left_open
from core.steps.choose_mode import choose_mode
from core.tasks import StandAlone
from core.text.printable import printable

log = logging.getLogger("errata")


async def receive(question: Question, kit: Kit) -> Question:
    """Return the question trimmed, stand-alone and with a mode that is not `auto`.

    Raises `BadInput` for an empty or over-long question, `NotFound` where it names a collection that is not there.
    """
    text = printable(question.text).strip()
    limit = kit.settings.max_question_chars
    if not any(character.isalnum() for character in text):
        raise BadInput("The question is empty.", hint="Ask something, such as: How many days of leave do I get?")
    if len(text) > limit:
        raise BadInput(f"The question has {len(text):,} characters; at most {limit:,} are taken.", hint="Shorten it.")
    question = await _in_scope(question, kit)
    history = tuple(replace(turn, text=printable(turn.text)) for turn in question.history)
    question = _bare(replace(question, text=text, history=history))
    if question.history or (claim_in(question.text) and kit.model.name == EXTRACTIVE):
        question = _as_chosen(question) or await _stand_alone(question, kit)
    if is_left_open(question):
        question = replace(question, documents_in=await languages_of_documents(question.collections, kit.index))
    return replace(question, mode=choose_mode(question.text) if question.mode is Mode.AUTO else question.mode)


def _bare(question: Question) -> Question:
    """Return the question without greeting and thanks around it; what was typed still tells its language."""
    bare = without_courtesies(question.text)
    return question if bare == question.text else replace(question, text=bare, asked=question.asked or question.text)


async def _in_scope(question: Question, kit: Kit) -> Question:
    """Return the question narrowed to the collections that its asker named.

    Raises `NotFound` where one of them is not there; told are those that may be read. A name that only the scope holds
    (misspelt in a file, or empty by now) is the operator's to hear of, and takes nothing else away.
    """
    if not question.wanted and question.collections is not None and not question.collections:
        return question
    known = {*await kit.index.collections(), *(await kit.facts.collections() if kit.facts else ())}
    if question.collections is None and not question.wanted:
        return replace(question, collections=unnamed(known))
    readable = known if question.collections is None else known.intersection(question.collections)
    held = {*readable, *map(base_of, readable)}
    for name in question.wanted:
        if name not in held:
            message, hint = no_such_collection(name, readable)
            raise NotFound(message, hint=hint)
    for name in set(question.collections or ()) - {*known, *map(base_of, known)} - {DEFAULT_COLLECTION}:
        _warn_once(name)
    return replace(question, collections=narrowed(_listed(question, known), question.wanted))


def _listed(question: Question, known: set[str]) -> Scope:
    """Return what may be read by name: who reads everything means all parts of what they name, too."""
    return tuple(sorted(known)) if question.collections is None else question.collections


@cache
def _warn_once(name: str) -> None:
    log.warning("The collection %r was given to somebody and holds nothing: is it misspelt?", name)


def _as_chosen(question: Question) -> Question | None:
    """Return the question behind the choice that a reply means, where we asked back just now and it means one."""
    choice = chosen(question.text, question.history[-1].choices) if question.history else None
    return None if choice is None else replace(question, text=choice.question, asked="")


async def _stand_alone(question: Question, kit: Kit) -> Question:
    kit.report(Progress("understanding"))
    try:
        rewritten = printable((await kit.model.do(StandAlone(question, question.history))).value).strip()
    except (ContextTooLong, ContractInvalid) as error:
        kit.receipt.note(note("note as it stands", error=error))
        return question
    usable = rewritten and len(rewritten) <= kit.settings.max_question_chars
    return replace(question, text=rewritten, asked=question.asked or question.text) if usable else question
