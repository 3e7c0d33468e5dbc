"""Statements that came as text: lines of a label and figures below a line of periods."""

from __future__ import annotations

from core.extraction.segments import segments
from core.extraction.statements import statement_rows
from tests.fakes import passage

LINES = [
    "Harbour Trust",
    "(in thousands) 2021 2020",
    "Assets:",
    "Quays and sheds $ 1,204 $ 990",
    "Boats, net (12) —",
    "Note 4",
]


def test_lines_with_as_many_figures_as_there_are_periods_are_rows():
    rows = [row for _, row in statement_rows(LINES) if row]
    assert [(row.name, row.cells[1:], row.section) for row in rows] == [
        ("Quays and sheds", ("1,204", "990"), "Assets:"),
        ("Boats, net", ("(12)", "—"), "Assets:"),
    ]
    assert rows[0].header == ("", "2021", "2020")


def test_periods_may_stand_one_below_the_other():
    lines = ["1 May 2021", "30 April 2020", "Sheds 3 4"]
    assert [row.header for _, row in statement_rows(lines) if row] == [("", "1 May 2021", "30 April 2020")]


def test_a_single_date_heads_no_table_and_prose_stays_prose():
    lines = ["Updated 3 March 2024", "Meet in room 12", "Rent was 5 in 2021 and 4 in 2020.", "We saw 3 or 4"]
    assert not [row for _, row in statement_rows(lines) if row]


def test_rows_of_a_statement_are_quoted_with_their_periods():
    rows = [s.text for s in segments([passage("\n".join(LINES))]) if s.row]
    assert rows[0] == "Quays and sheds: 1,204 (2021), 990 (2020)"
