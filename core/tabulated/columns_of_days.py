"""The documents whose columns are of all the days that a question names: two days are a document's, as a name is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.tabulated.asking import TableQuestion
from core.tabulated.document import DocumentTables

_FEWEST: Final = 2
"""Days: one is the end of a year in every report of it."""


def of_the_days(asked: TableQuestion, documents: Sequence[DocumentTables]) -> tuple[DocumentTables, ...]:
    """Return the documents that have a table with a column for each day; all of them, where a day is in none."""
    if len(asked.days) < _FEWEST:
        return tuple(documents)
    days = frozenset(asked.days)
    found = tuple(one for one in documents if any(days <= ends for ends in _ends(one)))
    return found or tuple(documents)


def _ends(document: DocumentTables) -> list[frozenset[str]]:
    return [frozenset(column.period.end for column in table.columns) for table in document.tables]
