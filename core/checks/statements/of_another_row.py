"""What a table says of one row is said of another: `The lab is cleaned on Monday`, which is the day of the hall.

So is what the row's own cell says otherwise, yes for no, and a day, a time or a name that no row has in that column.

Proved where a sentence names one row and no other, and has a cell in words (a name, a day, a date, a time, a place)
that stands in another row and nowhere in the one named, whose own cell of that column is something else. What denies,
or leaves something out, is left alone; so is what the evidence says of the row outside of that line. Price: a sentence
that has the two together for another reason (`Omar Haddad called the key holder of the Aula`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from core.checks.rule import Misstatement, Said, Statement
from core.checks.told_cells import Value, has_in_order, has_word, is_form, says, values_said
from core.checks.unlike_cells import flags_told, stands_in_no_row, years_told
from core.checks.worded_rows import WordedRow, WordedTable, runs_in, tells, worded_tables
from core.reading.cited_sentences import sentences_of
from core.reading.claim_words import language_said
from core.reading.lexicon import speaks_of, speaks_of_any
from core.reading.marks import without_marks
from core.reading.roles import Role

_LONGEST: Final = 200
"""Characters of the sentence at most."""
_NAMED: Final = 0.5
"""Share of the words that only its label has which must be said for a row to be meant."""
_LEFT, _LEFT_OF_WORDS = 5, 2
"""Words at most that are neither of the label, nor of the value, nor of a heading: of a name or time, and of a word."""
_NEGATES: Final[tuple[Role, ...]] = ("negates", "negation", "denies_otherwise")
_SETS_APART: Final[tuple[Role, ...]] = ("excepts", "against")
_DENIES: Final[tuple[Role, ...]] = (*_NEGATES, *_SETS_APART)
_WITH: Final[tuple[Role, ...]] = ("mutual",)
"""A single word beside one of these may be somebody else's: `Ida plays with a keeper`."""
_OFF: Final[tuple[Role, ...]] = ("comes_before", "comes_after")
"""A time beside one of these is not the one that is told: `three days before Thursday`."""


def _of_another_row(said: Statement) -> Iterator[Misstatement]:
    if not any("|" in source for source in said.sources):
        return
    text = without_marks(said.sentence.text).strip()
    for table in worded_tables(said.sources) if len(text) <= _LONGEST else ():
        for row, value in _told_of_another(text, table):
            if not (_is_denied(text, value) or _is_told(row, value, said.sources)):
                start = said.sentence.start
                reason = f"this is the value of {value.row.label}, not of {row.label}"
                hint = f'`{value.cell.text}` stands in the row "{value.row.label}". Say what stands in "{row.label}".'
                yield Misstatement(start, start + len(said.sentence.text), reason, hint)
                return
    yield from _of_no_row(text, said) if len(text) <= _LONGEST else ()


def _of_no_row(text: str, said: Statement) -> Iterator[Misstatement]:
    """What the row's own cell says otherwise: yes for no, or what stands in no row at all."""
    language = language_said(text)
    apart = speaks_of_any((*_SETS_APART, "rule_only"), text, language)
    denied = not apart and speaks_of_any(_NEGATES, text, language)
    flags = () if apart else flags_told(said.sources, text, denied=denied)
    years = () if apart or denied or speaks_of_any(_OFF, text, language) else years_told(said.sources, text)
    told = next((f"{heading}: {cell}" for heading, cell in (*flags, *years)), "")
    told = told or ("" if apart or denied else _told_in_its_place(text, said.sources, language))
    if told:
        start = said.sentence.start
        reason = f"the evidence has it the other way round: {told[:80]}"
        yield Misstatement(
            start, start + len(said.sentence.text), reason, f'The evidence has: "{told[:200]}". Say it so.'
        )


def _told_in_its_place(text: str, sources: Sequence[str], language: str) -> str:
    if speaks_of_any(_OFF, text, language):
        return ""
    lowered = " ".join(text.casefold().split())
    for table in worded_tables(sources):
        near = [row for row in table.rows if _may_be_named(row, lowered)]
        if len(near) == 1 and _is_named(near[0], lowered) and (cell := stands_in_no_row(table, near[0], text)):
            return "" if _is_told_of(text, near[0], sources) else f"{near[0].label}: {cell}"
    return ""


def _is_told_of(text: str, row: WordedRow, sources: Sequence[str]) -> bool:
    """A sentence outside of tables speaks of the row: it may say this of it."""
    told = (one.casefold() for source in sources for one in _texts(source) if not one.startswith("|"))
    return any(_is_spoken_of(row, one) for one in told)


def _told_of_another(text: str, table: WordedTable) -> Iterator[tuple[WordedRow, Value]]:
    """Yield a row that is named, and what is said of it and stands in another."""
    lowered = " ".join(text.casefold().split())
    near = [row for row in table.rows if _may_be_named(row, lowered)]
    for row in near:
        if _is_named(row, lowered):
            others = [one for one in near if one is not row]
            for value in values_said(table, text):
                if value.row is not row and _is_of_one(row, others, value.taken_from(lowered), table, value):
                    yield from [(row, value)] if _has_another(row, value, text, table) else ()


def _may_be_named(row: WordedRow, lowered: str) -> bool:
    """A word of its label stands there, or the whole of it; quicker to tell than whether it is named."""
    return any(run in lowered for run in row.own) or " ".join(row.runs) in lowered


def _is_named(row: WordedRow, lowered: str) -> bool:
    if row.runs and has_in_order(row.runs, lowered):
        return True
    said = sum(has_word(word, lowered) for word in row.own)
    return said > 0 and said >= _NAMED * len(row.own)


def _is_of_one(row: WordedRow, others: Sequence[WordedRow], beside: str, table: WordedTable, value: Value) -> bool:
    """Beside the value the sentence names the row and no other, and says little else."""
    if any(_may_be_named(one, beside) for one in others) or not _is_named(row, beside):
        return False
    left = [run for run in runs_in(beside) if tells(run) and run not in table.heads]
    most = _LEFT if value.tells_much else _LEFT_OF_WORDS
    return sum(not any(is_form(word, run) or run.startswith(word) for word in row.runs) for run in left) <= most


def _has_another(row: WordedRow, value: Value, text: str, table: WordedTable) -> bool:
    """The row's cell of that column is something else, which is not said; none of its cells is what is said."""
    own = [cell for column, cell in row.cells if column == value.column]
    if not own or any(says(cell, text) for cell in own) or any(value.stands_in(cell.text) for _, cell in row.cells):
        return False
    if _is_next(row, value.row) and _says_twice(text, table):
        return False
    return not value.cell.times or any(cell.times.are_like(value.cell.times) for cell in own)


def _is_next(row: WordedRow, other: WordedRow) -> bool:
    """A cell of the row names the other: `Ben` is the manager of Anna, and has one."""
    return any(has_in_order(other.runs, cell.text.casefold()) for _, cell in row.cells)


def _says_twice(text: str, table: WordedTable) -> bool:
    """A heading is gone through twice: `the manager of her manager`."""
    said = [run for run in runs_in(text) if tells(run) and run in table.heads]
    return len(set(said)) < len(said)


def _is_denied(text: str, value: Value) -> bool:
    """It is said not to be so, or set against something else, or said of open hours and told of shut ones."""
    language = language_said(text)
    beside = _OFF if value.cell.times else () if value.tells_much else _WITH
    if speaks_of_any((*_DENIES, *beside), text, language):
        return True
    shut = speaks_of("says_shut", text, language)
    spoken = {"" if shut else language, language_said(value.heading) or language}  # `fecha` is a date, or `closes`
    return shut is not any(speaks_of("says_shut", value.heading, one) for one in spoken)


def _is_told(row: WordedRow, value: Value, sources: Sequence[str]) -> bool:
    """A line of a table has the row's name and the value, or a sentence does, or two beside each other."""
    for source in sources:
        for before, text in pairwise(("", *_texts(source))):
            both = text if text.startswith("|") else f"{before} {text}"
            if value.stands_in(both) and _is_spoken_of(row, value.taken_from(" ".join(both.casefold().split()))):
                return True
    return False


def _is_spoken_of(row: WordedRow, lowered: str) -> bool:
    return _is_named(row, lowered) or any(has_word(word, lowered) for word in row.own)


@lru_cache(maxsize=64)
def _texts(source: str) -> tuple[str, ...]:
    """The lines of its tables and its sentences."""
    found: list[str] = []
    for sentence in sentences_of(source):
        found += [line.strip() for line in sentence.text.splitlines()] if "|" in sentence.text else [sentence.text]
    return tuple(found)


OF_ANOTHER_ROW = Said("of_another_row", _of_another_row)
