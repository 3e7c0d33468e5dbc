"""Tells tables of figures, prices and filings, and lists of questions, from documents: neither is one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from core.errors import NotADocument
from core.facts.records import folded_column

# Narrower than what an import takes: a price list with a date is a document, a table of open, high, low, close is not.
_TABLES: Mapping[str, tuple[frozenset[str], ...]] = {
    "figures": (frozenset({"metric"}), frozenset({"fiscalyear", "fy"}), frozenset({"value", "val"})),
    "prices": (frozenset({"date"}), frozenset({"open"}), frozenset({"high"}), frozenset({"low"}), frozenset({"close"})),
    "filings": (
        frozenset({"accessionnumber", "accessionno", "accession", "accn"}),
        frozenset({"form", "filingtype", "formtype"}),
        frozenset({"filingdate", "filed", "datefiled", "fileddate"}),
    ),
}
_FEWEST_QUESTIONS = 3
_MOSTLY = 0.9  # some ask without a question mark: "Compare the two plans."
_LONGEST_QUESTION = 500
_EXPECTATIONS = frozenset({"expected", "not_expected", "outcome"})


def refuse_facts(columns: Iterable[str]) -> None:
    """Raise `NotADocument` where these are the columns of a fact table, with the command that takes it."""
    folded = {folded_column(column) for column in columns}
    for what, needed in _TABLES.items():
        if all(names & folded for names in needed):
            raise NotADocument(f"A table of {what}, not a document: errata facts import takes it.")


def refuse_facts_header(head: bytes) -> None:
    """Raise `NotADocument` where the first line of a CSV or TSV file names the columns of a fact table."""
    line = head[:10_000].decode("utf-8-sig", errors="replace").lstrip().partition("\n")[0]
    for mark in ";\t|":
        line = line.replace(mark, ",")
    refuse_facts(line.replace('"', "").split(","))


def refuse_records(values: Sequence[Any]) -> None:
    """Raise `NotADocument` where the first values of a JSON or JSONL file are fact rows, or questions nearly all."""
    rows = [value for value in values if isinstance(value, dict)]
    if not rows or len(rows) < len(values):
        return
    refuse_facts(set.intersection(*(set(map(str, row)) for row in rows)))
    asking = sum(map(_asks, rows))
    if asking >= max(_FEWEST_QUESTIONS, _MOSTLY * len(rows)) and not any(row.get("title") for row in rows):
        judged = any(map(_EXPECTATIONS.intersection, rows))
        command = "errata eval" if judged else "errata ask --questions"
        raise NotADocument(f"A list of questions, not a document: {command} takes it.")


def _asks(row: Mapping[str, Any]) -> bool:
    judged = bool(_EXPECTATIONS & set(row))
    text = row.get("question") if judged and "text" not in row else row.get("text")
    asks = isinstance(text, str) and len(text) <= _LONGEST_QUESTION and text.rstrip().endswith(("?", "？"))
    return asks and (judged or "_id" in row)
