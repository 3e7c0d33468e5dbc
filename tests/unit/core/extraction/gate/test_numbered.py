"""What a number tells apart: severity 1 is not severity 2."""

from __future__ import annotations

import pytest

from core.extraction.gate.numbered import is_otherwise_numbered

ANOTHER = [
    ("What happens at severity 2?", "Severity 1 means that all is down."),
    ("When is the post-mortem of a severity 2 incident due?", "After every severity 1 incident a post-mortem is due."),
    ("What does plan B cost?", "Plan A costs 5 euros a month."),
    ("Was passiert bei Stufe 3?", "Bei Stufe 2 wird die Leitung gerufen."),
    ("Qué pasa en el nivel 2?", "En el nivel 1 se llama al jefe."),
]
NOT_ANOTHER = [
    ("What happens at severity 2?", "Severity 2 pages the lead."),
    ("What happens at severity 2?", "Severity 1 and 2 page the lead."),
    ("What happens at severity 2?", "Severity 1 or higher is paged."),
    ("What happens at severity 2?", "The lead is paged."),
    ("What does plan B cost?", "Plan B costs more than plan A."),
    ("Is it open until 31 March?", "It is open until 30 April."),
    ("Do five people fit in?", "The car is for 4 people."),
    ("Does it cost 5 euros?", "It costs 8 euros."),
    ("Does the car seat 5 passengers?", "The car seats 4 passengers."),
    ("Is it so that everybody gets 20 days of leave?", "Everybody gets 28 days of leave."),
    ("Bekommt jeder 20 Tage Urlaub?", "Jeder bekommt 28 Tage Urlaub."),
]


@pytest.mark.parametrize(("question", "text"), ANOTHER)
def test_a_sentence_of_another_number_is_no_answer(question, text):
    assert is_otherwise_numbered(question, text, "")


@pytest.mark.parametrize(("question", "text"), NOT_ANOTHER)
def test_a_sentence_of_that_number_of_several_or_of_none_may_be(question, text):
    assert not is_otherwise_numbered(question, text, "")


def test_a_heading_may_name_the_number():
    assert not is_otherwise_numbered(
        "What happens at severity 2?", "As for severity 1, the lead is paged.", "Severity 2"
    )
