"""One group's figure, and one day's, is no other's: apprentices are no interns, and no outage is another day's."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.model import Draft, Evidence, Passage, PassageMeta, Question
from core.tasks import Generate

INCIDENT = "Incident report: Ropeline outage of 21 February 2026"
FAULT = "Störungsbericht: Ausfall vom 21. Februar 2026"
REPORT = f"# {INCIDENT}\n\n137 bookings were affected. 19 visitors asked for their money back."
BERICHT = f"# {FAULT}\n\n137 Buchungen waren betroffen."
CARD = (
    "Anyone who wants to belay needs a green belay card. The belay test takes about 40 minutes and costs £12. "
    "The card is valid for two years. Lead climbing requires an orange card in addition."
)
HANDBOOK = "Staff handbook, as of 1 May 2026"


async def drafted(text: str, question: str, title: str) -> Draft:
    passage = Passage(text, PassageMeta("a.md:0", "a.md", "md", document="a.md", title=title))
    reply = await ExtractiveModel().do(Generate(Question(question), Evidence((passage,))))
    return reply.value


@pytest.mark.parametrize(
    ("text", "question", "title"),
    [
        (
            "Vollzeitkräfte haben 28 Urlaubstage im Jahr. Auszubildende haben 30 Urlaubstage.",
            "Wie viele Urlaubstage haben Praktikanten?",
            "",
        ),
        ("Auszubildende haben 30 Urlaubstage.", "Wie viele Urlaubstage haben Werkstudenten?", ""),
        ("Apprentices get 30 days of leave.", "How many days of leave do interns get?", ""),
        ("Students pay 9 euros.", "How much do seniors pay?", ""),
        ("Les étudiants paient 9 euros.", "Combien paient les retraités ?", ""),
        ("Los estudiantes pagan 9 euros.", "¿Cuánto pagan los jubilados?", ""),
        ("학생 요금은 5,000원입니다.", "어린이 요금은 얼마예요?", ""),
        ("学生の料金は500円です。", "子供の料金はいくらですか？", ""),
        ("Kinder zahlen 4 Euro.", "Was zahlen Studenten?", ""),
        ("Part-time staff receive two shirts.", "How many shirts do interns receive?", ""),
        ("The blue badge opens the lab. The badge is valid for one year.", "How long is the red badge valid?", ""),
        (
            REPORT,
            "How many bookings were affected by the outage of 3 March 2026?",
            INCIDENT,
        ),
        (
            REPORT,
            "How many visitors asked for their money back after the outage of 5 May 2026?",
            INCIDENT,
        ),
        (
            BERICHT,
            "Wie viele Buchungen waren vom Ausfall vom 3. März 2026 betroffen?",
            FAULT,
        ),
    ],
)
async def test_what_is_told_of_another_is_not_quoted(text: str, question: str, title: str):
    assert (await drafted(text, question, title)).refused


@pytest.mark.parametrize(
    ("text", "question", "told", "title"),
    [
        (
            "Vollzeitkräfte haben 28 Urlaubstage im Jahr. Auszubildende haben 30 Urlaubstage.",
            "Wie viele Urlaubstage haben Auszubildende?",
            "30",
            "",
        ),
        ("Apprentices get 30 days of leave.", "How many days of leave do trainees get?", "30", ""),
        ("Students pay 9 euros, seniors 8 euros.", "How much do seniors pay?", "8", ""),
        ("Les étudiants paient 9 euros.", "Combien paient les étudiants ?", "9", ""),
        ("어린이 요금은 5,000원입니다.", "어린이 요금은 얼마예요?", "5,000", ""),
        ("子供の料金は500円です。", "子供の料金はいくらですか？", "500", ""),
        ("One adult may supervise at most three children.", "How many children may one adult supervise?", "three", ""),
        ("Members may bring one guest a month free of charge.", "How many guests may a member bring?", "one guest", ""),
        ("Children pay 4 euros.", "How much do kids pay?", "4", ""),
        ("Los jubilados pagan 9 euros.", "¿Cuánto pagan los jubilados?", "9", ""),
        (
            CARD,
            "How long is the belay card valid?",
            "two years",
            "",
        ),
        (
            CARD,
            "How long is the green card valid?",
            "two years",
            "",
        ),
        (
            REPORT,
            "How many bookings were affected by the outage of 21 February 2026?",
            "137",
            INCIDENT,
        ),
        (
            "# Staff handbook, as of 1 May 2026\n\nThe office has 40 desks.",
            "How many desks does the office have on 5 May 2026?",
            "40",
            HANDBOOK,
        ),
    ],
)
async def test_what_is_told_of_the_one_asked_for_is(text: str, question: str, told: str, title: str):
    assert told in (await drafted(text, question, title)).text
