"""Fact rows of before there were collections come along, all of them, and belong to `default`."""

from __future__ import annotations

from importlib import resources

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text

from storage.database import open_database
from storage.facts.store import SqlFacts
from tests.contract.test_facts_contract import jsonl, row

pytestmark = pytest.mark.usefixtures("real_migrations")

ROWS = 300
BEFORE = (
    "INSERT INTO fact_companies (name, ticker, cik) VALUES ('Acme Corp', 'ACME', '0000000007')",
    'INSERT INTO company_metrics (company, metric, period, fiscal_year, unit, ticker, cik, "end", value, restated, '
    "derived) VALUES ('Acme Corp', 'm' || :n, 'FY', 2020, 'USD', 'ACME', '', '2020-12-31', :n, false, false)",
    "INSERT INTO prices (company, ticker, date, cik, close, volume, currency) "
    "VALUES ('Acme Corp', 'ACME', '2020-' || :n, '', :n, 4000000000, 'USD')",
    "INSERT INTO filings (company, accession, ticker, cik, form, filing_date, fiscal_year) "
    "VALUES ('Acme Corp', 'a' || :n, 'ACME', '', '10-K', '2020-02-01', NULL)",
)


@pytest.fixture(params=["sqlite", "postgres"])
def filled(request, tmp_path):
    url = f"sqlite:///{tmp_path / 'old.db'}" if request.param == "sqlite" else request.getfixturevalue("postgres_url")
    engine = create_engine(url)
    config = Config()
    config.set_main_option("script_location", str(resources.files("storage") / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        company, *others = BEFORE
        connection.execute(text(company))
        for statement in others:
            connection.execute(text(statement.replace(":n", "CAST(:n AS integer)")), [{"n": n} for n in range(ROWS)])
    engine.dispose()
    return url


async def test_every_row_is_kept_and_read_as_before(filled, tmp_path):
    database = open_database(filled)
    facts = SqlFacts(database)
    held = [(h.table, h.collection, h.ticker, h.rows) for h in await facts.holdings()]
    assert held == [(name, "default", "ACME", ROWS) for name in ("company_metrics", "prices", "filings")]
    await facts.import_facts(jsonl(tmp_path / "m.jsonl", [row("m1", 2020, 7)]), collection="board")
    await facts.import_facts(jsonl(tmp_path / "m.jsonl", [row("m1", 2020, 8)]))
    assert [h.rows for h in await facts.holdings("board")] == [1]
    assert sum(h.rows for h in await facts.holdings("default")) == 3 * ROWS
    database.close()
