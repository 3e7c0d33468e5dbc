"""What a function takes, returns and raises, and which fields a class has, is told by its definition."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.extraction.code_questions import told_by_definition
from core.indexing.sync import sync
from core.loop import answer
from core.model import Outcome
from storage.index.local_index import LocalIndex
from tests.fakes import kit_of, passage, question

PYTHON = '''
class TooLate(Exception):
    """Raised where the time is over."""


@dataclass
class RefundPolicy:
    """How refunds are given."""

    days: int = 30
    approver: str | None = None

    def refundable(self, order: dict, today: int) -> bool:
        """Say whether an order may be refunded."""
        if today - order["day"] > self.days:
            raise TooLate(order["id"])
        return order["paid"]


class LedgerClient:
    def __init__(self, base_url: str, timeout: float = 3.0) -> None:
        self.base_url = base_url
        self.timeout = timeout


def issue_refund(order_id: str, amount: float, *, reason: str = "") -> str:
    """Issue a refund."""
    if amount < 0:
        raise ValueError("negative")
    number = f"R-{order_id}"
    return number


def log_refund(number: str) -> None:
    print(number)
'''
SCRIPT = """
/** Options of a shipment. */
export interface ShipmentOptions {
  carrier: string;
  express?: boolean;
}

/** Ship an order. */
export function shipOrder(orderId: string, options: ShipmentOptions): Promise<string> {
  if (!orderId) {
    throw new RangeError("no order");
  }
  return send(orderId, options);
}
"""
ASKED = [
    ("Which arguments does issue_refund take?", 'reason: str = ""', "ValueError"),
    ("What does issue_refund return?", "return number", "raise"),
    ("What does issue_refund raise?", 'raise ValueError("negative")', "return number"),
    ("What fields has RefundPolicy?", "approver: str | None = None", "refundable"),
    ("What are the fields of LedgerClient?", "self.timeout = timeout", "issue_refund"),
    ("Which parameters does LedgerClient take?", "timeout: float = 3.0", "issue_refund"),
    ("Which parameters does RefundPolicy.refundable have?", "order: dict, today: int", "raise"),
    ("Which arguments does shipOrder take?", "options: ShipmentOptions", "carrier"),
    ("What fields does ShipmentOptions have?", "express?: boolean", "shipOrder"),
    ("What does shipOrder throw?", "throw new RangeError", "return send"),
    ("Welche Felder hat RefundPolicy?", "days: int = 30", "refundable"),
    ("Quels paramètres prend issue_refund ?", "amount: float", "ValueError"),
    ("issue_refund 的参数是什么？", "amount: float", "ValueError"),
]


@pytest.mark.parametrize(("asked", "told", "beside"), ASKED)
async def test_a_definition_tells_what_is_asked_of_it_and_no_more(tmp_path, asked, told, beside):
    folder = tmp_path / "code"
    folder.mkdir()
    (folder / "refunds.py").write_text(PYTHON)
    (folder / "ship.ts").write_text(SCRIPT)
    index = LocalIndex(tmp_path / "index.db")
    await sync(folder, "default", index, None)
    try:
        made = await answer(question(asked), kit_of(ExtractiveModel(), index))
    finally:
        await index.close()
    assert made.outcome is Outcome.ANSWERED
    assert told in made.text
    assert beside not in made.text
    assert made.sources[0].passage.meta.line_start is not None


def test_what_a_definition_does_not_say_and_what_two_files_define_is_not_told():
    one = passage(PYTHON, "a", document="refunds.py", file_type="py")
    other = passage(PYTHON.replace("order_id", "order"), "b", document="old.py", file_type="py")
    assert told_by_definition("What does log_refund raise?", "en", (one,)) is None
    assert told_by_definition("What does cancel_refund return?", "en", (one,)) is None
    assert told_by_definition("Which arguments does issue_refund take?", "en", (one, other)) is None
    assert told_by_definition("Who wrote issue_refund?", "en", (one,)) is None
