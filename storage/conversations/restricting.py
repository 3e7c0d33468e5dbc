"""Answers made while a document could be read by more people: they follow it into the part it moves to."""

from __future__ import annotations

import json
from dataclasses import replace

from sqlalchemy import delete, or_
from sqlmodel import Session, col, select

from core.access.rights import rests_on
from core.model import Answer, Source
from storage.conversations.store import answer_from_json, answer_to_json
from storage.tables.caches import CacheRow
from storage.tables.conversations import AnswerRow

_INTRODUCTIONS = "introduction:"  # what `bots.introduction.kept` keeps: titles, and questions they answer

Place = tuple[str, str]  # stored collection, path


def take_along(session: Session, moved: Place, part: str) -> int:
    """Let answers that may tell of a document rest on the part that it moves into, and cite it there.

    Who may not read that is not shown them again: no source, no receipt, no follow-up, no count. An answer that merely
    names the document counts, since its drafts saw it. Returns how many answers were changed.
    """
    collection, path = moved
    session.connection().execute(delete(CacheRow).where(col(CacheRow.key).startswith(_INTRODUCTIONS, autoescape=True)))
    spelt = sorted({json.dumps(path, ensure_ascii=ascii_only) for ascii_only in (True, False)})
    holds = or_(*(col(AnswerRow.body).contains(one, autoescape=True) for one in spelt))
    changed = 0
    for row in session.exec(select(AnswerRow).where(holds)):
        answer = answer_from_json(row.body)
        if collection not in rests_on(answer):
            continue
        followed = _followed(answer, moved, part)
        row.body, row.collections = answer_to_json(followed), json.dumps(sorted(rests_on(followed)))
        session.add(row)
        changed += 1
    return changed


def _followed(answer: Answer, moved: Place, part: str) -> Answer:
    nearest = tuple((part, path) if (inside, path) == moved else (inside, path) for inside, path in answer.nearest)
    sources = tuple(_cited(source, moved, part) for source in answer.sources)
    return replace(answer, sources=sources, nearest=nearest, rests_on=tuple(sorted({*rests_on(answer), part})))


def _cited(source: Source, moved: Place, part: str) -> Source:
    meta = source.passage.meta
    if (meta.collection, meta.document or meta.source_file) != moved:
        return source
    return replace(source, passage=replace(source.passage, meta=replace(meta, collection=part)))
