"""What the chat page draws of an answer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bots.introduction import ITSELF
from bots.languages import say
from bots.web.drawn_answer import drawn
from bots.web.page_language import Spoken
from bots.web.pages import page
from core.model import Outcome
from tests.engine_bench import answer_to
from tests.fakes import question


@pytest.mark.parametrize(
    ("changed", "judged"),
    [
        ({}, True),
        ({"model": ITSELF}, False),
        ({"outcome": Outcome.FAILED}, False),
        ({"outcome": Outcome.REFUSED, "sources": (), "attempts": (), "verdicts": (), "model": ""}, False),
    ],
)
def test_votes_are_offered_on_answers_alone(changed, judged):
    assert drawn(replace(answer_to(question("How many days?"), "25 days."), **changed), None).judged is judged


def test_a_card_is_in_the_language_of_its_question_whatever_the_page_is_in():
    one = drawn(answer_to(question("휴가는 며칠입니까?"), "25일입니다 [1]."), None)
    shown = page("fragment.html", Spoken("en"), what="answer", one=one).body.decode()
    assert say("receipt head", "ko") in shown
    assert say("page copy", "ko") in shown
    assert say("page copy", "en") not in shown


def test_what_the_product_says_of_itself_bears_no_outcome_no_receipt_and_no_other_mode():
    one = drawn(replace(answer_to(question("hi"), "I am Errata."), model=ITSELF), None)
    shown = page("fragment.html", Spoken("en"), what="answer", one=one).body.decode()
    for left_out in ("status", "receipt", "data-again", "confidence"):
        assert left_out not in shown
    assert "I am Errata." in shown


def test_remarks_stand_on_the_page_without_the_signs_that_chats_show():
    marked = replace(
        answer_to(question("How much?"), "It is 28 [1].", files=("a.md",)),
        notes=("🔁 Looked again.", "⚠️ Old.", "Plain."),
    )
    assert drawn(marked, "").notes == ("Looked again.", "Old.", "Plain.")
