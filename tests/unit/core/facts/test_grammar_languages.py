"""Questions of other languages about figures: which plan they make, in every language that is read."""

from __future__ import annotations

import pytest

from core.facts.grammar import plan_of
from core.facts.plan import Operation
from core.facts.speaking import speaker_of
from core.reading.detection import language_of
from tests.unit.core.facts.test_grammar import plan


@pytest.mark.parametrize(
    ("language", "question", "measure", "operation", "years"),
    [
        ("en", "How high was Apple's revenue in 2020?", "revenue", Operation.VALUE, (2020,)),
        ("es", "¿A cuánto ascendió el beneficio neto de Apple en 2020?", "net_income", Operation.VALUE, (2020,)),
        ("fr", "Quel est le montant du chiffre d'affaires d'Apple en 2020 ?", "revenue", Operation.VALUE, (2020,)),
        ("it", "Quanto è alto il fatturato di Apple nel 2020?", "revenue", Operation.VALUE, (2020,)),
        ("pt", "Qual foi o valor da receita da Apple em 2020?", "revenue", Operation.VALUE, (2020,)),
        ("de", "Wie entwickelte sich der Umsatz von Apple?", "revenue", Operation.TREND, ()),
        ("ko", "Apple의 매출 추이는?", "revenue", Operation.TREND, ()),
        ("ja", "Appleの売上高の推移は?", "revenue", Operation.TREND, ()),
        ("nl", "Wat was de omzet van Apple in 2020?", "revenue", Operation.VALUE, (2020,)),
        ("nl", "Hoeveel is de omzet van Apple in 2020 gestegen?", "revenue", Operation.CHANGE, (2020,)),
        ("nl", "In welk jaar was de nettowinst van Apple het hoogst?", "net_income", Operation.HIGHEST, ()),
        ("nl", "Wat was de brutomarge van Apple in 2021?", "gross_margin", Operation.VALUE, (2021,)),
        ("nl", "Vergelijk de omzet van Apple in 2019 en 2020", "revenue", Operation.CHANGE, (2019, 2020)),
        ("de", "Wie hoch war der Umsatz von Apple im dritten Quartal 2022?", "revenue", Operation.VALUE, (2022,)),
        (
            "de",
            "Um wie viel Prozent ist der Umsatz von Apple 2021 gewachsen?",
            "revenue",
            Operation.PERCENT_CHANGE,
            (2021,),
        ),
        ("de", "In welchem Jahr war der Gewinn von Apple am höchsten?", "net_income", Operation.HIGHEST, ()),
        ("de", "Wie hoch war die Bruttomarge von Apple 2021?", "gross_margin", Operation.VALUE, (2021,)),
        ("de", "Vergleiche den Umsatz von Apple 2019 und 2020", "revenue", Operation.CHANGE, (2019, 2020)),
        (
            "fr",
            "De combien le chiffre d'affaires d'Apple a-t-il augmenté entre 2019 et 2020 ?",
            "revenue",
            Operation.CHANGE,
            (2019, 2020),
        ),
        ("fr", "En quelle année le bénéfice net d'Apple était-il le plus élevé ?", "net_income", Operation.HIGHEST, ()),
        ("fr", "Quelle était la marge brute d'Apple en 2021 ?", "gross_margin", Operation.VALUE, (2021,)),
        ("fr", "Compare le chiffre d'affaires d'Apple en 2019 et en 2020", "revenue", Operation.CHANGE, (2019, 2020)),
        (
            "es",
            "¿Cuánto crecieron los ingresos de Apple en 2021 en porcentaje?",
            "revenue",
            Operation.PERCENT_CHANGE,
            (2021,),
        ),
        ("es", "¿En qué año fue más alto el beneficio neto de Apple?", "net_income", Operation.HIGHEST, ()),
        ("es", "¿Cuál fue el margen bruto de Apple en 2021?", "gross_margin", Operation.VALUE, (2021,)),
        ("es", "Compara los ingresos de Apple en 2019 y 2020", "revenue", Operation.CHANGE, (2019, 2020)),
        ("it", "Di quanto sono cresciuti i ricavi di Apple nel 2021?", "revenue", Operation.CHANGE, (2021,)),
        ("it", "In quale anno l'utile netto di Apple è stato più basso?", "net_income", Operation.LOWEST, ()),
        ("it", "Qual era il margine operativo di Apple nel 2021?", "operating_margin", Operation.VALUE, (2021,)),
        ("it", "Confronta i ricavi di Apple nel 2019 e nel 2020", "revenue", Operation.CHANGE, (2019, 2020)),
        ("pt", "Em quanto cresceu a receita da Apple em 2021?", "revenue", Operation.CHANGE, (2021,)),
        ("pt", "Em que ano o lucro líquido da Apple foi maior?", "net_income", Operation.HIGHEST, ()),
        ("pt", "Qual foi a margem bruta da Apple em 2021?", "gross_margin", Operation.VALUE, (2021,)),
        ("pt", "Compare a receita da Apple em 2019 e 2020", "revenue", Operation.CHANGE, (2019, 2020)),
        ("ja", "Appleの売上高は2019年から2020年にいくら増加しましたか？", "revenue", Operation.CHANGE, (2019, 2020)),
        ("ja", "Appleの純利益が最も高かったのは何年ですか？", "net_income", Operation.HIGHEST, ()),
        ("ja", "Appleの2021年の営業利益率は？", "operating_margin", Operation.VALUE, (2021,)),
        ("ja", "2019年と2020年のAppleの売上高を比較して", "revenue", Operation.CHANGE, (2019, 2020)),
        ("ko", "Apple의 매출은 2019년에서 2020년 얼마나 증가했나요?", "revenue", Operation.CHANGE, (2019, 2020)),
        ("ko", "Apple의 순이익이 가장 높았던 해는 어느 해인가요?", "net_income", Operation.HIGHEST, ()),
        ("ko", "2021년 Apple의 영업이익률은 얼마인가요?", "operating_margin", Operation.VALUE, (2021,)),
        ("ko", "Apple의 2019년과 2020년 매출을 비교해줘", "revenue", Operation.CHANGE, (2019, 2020)),
        ("zh", "Apple 2020年的收入比2019年增长了多少？", "revenue", Operation.CHANGE, (2019, 2020)),
        ("zh", "Apple哪一年的净利润最高？", "net_income", Operation.HIGHEST, ()),
        ("zh", "Apple 2021年的毛利率是多少？", "gross_margin", Operation.VALUE, (2021,)),
        ("zh", "比较Apple 2019年和2020年的收入", "revenue", Operation.CHANGE, (2019, 2020)),
        ("ar", "ما هي إيرادات Apple في عام 2020؟", "revenue", Operation.VALUE, (2020,)),
        ("ar", "كم ارتفعت إيرادات Apple في عام 2021؟", "revenue", Operation.CHANGE, (2021,)),
        ("ar", "في أي عام كان صافي الدخل لشركة Apple أعلى؟", "net_income", Operation.HIGHEST, ()),
        ("ar", "ما هو الهامش الإجمالي لشركة Apple في 2021؟", "gross_margin", Operation.VALUE, (2021,)),
        ("ar", "قارن إيرادات Apple في 2019 و 2020", "revenue", Operation.CHANGE, (2019, 2020)),
        ("hi", "2020 में Apple का राजस्व कितना था?", "revenue", Operation.VALUE, (2020,)),
        ("hi", "2021 में Apple का राजस्व कितना बढ़ा?", "revenue", Operation.CHANGE, (2021,)),
        ("hi", "Apple का शुद्ध लाभ किस वर्ष सबसे अधिक था?", "net_income", Operation.HIGHEST, ()),
        ("hi", "2021 में Apple का सकल मार्जिन कितना था?", "gross_margin", Operation.VALUE, (2021,)),
        ("hi", "2019 और 2020 में Apple के राजस्व की तुलना करें", "revenue", Operation.CHANGE, (2019, 2020)),
        (
            "de",
            "Wie hat sich der Umsatz von Apple von 2018 bis 2020 verändert?",
            "revenue",
            Operation.CHANGE,
            (2018, 2019, 2020),
        ),
        (
            "fr",
            "Quel était le chiffre d'affaires moyen d'Apple de 2018 à 2020 ?",
            "revenue",
            Operation.AVERAGE,
            (2018, 2019, 2020),
        ),
    ],
)
def test_a_question_of_any_language_is_planned(language, question, measure, operation, years):
    made = plan(question)
    assert language_of(question) == language
    assert (made.measures, made.operation, made.when.span.years) == ((measure,), operation, years)
    assert (made.companies, made.unread) == (("Apple Inc.",), ())


@pytest.mark.parametrize(
    ("question", "unread"),
    [
        ("Wie hoch war der Umsatz von Apple in Deutschland 2020?", ("deutschland",)),
        ("Wat was de omzet van Apple in België in 2020?", ("belgië",)),
    ],
)
def test_a_word_of_another_language_that_says_more_is_named_as_not_read(question, unread):
    assert plan(question).unread == unread


@pytest.mark.parametrize(
    "question",
    ["Warum ist der Umsatz von Apple 2019 gesunken?", "Wie hoch war der Umsatz von Siemens 2020?"],
)
def test_a_reason_or_another_company_makes_no_plan(question):
    assert plan(question) is None


@pytest.mark.parametrize(
    ("question", "metrics", "meant"),
    [
        ("Umsatz 2024 von Weidenbach Gartentechnik", ("umsatz", "gewinn", "mitarbeiter"), ("umsatz",)),
        ("Wie hoch war der Gewinn von Weidenbach Gartentechnik 2023?", ("umsatz", "gewinn"), ("gewinn",)),
        ("Wie viele Mitarbeiter hatte Weidenbach Gartentechnik 2024?", ("umsatz", "mitarbeiter"), ("mitarbeiter",)),
        ("Umsatz und Gewinn von Weidenbach Gartentechnik 2024", ("umsatz", "gewinn"), ("umsatz", "gewinn")),
        ("Wie hoch war der Umsatz von Weidenbach Gartentechnik 2024?", ("revenue", "umsatz"), ("umsatz",)),
        ("Wie hoch war der Umsatz von Weidenbach Gartentechnik 2024?", ("revenue",), ("revenue",)),
        ("¿Cuáles fueron las ventas de Weidenbach Gartentechnik en 2024?", ("ventas",), ("ventas",)),
        ("Hoe hoog was de omzet van Weidenbach Gartentechnik in 2024?", ("omzet",), ("omzet",)),
        ("2024년 Weidenbach Gartentechnik 매출은 얼마인가요?", ("매출",), ("매출",)),
        ("Qual era il fatturato di Weidenbach Gartentechnik nel 2024?", ("fatturato",), ("fatturato",)),
        ("Qual foi a receita da Weidenbach Gartentechnik em 2024?", ("receita",), ("receita",)),
        ("Weidenbach Gartentechnikの2024年の売上高はいくらですか？", ("売上高",), ("売上高",)),
        ("Weidenbach Gartentechnik 2024年的营业收入是多少？", ("营业收入",), ("营业收入",)),
    ],
)
def test_a_metric_that_is_stored_under_the_askers_own_word_is_meant(question, metrics, meant):
    plan = plan_of(question, ("Weidenbach Gartentechnik",), metrics)
    assert plan is not None
    assert (plan.measures, plan.unread, plan.declined) == (meant, (), None)


@pytest.mark.parametrize(
    ("language", "name", "told"),
    [
        *(("de", "umsatz", "Umsatz"), ("de", "mitarbeiter", "Mitarbeiter"), ("de", "beds_licensed", "beds licensed")),
        *(("de", "revenue", "Umsatz"), ("nl", "omzet", "omzet"), ("ko", "매출", "매출")),
    ],
)
def test_nouns_of_the_data_have_capitals_where_nouns_have_them(language, name, told):
    speaker = speaker_of(language)
    assert speaker is not None
    assert speaker.measure(name) == told
