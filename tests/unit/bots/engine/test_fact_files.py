"""Figures that were imported from a file: a thumbs-down has that file read again, where it changed."""

from __future__ import annotations

import pytest

from bots.indexer import LibraryIndexer
from core.model import ToolCall
from storage.database import open_database
from storage.facts.store import SqlFacts
from tests.fakes_index import InMemoryIndex

HEAD = "company,ticker,metric,fiscal_year,period,end,value,unit\n"


@pytest.fixture
def database(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    yield database
    database.close()


async def test_a_facts_file_that_changed_is_imported_again(database, tmp_path):
    file = tmp_path / "metrics.csv"
    file.write_text(f"{HEAD}Ottil plc,OTT,Revenue,2023,FY,2023-12-31,100,USD\n")
    facts = SqlFacts(database)
    await facts.import_facts(file)
    indexer = LibraryIndexer(InMemoryIndex(), None, facts=facts)
    assert (await indexer.reindex(str(file), None)).endswith("had not changed")

    file.write_text(f"{HEAD}Ottil plc,OTT,Revenue,2023,FY,2023-12-31,12500,USD\n")
    assert "was imported anew: 1 rows" in await indexer.reindex(str(file), None)
    args = {"company": "Ottil plc", "metric": "Revenue", "period": "FY", "years": [2023], "limit": 1}
    found = await facts.run(ToolCall("get_financials_by_metric", args), None)
    assert [row.values["value"] for row in found.rows] == [12500]
    assert "is not in the index" in await indexer.reindex(str(tmp_path / "other.csv"), None)


def row(year: int, value: int) -> str:
    return f"Ottil plc,OTT,Revenue,{year},FY,{year}-12-31,{value},USD\n"


async def years(facts) -> list[int]:
    args = {"company": "Ottil plc", "metric": "Revenue", "period": "FY", "years": None, "limit": 9}
    return sorted(
        row.values["fiscal_year"] for row in (await facts.run(ToolCall("get_financials_by_metric", args), None)).rows
    )


async def test_a_row_deleted_from_a_file_leaves_with_its_next_import(database, tmp_path):
    file, other = tmp_path / "metrics.csv", tmp_path / "more.csv"
    file.write_text(HEAD + row(2021, 80) + row(2022, 90) + row(2023, 100))
    other.write_text(HEAD + row(2021, 80))
    facts = SqlFacts(database)
    await facts.import_facts(file)
    await facts.import_facts(other)

    file.write_text(HEAD + row(2023, 100))
    made = await facts.import_facts(file)
    assert made.notes == ("Rows that the file no longer holds were removed: 1.",)
    assert await years(facts) == [2021, 2023]  # another file states 2021


async def test_where_a_row_cannot_be_read_none_leaves(database, tmp_path):
    file = tmp_path / "metrics.csv"
    file.write_text(HEAD + row(2022, 90) + row(2023, 100))
    facts = SqlFacts(database)
    await facts.import_facts(file)
    file.write_text(HEAD + row(2022, 90).replace("90", "ninety") + row(2023, 100))
    await facts.import_facts(file)
    assert await years(facts) == [2022, 2023]
