"""Tables that name in each row what it measures are read as a row a measure."""

from __future__ import annotations

from datetime import date

import pytest

from core.tabulated.asking import read_question
from core.tabulated.building import Stretch, tables_of
from core.tabulated.document import DocumentTables
from tests.tabulated_answers import the_answer

HEADS = {
    "en": ("Metric", "Period", "Value", "Unit"),
    "de": ("Kennzahl", "Jahr", "Wert", "Einheit"),
    "fr": ("Indicateur", "Année", "Valeur", "Unité"),
    "es": ("Indicador", "Año", "Valor", "Unidad"),
    "it": ("Indicatore", "Anno", "Valore", "Unità"),
    "pt": ("Indicador", "Ano", "Valor", "Unidade"),
    "nl": ("Kengetal", "Jaar", "Waarde", "Eenheid"),
    "ko": ("지표", "연도", "값", "단위"),
    "ja": ("指標", "年度", "値", "単位"),
    "zh": ("指标", "年份", "数值", "单位"),
    "ar": ("المؤشر", "السنة", "القيمة", "الوحدة"),
    "hi": ("सूचक", "वर्ष", "मान", "इकाई"),
}
ROWS = (("Turnover", "2024", "471.2", "NOK million"), ("Turnover", "2025", "495.0", "NOK million"))
STAFF = (("Staff", "2024", "100", "people"), ("Staff", "2025", "112", "people"))


def tables(heads, rows):
    lines = [heads, ["---"] * len(heads), *rows]
    return tables_of([Stretch("\n".join(f"| {' | '.join(line)} |" for line in lines))])


@pytest.mark.parametrize("code", HEADS)
def test_measures_become_rows_and_periods_columns(code):
    (table,) = tables(HEADS[code], (*ROWS, *STAFF))
    assert [column.period.year for column in table.columns] == [2024, 2025]
    assert [line.cells for line in table.lines] == [("471.2", "495.0"), ("100", "112")]
    assert table.lines[0].label == "Turnover (NOK million)"


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (1, 0, 2, 3), (1, 0, 3, 2), (3, 0, 1, 2)])
def test_the_order_of_the_columns_tells_nothing(order):
    (table,) = tables([HEADS["en"][at] for at in order], [[row[at] for at in order] for row in (*ROWS, *STAFF)])
    assert [line.cells for line in table.lines] == [("471.2", "495.0"), ("100", "112")]


@pytest.mark.parametrize(
    ("heads", "rows"),
    [
        (("Metric", "Period", "Value", "Site"), [("Turnover", "2024", "4", "Oslo"), ("Turnover", "2024", "5", "Moss")]),
        (("Metric", "Period", "Value"), [("Turnover", "2024", "4"), ("Turnover", "2024", "5")]),
        (("Site", "Period", "Visitors"), [("Oslo", "2024", "4"), ("Moss", "2024", "5")]),
        (("Metric", "Value"), [("Turnover", "4"), ("Staff", "5")]),
    ],
)
def test_any_other_table_stays_as_it_is(heads, rows):
    (table,) = tables(heads, rows)
    assert len(table.lines) == len(rows)
    assert len(table.columns) == len(heads) - 1


def test_a_figure_is_told_with_the_unit_of_its_row_and_what_became_of_it():
    document = DocumentTables("default", "figures.csv", "figures", "", tables(HEADS["en"], (*ROWS, *STAFF)))

    def told(question):
        answer = the_answer(read_question(question, date(2026, 1, 1)), [document])
        return answer.told.text if answer else ""

    assert told("What was the turnover in 2024?") == "The turnover was 471.2 million NOK in 2024."
    assert told("By how much did turnover grow from 2024 to 2025?").startswith("The turnover rose by NOK 23.80M")
    assert "112" in told("How many staff in 2025?")
