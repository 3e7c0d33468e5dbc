"""Dialogues over figures: each follow-up edits the plan that was kept with the turn before it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.facts.execution import execute, planned
from core.facts.grammar import plan_of
from core.facts.kept_facts import kept, kept_in
from core.facts.plan import Operation
from core.facts.planning import Names, choose_for
from core.facts.readable import readable
from core.model import Question, Turn
from core.tool_names import ToolName
from storage.database import open_database
from storage.facts.store import SqlFacts
from tests.made_up_figures import NORVIK, TODAY, amount_of, import_made_up


@pytest.fixture(scope="module")
def database(tmp_path_factory):
    opened = open_database(f"sqlite:///{tmp_path_factory.mktemp('talk') / 'facts.db'}")
    yield opened
    opened.close()


@pytest.fixture
async def store(database, tmp_path):
    facts = SqlFacts(database)
    if not await facts.present(None):
        await import_made_up(facts, tmp_path)
    return facts


class Talk:
    """A conversation of which only what a store keeps of a turn goes on to the next."""

    def __init__(self, store: SqlFacts, names: Names) -> None:
        self.store, self.names, self.history = store, names, ()

    async def ask(self, text: str) -> str:
        question = Question(text, history=self.history)
        call = choose_for(question, self.names)
        if call.tool == ToolName.SEARCH_DOCUMENTS:
            self.history = (*self.history, Turn("user", text), Turn("assistant", "Not found.", facts=""))[-8:]
            return ""
        run = execute(call, self.store, None, TODAY) if call.tool == ToolName.PLAN else self.store.run(call, None)
        result = await run
        facts = kept(text, [result])
        self.history = (*self.history, Turn("user", text), Turn("assistant", result.told, facts=facts))[-8:]
        return kept_in(self.history[-1:])[0].brought if facts else result.told


@pytest.fixture
async def talk(store):
    return Talk(store, Names(await store.companies(None), await store.metrics(None, None), TODAY))


def euros(metric: str, year: int) -> str:
    return readable(amount_of(NORVIK, metric, year), "EUR")


DIALOGUES = {
    "a quarter that is asked for is told of quarters": [
        ("Norvik's revenue in 2022", euros("revenue", 2022)),
        ("worst quarter in 2022?", "lowest revenue was €228.1M in Q1 of fiscal year 2022"),
        ("best quarter in 2021?", "in Q4 of fiscal year 2021"),
        ("and net income?", "highest net income was"),
    ],
    "of which there are years alone, no quarter is told": [
        ("order intake of Norvik in 2022", euros("order_intake", 2022)),
        ("weakest quarter in 2022?", "I have no order intake of Norvik Shipping ASA for Q1 of fiscal year 2022"),
        ("total assets in 2022?", "total assets were"),
        ("which quarter was the best?", "I have no total assets of Norvik Shipping ASA for Q1 of fiscal year 2022"),
    ],
    "one figure after the other, then all of them": [
        ("How much revenue did Norvik book in 2019?", euros("revenue", 2019)),
        ("and in 2020?", euros("revenue", 2020)),
        ("and in 2021?", euros("revenue", 2021)),
        ("which was best?", "highest revenue was €951.0M in fiscal year 2021. That is of fiscal years 2019 to 2021"),
        ("sum of those", "In all, Norvik Shipping ASA's revenue was €2.62B over fiscal years 2019 to 2021"),
        ("in percent?", "rose by 16.5 %, from €816.5M in fiscal year 2019 to €951.0M in fiscal year 2021"),
        ("what about the order intake?", "order intake fell by 5.2 %"),
        ("just 2022", "rose by 11.0 %, from €679.0M in fiscal year 2021"),
        ("how much was it in 2023?", "rose by 5.0 %"),
        ("and the one before?", "rose by 11.0 %"),
        ("since 2020", "€738.1M in fiscal year 2020"),
        ("only the last three", "from €753.7M in fiscal year 2022 to €807.2M in fiscal year 2024"),
        ("average of those?", "average order intake was €784.1M over fiscal years 2022 to 2024"),
        ("and the lowest?", "lowest order intake was €753.7M in fiscal year 2022"),
        ("and for Talbot?", "I have no order intake of Talbot Foods plc"),
        ("back to Norvik", "lowest order intake was €753.7M in fiscal year 2022"),
    ],
    "two companies, by year and by quarter": [
        ("Talbot's revenue in 2021", "£476.8M in fiscal year 2021"),
        ("and Norvik's?", "€951.0M in fiscal year 2021"),
        ("which is higher?", "were not converted"),
        ("and in 2020?", "were not converted"),
        ("compare with 2022", "rose by"),
        ("only Talbot", "from £486.6M in fiscal year 2020 to £505.5M in fiscal year 2022"),
        ("full year 2023", "from £505.5M in fiscal year 2022 to £540.8M in fiscal year 2023"),
        ("What was Talbot's net income in 2023?", "£36.76M"),
        ("and quarterly?", "£8.09M in Q1 of fiscal year 2023"),
        ("which was the strongest?", "highest net income was £10.29M in Q4 of fiscal year 2023"),
        ("and the weakest?", "lowest net income was £8.09M in Q1 of fiscal year 2023"),
        ("what about revenue?", "lowest revenue was £119.0M in Q1 of fiscal year 2023"),
        ("and 2022?", "lowest revenue was £111.2M in Q1 of fiscal year 2022"),
        ("annually", "revenue was £505.5M in fiscal year 2022"),
        ("and Norvik's?", "revenue was €1.04B in fiscal year 2022"),
    ],
    "conditions, and what follows from them": [
        ("Norvik's net income since 2018", "€79.20M in fiscal year 2018"),
        ("which of those was worst?", "lowest net income was -€39.60M in fiscal year 2019"),
        ("in which years was it negative?", "-€39.60M in fiscal year 2019, -€15.84M in fiscal year 2020"),
        ("did it ever fall?", "fell to -€39.60M in fiscal year 2019"),
        ("in which years?", "fell to -€39.60M in fiscal year 2019"),
        ("what about operating income?", "fell to €74.79M in fiscal year 2019 and"),
        ("how much was it in 2019?", "€74.79M in fiscal year 2019"),
        ("and the year after?", "€80.78M in fiscal year 2020"),
        ("how much did it grow?", "rose by €5.98M, or 8.0 %"),
        ("first half", "in the first half of fiscal year 2020"),
        ("and 2021?", "in the first half of fiscal year 2021"),
        ("Q3", "in Q3 of fiscal year 2021"),
        ("same quarter a year earlier", "to €21.00M in Q3 of fiscal year 2020"),
        ("ttm", "the trailing year to 2024-12-31"),
        ("highest ever?", "highest operating income was €108.4M in fiscal year 2024"),
    ],
    "what was told before": [
        ("Norvik's revenue in Q1 2022", "in Q1 of fiscal year 2022"),
        ("and Q2?", "in Q2 of fiscal year 2022"),
        ("the other two quarters please", "in Q4 of fiscal year 2022"),
        ("ok, add all four up", "makes €1.04B"),
        ("does that match the full year?", "€1.04B in fiscal year 2022"),
        ("which quarter was the weakest?", "in Q1 of fiscal year 2022"),
        ("what was operating income in that quarter?", "operating income was"),
        ("same quarter a year before?", "in Q1 of fiscal year 2021"),
        ("so that's an increase of how many percent?", "in Q1 of fiscal year 2021 to"),
    ],
    "sets, shares and the amounts behind them": [
        ("R&D of Norvik from 2018 to 2022", "R&D expense"),
        ("only the last three years", "in fiscal year 2020, "),
        ("in percent of revenue?", "as a share of revenue was"),
        ("and the average of the three in euros?", "average R&D expense was"),
        ("now revenue for the same years", "in fiscal year 2020, "),
        ("the difference between revenue and R&D in 2019", "less R&D expense was"),
        ("and a year later?", "in fiscal year 2020"),
        ("thanks - total assets that year?", "fiscal year 2020"),
    ],
    "several years at once, and what comes of two": [
        ("Norvik's revenue in 2022", euros("revenue", 2022)),
        ("the 3 yrs before", "in fiscal year 2019, €849.1M in fiscal year 2020 and €951.0M in fiscal year 2021"),
        ("best of those", "highest revenue was €951.0M in fiscal year 2021. That is of fiscal years 2019 to 2021"),
        ("R&D in 2022", euros("rd_expense", 2022)),
        ("5 yrs ago?", euros("rd_expense", 2017)),
        ("growth", "in fiscal year 2017 to"),
        ("per year on avg", "compound annual rate of 4.0 %"),
        ("operating income in 2020", "€80.78M"),
        ("R&D 2020", "€14.04M"),
        ("both together", "operating income and R&D expense was €94."),
        ("Norvik's operating income in 2020", "€80.78M"),
        ("vs 2019", "from €74.79M in fiscal year 2019 to €80.78M in fiscal year 2020"),
        ("q4 only, both yrs", "in Q4 of fiscal year 2019 and"),
        ("when did they get back to profit?", "net income was not above zero in the latest"),
    ],
    "typed in haste": [
        ("nvks rev fy20", euros("revenue", 2020)),
        ("yoy", "rose by 4.0 %"),
        ("ni", "net income"),
        ("same for 22 and 21", "in fiscal year 2022"),
        ("rev last 5 fy", "revenue"),
        ("lowest?", "lowest revenue was €849.1M in fiscal year 2020"),
        ("r&d same period", "R&D expense"),
        ("total", "In all, Norvik Shipping ASA's R&D expense was"),
        ("without 2021", "over fiscal years 2020, 2022, 2023 and 2024"),
        ("not revenue but net income in 2022", euros("net_income", 2022)),
        ("i mean 2023", euros("net_income", 2023)),
        ("diffrence to the year before?", "fell by"),
    ],
    "put politely": [
        ("Good morning. Could you please tell me what Norvik's operating income was for 2023?", "operating income was"),
        ("Thank you. And how does that compare with the prior year?", "in fiscal year 2022 to"),
        ("I would be grateful for the operating margin in both of those years.", "operating margin was"),
        ("Which of the two was the stronger?", "highest operating margin was 10.3 % in fiscal year 2022"),
        ("How is this ratio calculated?", "Operating margin is computed as operating income / revenue."),
        ("My apologies, I meant 2021.", "in fiscal year 2021"),
        ("How did Norvik do in 2020?", "revenue was €849.1M, its operating income was"),
        ("By what factor did revenue grow from 2016 to 2024?", "That is 1.33 times as much."),
        ("Since when has it been above 1 billion?", "since fiscal year 2022"),
    ],
    "shares and filings": [
        ("Norvik's share price on 2024-01-02", "NOK 21.00"),
        ("the day after?", "NOK 22.00"),
        ("what about the volume?", "22,000 shares"),
        ("and the high that year?", "the highest was NOK 31.00 on 2024-06-28"),
        ("how did the share perform in 2024?", "rose by 30.0 %"),
        ("When did Norvik file its 20-F for 2023?", "2024-03-15"),
        ("and for 2024?", "2025-03-14"),
        ("give me the link", "https://filings.example/1"),
        ("how many filings in 2024?", "I have 2 filings"),
    ],
}  # fmt: skip


@pytest.mark.parametrize("name", DIALOGUES)
async def test_follow_ups_edit_the_plan_that_was_kept_at_any_depth(talk, name):
    for text, told in DIALOGUES[name]:
        assert told in await talk.ask(text), text


async def test_what_follows_a_question_that_failed_about_something_else_is_not_answered_with_what_was_told_before(talk):
    await talk.ask("What was Norvik's revenue in 2019?")
    assert await talk.ask("total assets of the tankers")
    assert euros("revenue", 2020) not in await talk.ask("and in 2020?")


@pytest.mark.parametrize("lost", ["What does our travel policy say?", "and its tanker revenue?", "Thanks!"])
async def test_a_turn_that_was_not_understood_or_of_something_else_spoils_nothing(talk, lost):
    await talk.ask("What was Norvik's revenue in 2019?")
    assert euros("revenue", 2019) not in await talk.ask(lost)
    assert euros("revenue", 2020) in await talk.ask("and the year after?")


async def test_a_failed_turn_keeps_nothing_and_the_plan_before_it_stands(talk):
    await talk.ask("What was Norvik's revenue in 2019?")
    talk.history = (*talk.history, Turn("user", "and in 2022?"), Turn("assistant", "It failed.", facts=""))
    assert euros("revenue", 2018) in await talk.ask("and the year before?")


async def test_a_year_without_figures_is_said_and_the_next_question_edits_it(talk):
    await talk.ask("What was Norvik's revenue in 2031?")
    assert euros("revenue", 2017) in await talk.ask("and in 2017?")


async def test_the_latest_figure_is_what_the_one_before_counts_from(talk):
    assert euros("revenue", 2024) in await talk.ask("Norvik's latest revenue")
    told = await talk.ask("and the one before?")
    assert euros("revenue", 2023) in told
    assert "2024" not in told


async def test_conversations_kept_by_an_earlier_version_are_read_from_their_words(talk):
    words = ("What was Norvik's revenue in 2019?", "and in 2020?")
    talk.history = tuple(turn for text in words for turn in (Turn("user", text), Turn("assistant", "It was so.")))
    assert euros("revenue", 2021) in await talk.ask("and the year after?")


async def test_what_is_kept_can_be_read_again(store, talk):
    plan = plan_of("Norvik's revenue since 2020", talk.names.companies, talk.names.metrics, None, TODAY)
    result = await execute(planned(plan), store, None, TODAY)
    (found,) = kept_in([Turn("assistant", "", facts=kept("", [result]))])
    assert replace(found.plan, shown=(), talked=plan.talked) == plan
    assert [year for year, _ in found.plan.shown] == [2020, 2021, 2022, 2023, 2024]
    assert kept_in([Turn("assistant", "", facts='{"plan": 1}')]) == ()


@pytest.mark.parametrize(
    ("text", "operation"),
    [
        ("and how many employees?", Operation.VALUE),
        ("how many employees?", Operation.VALUE),
        ("and employees?", Operation.LOWEST),
    ],
)
def test_how_many_there_were_is_not_how_few(text, operation):
    asked = ("Norvik's revenue in 2022", "worst quarter in 2022?", text)
    plan = None
    for question in asked:
        plan = plan_of(question, (NORVIK,), ("revenue", "employees"), plan, TODAY)
    assert plan is not None
    assert (plan.measures, plan.operation, plan.when.span.years) == (("employees",), operation, (2022,))
    assert plan.by_quarter is (operation is Operation.LOWEST)
