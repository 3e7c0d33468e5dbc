"""No sentence of our own narrator fails our own checks, whatever is asked of whatever measure and time."""

from __future__ import annotations

from itertools import product

import pytest

from core.checks.examination import examine
from core.extraction.figures import tell_figures
from core.facts.execution import execute, planned
from core.facts.grammar import plan_of
from core.model import Evidence
from core.steps.gather import with_facts
from storage.database import open_database
from storage.facts.store import SqlFacts
from tests.made_up_figures import TODAY, import_made_up

MEASURES = ("revenue", "net income", "operating margin", "order intake")
ASKED = (
    "{} of Norvik in 2021",
    "{} of Norvik in 2019, 2020 and 2022",
    "Norvik's {} since 2018",
    "By how much did Norvik's {} change from 2018 to 2023?",
    "How much did Norvik's {} change from 2018 to 2023 in percent?",
    "Norvik's {} CAGR from 2017 to 2023",
    "Norvik's average {} from 2018 to 2023",
    "Norvik's highest {} ever",
    "Norvik's lowest {} between 2018 and 2022",
    "In which years did Norvik's {} fall?",
    "How many times did Norvik's {} rise?",
    "How has Norvik's {} developed?",
    "Norvik's {} in 2031",
    "Norvik's {} in Q2 2022",
    "Norvik's {} in the first half of 2022",
    "Norvik's TTM {}",
    "Norvik's and Talbot's {} in 2022",
)


@pytest.fixture(scope="module")
def database(tmp_path_factory):
    opened = open_database(f"sqlite:///{tmp_path_factory.mktemp('true') / 'facts.db'}")
    yield opened
    opened.close()


@pytest.mark.parametrize(("asked", "measure"), product(ASKED, MEASURES))
async def test_what_is_told_passes_our_own_checks(database, tmp_path, asked, measure):
    store = SqlFacts(database)
    if not await store.present(None):
        await import_made_up(store, tmp_path)
    question = asked.format(measure)
    plan = plan_of(question, await store.companies(None), await store.metrics(None, None), None, TODAY)
    assert plan is not None
    assert plan.unread == ()
    evidence = with_facts(Evidence(), await execute(planned(plan), store, None, TODAY))
    draft = tell_figures(question, evidence)
    assert draft is not None
    faults = [(v.check, v.detail) for v in examine(draft.text, question, evidence) if v.failed]
    assert faults == [], draft.text
