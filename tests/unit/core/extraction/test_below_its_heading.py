"""Sections of one passage: what a question names by a code is told below the heading that bears it, or not at all."""

import pytest

from core.clients.extractive import ExtractiveModel
from core.model import Evidence, Question
from core.reading.identifiers import codes_in
from core.tasks import Generate
from tests.fakes import passage

PUMPS = """Pump catalogue

Pump A-100

Warranty: 5 years. Weight: 12 kg. Supplier: Larsen AS.

Pump B-200

Warranty: 3 years. Price: EUR 900. Supplier: Hovland AS.

Pump C-300

Price: EUR 1,400. Noise: 55 dB."""
INCIDENTS = """Incident log

INC-2201 Pump station stopped

Duration: 3 hours. Cause: a frozen pressure sensor. Customers affected: 412.

INC-2207 Billing sent twice

Duration: 2 days. Cause: the nightly job ran on both nodes. Responsible: Tomasz Wilk."""
GERMAN = """Maschinen

Säge S-20

Die Garantie beträgt 2 Jahre.

Säge S-40

Die Garantie beträgt 4 Jahre. Der Preis beträgt 890 Euro."""
FLIGHTS = """Flights

LH400

Departs from gate A12 at 10:50.

LH402

Departs from gate B44 at 17:15."""


async def told(question: str, text: str) -> str:
    evidence = Evidence((passage(text, title="Notes", source_file="notes.md"),))
    reply = await ExtractiveModel().do(Generate(Question(question), evidence))
    return "" if reply.value.refused else reply.value.text


@pytest.mark.parametrize(
    ("question", "text", "answer"),
    [
        ("What is the price of pump B-200?", PUMPS, "EUR 900"),
        ("What is the price of pump C-300?", PUMPS, "EUR 1,400"),
        ("Warranty of B-200?", PUMPS, "3 years"),
        ("What is the warranty of the A-100?", PUMPS, "5 years"),
        ("What was the cause of INC-2207?", INCIDENTS, "nightly job"),
        ("What was the cause of INC-2201?", INCIDENTS, "frozen pressure sensor"),
        ("How long did INC-2207 last?", INCIDENTS, "2 days"),
        ("Wie lange ist die Garantie der S-40?", GERMAN, "4 Jahre"),
        ("Wie lange ist die Garantie der S-20?", GERMAN, "2 Jahre"),
        ("Which gate does LH402 depart from?", FLIGHTS, "B44"),
    ],
)
async def test_what_stands_below_the_heading_that_is_named_is_told(question, text, answer):
    assert answer in await told(question, text)


@pytest.mark.parametrize(
    ("question", "text", "others"),
    [
        ("What is the price of pump A-100?", PUMPS, ("900", "1,400")),
        ("What is the weight of pump B-200?", PUMPS, ("12 kg",)),
        ("What is the noise of A-100?", PUMPS, ("55",)),
        ("Who was responsible for INC-2201?", INCIDENTS, ("Tomasz",)),
        ("How many customers were affected by INC-2207?", INCIDENTS, ("412",)),
        ("Was kostet die S-20?", GERMAN, ("890",)),
        ("Which gate does LH400 depart from?", FLIGHTS, ("B44",)),
    ],
)
async def test_what_stands_below_the_heading_of_another_is_not(question, text, others):
    said = await told(question, text)
    assert not any(other in said for other in others), said


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("the cause of INC-2207?", {"inc-2207"}),
        ("A-100's price, and that of (LH400)", {"a-100", "lh400"}),
        ("12kg in Q2 of 2024, the 3rd time", set()),
        ("COVID-19 rules", {"covid-19"}),
        ("", set()),
    ],
)
def test_codes_are_words_of_letters_and_digits(text, codes):
    assert codes_in(text) == codes


PEOPLE = """Harbour office

Lena Holm

Extension 4471. Room 12. Looks after berths.

Tom Ferrer

Extension 4480. Looks after cranes. Stands in for Lena.

Ada Moss

Room 31. Looks after pilots."""
BOATS = """Boats for hire

Falcon

A day costs EUR 240. Takes six guests.

Heron

A day costs EUR 95. The deposit is EUR 300.

Egret

Takes two guests. A licence is needed."""
MITARBEITER = """Hafenbüro

Lena Holm

Durchwahl 4471. Zimmer 12. Zuständig für Liegeplätze.

Tom Ferrer

Durchwahl 4480. Zuständig für Kräne.

Ada Moss

Zimmer 31. Zuständig für Lotsen."""
SCHIFFE = """Boote

Falke

Ein Tag kostet 240 Euro. Die Kaution beträgt 300 Euro.

Reiher

Ein Tag kostet 95 Euro. Der Liegeplatz ist Steg 7."""
KOREAN = """항만 사무소

이수진

내선 번호는 4471이다. 사무실은 12호이다.

박민호

내선 번호는 4480이다. 담당 업무는 크레인이다.

최유리

사무실은 31호이다. 담당 업무는 도선이다."""


@pytest.mark.parametrize(
    ("question", "text", "answer"),
    [
        ("What is Tom's extension?", PEOPLE, "4480"),
        ("What is Lena Holm's extension?", PEOPLE, "4471"),
        ("Which room is Ada in?", PEOPLE, "31"),
        ("What does Tom Ferrer look after?", PEOPLE, "cranes"),
        ("How much is the Falcon a day?", BOATS, "240"),
        ("What does a day on the Heron cost?", BOATS, "95"),
        ("How many guests does the Egret take?", BOATS, "two guests"),
        ("Welche Durchwahl hat Tom Ferrer?", MITARBEITER, "4480"),
        ("Was kostet ein Tag mit dem Reiher?", SCHIFFE, "95"),
        ("박민호의 내선 번호는?", KOREAN, "4480"),
        ("이수진의 내선 번호는 무엇입니까?", KOREAN, "4471"),
    ],
)
async def test_what_stands_below_a_name_is_told_of_it(question, text, answer):
    assert answer in await told(question, text)


@pytest.mark.parametrize(
    ("question", "text", "others"),
    [
        ("What is Ada's extension?", PEOPLE, ("4471", "4480")),
        ("Which room is Tom in?", PEOPLE, ("12", "31")),
        ("What is the deposit for the Falcon?", BOATS, ("300",)),
        ("How much is the Egret a day?", BOATS, ("240", "95")),
        ("Does the Heron need a licence?", BOATS, ("licence is needed",)),
        ("Welche Durchwahl hat Ada Moss?", MITARBEITER, ("4471", "4480")),
        ("In welchem Zimmer sitzt Tom Ferrer?", MITARBEITER, ("12", "31")),
        ("Wie hoch ist die Kaution für den Reiher?", SCHIFFE, ("300",)),
        ("최유리의 내선 번호는?", KOREAN, ("4471", "4480")),
        ("박민호의 사무실은 몇 호입니까?", KOREAN, ("12", "31")),
    ],
)
async def test_what_stands_below_the_name_of_another_is_not_told_of_it(question, text, others):
    said = await told(question, text)
    assert not any(other in said for other in others), said


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Who approves annual leave?", "head of the yard"),
        ("How many days of annual leave are there?", "27 days"),
        ("Is sick leave paid?", "paid in full"),
    ],
)
async def test_sections_on_topics_of_one_subject_may_answer_for_one_another(question, answer):
    topics = """Leave

Annual leave

There are 27 days of leave a year.

Sick leave

Days of leave for illness are paid in full.

Approvals

Leave is approved by the head of the yard."""
    assert answer in await told(question, topics)
