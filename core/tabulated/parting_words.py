"""Words that head some of a table's columns of figures and not others: `Budget 2026`, beside `Spent 2026`.

What names the table as a whole (`budget.csv`) says such a word too, and can't stand in for the heading.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import takewhile

from core.reading.calendars import MONTH_NUMBERS
from core.reading.characters import has_letter
from core.reading.lexicon import words_of
from core.reading.periods import named_periods
from core.reading.stopwords import STOP_WORDS
from core.reading.words import words
from core.tabulated.cells import is_value
from core.tabulated.labels import stems_of, without_asides
from core.tabulated.table import Column, TypedTable


@lru_cache(maxsize=512)
def parting_words(table: TypedTable) -> frozenset[str]:
    """Return the words, in lower case, of headings that tell some columns of figures from others.

    Columns that are headed by a period alone (`2025`) are of whatever the table is of.
    """
    headings = [without_asides(one.label) for at, one in enumerate(table.columns) if _has_figures(table, at)]
    said = [named for heading in headings if (named := _beside_periods(heading))]
    stems = [stems_of(" ".join(named)) for named in said]
    every = frozenset.intersection(*stems) if stems else frozenset[str]()
    return frozenset(word for named in said for word in named if not stems_of(word) <= every)


def _beside_periods(heading: str) -> frozenset[str]:
    usual = words_of("period_word", "quarter", "half", "year_word", "months_word") | frozenset(MONTH_NUMBERS)
    named = (word for word in words(heading.casefold()) if has_letter(word) and len(word) > 1)
    return frozenset(word for word in named if word not in usual and word not in STOP_WORDS)


def is_of_the_column_named(asked: str, table: TypedTable, columns: Sequence[Column]) -> bool:
    """Tell whether no other column says more of what a question names columns by than those that an answer is of.

    `The costs in 2025` are told by no `Revenue 2025`, beside `Costs 2026`.
    """
    labels = stems_of(" ".join(line.label for line in table.lines))
    said = (stems_of(" ".join(parting_words(table))) & stems_of(asked)) - labels
    told = said & stems_of(" ".join(column.label for column in columns))
    return not any(told < (said & stems_of(column.label)) for column in table.columns)


def _has_figures(table: TypedTable, at: int) -> bool:
    return any(at < len(line.cells) and is_value(line.cells[at]) for line in table.lines)


def before_period(heading: str) -> str:
    """Return what a heading says before its year, where that names something: `Left`, of `Left in 2026`."""
    runs = heading.split()
    at = next((place for place, run in enumerate(runs) if named_periods(run).years), 0)
    named = " ".join(takewhile(lambda run: bool(_beside_periods(run)), runs[:at]))
    return named if _beside_periods(named) else ""
