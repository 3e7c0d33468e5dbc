"""A true statement with the wrong number is given the right one, and costs no attempt."""

from __future__ import annotations

import pytest

from core.drafts.attribution import attribute
from core.loop import answer
from core.model import Outcome
from core.tasks import Generate
from tests.fakes import ScriptedModel, draft, evidence, kit_of, question
from tests.unit.core.test_loop import corpus

LEAVE = "Every employee gets 28 days of paid leave a year."
CLAIMS = "Expense claims are due within 30 days of the journey, with receipts."
SOUP = "The canteen serves soup on Mondays and fish on Fridays."
FOUND = evidence(LEAVE, CLAIMS, SOUP)


@pytest.mark.parametrize(
    ("said", "given"),
    [
        (
            "Every employee gets 28 days of paid leave a year [2].",
            "Every employee gets 28 days of paid leave a year [1].",
        ),
        ("The canteen serves fish on Fridays [1, 2].", "The canteen serves fish on Fridays [3]."),
        ("The canteen serves fish on Fridays [1] [2].", "The canteen serves fish on Fridays [3]."),
        (f"{CLAIMS} [3] {SOUP} [2]", f"{CLAIMS} [2] {SOUP} [3]"),
    ],
)
def test_a_true_statement_is_given_the_number_of_the_source_that_says_it(said, given):
    attributed = attribute(draft(said, 1, 2, 3), FOUND)
    assert attributed.text == given


@pytest.mark.parametrize(
    "said",
    [
        "Every employee gets 28 days of paid leave a year [1].",
        "Every employee gets 31 days of paid leave a year [2].",
        "Every employee gets 28 days of paid leave a year [9].",
        "Staff enjoy generous holidays, which lapse once spring begins [2].",
        "The documents do not say how many days contractors get [2].",
    ],
)
def test_what_is_right_untrue_invented_or_nowhere_stays_as_it_was_written(said):
    assert attribute(draft(said), FOUND).text == said


def test_a_number_given_up_is_no_longer_listed():
    assert attribute(draft("The canteen serves fish on Fridays [1].", 1), FOUND).cited == (3,)


async def test_it_costs_no_attempt():
    model = ScriptedModel(generate=draft("Every employee gets 28 days of paid leave a year [2].", 2))
    given = await answer(
        question("How many days of paid leave does an employee get?"),
        kit_of(model, await corpus(LEAVE, "Every employee brings a lunch.")),
    )
    assert (given.outcome, len(model.calls(Generate))) == (Outcome.ANSWERED, 1)
    assert [source.passage.text for source in given.sources] == [LEAVE]
