"""A message of several questions: each is answered, and what found nothing is said to have found nothing."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.loop import answer
from core.model import Turn
from core.reading.marks import cited_in
from core.reading.several_questions import questions_in
from tests.fakes import kit_of, question
from tests.unit.core.test_loop import corpus

LEAVE = "# Leave\n\nCrew get 31 days of annual leave a year.\n"
FLEET = "# Fleet manual\n\nThe dry docking of the Kestrel costs £310,000. The canteen is on deck 2.\n"
PARKEN = "# Gelände\n\nVor der Halle parkt man kostenlos. Das Tor wird um 18 Uhr geschlossen.\n"


async def _told(text: str, *history: Turn):
    kit = kit_of(ExtractiveModel(), await corpus(LEAVE, FLEET, PARKEN))
    return await answer(question(text, history=history), kit)


async def test_each_of_two_questions_is_answered_from_its_own_document():
    given = await _told("How many days of annual leave do crew get, and what does the dry docking of the Kestrel cost?")
    assert given.outcome == "answered"
    assert "31 days" in given.text
    assert "310,000" in given.text
    assert cited_in(given.text) == (1, 2)
    assert [source.number for source in given.sources] == [1, 2]
    assert len({verdict.check for verdict in given.verdicts}) == len(given.verdicts), "a check has one verdict"
    assert len(given.attempts) == 1


async def test_what_found_nothing_is_said_to_have_found_nothing():
    given = await _told("How many days of annual leave do crew get? And who repairs the coffee machine?")
    assert given.outcome == "partial"
    assert "31 days" in given.text
    assert "coffee machine" in given.text


async def test_a_question_goes_on_from_the_one_before_it_not_from_earlier_ones():
    before = (Turn("user", "How many days of annual leave do crew get?"), Turn("assistant", "31 days."))
    given = await _told("What does the dry docking of the Kestrel cost and who repairs the coffee machine?", *before)
    assert given.question.text.count("?") == 1
    assert "310,000" in given.text


async def test_two_questions_of_which_none_is_answered_are_one_refusal():
    given = await _told("Who repairs the coffee machine and when is the summer party?")
    assert given.outcome == "refused"


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("How many days do we get, and when do I have to ask?", ("How many days do we get?", "When do I have to ask?")),
        ("What does oil cost and where is it?", ("What does oil cost?", "Where is it?")),
        ("Is there parking? What does it cost?", ("Is there parking?", "What does it cost?")),
        ("Was kostet Öl und wo steht es?", ("Was kostet Öl?", "Wo steht es?")),
        ("Quel est le prix et qui le fixe ?", ("Quel est le prix?", "Qui le fixe ?")),
        ("¿Cuántos días hay y quién los aprueba?", ("¿Cuántos días hay?", "Quién los aprueba?")),
        ("Quanti giorni ci sono e chi li approva?", ("Quanti giorni ci sono?", "Chi li approva?")),
        ("Quantos dias há e quem aprova o pedido?", ("Quantos dias há?", "Quem aprova o pedido?")),
        ("Hoeveel dagen zijn er en wie keurt het goed?", ("Hoeveel dagen zijn er?", "Wie keurt het goed?")),
        ("휴가는 며칠이고 언제까지 신청해야 하나요?", ("휴가는 며칠이고?", "언제까지 신청해야 하나요?")),
        ("有給は何日ですか、いつまでに申請しますか？", ("有給は何日ですか?", "いつまでに申請しますか？")),
        ("年假几天，什么时候申请？", ("年假几天?", "什么时候申请？")),
        ("كم يوما الإجازة ومتى أطلبها من المدير؟", ("كم يوما الإجازة?", "متى أطلبها من المدير؟")),
        ("छुट्टी कितने दिन की है और कौन मंज़ूर करता है?", ("छुट्टी कितने दिन की है?", "कौन मंज़ूर करता है?")),
    ],
)
def test_a_message_is_parted_where_another_question_begins(text, parts):
    assert questions_in(text) == parts


@pytest.mark.parametrize(
    "text",
    ["How much is the knob and the glue?", "Who and when?", "What is the price, and why?", "Which is cheaper, A and B?",
     "I'm an apprentice. How many days do I get?", "When did sales rise and by how much?",
     "What is the difference between what we pay and what they pay?", "Wer und wann?", "What is the capital and where"],
)  # fmt: skip
def test_one_question_is_not_parted(text):
    assert questions_in(text) == ()
