"""One thing that a relation has: a cell of words or a figure, so much per so many, a number of things at its price."""

from __future__ import annotations

from collections.abc import Iterator

from core.extraction.gate.asked_words import ENGLISH
from core.facts.told import listed
from core.reading.lexicon import speaks_of
from core.tabulated.cells import PERCENT
from core.tabulated.covered_rows import MOST_TOLD
from core.tabulated.covered_telling import heading_named, heading_told, row_name, row_told
from core.tabulated.covering import Cover, Covered
from core.tabulated.relation_columns import Selection, called, measures, said_in, selections
from core.tabulated.relation_told import Told, figure, heading, made_of, only, told_of, when_told, where
from core.tabulated.relation_words import RelationAsk, says_heading
from core.tabulated.relations import Dimension, Relation
from core.tabulated.rows import shown
from core.tabulated.stated_rates import is_for_each, says_for_each


def in_words(ask: RelationAsk, cover: Cover, relation: Relation) -> Iterator[Told]:
    """What a row says in a column of words that the question names: `May on-call restart the ledger`."""
    for dimension in (one for one in relation.dimensions if one.at >= 0 and _is_asked(ask, cover, one)):
        found = selections(ask, cover, relation, told=dimension.at)
        said = {dimension.texts[at] for at in found.rows.kept} if found else set()
        if found is None or len(said) != 1 or not found.rows.values or "" in said:
            continue
        line, column = found.lines[0], relation.table.columns[dimension.at]
        own = found.rows.held | found.heading(dimension.at)
        cell = Covered(relation.table, line, column, said.pop(), None, (0, ask.words.unasked(column.label), 0), own)
        text = f"{row_name(cell)}, {heading_told(cell)}: {cell.text.rstrip('.')}."
        yield from only(told_of(found, text, [cell], [row_told(cell, cover)]))


def _is_asked(ask: RelationAsk, cover: Cover, dimension: Dimension) -> bool:
    """Its heading is said, by what the document calls it, or it tells how long things are where that is asked."""
    named = said_in(ask.words, called(cover.document, dimension.heading))
    return bool(named) or (ask.says("asks_duration") and speaks_of("length_word", dimension.heading, ENGLISH))


def looked_up(ask: RelationAsk, cover: Cover, relation: Relation) -> Iterator[Told]:
    """The figure of the one row that is named."""
    found = selections(ask, cover, relation)
    if found is not None and relation.is_statement and any(map(ask.words.unasked, found.rows.values)):
        return  # a line of a statement is called so, or it is another's
    if found is None or len(found.rows.kept) != 1 or not found.rows.values or len(ask.wanted) > 1:
        return
    for at in () if ask.says("asks_person", "asks_date") else measures(found):
        cells = found.cells(at)
        if cells and not _is_of_another_kind(ask, cells[0]) and not _is_of_a_move(ask) and not _is_a_ratio(found, at):
            name = ", ".join(part for part in (row_name(cells[0]), heading_named(cells[0])) if part)
            yield from only(told_of(found, f"{name}: {figure(cells[0])}{when_told(cells[0])}.", cells))


def _is_of_another_kind(ask: RelationAsk, cell: Covered) -> bool:
    """What is counted is no percentage, and no money."""
    unit = cell.found.unit.name if cell.found else ""
    return ask.says("plan_how_many") and bool(unit) and (unit == PERCENT or unit.isupper())


def _is_a_ratio(found: Selection, at: int) -> bool:
    """What stands behind `per` is the column itself: that is what things are divided by."""
    noun, heading = _behind_per(found.ask), found.table.columns[at].label
    return bool(noun) and says_heading(noun, heading) and not says_for_each(heading, noun)


def _behind_per(ask: RelationAsk) -> str:
    return ask.runs[ask.runs.index("per") + 1].strip("?.,") if "per" in ask.runs[:-1] else ""


def _is_of_a_move(ask: RelationAsk) -> bool:
    return ask.moves or ask.says("plan_change", "plan_by_how_much", "asks_change", "table_more", "table_less")


def ratio(ask: RelationAsk, cover: Cover, relation: Relation) -> Iterator[Told]:
    """So much per so many, of the rows that are named: two columns, the second called as what stands behind `per`.

    Nothing is divided where a column says what is asked itself (`Price per hour`), nor by or of what is a rate.
    """
    noun = _behind_per(ask)
    found = selections(ask, cover, relation) if noun else None
    if found is None or not found.rows.values:
        return
    labels = {at: relation.table.columns[at].label for at in relation.measures}
    rates = tuple(at for at, label in labels.items() if is_for_each(label))
    units = [at for at, label in labels.items() if at not in rates and says_heading(noun, label)]
    stated = [found.heading(at) for at in rates if says_for_each(labels[at], noun)]
    for at in measures(found, but=(*units, *rates)) if len(units) == 1 else ():
        if any(found.heading(at) <= one for one in stated):
            return
        pairs = list(zip(found.cells(at), found.cells(units[0]), strict=False))
        over = sum(b.found.value for _, b in pairs if b.found)
        if len(pairs) < len(found.rows.kept) or not over or (first := pairs[0][0].found) is None:
            return
        value = sum(a.found.value for a, _ in pairs if a.found) / over
        sides = (
            " / ".join(f"{heading_told(cell)} {figure(cell)}" for cell in pairs[0])
            if len(pairs) == 1
            else f"{heading([pairs[0][0]])} / {heading_told(pairs[0][1])}"
        )
        name = row_name(pairs[0][0]) if len(pairs) == 1 else heading([pairs[0][0]]) + where(found)
        text = f"{name}: {shown(round(value, 2 if abs(value) >= 1 else 4), first.unit)} ({sides})."
        unit = "" if first.unit.name else "ratio"
        made = made_of(found, pairs[0][0], "ratio", value, unit)
        yield from only(told_of(found, text, [cell for pair in pairs for cell in pair], made))


def worth(ask: RelationAsk, cover: Cover, relation: Relation) -> Iterator[Told]:
    """What a number of things comes to at the price of each: `the stock of brass brackets is worth`."""
    if not ask.says("stock_worth"):
        return
    found = selections(ask, cover, relation)
    columns = relation.table.columns
    prices = [at for at in relation.measures if speaks_of("asks_price", columns[at].label)]
    counts = [at for at in relation.measures if at not in prices and found is not None and found.heading(at)]
    if found is None or not found.rows.values or len(prices) != 1 or len(counts) != 1:
        return
    pairs = list(zip(found.cells(counts[0]), found.cells(prices[0]), strict=False))
    first = pairs[0][1].found if pairs else None
    if first is None or len(pairs) < len(found.rows.kept):
        return
    value = sum(a.found.value * b.found.value for a, b in pairs if a.found and b.found)
    each = listed([f"{row_name(a)} {a.text} x {figure(b)}" for a, b in pairs[:MOST_TOLD]])
    made = made_of(found, pairs[0][1], "worth", value)
    cells = [cell for pair in pairs for cell in pair]
    yield from only(
        told_of(found, f"{heading_told(pairs[0][0])}{where(found)}: {shown(value, first.unit)} ({each}).", cells, made)
    )
