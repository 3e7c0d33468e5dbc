"""Source code as answers: a definition's signature and documentation, and of its body only the lines that matter."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.extraction.code import pieces, telling
from core.indexing.sync import sync
from core.loop import answer
from core.model import Outcome
from tests.fakes import kit_of, passage, question
from tests.fakes_index import InMemoryIndex

REFUNDS = '''"""Refunds."""

from shop.ledger import post_entry

WINDOW = 30


class RefundPolicy:
    """Says how much is refunded."""

    fee: float = 0.05

    def refundable(self, order, today):
        """Return the amount in cents that can be refunded.

        Raises ValueError when the order is too old.
        """
        if (today - order.delivered).days > WINDOW:
            raise ValueError("too late")
        charged = order.total * self.fee
        return int(order.total - charged)


def issue_refund(order, amount: int) -> str:
    gross = amount * 2
    audited = note(order)
    checked = check(audited)
    entry = post_entry(order.customer, -gross)
    return entry
'''
SCHEMA = """Table refunds: id INT, refund_reason TEXT
CREATE TABLE refunds (
  id INTEGER,
  a INT,
  b INT,
  refund_reason TEXT
);"""
LEDGER = 'def post_entry(customer, cents):\n    """Write one entry."""\n    return cents\n'
SHOP = {"refunds.py": REFUNDS, "ledger.py": LEDGER}


def test_source_is_cut_into_its_definitions_and_what_stands_between():
    policy, refundable, issue, rest = pieces(passage(REFUNDS, file_type="python"))
    assert policy.startswith("class RefundPolicy:")
    assert "def refundable" not in policy
    assert "fee: float" in policy
    assert refundable.strip().startswith("def refundable(self, order, today):")
    assert issue.startswith("def issue_refund")
    assert "WINDOW = 30" in rest


@pytest.mark.parametrize(
    ("asked", "says", "lacks"),
    [
        ("What does refundable return?", ["def refundable", "Return the amount", "return int"], ["charged ="]),
        ("How is the fee charged in refundable?", ["charged = order.total * self.fee"], ["raise ValueError("]),
        ("What does issue_refund do?", ["def issue_refund", "return entry"], ["audited = note"]),
    ],
)
def test_of_a_body_only_what_matters_is_shown(asked, says, lacks):
    wanted = "refundable" if "refundable" in asked else "issue_refund"
    piece = next(one for one in pieces(passage(REFUNDS, file_type="python")) if f"def {wanted}" in one)
    shown = telling(piece, "python", asked)
    assert [part for part in says if part not in shown] == []
    assert [part for part in lacks if part in shown] == []


def test_scripts_keep_their_signature_and_the_comment_above():
    source = """/** Adds two. */
export function add(a: number, b: number): number {
  const sum = a + b;
  return sum;
}
"""
    (piece,) = pieces(passage(source, file_type="typescript"))
    assert telling(piece, "typescript", "What does add return?").startswith("/** Adds two. */\nexport function add(")


def test_of_a_table_the_column_that_was_asked_for_is_shown():
    shown = telling(SCHEMA, "sql", "Which table and column hold the reason of a refund?")
    assert "  refund_reason TEXT" in shown.splitlines()
    assert "  a INT," not in shown.splitlines()


@pytest.fixture
async def kit(tmp_path):
    folder = tmp_path / "shop"
    folder.mkdir()
    for name, text in SHOP.items():
        (folder / name).write_text(text)
    found = kit_of(ExtractiveModel(), InMemoryIndex())
    await sync(tmp_path, "code", found.index, None)
    return found


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("What imports ledger.py?", "shop/ledger.py is imported by shop/refunds.py."),
        ("Which modules depend on shop.ledger?", "shop/ledger.py is imported by shop/refunds.py."),
        ("Which files import post_entry?", "post_entry (shop/ledger.py) is imported by shop/refunds.py."),
        ("What does refunds.py import?", "shop/refunds.py imports shop/ledger.py"),
        ("Wer importiert ledger.py?", "shop/ledger.py wird importiert von shop/refunds.py."),
    ],
)
async def test_what_imports_what_is_told_from_the_stored_graph_both_ways(kit, asked, told):
    made = await answer(question(asked), kit)
    assert made.outcome is Outcome.ANSWERED
    assert told in made.text


async def test_nothing_is_told_of_a_collection_that_its_asker_may_not_read(kit):
    made = await answer(question("What imports ledger.py?", collections=("other",)), kit)
    assert made.outcome is Outcome.REFUSED
    assert "refunds" not in made.text
