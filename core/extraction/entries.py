"""A question that stands in the documents as it is asked: what stands below it is its answer, word for word."""

from __future__ import annotations

from collections.abc import Sequence

from core.extraction.composing import cite
from core.extraction.segments import Segment
from core.model import Draft
from core.reading.characters import FULL_STOPS
from core.reading.entries import same_question

_MOST = 6  # sentences, or items of a list
_CLOSES = (*FULL_STOPS, ":", "：", ";", "；", ",", "，", "、")
_SUPPORT = 1.0  # the document says itself that this answers the question


def answered_entry(question: str, pool: Sequence[Segment]) -> Draft | None:
    """Return the answer below a heading that is the question, None where none is or several say different things."""
    answers = [
        found
        for at, one in enumerate(pool)
        if one.kind == "heading" and same_question(one.text, question)
        if (found := _below(pool, at))
    ]
    if not answers or len({_said(found) for found in answers}) > 1:
        return None
    found = answers[0]
    mark = {"item": "\n- ", "row": "\n- "}
    parts = [f"{mark.get(one.kind, ' ')}{cite(one.text, one.source)}" for one in found]
    return Draft("".join(parts).strip(), cited=(found[0].source,), support=_SUPPORT)


def _below(pool: Sequence[Segment], at: int) -> list[Segment]:
    head = pool[at]
    found: list[Segment] = []
    for one in pool[at + 1 :]:
        if one.source != head.source or one.kind in ("heading", "code") or len(found) == _MOST:
            break
        if found and _opens_what_follows(one):
            break
        found.append(one)
    return found


def _opens_what_follows(one: Segment) -> bool:
    """A table, or a line that nothing closes: a title without a mark, of what stands behind the entry."""
    return one.kind == "row" or (one.kind == "sentence" and not one.text.endswith(_CLOSES))


def _said(found: Sequence[Segment]) -> str:
    return " ".join(one.text.casefold() for one in found)
