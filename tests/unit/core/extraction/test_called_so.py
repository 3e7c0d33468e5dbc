"""Names that stand for others: a sentence about the Provider is one about whom the contract calls so."""

from __future__ import annotations

from core.extraction.gate.weighing import weighed
from tests.fakes import passage

CONTRACT = (
    'This contract is made between Nordkyst Fisk AS ("Customer") and Havnegate BV ("Provider").\n\n'
    "The Provider shall inform the Customer within two hours by telephone."
)


def test_a_short_name_brings_what_it_stands_for_into_the_context():
    pool = weighed("Within what time must Nordkyst be told?", (passage(CONTRACT),)).pool
    told = next(segment for segment in pool if "two hours" in segment.text)
    assert "Nordkyst Fisk AS" in told.context
    assert "Havnegate BV" in told.context


def test_initials_of_the_question_stand_for_the_name_that_has_them():
    text = "Chief Financial Officer Ada Brandt spoke. Chief Executive Officer Lin Moe did not."
    pool = weighed("Who is the CFO?", (passage(text),)).pool
    assert [segment.context.endswith("CFO") for segment in pool] == [True, False]
