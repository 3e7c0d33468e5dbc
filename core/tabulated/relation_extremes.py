"""The row, group or period of a relation that has the most or least of something, and how a row moved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from core.extraction.gate.asked_words import ENGLISH
from core.facts.readable import readable
from core.facts.told import beside, listed
from core.model import FactRow
from core.reading.lexicon import speaks_of
from core.tabulated.cells import PERCENT
from core.tabulated.covered_rows import MOST_TOLD
from core.tabulated.covered_telling import heading_named, row_name
from core.tabulated.covering import Cover, Covered
from core.tabulated.relation_columns import Selection, measures, selections
from core.tabulated.relation_told import FEWEST, Told, figure, made_of, only, rows_together, told_of, when_told
from core.tabulated.relation_words import RelationAsk, says_heading
from core.tabulated.relations import Dimension, Relation, Rows
from core.tabulated.rows import shown


def extreme(ask: RelationAsk, cover: Cover, relation: Relation) -> Iterator[Told]:
    """The row, group of rows, or period of one row, that has the most or the least of what is asked."""
    found = selections(ask, cover, relation)
    if found is None:
        return
    found = _of_the_parts(found)
    if len(found.rows.kept) == 1 and found.rows.values:
        yield from _extreme_period(found)
        return
    for at in measures(found):
        cells = rows_together(found, at)
        if len(cells) < FEWEST:
            return
        group = _group_asked(found)
        if ask.moves:
            yield from _moved_most(found, at, cells)
        elif group is not None:
            yield from _extreme_group(found, group, found.cells(at))
        elif len({row_name(cell) for cell in cells}) == len(cells):
            values = [(row_name(cell), cell.found.value, figure(cell)) for cell in cells if cell.found]
            yield from only(_told_first(found, values, cells))


def _of_the_parts(found: Selection) -> Selection:
    """`Which segment had the lowest operating profit`: a line called so is the segments' sum, and none of them."""
    of_parts = found.relation.is_statement and found.ask.says("table_group_noun")
    if not of_parts or len(found.rows.kept) != 1:
        return found
    whole = tuple(range(len(found.relation.lines)))
    return replace(found, rows=Rows(whole), around=found.around | found.rows.held)


def _told_first(
    found: Selection, values: Sequence[tuple[str, float, str]], cells: Sequence[Covered], made: Sequence[FactRow] = ()
) -> Told | None:
    ordered = sorted(values, key=lambda one: one[1], reverse=found.ask.highest)
    if len(ordered) < FEWEST or ordered[0][1] == ordered[1][1]:
        return None
    others = listed([beside(name, figure) for name, _, figure in ordered[1 : MOST_TOLD // 2]])
    word = "most" if found.ask.highest else "least"
    (name, _, figure) = ordered[0]
    what = heading_named(cells[0]) if len({id(cell.column) for cell in cells}) == 1 else ""
    about = ", ".join(part for part in (what, *found.rows.values) if part)
    when = when_told(cells[0]) if what or not found.rows.values else ""
    text = f"{name} has the {word}{f' ({about})' if about else ''}{when}, {figure}; next: {others}."
    shown_first = sorted(cells, key=lambda cell: cell.found.value if cell.found else 0.0, reverse=found.ask.highest)
    return told_of(found, text, shown_first, made)


def _group_asked(found: Selection) -> Dimension | None:
    """`Which month`, `which supplier`: a column that several rows say the same in, named by the question."""
    runs = found.ask.said.casefold().split()
    groups = [
        one for one in found.relation.dimensions if one.heading and one.repeats and one not in found.rows.dimensions
    ]
    named = [one for one in groups if any(says_heading(run.strip("?,."), one.heading) for run in runs)]
    return named[0] if len(named) == 1 else None


def _extreme_group(found: Selection, group: Dimension, cells: Sequence[Covered]) -> Iterator[Told]:
    first = cells[0].found if cells else None
    if first is None or first.unit.name == PERCENT or speaks_of("no_sum", cells[0].column.label):
        return
    sums: dict[str, float] = {}
    for at, cell in zip(found.rows.kept, cells, strict=True):
        sums[group.texts[at]] = sums.get(group.texts[at], 0.0) + (cell.found.value if cell.found else 0.0)
    made = [row for name, value in sums.items() for row in made_of(found, cells[0], f"total {name}", value)]
    values = [(name, value, shown(value, first.unit)) for name, value in sums.items()]
    held = found.ask.words.held(group.heading)
    yield from only(_told_first(_also(found, held), values, cells, made))


def _also(found: Selection, held: frozenset[int]) -> Selection:
    return replace(found, around=found.around | held)


def _moved_most(found: Selection, at: int, cells: Sequence[Covered]) -> Iterator[Told]:
    """The row that grew or fell by most in percent, from the same period of the year before."""
    before = _year_before(found, at)
    years = {one.year for one in found.ask.wanted if one.year}
    if before is not None and len(years) > 1:
        of_years = {found.table.columns[at].period.year, found.table.columns[before].period.year}
        before = before if years == of_years else None  # of other years it is no answer
    old = {id(cell.line): cell for cell in found.undated.cells(before)} if before is not None else {}
    pairs = [(old[id(cell.line)], cell) for cell in cells if id(cell.line) in old]
    if len(pairs) < len(cells) or any(not a.found or a.found.value <= 0 for a, _ in pairs):
        return
    rates = [(row_name(b), 100 * (b.found.value / a.found.value - 1), b) for a, b in pairs if a.found and b.found]
    fell = speaks_of("plan_fall", found.ask.rest, ENGLISH)
    if speaks_of("plan_in_money", found.ask.said, ENGLISH):
        yield from _moved_most_in_money(found, pairs, fell=fell)
        return
    ordered = sorted(rates, key=lambda one: one[1], reverse=found.ask.highest is not fell)
    if ordered[0][1] == ordered[1][1] or (ordered[0][1] < 0) is not fell:
        return
    told = [f"{name} {'up' if rate >= 0 else 'down'} {readable(abs(rate), 'percent')}" for name, rate, _ in ordered]
    text = f"{told[0]}{when_told(ordered[0][2])}; next: {listed(told[1 : MOST_TOLD // 2])}."
    made = [row for name, rate, b in ordered for row in made_of(found, b, f"{name} change", rate, "percent")]
    yield from only(told_of(found, text, [cell for pair in pairs for cell in pair[::-1]], made))


def _moved_most_in_money(found: Selection, pairs: Sequence[tuple[Covered, Covered]], *, fell: bool) -> Iterator[Told]:
    """The row that moved by most in amounts, with what it was and is."""
    gaps = [(b.found.value - a.found.value, a, b) for a, b in pairs if a.found and b.found]
    ordered = sorted(gaps, key=lambda one: one[0], reverse=found.ask.highest is not fell)
    (gap, old, new), (next_gap, _, _) = ordered[0], ordered[1]
    if gap == next_gap or (gap < 0) is not fell or new.found is None:
        return
    word = "less" if gap < 0 else "more"
    moved_by = f"{shown(abs(gap), new.found.unit)} {word}{when_told(new)}"
    text = f"{row_name(new)}: {moved_by}, {figure(new)} after {figure(old)}."
    yield from only(told_of(found, text, [new, old], made_of(found, new, "difference", gap)))


def _year_before(found: Selection, at: int) -> int | None:
    columns, period = found.table.columns, found.table.columns[at].period
    same = [
        n
        for n in found.relation.measures
        if columns[n].period.year == period.year - 1 and columns[n].period.span == period.span
    ]
    return same[0] if len(same) == 1 else None


def _extreme_period(found: Selection) -> Iterator[Told]:
    """The quarter (month, year) in which a row has the most or the least."""
    columns = found.table.columns
    if not found.ask.says_period:
        return
    quarters = [at for at in found.relation.measures if columns[at].period.span[:1] == "Q"]
    if len({columns[at].period.year for at in quarters}) > 1:
        return
    known = [cell for at in quarters for cell in found.undated.cells(at)]
    values = [(cell.column.label, cell.found.value, figure(cell)) for cell in known if cell.found]
    if len(values) == len(quarters):
        yield from only(_told_first(found, values, known))


def moved(ask: RelationAsk, cover: Cover, relation: Relation) -> Iterator[Told]:
    """One row in two periods: by how much it moved, and in percent."""
    found = selections(ask, cover, relation)
    if found is None or len(found.rows.kept) != 1 or not found.rows.values or len(ask.wanted) != FEWEST:
        return
    cells = [cell for at in relation.measures if (cell := found.cell(found.lines[0], at)) is not None and cell.found]
    sides = [[cell for cell in cells if cover.is_in(cell, one)] for one in ask.wanted]
    if any(len(side) != 1 for side in sides):
        return
    (old,), (new,) = sides
    before, after = old.found, new.found
    if before is None or after is None or before.unit.name != after.unit.name or before.value <= 0:
        return
    gap, rate = after.value - before.value, 100 * (after.value / before.value - 1)
    word = "more" if gap >= 0 else "less"
    told = f"{shown(abs(gap), after.unit)} {word}, or {readable(abs(rate), 'percent')}"
    text = f"{row_name(new)}: {old.column.label} {figure(old)}, {new.column.label} {figure(new)}: {told}."
    made = made_of(found, new, "difference", gap)
    made += made_of(found, new, "change", rate, "percent")
    yield from only(told_of(found, text, [new, old], made))
