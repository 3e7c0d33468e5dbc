"""Cells that state nothing: what asks for them, and rows that a sum, an average or an extreme leaves out for them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from core.extraction.gate.asked_words import AskedWords
from core.facts.plan import Operation
from core.facts.told import listed
from core.reading.detection import language_of
from core.reading.lexicon import either, speaks_of_any, standing_alone, terms_in, words_of
from core.reading.phrases import say
from core.reading.roles import Role
from core.tabulated.asking import TableQuestion
from core.tabulated.cells import is_text, value_of
from core.tabulated.execution import TableAnswer
from core.tabulated.record_words import CELL, HEADING, TAKEN
from core.tabulated.table import Column, Line, TypedTable

_MOST_NAMED = 12


_HAS: tuple[Role, ...] = ("table_lacks", "table_bears")


@cache
def stating(language: str) -> re.Pattern[str]:
    """Return a pattern of a marked heading that things are said to have, or lack (`no`), and no value of it."""
    article = rf"(?:(?:{either(words_of('of_a_noun', language=language))})\s)?"
    lacks, bears = (either(terms_in(role, language=language)) for role in _HAS)
    verbs = rf"(?:(?P<no>{lacks})|{bears})"
    more = rf"(?:\s(?:and|or|nor)\s{article}{HEADING}\d+)*"
    value = rf"(?:(?:{either(words_of('names_a_part'))}|of|as|is)\s)?(?:{CELL}|{TAKEN}|{HEADING}|\d)"
    return re.compile(rf"(?<!\w){verbs}\s{article}{HEADING}\d+(?!\d){more}(?!\d)(?!\s?{value})")


@cache
def at_hand(before: str, number: int) -> re.Pattern[str]:
    """Return a pattern of a marked heading behind the word that it begins with (`in stock`), and of what denies it."""
    return standing_alone(rf"(?:(?P<no>{either(words_of('table_not'))})\s)?{before}\s{HEADING}{number}")


def tells_what_lacks(answer: TableAnswer, question: TableQuestion) -> bool:
    """Tell whether rows are told where it is asked which lack something, or ran out: no sum or share tells that."""
    asked, language = question.asked, language_of(question.asked) or "en"
    if not speaks_of_any(("table_lacks", "sold_out"), asked, language):
        return True
    which = speaks_of_any(("which_of_all_rows", "plan_how_many"), asked, language)
    made = any(row.values.get("derived") for row in answer.told.rows) and not speaks_of_any(_PARTS, asked, language)
    return not (which or made) or answer.plan.plan.operation in (Operation.COUNT, Operation.WHICH)


_PARTS: tuple[Role, ...] = ("asks_share", "percent", "plan_percent", "plan_average", "plan_sum")


def rows_without(asked: AskedWords, around: frozenset[int], table: TypedTable, column: Column) -> tuple[Line, ...]:
    """Return the rows that account for every word, with what is `around`, and have no figure in a column."""
    at = table.columns.index(column)
    blank = (line for line in table.lines if line.label and not line.total and _figure(table, line, at) is None)
    return tuple(line for line in blank if any(line.cells) and not asked.every - around - _held(asked, line))


def _figure(table: TypedTable, line: Line, at: int) -> float | None:
    return value_of(line.cells[at], decimal_comma=table.decimal_comma) if at < len(line.cells) else None


def _held(asked: AskedWords, line: Line) -> frozenset[int]:
    words = " ".join(cell for cell in line.cells if is_text(cell))
    return asked.held(line.label) | asked.held(" ".join(line.section)) | asked.held(words)


def told_without(lines: Sequence[Line], language: str) -> str:
    """Return what tells which rows have no figure (`; not stated: Cygnus`); empty where all have one."""
    if not lines:
        return ""
    names = list(dict.fromkeys(line.label.strip(" :") for line in lines))
    more = say("records more", language, count=len(names) - _MOST_NAMED) if len(names) > _MOST_NAMED else ""
    joined = f"{', '.join(names[:_MOST_NAMED])}{more}" if more else listed(names, say("records joint", language))
    return say("records without", language, names=joined)
