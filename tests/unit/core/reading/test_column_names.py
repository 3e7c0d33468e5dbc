"""Columns that programs name are said in words, with their unit where it belongs."""

from __future__ import annotations

import pytest

from core.extraction.tables import describe, read_rows
from core.reading.column_names import cell_in_words, column_in_words


@pytest.mark.parametrize(
    ("label", "told", "cell"),
    [
        ("price_eur_per_m", "price (EUR per m)", "price 8.75 EUR per m"),
        ("diameter_mm", "diameter (mm)", "diameter 8.75 mm"),
        ("lead_time_days", "lead time (days)", "lead time 8.75 days"),
        ("revenue_usd", "revenue (USD)", "revenue 8.75 USD"),
        ("unit_price", "unit price", "unit price 8.75"),
        ("valid_in", "valid in", "valid in 8.75"),
        ("Price (EUR)", "Price (EUR)", "Price (EUR) 8.75"),
        ("Größe", "Größe", "Größe 8.75"),
    ],
)
def test_a_column_is_said_in_words_and_its_figure_with_its_unit(label, told, cell):
    assert (column_in_words(label), cell_in_words(label, "8.75")) == (told, cell)


def test_a_unit_stands_behind_figures_alone():
    assert cell_in_words("stock_m", "none") == "stock (m) none"


def test_a_row_is_told_so():
    (row,) = read_rows(["| sku | price_eur_per_m |", "|---|---|", "| Hemp | 9.15 |"])
    assert "price_eur_per_m" not in describe(row)
