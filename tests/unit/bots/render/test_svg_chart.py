"""Drawings of figures write them as the reader's language does, and leave room for it."""

from __future__ import annotations

import pytest

from bots.render.chart import chart_of
from bots.render.plotting import figure, tick
from bots.render.svg_chart import Drawn, line_chart, table_chart
from core.model import Table

REVENUE = Table("Apple Inc.: revenue", ("period", "revenue"), (("FY2022", 394.3e9), ("FY2023", 383.3e9)), "USD")
LONGER = Table(REVENUE.title, REVENUE.columns, (("FY2020", 274.5e9), ("FY2021", 365.8e9), *REVENUE.rows), "USD")


@pytest.mark.parametrize(
    ("language", "half", "billions"),
    [
        ("", "0.50", "$400B"),
        ("en", "0.50", "$400B"),
        ("de", "0,50", "400 Mrd. $"),
        ("fr", "0,50", "400 milliards $"),
        ("ko", "0.50", "4,000억 달러"),
        ("hi", "0.50", "400 अरब $"),
    ],
)
def test_ticks_are_written_as_the_language_writes_figures(language, half, billions):
    assert figure(0.5, "", language) == half
    assert tick(400e9, "USD", language) == billions


def test_a_drawing_is_told_and_labelled_in_the_pages_language_within_its_own_room():
    drawn = table_chart(LONGER, "de")
    assert "394,3 Mrd. $" in drawn
    assert "Umsatz" in drawn
    assert ">2020</text>" in drawn
    left = [float(part.partition('"')[0]) for part in drawn.split('class="tick" x="')[1:]]
    assert left == [100.0] * len(left), "ten letters need more room than the five of $400B"
    assert "394.3" not in drawn
    assert "$394.3B" in table_chart(LONGER)
    assert ">0,10</text>" in line_chart(("a", "b"), [Drawn("x", "s0", (0.1, 0.5))], "", "", "pt")


def test_a_picture_is_told_in_the_language_where_its_font_has_the_letters():
    assert "394,3 Mrd. $" in chart_of(LONGER, "de").alt
    assert chart_of(LONGER, "ko") is not None
