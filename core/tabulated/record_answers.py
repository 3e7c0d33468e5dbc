"""Answers from records: how many there are, what they add up to, which is highest, group by group; with their cells."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import median
from typing import Final

from core.facts.plan import Operation
from core.facts.told import Told, beside, listed
from core.model import FactRow, Table
from core.reading.detection import language_of
from core.reading.lexicon import words_of
from core.reading.phrases import say
from core.reading.senses import senses_of
from core.reading.sentences import sentences
from core.reading.stems import stem
from core.tabulated.cells import Unit
from core.tabulated.covering import named_as_written
from core.tabulated.document import DocumentTables
from core.tabulated.finding import Found
from core.tabulated.record_questions import MOST_TOLD, RecordPlan, read_records_question
from core.tabulated.record_tables import Field, Records
from core.tabulated.rows import derived_row, shown_in, stated_row, written_in
from core.tabulated.table import TypedTable


@dataclass(frozen=True, slots=True)
class RecordAnswer:
    """What a plan over records brought, and the passages (by position) that hold the records it rests on."""

    plan: RecordPlan
    told: Told
    cells: tuple[Found, ...]
    chunks: tuple[int, ...]


def answer_from_records(question: str, document: DocumentTables) -> RecordAnswer | None:
    """Return what a question asks of one of a document's tables of records; None where several answer differently.

    Each word of the question must be accounted for: by a cell, a heading, an operation, or what names the table.
    """
    likely = _likely(question, document)
    return likely[0] if len({one.told.text for one in likely}) == 1 else None


def tables_that_differ(question: str, document: DocumentTables) -> tuple[str, ...]:
    """Return the names of a document's tables that answer a question differently; none where a name would not tell."""
    likely = _likely(question, document)
    names = tuple(dict.fromkeys(_title(one.plan.records.table) for one in likely))
    if len(likely) < _SEVERAL or len(names) < len(likely) or not all(names):
        return ()
    return names if all(answer_from_records(f"{name}: {question}", document) for name in names) else ()


def _likely(question: str, document: DocumentTables) -> list[RecordAnswer]:
    """What the tables answer of whose name the question says most, one of each."""
    plans = (plan for one in document.records if (plan := _planned(question, one, document)) is not None)
    told = [found for plan in plans if (found := _carried_out(plan, document, _spoken(question, plan))) is not None]
    # A word that names the table explains itself: the fewer are left to the document's name, the likelier it is meant.
    least = min((one.plan.spare for one in told), default=0)
    likely = [one for one in told if one.plan.spare == least]
    named = max((_said_of(question, one.plan.records.table) for one in likely), default=0)
    return [one for one in likely if _said_of(question, one.plan.records.table) == named]


def _spoken(question: str, plan: RecordPlan) -> str:
    """The question's language; where it has several or none (`salaire total`), that of the headings."""
    return language_of(question) or language_of(" ".join(field.heading for field in plan.records.fields))


def _planned(question: str, records: Records, document: DocumentTables) -> RecordPlan | None:
    """What is asked of records, all words read; else without the document's name: `sales log` asks for no sales."""
    question = _without_owner(question, document)
    document = _without_company(question, document)
    about, title = _about(document, records.table), _title_senses(document, records.table)
    plan = read_records_question(question, records, about, title)
    bare = _without_name(question, document) if plan is None else question
    return plan if plan or bare == question else read_records_question(bare, records, about, title)


def _without_owner(question: str, document: DocumentTables) -> str:
    """`The average weight of the anchors that Torf sells`: whose rows they are, and that it has them, tells no more."""
    runs = question.rstrip("?. ").split()
    if len(runs) <= _SHORT or not runs[-2][:1].isupper():
        return question
    *kept, before, owner, last = runs
    does = words_of("row_does", language="en")
    has = not {last.casefold(), last.casefold().removesuffix("s")}.isdisjoint(does)
    kept = kept if before.casefold() in does else [*kept, before]
    return (
        f"{' '.join(kept)}?"
        if has and stem(owner.casefold()) in document.subject.named | document.subject.opening
        else question
    )


_SHORT = 4  # words


def _without_company(question: str, document: DocumentTables) -> DocumentTables:
    """What a company is called pays for no thing of that name: travel limits of Torf Ropes are none of `which rope`."""
    company = document.about.company
    kept = named_as_written(company, question)
    if not company or kept == company:
        return document
    title = document.title.replace(company, kept)
    return replace(document, title=title, about=replace(document.about, company=kept))


def _without_name(question: str, document: DocumentTables) -> str:
    """Leave out a name of several words as it stands: the document's title, or what its file is called."""
    path = document.path.rpartition("/")[2].rpartition(".")[0].replace("_", " ").replace("-", " ")
    for name in (document.title, path):
        at = question.casefold().find(name.casefold())
        if len(name.split()) >= _SEVERAL and at >= 0:
            return f"{question[:at]} {question[at + len(name) :]}"
    return question


def _said_of(question: str, table: TypedTable) -> int:
    """How many words of a table's own name stand before the question: `Spares: how many ...?`, as it is asked again."""
    first, colon, _ = question.partition(": ")
    return len(senses_of(first) & senses_of(_title(table))) if colon else 0


def _title(table: TypedTable) -> str:
    """What a reader calls a table: what stands above it, where that is short, else its section."""
    above = table.caption.removesuffix(table.corner).strip(" :")
    return above if 0 < len(above) <= _LONGEST_TITLE else table.section.rpartition(" > ")[2].strip()


_SEVERAL, _LONGEST_TITLE = 2, 80


def _about(document: DocumentTables, table: TypedTable) -> frozenset[str]:
    return senses_of(f"{_name_of(document)} {table.caption} {table.section} {document.about.company}")


def _title_senses(document: DocumentTables, table: TypedTable) -> frozenset[str]:
    """The senses of a table's own title: no sentence that stands above it, nor the heading that this is below."""
    above = sentences(table.caption) or [""]
    heading = table.section.rpartition(" > ")[2]
    prose = len(above) > 1 and heading in " ".join(above[:-1])
    alone = len(document.tables) == 1 and len(above) == 1
    name = f"{_name_of(document)} {document.about.company}" if alone else ""
    return senses_of(f"{name} {above[-1]} {'' if prose else heading}")


def _name_of(document: DocumentTables) -> str:
    return f"{document.title} {document.path.rpartition('.')[0].replace('/', ' ').replace('_', ' ')}"


@dataclass(frozen=True, slots=True)
class _Telling:
    plan: RecordPlan
    document: DocumentTables
    language: str

    def say(self, phrase: str, /, **parts: object) -> str:
        return say(f"records {phrase}", self.language, **parts)

    def listed(self, parts: Sequence[str]) -> str:
        return listed(parts, self.say("joint"))

    def shown(self, value: float, unit: Unit, cell: str = "") -> str:
        return shown_in(value, unit, self.language, cell)

    def count(self, number: int) -> str:
        return written_in(f"{number:,}", self.language)

    def counted(self, rows: int) -> str:
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
        return self.plan.records.cell(at, self.of)

    def name(self, at: int) -> str:
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
        return derived_row(cell, ("", name), value, unit, self.document)


def _carried_out(plan: RecordPlan, document: DocumentTables, language: str) -> RecordAnswer | None:
    telling = _Telling(plan, document, language)
    if plan.by is not None:
        return _by_group(telling, plan.by)
    if plan.operation in (Operation.COUNT, Operation.WHICH):
        return _count(telling)
    if plan.operation is Operation.VALUE and not telling.measured:
        return _without_value(telling)
    if not telling.measured:
        return None
    return _TOLD[plan.operation](telling) if plan.operation in _TOLD else None


def _answer(
    telling: _Telling, text: str, made: Sequence[FactRow], places: Sequence[int], table: Table | None = None
) -> RecordAnswer:
    measured = places[:MOST_TOLD] if telling.plan.measure is not None or not made else ()
    cells = tuple(telling.cell(at) for at in measured if telling.has_figure(at))
    rows = (*made, *(stated_row(cell, "", telling.document) for cell in cells))
    chunks = tuple(dict.fromkeys(telling.plan.records.lines[at].chunk for at in places))
    return RecordAnswer(telling.plan, Told(text, rows, table), cells, chunks)


def _count(telling: _Telling) -> RecordAnswer | None:
    plan, records = telling.plan, telling.plan.records
    if not plan.kept:
        return None  # nobody knows whether the table tells of all there are
    tells = plan.tells if plan.operation is Operation.WHICH else None
    if tells is not None and plan.names_one and len(plan.kept) == 1:
        return _answer(telling, _told_of_one(telling, tells), (), plan.kept[:1])
    if tells is not None and len(plan.kept) <= MOST_TOLD:
        said = telling.listed([f"{telling.name(at)} {tells.texts[at] or telling.say('nothing')}" for at in plan.kept])
        return _answer(telling, f"{tells.told}{telling.where}: {said}.", (), plan.kept[:1])
    names = [telling.name(at) for at in plan.kept[:MOST_TOLD]]
    rest = len(plan.kept) - len(names)
    more = telling.say("more", count=telling.count(rest)) if rest else ""
    told = f": {telling.listed(names) if not rest else ', '.join(names)}{more}" if any(records.name.texts) else ""
    rows, whole = telling.counted(len(plan.kept)), telling.count(len(records.lines))
    text = telling.say("is" if len(plan.kept) == 1 else "are", rows=rows, where=telling.where, all=whole, names=told)
    if told and records.name.heading and len(plan.kept) == len(records.lines):
        text = f"{records.name.told}: {whole}{told.replace(': ', ' (', 1)})."  # `Plan: 3 (Boulder, Rope and Full).`
    numbers = dict.fromkeys((len(plan.kept), len(records.lines), *([rest] if rest else [])))
    place = telling.cell(plan.kept[0])
    return _answer(telling, text, [telling.made(place, telling.rows, n, "rows") for n in numbers], plan.kept)


def _told_of_one(telling: _Telling, tells: Field) -> str:
    """What the record named has: `Weight: 1.4 kg`, `Department of Ada Lind: Sales`."""
    name, has = telling.name(telling.plan.kept[0]), tells.texts[telling.plan.kept[0]] or telling.say("nothing")
    only = sum(one.at >= 0 for one in telling.plan.records.fields) == 1
    return f"{name}: {has}." if only else telling.say("value", heading=tells.told, name=name, value=has)


def _without_value(telling: _Telling) -> RecordAnswer | None:
    """That nothing is stated of the one record that is named: its name alone would tell nothing."""
    plan = telling.plan
    if not plan.names_one or len(plan.kept) != 1 or plan.measure is None:
        return None
    return _answer(telling, _told_of_one(telling, plan.measure), (), plan.kept)


def _value(telling: _Telling) -> RecordAnswer | None:
    places = telling.measured
    if len(places) > MOST_TOLD or telling.plan.measure is None:
        return None
    heading, first = telling.plan.measure.told, telling.cell(places[0])
    figure = telling.shown(first.value, first.unit, first.cell)
    one = telling.say("value", heading=heading, name=telling.name(places[0]), value=figure)
    several = f"{heading}{telling.where}: {telling.listed([telling.named(at) for at in places])}."
    text = one if len(places) == 1 else several
    return _answer(telling, text, (), places)


_FOLDS: Final[Mapping[Operation, tuple[str, Callable[[Sequence[float]], float]]]] = {
    Operation.SUM: ("total", sum),
    Operation.AVERAGE: ("average", lambda values: sum(values) / len(values)),
    Operation.MEDIAN: ("median", median),
    Operation.COUNT: ("number of rows", lambda values: float(len(values))),
}


def _folded(telling: _Telling) -> RecordAnswer | None:
    plan, places = telling.plan, telling.measured
    name, fold = _FOLDS[plan.operation]
    first = telling.cell(places[0])
    if plan.measure is None or (first.unit.name == "percent" and plan.operation is Operation.SUM):
        return None
    value = fold([telling.cell(at).value for at in places])
    named = [telling.named(at) for at in places[:MOST_TOLD]]
    rest = len(places) - len(named)
    more = telling.say("more", count=telling.count(rest))
    parts = (f"{', '.join(named)}{more}" if rest else telling.listed(named)) + telling.without
    told = {"heading": plan.measure.told, "value": telling.shown(value, first.unit), "over": telling.over}
    text = telling.say(name, **told, parts=parts)
    counted = [telling.made(first, telling.rows, n, "rows") for n in (len(places), *([rest] if rest else []))]
    return _answer(telling, text, [telling.made(first, f"{name} {plan.measure.heading}", value), *counted], places)


def _extreme(telling: _Telling) -> RecordAnswer | None:
    plan = telling.plan
    if plan.measure is None:
        return None
    ordered = _ordered(telling)
    name = plan.operation.value
    if plan.most:
        places = ordered[: min(plan.most, MOST_TOLD)]
        each = telling.listed([telling.named(at) for at in places]) + telling.without
        which = "least" if plan.operation is Operation.LOWEST else "most"
        told = {"count": len(places), "heading": plan.measure.told, "where": telling.where}
        text = telling.say(which, **told, each=each)
        return _answer(telling, text, [telling.made(telling.cell(places[0]), name, len(places), "rows")], places)
    best = telling.cell(ordered[0])
    ties = [at for at in ordered if telling.cell(at).value == best.value][:MOST_TOLD]
    if plan.quoted:
        text = ". ".join(f"{telling.name(at)}: {plan.measure.told} {plan.measure.texts[at]}" for at in ties)
        return _answer(telling, f"{text}{telling.without}.", (), ties)
    others = [at for at in ordered if at not in ties][: MOST_TOLD // 3]
    behind = telling.say("next", names=telling.listed([telling.named(at) for at in others])) if others else ""
    behind += telling.without
    who = telling.listed([telling.name(at) for at in ties])
    figures = {"value": telling.shown(best.value, best.unit, best.cell), "next": behind}
    phrase = f"{name} several" if len(ties) > 1 else name
    text = telling.say(phrase, who=who, heading=plan.measure.heading, where=telling.where, **figures)
    return _answer(telling, text, (), [*ties, *others])


def _ordered(telling: _Telling) -> list[int]:
    return sorted(
        telling.measured, key=lambda at: telling.cell(at).value, reverse=telling.plan.operation is not Operation.LOWEST
    )


def _by_group(telling: _Telling, by: Field) -> RecordAnswer | None:
    """Each group by itself, or the one with the highest or lowest result."""
    plan = telling.plan
    counts = plan.operation is Operation.COUNT
    if plan.operation not in _FOLDS:
        return _extreme_of_a_group(telling, by)
    places = plan.kept if counts else telling.measured
    if not places or (not counts and len(places) < len(plan.kept)):
        return None
    groups: dict[str, list[int]] = {}
    for at in places:
        groups.setdefault(by.texts[at], []).append(at)
    if "" in groups or len(groups) > 2 * MOST_TOLD:
        return None
    name, fold = _FOLDS[plan.operation]
    values = {group: fold([0.0 if counts else telling.cell(at).value for at in own]) for group, own in groups.items()}
    first = telling.cell(places[0])
    highest = plan.extreme is not Operation.LOWEST
    ordered = sorted(values, key=lambda group: values[group], reverse=highest)
    told = {
        group: telling.count(int(values[group])) if counts else telling.shown(values[group], first.unit)
        for group in ordered
    }
    measure = plan.measure.told if plan.measure else ""
    what = telling.say("what rows") if counts else telling.say(f"what {name}", heading=measure)
    each = telling.listed([beside(group, told[group]) for group in ordered])
    about = {"what": what, "where": telling.where, "by": by.told, "each": each}
    if plan.extreme is not None:
        first_ones = [group for group in ordered if values[group] == values[ordered[0]]]
        phrase = f"by {plan.extreme.value}" if len(first_ones) == 1 else f"by {plan.extreme.value} several"
        text = telling.say(phrase, who=telling.listed(first_ones), value=told[ordered[0]], **about)
    else:
        text = telling.say("by", **about)
    made = [telling.made(first, f"{what} of {group}", values[group], "rows" if counts else "") for group in ordered]
    table = Table(what, (by.told, what), tuple((group, told[group]) for group in ordered))
    return _answer(telling, text, made, places, table)


def _extreme_of_a_group(telling: _Telling, by: Field) -> RecordAnswer | None:
    """`Which department has the highest salary`: the one of the record; where its groups' sums tell another, nobody."""
    if len(telling.measured) < max(len(telling.plan.kept), 1):
        return None
    sums: dict[str, float] = {}
    for at in telling.measured:
        sums[by.texts[at]] = sums.get(by.texts[at], 0.0) + telling.cell(at).value
    ordered = _ordered(telling)
    pick = min if telling.plan.operation is Operation.LOWEST else max
    group = by.texts[ordered[0]]
    if not group or pick(sums, key=lambda name: sums[name]) != group:
        return None
    found = _extreme(telling)
    return found and RecordAnswer(
        found.plan, Told(f"{group}: {found.told.text}", found.told.rows), found.cells, found.chunks
    )


_TOLD: Final[Mapping[Operation, Callable[[_Telling], RecordAnswer | None]]] = {
    Operation.VALUE: _value,
    Operation.SUM: _folded,
    Operation.AVERAGE: _folded,
    Operation.MEDIAN: _folded,
    Operation.HIGHEST: _extreme,
    Operation.LOWEST: _extreme,
}
