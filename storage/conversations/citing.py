"""Which answers, still shown, cite a document."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import or_
from sqlmodel import Session, col, select

from storage.conversations.store import answer_from_json
from storage.tables.conversations import AnswerRow, PostRow

MOST = 200  # answers that one change leads to, latest first
_AT_ONCE = 100  # documents that one statement asks for


@dataclass(frozen=True, slots=True)
class Cited:
    """An answer that cites a document, and the platform it was posted on; empty over HTTP."""

    answer_id: str
    platform: str


def citing(session: Session, documents: Sequence[tuple[str, str]], since: float) -> list[Cited]:
    """Return the answers made after a time (seconds) that cite one of these documents (collection, path)."""
    wanted, found = set(documents), list[Cited]()
    for start in range(0, len(documents), _AT_ONCE):
        paths = {json.dumps(path, ensure_ascii=False) for _, path in documents[start : start + _AT_ONCE]}
        holds = or_(*(col(AnswerRow.body).contains(path, autoescape=True) for path in sorted(paths)))
        rows = select(AnswerRow.id, AnswerRow.body).where(
            holds, col(AnswerRow.hidden).is_(False), AnswerRow.created_at > since
        )
        for answer_id, body in session.exec(rows.order_by(col(AnswerRow.created_at).desc()).limit(MOST)):
            metas = [source.passage.meta for source in answer_from_json(body).sources]
            if any((meta.collection, meta.document or meta.source_file) in wanted for meta in metas):
                found.append(Cited(answer_id, _platform(session, answer_id)))
    return list(dict.fromkeys(found))[:MOST]


def _platform(session: Session, answer_id: str) -> str:
    query = select(PostRow.platform).where(PostRow.answer_id == answer_id)
    return session.exec(query.limit(1)).first() or ""
