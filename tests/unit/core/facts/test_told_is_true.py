"""No sentence of our own narrator fails our own checks, whatever is asked of whatever measure and time."""

from __future__ import annotations

from itertools import product

import pytest

from core.checks.examination import examine
from core.extraction.figures import tell_figures
from core.facts.execution import execute, planned
from core.facts.grammar import plan_of
from core.model import Evidence
from core.reading.detection import language_of
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
    "By what factor did Norvik's {} grow from 2017 to 2023?",
    "Since when has Norvik's {} been falling?",
    "Norvik's {} from 2018 to 2022 without 2020",
)
ABROAD = (
    ("Wie hoch war der Umsatz von Norvik im Jahr 2021?", "Umsatz von Norvik Shipping ASA im Geschäftsjahr 2021"),
    ("Umsatz von Norvik 2021 und 2022", "951,0 Mio. €"),
    ("Wie hoch war der Tonnagegewinn umsatz von Norvik 2021?", "“tonnagegewinn” in der Frage nicht verstanden"),
    ("Wie hoch war der Umsatz von Norvik im Jahr 1999?", "für die Geschäftsjahre 2016–2024"),
    ("Quel était le chiffre d'affaires de Norvik en 2021 ?", "951,0 millions €"),
    ("¿Cuáles fueron los ingresos de Norvik en 2024?", "1,07 mil millones €"),
    ("Qual foi a receita de Norvik em 2021?", "951,0 milhões €"),
    ("Qual era il fatturato di Norvik nel 2021?", "951,0 milioni €"),
    ("Norvikの2021年の売上高はいくらですか？", "9.51億ユーロでした"),
    ("Norvik의 2021년 매출은 얼마입니까?", "9.51억 유로"),
    ("Norvik 2021年的收入是多少？", "9.51亿欧元"),
    ("ما هي إيرادات Norvik في عام 2021؟", "951.0 مليون"),
    ("2021 में Norvik का राजस्व कितना था?", "95.10 करोड़ €"),
    ("Hoeveel is de omzet van Norvik in 2021 gestegen?", "Verandering: +101,9 miljoen € / +12,0 %"),
    ("Um wie viel Prozent ist der Umsatz von Norvik 2023 gesunken?", "Veränderung: -3,0 %"),
    ("En quelle année le chiffre d'affaires de Norvik était-il le plus élevé ?", "valeur la plus élevée 2016–2024"),
    ("Norvikの売上高が最も低いのは何年ですか？", "2016–2024年度の最低値"),
    ("Qual foi a receita média de Norvik de 2020 a 2022?", "Média (receita, Norvik Shipping ASA, 2020–2022)"),
    ("Qual era il margine operativo di Norvik nel 2021?", "%"),
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


@pytest.mark.parametrize(("question", "wanted"), ABROAD)
async def test_a_figure_is_told_in_the_questions_language_and_passes_our_checks_there(
    database, tmp_path, question, wanted
):
    store = SqlFacts(database)
    if not await store.present(None):
        await import_made_up(store, tmp_path)
    plan = plan_of(question, await store.companies(None), await store.metrics(None, None), None, TODAY)
    assert plan is not None
    evidence = with_facts(Evidence(), await execute(planned(plan), store, None, TODAY, language_of(question)))
    draft = tell_figures(question, evidence)
    assert draft is not None
    assert wanted in draft.text
    assert [(v.check, v.detail) for v in examine(draft.text, question, evidence) if v.failed] == [], draft.text
