"""Which table and column hold what is told of the fact tables that the asker may read, and only where it is asked."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.loop import answer
from core.model import Outcome
from tests.fakes import kit_of, question


class TwoCollections:
    """Fact rows of two collections; nothing but names is asked of it."""

    async def present(self, collections):
        return True

    async def companies(self, collections):
        return ["Hafenlicht AG"]

    async def metrics(self, company, collections):
        every = {"public": "revenue", "board": "severance provisions"}
        return [name for inside, name in every.items() if collections is None or inside in collections]

    async def collections(self):
        return ["board", "public"]

    async def version(self):
        return "1"


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("Which table and column hold Hafenlicht's revenue?", "table company_metrics, column value (metric: revenue)"),
        ("Which table holds the closing price?", "table prices, column close"),
        ("In welcher Tabelle steht der Umsatz?", "Tabelle company_metrics, Spalte value (metric: revenue)"),
        ("In quale tabella si trova il fatturato?", "fatturato (revenue)"),
        ("营收在哪个表?", "company_metrics"),
    ],
)
async def test_the_table_and_column_are_told(asked, told):
    made = await answer(question(asked), kit_of(ExtractiveModel(), facts=TwoCollections()))
    assert told in made.text


async def test_only_what_is_asked_for_is_told():
    made = await answer(
        question("In welcher Tabelle steht revenue?"), kit_of(ExtractiveModel(), facts=TwoCollections())
    )
    assert "severance" not in made.text
    assert "ticker" not in made.text


async def test_what_another_collection_holds_is_not_told():
    kit = kit_of(ExtractiveModel(), facts=TwoCollections())
    asked = "Which column holds the severance provisions?"
    assert "severance" in (await answer(question(asked), kit)).text
    made = await answer(question(asked, collections=("public",)), kit)
    assert made.outcome is Outcome.REFUSED
    assert "severance" not in made.text
