"""Reads which records a question asks of: what it compares, dates, names and says that they have or lack."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.reading.digits import numbers_in, years_at
from core.reading.lexicon import pattern_of, speaks_of
from core.reading.notation import CURRENCY_NAMES
from core.reading.number_words import NUMBERS
from core.reading.periods import dates_in
from core.reading.phrases import say
from core.reading.roles import Role
from core.tabulated.blanks import at_hand, stating
from core.tabulated.cells import is_stated
from core.tabulated.record_comparisons import bounds, comparisons, names_a_year, within
from core.tabulated.record_conditions import Condition, month_of, said_by
from core.tabulated.record_patterns import cell_marked, numbered, top
from core.tabulated.record_tables import Field, Records
from core.tabulated.record_words import HEADING, TAKEN, Cell, at_what

ENGLISH = "en"
ANY_OF_IT = " > 0"
LISTS: tuple[Role, ...] = ("table_group_ask", "asks_person", "table_list")


@dataclass(slots=True)
class ConditionReader:
    """Takes out of a marked question what says which records are meant, step by step."""

    records: Records
    text: str
    cells: Sequence[Sequence[Cell]]
    headings: Sequence[Field]
    language: str
    most: int = 0
    bounded: bool = False
    unread: bool = False

    def take(self, found: re.Match[str]) -> None:
        """Take what was read out of the question."""
        self.text = f"{self.text[: found.start()]} {TAKEN} {self.text[found.end() :]}"

    def named_in(self, text: str) -> list[Field]:
        """Return the columns whose headings a stretch of the question names, in order."""
        return [self.headings[int(numbers_in(part)[0])] for part in text.split(HEADING)[1:] if part[:1].isdecimal()]

    def says(self, *roles: Role) -> bool:
        """Tell whether what is left of the question says one of these."""
        return any(pattern_of(role).search(self.text) for role in roles)

    def read_most(self) -> None:
        """`Top 3`, `the two highest`."""
        if (found := top().search(self.text)) is not None:
            said = found["n"] or found["m"]
            self.most = int(said) if said.isdigit() else int(NUMBERS[said])
            self.take(found)

    def _compared(self) -> Iterator[Condition]:
        """`Salary above 50,000`, `between 10 and 20 units`, `hired before 2020`."""
        while (found := comparisons().search(self.text)) is not None:
            low, high, inclusive = bounds(found)
            field = self._field_near(found, of_years=names_a_year(found))
            self.take(found)
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
        before, behind = self.named_in(self.text[: found.start()]), self.named_in(self.text[found.end() :])
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
            self.take(found)
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
            self.take(mark)
            of = (known[0][0].at, bool(mark["not"]))
            wanted.setdefault(of, []).extend((one, mark.start()) for one in known)
        return [said_by(found, negated=negated) for (_, negated), found in wanted.items()]

    def _stated(self) -> Iterator[Condition]:
        """`Have a lead`, `without a budget`: whether anything is stated, where it is asked how many or which."""
        if not self.says("plan_how_many", "plan_which", "number_asked", *LISTS):
            return
        while (found := stating(self.language or ENGLISH).search(self.text)) is not None:
            fields = self.named_in(found[0])
            if self.records.name in fields:
                return
            self.take(found)
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
                self.take(found)
                yield self._has_any(field, found.start(), denied=bool(found["no"]))

    def _to_be_had(self) -> Iterator[Condition]:
        """`Sold out`, `available`: of the one column that counts; what has none can't tell it."""
        for role, denied in (("sold_out", True), ("to_be_had", False)):
            if (found := pattern_of(role, ENGLISH).search(self.text)) is not None:  # `sold out`, `available`
                self.take(found)
                stock = self.number_of_each()
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
        said = f"{field.heading} {nothing}" if denied else f"{field.heading}{ANY_OF_IT}" if numbers else field.heading
        kept = frozenset(at for at, any_of_it in enumerate(has) if any_of_it is not denied)
        return Condition(kept, said, start, field.at, holds=True)

    def number_of_each(self) -> Field | None:
        """The one column that says how many each row stands for: `Singers` of a `Voice`, `Members` of a `Group`."""
        counts = [one for one in self.records.fields if one.is_count]
        return counts[0] if len(counts) == 1 else None
