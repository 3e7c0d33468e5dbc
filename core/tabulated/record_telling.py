"""How records are spoken of: their names, figures, conditions and counts, in the language of the question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.facts.told import Told, beside, listed
from core.model import FactRow, Table
from core.reading.phrases import say
from core.tabulated.cells import Unit
from core.tabulated.document import DocumentTables
from core.tabulated.finding import Found
from core.tabulated.record_plans import MOST_TOLD, RecordPlan
from core.tabulated.record_tables import Field
from core.tabulated.rows import derived_row, shown_in, stated_row, written_in


@dataclass(frozen=True, slots=True)
class RecordTelling:
    """A plan over records of a document, and the language (ISO 639-1) in which it is told."""

    plan: RecordPlan
    document: DocumentTables
    language: str

    def say(self, phrase: str, /, **parts: object) -> str:
        """Return a phrase of records in the language."""
        return say(f"records {phrase}", self.language, **parts)

    def listed(self, parts: Sequence[str]) -> str:
        """Return `a, b and c`."""
        return listed(parts, self.say("joint"))

    def shown(self, value: float, unit: Unit, cell: str = "") -> str:
        """Return a figure with its unit, as the cell has it where that is told."""
        return shown_in(value, unit, self.language, cell)

    def count(self, number: int) -> str:
        """Return a count with the marks of its thousands."""
        return written_in(f"{number:,}", self.language)

    def counted(self, rows: int) -> str:
        """Return `one row`, `4 rows`."""
        return self.say("one row") if rows == 1 else self.say("rows", count=self.count(rows))

    @property
    def rows(self) -> str:
        """What rows are called where they are counted: the figure beside it is proved by that name."""
        return self.say("rows", count="").strip()

    @property
    def where(self) -> str:
        """`with Department Sales and City Berlin`; empty where all are meant."""
        joined = f" {self.say('joint')} ".join(self.plan.conditions)
        return self.say("with", conditions=joined) if joined else ""

    @property
    def over(self) -> str:
        """`over 4 rows with Department Sales`."""
        rows = len(self.measured) if self.plan.measure else len(self.plan.kept)
        return self.say("over", rows=self.counted(rows), where=self.where)

    @property
    def measured(self) -> tuple[int, ...]:
        """The records kept that have a figure."""
        measure = self.plan.measure
        return tuple(at for at in self.plan.kept if measure is not None and measure.numbers[at] is not None)

    @property
    def is_of_one_unit(self) -> bool:
        """Whether all figures are in one unit: millimetres and kilograms have no sum, and none is the highest."""
        return len({(cell.unit.name, cell.unit.measure) for cell in map(self.cell, self.measured)}) == 1

    @property
    def of(self) -> Field:
        """What is measured; any field of figures where records are counted, none of their own where there is none."""
        records = self.plan.records
        figures = next((one for one in records.fields if one.numbers), None)
        nothing = Field("", 0, ("",) * len(records.lines), (0.0,) * len(records.lines))
        return self.plan.measure or figures or nothing

    def has_figure(self, at: int) -> bool:
        """What is measured has one of this record; where nothing has figures, records are placed by their row."""
        return not self.of.heading or self.of.numbers[at] is not None

    def cell(self, at: int) -> Found:
        """Return what is measured of a record."""
        return self.plan.records.cell(at, self.of)

    def name(self, at: int) -> str:
        """Return what a record is called, else the number of its row."""
        return self.plan.records.name.texts[at] or self.say("row", number=at + 1)

    def named(self, at: int) -> str:
        """A record with its figure: `Mina Ortiz €52,000`."""
        cell = self.cell(at)
        return beside(self.name(at), self.shown(cell.value, cell.unit, cell.cell))

    @property
    def without(self) -> str:
        """Which of the records kept have no figure: nobody knows what they would add, or whether they are higher."""
        missing = [at for at in self.plan.kept if at not in self.measured] if self.plan.measure else []
        if not missing:
            return ""
        names = [self.name(at) for at in missing[:MOST_TOLD]]
        more = self.say("more", count=self.count(len(missing) - len(names))) if len(missing) > len(names) else ""
        joined = f"{', '.join(names)}{more}" if more else self.listed(names)
        return self.say("without", names=joined)

    def made(self, cell: Found, name: str, value: float, unit: str = "") -> FactRow:
        """Return the row that proves a figure which is made of cells."""
        return derived_row(cell, ("", name), value, unit, self.document)


@dataclass(frozen=True, slots=True)
class RecordAnswer:
    """What a plan over records brought, and the passages (by position) that hold the records it rests on."""

    plan: RecordPlan
    told: Told
    cells: tuple[Found, ...]
    chunks: tuple[int, ...]


def answer_of(
    telling: RecordTelling, text: str, made: Sequence[FactRow], places: Sequence[int], table: Table | None = None
) -> RecordAnswer:
    """Return an answer with the cells at `places`, and the rows that were `made` of them."""
    measured = places[:MOST_TOLD] if telling.plan.measure is not None or not made else ()
    cells = tuple(telling.cell(at) for at in measured if telling.has_figure(at))
    rows = (*made, *(stated_row(cell, "", telling.document) for cell in cells))
    chunks = tuple(dict.fromkeys(telling.plan.records.lines[at].chunk for at in places))
    return RecordAnswer(telling.plan, Told(text, rows, table), cells, chunks)
