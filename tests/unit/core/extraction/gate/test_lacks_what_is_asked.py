"""A row is told whole where nothing of it is singled out, and never for an attribute that none of it tells."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.extraction.gate.asked import asked_for
from core.extraction.gate.rows_alone import lacks_what_is_asked
from core.extraction.tables import Row
from core.model import Question
from core.tasks import Generate
from tests.fakes import evidence

BOATS = """| id | boat | berth | yard | price_eur | status |
| --- | --- | --- | --- | --- | --- |
| B-7 | dinghy | Gull Pier | Harlan | 4100 | moored |
| B-9 | ketch | Tern Quay | Okoye | 88000 | ashore |
"""
KETCH = ("ketch", "Tern Quay", "Okoye", "ashore")
HEADER = ("boat", "berth", "yard", "status")


@pytest.mark.parametrize(
    "question",
    [
        "how heavy is the ketch at Tern Quay",
        "How much does the ketch at Tern Quay weigh?",
        "how loud is the ketch at Tern Quay",
        "how old is the ketch at Tern Quay",
        "What is the serial number of the ketch at Tern Quay?",
    ],
)
async def test_what_no_cell_tells_is_refused(question):
    assert (await ExtractiveModel().do(Generate(Question(question), evidence(BOATS)))).value.refused


async def test_what_is_known_of_a_thing_is_its_row():
    said = (await ExtractiveModel().do(Generate(Question("What do you know of B-9?"), evidence(BOATS)))).value.text
    assert "Okoye" in said


@pytest.mark.parametrize(
    "question",
    [
        "How heavy is the ketch?",
        "Wie schwer ist die ketch in Tern Quay?",
        "Combien pèse le ketch de Tern Quay ?",
        "¿Cuánto pesa el ketch de Tern Quay?",
        "Quanto pesa il ketch di Tern Quay?",
        "Quantos quilos tem o ketch de Tern Quay?",
        "Hoe zwaar is de boot die bij de kade ligt?",
        "Tern Quay ketch 무게는 얼마인가요?",
        "Tern Quayのketchの重さはどれくらいですか？",
        "Tern Quay的ketch重量是多少？",
        "ما وزن ketch في Tern Quay؟",
        "Tern Quay की ketch का वज़न कितना है?",
    ],
)
def test_a_weight_is_asked_for_in_twelve_languages(question):
    asked = asked_for(question)
    assert lacks_what_is_asked(asked, Row(HEADER, KETCH))
    assert not lacks_what_is_asked(asked, Row((*HEADER, "weight_kg"), (*KETCH, "9400")))


def test_a_year_tells_how_old_and_minutes_how_long():
    assert not lacks_what_is_asked(asked_for("How old is the ketch?"), Row((*HEADER, "purchase"), (*KETCH, "2019")))
    assert not lacks_what_is_asked(
        asked_for("How long is the tour?"), Row(("tour", "guide", "duration"), ("Bay", "Ann", "40 min"))
    )
