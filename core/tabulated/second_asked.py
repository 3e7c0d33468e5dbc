"""What tables say of the one that has the most: `which site has the most desks, and what is its rent`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from core.facts.told import Told
from core.reading.detection import language_of
from core.reading.second_asks import two_asks
from core.tabulated.asking import TableQuestion, read_question
from core.tabulated.document import DocumentTables
from core.tabulated.execution import TableAnswer
from core.tabulated.finding import Found

Answer = Callable[[TableQuestion, DocumentTables], TableAnswer | None]


def asks_twice(question: TableQuestion) -> bool:
    """Tell whether it is asked which one has the most of something, and what else that one has."""
    return language_of(question.asked) in ("", "en") and two_asks(question.asked) is not None


def answer_both(question: TableQuestion, document: DocumentTables, answer: Answer) -> TableAnswer | None:
    """Return both answers in one; None where one is missing, or several are first."""
    asked = two_asks(question.asked)
    first = read_question(asked.first, question.today) if asked is not None else None
    found = answer(first, document) if first is not None else None
    name = _first_of(found) if found is not None else ""
    if asked is None or found is None or not name:
        return None
    then = read_question(asked.of(name), question.today)
    second = answer(then, document) if then is not None else None
    if second is None or any(cell.line.label != name for cell in second.cells):
        return None
    told = Told(f"{found.told.text} {second.told.text}", (*found.told.rows, *second.told.rows))
    chunks = tuple(dict.fromkeys((*found.chunks, *second.chunks)))
    return replace(found, told=told, cells=(*found.cells, *second.cells), chunks=chunks)


def _first_of(answer: TableAnswer) -> str:
    """The name of the row that is first; empty where another is as high."""
    cells: tuple[Found, ...] = answer.cells
    tied = len(cells) > 1 and cells[1].value == cells[0].value
    return "" if not cells or tied else cells[0].line.label
