"""A figure that was missed suggests which symbol of the code is which column: for somebody to approve."""

from __future__ import annotations

import pytest

from core.learning.links import linked, named_apart
from storage.learning import suggestions
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
