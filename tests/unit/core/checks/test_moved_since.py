"""What is said of one period, or of two quarters, without a figure is held against the figures of both periods."""

from __future__ import annotations

import pytest

from core.checks import check_record
from core.checks.rules import RULES

QUARTERS = [
    {"Quarter": "Q1 2024", "Revenue ($m)": 12.4},
    {"Quarter": "Q2 2024", "Revenue ($m)": 13.9},
    {"Quarter": "Q3 2024", "Revenue ($m)": 11.8},
]
TWO_YEARS = [
    *({"quarter": f"Q{n} 2022", "orders": value} for n, value in enumerate((40, 52, 61, 58), 1)),
    *({"quarter": f"Q{n} 2023", "orders": value} for n, value in enumerate((47, 49, 66, 70), 1)),
]
YEARS = [{"year": 2021, "value": 120}, {"year": 2022, "value": 150}, {"year": 2023, "value": 180}]
FACTS = [
    {"company": "Acme", "metric": "Headcount", "year": 2023, "value": 510},
    {"company": "Acme", "metric": "Headcount", "year": 2024, "value": 560},
]
TABLE = "| | 2019 | 2020 | 2021 |\n|---|---|---|---|\n| Passengers | 88 | 31 | 47 |\n| Lost bags | 12 | 19 | 9 |"
ENGLISH = "Revenue was $5.2 million in 2022 and $4.7 million in 2023."
GERMAN = "Der Umsatz betrug 2022 5,2 Mio. Euro und 2023 6,0 Mio. Euro."
FRENCH = "Les ventes étaient de 300 unités en 2021 et de 420 en 2022."
SPANISH = "Las ventas fueron de 300 unidades en 2021 y de 420 en 2022."
ITALIAN = "Le vendite erano 300 nel 2021 e 420 nel 2022."
PORTUGUESE = "As vendas foram de 300 unidades em 2021 e de 420 em 2022."
DUTCH = "De omzet was 5,2 miljoen euro in 2022 en 6,0 miljoen euro in 2023."
KOREAN = "2021년 매출은 40억 원, 2022년 매출은 55억 원이었다."
JAPANESE = "2021年の売上は40億円、2022年の売上は55億円でした。"
CHINESE = "2021年销售额为40亿元，2022年销售额为55亿元。"

MOVED = [
    (QUARTERS, "Revenue fell in Q3 2024.", "Revenue rose in Q3 2024."),
    (QUARTERS, "Revenue rose in Q2 2024.", "Revenue fell in Q2 2024."),
    (QUARTERS, "In the second quarter of 2024, revenue grew.", "In the second quarter of 2024, revenue declined."),
    (QUARTERS, "Revenue dropped in the third quarter of 2024.", "Revenue climbed in the third quarter of 2024."),
    (TWO_YEARS, "Orders fell year over year in Q2 2023.", "Orders rose year over year in Q2 2023."),
    (TWO_YEARS, "Orders rose in Q3 2023.", "Orders fell in Q3 2023."),
    (YEARS, "The value rose in 2023.", "The value fell in 2023."),
    (YEARS, "In 2022 the value increased.", "In 2022 the value decreased."),
    (FACTS, "Headcount rose in 2024.", "Headcount fell in 2024."),
    (FACTS, "Acme's headcount grew in 2024.", "Acme's headcount shrank in 2024."),
    (TABLE, "Passengers fell in 2020.", "Passengers rose in 2020."),
    (TABLE, "Lost bags dropped in 2021.", "Lost bags increased in 2021."),
    (ENGLISH, "Revenue declined in 2023.", "Revenue grew in 2023."),
    (ENGLISH, "Revenue fell to $4.7 million in 2023.", "Revenue rose to $4.7 million in 2023."),
    (ENGLISH, "Revenue decreased year over year in 2023.", "Revenue increased year over year in 2023."),
    (GERMAN, "Der Umsatz stieg 2023.", "Der Umsatz sank 2023."),
    (GERMAN, "Im Jahr 2023 ist der Umsatz gestiegen.", "Im Jahr 2023 ist der Umsatz gesunken."),
    (FRENCH, "Les ventes ont augmenté en 2022.", "Les ventes ont baissé en 2022."),
    (SPANISH, "Las ventas subieron en 2022.", "Las ventas bajaron en 2022."),
    (ITALIAN, "Le vendite sono aumentate nel 2022.", "Le vendite sono diminuite nel 2022."),
    (PORTUGUESE, "As vendas aumentaram em 2022.", "As vendas caíram em 2022."),
    (DUTCH, "De omzet steeg in 2023.", "De omzet daalde in 2023."),
    (KOREAN, "2022년에 매출은 증가했다.", "2022년에 매출은 감소했다."),
    (JAPANESE, "2022年に売上は増加しました。", "2022年に売上は減少しました。"),
    (CHINESE, "2022年销售额上升了。", "2022年销售额下降了。"),
]
STOOD = [
    (QUARTERS, "Revenue was lower in Q3 2024 than in Q2 2024.", "Revenue was higher in Q3 2024 than in Q2 2024."),
    (QUARTERS, "Revenue was higher in Q2 than in Q1 2024.", "Revenue was lower in Q2 than in Q1 2024."),
    (QUARTERS, "In Q1 2024 revenue was higher than in Q3 2024.", "In Q1 2024 revenue was lower than in Q3 2024."),
    (QUARTERS, "Q2 2024 revenue was higher than Q1 2024 revenue.", "Q2 2024 revenue was lower than Q1 2024 revenue."),
    (TWO_YEARS, "Orders were lower in Q2 2023 than in Q2 2022.", "Orders were higher in Q2 2023 than in Q2 2022."),
    (TWO_YEARS, "Orders were higher in Q4 2023 than in Q1 2022.", "Orders were lower in Q4 2023 than in Q1 2022."),
    (ENGLISH, "Revenue was higher in 2022.", "Revenue was higher in 2023."),
    (ENGLISH, "Revenue was lower in 2023.", "Revenue was lower in 2022."),
    (GERMAN, "Der Umsatz war 2023 höher.", "Der Umsatz war 2022 höher."),
    (GERMAN, "Der Umsatz war 2023 höher als 2022.", "Der Umsatz war 2023 niedriger als 2022."),
    (FRENCH, "Les ventes étaient plus élevées en 2022.", "Les ventes étaient plus élevées en 2021."),
    (SPANISH, "Las ventas fueron mayores en 2022.", "Las ventas fueron mayores en 2021."),
    (SPANISH, "Las ventas fueron menores en 2021.", "Las ventas fueron menores en 2022."),
    (ITALIAN, "Le vendite erano superiori nel 2022.", "Le vendite erano superiori nel 2021."),
    (PORTUGUESE, "As vendas foram maiores em 2022.", "As vendas foram maiores em 2021."),
    (DUTCH, "De omzet was in 2023 hoger.", "De omzet was in 2022 hoger."),
    (KOREAN, "매출은 2022년에 더 높았다.", "매출은 2021년에 더 높았다."),
    (KOREAN, "2022년 매출은 2021년보다 높았다.", "2022년 매출은 2021년보다 낮았다."),
    (JAPANESE, "売上は2022年の方が高かった。", "売上は2021年の方が高かった。"),
    (JAPANESE, "2022年の売上は2021年より高かった。", "2022年の売上は2021年より低かった。"),
    (CHINESE, "2022年销售额高于2021年。", "2022年销售额低于2021年。"),
]


def is_passed(evidence: object, answer: str, question: str = "", without: str = "") -> bool:
    record = {
        "id": 1,
        "question": question,
        "answer": answer,
        "context" if isinstance(evidence, str) else "rows": evidence,
    }
    return bool(check_record(record, RULES.without(without) if without else RULES)["passed"])


@pytest.mark.parametrize(("evidence", "right", "wrong"), MOVED)
def test_what_moved_in_a_period_is_held_against_the_one_before(evidence, right, wrong):
    assert is_passed(evidence, right)
    assert not is_passed(evidence, wrong)


@pytest.mark.parametrize(("evidence", "right", "wrong"), STOOD)
def test_what_stood_higher_in_a_period_is_held_against_the_other(evidence, right, wrong):
    assert is_passed(evidence, right)
    assert not is_passed(evidence, wrong)


@pytest.mark.parametrize(
    ("evidence", "answer"),
    [
        (QUARTERS, "Revenue fell in Q1 2024."),  # nothing tells of the quarter before
        (TWO_YEARS, "Orders rose in Q1 2023."),  # over the year; not over the quarter
        (TWO_YEARS, "Orders fell in Q2 2023."),  # over the year; not over the quarter
        (YEARS, "The value has fallen since 2022."),
        (YEARS, "The value did not fall in 2023."),
        (YEARS, "The value may fall in 2023."),
        (YEARS, "The value of exports fell in 2023."),
        (YEARS, "The growth of the value fell in 2023."),
        (FACTS, "Headcount in Spain fell in 2024."),
        (TABLE, "Passengers by rail rose in 2020."),
        (TABLE, "Passengers improved in 2020."),
        (ENGLISH, "Revenue per head grew in 2023."),
        (ENGLISH, "Recurring revenue grew in 2023."),
        (ENGLISH, "Revenue rose until 2023."),
        (f"{ENGLISH} In constant currency revenue grew in 2023.", "Revenue grew in 2023."),
        ("Revenue was $5 million in 2022 and profit $4 million in 2023.", "Revenue fell in 2023."),
        ("Service revenue was $5 million in 2022 and $4 million in 2023.", "Revenue grew in 2023."),
        ("The net loss was $5 million in 2022 and $4 million in 2023.", "The net loss rose in 2023."),
        ("Revenue was $5 million in 2022 and $4 million in 2023 in Spain.", "Revenue grew in 2023."),
        (GERMAN, "Der Umsatz ist seit 2023 gesunken."),
        (JAPANESE, "2022年から売上は減少しました。"),
        (KOREAN, "2022년부터 매출은 감소했다."),
        ("| | 2021 | 2022 |\n|---|---|---|\n| Result | -3 | -2 |", "The result fell in 2022."),
    ],
)
def test_what_the_figures_do_not_tell_of_is_not_judged_by_them(evidence, answer):
    assert is_passed(evidence, answer) or not is_passed(evidence, answer, without="moved_since")


def test_an_answer_to_a_question_of_other_years_is_not_held_against_the_year_before():
    assert is_passed(ENGLISH, "Revenue rose in 2023.", question="How does revenue of 2023 compare with 2019?")


def test_the_rule_is_left_out_by_its_name():
    assert is_passed(QUARTERS, "Revenue rose in Q3 2024.", without="moved_since")
