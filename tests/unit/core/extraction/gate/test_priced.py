"""A price is of a thing: what another thing costs answers nothing, in any language."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.model import Draft, Evidence, Passage, PassageMeta, Question
from core.tasks import Generate

BATHS = """# Eintritt ins Freibad

Gäste zahlen 7,20 Euro, Jugendliche bis 17 Jahre 4 Euro. Die Zehnerkarte kostet 58 Euro und gilt nicht für die Sauna."""
PARC = "La balade en calèche dure une heure. La dégustation coûte 90 euros par groupe, verres compris."
PARQUE = "El paseo en barca dura una hora. La cata cuesta 90 euros por grupo, copas incluidas."
PARCO = "Il giro in barca dura un'ora. La degustazione costa 90 euro a gruppo, bicchieri compresi."
PARK = "The boat trip takes an hour. The tasting costs 90 EUR for a group, glasses included."
PARQUE_PT = "O passeio de barco dura uma hora. A degustação custa 90 euros por grupo, copos incluídos."
TUIN = "De boottocht duurt een uur. De proeverij kost 90 euro per groep, glazen inbegrepen."


async def drafted(text: str, question: str) -> Draft:
    passage = Passage(text, PassageMeta("a.md:0", "a.md", "md", title="", document="a.md"))
    reply = await ExtractiveModel().do(Generate(Question(question), Evidence((passage,))))
    return reply.value


@pytest.mark.parametrize(
    ("text", "question"),
    [
        (BATHS, "Was kostet der Eintritt für Lehrlinge?"),
        (BATHS, "Wie teuer ist der Eintritt für Schwerbehinderte?"),
        (PARC, "prix de la balade en calèche pour un groupe"),
        (PARC, "Combien coûte le goûter pour un groupe ?"),
        (PARQUE, "¿Cuánto cuesta el paseo en barca para un grupo?"),
        (PARCO, "Quanto costa la merenda per un gruppo?"),
        (PARK, "price of the boat trip for a group"),
        (PARK, "What does lunch cost for a group?"),
        (PARQUE_PT, "Quanto custa o lanche para um grupo?"),
        (TUIN, "Wat kost de lunch voor een groep?"),
        ("团体品酒的价格是每组90元。游船需要一小时。", "午餐的价格是多少？"),
    ],
)
async def test_what_another_thing_costs_is_no_price_of_the_one_asked_for(text: str, question: str):
    assert (await drafted(text, question)).refused


@pytest.mark.parametrize(
    ("text", "question", "price"),
    [
        (BATHS, "Was kostet der Eintritt für Jugendliche?", "4 Euro"),
        (BATHS, "Was kostet die Zehnerkarte?", "58 Euro"),
        (PARC, "prix de la dégustation pour un groupe", "90 euros"),
        (PARC, "Combien coûte la dégustation ?", "90 euros"),
        (PARQUE, "¿Cuánto cuesta la cata para un grupo?", "90 euros"),
        (PARCO, "Quanto costa la degustazione per un gruppo?", "90 euro"),
        (PARK, "price of the tasting for a group", "90 EUR"),
        (PARK, "How much does a tasting cost?", "90 EUR"),
        (PARQUE_PT, "Quanto custa a degustação para um grupo?", "90 euros"),
        (TUIN, "Wat kost de proeverij voor een groep?", "90 euro"),
        ("团体品酒的价格是每组90元。游船需要一小时。", "团体品酒的价格是多少？", "90"),
    ],
)
async def test_what_the_thing_asked_for_costs_is_told(text: str, question: str, price: str):
    assert price in (await drafted(text, question)).text
