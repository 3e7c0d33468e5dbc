"""Cells as files write them: entities, and thin blanks that part thousands."""

from __future__ import annotations

from core.extraction.tables import cells
from core.reading.amounts import read_amounts
from core.tabulated.cells import value_of


def test_entities_are_the_characters_that_they_stand_for():
    row = "| Salt &amp; malt | Delivery&nbsp;charge | 0&ndash;10&nbsp;km | a &#124; b |"
    assert cells(row) == ("Salt & malt", "Delivery charge", "0–10 km", "a | b")


def test_a_tag_that_was_written_with_entities_is_taken_off_like_any_other():
    assert cells("| &lt;b&gt;12&lt;/b&gt; | <@U1> |") == ("12", "")


def test_blanks_of_any_width_part_thousands():
    for blank in ("\u00a0", "\u2009", "\u202f", "&nbsp;", "&thinsp;"):
        (weight, number) = cells(f"| 1{blank}240 kg | 12{blank}503 |")
        assert [amount.value for amount in read_amounts(weight)] == [1240]
        assert value_of(number) == 12503
