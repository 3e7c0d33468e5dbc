"""Typed tables, read from a document's passages."""

from __future__ import annotations

import pytest

from core.tabulated.building import Stretch, tables_of
from core.tabulated.table import from_json, to_json

STATEMENT = """Consolidated Balance Sheets
(Dollars in millions, except per share amounts)
December 31, 2022 and 2021 2022 2021
Current assets
Cash and cash equivalents $ 1,374 $ 943
Trade receivables, net of allowances of $95 and $103 1,799 1,418
Total current assets 3,173 2,361
Property, plant and equipment, net of accumulated depreciation -
$13,663 and $12,995 (Note 9) 15,742 15,337
"""
MARKDOWN = """Sales by product (in thousands of CHF)
| Product | 2023 | 2022 |
| --- | --- | --- |
| Hardware | | |
| Anchors | 1,200 | 1,100 |
| Total hardware | 1,200 | 1,100 |
"""


def only(*texts):
    (table,) = tables_of([Stretch(text) for text in texts])
    return table


def test_lines_of_a_label_and_figures_below_a_line_of_periods_are_a_table():
    table = only(STATEMENT)
    assert [column.period.year for column in table.columns] == [2022, 2021]
    assert (table.scale, table.currency) == (1e6, "USD")
    assert table.lines[0].section == ("Current assets",)
    assert table.lines[0].cells == ("1,374", "943")


def test_figures_of_a_label_are_no_cells_and_a_label_may_begin_on_the_line_above():
    lines = only(STATEMENT).lines
    assert lines[1].cells == ("1,799", "1,418")
    assert lines[1].label == "Trade receivables, net of allowances of $95 and $103"
    assert lines[3].label.startswith("Property, plant and equipment, net")
    assert lines[3].cells == ("15,742", "15,337")


def test_totals_are_told_from_what_they_add_up():
    assert [line.total for line in only(STATEMENT).lines] == [False, False, True, False]


def test_a_markdown_table_keeps_its_caption_unit_and_sections():
    table = only(MARKDOWN)
    assert table.scale == 1e3
    assert table.currency == "CHF"
    assert table.lines[0].section == ("Hardware",)
    assert table.lines[1].total


def test_a_table_goes_on_in_the_next_passage_without_its_header():
    table = only(MARKDOWN, "| Chains | 300 | 250 |\n| Total | 1,500 | 1,350 |")
    assert [line.label for line in table.lines] == ["Anchors", "Total hardware", "Chains", "Total"]
    assert [line.chunk for line in table.lines] == [0, 0, 1, 1]


def test_the_first_row_of_figures_is_no_header():
    text = (
        "12 Weeks Ended\nNovember 20, 2022 November 21, 2021\n"
        "| Net sales | 53,437 | 49,417 |\n| --- | --- | --- |\n| Fees | 1,000 | 946 |"
    )
    table = only(text)
    assert [line.label for line in table.lines] == ["Net sales", "Fees"]
    assert [(c.period.year, c.period.span, c.period.end) for c in table.columns] == [
        (2022, "3M", "2022-11-20"),
        (2021, "3M", "2021-11-21"),
    ]


def test_quarters_beside_the_months_so_far_are_told_apart_by_what_stands_above():
    text = (
        "Three months ended June 30, Six months ended June 30,\n(in millions) 2023 2022 2023 2022\nNet sales 10 9 19 17"
    )
    spans = [(c.period.year, c.period.span) for c in only(text).columns]
    assert spans == [(2023, "3M"), (2022, "3M"), (2023, "6M"), (2022, "6M")]


def test_columns_that_nothing_tells_apart_are_of_no_period_that_could_be_asked_for():
    text = "(in millions) 2023 2022 2023 2022\nNet sales 10 9 19 17"
    assert {column.period.span for column in only(text).columns} == {"?"}


def test_labels_are_read_though_the_blanks_of_a_pdf_got_lost_and_dots_led_to_the_figures():
    table = only(
        "YearendedDecember31,\n(Inmillions) 2020 2019\nNetsales $ 11,303 $ 11,503\nGoodwill.......\n", "2,460 1,935"
    )
    assert table.scale == 1e6
    assert [line.cells for line in table.lines] == [("11,303", "11,503"), ("2,460", "1,935")]


@pytest.mark.parametrize("text", [STATEMENT, MARKDOWN])
def test_what_a_database_keeps_of_a_table_is_all_of_it(text):
    assert from_json(to_json(only(text))) == only(text)


def test_prose_with_years_and_figures_is_no_table():
    assert (
        tables_of([Stretch("In 2022 we sold 300 boats.\nIn 2021 we sold 200 of them.\nThe harbour has 12 berths.")])
        == ()
    )
