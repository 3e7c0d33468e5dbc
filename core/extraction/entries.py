"""A question that stands in the documents, as it is asked or in other words: what follows it is its answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from core.extraction.composing import cite
from core.extraction.disagreement import followed_notes, leads_in, told_otherwise_by
from core.extraction.segments import Segment
from core.extraction.support import Query, Support, best_first, of_another
from core.indexing.supplied import APPROVED
from core.model import Draft, Passage
from core.reading.asked_alike import ask_the_same, compared
from core.reading.characters import FULL_STOPS
from core.reading.detection import language_of
from core.reading.digits import figures_in
from core.reading.entries import is_question_heading, same_question
from core.reading.lexicon import speaks_of
from core.reading.marks import without_marks
from core.reading.roles import Role

_MOST = 6  # sentences, or items of a list
_CLOSES = (*FULL_STOPS, ":", "：", ";", "；", ",", "，", "、")
_OF_A_KIND: tuple[Role, ...] = ("asks_person", "asks_date", "asks_figure")
_SUPPORT = 1.0  # the document says itself that this answers the question


def answered_entry(
    question: str, pool: Sequence[Segment], passages: Sequence[Passage]
) -> tuple[Draft, tuple[str, ...]] | None:
    """Return the answer below a heading that asks the same, None where none does or several say different things.

    One in the question's words goes before those that ask it otherwise. What a person put right is told with what a
    document says otherwise, the one that goes first before the other, and a remark which that is.
    """
    headed = [(one.text, found) for at, one in enumerate(pool) if one.kind == "heading" and (found := _below(pool, at))]
    answers = [found for asked, found in headed if same_question(asked, question)]
    if not answers:
        language = language_of(question)
        answers = [found for asked, found in headed if _asks_it_otherwise(asked, found, question, language)]
    if not answers or len({_said(found) for found in answers}) > 1:
        return None
    found = answers[0]
    if passages[found[0].source - 1].meta.file_type in APPROVED and (both := _with_its_rival(found, pool, passages)):
        return both
    mark = {"item": "\n- ", "row": "\n- "}
    parts = [f"{mark.get(one.kind, ' ')}{cite(one.text, one.source)}" for one in found]
    return Draft("".join(parts).strip(), cited=(found[0].source,), support=_SUPPORT), ()


def put_right_beside(
    question: str, pool: Sequence[Segment], passages: Sequence[Passage], computed: Draft
) -> Draft | None:
    """Return what a person put right of this very question, and then what was `computed`; None where nobody did.

    Figures of tables and rows go before documents, but not before what was approved: its reader is told of both.
    """
    for at, one in enumerate(pool):
        approved = one.kind == "heading" and passages[one.source - 1].meta.file_type in APPROVED
        found = _below(pool, at) if approved and same_question(one.text, question) else []
        if not found:
            continue
        said = " ".join(cite(segment.text, segment.source) for segment in found)
        between = "" if _tells_all(computed.text, found) else f"{leads_in('otherwise', language_of(question))} "
        cited = tuple(dict.fromkeys((one.source, *computed.cited)))
        return replace(computed, text=f"{said} {between}{computed.text}", cited=cited)
    return None


def _tells_all(text: str, found: Sequence[Segment]) -> bool:
    """Tell whether a text has each figure of segments that have any."""
    said = {figure for segment in found for figure in figures_in(segment.text)}
    return bool(said) and said <= set(figures_in(without_marks(text)))


def _with_its_rival(
    found: Sequence[Segment], pool: Sequence[Segment], passages: Sequence[Passage]
) -> tuple[Draft, tuple[str, ...]] | None:
    against = told_otherwise_by(found, pool, passages)
    if against is None:
        return None
    language = language_of(found[0].text)
    first, other = against.followed, against.against
    told = [cite(one.text, one.source) for one in (found if first in found else [first])]
    text = f"{' '.join(told)} {leads_in(against.reason, language)} {cite(other.text, other.source)}"
    return Draft(text, cited=(first.source, other.source), support=_SUPPORT), followed_notes(
        against, passages, language
    )


def held_to_its_question(query: Query, scored: Sequence[Support]) -> list[Support]:
    """Return what is scored, less of an answer whose question alone fits, and asks another thing.

    `Lena Okafor.` below `Who approves refunds?` is no answer to `Who pays refunds?`, which has another word.
    """
    if not any(speaks_of(role, query.text, query.language) for role in _OF_A_KIND):
        return list(scored)
    return best_first(of_another(s) if _answers_another(query, s) else s for s in scored)


def _answers_another(query: Query, support: Support) -> bool:
    asked = support.segment.heading
    if support.covered or not is_question_heading(asked) or language_of(asked) not in ("", query.language):
        return False
    found = compared(query.text, asked, support.segment.text, query.language)
    return found.apart or bool(found.more and found.less)


def _asks_it_otherwise(asked: str, found: Sequence[Segment], question: str, language: str) -> bool:
    if not language or not is_question_heading(asked) or language_of(asked) not in ("", language):
        return False
    return ask_the_same(question, asked, _said(found), language)


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
