"""What a reply in JSON may look like, and still be read."""

from __future__ import annotations

import json

import pytest

from core.clients.json_replies import QuoteReply, parse, response_format
from core.errors import ContractInvalid
from core.tasks import Quotation

SAID = "Ottil keeps 3 cranes."


@pytest.mark.parametrize(
    ("reply", "quotation"),
    [
        ({"quote": SAID, "source": 2}, Quotation(SAID, 2)),
        ({"quote": f" {SAID}\n", "source": "[2]"}, Quotation(SAID, 2)),
        ({"quote": SAID, "source": [2]}, Quotation(SAID, 2)),
        ({"quote": SAID, "source": "the handbook"}, Quotation(SAID)),
        ({"quote": SAID, "source": None}, Quotation(SAID)),
        ({"quote": SAID}, Quotation(SAID)),
        ({"quote": None, "source": None}, Quotation()),
        ({"quote": "", "source": 1}, Quotation()),
        ({"quote": None}, Quotation()),
    ],
)
def test_a_quotation_is_read_with_its_number_in_whatever_form(reply, quotation):
    assert parse(json.dumps(reply), QuoteReply).value() == quotation
    assert parse(f"Here it is:\n```json\n{json.dumps(reply)}\n```", QuoteReply).value() == quotation


def test_a_quotation_is_asked_for_by_a_strict_schema():
    schema = response_format(QuoteReply)["json_schema"]["schema"]
    assert schema["required"] == ["quote", "source"]
    assert schema["additionalProperties"] is False


@pytest.mark.parametrize("reply", ["[COMPLETED]", '{"source": 1}', '{"quote": ["a"], "source": 1}'])
def test_what_says_nothing_of_a_quotation_breaks_the_contract(reply):
    with pytest.raises(ContractInvalid):
        parse(reply, QuoteReply)
