"""Small tables as columns: what is read of them, and what is left to the other rules."""

from __future__ import annotations

from core.checks.grids import MOST_RECORDS, grids_of
from core.reading.abbreviations import is_short_for

TABLE = """| dept | beds | full | late pct | state |
| --- | --- | --- | --- | --- |
| Nursing | 24 | True | 3.1% | open |
| Kitchen | 30 | False | 2 | open |"""


def test_the_columns_of_a_table_say_what_can_be_done_with_them():
    (grid,) = grids_of([TABLE])
    assert grid.names is not None
    assert (grid.size, grid.names.cells) == (2, ("Nursing", "Kitchen"))
    assert [c.heading for c in grid.figures] == ["beds"], "shares are not added up"
    assert [c.heading for c in grid.columns if c.is_flag] == ["full"]
    assert grid.columns[-1].told_apart == {"open": 2}


def test_a_table_of_figures_alone_names_no_rows():
    (grid,) = grids_of(["| a | b |\n| --- | --- |\n| 1 | 2 |"])
    assert grid.names is None


def test_tables_without_headings_or_with_many_rows_are_left_alone():
    assert not grids_of(["| | 2023 |\n| --- | --- |\n| Sales | 5 |"])
    assert not grids_of(["| a | b |\n| 1 | 2 |\n| 3 | 4 |"])
    assert not grids_of(["| a | b |\n| --- | --- |" + "\n| x | 2 |" * (MOST_RECORDS + 1)])
    assert not grids_of(["No table, 5 figures."])


def test_a_heading_that_is_cut_short_stands_for_its_word():
    assert is_short_for("dept", "department")
    assert is_short_for("qty", "quantity")
    assert not is_short_for("dept", "dentist")
    assert not is_short_for("de", "department")
    assert not is_short_for("department", "dept")


def test_yes_and_another_word_are_a_flag_in_any_language():
    (grid,) = grids_of(["| Antrag | bezahlt | Amt |\n| --- | --- | --- |\n| A | ja | Nord |\n| B | nein | Ost |"])
    assert [c.heading for c in grid.columns if c.is_flag] == ["bezahlt"]
