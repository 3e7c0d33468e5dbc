"""What a document says in the question's own words is told, not shown as what came closest."""

import pytest

from core.clients.extractive import ExtractiveModel
from core.model import Evidence, Question
from core.tasks import Generate
from tests.fakes import passage

SAFETY = "Gloves are worn in every laboratory. Interns never work alone. The fire drill takes place in March."
LIBRARY = "The library lends books for three weeks. Dictionaries are not lent. A lost book costs 15 francs."
CLOUD = "The free tier stores 5 GB and keeps backups for 7 days. The team tier stores 200 GB."
FARM = "A full share costs 90 pounds a month and feeds four. Supporters get no vegetables."


@pytest.mark.parametrize(
    ("question", "text", "said"),
    [
        ("When does the fire drill take place?", SAFETY, "in March"),
        ("For how long are dictionaries lent?", LIBRARY, "Dictionaries are not lent"),
        ("How much storage does the free tier have?", CLOUD, "5 GB"),
        ("How many boxes of vegetables do supporters get?", FARM, "no vegetables"),
        ("Wann findet die Übung statt?", "Die Übung findet im März statt.", "im März"),
    ],
)
async def test_what_is_said_in_the_questions_words_is_told(question, text, said):
    reply = await ExtractiveModel().do(Generate(Question(question), Evidence((passage(text),))))
    assert said in reply.value.text
