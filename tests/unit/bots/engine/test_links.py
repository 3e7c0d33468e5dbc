"""A figure that was missed suggests which symbol of the code is which column: for somebody to approve."""

from __future__ import annotations

import time
from dataclasses import asdict

import pytest

from bots.engine.deciding import Desk
from bots.web.evidence_series import origin_of
from core.learning.links import linked, named_apart
from core.loop import answer
from core.model import LINK
from core.steps.follow_links import follow_links
from storage.learning import suggestions
from storage.learning.suggestions import Approval
from tests.fakes import question
from tests.learning_bench import HANDBOOK, stories

CODE = 'def total_refunds(orders):\n    """Add them up."""\n    return sum(orders)\n'
SCHEMA = "CREATE TABLE orders (id INT, refund_total NUMERIC, customer TEXT);\nCREATE TABLE badges (id INT);\n"
FILES = {**HANDBOOK, "billing.py": CODE, "schema.sql": SCHEMA}


async def test_a_missed_figure_suggests_a_link_with_its_reason_and_score(tmp_path):
    async with stories(tmp_path, FILES) as told:
        message = await told.ask("What were the total refunds of June?")
        await told.reject(message)
        found = told.bench.database.transaction(lambda session: suggestions.listed(session, suggestions.PENDING))
        (link,) = [one for one in found if one.action == "schema.link.suggest"]
        assert (link.details["code_symbol"], link.target) == ("total_refunds", "orders.refund_total")
        assert (link.details["reason"], link.score) == ("retrieval_miss", 1.0)


async def test_a_question_that_names_no_column_suggests_nothing(tmp_path):
    async with stories(tmp_path, FILES) as told:
        await told.reject(await told.ask("Who was the first person on the moon?"))
        found = told.bench.database.transaction(lambda session: suggestions.listed(session))
        assert [one for one in found if one.action == "schema.link.suggest"] == []


@pytest.mark.parametrize(
    ("symbol", "column", "alike"),
    [("netIncome", "company_metrics.NetIncomeLoss", 0.8), ("Badge.color", "orders.income", 0.0)],
)
def test_names_are_compared_by_their_words(symbol, column, alike):
    found = linked("What was the net income?", [symbol], [column])
    assert [link.score for link in found] == ([alike] if alike else [])
    assert named_apart("refundTotal_of.May") == "refund Total of May"


async def suggested(told):
    await told.reject(await told.ask("What were the total refunds of June?"))
    found = told.bench.database.transaction(lambda session: suggestions.listed(session, suggestions.PENDING))
    return next(one for one in found if one.action == "schema.link.suggest")


ASKED = "Which table and column hold total_refunds?"
IN_WORDS = "Which table and column hold the total refunds?"


@pytest.mark.parametrize("asked", [ASKED, IN_WORDS])
async def test_an_approved_link_tells_which_column_holds_what_the_code_computes(tmp_path, asked):
    async with stories(tmp_path, FILES) as told:
        link = await suggested(told)
        before = await answer(question(asked), told.kit)
        assert LINK not in {source.passage.meta.chunk_method for source in before.sources}
        desk = Desk(told.bench.database, told.bench.services.indexer, ("U1",))
        await desk.approve(link.id, Approval("slack:T1:U1"))
        made = await answer(question(asked), told.kit)
        assert "table orders, column refund_total" in made.text
        (by_link,) = [source.passage.meta for source in made.sources if source.passage.meta.chunk_method == LINK]
        assert by_link.title == "total_refunds = orders.refund_total, slack:T1:U1"
        assert origin_of(asdict(by_link)) == "links"


async def test_an_approved_link_brings_both_ends_to_questions_about_either(tmp_path):
    async with stories(tmp_path, FILES) as told:
        desk = Desk(told.bench.database, told.bench.services.indexer, ("U1",))
        await desk.approve((await suggested(told)).id, Approval("slack:T1:U1"))
        found = await follow_links(question("Which function computes orders.refund_total?"), told.kit)
        assert [one.meta.source_file.rpartition("/")[2] for one in found] == ["schema.sql", "schema.sql", "billing.py"]
        assert await follow_links(question("How many days of leave are there?"), told.kit) == ()
        assert await follow_links(question(ASKED, collections=("other",)), told.kit) == ()


async def test_a_link_serves_as_long_as_both_ends_are_there(tmp_path):
    async with stories(tmp_path, FILES) as told:
        desk = Desk(told.bench.database, told.bench.services.indexer, ("U1",))
        link = await suggested(told)
        await desk.approve(link.id, Approval("slack:T1:U1"))
        assert await follow_links(question(ASKED), told.kit) != ()
        await told.write(schema_sql="CREATE TABLE orders (id INT, refunds NUMERIC);\n")
        await told.indexed()
        assert await follow_links(question(ASKED), told.kit) == ()


async def test_a_link_that_expired_serves_no_longer(tmp_path):
    async with stories(tmp_path, FILES) as told:
        desk = Desk(told.bench.database, told.bench.services.indexer, ("U1",))
        link = await suggested(told)
        await desk.approve(link.id, Approval("slack:T1:U1", expires_at=time.time() - 1))
        assert await follow_links(question(ASKED), told.kit) == ()


@pytest.mark.parametrize("approved", [True, False])
async def test_a_link_that_was_decided_on_never_comes_back(tmp_path, approved):
    async with stories(tmp_path, FILES) as told:
        link = await suggested(told)
        desk = Desk(told.bench.database, told.bench.services.indexer, ("U1",))
        decided = await (desk.approve(link.id, Approval("slack:T1:U1")) if approved else desk.reject(link.id, "U1"))
        await told.reject(await told.ask("What were the total refunds of July?", message="2.0", thread="2.0"))
        found = told.bench.database.transaction(lambda session: suggestions.listed(session))
        links = [one for one in found if one.action == "schema.link.suggest"]
        assert [(one.id, one.status) for one in links] == [(decided.id, "applied" if approved else "rejected")]
        if not approved:
            assert await follow_links(question(ASKED), told.kit) == ()
