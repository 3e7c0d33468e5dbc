"""Whether what tables answer is so much for each of something, where that is asked (`revenue per employee`)."""

from __future__ import annotations

from core.extraction.gate.asked_words import ENGLISH
from core.extraction.gate.operations import counted_by
from core.model import FactRow
from core.reading.detection import language_of
from core.reading.lexicon import speaks_of
from core.reading.senses import senses_of
from core.tabulated.asking import TableQuestion
from core.tabulated.execution import TableAnswer


def tells_each(answer: TableAnswer, question: TableQuestion) -> bool:
    """Tell whether an answer was made of figures, or stands where it is said to be for each (`Price per seat`).

    Of a price, it is enough that what it is asked for each of is named. A table told is of groups, one by one.
    """
    language = language_of(question.asked) or ENGLISH
    noun = counted_by(question.asked, language)
    if not noun or any(map(_is_divided, answer.told.rows)) or answer.told.table is not None:
        return True
    if any(row.values.get("derived") for row in answer.told.rows):
        return False
    around = (f"{c.line.label} {c.column.label} {c.cell} {c.table.corner} {c.table.caption}" for c in answer.cells)
    said = " ".join((*around, *(c.table.section for c in answer.cells), answer.told.text))
    if speaks_of("for_each", said, language) or "/" in said:
        return True
    return speaks_of("asks_price", question.asked, language) and not senses_of(noun).isdisjoint(senses_of(said))


def _is_divided(row: FactRow) -> bool:
    made = str(row.values.get("calculation") or "") if row.values.get("derived") else ""
    return "/" in made or any(part in made for part in _DIVIDED)


_DIVIDED = ("ratio", "average", "quotient", "share")
