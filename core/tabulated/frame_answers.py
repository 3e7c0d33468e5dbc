"""What a framed question comes to: the rows found for its lines, and what is made of their cells."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from core.facts.plan import FactPlan, Operation, When
from core.facts.timespans import TimeSpan
from core.facts.told import Told, beside, listed
from core.model import FactRow
from core.reading.lexicon import speaks_of
from core.tabulated.asking import TablePlan, TableQuestion
from core.tabulated.document import DocumentTables
from core.tabulated.execution import TableAnswer, carried_out, counts_money
from core.tabulated.expressions import Computation, Expression, Term
from core.tabulated.finding import Found, Sheets
from core.tabulated.frame import Frame, Thing
from core.tabulated.frame_choice import Chosen, by_meaning, by_words, vocabulary_of
from core.tabulated.frame_rows import Row, rows_in
from core.tabulated.frames import frames_of
from core.tabulated.labels import squeeze
from core.tabulated.rows import called, is_fiscal, shown, shown_period, stated_row


@dataclass(frozen=True, slots=True)
class Framed:
    """A question's frames over one document, with the rows that have its periods."""

    document: DocumentTables
    frames: tuple[Frame, ...]
    rows: tuple[tuple[Row, ...], ...]
    vocabulary: frozenset[str]

    @property
    def phrases(self) -> tuple[str, ...]:
        """What lines are called in the question."""
        things = (thing for frame in self.frames for thing in frame.things)
        return tuple(dict.fromkeys(phrase for thing in things for phrase in thing.phrases))

    @property
    def ways(self) -> tuple[str, ...]:
        """What rows may be called."""
        return tuple(dict.fromkeys(way for rows in self.rows for row in rows for way in row.ways))


def framed(question: TableQuestion, document: DocumentTables) -> Framed | None:
    """Return a question's frames over a document that it names; None where it is none of these questions."""
    frames = tuple(one for one in frames_of(question.whole, document.subject) if one.things)
    if not frames:
        return None
    at_end = speaks_of("at_its_end", question.whole)
    known = {one.times: rows_in(document, one.times, at_end=at_end) for one in frames}
    if not any(known.values()):
        return None
    return Framed(document, frames, tuple(known[one.times] for one in frames), vocabulary_of(document))


Likeness = Mapping[str, Mapping[str, float]]


def likeness_of(
    one: Framed, phrases: npt.NDArray[np.float32], ways: npt.NDArray[np.float32]
) -> dict[str, dict[str, float]]:
    """Return the cosines of each phrase to each way; `phrases` and `ways` are unit vectors, a row each."""
    cosines = (phrases @ ways.T).tolist()
    return {phrase: dict(zip(one.ways, row, strict=True)) for phrase, row in zip(one.phrases, cosines, strict=True)}


def answer_in_frame(question: TableQuestion, one: Framed, likeness: Likeness | None = None) -> TableAnswer | None:
    """Return what the likeliest frame comes to, all of whose lines are found: by words, else by `likeness`."""
    found: list[tuple[float, TableAnswer]] = []
    for frame, rows in zip(one.frames, one.rows, strict=True):
        chosen = [_chosen(thing, rows, frame, one.vocabulary, likeness) for thing in frame.things]
        sure = [row for row in chosen if row is not None]
        if not sure or len(sure) < len(chosen) or _says_twice(sure):
            continue
        answer = _told(frame, sure, one.document, question.whole)
        counted = frame.operation is Operation.VALUE and counts_money(question, () if answer is None else answer.cells)
        if answer is not None and not counted:
            found.append((min(row.score for row in sure), answer))
    return max(found, key=lambda pair: pair[0])[1] if found else None


def _chosen(
    thing: Thing, rows: Sequence[Row], frame: Frame, vocabulary: frozenset[str], likeness: Likeness | None
) -> Chosen | None:
    said = by_words(thing.phrases, rows, frame, vocabulary)
    if said is not None or likeness is None:
        return said
    return by_meaning(thing.phrases, rows, frame, vocabulary, likeness)


def _says_twice(chosen: Sequence[Chosen]) -> bool:
    """Two lines of a question that are one row of the table are none."""
    places = [(one.row.cells[0].table.number, one.row.cells[0].line, one.row.heading) for one in chosen]
    return len(set(map(repr, places))) < len(places)


def _told(frame: Frame, chosen: Sequence[Chosen], document: DocumentTables, asked: str) -> TableAnswer | None:
    if frame.made in ("most", "least"):
        return _ranked(
            frame, [_named(one, thing, asked) for one, thing in zip(chosen, frame.things, strict=True)], document
        )
    if len({one.row.cells[0].unit.name for one in chosen}) > 1:
        return None
    sheets = Sheets(document.tables, document.subject)
    names = [_name(one, thing) for one, thing in zip(chosen, frame.things, strict=True)]
    if len(set(names)) < len(names):  # `Net sales`, of two parts
        names = [thing.item for thing in frame.things]
    if len(set(names)) < len(names):
        return None
    terms = [Term(name) for name in names]
    for term, one in zip(terms, chosen, strict=True):
        sheets.name(term.phrase, one.row.cells)
    expression = _expression(frame.made, terms)
    span = TimeSpan(years=tuple(dict.fromkeys(time.year for time in frame.times)))
    measure = _measure(frame, terms)
    plan = FactPlan("tables", (frame.whose,), (measure,), frame.operation, When(span), condition=frame.condition)
    unit = {"+": "money", "-": "money", "/": "ratio", "share": "percent"}.get(frame.made, "")
    return carried_out(TablePlan(plan, (expression,), unit, wanted=frame.times), sheets, document)


def _name(one: Chosen, thing: Thing) -> str:
    """What the row itself is called, that a reader sees what was read."""
    return called(one.row.cells[0]) or thing.phrases[0]


def _expression(made: str, terms: Sequence[Term]) -> Expression:
    found: Expression = terms[0]
    for term in terms[1:]:
        found = Computation(made if made in "+-" else "/", found, term)
    return found


def _measure(frame: Frame, terms: Sequence[Term]) -> str:
    names = [term.phrase for term in terms]
    if frame.made == "share":
        return f"{names[0]} as a share of {names[-1]}"
    if frame.made == "/":
        return f"ratio of {names[0]} to {names[-1]}"
    return (" minus " if frame.made == "-" else " plus ").join(names)


def _named(one: Chosen, thing: Thing, asked: str) -> Found:
    """A cell called as the question calls it, where its label does not say that: `Net sales`, below `iPad`."""
    cell, at = one.row.cells[0], asked.casefold().find(thing.item)
    written = asked[at : at + len(thing.item)] if at >= 0 else thing.item
    return cell if squeeze(thing.item) in squeeze(cell.label) else replace(cell, label=f"{written}, {cell.label}")


def _ranked(frame: Frame, cells: Sequence[Found], document: DocumentTables) -> TableAnswer | None:
    """Which of several lines is highest or lowest in one period."""
    if len({cell.unit.name for cell in cells}) > 1:
        return None
    order = sorted(cells, key=lambda cell: cell.value, reverse=frame.made == "most")
    if order[0].value == order[1].value:
        return None
    first = order[0]
    when = shown_period(first.period, frame.times[0], fiscal=is_fiscal(first))
    others = listed([beside(called(cell), shown(cell.value, cell.unit)) for cell in order[1:]])
    name = called(first)
    opened = name if name[1:2].isupper() else f"{name[:1].upper()}{name[1:]}"
    than = "more than" if frame.made == "most" else "less than"
    text = f"{opened} was {shown(first.value, first.unit)} in {when}, {than} {others}."
    rows: Iterable[FactRow] = (stated_row(cell, frame.whose, document, frame.times[0]) for cell in order)
    plan = TablePlan(FactPlan("tables", (frame.whose,), (), frame.operation), ())
    return TableAnswer(document, replace(plan, wanted=frame.times), Told(text, tuple(rows)), tuple(order))
