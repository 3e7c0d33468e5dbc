"""Reads what a question asks of records: which of them, what of them, and if it is counted, added up or compared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.facts.plan import Operation
from core.reading.detection import language_of
from core.reading.lexicon import pattern_of, speaks_of, words_of
from core.reading.roles import Role
from core.reading.senses import senses_of
from core.reading.words import content_words
from core.tabulated.condition_reader import ANY_OF_IT, ENGLISH, LISTS, ConditionReader
from core.tabulated.months import names_a_stretch
from core.tabulated.record_conditions import Condition, counts_otherwise
from core.tabulated.record_measures import measured_in_words
from core.tabulated.record_patterns import heading_behind, rates
from core.tabulated.record_plans import MOST_TOLD, RecordPlan, is_whole
from core.tabulated.record_tables import Field, Records
from core.tabulated.record_words import CELL, HEADING, KIND, TAKEN, at_what, marked

_NAME = -1  # the column that names the records


def read_records_question(
    question: str, records: Records, about: frozenset[str], title: frozenset[str] | None = None
) -> RecordPlan | None:
    """Return what a question asks of a table's records; None unless each of its words is accounted for.

    `about` are the senses of what names the table and its document, `title` those of the table's own title: all rows
    there are may be counted only where that accounts for what is counted.
    """
    if names_a_stretch(question):
        return None  # `from January to June` is no January and no June
    found = marked(question, records)
    language = language_of(question)
    plan = _Reader(records, found.text, found.cells, found.headings, language).plan(about)
    if plan is None or not _counts_all(plan):
        return plan
    if _asks_how_long(question):
        return None
    return _Reader(records, found.text, found.cells, found.headings, language).plan(about if title is None else title)


def _counts_all(plan: RecordPlan) -> bool:
    return plan.operation is Operation.COUNT and plan.by is None and not plan.conditions


def _asks_how_long(question: str) -> bool:
    """`How many days of leave do I get` asks for a span of time, of which no row of a table is one."""
    lower = question.casefold()
    counted = (lower[found.end() :].split()[:1] for found in pattern_of("plan_how_many").finditer(lower))
    return any(speaks_of("calendar_word", word) for words in counted for word in words)


@dataclass(slots=True)
class _Reader(ConditionReader):
    """Takes out of a marked question what asks; what is left must say nothing."""

    by: Field | None = None
    extreme: Operation | None = None
    priced: bool = False

    def plan(self, about: frozenset[str]) -> RecordPlan | None:
        self.read_most()
        conditions = [*self._compared(), *self._dated(), *self._in_a_month(), *self._in_a_year()]
        self._grouping()
        conditions += [*self._equal(), *self._stated()]
        named = {field.at: field for field in self.named_in(self.text) if field is not self.records.name}
        amounts = {at: field for at, field in named.items() if field.is_amount}
        measured = self._measured(list(named.values()))
        operation, measure = measured or self._operation(list(amounts.values()))
        if measured is None and measure is not None and not amounts and counts_otherwise(named.values()):
            return None  # what the question names is no figure that can be read, and no other column stands in for it
        self.unread = self.unread or self.says(
            "time_extreme"
        )  # `whose MOT is next`: no column is asked for its highest
        spare = self._spare(about if measure is None or not measure.is_share else about | rates())
        if self.unread or spare is None or len(amounts) > 1 or self.says(*_BESIDE_EACH_OTHER):
            return None
        if spare and measure is not None and measure.senses <= senses_of(" ".join(words_of("opens_total"))):
            return None  # `total assets` is no total of whatever the table's name speaks of
        kept = frozenset(range(len(self.records.lines))).intersection(*(one.kept for one in conditions))
        said = tuple(one.said for one in sorted(conditions, key=lambda one: one.start))
        by = self.by if operation is not Operation.VALUE else None  # `price per seat for 10-49 seats`
        names_one = any(one.at == _NAME and self._is_each_one(one.kept) for one in conditions)
        asked = (operation, measure, by, self.extreme, self.most, spare)
        alone = names_one and len(kept) == 1
        if alone or operation is Operation.COUNT:
            operation, told = self._instead_of_rows(operation, measure, conditions, alone=alone)
            asked = asked if told is measure and operation is asked[0] else (operation, told, None, None, *asked[4:])
        tells = self._tells(conditions) or (self._all_it_has() if names_one else None)
        if self.priced and not self._tells_which(conditions, kept):
            return None
        quoted = measure is not None and bool(measure.noun)
        held = () if kept else self._held_to(conditions)
        plan = RecordPlan(self.records, tuple(sorted(kept)), said, *asked, tells, names_one, quoted, *held)
        speaks_of_it = bool(conditions or self.headings or spare)
        counted = self.records.name in self.headings
        return plan if speaks_of_it and is_whole(plan, counted=counted) else None

    def _instead_of_rows(
        self, operation: Operation, measure: Field | None, conditions: Sequence[Condition], *, alone: bool
    ) -> tuple[Operation, Field | None]:
        """What is told where no rows are counted or added up: what one record has, how many things rows stand for."""
        if operation is Operation.SUM and alone:
            return Operation.VALUE, measure  # `how many passes come with Rope`
        if operation is not Operation.COUNT:
            return operation, measure
        if alone and (told := self.number_of_each()):
            return Operation.VALUE, told  # `how many basses are there`, of `Singers`
        if told := self._in_stock_of_a_kind(conditions):
            return Operation.SUM, told  # `how many tents are in stock`, of rows of tents
        if self._counts_a_kind(conditions) and (told := self._number_of_all()):
            return Operation.SUM, told  # `how many lights do we have`, of `Units in stock`
        return operation, measure

    def _held_to(self, conditions: Sequence[Condition]) -> tuple[Field, tuple[int, ...]] | tuple[()]:
        """The one column that rows are held to, and the rows that all else names; of those alone none has it."""
        held = [one for one in conditions if one.holds]
        field = next((one for one in self.records.fields if held and one.at == held[0].at), None)
        others = (one.kept for one in conditions if not one.holds)
        named = frozenset(range(len(self.records.lines))).intersection(*others)
        return (field, tuple(sorted(named))) if len(held) == 1 and field is not None else ()

    def _grouping(self) -> None:
        """`By department`; `which city has the most`, where cities are no records by themselves."""
        if (found := heading_behind("table_by").search(self.text)) is not None:
            field = self.headings[int(found["h"])]
            if not field.is_amount:  # `top 3 by amount` tells what is measured
                self.by = None if self._is_mean_of_rows(field) else field
                self.take(found)
        elif (found := heading_behind("table_group_ask").search(self.text)) is not None:
            field = self.headings[int(found["h"])]
            if self._most_or_least() and not field.numbers and len(set(field.texts)) < len(field.texts):
                self.by, self.extreme = field, self._most_or_least()
                self.take(found)

    def _is_mean_of_rows(self, field: Field) -> bool:
        """`The average number of desks per site`, of which each row is one: the mean of them all."""
        return self.says("plan_average") and len(set(field.texts)) == len(field.texts)

    def _most_or_least(self) -> Operation | None:
        lowest, highest = self.says("plan_lowest"), self.says("plan_highest")
        return None if lowest is highest else Operation.LOWEST if lowest else Operation.HIGHEST

    def _operation(self, amounts: Sequence[Field]) -> tuple[Operation, Field | None]:
        measure = amounts[0] if amounts else self._only_amount()
        said = next((operation for operation, role in _OPERATIONS if self.says(role)), None)
        if said is Operation.COUNT:
            return (Operation.SUM, measure) if amounts else (said, None)
        if said is not None:
            return said, measure
        extreme = self.extreme or self._most_or_least()
        if self.by is not None and not amounts:
            self.extreme = extreme
            return Operation.COUNT, None
        if self.by is not None:
            return extreme or Operation.SUM, measure
        if extreme is not None or self.most:
            return extreme or Operation.HIGHEST, measure
        lists = not amounts and self.says(*LISTS, "how_measured")
        return (Operation.WHICH, None) if lists else (Operation.VALUE, amounts[0] if amounts else None)

    def _measured(self, named: Sequence[Field]) -> tuple[Operation, Field | None] | None:
        """`Cheapest`, `how much is`, `longest`: what is measured is said by another word than its heading."""
        english = self.language in ("", ENGLISH)  # of other languages see `core.tabulated.extremes`
        found = measured_in_words(self.text, self.records, named) if english and self.by is None else None
        if found is None:
            return None
        if found.operation is None and self.bounded and self.says("plan_how_many"):
            self.text = found.text  # `how many cost more than 25 euros`
            return Operation.COUNT, None
        summed = found.operation is None and self.says("plan_sum")
        self.text, self.priced = found.text, found.operation is None
        return found.operation or (Operation.SUM if summed else Operation.VALUE), found.field

    def _tells_which(self, conditions: Sequence[Condition], kept: frozenset[int]) -> bool:
        """What the conditions say stands in one record each: `Brass bracket`, not what two of them fit."""
        told = [field.texts for one in conditions for field in self.records.fields if field.at == one.at]
        return all(texts.count(texts[at]) == 1 for texts in told for at in kept)

    def _tells(self, conditions: Sequence[Condition]) -> Field | None:
        """`Which department is Lind in`: what is asked for in words, unless it says only of what a condition is."""
        known = {one.at for one in conditions}
        asked = {one.at: one for one in self.named_in(self.text) if not one.is_amount and one is not self.records.name}
        fields = [field for at, field in asked.items() if at not in known]
        return fields[0] if len(fields) == 1 else None

    def _is_each_one(self, kept: frozenset[int]) -> bool:
        """Each of these records has a name of its own: `Kestrel Ltd`, that two orders bear, is no order's name."""
        texts = self.records.name.texts
        return 0 < len(kept) <= MOST_TOLD and all(texts.count(texts[at]) == 1 for at in kept)

    def _all_it_has(self) -> Field | None:
        """What is told of a record by its name, where a table has but one thing to tell: `Weight | 1.4 kg`."""
        others = [one for one in self.records.fields if one.at >= 0]
        return others[0] if len(others) == 1 and not others[0].is_amount else None

    def _counts_a_kind(self, conditions: Sequence[Condition]) -> bool:
        """What is counted is called by a cell alone, as rows of one kind are: no row is asked for by its heading."""
        named = bool(conditions) and all(one.at >= 0 or one.at == KIND for one in conditions)
        return named and not self.headings and self.by is None

    def _in_stock_of_a_kind(self, conditions: Sequence[Condition]) -> Field | None:
        """The column of what is at hand, where things of a kind are counted that are, and not rows."""
        held = [one for one in conditions if one.holds and one.said.endswith(ANY_OF_IT)]
        fields = [one for one in self.records.fields if held and one.at == held[0].at and at_what(one.heading)[0]]
        return fields[0] if fields and len(conditions) > len(held) == 1 and self.by is None else None

    def _number_of_all(self) -> Field | None:
        """The same, or what is at hand: `In stock`."""
        at_hands = [
            one for one in self.records.fields if one.is_amount and not one.is_price and at_what(one.heading)[0]
        ]
        return self.number_of_each() or (at_hands[0] if len(at_hands) == 1 else None)

    def _only_amount(self) -> Field | None:
        amounts = [one for one in self.records.fields if one.is_amount]
        return amounts[0] if len(amounts) == 1 else None

    def _spare(self, about: frozenset[str]) -> int | None:
        """Count the words that the document's name explains; None where one says what nothing here accounts for."""
        left = self.text
        in_words = any(field.in_words and field is not self.records.name for field in self.headings)
        for role in (*_READ, "how_measured") if in_words else _READ:  # `how long is the term`
            left = pattern_of(role).sub(" ", left)
        words = (word for word in left.split() if not word.startswith((CELL, HEADING, TAKEN)))
        # A word that says little of a line (`annual`, `leave`, `paid`) may be the very thing that is asked of records.
        senses = senses_of(" ".join(word for word in words if content_words(word)))
        of_people = any(speaks_of("table_of_people", field.heading) for field in self.records.fields)
        nouns = words_of("table_record", "table_employs", "plan_headcount") if of_people else words_of("table_record")
        return len(senses) if senses <= about | senses_of(" ".join(nouns)) else None


_OPERATIONS: tuple[tuple[Operation, Role], ...] = (
    (Operation.AVERAGE, "plan_average"),
    (Operation.MEDIAN, "plan_median"),
    (Operation.COUNT, "plan_how_many"),
    (Operation.SUM, "plan_sum"),
    (Operation.SUM, "opens_total"),
)
_BESIDE_EACH_OTHER: tuple[Role, ...] = ("table_than", "plan_difference_between")
"""What is left of these sets two records side by side, of which sums tell nothing (`core.tabulated.covered_pairs`)."""
_READ: tuple[Role, ...] = (
    *("plan_how_many", "plan_average", "plan_median", "plan_sum", "plan_highest", "plan_lowest", "opens_total"),
    *("table_group_ask", "table_list", "table_idle", "table_placed", "table_done", "table_add_up", "asks_person"),
)
