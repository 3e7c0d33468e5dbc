"""The loop with a real small language model on loopback: opt-in, by ERRATA_TEST_LLM_URL."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.clients.failover import Failover
from core.clients.openai_server import connect
from core.clients.prompted_model import PromptedModel
from core.loop import answer
from core.model import Mode, Outcome
from core.settings import Settings
from core.tasks import Generate, Grade, Refine, Reflect, StandAlone, Verify
from tests.fakes import FakeClock, FakeLedger, draft, evidence, kit_of, question
from tests.unit.core.test_loop import corpus

pytestmark = [pytest.mark.local_model, pytest.mark.timeout(600)]

SNIPPETS = (
    "Every employee gets 28 days of paid leave a year. Unused leave expires on 31 March.",
    "Leave is requested in the leave book two weeks ahead; the lead initials it.",
    "Expense claims are due within 30 days of the journey, with receipts.",
)


@pytest.fixture
def model(local_model_url):
    settings = Settings(openai_base_url=local_model_url, llm_model="local", llm_timeout=300)
    return PromptedModel(connect(settings), "local", settings, FakeLedger())


@pytest.fixture
async def kit(model):
    failover = Failover([model], ExtractiveModel(), FakeClock(), raise_rejected_key=True)
    return kit_of(failover, await corpus(*SNIPPETS), settings={"top_k": 3})


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ("How many days of paid leave do I get?", "28"),
        ("When does unused leave expire?", "31 March"),
        ("Within how many days are expense claims due?", "30"),
    ],
)
async def test_it_answers_with_what_the_evidence_says_and_cites_it(kit, asked, expected):
    given = await answer(question(asked), kit)
    assert given.outcome in (Outcome.ANSWERED, Outcome.PARTIAL)
    assert expected in given.text
    assert given.sources


async def test_a_question_that_the_evidence_does_not_answer_brings_no_invented_figure(kit):
    given = await answer(question("What is the phone number of the harbour office?"), kit)
    stated = given.text.split("⚠️")[0]
    assert given.outcome is not Outcome.ANSWERED or not any(c.isdigit() for c in stated.replace("[", "").split("]")[0])


async def test_a_wrong_draft_is_not_approved(model):
    wrong = draft("Every employee gets 45 days of paid leave a year [1].", 1)
    said = (await model.do(Verify(question(), evidence(*SNIPPETS), wrong))).value
    assert not said.completed


async def test_every_json_task_meets_its_contract(model):
    found = evidence(*SNIPPETS)
    right = draft("Every employee gets 28 days of paid leave a year [1].", 1)
    assert 0 <= (await model.do(Grade(question(), found))).value.relevance_score <= 1
    assert 0 <= (await model.do(Reflect(question(), found, right))).value.reflection_score <= 1
    assert (await model.do(Refine(question(), "leave days", ("expiry",), "misses the expiry"))).value
    assert (await model.do(StandAlone(question("and when does it expire?"), ()))).value


async def test_a_draft_can_be_read_whatever_form_it_takes(model):
    reply = await model.do(Generate(question(), evidence(*SNIPPETS)))
    assert "28" in reply.value.text
    assert "[ANSWER]" not in reply.value.text


async def test_mode_both_reaches_an_outcome(kit):
    given = await answer(question("What happens to unused leave?", mode=Mode.BOTH), kit)
    assert given.outcome in set(Outcome) - {Outcome.FAILED}
    assert given.crag is not None
