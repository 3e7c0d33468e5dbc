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
