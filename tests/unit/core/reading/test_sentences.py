"""Where sentences end."""

from __future__ import annotations

from core.reading.sentences import sentences


def test_numbers_of_footnotes_behind_a_full_stop_end_a_sentence():
    text = "It is told of women.2,3 About 15,000 hear of it a year. It is version.2 of a leaflet at 4.2 Euro."
    assert sentences(text) == [
        "It is told of women.2,3",
        "About 15,000 hear of it a year.",
        "It is version.2 of a leaflet at 4.2 Euro.",
    ]
