"""A figure of a period is looked up: the cell or sentence that bears what was asked for, or a word on why none does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from core.extraction.composing import compose
from core.extraction.gate.accounted import rows_that_account
from core.extraction.gate.asked import Asked, asked_for
from core.extraction.gate.quotable import is_no_answer, is_of_others
from core.extraction.gate.ruling import Ruling, rule, standings_in, tells_without_figure
from core.extraction.gate.standing import Standing
from core.extraction.gate.stated import is_of_a_longer_time
from core.extraction.gate.subject import is_of_another, label_of
from core.extraction.segments import Segment
from core.extraction.support import Query, Support
from core.extraction.tables import Row, name_columns
from core.model import Draft, Passage
from core.reading.detection import language_of
from core.reading.languages import BY_CODE
from core.reading.phrases import say

_MOST_NAMED = 4
_LONGEST_NAME = 80


@dataclass(frozen=True, slots=True)
class LookedUp:
    """A draft, and the segments that alone may be quoted in its stead; None where any may."""

    draft: Draft | None = None
    quotable: frozenset[Segment] | None = None


NOT_A_LOOKUP = LookedUp()


def look_up(query: Query, pool: Sequence[Segment], passages: Sequence[Passage]) -> LookedUp:
    """Return an answer or a refusal to a question for a figure of a period; nothing to any other.

    Where the question names a company, what documents of another tell is none of it.
    """
    asked = asked_for(query.text)
    if not asked.of_a_period:
        return NOT_A_LOOKUP
    others = {n for n, passage in enumerate(passages, 1) if is_of_another(asked.text, [passage])}
    pool = [s for s in rows_that_account(query.text, pool, passages) if s.source not in others]
    standings = standings_in(asked, pool, query.weights)
    # Of what a sentence's phrases are, their standing has measured.
    documents = [passage.meta.document or passage.meta.source_file for passage in passages]
    ruling = rule([s for s in standings if not _is_none(asked, s.segment)], documents=documents)
    if ruling.outcome == "fits":
        supports = _quotable(ruling)
        return LookedUp(compose(query, supports, passages), frozenset(s.segment for s in ruling.standings))
    if ruling.outcome == "ambiguous":
        return LookedUp(which_is_meant(query.text, ruling, passages), frozenset())
    if not _reads(language_of(query.text)):
        return NOT_A_LOOKUP
    telling = (s for s in pool if tells_without_figure(asked, s, query.weights))
    return LookedUp(quotable=frozenset(telling))


def _is_none(asked: Asked, segment: Segment) -> bool:
    if segment.row is not None:
        return is_no_answer(asked, segment)
    return is_of_a_longer_time(asked.text, segment.text) or is_of_others(asked, segment)


def which_is_meant(question: str, ruling: Ruling, passages: Sequence[Passage]) -> Draft:
    """Return a refusal that names what the question may mean, two to four of them, as choices."""
    names = dict.fromkeys(_name(s, passages[s.segment.source - 1]) for s in ruling.standings)
    choices = tuple(names)[:_MOST_NAMED]
    text = say("several", language_of(question), names="; ".join(choices))
    return Draft(text, refused=True, choices=choices if len(choices) > 1 else ())


def _name(standing: Standing, passage: Passage) -> str:
    """Name what a figure is of, without the figure: the document, and the row and column where it is a cell's."""
    row, document = standing.segment.row, label_of(passage.meta)
    if row is None or standing.column is None:
        return document[:_LONGEST_NAME]
    header = row.header[standing.column] if standing.column < len(row.header) else ""
    label = " - ".join(part for part in (row.section.rstrip(":"), row.name, header) if part)
    return f"{document[:_LONGEST_NAME]}: {label[:_LONGEST_NAME]}"


def _reads(language: str) -> bool:
    """Words are compared by their stems: where no endings are known, a label may bear what is asked unseen."""
    return not language or (language in BY_CODE and bool(BY_CODE[language].endings))


def _quotable(ruling: Ruling) -> list[Support]:
    """Return what fits, best first, cut to the columns that are meant."""
    chosen: dict[tuple[int, int], list[Standing]] = {}
    for standing in ruling.standings:
        chosen.setdefault((standing.segment.source, standing.segment.position), []).append(standing)
    return [Support(_cut(group), group[0].score) for group in chosen.values()]


def _cut(group: Sequence[Standing]) -> Segment:
    """Return a row with the cells that stand best and name a period asked for, a sentence as it is."""
    segment = group[0].segment
    if segment.row is None:
        return segment
    meant = {s.column for s in group if s.score >= group[0].score}
    kept = {*meant, *name_columns(segment.row.cells)}
    return replace(segment, row=_only(segment.row, kept))


def _only(row: Row, kept: set[int | None]) -> Row:
    cells = tuple(cell if i in kept else "" for i, cell in enumerate(row.cells))
    header = tuple(label if i in kept else "" for i, label in enumerate(row.header))
    return replace(row, cells=cells, header=header)
