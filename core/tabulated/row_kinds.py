"""What a row is, and no more than a word of its name: of tents, a `Tent heater` is none."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from core.extraction.gate.asked_words import ENGLISH, AskedWords
from core.reading.characters import has_digit, has_letter
from core.reading.lexicon import words_of
from core.reading.wording import kind_of
from core.tabulated.cells import is_text
from core.tabulated.labels import without_asides
from core.tabulated.table import Line, TypedTable

_FEWEST: Final = 2


def is_of_its_kind(words: AskedWords, label: str) -> bool:
    """Tell whether a question says what a row is, where its language puts that last: `heater`, of `Tent heater`.

    Sizes and numbers behind it say which one (`Frame tent 6x9`), as does what follows a preposition.
    """
    if words.code != ENGLISH or not words.unasked(without_asides(label)):
        return True
    head = head_of(label)
    return not head or bool(words.held(head))


def head_of(label: str) -> str:
    """Return the last word of an English name before its size, or what a preposition adds; empty where none is.

    >>> head_of("Frame tent 6x9")
    'tent'
    """
    run = without_asides(label).replace(",", " , ").split()
    led = takewhile(lambda word: word not in (",", "-", "–") and not _leads_on(word), run)
    named = [word for word in led if has_letter(word) and not has_digit(word)]
    return named[-1] if named else ""


def _leads_on(word: str) -> bool:
    return word.casefold() in words_of("preposition", "adposition", language=ENGLISH)


def of_other_kinds(words: AskedWords, table: TypedTable) -> frozenset[int]:
    """Return the places of the lines that only bear a word of the question, where a column says that they are else.

    `Tent heater | Heating`, beside `Frame tent | Tent`: the column of kinds tells. Where none does, the last word of a
    name, which others have there, too.
    """
    if kind_of(words.code) == "pairs":
        return frozenset()
    partly = [at for at, line in enumerate(table.lines) if words.held(line.label) and words.unasked(line.label)]
    if len(partly) < _FEWEST or any(not words.unasked(table.lines[at].label) for at in partly):
        return frozenset()
    for column in range(len(table.columns)):
        kinds = {at: text for at in partly if is_text(text := _cell(table.lines[at], column))}
        said = {at: words.held(text) for at, text in kinds.items()}
        every = frozenset[int]().union(*said.values())
        if every and len(kinds) == len(partly):
            return frozenset(at for at in partly if words.held(table.lines[at].label) & every - said[at])
    headed = [at for at in partly if is_of_its_kind(words, table.lines[at].label)]
    return frozenset(partly) - frozenset(headed) if headed else frozenset()


def _cell(line: Line, at: int) -> str:
    return line.cells[at] if at < len(line.cells) else ""


def without_other_kinds(words: AskedWords, table: TypedTable) -> Sequence[Line]:
    """Return a table's lines without those of other kinds."""
    others = of_other_kinds(words, table)
    return [line for at, line in enumerate(table.lines) if at not in others] if others else table.lines
