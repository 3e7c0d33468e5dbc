"""Figures asked for in eleven languages: each question is understood, and nothing told of it is in English."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from bots.languages import LANGUAGES as FACES
from bots.render.plain import remark_lines
from bots.render.receipt import receipt_text
from bots.render.table_text import table_text
from bots.render.told_sources import quoted_sources
from core.clients.extractive import ExtractiveModel
from core.facts.metrics import METRICS
from core.facts.ratios import RATIOS
from core.loop import answer
from core.model import Answer, Outcome, Question
from core.reading.characters import runs_of
from core.reading.languages import BY_CODE
from core.reading.phrases import PHRASES
from core.reading.stopwords import BY_LANGUAGE
from storage.database import open_database
from storage.facts.store import SqlFacts
from tests.fakes import kit_of
from tests.made_up_figures import import_made_up

TOLD = (
    *("overview", "metrics", "years", "formula", "half", "several", "companies", "above", "growth", "median", "price"),
    *("filing", "quarters"),
)
"""What is asked for, in the order of the questions; what there is no figure of stands behind them."""
LACKED = ("2016–2024", "ebitda", "Talbot", "Talbot", "Umbrella")
"""What is told where there is no figure: the years there are, what was asked for, those that are known."""
QUESTIONS = {
    "de": """
        Überblick über die Gewinn- und Verlustrechnung von Norvik 2023
        Welche Kennzahlen hast du von Norvik?
        Für welche Jahre hast du den Umsatz von Norvik?
        Wie wird die operative Marge von Norvik 2023 berechnet?
        Wie hoch war der Umsatz von Norvik im ersten Halbjahr 2023?
        Umsatz und Nettogewinn von Norvik 2023
        Vergleiche den Umsatz von Norvik und Talbot 2023
        In welchen Jahren lag der Umsatz von Norvik über 900 Millionen?
        Wie hoch war das durchschnittliche jährliche Wachstum des Umsatzes von Norvik von 2016 bis 2020?
        Was ist der Median des Umsatzes von Norvik von 2016 bis 2020?
        Wie hoch war der Schlusskurs von Norvik am 02.01.2024?
        Wann hat Norvik den 20-F für 2023 eingereicht?
        Wie hoch war der Umsatz von Norvik 2022 nach Quartalen?
        Wie hoch war der Umsatz von Norvik 2005?
        Wie hoch war das EBITDA von Norvik 2023?
        Wie hoch war der Umsatz 2023?
        Von welchen Unternehmen hast du Zahlen?
        Wie hoch war der Umsatz von Umbrella 2023?
    """,
    "fr": """
        Aperçu du compte de résultat de Norvik en 2023
        Quels chiffres as-tu sur Norvik ?
        Pour quelles années as-tu le chiffre d'affaires de Norvik ?
        Comment est calculée la marge opérationnelle de Norvik en 2023 ?
        Quel était le chiffre d'affaires de Norvik au premier semestre 2023 ?
        Chiffre d'affaires et bénéfice net de Norvik en 2023
        Compare le chiffre d'affaires de Norvik et de Talbot en 2023
        En quelles années le chiffre d'affaires de Norvik était-il supérieur à 900 millions ?
        Quel est le TCAC du chiffre d'affaires de Norvik de 2016 à 2020 ?
        Quelle est la médiane du chiffre d'affaires de Norvik de 2016 à 2020 ?
        Quel était le cours de clôture de Norvik le 2 janvier 2024 ?
        Quand Norvik a-t-elle déposé le 20-F pour 2023 ?
        Quel était le chiffre d'affaires de Norvik par trimestre en 2022 ?
        Quel était le chiffre d'affaires de Norvik en 2005 ?
        Quel était l'EBITDA de Norvik en 2023 ?
        Quel était le chiffre d'affaires en 2023 ?
        De quelles entreprises as-tu des chiffres ?
        Quel était le chiffre d'affaires de Umbrella en 2023 ?
    """,
    "es": """
        Resumen de la cuenta de resultados de Norvik en 2023
        ¿Qué cifras tienes de Norvik?
        ¿Para qué años tienes los ingresos de Norvik?
        ¿Cómo se calcula el margen operativo de Norvik en 2023?
        ¿Cuáles fueron los ingresos de Norvik en el primer semestre de 2023?
        Ingresos y beneficio neto de Norvik en 2023
        Compara los ingresos de Norvik y Talbot en 2023
        ¿En qué años los ingresos de Norvik superaron 900 millones?
        ¿Cuál fue el crecimiento anual medio de los ingresos de Norvik de 2016 a 2020?
        ¿Cuál fue la mediana de los ingresos de Norvik de 2016 a 2020?
        ¿Cuál fue el precio de cierre de Norvik el 2 de enero de 2024?
        ¿Cuándo presentó Norvik el 20-F de 2023?
        ¿Cuáles fueron los ingresos de Norvik por trimestre en 2022?
        ¿Cuáles fueron los ingresos de Norvik en 2005?
        ¿Cuál fue el EBITDA de Norvik en 2023?
        ¿Cuáles fueron los ingresos en 2023?
        ¿De qué empresas tienes cifras?
        ¿Cuáles fueron los ingresos de Umbrella en 2023?
    """,
    "it": """
        Panoramica del conto economico di Norvik nel 2023
        Quali cifre hai di Norvik?
        Per quali anni hai i ricavi di Norvik?
        Come si calcola il margine operativo di Norvik nel 2023?
        Quali sono stati i ricavi di Norvik nel primo semestre del 2023?
        Ricavi e utile netto di Norvik nel 2023
        Confronta i ricavi di Norvik e Talbot nel 2023
        In quali anni i ricavi di Norvik erano superiori a 900 milioni?
        Qual è stata la crescita annua media dei ricavi di Norvik dal 2016 al 2020?
        Qual è la mediana dei ricavi di Norvik dal 2016 al 2020?
        Qual era il prezzo di chiusura di Norvik il 2 gennaio 2024?
        Quando Norvik ha presentato il 20-F per il 2023?
        Quali sono stati i ricavi di Norvik per trimestre nel 2022?
        Quali erano i ricavi di Norvik nel 2005?
        Qual era l'EBITDA di Norvik nel 2023?
        Quali erano i ricavi nel 2023?
        Di quali aziende hai cifre?
        Quali erano i ricavi di Umbrella nel 2023?
    """,
    "pt": """
        Visão geral da demonstração de resultados da Norvik em 2023
        Que números tens da Norvik?
        Para quais anos você tem a receita da Norvik?
        Como é calculada a margem operacional da Norvik em 2023?
        Qual foi a receita da Norvik no primeiro semestre de 2023?
        Receita e lucro líquido da Norvik em 2023
        Compare a receita da Norvik e da Talbot em 2023
        Em que anos a receita da Norvik foi superior a 900 milhões?
        Qual foi o crescimento anual médio da receita da Norvik de 2016 a 2020?
        Qual é a mediana da receita da Norvik de 2016 a 2020?
        Qual foi o preço de fechamento da Norvik em 2 de janeiro de 2024?
        Quando a Norvik entregou o 20-F de 2023?
        Qual foi a receita da Norvik por trimestre em 2022?
        Qual foi a receita da Norvik em 2005?
        Qual foi o EBITDA da Norvik em 2023?
        Qual foi a receita em 2023?
        De quais empresas você tem números?
        Qual foi a receita da Umbrella em 2023?
    """,
    "nl": """
        Overzicht van de winst- en verliesrekening van Norvik in 2023
        Welke cijfers heb je van Norvik?
        Voor welke jaren heb je de omzet van Norvik?
        Hoe wordt de operationele marge van Norvik in 2023 berekend?
        Wat was de omzet van Norvik in de eerste helft van 2023?
        Omzet en nettowinst van Norvik in 2023
        Vergelijk de omzet van Norvik en Talbot in 2023
        In welke jaren was de omzet van Norvik hoger dan 900 miljoen?
        Wat was de gemiddelde jaarlijkse groei van de omzet van Norvik van 2016 tot 2020?
        Wat is de mediaan van de omzet van Norvik van 2016 tot 2020?
        Wat was de slotkoers van Norvik op 2 januari 2024?
        Wanneer heeft Norvik de 20-F voor 2023 ingediend?
        Wat was de omzet van Norvik per kwartaal in 2022?
        Wat was de omzet van Norvik in 2005?
        Wat was de EBITDA van Norvik in 2023?
        Wat was de omzet in 2023?
        Van welke bedrijven heb je cijfers?
        Wat was de omzet van Umbrella in 2023?
    """,
    "ko": """
        Norvik의 2023년 손익계산서 개요
        Norvik에 대해 어떤 지표가 있나요?
        Norvik의 매출은 어느 연도의 자료가 있나요?
        2023년 Norvik의 영업이익률은 어떻게 계산되나요?
        2023년 상반기 Norvik의 매출은 얼마인가요?
        2023년 Norvik의 매출과 순이익
        2023년 Norvik과 Talbot의 매출을 비교해줘
        Norvik의 매출이 9억을 넘은 해는 어느 해들인가요?
        2016년부터 2020년까지 Norvik 매출의 연평균 성장률은 얼마인가요?
        2016년부터 2020년까지 Norvik 매출의 중앙값은 얼마인가요?
        2024년 1월 2일 Norvik의 종가는 얼마였나요?
        Norvik은 2023년 20-F를 언제 제출했나요?
        2022년 Norvik의 분기별 매출은 얼마인가요?
        2005년 Norvik의 매출은 얼마인가요?
        2023년 Norvik의 EBITDA는 얼마인가요?
        2023년 매출은 얼마인가요?
        어떤 회사의 수치가 있나요?
        2023년 Umbrella의 매출은 얼마인가요?
    """,
    "ja": """
        Norvikの2023年の損益計算書の概要
        Norvikについてどの指標がありますか？
        Norvikの売上高はどの年度のデータがありますか？
        Norvikの2023年の営業利益率はどのように計算されますか？
        Norvikの2023年上半期の売上高は？
        Norvikの2023年の売上高と純利益
        NorvikとTalbotの2023年の売上高を比較して
        Norvikの売上高が9億を超えた年はいつですか？
        Norvikの2016年から2020年までの売上高の年平均成長率は？
        Norvikの2016年から2020年までの売上高の中央値は？
        2024年1月2日のNorvikの終値はいくらですか？
        Norvikは2023年の20-Fをいつ提出しましたか？
        Norvikの2022年の四半期ごとの売上高は？
        Norvikの2005年の売上高は？
        Norvikの2023年のEBITDAは？
        2023年の売上高は？
        どの会社の数値がありますか？
        Umbrellaの2023年の売上高は？
    """,
    "zh": """
        Norvik 2023年利润表概览
        你有Norvik的哪些指标？
        你有Norvik哪些年份的收入数据？
        Norvik 2023年的营业利润率怎么计算？
        Norvik 2023年上半年的收入是多少？
        Norvik 2023年的收入和净利润
        比较Norvik和Talbot 2023年的收入
        Norvik的收入在哪些年超过9亿？
        Norvik从2016年到2020年收入的年均复合增长率是多少？
        Norvik从2016年到2020年收入的中位数是多少？
        2024年1月2日Norvik的收盘价是多少？
        Norvik什么时候提交了2023年的20-F？
        Norvik 2022年各季度的收入是多少？
        Norvik 2005年的收入是多少？
        Norvik 2023年的EBITDA是多少？
        2023年的收入是多少？
        你有哪些公司的数据？
        Umbrella 2023年的收入是多少？
    """,
    "ar": """
        نظرة عامة على قائمة الدخل لشركة Norvik في 2023
        ما المؤشرات التي لديك عن Norvik؟
        لأي سنوات لديك إيرادات Norvik؟
        كيف يحسب الهامش التشغيلي لشركة Norvik في 2023؟
        ما هي إيرادات Norvik في النصف الأول من 2023؟
        إيرادات وصافي الدخل لشركة Norvik في 2023
        قارن إيرادات Norvik و Talbot في 2023
        في أي سنوات كانت إيرادات Norvik أكثر من 900 مليون؟
        ما هو متوسط النمو السنوي لإيرادات Norvik من 2016 إلى 2020؟
        ما هو الوسيط لإيرادات Norvik من 2016 إلى 2020؟
        ما هو سعر الإغلاق لشركة Norvik في 2 يناير 2024؟
        متى قدمت Norvik نموذج 20-F لعام 2023؟
        ما هي إيرادات Norvik في 2022 حسب الربع؟
        ما هي إيرادات Norvik في 2005؟
        ما هو EBITDA لشركة Norvik في 2023؟
        ما هي الإيرادات في 2023؟
        ما الشركات التي لديك أرقام عنها؟
        ما هي إيرادات Umbrella في 2023؟
    """,
    "hi": """
        2023 में Norvik के आय विवरण का अवलोकन
        Norvik के लिए आपके पास कौन से आँकड़े हैं?
        किन वर्षों के लिए आपके पास Norvik का राजस्व है?
        2023 में Norvik के परिचालन मार्जिन की गणना कैसे की जाती है?
        2023 की पहली छमाही में Norvik का राजस्व कितना था?
        2023 में Norvik का राजस्व और शुद्ध लाभ
        2023 में Norvik और Talbot के राजस्व की तुलना करें
        किन वर्षों में Norvik का राजस्व 900 मिलियन से अधिक था?
        2016 से 2020 तक Norvik के राजस्व की औसत वार्षिक वृद्धि कितनी थी?
        2016 से 2020 तक Norvik के राजस्व की माध्यिका क्या थी?
        2 जनवरी 2024 को Norvik का समापन मूल्य क्या था?
        Norvik ने 2023 का 20-F कब दाखिल किया?
        2022 में Norvik का राजस्व हर तिमाही कितना था?
        2005 में Norvik का राजस्व कितना था?
        2023 में Norvik का EBITDA कितना था?
        2023 में राजस्व कितना था?
        किन कंपनियों के आँकड़े आपके पास हैं?
        2023 में Umbrella का राजस्व कितना था?
    """,
}
_FOREIGN = frozenset(
    "norvik shipping asa talbot foods plc umbrella ebitda eur gbp usd nok nvks tlbf cagr q1 q2 q3 q4 h1".split()  # noqa: SIM905
)
"""Names, and what is written alike everywhere."""


def asked(language: str) -> list[str]:
    return [line.strip() for line in QUESTIONS[language].strip().splitlines()]


@cache
def english_words() -> frozenset[str]:
    """All that we say of figures in English: words of phrases, of measures' names, and those that join them."""
    phrases = (said for name, said in PHRASES.of("en").items() if name.startswith(("fact ", "figures ")))
    names = (name for each in (*METRICS, *RATIOS) for name in (each.label, each.name.replace("_", " ")))
    words = (word for text in (*phrases, *names) for word in runs_of(text.lower()))
    return frozenset(words) | BY_LANGUAGE["en"]


@cache
def own_words(language: str) -> frozenset[str]:
    """Words that a language has itself, some of which English has, too."""
    known = BY_CODE[language]
    faces = next(face for face in FACES if face.code == language)
    said = (*known.says.values(), *faces.says.values(), *known.measures.values(), *known.figure_words.values())
    return frozenset(word for text in said for word in runs_of(text.lower())) | BY_LANGUAGE.get(language, frozenset())


def told(given: Answer, language: str) -> Iterator[str]:
    """Yield all that is shown of an answer: text, table, remarks, receipt, and what its sources are called and say."""
    yield given.text
    yield table_text(given.table, language=language)
    yield from remark_lines(given)
    yield from (line.title for line, _ in quoted_sources(given))
    yield from (quote.said for _, quote in quoted_sources(given))
    yield receipt_text(given)


def left_in_english(text: str, language: str) -> list[str]:
    words = english_words() - own_words(language) - _FOREIGN
    return [word for word in runs_of(text.lower()) if word in words and len(word) > 1]


@pytest.fixture(scope="module")
def facts(tmp_path_factory):
    database = open_database(f"sqlite:///{tmp_path_factory.mktemp('told') / 'facts.db'}")
    yield SqlFacts(database)
    database.close()


@pytest.mark.parametrize("language", list(QUESTIONS))
async def test_what_is_asked_of_figures_is_told_in_the_askers_language_alone(facts, tmp_path, language):
    if not await facts.present(None):
        await import_made_up(facts, tmp_path)
    english, refused, unsaid = {}, [], []
    for at, text in enumerate(asked(language)):
        given = await answer(Question(text), kit_of(ExtractiveModel(), facts=facts))
        if left := [word for said in told(given, language) for word in left_in_english(said, language)]:
            english[text] = left
        if at < len(TOLD) and given.outcome is not Outcome.ANSWERED:
            refused.append((TOLD[at], text, given.text))
        if at >= len(TOLD) and LACKED[at - len(TOLD)] not in given.text:
            unsaid.append((text, given.text))
    assert (english, refused, unsaid) == ({}, [], [])


def test_every_language_but_english_is_asked_everything():
    assert set(QUESTIONS) == {face.code for face in FACES} - {"en"}
    assert {len(asked(language)) for language in QUESTIONS} == {len(TOLD) + len(LACKED)}
