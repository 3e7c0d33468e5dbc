"""Who asks whether something is so hears yes or no with the sentence, or that it is not in the documents."""

from __future__ import annotations

import pytest

from core.extraction.asking_if_so import claim_in
from core.extraction.followups import stand_alone
from core.model import Question, Turn
from core.steps.tell_if_so import claimed, compared


@pytest.mark.parametrize(
    ("claim", "told", "found"),
    [
        ("A locker costs 6 EUR a month.", "A locker costs 4 EUR a month.", "claim denied"),
        ("Jury service is 12 days.", "Jury service is 12 days at full pay.", "claim holds"),
        ("Die Pauschale beträgt 700 Euro.", "Die Umzugspauschale beträgt 600 Euro.", "claim denied"),
        ("Dogs are allowed in the office.", "Dogs are not allowed in the office.", "claim denied"),
        ("Dogs are allowed in the office.", "Dogs are allowed in the office on Fridays.", "claim holds"),
        ("The canteen opens in May.", "Dogs are not allowed.", None),
        ("It takes 3 weeks.", "A locker costs 4 EUR a month.", None),
    ],
)
def test_a_claim_is_held_against_the_sentence_found(claim: str, told: str, found: str | None):
    assert compared(claim, told) == found


def test_what_is_claimed_is_looked_up_without_its_figure():
    asked = "Is that so: A locker costs 6 EUR a month."
    assert claim_in(asked) == "A locker costs 6 EUR a month."
    assert stand_alone(asked, ()) == "A locker costs EUR a month."
    assert not claim_in("What does the manual say: is smoking allowed?")


def test_behind_a_claim_the_claim_is_asked_of_again():
    before = (Turn("user", "Is that so: A locker costs 6 EUR a month."), Turn("assistant", "No: it costs 4 EUR [1]."))
    assert stand_alone("is that right?", before) == "A locker costs EUR a month."


def test_in_a_thread_it_is_the_last_statement_or_our_answer():
    ours = (Turn("user", "How much is a locker?"), Turn("assistant", "A locker costs 4 EUR a month [1]."))
    assert claimed(Question("x", history=ours, asked="is that right?")) == "A locker costs 4 EUR a month."
    since = (*ours, Turn("person", "I heard lockers cost 6 EUR now"))
    assert claimed(Question("x", history=since, asked="is that right?")) == "I heard lockers cost 6 EUR now"
    assert not claimed(Question("How much is a locker?", history=ours))
