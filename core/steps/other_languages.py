"""Other languages: a question that no document shares the language of is searched in theirs, too, and that is said."""

from __future__ import annotations

from dataclasses import replace

from core.errors import ContextTooLong, ContractInvalid, Transient
from core.model import EXTRACTIVE, Passage, Question
from core.ports import Kit, Progress
from core.reading.notes import note
from core.reading.phrases import in_all, say
from core.retrieval.across_languages import languages_beyond, languages_of_documents, names_in
from core.spoken import language_to
from core.steps.retrieve import Retrieval, retrieve
from core.tasks import Translate
from core.text.printable import printable

MOST_KEPT = 500
_Known = tuple[str, str, tuple[str, ...]]


async def in_their_languages(query: str, question: Question, found: Retrieval, kit: Kit) -> Retrieval:
    """Return what was found, with what a search in the documents' languages finds ahead of it.

    Only where the question's is none of theirs and no vectors bring them together; one call of the language model,
    once a query and process. Without one, a note in the asker's language says what would help.
    """
    languages = await languages_beyond(query, found.passages, question.collections, kit)
    if not languages:
        return found
    asked = language_to(question)
    names = names_in(asked, languages)
    translated = await _translated(Translate(question, query, languages), kit)
    if not translated and asked in await languages_of_documents(question.collections, kit.index):
        return found  # what fits is in another language, the documents are not
    if not translated:
        return replace(found, notes=(*_without_weak(found), say("documents_in", asked, languages=names)))
    kit.report(Progress("searching", translated))
    with kit.receipt.timed("retrieve"):
        more = await retrieve(translated, question.collections, kit)
    note = say("also_searched_in", asked, languages=names)
    passages = _ahead(more.passages, found.passages, kit.settings.top_k)
    places = tuple(dict.fromkeys((*more.places, *found.places)))
    return Retrieval(passages, more.signals, (*_without_weak(found), note), places)


def _without_weak(found: Retrieval) -> tuple[str, ...]:
    """What is said of the documents' language says more than that search by meaning is weak in this one."""
    return tuple(note for note in found.notes if note not in in_all("weak_by_meaning"))


def _ahead(new: tuple[Passage, ...], old: tuple[Passage, ...], most: int) -> tuple[Passage, ...]:
    merged = {passage.meta.chunk_id: passage for passage in reversed((*new, *old))}
    return tuple(merged[name] for name in dict.fromkeys(p.meta.chunk_id for p in (*new, *old)))[:most]


async def _translated(task: Translate, kit: Kit) -> str:
    """Return the query in the documents' languages; empty where no language model puts it into them."""
    if kit.model.name == EXTRACTIVE:
        return ""
    known: _Known = (kit.model.name, task.query, task.languages)
    if known in kit.translations:
        return kit.translations[known]
    try:
        reply = await kit.model.do(task)
    except (Transient, ContextTooLong, ContractInvalid) as error:
        kit.receipt.note(note("note not translated", error=error))
        return ""
    said = printable(reply.value).strip()
    if reply.fell_back or not said or said == task.query:
        return ""
    while len(kit.translations) >= MOST_KEPT:
        kit.translations.pop(next(iter(kit.translations)))
    kit.translations[known] = said
    return said
