"""A table of figures in the language of whoever asked: its heads, its title, its periods and its figures.

What tells figures is loaded where it is used: a process that only listens, and most commands, need it not.
"""

from __future__ import annotations

from dataclasses import replace

from core.model import Scalar, Table
from core.reading.days_told import with_days
from core.reading.languages import BY_CODE

_BETWEEN = ": "


def in_language(table: Table, language: str, *, figures: bool = True) -> Table:
    """Return a table with what we wrote in it said in a language; what documents and companies call things stays.

    With `figures` they become text where the language tells them in its own way: whoever draws them, or reads them by
    a program, takes them as they were.
    """
    if language in ("", "en") or language not in BY_CODE:
        return table
    rows = tuple(tuple(_cell(value, table.unit if figures else "", language) for value in row) for row in table.rows)
    columns = tuple(_head(column, language) for column in table.columns)
    return replace(table, title=title_in(table.title, language), columns=columns, rows=rows)


def title_in(title: str, language: str) -> str:
    """Return `Apple Inc.: revenue` with what it is of in a language; any other title as it is."""
    if language in ("", "en") or language not in BY_CODE:
        return title
    whose, between, what = title.rpartition(_BETWEEN)
    named = _listed(what, language)
    return f"{whose}{between}{_head(what, language)}" if between and not named else f"{whose}{between}{named or what}"


def _listed(what: str, language: str) -> str:
    """Return `revenue, net income and gross profit` in a language; nothing where one of them is no measure."""
    from core.facts.passages_in import names_in

    names = [name for part in what.split(", ") for name in part.split(" and ")]
    called = [names_in(language).get(name, "") for name in names]
    return ", ".join(called) if all(called) else ""


def _head(written: str, language: str) -> str:
    from core.facts.passages_in import names_in, words_in

    return words_in(language).get(written) or names_in(language).get(written, written)


def _cell(value: Scalar, unit: str, language: str) -> Scalar:
    from core.facts.passages_in import names_in, period_in
    from core.facts.told_in import figure_in

    if isinstance(value, str):
        return period_in(value, language) or names_in(language).get(value) or with_days(value, language)
    if not unit or isinstance(value, bool) or not isinstance(value, int | float):
        return value
    return figure_in(language, float(value), unit) or value
