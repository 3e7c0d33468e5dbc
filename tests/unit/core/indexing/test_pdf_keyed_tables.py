"""Tables of PDF pages whose first column holds figures: told by where their words stand."""

from __future__ import annotations

from core.extraction.statements import is_bare_row
from core.indexing.readers.pdf_tables import find_tables

LINES = ["Engine hours Work Duration (hours)", "500 Oil and filter change 6", "20,000 Main engine overhaul 480"]
SPANS = [
    [(170, 200), (204, 228), (241, 264), (354, 391), (395, 425)],
    [(170, 186), (241, 252), (256, 272), (275, 294), (297, 329), (354, 359)],
    [(170, 200), (241, 261), (265, 294), (298, 335), (354, 370)],
]


def test_rows_that_begin_with_a_figure_are_a_table_where_their_words_stand_below_each_other():
    (found,) = find_tables(LINES, 2, SPANS)
    assert found.block.header.splitlines()[0] == "| Engine hours | Work | Duration (hours) |"
    assert found.block.text.splitlines()[0] == "| 500 | Oil and filter change | 6 |"


def test_lines_that_run_on_as_prose_are_none():
    prose = [SPANS[0], [(170, 186), (190, 200), (204, 220), (224, 240), (244, 280), (284, 290)], SPANS[2]]
    assert find_tables(LINES, 2, prose) == []


def test_a_row_that_lost_its_table_is_no_sentence():
    assert is_bare_row("8,000 Turbocharger overhaul 60")
    assert not is_bare_row("1 January 2026 to 31 March 2026")
    assert not is_bare_row("10 working days")
