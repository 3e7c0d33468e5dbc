"""What was asked for decides what tells it: a count needs a figure, a phone number a phone number."""

from __future__ import annotations

import pytest

from core.extraction.segments import segments
from core.extraction.support import score_segments, understand
from tests.fakes import passage


def best_of(question: str, text: str) -> str:
    passages = [passage(text)]
    pool = segments(passages)
    return score_segments(understand(question, pool), pool, passages)[0].segment.text


@pytest.mark.parametrize(
    ("question", "beside", "told"),
    [
        (
            "How many employees does Nordwind have?",
            "The Nordwind 2014 Employee Stock Plan is open to employees of Nordwind.",
            "Nordwind had about 4,100 full-time employees in September.",
        ),
        (
            "How many employees does Nordwind have?",
            "Form S-8 No. 333-165214 is about employees of Nordwind.",
            "Some 4,100 people are employees of Nordwind today.",
        ),
        (
            "What is the phone number of the Nordwind help desk?",
            "The Nordwind help desk number is free of charge.",
            "Nordwind help desk: +49 30 1234567.",
        ),
        (
            "Which email address has the help desk?",
            "The help desk has its address in Hall 3.",
            "Write to the help desk: desk@nordwind.example.",
        ),
        (
            "Wie lautet die Telefonnummer der Zentrale?",
            "Die Zentrale hat eine Telefonnummer.",
            "Zentrale: +49 30 7654321.",
        ),
    ],
)
def test_what_tells_what_was_asked_for_goes_before_what_only_has_its_words(question: str, beside: str, told: str):
    assert best_of(question, f"{beside} {told}") == told


def test_a_when_within_a_question_asks_for_no_date():
    assert understand("When must the form be filed?", ()).wants_date
    assert not understand("Is the location important when I buy a house?", ()).wants_date
    circumstances = understand("What is the treatment when an asset is discarded?", ())
    assert not circumstances.wants_date
    assert not circumstances.wants_figure
    assert understand("Who founded the club, and when was that?", ()).wants_date
    assert understand("Which club was founded in what year?", ()).wants_date


def test_a_season_tells_when_something_was():
    told = "In the spring of 542 the fever came to the harbour."
    assert best_of("When did the fever come to the harbour?", f"The fever came to the harbour by ship. {told}") == told


def test_what_has_no_plain_word_and_none_of_the_question_is_a_caption_that_ran_into_the_text():
    text = "Certainly ( 1968 ) Ada Moss. She sang it on the way home."
    passages = [passage(text, title="The way home")]
    pool = segments(passages)
    scored = score_segments(understand("where is the way home", pool), pool, passages)
    assert {s.segment.text: s.fit for s in scored} == {
        "She sang it on the way home.": 1.0,
        "Certainly ( 1968 ) Ada Moss.": 0.5,
    }
