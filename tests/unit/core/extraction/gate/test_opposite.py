"""The other side of what is asked for is no answer, but to yes-no questions and comparisons."""

from __future__ import annotations

import pytest

from core.extraction.gate.opposite import tells_the_other_side


@pytest.mark.parametrize(
    ("question", "text", "language"),
    [
        ("What time does the late shift start?", "The late shift ends at 19:30.", "en"),
        ("What is the minimum length of a password?", "Passwords have a maximum of 64 characters.", "en"),
        ("Which modules are mandatory?", "The ethics module is optional.", "en"),
        ("Wann beginnt die Schicht?", "Die Schicht endet um 19:30 Uhr.", "de"),
    ],
)
def test_a_sentence_on_the_other_side_is_no_answer(question, text, language):
    assert tells_the_other_side(question, text, language)


@pytest.mark.parametrize(
    ("question", "text", "language"),
    [
        ("Is the pool open on Sunday?", "The pool is closed on Sundays.", "en"),
        ("Which is larger, Kiel or Lübeck?", "Kiel is smaller than Lübeck.", "en"),
        ("When does the shift start?", "The shift starts at six and ends at two.", "en"),
        ("How many days after the purchase can I return it?", "Returns are taken within 30 days.", "en"),
        ("When does the shift start?", "It runs from six to two.", "en"),
    ],
)
def test_yes_or_no_and_comparisons_are_answered_by_the_opposite(question, text, language):
    assert not tells_the_other_side(question, text, language)
