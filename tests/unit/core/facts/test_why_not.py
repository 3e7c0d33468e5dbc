"""What there is no figure of is named, with what is known in its stead; and what has to be said about time is said."""

from __future__ import annotations

from datetime import date

import pytest

from core.facts.execution import execute
from core.facts.narrate import narrate
from core.facts.planning import Names, choose_for
from core.model import Question
from core.tool_names import ToolName
from storage.database import open_database
from storage.facts.store import SqlFacts
from tests.made_up_figures import TODAY, import_made_up

GAPPED = "metric,period,fiscal_year,end,value,first_value,restated\n" + "\n".join(
    (
        "revenue,FY,2018,2018-12-31,100000000,,",
        "revenue,FY,2020,2020-12-31,120000000,125000000,true",
        "revenue,FY,2021,2021-12-31,130000000,,",
        "revenue,Q1,2022,2022-03-31,30000000,,",
    )
)


@pytest.fixture
async def names(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'facts.db'}")
    store = SqlFacts(database)
    await import_made_up(store, tmp_path)
    path = tmp_path / "gaps.csv"
    path.write_text(GAPPED)
    await store.import_facts(path, "company_metrics", "Oberland Power AG", "OBPW", currency="CHF")
    yield store, Names(await store.companies(None), await store.metrics(None, None), TODAY)
    database.close()


async def told(names, text, today: date = TODAY) -> str:
    store, known = names
    call = choose_for(Question(text), known)
    if call.tool == ToolName.SEARCH_DOCUMENTS:
        return "documents"
    result = await (execute(call, store, None, today) if call.tool == ToolName.PLAN else store.run(call, None))
    return narrate(text, result)[0]


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("What was Umbrella's revenue in 2023?", "I have no figures of “Umbrella”; I have those of Norvik"),
        ("Compare Norvik and Umbrella revenue in 2023", "I have no figures of “Umbrella”"),
        ("What was Norvik's EBITDA in 2023?", "I have no figure of Norvik Shipping ASA called “ebitda”"),
        ("What was the revenue in 2023?", "Whose figures are meant?"),
        ("Norvik's deferred revenue in 2023", "I did not understand “deferred”"),
        ("Will Norvik's revenue grow?", "opinion or a forecast"),
        ("Should I buy Norvik stock?", "opinion or a forecast"),
        ("What is gross margin?", "gross margin is computed as gross profit / revenue"),
        ("Which companies do you have figures for?", "Norvik Shipping ASA, Oberland Power AG and Talbot Foods plc"),
        ("What was Norvk's revenu in 2023?", "I read “norvk” as Norvik."),
        ("How many days of leave do I get?", "documents"),
        ("Oberland's revenue by year", "Between them I have none for fiscal year 2019."),
        ("Oberland's revenue in 2020 as first reported", "restated it as CHF 120.0M for fiscal year 2020"),
        ("How much did OBPW's revenue change from 2021 to 2022?", "Of fiscal year 2022 I have Q1 only."),
        ("How much did NVKS rise in 2024 in percent?", "closing share price rose by 30.0 %"),
    ],
)
async def test_what_is_not_there_is_named_with_what_is(names, question, said):
    assert said in await told(names, question)


@pytest.mark.parametrize(
    ("question", "figure"),
    [
        ("What was Norvik's revenue in March 2023?", "221"),
        ("What was Norvik's revenue on 24 December 2023?", "281"),
        ("What were Norvik's total assets on 24 December 2023?", "2.23B"),
        ("What was Norvik's monthly revenue in 2023?", "1.01B"),
        ("What was Norvik's revenue in the summer of 2023?", "1.01B"),
        ("What was Norvik's online revenue in 2023?", "1.01B"),
        ("What was Norvik's adjusted net income in 2023?", "Norvik Shipping ASA's net income"),
        ("Wie hoch war der Umsatz von Norvik im Mai 2023?", "1.01B"),
        ("Wie hoch war der Umsatz von Norvik am 3. Mai 2023?", "1.01B"),
        ("Norvik의 2023년 5월 매출은?", "1.01B"),
    ],
)
async def test_no_figure_of_a_longer_time_or_of_the_whole_is_told(names, question, figure):
    assert figure not in await told(names, question)


@pytest.mark.parametrize(
    ("question", "figure"),
    [
        ("What was Norvik's revenue in the quarter ended March 2023?", "221.2M"),
        ("What was Norvik's revenue from January to March 2023?", "221.2M"),
        ("What were Norvik's total assets in December 2023?", "2.23B"),
        ("What were Norvik's total assets on 31 December 2023?", "2.23B"),
    ],
)
async def test_what_ends_there_is_told(names, question, figure):
    assert figure in await told(names, question)


async def test_an_old_figure_is_said_to_be_the_latest_there_is(names):
    assert "That is the latest that I have." in await told(names, "Oberland's latest revenue")


async def test_the_one_company_there_is_is_taken_to_be_meant_and_named_without_a_remark(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'one.db'}")
    store = SqlFacts(database)
    path = tmp_path / "gaps.csv"
    path.write_text(GAPPED)
    await store.import_facts(path, "company_metrics", "Oberland Power AG", "OBPW", currency="CHF")
    known = Names(await store.companies(None), await store.metrics(None, None), TODAY)
    said = await told((store, known), "In which years was revenue above 110 million?")
    database.close()
    assert said.startswith("Oberland Power AG's revenue was")
    assert "CHF 120.0M in fiscal year 2020 and CHF 130.0M in fiscal year 2021" in said


async def test_figures_without_a_currency_are_bare_and_take_one_when_they_come_again(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'bare.db'}")
    store = SqlFacts(database)
    path = tmp_path / "gaps.csv"
    path.write_text(GAPPED)
    report = await store.import_facts(path, "company_metrics", "Oberland Power AG", "OBPW")
    assert any("bare numbers" in note for note in report.notes)
    known = Names(await store.companies(None), await store.metrics(None, None), TODAY)
    question = "What was Oberland's revenue in 2021?"
    assert "revenue was 130.0M in" in await told((store, known), question)
    await store.import_facts(path, "company_metrics", "Oberland Power AG", "OBPW", currency="CHF")
    assert "revenue was CHF 130.0M in" in await told((store, known), question)
    database.close()
