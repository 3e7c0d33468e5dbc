"""Rows of a relation together: what they come to, their mean, how many they are."""

from __future__ import annotations

from collections.abc import Iterator

from core.extraction.gate.asked_words import ENGLISH
from core.facts.told import listed
from core.reading.lexicon import speaks_of
from core.tabulated.cells import PERCENT, is_text
from core.tabulated.counted import noun_counted
from core.tabulated.covered_rows import MOST_TOLD, counts_prices
from core.tabulated.covering import Cover, Covered, heading_words
from core.tabulated.relation_columns import Selection, measures, selections
from core.tabulated.relation_told import (
    FEWEST,
    Told,
    counted_rows,
    each_told,
    heading,
    is_whose,
    key_of,
    made_of,
    only,
    rows_together,
    told_of,
    when_told,
    where,
)
from core.tabulated.relation_words import RelationAsk, says_heading
from core.tabulated.relations import Relation
from core.tabulated.rows import shown


def summed(ask: RelationAsk, cover: Cover, relation: Relation) -> Iterator[Told]:
    """What several rows come to: no rates, and no prices."""
    found = selections(ask, cover, relation)
    if found is None or len(found.rows.kept) < FEWEST or not (found.rows.values or found.of_months):
        return
    for at in () if relation.is_statement else measures(found):
        cells = rows_together(found, at)
        if len(cells) < len(found.rows.kept) or len(cells) < FEWEST:
            return
        first, said = cells[0].found, f"{cells[0].column.label} {' '.join(found.rows.values)}"
        if first is None or first.unit.name == PERCENT or speaks_of("no_sum", said) or counts_prices(cover, cells[0]):
            return
        total = sum(cell.found.value for cell in cells if cell.found)
        sum_told = f"{shown(total, first.unit)}{when_told(cells[0])}"
        text = f"{heading(cells)}{where(found)}: together {sum_told}: {each_told(cells)}."
        made = [*made_of(found, cells[0], "total", total), *counted_rows(found, cells)]
        yield from only(told_of(found, text, cells, made))


def averaged(ask: RelationAsk, cover: Cover, relation: Relation) -> Iterator[Told]:
    """The mean of the rows that are named; of months, where each has several rows, the mean of what each comes to."""
    found = selections(ask, cover, relation)
    if found is None or len(found.rows.kept) < FEWEST or not (found.rows.values or found.of_months):
        return
    for at in () if relation.is_statement else measures(found):
        cells = found.cells(at)
        if not cells or (first := cells[0].found) is None:
            return
        months = relation.months if ask.says("months_word") or speaks_of("monthly", ask.said, ENGLISH) else None
        groups = {months.texts[place] for place in found.rows.kept} if months else set(map(str, range(len(cells))))
        mean = sum(cell.found.value for cell in cells if cell.found) / len(groups)
        text = f"{heading(cells)}{where(found)} is {shown(mean, first.unit)} on average: {each_told(cells)}."
        made = made_of(found, cells[0], "average", mean)
        yield from only(told_of(found, text, cells, [*made, *counted_rows(found, cells)]))


def counted(ask: RelationAsk, cover: Cover, relation: Relation) -> Iterator[Told]:
    """How many rows are named, have nothing of what is counted, or more or less of one thing than of another."""
    found = selections(ask, cover, relation)
    dated = any(column.period.year for column in relation.table.columns)
    if found is None or dated or not _counts_rows(ask, relation):
        return  # rows of a statement are lines, and nobody counts them
    kept, headings, cells = _on_condition(found)
    if not kept and not headings and found.rows.values:
        kept, headings = list(found.rows.kept), []
        cells = [cell for at in relation.measures[:1] for cell in found.cells(at)]
    if not kept or not cells:
        return
    label = [_name(relation, at) for at in kept]
    more = len(label) - MOST_TOLD
    told = f"{', '.join(label[:MOST_TOLD])} and {more:,} more" if more > 0 else listed(label)
    text = f"{len(kept)} of {len(relation.lines)} rows{where(found)}: {told}."
    made = counted_rows(found, cells, len(kept), len(relation.lines), *([more] if more > 0 else []))
    said = [heading_words(relation.table.columns[at]) for at in headings]
    # What is counted may be called as the columns of words are: `How many departments`.
    nouns = [one.heading for one in relation.dimensions]
    if (
        not found.left(*said, *nouns)
        and found.says_numbers(*said)
        and is_whose(found, cells[:1], called_so=len(headings) >= FEWEST)
    ):
        yield Told(key_of(found, cells[:1]), text, tuple(cells[:MOST_TOLD]), tuple(made))


def _counts_rows(ask: RelationAsk, relation: Relation) -> bool:
    """What stands behind `how many` is what rows are: called so by a heading, or by a word for any row."""
    noun = noun_counted(ask.rest)
    called = any(says_heading(part, one.heading) for one in relation.dimensions for part in noun.split("/"))
    return called or speaks_of("row_noun", noun, ENGLISH) or speaks_of("table_record", noun, ENGLISH)


def _name(relation: Relation, at: int) -> str:
    line = relation.lines[at]
    alike = sum(other.label == line.label for other in relation.lines) > 1
    return " ".join((line.label, *filter(is_text, line.cells))) if alike else line.label


def _on_condition(found: Selection) -> tuple[list[int], list[int], list[Covered]]:
    """The rows that have none of what a heading names, or less of one thing than of another; with the columns asked."""
    ask, columns = found.ask, found.table.columns
    spoken = [(at, place) for at in found.relation.measures if (place := _first_said(ask, columns[at].label)) >= 0]
    spoken.sort(key=lambda one: one[1])
    if len(spoken) == FEWEST:
        (one, start), (other, end) = spoken
        between = " ".join(ask.runs[start + 1 : end])
        side = -1 if speaks_of("plan_below", between) or speaks_of("table_less", between) else 1
        if side > 0 and not (speaks_of("plan_above", between) or speaks_of("table_more", between)):
            return [], [one, other], []
        pairs = [
            (at, found.cell(line, one), found.cell(line, other))
            for at, line in zip(found.rows.kept, found.lines, strict=True)
        ]
        kept = [
            at for at, a, b in pairs if a and b and a.found and b.found and (a.found.value - b.found.value) * side > 0
        ]
        cells = [cell for at, a, b in pairs if at in kept for cell in (a, b) if cell]
        return kept, [one, other], cells
    for at, place in spoken:
        if place and speaks_of("none_of", ask.runs[place - 1], ENGLISH):
            own = [(n, found.cell(line, at)) for n, line in zip(found.rows.kept, found.lines, strict=True)]
            kept = [n for n, cell in own if cell and cell.found and not cell.found.value]
            return kept, [at], [cell for n, cell in own if cell and n in kept]
    return [], [at for at, _ in spoken], []


def _first_said(ask: RelationAsk, heading: str) -> int:
    """Where the first word of a heading stands in the question, all of whose words are said; -1 where they are not."""
    if not ask.words.held(heading) or ask.words.unasked(heading):
        return -1
    return next((at for at, run in enumerate(ask.runs) if says_heading(run, heading)), -1)
