"""What a text calls somebody or something from then on."""

from __future__ import annotations

import pytest

from core.reading.called import called_in, initials_in


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('between Nordkyst Fisk AS ("Customer") and others', (("customer", "Nordkyst Fisk AS"),)),
        ("**Havnegate BV**, Breda (the “Provider”)", (("provider", "Havnegate BV Breda"),)),
        ("warehouses in Breda (Site B) and Venlo (Site V)", (("site b", "Breda"), ("site v", "Venlo"))),
        ("Price (EUR)", ()),  # a unit is no name
        ("The limit (see below) holds", ()),
        ("at a rate of 5% (2024)", ()),
    ],
)
def test_a_name_in_brackets_stands_for_what_is_before_it(text, found):
    assert called_in(text) == found


def test_names_are_known_by_their_initials():
    assert "CFO" in initials_in("Chief Financial Officer Stellan Brandt added something")
    assert "CTO" not in initials_in("Chief Financial Officer Stellan Brandt added something")
    assert "CFO" not in initials_in("the Chief. Financial Officer")
