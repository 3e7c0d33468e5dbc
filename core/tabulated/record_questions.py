"""Reads what a question asks of records: which of them, what of them, and if it is counted, added up or compared."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.facts.plan import Operation
from core.reading.detection import language_of
from core.reading.digits import numbers_in, years_at
from core.reading.lexicon import pattern_of, speaks_of, words_of
from core.reading.notation import CURRENCY_NAMES
from core.reading.number_words import NUMBERS
from core.reading.periods import dates_in
from core.reading.phrases import say
from core.reading.roles import Role
from core.reading.senses import senses_of
from core.reading.words import content_words
from core.tabulated.blanks import at_hand, stating
from core.tabulated.cells import is_stated
from core.tabulated.months import names_a_stretch
from core.tabulated.record_comparisons import bounds, comparisons, names_a_year, within
from core.tabulated.record_conditions import Condition, counts_otherwise, month_of, said_by
from core.tabulated.record_measures import measured_in_words
from core.tabulated.record_patterns import cell_marked, heading_behind, numbered, rates, top
from core.tabulated.record_plans import MOST_TOLD, RecordPlan, is_whole
from core.tabulated.record_tables import Field, Records
from core.tabulated.record_words import CELL, HEADING, KIND, TAKEN, Cell, at_what, marked

ENGLISH = "en"
_NAME = -1  # the column that names the records
_ANY_OF_IT = " > 0"


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
class _Reader:
    """Takes out of a marked question what asks, step by step; what is left must say nothing."""

    records: Records
    text: str
    cells: Sequence[Sequence[Cell]]
    headings: Sequence[Field]
    language: str
    by: Field | None = None
    extreme: Operation | None = None
    most: int = 0
    priced: bool = False
    bounded: bool = False
    unread: bool = False

    def plan(self, about: frozenset[str]) -> RecordPlan | None:
        self._top()
        conditions = [*self._compared(), *self._dated(), *self._in_a_month(), *self._in_a_year()]
        self._grouping()
        conditions += [*self._equal(), *self._stated()]
        named = {field.at: field for field in self._headings(self.text) if field is not self.records.name}
        amounts = {at: field for at, field in named.items() if field.is_amount}
        measured = self._measured(list(named.values()))
        operation, measure = measured or self._operation(list(amounts.values()))
        if measured is None and measure is not None and not amounts and counts_otherwise(named.values()):
            return None  # what the question names is no figure that can be read, and no other column stands in for it
        self.unread = self.unread or self._says(
            "time_extreme"
        )  # `whose MOT is next`: no column is asked for its highest
        spare = self._spare(about if measure is None or not measure.is_share else about | rates())
        if self.unread or spare is None or len(amounts) > 1 or self._says(*_BESIDE_EACH_OTHER):
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
        if alone and (told := self._number_of_each()):
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

    def _take(self, found: re.Match[str]) -> None:
        self.text = f"{self.text[: found.start()]} {TAKEN} {self.text[found.end() :]}"

    def _headings(self, text: str) -> list[Field]:
        return [self.headings[int(numbers_in(part)[0])] for part in text.split(HEADING)[1:] if part[:1].isdecimal()]

    def _says(self, *roles: Role) -> bool:
        return any(pattern_of(role).search(self.text) for role in roles)

    # ---- which records

    def _top(self) -> None:
        """`Top 3`, `the two highest`."""
        if (found := top().search(self.text)) is not None:
            said = found["n"] or found["m"]
            self.most = int(said) if said.isdigit() else int(NUMBERS[said])
            self._take(found)

    def _compared(self) -> Iterator[Condition]:
        """`Salary above 50,000`, `between 10 and 20 units`, `hired before 2020`."""
        while (found := comparisons().search(self.text)) is not None:
            low, high, inclusive = bounds(found)
            field = self._field_near(found, of_years=names_a_year(found))
            self._take(found)
            self.bounded = True
            self._without_currency()
            if field is None:
                self.unread = True
                return
            values = field.years or field.numbers
            kept = (at for at, value in enumerate(values) if value and within(value, low, high, inclusive=inclusive))
            said = f"{field.heading} {' '.join(found[0].split())}"
            yield Condition(frozenset(kept), said, found.start(), field.at, holds=True)

    def _field_near(self, found: re.Match[str], *, of_years: bool) -> Field | None:
        """The field of figures named last before a comparison, else next behind it, else the only one there is."""
        of_kind = [one for one in self.records.fields if (one.years if of_years else one.is_amount)]
        before, behind = self._headings(self.text[: found.start()]), self._headings(self.text[found.end() :])
        named = [one for one in (*reversed(before), *behind) if one in of_kind]
        priced = [one for one in of_kind if one.is_price] if speaks_of("asks_price", self.text[: found.start()]) else []
        of_kind = priced if not named and priced else of_kind
        return named[0] if named else of_kind[0] if len(of_kind) == 1 else None

    def _without_currency(self) -> None:
        """`More than 25 euros`: what the figure counts is said by the field that it is compared with."""
        before, taken, behind = self.text.rpartition(TAKEN)
        first, _, rest = behind.strip().partition(" ")
        if first in CURRENCY_NAMES:
            self.text = f"{before}{taken} {rest}"

    def _dated(self) -> Iterator[Condition]:
        """`Hired in 2019`, `order 1042`."""
        while (found := numbered().search(self.text)) is not None:
            field, number = self.headings[int(found["h"])], found["n"]
            self._take(found)
            yield self._is(field, number, found.start())

    def _in_a_year(self) -> Iterator[Condition]:
        """`Placed in 2019`, where one field is of days or years."""
        dated = [one for one in self.records.fields if one.years]
        if len(dated) == 1 and (found := years_at(self.text)):
            year, start, end = found[0]
            self.text = f"{self.text[:start]} {TAKEN} {self.text[end:]}"
            yield self._is(dated[0], str(year), start)

    def _in_a_month(self) -> Iterator[Condition]:
        """`In February 2024`, of rows that are dated `2024-02`."""
        for said in dates_in(self.text):
            year, month, day = said.readings[0]
            dated = [field for field in self.records.fields if any(month_of(text) for text in field.texts)]
            if year and month and not day and len(dated) == 1:
                start = self.text.find(said.text)
                self.text = self.text.replace(said.text, TAKEN, 1)
                kept = (at for at, text in enumerate(dated[0].texts) if month_of(text) == (year, month))
                yield Condition(frozenset(kept), f"{dated[0].heading} {year}-{month:02}", start, dated[0].at)

    def _is(self, field: Field, number: str, start: int) -> Condition:
        pool = tuple(map(str, field.years)) if field.years else field.texts
        kept = frozenset(at for at, text in enumerate(pool) if text.strip() == number)
        return Condition(kept, f"{field.heading} {number}", start, field.at)

    def _equal(self) -> list[Condition]:
        """What records must say: one of the cells named of a field, and none of those that are left out."""
        wanted: dict[tuple[int, bool], list[tuple[Cell, int]]] = {}
        for number, meant in enumerate(self.cells):
            known = [one for one in meant if one[0] in self.headings] if len({f.at for f, _ in meant}) > 1 else meant
            mark = cell_marked(number).search(self.text)
            if mark is None or len({field.at for field, _ in known}) != 1:
                self.unread = True
                continue
            self._take(mark)
            of = (known[0][0].at, bool(mark["not"]))
            wanted.setdefault(of, []).extend((one, mark.start()) for one in known)
        return [said_by(found, negated=negated) for (_, negated), found in wanted.items()]

    def _stated(self) -> Iterator[Condition]:
        """`Have a lead`, `without a budget`: whether anything is stated, where it is asked how many or which."""
        if not self._says("plan_how_many", "plan_which", "number_asked", *_LISTS):
            return
        while (found := stating(self.language or ENGLISH).search(self.text)) is not None:
            fields = self._headings(found[0])
            if self.records.name in fields:
                return
            self._take(found)
            # `Which van has its MOT next`, of the column `Next MOT`: all have one.
            self.unread = self.unread or any(field.years for field in fields)
            for field in fields:
                yield self._has_any(field, found.start(), denied=bool(found["no"]))
        yield from self._at_hand()
        yield from self._to_be_had()
        elsewhere = self.language not in ("", ENGLISH)
        self.unread = self.unread or (elsewhere and speaks_of("table_lacks", self.text, self.language))

    def _at_hand(self) -> Iterator[Condition]:
        """`In stock`, of a heading that says so; `not in stock`."""
        for number, field in enumerate(self.headings):
            before = at_what(field.heading)[0]
            if not (field.is_amount and before):
                continue
            if (found := at_hand(before, number).search(self.text)) is not None:  # `in stock`
                self._take(found)
                yield self._has_any(field, found.start(), denied=bool(found["no"]))

    def _to_be_had(self) -> Iterator[Condition]:
        """`Sold out`, `available`: of the one column that counts; what has none can't tell it."""
        for role, denied in (("sold_out", True), ("to_be_had", False)):
            if (found := pattern_of(role, ENGLISH).search(self.text)) is not None:  # `sold out`, `available`
                self._take(found)
                stock = self._number_of_each()
                self.unread = self.unread or stock is None
                if stock is not None:
                    yield self._has_any(stock, found.start(), denied=denied)

    def _has_any(self, field: Field, start: int, *, denied: bool) -> Condition:
        """Records that have any of what a field states, or none: an amount of 0 is none of it."""
        numbers = field.numbers if field.is_amount else ()
        has = [is_stated(text) and not (numbers and numbers[at] == 0) for at, text in enumerate(field.texts)]
        nothing = (
            "0"
            if 0 in numbers or (numbers and None not in numbers)
            else say("records nothing", self.language or ENGLISH)
        )
        said = f"{field.heading} {nothing}" if denied else f"{field.heading}{_ANY_OF_IT}" if numbers else field.heading
        kept = frozenset(at for at, any_of_it in enumerate(has) if any_of_it is not denied)
        return Condition(kept, said, start, field.at, holds=True)

    # ---- what of them

    def _grouping(self) -> None:
        """`By department`; `which city has the most`, where cities are no records by themselves."""
        if (found := heading_behind("table_by").search(self.text)) is not None:
            field = self.headings[int(found["h"])]
            if not field.is_amount:  # `top 3 by amount` tells what is measured
                self.by = None if self._is_mean_of_rows(field) else field
                self._take(found)
        elif (found := heading_behind("table_group_ask").search(self.text)) is not None:
            field = self.headings[int(found["h"])]
            if self._most_or_least() and not field.numbers and len(set(field.texts)) < len(field.texts):
                self.by, self.extreme = field, self._most_or_least()
                self._take(found)

    def _is_mean_of_rows(self, field: Field) -> bool:
        """`The average number of desks per site`, of which each row is one: the mean of them all."""
        return self._says("plan_average") and len(set(field.texts)) == len(field.texts)

    def _most_or_least(self) -> Operation | None:
        lowest, highest = self._says("plan_lowest"), self._says("plan_highest")
        return None if lowest is highest else Operation.LOWEST if lowest else Operation.HIGHEST

    def _operation(self, amounts: Sequence[Field]) -> tuple[Operation, Field | None]:
        measure = amounts[0] if amounts else self._only_amount()
        said = next((operation for operation, role in _OPERATIONS if self._says(role)), None)
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
        lists = not amounts and self._says(*_LISTS, "how_measured")
        return (Operation.WHICH, None) if lists else (Operation.VALUE, amounts[0] if amounts else None)

    def _measured(self, named: Sequence[Field]) -> tuple[Operation, Field | None] | None:
        """`Cheapest`, `how much is`, `longest`: what is measured is said by another word than its heading."""
        english = self.language in ("", ENGLISH)  # of other languages see `core.tabulated.extremes`
        found = measured_in_words(self.text, self.records, named) if english and self.by is None else None
        if found is None:
            return None
        if found.operation is None and self.bounded and self._says("plan_how_many"):
            self.text = found.text  # `how many cost more than 25 euros`
            return Operation.COUNT, None
        summed = found.operation is None and self._says("plan_sum")
        self.text, self.priced = found.text, found.operation is None
        return found.operation or (Operation.SUM if summed else Operation.VALUE), found.field

    def _tells_which(self, conditions: Sequence[Condition], kept: frozenset[int]) -> bool:
        """What the conditions say stands in one record each: `Brass bracket`, not what two of them fit."""
        told = [field.texts for one in conditions for field in self.records.fields if field.at == one.at]
        return all(texts.count(texts[at]) == 1 for texts in told for at in kept)

    def _tells(self, conditions: Sequence[Condition]) -> Field | None:
        """`Which department is Lind in`: what is asked for in words, unless it says only of what a condition is."""
        known = {one.at for one in conditions}
        asked = {one.at: one for one in self._headings(self.text) if not one.is_amount and one is not self.records.name}
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
        held = [one for one in conditions if one.holds and one.said.endswith(_ANY_OF_IT)]
        fields = [one for one in self.records.fields if held and one.at == held[0].at and at_what(one.heading)[0]]
        return fields[0] if fields and len(conditions) > len(held) == 1 and self.by is None else None

    def _number_of_each(self) -> Field | None:
        """The one column that says how many each row stands for: `Singers` of a `Voice`, `Members` of a `Group`."""
        counts = [one for one in self.records.fields if one.is_count]
        return counts[0] if len(counts) == 1 else None

    def _number_of_all(self) -> Field | None:
        """The same, or what is at hand: `In stock`."""
        at_hands = [
            one for one in self.records.fields if one.is_amount and not one.is_price and at_what(one.heading)[0]
        ]
        return self._number_of_each() or (at_hands[0] if len(at_hands) == 1 else None)

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


_LISTS: tuple[Role, ...] = ("table_group_ask", "asks_person", "table_list")
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
