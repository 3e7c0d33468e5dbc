"""The figure follows from the rows of a small table: rows counted, columns added up, or a part taken from its whole."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from core.checks.claim import Claim
from core.checks.conversions import possible_measure
from core.checks.figure_place import FigurePlace, place_of, words_behind
from core.checks.grids import Column, Grid, grids_of, is_true
from core.checks.matching import readings, rounds_to
from core.checks.rule import Finding, Grounds, Rule, proved
from core.reading.abbreviations import is_short_for
from core.reading.amounts import Amount
from core.reading.calendars import months_named
from core.reading.claim_words import tokens_of
from core.reading.digits import is_year, years_in
from core.reading.lexicon import speaks_of, words_of
from core.reading.periods import named_periods
from core.reading.roles import Role

TELLING = 3
"""Letters from which on a row's name is found in either case."""

PAIR, FEWEST = 2, 2

Values = tuple[float, ...]


def _of_records(amount: Amount, claim: Claim, grounds: Grounds) -> Finding | None:
    grids = grids_of(grounds.sources)
    if not grids or amount.signed or amount.value < 0:
        return None
    place = place_of(amount, grounds.beside, grounds.sentence, claim.said)
    found = (how for grid in grids for how in _ways(grid, place, claim, grounds))
    how = next(found, None)
    return proved(amount, how) if how else None


def _ways(grid: Grid, place: FigurePlace, claim: Claim, grounds: Grounds) -> Iterator[str]:
    if place.whole is None or place.amount.value <= place.whole.value:
        yield from _counts(grid, place, grounds)
        yield from _bounds(grid, place, grounds)
        yield from _totals(grid, place, adds=claim.speaks_of("sum"))
        yield from _parts(grid, place)
        yield from _parted(grid, place)
        yield from _added(grid, place, claim)
        yield from _against_the_other(grid, place, claim)


def _counts(grid: Grid, place: FigurePlace, grounds: Grounds) -> Iterator[str]:
    """The rows themselves, or those that hold what is said: `2 of 3 orders were shipped`."""
    amount = place.amount
    sized = [a for a in grounds.beside if a.value == grid.size and not a.unit]
    counts_rows = _names_rows(grid, place.counted) or bool(amount.percent and _names_rows(grid, place.said))
    if amount in sized and place.whole is None and (counts_rows or _adds_all_up(grid, place, grounds)):
        yield f"the table has {grid.size} rows"
    if not (counts_rows or any(_names_rows(grid, _behind(place.text, a, grounds)) for a in sized)):
        return
    for column, count in (*_kept(grid, place), *_beyond_bounds(grid, place, grounds)):
        share = 100 * count / grid.size
        if rounds_to(amount, amount.value, share) if amount.percent else _is_count(amount, count):
            yield f"{count} of {grid.size} rows by {column.heading}"


def _is_count(amount: Amount, count: int) -> bool:
    return amount.value == count and not (amount.unit or amount.scaled)


def _behind(text: str, amount: Amount, grounds: Grounds) -> frozenset[str]:
    return words_behind(text[amount.end - grounds.sentence.start :])


def _names_rows(grid: Grid, words: frozenset[str]) -> bool:
    """The words name what each row is of, as its column is headed or in full: `departments` for `dept`."""
    heads = grid.names.tokens if grid.names else frozenset[str]()
    return any(word == head or is_short_for(head, word) for head in heads for word in words)


def _adds_all_up(grid: Grid, place: FigurePlace, grounds: Grounds) -> bool:
    """Another figure of the sentence is a column's sum: `on the 3 days 1,953 visitors came`."""
    others = [a for a in grounds.beside if a is not place.amount]
    return not any(place.counted & c.tokens for c in grid.figures) and any(
        _meets(a, sum(c.values), c) for c in grid.figures for a in others
    )


def _kept(grid: Grid, place: FigurePlace) -> Iterator[tuple[Column, int]]:
    """How many rows are as the words about the figure say."""
    for column in grid.columns:
        told = column.told_apart
        if column.is_flag and column.tokens & place.said:
            yield column, sum(n for text, n in told.items() if is_true(text) != place.negated)
        elif column is not grid.names and told:
            kept = (n for text, n in told.items() if (words := tokens_of(text)) and words <= place.near)
            yield from ((column, grid.size - n if place.negated else n) for n in kept)


def _beyond_bounds(grid: Grid, place: FigurePlace, grounds: Grounds) -> Iterator[tuple[Column, int]]:
    """How many rows have more, or less, than is said: `2 of the 3 depots handle more than 4,000 parcels`."""
    for bound in (a for a in grounds.beside if a.bound and a is not place.amount):
        named = [c for c in grid.figures if c.tokens & _behind(place.text, bound, grounds)]
        for column in named or grid.figures:
            yield column, _beyond(column, bound)


def _beyond(column: Column, bound: Amount) -> int:
    meant = readings(bound, column.scale)
    return max(sum((value - at) * bound.bound > 0 for value in column.values) for at in meant)


def _bounds(grid: Grid, place: FigurePlace, grounds: Grounds) -> Iterator[str]:
    """The figure is what so many rows have more than, or less: their number is told beside it."""
    if not place.amount.bound:
        return
    for other in (a for a in grounds.beside if a is not place.amount):
        counted = place_of(other, grounds.beside, grounds.sentence, place.said)
        counts_rows = _names_rows(grid, counted.counted)
        bounded = _beyond_bounds(grid, counted, grounds) if counts_rows else ()
        yield from (f"bound of {column.heading}" for column, count in bounded if _is_count(other, count))


def _totals(grid: Grid, place: FigurePlace, *, adds: bool) -> Iterator[str]:
    """The sum of a column that the words behind the figure name, over all rows or the several that are named.

    Where a sum is spoken of (`adds`), the unit of the figure names the only column that has it, too: `39 km together`.
    """
    rows = _rows_said(grid, place)
    whole = len(rows) == grid.size
    if len(rows) < FEWEST or (whole and _rows_named(grid, place)):
        return
    taken, near = place.of, place.near if whole and not named_periods(place.text).quarters else place.said
    for column in grid.figures:
        total = sum(column.values[at] for at in rows)
        named = bool(column.tokens & near and not column.tokens & taken) or (
            adds and _alone_has_its_unit(grid, column, place)
        )
        if named and _meets(place.amount, total, column):
            yield f"sum of {column.heading}"


def _alone_has_its_unit(grid: Grid, column: Column, place: FigurePlace) -> bool:
    at = place.text.find(place.amount.text)
    own = place.amount.unit or possible_measure(place.text, at + len(place.amount.text))
    return bool(own) and [c for c in grid.figures if c.unit == own] == [column]


def _rows_said(grid: Grid, place: FigurePlace) -> Sequence[int]:
    """The rows that have all that is said of them, in every column of words: `sales` and `Q2`; all where none is."""
    rows = list(range(grid.size))
    quarters = named_periods(place.text).quarters
    for column in grid.columns if grid.size >= FEWEST else ():
        months = [months_named(cell) for cell in column.cells] if quarters and not column.numbers else [()]
        if all(months):
            rows = [at for at in rows if {(month + 2) // 3 for month in months[at]} <= set(quarters)]
            continue
        if column.is_flag:
            continue
        cells = [cell.lower() for cell in column.cells]
        said = {cell for cell in dict.fromkeys(cells) if _is_said(cell, column, place)}
        rows = [at for at in rows if cells[at] in said or _is_between(at, cells, said, place)] if said else rows
    return rows


def _is_between(at: int, cells: Sequence[str], said: set[str], place: FigurePlace) -> bool:
    """It stands between two rows that are named as the ends of a range: May of `from April to June`."""
    ends = sorted(cells.index(cell) for cell in said)
    if len(ends) != PAIR or not ends[0] < at < ends[1]:
        return False
    _, first, behind = place.text.lower().partition(cells[ends[0]])
    between, second, _ = behind.partition(cells[ends[1]])
    return bool(first and second) and between.strip() in words_of("until")


def _is_said(cell: str, column: Column, place: FigurePlace) -> bool:
    if column.numbers:
        return column.heading.lower() in words_of("year_word") and is_year(cell) and int(cell) in years_in(place.text)
    words = tokens_of(cell)
    return bool(words) and words <= place.said


def _parts(grid: Grid, place: FigurePlace) -> Iterator[str]:
    """What is left of a whole, `3 beds are free`, or the share that a part has of it."""
    rows = _rows_named(grid, place)
    if len(rows) > 1:
        return
    for whole, part in _wholes(grid):
        of_whole, of_part = (c.values[rows[0]] if rows else sum(c.values) for c in (whole, part))
        if place.amount.percent:
            share = 100 * of_part / of_whole if of_whole else 0.0
            both = part.tokens & place.said and whole.tokens & place.said and not place.negated
            if both and rounds_to(place.amount, place.amount.value, share):
                yield f"share of {part.heading} in {whole.heading}"
        elif _is_left(grid, place, whole, part, of_whole) and _meets(place.amount, of_whole - of_part, whole):
            yield f"{whole.heading} without {part.heading}"


def _parted(grid: Grid, place: FigurePlace) -> Iterator[str]:
    """The share of the one of two columns in both: a pass rate of 85 % where 34 passed and 6 failed."""
    rows = _rows_named(grid, place)
    if not place.amount.percent or len(grid.figures) != PAIR or len(rows) > 1:
        return
    for part, other in (grid.figures, grid.figures[::-1]):
        of_part, rest = (c.values[rows[0]] if rows else sum(c.values) for c in (part, other))
        told = part.tokens & place.said and not other.tokens & place.said
        if told and of_part + rest and rounds_to(place.amount, place.amount.value, 100 * of_part / (of_part + rest)):
            yield f"share of {part.heading} in {part.heading} and {other.heading}"


def _is_left(grid: Grid, place: FigurePlace, whole: Column, part: Column, of_whole: float) -> bool:
    """The part is denied (`did not win 3 of its 12 games`), or something else is said of what the whole counts."""
    counts_whole = bool(whole.tokens & place.counted)
    if part.tokens & place.said:
        return place.negated and (counts_whole or (place.whole is not None and place.whole.value == of_whole))
    return counts_whole and _says_more(grid, place)


def _says_more(grid: Grid, place: FigurePlace) -> bool:
    """The words behind the figure say more of what it counts than headings do: `3 beds are free`."""
    return bool(place.near.difference(*(c.tokens for c in grid.columns), *_labels(grid)))


def _wholes(grid: Grid) -> Iterator[tuple[Column, Column]]:
    """Columns of one scale of which one is a part of the other in every row."""
    for whole in grid.figures:
        for part in grid.figures:
            if whole is not part and whole.scale == part.scale and _holds(whole.values, part.values):
                yield whole, part


def _holds(whole: Values, part: Values) -> bool:
    return all(0 <= p <= w for w, p in zip(whole, part, strict=True)) and whole != part


def _added(grid: Grid, place: FigurePlace, claim: Claim) -> Iterator[str]:
    """The columns of one row, or of all, that what is counted names together: `149 tickets in all`."""
    rows = _rows_named(grid, place)
    if not claim.speaks_of("sum") or len(rows) > 1:
        return
    for token in place.counted:
        columns = [c for c in grid.figures if token in c.tokens]
        if len(columns) > 1 and len({c.scale for c in columns}) == 1:
            total = sum(c.values[rows[0]] if rows else sum(c.values) for c in columns)
            if _meets(place.amount, total, columns[0]):
                yield f"sum of {' and '.join(c.heading for c in columns)}"


def _against_the_other(grid: Grid, place: FigurePlace, claim: Claim) -> Iterator[str]:
    """By how much one of two rows differs from the other, which need not be named: `2.5 minutes longer`."""
    rows = _rows_named(grid, place)
    if grid.size != PAIR or len(rows) != 1 or not claim.speaks_of("change"):
        return
    for column in (c for c in grid.figures if c.tokens & place.said):
        ahead = column.values[rows[0]] - column.values[1 - rows[0]]
        told: Role = "less_than" if ahead > 0 else "more_than"
        if not speaks_of(told, place.about) and _meets(place.amount, abs(ahead), column):
            yield f"difference of the two rows by {column.heading}"


def _rows_named(grid: Grid, place: FigurePlace) -> Sequence[int]:
    """The rows whose name stands behind the figure, else about it, else in its sentence."""
    names = grid.names.cells if grid.names else ()
    for text in (place.tail, place.about, place.text):
        found = [at for at, name in enumerate(names) if _stands_in(name, text)]
        if found:
            return found
    return ()


def _stands_in(name: str, text: str) -> bool:
    if len(name) >= TELLING:
        return (words := tokens_of(name)) <= tokens_of(text) and bool(words)
    apart = "".join(c if c.isalnum() else " " for c in text).split()
    return bool(name) and name in apart and not _opens(name, apart)


def _opens(name: str, words: Sequence[str]) -> bool:
    """A short name that opens the sentence may be its article: `A ward has ...`."""
    return words[0] == name and not any(name in pair[1:] for pair in pairwise(words))


def _labels(grid: Grid) -> Iterator[frozenset[str]]:
    yield from map(tokens_of, grid.names.cells if grid.names else ())


def _meets(amount: Amount, true: float, column: Column) -> bool:
    return not amount.percent and any(rounds_to(amount, abs(w), true) for w in readings(amount, column.scale))


OF_RECORDS = Rule("of_records", _of_records)
