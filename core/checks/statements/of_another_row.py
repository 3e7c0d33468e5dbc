"""What a table says of one row is said of another: `The lab is cleaned on Monday`, which is the day of the hall.

Proved where a sentence names one row and no other, and has a cell in words (a name, a day, a date, a time, a place)
that stands in another row and nowhere in the one named, whose own cell of that column is something else. What denies,
or leaves something out, is left alone; so is what the evidence says of the row outside of that line. Price: a sentence
that has the two together for another reason (`Omar Haddad called the key holder of the Aula`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from core.checks.rule import Misstatement, Said, Statement
from core.checks.worded_rows import Clock, Times, WordedCell, WordedRow, WordedTable, tells, times_of, worded_tables
from core.reading.characters import has_digit, runs_of
from core.reading.cited_sentences import sentences_of
from core.reading.claim_words import language_said
from core.reading.lexicon import speaks_of_any
from core.reading.marks import without_marks
from core.reading.roles import Role

_LONGEST: Final = 200
"""Characters of the sentence at most."""
_NAMED: Final = 0.5
"""Share of the words that only its label has which must be said for a row to be meant."""
_ENDING: Final = 2
"""Letters that an ending adds at most."""
_STEM: Final = 4
_LEFT, _LEFT_OF_WORDS = 5, 2
"""Words at most that are neither of the label, nor of the value, nor of a heading: of a name or time, and of a word."""
_FIRST_WIDE: Final = "\u0590"
_DENIES: Final[tuple[Role, ...]] = ("negates", "negation", "denies_otherwise", "excepts")

Holds = Callable[[str], bool]


def _of_another_row(said: Statement) -> Iterator[Misstatement]:
    if not any("|" in source for source in said.sources):
        return
    text = without_marks(said.sentence.text).strip()
    tables = worded_tables(said.sources) if len(text) <= _LONGEST else ()
    if not tables:
        return
    lowered = " ".join(text.casefold().split())
    for table in tables:
        found = _fault(text, lowered, table, said.sources)
        if found is not None:
            one, other, cell = found
            start = said.sentence.start
            reason = f"this is the value of {one.label}, not of {other.label}"
            hint = f'`{cell.text}` stands in the row of "{one.label}". Say what stands in that of "{other.label}".'
            yield Misstatement(start, start + len(said.sentence.text), reason, hint)
            return


def _fault(
    text: str, lowered: str, table: WordedTable, sources: Sequence[str]
) -> tuple[WordedRow, WordedRow, WordedCell] | None:
    """Return whose value is said of which row, and the cell that has it."""
    runs = tuple(runs_of(lowered))
    near = [row for row in table.rows if _may_be_named(row, lowered)]
    for row in near:
        if not _is_named(row, runs, lowered):
            continue
        for other, column, cell, holds, rest in _values_of_others(row, table, text, lowered):
            beside = _without(lowered, rest)
            if any(_may_be_named(one, beside) for one in near if one is not row) or not _is_named(
                row, tuple(runs_of(beside)), beside
            ):
                continue
            own = [c for i, c in row.cells if i == column]
            if not own or any(_says(c, text, lowered) for c in own) or any(holds(c.text) for _, c in row.cells):
                continue
            if cell.times and not any(_same_kind(c.times, cell.times) for c in own):
                continue
            if _left(beside, row, table) > (_LEFT if _tells_much(cell) else _LEFT_OF_WORDS):
                continue
            if speaks_of_any(_DENIES, text, language_said(text)) or _is_told(row, holds, sources):
                continue
            return other, row, cell
    return None


def _may_be_named(row: WordedRow, lowered: str) -> bool:
    return any(run in lowered for run in row.own) or " ".join(row.runs) in lowered


def _is_named(row: WordedRow, runs: Sequence[str], lowered: str) -> bool:
    if row.runs and _has_in_order(row.runs, runs, lowered):
        return True
    said = sum(_has_word(word, runs, lowered) for word in row.own)
    return said > 0 and said >= _NAMED * len(row.own)


def _has_word(word: str, runs: Sequence[str], lowered: str) -> bool:
    if word[0] >= _FIRST_WIDE:
        return word in lowered
    return any(_is_form(word, run) for run in runs)


def _is_form(word: str, run: str) -> bool:
    """The two are the same, or differ by a short ending: `Tim Ruhrs`."""
    if word == run:
        return True
    short, long = sorted((word, run), key=len)
    return len(short) >= _STEM and long.startswith(short) and len(long) - len(short) <= _ENDING


def _has_in_order(words: Sequence[str], runs: Sequence[str], lowered: str) -> bool:
    if words[0][0] >= _FIRST_WIDE:
        return " ".join(words) in lowered
    last = len(runs) - len(words)
    return any(all(map(_is_form, words, runs[at : at + len(words)])) for at in range(last + 1))


def _values_of_others(
    row: WordedRow, table: WordedTable, text: str, lowered: str
) -> Iterator[tuple[WordedRow, int, WordedCell, Holds, Sequence[str]]]:
    """Yield what the sentence has of other rows: whose it is, its column and cell, what has it as well, its words."""
    times = times_of(text)
    for other in table.rows:
        if other is row:
            continue
        for column, cell in other.cells:
            if cell.times:
                if (holds := _time_said(cell.times, times)) is not None:
                    yield other, column, cell, holds, ()
            elif (words := _words_said(cell, text, lowered)) and not all(word in table.headings for word in words):
                yield other, column, cell, _holder(words), words


def _time_said(told: Times, said: Times) -> Holds | None:
    """Return what tells whether a text names the time that is said, where it is the one told."""
    if told.weekdays and told.weekdays == said.weekdays:
        return lambda text: not said.weekdays.isdisjoint(times_of(text).weekdays)
    if len(said.dates) == 1 and any(_is_date(said.dates[0], day) for day in told.dates):
        return lambda text: any(_is_date(said.dates[0], day) for day in times_of(text).dates)
    if told.clock and _is_clock(said.clock, told.clock):
        return lambda text: _shares(said.clock, times_of(text).clock)
    return None


def _same_kind(own: Times, told: Times) -> bool:
    return any(bool(a) and bool(b) for a, b in zip(own, told, strict=True))


def _is_date(one: frozenset[tuple[int, int, int]], other: frozenset[tuple[int, int, int]]) -> bool:
    """Two readings name the same day or month; what one leaves unsaid may be anything."""
    return any(all(a == b or not (a and b) for a, b in zip(x, y, strict=True)) for x in one for y in other)


def _is_clock(one: Clock, other: Clock) -> bool:
    return len(one) == len(other) and all(a & b for a, b in zip(one, other, strict=True))


def _shares(one: Clock, other: Clock) -> bool:
    """One of the times is the same, or may lie between the two that another text names."""
    return any(a & b for a in one for b in other) or len(other) > len(one)


def _words_said(cell: WordedCell, text: str, lowered: str) -> tuple[str, ...]:
    """The words of a cell that a sentence has: all of them in order, or the surname alone."""
    if cell.runs and any(map(tells, cell.runs)) and _has_in_order(cell.runs, runs_of(lowered), lowered):
        return cell.runs
    if cell.surname and any(run.removesuffix("s") == cell.surname.removesuffix("s") for run in runs_of(text)):
        return (cell.surname.casefold(),)
    return ()


def _says(cell: WordedCell, text: str, lowered: str) -> bool:
    """The sentence has the cell, or one of the words that tell it."""
    if cell.times:
        return _time_said(cell.times, times_of(text)) is not None
    return bool(_words_said(cell, text, lowered))


def _holder(words: Sequence[str]) -> Holds:
    def holds(text: str) -> bool:
        lowered = " ".join(text.casefold().split())
        return _has_in_order(words, runs_of(lowered), lowered)

    return holds


def _without(lowered: str, words: Sequence[str]) -> str:
    """The sentence with blanks for the value's words, as they stand together."""
    for word in words:
        at = lowered.find(word)
        lowered = lowered[:at] + " " * len(word) + lowered[at + len(word) :] if at >= 0 else lowered
    return lowered


def _tells_much(cell: WordedCell) -> bool:
    """A name or a time, which is seldom said for another reason, rather than a word like `red`."""
    return bool(cell.times) or (cell.text[0].isupper() and len(cell.runs) > 1)


def _left(beside: str, row: WordedRow, table: WordedTable) -> int:
    left = (run for run in runs_of(beside) if tells(run) and not has_digit(run) and run not in table.headings)
    return sum(not any(_is_form(word, run) or run.startswith(word) for word in row.runs) for run in left)


def _is_told(row: WordedRow, holds: Holds, sources: Sequence[str]) -> bool:
    """A line of a table has the row's name and the value, or a sentence does, or two beside each other."""
    for source in sources:
        texts = _texts(source)
        for before, text in pairwise(("", *texts)):
            both = text if text.startswith("|") else f"{before} {text}"
            lowered = both.casefold()
            if _may_be_named(row, lowered) and holds(both):
                return True
    return False


@lru_cache(maxsize=64)
def _texts(source: str) -> tuple[str, ...]:
    """The lines of its tables, and a text of nothing before the first sentence behind them."""
    found: list[str] = []
    for sentence in sentences_of(source):
        lines = sentence.text.splitlines()
        if any(line.lstrip().startswith("|") for line in lines):
            found += [line.strip() if "|" in line else line for line in lines]
        else:
            found.append(sentence.text)
    return tuple(found)


OF_ANOTHER_ROW = Said("of_another_row", _of_another_row)
