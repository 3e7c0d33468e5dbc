"""A sentence is no answer where it states the neighbour of what is asked for."""

from __future__ import annotations

import pytest

from core.extraction.gate.stated import states_another

OF_ANOTHER = [
    ("What is the notice period after probation?", "The probation period is six months.", "Probation and notice"),
    ("What is the notice period?", "The probation period is six months.", "Probation and notice"),
    ("How much notice do I give after probation?", "The probation period is six months.", "Probation and notice"),
    ("How much paper do we order?", "The printer costs 400 EUR.", "Printers"),
    ("How long is the trial period?", "The cooling-off period is two weeks.", ""),
    ("How often must the staff Wi-Fi password be changed?", "The guest Wi-Fi password changes every 7 days.", ""),
    ("What is the parking fee?", "The towing fee is 15 EUR.", ""),
    ("What is the per diem in Germany?", "The per diem in France is 45 EUR.", ""),
    ("How many staff work in Gdansk?", "The shop in Torun has 12 staff.", ""),
    ("What were the sales of Heron in 2023?", "Its subsidiary Egret GmbH had sales of 7 million EUR in 2023.", ""),
    ("What were the sales of Heron?", "Its subsidiary Egret had sales of 7 million EUR.", "Heron"),
    ("How many accidents did Bremen have?", "Its sister site in Kiel had 70 accidents in 2024.", ""),
    ("How much does the Eagle Mini saw weigh?", "The Eagle Mini saw has a warranty of 12 months.", "Products"),
    ("How much does the Lark crane lift?", "The Lark crane costs 12,000 EUR.", ""),
    ("Who is the deputy of Omar Said?", "Omar Said was replaced by Pia Sand on 1 March 2026.", "Contacts"),
    ("Who is the auditor of Brook Ltd?", "Brook Ltd was founded by Lea Winter.", ""),
    ("Wer bearbeitet Reklamationen?", "Die Bearbeitung einer Reklamation dauert höchstens 10 Werktage.", ""),
    ("Wer prüft die Rechnungen?", "Die Prüfung der Rechnungen dauert 3 Tage.", ""),
    ("Who checks the invoices?", "The invoices are checked within 3 days.", ""),
    ("Where is hall 3?", "Pieter the braiding machine arrives on 20 January 2027; prepare hall 3.", ""),
    ("Where does Captain Marsh live?", "Captain Marsh chairs the safety circle.", ""),
    ("Where is the loom?", "The loom arrives on 3 May 2026.", ""),
    ("How many days of sick leave do I get?", "A doctor's certificate is needed from the third day of illness.", ""),
    ("How much paid leave do I get a year?", "Contractors get no paid leave.", "Leave"),
    ("How much do we pay for the shuttle?", "Visitors pay nothing.", ""),
    ("What is the number of mills that were valued?", "The group sold a part of a mill in Leith for $1m.", ""),
    ("How many mills were valued?", "Mills were valued at £2,000,000.", ""),
    ("What was the revenue in dollars in 2022?", "Revenue was £80 million in 2022.", ""),
    ("What was the revenue of Kestrel in euros?", "Kestrel's revenue was 40 million USD.", ""),
    ("Wie hoch war der Umsatz in Dollar?", "Der Umsatz betrug 40 Mio. EUR.", ""),
    ("Quel était le chiffre d'affaires en dollars ?", "Le chiffre d'affaires était de 40 millions d'euros.", ""),
]
OF_WHAT_IS_ASKED = [
    ("What is the notice period after probation?", "After probation, the notice period is three months.", ""),
    ("What is the notice period during probation?", "During probation, notice is two weeks.", "Probation and notice"),
    ("How many days of annual leave do I get?", "Full-time employees get 27 days of paid leave a year.", ""),
    ("What is the total travel budget?", "The travel budget is 95,000 EUR.", ""),
    ("How long is parental leave?", "The maximum leave is 36 months.", "Parental leave"),
    ("What is the per diem in Germany?", "The per diem in Germany is 28 EUR.", ""),
    ("When does the office in Busan move?", "The Busan office will move to Haeundae in February 2027.", ""),
    ("When are the people in Bremen at work?", "Its returns hall works from 06:00 to 14:00 on Mondays.", "Bremen"),
    ("How much does the Eagle Mini saw weigh?", "The saw has a weight of 3 kg.", ""),
    ("How much notice do I give?", "Two weeks to the end of a month.", "Notice"),
    ("How much does the plan cost?", "The plan is 12 EUR a month.", ""),
    ("Who is the auditor of Brook Ltd?", "Brook Ltd is audited by Marsh & Co.", ""),
    ("Who is the head of sales?", "Iris Weber leads sales.", ""),
    ("Who checks the invoices?", "The accounting team checks the invoices within 3 days.", ""),
    ("Wer prüft die Rechnungen?", "Die Buchhaltung prüft die Rechnungen binnen 3 Tagen.", ""),
    ("Where is the loom?", "The loom stands in hall 2 next to the dye works.", ""),
    ("Where does Captain Marsh live?", "Captain Marsh lives in Leith.", ""),
    ("Where is the defibrillator?", "The defibrillator hangs at the reception.", ""),
    ("How many days of sick leave do I get?", "Sick pay lasts thirty days.", ""),
    ("How many days of leave do contractors get?", "Contractors get no paid leave.", ""),
    ("What was the revenue in dollars in 2022?", "Revenue was $80 million in 2022.", ""),
    ("What is the number of mills that were valued?", "31 mills were valued at £2,000,000.", ""),
    ("How much paid leave do contractors get?", "Contractors get no paid leave.", "Leave"),
    ("How much overtime pay do I get?", "Employees get no overtime pay.", ""),
    ("How many euros does the pass cost?", "The pass is 12 EUR.", ""),
    ("What was the revenue in 2022?", "Revenue was £80 million in 2022.", ""),
    ("How to soften sugar", "Here is an easy way to make hardened granulated sugar soft again: warm it.", ""),
    ("How can I clean windows?", "Wet the dusty old windows first and wipe them with paper.", ""),
    ("How do we store rope?", "Keep the coiled wet rope off the ground.", ""),
    ("부산 사무소 책임자는 누구입니까?", "사무소 책임자는 박수진 이사입니다.", ""),
]


OPENS = (("de", "Wer"), ("de", "Wie "), ("fr", "Quel"), ("ko", "부산"))


def code(question):
    return next((c for c, word in OPENS if question.startswith(word)), "en")


@pytest.mark.parametrize(("question", "text", "heading"), OF_ANOTHER)
def test_a_neighbour_is_not_what_is_asked(question, text, heading):
    assert states_another(question, text, heading, code(question))


@pytest.mark.parametrize(("question", "text", "heading"), OF_WHAT_IS_ASKED)
def test_what_states_it_is(question, text, heading):
    assert not states_another(question, text, heading, code(question))


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("Where's the sling for getting people out of the water?", "The rescue sling hangs behind the galley door."),
        ("Where is the bell?", "The bell stands opposite the gate."),
        ("Where is the ear protection?", "Ear protection is in locker 7."),
        ("Where are the spare keys?", "The spare keys hang in room 12b."),
        ("How much do engineers earn for being reachable?", "Weekend standby: EUR 130 per day."),
        ("How much do I have to leave behind to borrow rain gear?", "Oilskins are lent for a deposit of 60 euros."),
        ("How much do I owe if I wreck a chisel by being sloppy?", "Whoever breaks a tool bears half of its price."),
    ],
)
def test_a_place_beside_something_and_a_verb_before_its_clause_is_read(question, text):
    assert not states_another(question, text, "", "en")


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("Where is the bell?", "The bell is rung every hour."),
        ("Where is the bell?", "The bell was cast in 1782."),
        ("Where is the bell?", "The bell rings at 7."),
        ("How much does the large bell weigh?", "The large bell cost 900 euros."),
        ("How much does the large bell weigh if it is wet?", "The large bell cost 900 euros."),
    ],
)
def test_no_place_and_another_deed_are_no_answer(question, text):
    assert states_another(question, text, "", "en")
