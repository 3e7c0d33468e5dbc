"""A question that names an attribute is not answered by another one of the same thing."""

from __future__ import annotations

import pytest

from core.extraction.gate.asked import asked_for
from core.extraction.gate.attribute import tells_another_attribute

ANOTHER = [
    ("Where is Ana Ruiz's office?", "Papers name Ana Ruiz in the acknowledgements."),
    ("What is Ana Ruiz's extension?", "Ana Ruiz looks after visitors."),
    ("Which street is the Loft on?", "Welcome evening: second Wednesday of the month, 18:30, at the Loft"),
    ("Which yard paints the hulls?", "The hulls are painted in winter."),
    ("Which street is the office in Orrin Quay on?", "The window at Orrin Quay opens at 06:45."),
    ("Which company paints the hulls?", "The boats lie still from 7 January, while the hulls are painted."),
    ("How many days of annual leave do bakers get?", "A certificate is due after two days of illness."),
    ("An welcher Straße liegt das Lager?", "Das Lager öffnet um acht Uhr."),
    ("Dans quelle rue est le dépôt ?", "Le dépôt ouvre à huit heures."),
    ("¿En qué calle está el almacén?", "El almacén abre a las ocho."),
    ("In quale via è il deposito?", "Il deposito apre alle otto."),
    ("Em que rua fica o depósito?", "O depósito abre às oito."),
    ("In welke straat is de opslag?", "De opslag gaat om acht uur open."),
]
THE_SAME = [
    ("Where is Ana Ruiz's office?", "Ana Ruiz's office is on the first floor."),
    ("Where is Ana Ruiz's office?", "Ana Ruiz is based in Leith."),
    ("Where are Ana Ruiz's samples kept?", "They lie in the freezer."),
    ("Which street is the Loft on?", "The Loft is at 4 Mill Road."),
    ("Which yard paints the hulls?", "The hulls are painted by Marsh & Co."),
    ("Which yard paints the hulls?", "The yard of the harbour paints them."),
    ("Which method uses averages?", "Seasonality is a characteristic of a series."),
    ("How many days of annual leave do bakers get?", "Bakers have 27 days of holiday."),
    ("How many days of sick leave do I get?", "Sick pay lasts thirty days."),
    ("Which company paints the hulls?", "A firm of the harbour paints the hulls."),
    ("What is the notice period?", "Two weeks to the end of a month."),
    ("An welcher Straße liegt das Lager?", "Das Lager liegt in der Hafenstraße 4."),
    ("Welche Firma streicht die Boote?", "Die Boote streicht Kranz."),
    ("Dans quelle rue est le dépôt ?", "Le dépôt est rue Pasteur."),
    ("어느 거리에 창고가 있습니까?", "창고는 세종대로에 있습니다."),
]


@pytest.mark.parametrize(("question", "text"), ANOTHER)
def test_what_has_nothing_of_the_attribute_is_no_answer(question, text):
    assert tells_another_attribute(asked_for(question), text, "")


@pytest.mark.parametrize(("question", "text"), THE_SAME)
def test_what_has_or_denotes_it_may_be_one(question, text):
    assert not tells_another_attribute(asked_for(question), text, "")


def test_what_heads_a_sentence_may_say_the_attribute():
    assert not tells_another_attribute(asked_for("Where is Ana's office?"), "Ana is on the first floor.", "Offices")
