"""A draft that only copies a sentence is held to what rules may quote, and may lack a word that it says otherwise."""

from __future__ import annotations

import pytest

from core.extraction.gate.admission import admission
from core.extraction.gate.asked import asked_for
from core.extraction.gate.extracts import answers_as_extract
from core.extraction.gate.weighing import weighed
from core.model import Evidence
from tests.fakes import WordEmbedder, draft, passage

PUPPETS = """# Lantern Theatre

## School groups

Groups book three weeks ahead with Ines Varga. A deposit of 40 euros is left for one puppet.

## Rules

Oily rags go into the lidded bucket. The key of the boat hall is held by Marit Oyelaran.

## Work

Salaries arrive on the 28th. Towels are brought by everybody.
"""
EMBEDDER = WordEmbedder("cloths rags", "greasy oily", "payday salaries", "month arrive")


async def admitted(question, said, text=PUPPETS):
    evidence = Evidence((passage(text, "c1"),))
    return await admission(question, evidence, draft(f"{said} [1].", 1), None, EMBEDDER)


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("What deposit must a school leave for one puppet?", "A deposit of 40 euros is left for one puppet"),
        ("Which bucket is for greasy cloths?", "Oily rags go into the lidded bucket"),
        ("When in the month is payday?", "Salaries arrive on the 28th"),
    ],
)
async def test_a_quotation_that_says_each_word_or_one_near_it_is_admitted(question, said):
    assert (await admitted(question, said)).admitted


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("What deposit must a school leave for the stage lights?", "A deposit of 40 euros is left for one puppet"),
        ("Who has the key to the archive?", "The key of the boat hall is held by Marit Oyelaran"),
        ("Who empties the lidded bucket?", "Oily rags go into the lidded bucket"),
        ("How much does a towel cost?", "Towels are brought by everybody"),
        ("Payday?", "Salaries arrive on the 28th"),  # one word is near something in many sentences
        ("Which bucket is for greasy cloths?", "Waste"),  # a title
        ("How many groups come?", "Oily rags go into the lidded bucket"),
    ],
)
async def test_a_near_miss_is_not(question, said):
    assert not (await admitted(question, said)).admitted


KITA = "# Kita\n\nFür einen Ausflug wird ein Pfand von 5 Euro hinterlegt. Handtücher bringen alle mit.\n"
GITE = "# Gîte\n\nUne caution de 200 euros est laissée pour le chalet. Les draps sont apportés par chacun.\n"
GYM = "# 체육관\n\n사물함 열쇠를 잃어버리면 만 원을 냅니다. 수건은 직접 가져와야 합니다.\n"


@pytest.mark.parametrize(
    ("question", "said", "text", "expected"),
    [
        (
            "Welches Pfand müssen Eltern für einen Ausflug hinterlegen?",
            "Für einen Ausflug wird ein Pfand von 5 Euro hinterlegt",
            KITA,
            True,
        ),
        ("Wie viel kosten Handtücher?", "Handtücher bringen alle mit", KITA, False),
        (
            "Quelle caution faut-il laisser pour le chalet ?",
            "Une caution de 200 euros est laissée pour le chalet",
            GITE,
            True,
        ),
        (
            "Quelle caution faut-il laisser pour un vélo ?",
            "Une caution de 200 euros est laissée pour le chalet",
            GITE,
            False,
        ),
    ],
)
async def test_quotations_are_held_in_other_languages_too(question, said, text, expected):
    assert (await admitted(question, said, text)).admitted is expected


@pytest.mark.parametrize(
    ("question", "begins", "expected"),
    [
        ("사물함 열쇠를 잃어버리면 얼마를 내야 하나요?", "사물함", True),
        ("수건은 얼마에 빌리나요?", "수건", False),
    ],
)
def test_how_much_is_told_by_a_figure_however_it_is_written(question, begins, expected):
    read = weighed(question, (passage(GYM, "c1"),))
    segment = next(s for s in read.pool if s.text.startswith(begins))
    assert answers_as_extract(asked_for(question), read.query, segment) is expected
