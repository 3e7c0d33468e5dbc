"""A table of figures in the language of whoever asked: its heads, its title, its periods and its figures."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from bots.languages import say
from core.facts.metrics import label
from core.facts.told_in import figure_in, measure_in
from core.model import Scalar, Table
from core.reading.languages import BY_CODE

_YEAR, _BETWEEN = "FY", ": "


def in_language(table: Table, language: str) -> Table:
    """Return a table with what we wrote in it said in a language; what documents and companies call things stays.

    Figures become text where the language tells them in its own way: whoever draws them takes the table as it was.
    """
    if language in ("", "en") or language not in BY_CODE:
        return table
    rows = tuple(tuple(_cell(value, table.unit, language) for value in row) for row in table.rows)
    columns = tuple(_head(column, language) for column in table.columns)
    return replace(table, title=title_in(table.title, language), columns=columns, rows=rows)


def title_in(title: str, language: str) -> str:
    """Return `Apple Inc.: revenue` with what it is of in a language; any other title as it is."""
    if language in ("", "en") or language not in BY_CODE:
        return title
    whose, between, what = title.rpartition(_BETWEEN)
    return f"{whose}{between}{_head(what, language)}" if between else title


def _head(written: str, language: str) -> str:
    return _words(language).get(written) or _measures(language).get(written, written)


def _cell(value: Scalar, unit: str, language: str) -> Scalar:
    if isinstance(value, str):
        return _period(value, language) or _measures(language).get(value, value)
    if not unit or isinstance(value, bool) or not isinstance(value, int | float):
        return value
    return figure_in(language, float(value), unit) or value


def _period(written: str, language: str) -> str:
    """Return `Q1 FY2023` as the language names it, nothing for what is none."""
    quarter, _, year = written.rpartition(_YEAR)
    named = year.isdecimal() and len(year) == len("2023") and _YEAR in written
    return f"{quarter}{say('fiscal year short', language, year=year)}" if named else ""


@cache
def _words(language: str) -> dict[str, str]:
    return dict(entry.strip().split("=", 1) for entry in say("table words", language).split(";"))


@cache
def _measures(language: str) -> dict[str, str]:
    """What the language calls measures, by the English label."""
    names = BY_CODE[language].measures if language in BY_CODE else ()
    return {label(name): measure_in(language, name) for name in names}
