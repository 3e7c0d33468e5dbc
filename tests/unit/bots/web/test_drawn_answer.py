"""What the chat page draws of an answer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bots.introduction import ITSELF
from bots.web.drawn_answer import drawn
from core.model import Outcome
from tests.engine_bench import answer_to
from tests.fakes import question


@pytest.mark.parametrize(
    ("changed", "judged"),
    [
        ({}, True),
        ({"model": ITSELF}, False),
        ({"outcome": Outcome.FAILED}, False),
        ({"outcome": Outcome.REFUSED, "sources": (), "attempts": (), "verdicts": (), "model": ""}, False),
    ],
)
def test_votes_are_offered_on_answers_alone(changed, judged):
    assert drawn(replace(answer_to(question("How many days?"), "25 days."), **changed), None).judged is judged
