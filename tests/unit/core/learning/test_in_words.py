"""What a reader's words make of the question they rejected an answer to."""

from __future__ import annotations

import pytest

from core.learning.readers_words import in_words, tells
from core.model import Choice, Outcome
from tests.engine_bench import answer_to
from tests.fakes import question

BERLIN = Choice("Prices in Berlin", "How much is a locker in Berlin?")
LISBON = Choice("Prices in Lisbon", "How much is a locker in Lisbon?")
ASKED = question("How much is a locker?")
ASKED_BACK = answer_to(ASKED, "Which one?", outcome=Outcome.UNCLEAR, choices=(BERLIN, LISBON))


@pytest.mark.parametrize(
    "words", ["Lisbon", "That is the wrong table: the one of Lisbon is meant.", "prices of Lisbon!"]
)
def test_who_names_what_one_choice_alone_has_means_that_choice(words: str):
    assert tells(ASKED_BACK, words)
    assert in_words(ASKED_BACK, words) == LISBON.question


@pytest.mark.parametrize("words", ["the prices", "Berlin or Lisbon, who knows", "of Madrid"])
def test_who_names_none_or_several_asks_in_their_own_words(words: str):
    assert in_words(ASKED_BACK, words) == f"{ASKED.text} ({words})"
