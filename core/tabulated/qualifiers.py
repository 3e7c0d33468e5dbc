"""Words beside a line that the question names: a row found by what it means may replace a name, not drop what parts it.

`Online revenue` is not told by `Revenue`, nor `staff costs per employee` by staff costs: where nothing around the cells
says the word, there is no answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from core.extraction.gate.asked_words import ENGLISH
from core.reading.characters import runs_of
from core.reading.detection import language_of
from core.reading.lexicon import speaks_of, terms_in
from core.reading.senses import idle_senses, senses_of
from core.reading.words import content_words
from core.tabulated.accounting import is_in_currency, is_named_line, said_around, unaccounted
from core.tabulated.asking import TableQuestion
from core.tabulated.covered_questions import is_off_plan
from core.tabulated.execution import TableAnswer
from core.tabulated.finding import Found
from core.tabulated.frame_rows import lightly_said
from core.tabulated.frame_wording import papers
from core.tabulated.groups import heading_of
from core.tabulated.labels import without_asides
from core.tabulated.meanings import ways_of
from core.tabulated.stated_rates import each_of
from core.tabulated.subject import without_subject

_TWO = 2
_AROUND = ".,;:?!()\"'"


def keeps_qualifiers(answer: TableAnswer, question: TableQuestion, *, framed: bool = False) -> bool:
    """Tell whether what a question says beside the lines it names is said around the cells, in the currency asked.

    `framed`: its lines were found by what rows are called otherwise, too (`bought back its own shares`).
    """
    if (language_of(question.asked) or ENGLISH) != ENGLISH or question.definitions:
        return True
    if framed and is_off_plan(question) and len(answer.cells) < _TWO:
        return False  # what came says nothing of how far it is off what was planned
    return (
        is_in_currency(answer, question)
        and _is_for_each_asked(answer, question)
        and _is_planned_as_asked(answer, question)
        and not _drops_a_word(answer, question, _called(answer, question.text) if framed else frozenset())
    )


def _called(answer: TableAnswer, asked: str) -> frozenset[str]:
    """What rows are called otherwise, and what words by themselves say only of what is done with money."""
    ways = (way for cell in answer.cells for way in ways_of(cell.line, heading_of(cell.column), cell))
    runs = (run.strip(_AROUND) for run in asked.casefold().split())
    return senses_of(" ".join((*ways, *(run for run in runs if run in _soft()))))


@cache
def _soft() -> frozenset[str]:
    terms = terms_in("frame_soft", "frame_costs", "frame_part", language=ENGLISH)
    return frozenset(word for term in terms for word in term.split())


def _drops_a_word(answer: TableAnswer, question: TableQuestion, called: frozenset[str]) -> bool:
    left = unaccounted(answer, question, whole=True) - called
    runs = runs_of(without_subject(question.text, answer.document.subject).rest)
    return bool(left) and all(_is_named(cell, runs, left) for cell in answer.cells)


def _is_named(cell: Found, runs: list[str], left: frozenset[str]) -> bool:
    """All its words are said, or the last of them (`energy costs`) stands behind a word that it has not."""
    label = without_asides(cell.line.label) or cell.line.label
    own = senses_of(label) - idle_senses() - lightly_said()
    asked = senses_of(" ".join(runs))
    if (own and own <= asked) or is_named_line(" ".join(runs), label):
        return True
    head = senses_of(" ".join(label.split()[-1:]))
    at_head = (at for at, run in enumerate(runs) if at and head and senses_of(run) == head)
    return any(senses_of(runs[at - 1]) & left for at in at_head)


def _is_planned_as_asked(answer: TableAnswer, question: TableQuestion) -> bool:
    asked = speaks_of("planned_column", question.asked, ENGLISH)
    return not asked or speaks_of("planned_column", " ".join(said_around(answer)), ENGLISH)


def _is_for_each_asked(answer: TableAnswer, question: TableQuestion) -> bool:
    """So much for each of something is a quotient of two lines, or stands there as one."""
    if not any(map(_is_counted, each_of(question.asked))):
        return True
    several = len({(id(cell.line), "" if cell.period.year else cell.column.label) for cell in answer.cells}) >= _TWO
    rates = any("/" in cell.unit.name for cell in answer.cells)
    return several or rates or any(True for label in _labels(answer) for _ in each_of(label))


def _is_counted(noun: str) -> bool:
    """Neither `per cent` nor `per year`, nor where it is told (`per its annual report`)."""
    idle = speaks_of("percent", f"per {noun}", ENGLISH) or speaks_of("calendar_word", noun, ENGLISH)
    return bool(content_words(noun)) and not idle and noun.casefold() not in papers()


def _labels(answer: TableAnswer) -> Iterator[str]:
    for cell in answer.cells:
        yield from (cell.line.label, *cell.line.section, cell.column.label, cell.table.corner, cell.table.section)
