"""Whether a label says itself that it is so much for each of something: `Price per hour`, `€/km`, `Daily rate`."""

from __future__ import annotations

from collections.abc import Iterator

from core.extraction.gate.asked_words import ENGLISH, AskedWords
from core.reading.characters import runs_of
from core.reading.detection import language_of
from core.reading.lexicon import pattern_of, speaks_of, speaks_of_any
from core.reading.rates import SPANS
from core.reading.roles import Role
from core.reading.senses import senses_of
from core.tabulated.cells import PERCENT
from core.tabulated.execution import TableAnswer
from core.tabulated.finding import Found

_SIGN = "/"


def is_for_each(label: str) -> bool:
    """Tell whether a label is of so much for each of something: it counts nothing that others could be divided by."""
    return any(True for _ in each_of(label)) or any(speaks_of(span, label, ENGLISH) for span in SPANS)


def says_for_each(label: str, noun: str) -> bool:
    """Tell whether a label is of so much for each of a thing or a length of time: `hour`, of `Price per hour`."""
    asked = senses_of(noun)
    if asked and any(asked <= senses_of(one) for one in each_of(label)):
        return True
    return any(speaks_of(span, f"per {noun}", ENGLISH) and speaks_of(span, label, ENGLISH) for span in SPANS)


def tells_what_is_stated(answer: TableAnswer, asked: str) -> bool:
    """Tell whether an answer is of the labels that say what is asked for each of something, where a table has some.

    What other labels have is told where it says more of the question: `profit per employee`, beside `Revenue per
    employee`. Nor is a rate that is stated told as a share.
    """
    nouns = [noun for noun in each_of(asked) if noun]
    if not nouns or (language_of(asked) or ENGLISH) != ENGLISH or not answer.cells:
        return True
    words, noun = AskedWords(asked, ENGLISH), nouns[0]
    told = [label for cell in answer.cells for label in _stated(cell, noun)]
    if not told:
        return True
    own = [f"{cell.line.label} {cell.column.label}" for cell in answer.cells]
    if not all(says_for_each(label, noun) for label in own):
        said = words.held(" ".join(own))
        return not any(said <= words.held(label) for label in told)
    return not _is_a_share(answer) or speaks_of_any(_SHARES, asked, ENGLISH)


def _stated(cell: Found, noun: str) -> Iterator[str]:
    """Yield the names of its table's cells beside and above it that are of so much for each of what is asked."""
    for column in cell.table.columns:
        if says_for_each(column.label, noun):
            yield f"{column.label} {cell.line.label}"
    for line in cell.table.lines:
        if says_for_each(line.label, noun):
            yield f"{line.label} {cell.column.label}"


_SHARES: tuple[Role, ...] = ("percent", "plan_percent", "asks_share")


def _is_a_share(answer: TableAnswer) -> bool:
    made = (row.values for row in answer.told.rows if row.values.get("derived"))
    return any(row["unit"] == PERCENT for row in made) and all(cell.unit.name != PERCENT for cell in answer.cells)


def each_of(label: str) -> Iterator[str]:
    """Yield what stands behind `per`, and behind a stroke that parts no lines of a heading (`2024 / Price`)."""
    for found in pattern_of("for_each", ENGLISH).finditer(label):
        yield from runs_of(label[found.end() :])[:1]
    for piece in label.split(_SIGN)[1:]:
        if piece[:1].strip():
            yield from runs_of(piece)[:1]
