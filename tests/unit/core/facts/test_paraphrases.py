"""Questions in many words over companies that don't exist: quarters alone, other year ends, other currencies and units.

The questions were written before the rules were tried on them. Figures are in full, as magnitudes; none is a refusal.
"""

from __future__ import annotations

from datetime import date

import pytest

from core.checks.examination import examine
from core.extraction.figures import tell_figures
from core.facts.execution import execute
from core.facts.planning import Names, choose_for
from core.model import Evidence, Question
from core.reading.amounts import read_amounts
from core.steps.gather import with_facts
from core.tool_names import ToolName
from storage.database import open_database
from storage.facts.store import SqlFacts

TODAY = date(2024, 9, 1)
M, B = 1e6, 1e9
_PAMPA = {
    "revenue": ("ARS", M, (500, 550, 440, 660, 726)),
    "net_income": ("ARS", M, (50, 44, -22, 66, 72.6)),
    "energy_cost": ("ARS", M, (10, 11, 12, 13, 14)),
    "tonnes_exported": ("tonnes", 1e3, (1000, 1200, 900, 1500, 1800)),
    "silos": ("silos", 1, (20, 22, 22, 25, 30)),
    "employees": ("employees", 1, (400, 420, 410, 450, 500)),
}
_LUMEN = {
    "revenue": ("EUR", M, (80, 100, 120, 90)),
    "cost_of_revenue": ("EUR", M, (40, 60, 66, 54)),
    "rd_expense": ("EUR", M, (8, 9, 12, 15)),
    "total_assets": ("EUR", M, (200, 210, 220, 230)),
    "patents": ("patents", 1, (10, 14, 18, 30)),
}
_SAKURA = {
    "revenue": ("JPY", B, (10, 11, 12, 13, 12, 13, 14, 17)),
    "operating_income": ("JPY", B, (1, 1.1, 1.2, 1.3, 1.5, 1.3, 1.4, 1.7)),
}
_ENDS = ("06-30", "09-30", "12-31", "03-31")
ASKED = [
    ("Pampa Grain's turnover in fiscal 2022?", (660 * M,)),
    ("How much did Pampa sell in 2021, in pesos?", (440 * M,)),
    ("What were net earnings at Pampa Grain in FY2020?", (44 * M,)),
    ("Did Pampa Grain lose money in 2021, and how much?", (22 * M,)),
    ("In which years did Pampa make a loss?", (22 * M,)),
    ("How many tonnes were exported by Pampa in 2023?", (1_800_000,)),
    ("Pampa's tonnes exported, 2019 through 2021", (1_000_000, 1_200_000, 900_000)),
    ("How many silos did Pampa Grain have at the end of fiscal 2022?", (25,)),
    ("How many people worked for Pampa in 2023?", (500,)),
    ("Pampa Grain's workforce in 2019", (400,)),
    ("Revenue per employee at Pampa in 2023", (1.452 * M,)),
    ("What was Pampa's revenue per silo in 2020?", (25 * M,)),
    ("Energy cost as a percentage of revenue, Pampa Grain, 2021", (2.7,)),
    ("What share of its revenue did Pampa Grain keep as net income in 2022?", (10,)),
    ("Pampa Grain's net margin in 2023", (10,)),
    ("By what percentage did Pampa's revenue rise from 2021 to 2022?", (50,)),
    ("Pampa Grain: revenue change between 2019 and 2020", (50 * M,)),
    ("Pampa's revenue CAGR from 2019 to 2023", (9.77,)),
    ("What was Pampa's best year by revenue?", (726 * M,)),
    ("When was Pampa Grain's revenue at its lowest?", (440 * M,)),
    ("What's the mean of Pampa's revenue from 2019 to 2021?", (496.67 * M,)),
    ("Sum up Pampa's energy cost 2020 to 2022", (36 * M,)),
    ("How often did Pampa's revenue go above 600 million pesos?", (2,)),
    ("In how many years did Pampa's tonnes exported fall?", (1,)),
    ("When did Pampa's fiscal year 2022 end?", ()),
    ("Tell me Pampa's revenue and net income for 2023", (726 * M, 72.6 * M)),
    ("Pampa's gross margin in 2022", None),
    ("What was Pampa's revenue in 2012?", None),
    ("Pampa's advertising spend in 2022", None),
    ("Should I buy Pampa Grain shares?", None),
    ("Lumen Optik's revenue for 2021", (100 * M,)),
    ("Lumen's sales in the year 2022?", (120 * M,)),
    ("what did lumen optik spend on research and development in 2023", (15 * M,)),
    ("LMNO revenue 2020", (80 * M,)),
    ("How big was Lumen's R&D budget relative to revenue in 2022?", None),  # a budget is a plan
    ("Lumen Optik total assets, end of 2023", (230 * M,)),
    ("Lumen: patents in 2023 versus 2020", (20, 10)),
    ("How many more patents did Lumen hold in 2023 than in 2022?", (12,)),
    ("Has Lumen's revenue ever declined?", (90 * M,)),
    ("Lumen's highest R&D as a share of revenue", (16.67,)),
    ("Lumen's revenue minus cost of revenue in 2021", (40 * M,)),
    ("the gap between Lumen's revenue and its cost of revenue in 2023", (36 * M,)),
    ("Median of Lumen's revenue, all years", (95 * M,)),
    ("How did Lumen's patents develop?", (10, 30)),
    ("Who had more revenue in 2022, Lumen or Pampa?", (120 * M, 660 * M)),
    ("Lumen's asset turnover in 2021", (0.48,)),
    ("Lumen revenue for the past two years", (120 * M, 90 * M)),
    ("Lumen Optik's most recent revenue", (90 * M,)),
    ("Lumen's revenue in Q2 2022", None),
    ("Sakura Tools' revenue in the third quarter of fiscal 2023", (14 * B,)),
    ("Sakura Q1 2022 revenue", (10 * B,)),
    ("Sakura's revenue in the first half of FY2023", (25 * B,)),
    ("Sakura Tools trailing twelve months revenue", (56 * B,)),
    ("Quarterly revenue of Sakura in 2022", (10 * B, 11 * B, 12 * B, 13 * B)),
    ("Which quarter of 2023 was Sakura's strongest by revenue?", (17 * B,)),
    ("Sakura's revenue growth in Q4 2023 against Q4 2022", (30.77,)),
    ("Sakura's operating margin in Q4 2023", (10,)),
    ("Sakura's revenue in Q1 and Q3 of 2022", (10 * B, 12 * B)),
    ("Sakura's revenue from Q3 2022 to Q2 2023 in total", (50 * B,)),
    ("Operating income of Sakura in the quarter ended December 2022", (1.4 * B,)),
]


@pytest.fixture(scope="module")
def database(tmp_path_factory):
    opened = open_database(f"sqlite:///{tmp_path_factory.mktemp('paraphrases') / 'facts.db'}")
    yield opened
    opened.close()


@pytest.fixture
async def store(database, tmp_path):
    facts = SqlFacts(database)
    if not await facts.present(None):
        for name, ticker, lines in (
            ("Pampa Grain SA", "PMPG", _yearly(_PAMPA, 2019, "06-30")),
            ("Lumen Optik GmbH", "LMNO", _yearly(_LUMEN, 2020, "12-31")),
            ("Sakura Tools KK", "SKRT", _quarterly()),
        ):
            path = tmp_path / f"{ticker}.csv"
            path.write_text("\n".join(("metric,period,fiscal_year,end,value,unit", *lines)))
            await facts.import_facts(path, "company_metrics", name, ticker)
    return facts


def _yearly(metrics, first, end):
    for metric, (unit, scale, values) in metrics.items():
        for year, value in enumerate(values, start=first):
            yield f"{metric},FY,{year},{year}-{end},{value * scale:.0f},{unit}"


def _quarterly():
    for metric, (unit, scale, values) in _SAKURA.items():
        for at, value in enumerate(values):
            year, quarter = 2022 + at // 4, at % 4
            day = f"{year if quarter == 3 else year - 1}-{_ENDS[quarter]}"
            yield f"{metric},Q{quarter + 1},{year},{day},{value * scale:.0f},{unit}"


@pytest.mark.parametrize(("question", "figures"), ASKED)
async def test_a_question_in_other_words_is_answered_from_the_rows(store, question, figures):
    names = Names(await store.companies(None), await store.metrics(None, None), TODAY)
    call = choose_for(Question(question), names)
    if call.tool == ToolName.SEARCH_DOCUMENTS:
        assert figures is None
        return
    result = await (execute(call, store, None, TODAY) if call.tool == ToolName.PLAN else store.run(call, None))
    if figures is None:
        assert not result.rows
        return
    evidence = with_facts(Evidence(), result)
    draft = tell_figures(question, evidence)
    assert draft is not None
    stated = [abs(found.value) for found in read_amounts(draft.text)]
    for figure in figures:
        assert any(abs(value - figure) <= 0.006 * figure for value in stated), draft.text
    assert [(v.check, v.detail) for v in examine(draft.text, question, evidence) if v.failed] == []
