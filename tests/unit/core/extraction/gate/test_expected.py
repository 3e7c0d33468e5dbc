"""Who is answered by a doer, when by a time, how fast by a measure: what has none of it tells something else."""

from __future__ import annotations

import pytest

from core.extraction.gate.asked import asked_for
from core.extraction.gate.expected import lacks_expected_type, row_tells_no_time
from core.extraction.tables import Row

OF_ANOTHER_TYPE = [
    ("Who orders the laptops?", "Laptops are ordered through the portal."),
    ("Who ordered the laptops?", "The laptops were ordered through the portal."),
    ("Wer bestellt die Laptops?", "Die Laptops werden über das Portal bestellt."),
    ("When did the travel office open?", "The travel office belongs to the finance team."),
    ("Wann wurde die Reisestelle eröffnet?", "Die Reisestelle leitet Eva Brandt."),
    ("¿Cuándo abrió la oficina de viajes?", "La oficina de viajes la dirige Ana Ruiz."),
    ("Quand le bureau a-t-il ouvert ?", "Le bureau appartient à la mairie."),
    ("Quando ha aperto l'ufficio?", "L'ufficio appartiene al comune."),
    ("Quando abriu o escritório?", "O escritório pertence à câmara."),
    ("Wanneer opende het kantoor?", "Het kantoor hoort bij de gemeente."),
    ("사무실은 언제 열었습니까?", "사무실은 시청 소유입니다."),
    ("कार्यालय कब खुला?", "कार्यालय नगर निगम का है।"),
    ("متى افتتح المكتب؟", "المكتب تابع للبلدية."),
    ("How fast does the autoclave run?", "The autoclave is serviced every six months."),
]
OF_THE_TYPE = [
    ("Who orders the laptops?", "Laptops are ordered by the IT desk."),
    ("Who orders the laptops?", "Laptops are ordered at the desk of Nina Kern."),
    ("Who orders the laptops?", "The IT desk orders laptops."),
    ("Who was appointed in May?", "Nina Kern was appointed."),
    ("Wer bestellt die Laptops?", "Die Laptops werden von der IT bestellt."),
    ("When did the travel office open?", "The travel office opened on 3 May 2019."),
    ("When is the autoclave serviced?", "The autoclave is serviced every six months."),
    ("When is footwear sent on?", "Footwear goes Tuesdays and Fridays."),
    ("When may I leave?", "You may leave once the porter has come."),
    ("When are rabbits shown?", "Rabbits are shown by appointment."),
    ("Wann wird bezahlt?", "Bezahlt wird, sobald die Rechnung da ist."),
    ("Where is the office?", "The office belongs to the council."),
    ("How fast does the autoclave run?", "It runs at 900 rpm."),
    ("How far does the bus go?", "The bus goes to the harbour."),
]


@pytest.mark.parametrize(("question", "text"), OF_ANOTHER_TYPE)
def test_what_has_nothing_of_the_expected_type_is_no_answer(question: str, text: str) -> None:
    assert lacks_expected_type(asked_for(question), text, "")


@pytest.mark.parametrize(("question", "text"), OF_THE_TYPE)
def test_what_has_some_of_it_may_be_one(question: str, text: str) -> None:
    assert not lacks_expected_type(asked_for(question), text, "")


def test_a_heading_may_tell_the_time() -> None:
    asked = asked_for("When did the office open?")
    assert not lacks_expected_type(asked, "The office opened.", "News > 3 May 2019")


@pytest.mark.parametrize(
    ("question", "cells", "tells_none"),
    [
        ("When does the phone go to the next person?", ("SEV4 Cosmetic", "none"), True),
        ("When does the phone go to the next person?", ("Handover", "Tuesdays"), False),
        ("When is an update posted?", ("SEV4 Cosmetic", "none"), False),
        ("Who has the phone?", ("SEV4 Cosmetic", "none"), False),
    ],
    ids=["of something else", "a day", "a word of the question", "no time is asked for"],
)
def test_a_row_without_a_time_and_a_word_of_the_question_does_not_tell_when(question, cells, tells_none):
    assert row_tells_no_time(asked_for(question), Row(("Level", "Status update"), cells)) == tells_none
