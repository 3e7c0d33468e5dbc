"""What people confirmed of answers: which were right, which were not, and what is right; as cases of `errata eval`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from core.model import ATTACHED, FACTS, WEB, Answer, Mode
from core.reading.marks import without_marks
from core.text.printable import printable

if TYPE_CHECKING:
    from core.evaluation.expectations import Expectation

MOST_FIGURES = 3  # an answer with more is a list, that a later one may put otherwise
_SAID = 500  # characters of what was said, for whoever looks a case through

Place = tuple[str, str]
"""A document: its collection, and its path or id there."""


@dataclass(frozen=True, slots=True)
class Confirmed:
    """A question with what is known of its answers: documents and figures that are right, and that were not.

    `id` is that of the answer (or suggestion, for `answer_id`) it was learnt from. `collections` are those that its
    asker read (None: all).
    `score` and `reflection` are what grading and reflection said of the evidence then, None where they were not asked.
    """

    id: str
    text: str
    collections: tuple[str, ...] | None = None
    good: tuple[Place, ...] = ()
    bad: tuple[Place, ...] = ()
    said: tuple[str, ...] = ()
    unsaid: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    was_good: bool = True
    score: float | None = None
    reflection: float | None = None
    answer_id: str = ""
    mode: Mode = Mode.STANDARD


def confirmed_good(answer: Answer) -> Confirmed:
    """Return what follows from an answer that its reader confirmed."""
    return Confirmed(
        answer.id,
        answer.question.text,
        answer.question.collections,
        good=places(answer),
        said=_few(figures(answer.text)),
        sources=_first_source(answer),
        score=_score(answer),
        reflection=_reflection(answer),
        mode=answer.mode,
    )


def confirmed_bad(rejected: Answer, right: Answer) -> Confirmed:
    """Return what follows from an answer that was rejected, and from the one that rightly took its place."""
    before, after = figures(rejected.text), figures(right.text)
    better = places(right)
    return Confirmed(
        rejected.id,
        rejected.question.text,
        rejected.question.collections,
        good=better,
        bad=tuple(place for place in places(rejected) if place not in better),
        said=_few(after),
        unsaid=_few([figure for figure in before if figure not in after]),
        sources=_first_source(right),
        was_good=False,
        score=_score(rejected),
        reflection=_reflection(rejected),
        mode=rejected.mode,
    )


def case_of(one: Confirmed, **more: Any) -> dict[str, Any]:
    """Return it as a line that `errata eval` reads; `more` are fields of its own, which nobody judges by."""
    asked = {
        "expected": list(one.said),
        "not_expected": list(one.unsaid),
        "sources": list(one.sources),
        "collection": list(one.collections or ()),
        "mode": one.mode.value if one.mode is not Mode.STANDARD else "",
    }
    return {"_id": one.id, "text": printable(one.text)} | {name: value for name, value in asked.items() if value} | more


def expectation_of(one: Confirmed) -> Expectation:
    """Return what is expected of an answer to it."""
    from core.evaluation.expectations import read_expectation  # loads the checks: storage needs the rest alone

    return read_expectation(case_of(one))


def rejected_case(answer: Answer, reason: str, right: Answer | None) -> dict[str, Any]:
    """Return the case of a rejected answer. Where nothing better is known, it expects an answer and says what was said.

    Whether an answer that stands was wrong, its reader alone says: nothing is expected of it on one's word.
    """
    more: dict[str, Any] = {"said": printable(without_marks(answer.text))[:_SAID], "why": printable(reason)}
    more = {name: value for name, value in more.items() if value} | {"confirmed": right is not None}
    if right is not None and right.sources:
        return case_of(confirmed_bad(answer, right), **more)
    gone = _few(figures(answer.text)) if right is not None else ()
    return case_of(Confirmed(answer.id, answer.question.text, answer.question.collections, unsaid=gone), **more)


def places(answer: Answer) -> tuple[Place, ...]:
    """Return the documents that an answer cites, in order; what is no document of the index is left out."""
    metas = (source.passage.meta for source in answer.sources)
    return tuple(
        dict.fromkeys(
            (meta.collection, meta.document) for meta in metas if meta.file_type not in (WEB, FACTS, ATTACHED)
        )
    )


def figures(text: str) -> list[str]:
    """Return the figures and years of a text as they are written, each once."""
    from core.reading.amounts import read_amounts
    from core.reading.digits import years_in

    bare = without_marks(text)
    return list(dict.fromkeys([*(one.text.strip("()") for one in read_amounts(bare)), *map(str, years_in(bare))]))


def _few(found: Iterable[str]) -> tuple[str, ...]:
    several = tuple(found)
    return several if len(several) <= MOST_FIGURES else ()


def _first_source(answer: Answer) -> tuple[str, ...]:
    local = [source.passage.meta for source in answer.sources if source.passage.meta.file_type not in (WEB, ATTACHED)]
    return (local[0].source_file,) if local else ()


def _score(answer: Answer) -> float | None:
    return answer.crag.evaluation.relevance_score if answer.crag is not None else None


def _reflection(answer: Answer) -> float | None:
    return answer.reflection.reflection.reflection_score if answer.reflection is not None else None
