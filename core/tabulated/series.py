"""The value of an expression in one period, and the cells that it was computed from."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from core.reading.lexicon import speaks_of
from core.tabulated.cells import value_of
from core.tabulated.expressions import AVERAGE, CHANGE, VALUE, Expression, Term, evaluated
from core.tabulated.finding import Found, Sheets, Wanted
from core.tabulated.formulas import formula_of
from core.tabulated.labels import item_of
from core.tabulated.table import Line, TypedTable


@dataclass(frozen=True, slots=True)
class Measured:
    """A value, in units, of a period, with the cells behind it, in the order in which the formula names them."""

    value: float
    wanted: Wanted
    cells: tuple[Found, ...]
    is_cell: bool = False


@dataclass(slots=True)
class _Lookup:
    """Looks the lines of an expression up, and remembers the cells."""

    sheets: Sheets
    wanted: Wanted
    computes: bool = True
    cells: list[Found] = field(default_factory=list)

    def __call__(self, term: Term) -> float | None:
        years = term.years or (self.wanted.year,)
        if term.fold == VALUE:
            return self._value(term, years[-1])
        first, last = (years[0], years[-1]) if len(years) > 1 else (years[-1] - 1, years[-1])
        after, before = self._value(term, last), self._value(term, first)
        if after is None or before is None:
            return None
        if term.fold == AVERAGE and last - first > 1:
            between = [self._value(term, year) for year in range(first + 1, last)]
            whole = [before, *(value for value in between if value is not None), after]
            return sum(whole) / len(whole) if len(whole) == len(between) + 2 else None
        return {AVERAGE: (before + after) / 2, CHANGE: after - before}[term.fold]

    def _value(self, term: Term, year: int) -> float | None:
        wanted = Wanted(year, self.wanted.span, self.wanted.end if year == self.wanted.year else "")
        found = self.sheets.at(term.phrase, wanted) if year else self.sheets.undated(term.phrase)
        if found is None:
            return self._computed(term, year)
        self.cells.append(found)
        return told_value(found, term.phrase)

    def _computed(self, term: Term, year: int) -> float | None:
        """An amount that no row states may follow from those that do: the gross profit from sales and their cost."""
        formula = formula_of(term.phrase)
        if not self.computes or formula is None or formula.unit != "money" or not year:
            return None
        lookup = _Lookup(self.sheets, Wanted(year, self.wanted.span))
        value = evaluated(formula.expression, lookup)
        self.cells += lookup.cells if value is not None else []
        return value


def told_value(found: Found, phrase: str) -> float:
    """What was spent is told without the minus that a statement of cash flows writes before it, or of all its costs."""
    item = item_of(phrase)
    spent = (item is not None and item.outflow) or (is_a_cost(found.line) and writes_costs_negative(found.table))
    return abs(found.value) if spent else found.value


def is_a_cost(line: Line) -> bool:
    """Tell whether a row is called an expense, a cost or the like."""
    return speaks_of("money_noun", line.label)


@lru_cache(maxsize=256)
def writes_costs_negative(table: TypedTable) -> bool:
    """Tell whether a table puts a minus before all its costs: more of them is then no fall."""
    costs = [[value for cell in line.cells if (value := value_of(cell))] for line in table.lines if is_a_cost(line)]
    return len(costs) >= _SEVERAL and all(values and all(value < 0 for value in values[:1]) for values in costs)


_SEVERAL = 2


def measured(expression: Expression, sheets: Sheets, wanted: Wanted) -> Measured | None:
    """Return an expression's value of a period; None where a line of it is not found for sure, or units do not fit."""
    lookup = _Lookup(sheets, wanted, computes=not isinstance(expression, Term))
    value = evaluated(expression, lookup)
    if value is None or not lookup.cells or len({cell.unit.name for cell in lookup.cells}) > 1:
        return None
    is_cell = isinstance(expression, Term) and expression.fold == VALUE
    return Measured(value, wanted, tuple(dict.fromkeys(lookup.cells)), is_cell)
