"""Whether an answer that another reader found is of what a question is framed as asking for: else it is none."""

from __future__ import annotations

from core.facts.plan import Operation
from core.reading.line_names import lines_named
from core.reading.senses import idle_senses, senses_of
from core.tabulated.asking import TableQuestion
from core.tabulated.execution import TableAnswer
from core.tabulated.frame import Frame
from core.tabulated.frame_choice import vocabulary_of, without_soft
from core.tabulated.frames import frames_of
from core.tabulated.groups import heading_of
from core.tabulated.labels import item_of, kind_of
from core.tabulated.meanings import ways_of

_SEVERAL = 2
_OF_ONE = (Operation.VALUE, Operation.COUNT, Operation.TREND)


def is_as_framed(answer: TableAnswer | str, question: TableQuestion, *, by_meaning: bool = False) -> bool:
    """Tell whether an answer has as many cells as what is to be made needs, and rows that say what is asked for.

    The words of rows that were found `by_meaning` are other ones.
    """
    if isinstance(answer, str) or _counts_rows(answer, question):
        return True
    # Of a question with a frame about it (`relying on the balance sheet`) the part that asks.
    frames = frames_of(question.asked or question.whole, answer.document.subject)
    if not frames or not frames[0].things:
        return True
    frame = frames[0]
    if (frame.made or frame.operation not in _OF_ONE) and len(answer.cells) < _SEVERAL:
        return False
    # What is computed of several cells has a name that none of them says: `asset turnover`.
    several = len(frame.things) > 1 or (len(answer.cells) >= _SEVERAL and frame.operation is not Operation.SUM)
    return several or _says_what_is_asked(answer, frame, by_meaning=by_meaning)


def _counts_rows(answer: TableAnswer, question: TableQuestion) -> bool:
    """Rows that are counted are no line of a period: `How many people work in Kortrijk?`."""
    counted = answer.plan.plan.operation is Operation.COUNT and question.counts
    return counted and not any(cell.period.year or cell.column.period.year for cell in answer.cells)


def _says_what_is_asked(answer: TableAnswer, frame: Frame, *, by_meaning: bool) -> bool:
    phrase = frame.things[0].phrases[-1]
    asked = senses_of(without_soft(phrase)) - idle_senses()
    said = senses_of(answer.told.text)
    for cell in answer.cells:
        ways = ways_of(cell.line, heading_of(cell.column), cell)
        said |= senses_of(" ".join((cell.label, cell.line.label, *cell.line.section, cell.column.label, *ways)))
        said |= senses_of(f"{cell.table.section} {cell.table.corner}")
        said |= senses_of(" ".join(lines_named(f"{cell.line.label} {cell.column.label}")))
    left = asked - said
    named = kind_of(f"x {phrase}")[0]
    kind = item_of(named)
    if by_meaning:
        return kind is None or not (left - senses_of(named)) & vocabulary_of(answer.document)
    if asked and left == asked:
        return False
    return not (left if kind is not None and kind is not item_of("cash") else left & vocabulary_of(answer.document))
