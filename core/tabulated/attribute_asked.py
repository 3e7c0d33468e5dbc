"""Whether cells that tables answer with may tell the attribute asked for: no extension tells what somebody earns."""

from __future__ import annotations

from core.extraction.gate.figure_kinds import tells_other_kinds
from core.reading.characters import has_digit
from core.reading.detection import language_of
from core.tabulated.asking import TableQuestion
from core.tabulated.covering import heading_words
from core.tabulated.execution import TableAnswer


def tells_the_attribute(answer: TableAnswer, question: TableQuestion) -> bool:
    """Tell whether a figure among the cells may be what is asked for; where there is none, nothing says otherwise."""
    figures = [(heading_words(cell.column), cell.cell) for cell in answer.cells if has_digit(cell.cell)]
    beside = " ".join(cell.line.label for cell in answer.cells)
    return not (figures and tells_other_kinds(question.asked, language_of(question.asked), beside, figures))
