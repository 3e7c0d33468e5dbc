"""What is told by a quick look first is told as by the long one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.checks.support import times_in
from core.reading.claim_words import tokens_of
from core.reading.weekdays import weekdays_in

WORDS = ["revenues", "The", "of", "Oslo", "q3", "operating", "MARCH", "fourth"]


@pytest.mark.parametrize("word", WORDS)
def test_a_word_by_itself_is_compared_by_what_it_is_compared_by_in_a_text(word: str) -> None:
    assert tokens_of(word) == tokens_of(f" {word} ")


@given(
    text=st.lists(st.sampled_from(["Sat", "sunday", "Mon-Fri", "at", "3", "“", "week-end", "Été", " ", ","])).map(
        " ".join
    )
)
def test_the_days_of_a_text_are_those_of_the_same_text_beside_a_letter_beyond_ascii(text: str) -> None:
    assert weekdays_in(text) == weekdays_in(f"{text} Ø")


@pytest.mark.parametrize(
    ("text", "minutes"),
    [
        ("Open from 3 to 6.", {180, 900, 360, 1080}),
        ("It opens at 8.", {480, 1200}),
        ("Open 9:0-22:30.", {540, 1350}),
        ("At noon.", {720}),
        ("At midnight.", {0, 1440}),
        ("Ouvert à 5h.", {300, 1020}),
        ("There were 12 of them.", set()),
        ("Nobody came.", set()),
    ],
)
def test_clock_times_are_found_however_they_are_written(text: str, minutes: set[int]) -> None:
    assert minutes <= times_in(text) if minutes else not times_in(text)
