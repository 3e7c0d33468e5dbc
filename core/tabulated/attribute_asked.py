"""Whether cells that tables answer with may tell the attribute asked for: no extension tells what somebody earns."""

from __future__ import annotations

from typing import Final

from core.extraction.gate.asked_words import ENGLISH
from core.extraction.gate.figure_kinds import tells_other_kinds
from core.reading.characters import has_digit
from core.reading.detection import language_of
from core.reading.lexicon import speaks_of_any
from core.reading.roles import Role
from core.tabulated.asking import TableQuestion
from core.tabulated.covering import heading_words
from core.tabulated.execution import TableAnswer

_OF_FIGURES: Final[tuple[Role, ...]] = ("asks_pay", "attribute_weight")


def tells_the_attribute(answer: TableAnswer, question: TableQuestion) -> bool:
    """Tell whether a figure among the cells may be what is asked for; no pay, weight or size is told without one."""
    figures = [(heading_words(cell.column), cell.cell) for cell in answer.cells if has_digit(cell.cell)]
    asks = speaks_of_any(_OF_FIGURES, question.asked, language_of(question.asked) or ENGLISH)
    if asks and not (figures or question.counts or has_digit(answer.told.text.rpartition(": ")[2])):
        return False
    beside = " ".join(cell.line.label for cell in answer.cells)
    return not (figures and tells_other_kinds(question.asked, language_of(question.asked), beside, figures))
