"""How a figure developed over the years: one line, in any language, with a table that is drawn."""

from __future__ import annotations

import pytest

from bots.render.plotting import series_of
from core.tabulated.asking import read_question
from tests.tabulated_answers import the_answer
from tests.unit.core.tabulated.test_covering import TODAY, document, told

KEY_FIGURES = """# Acme key figures
| in EUR thousand | 2019 | 2020 | 2021 | 2022 | 2023 |
|---|---|---|---|---|---|
| Revenue | 1,200 | 1,100 | 1,350 | 1,600 | 1,820 |
| Operating costs | 900 | 880 | 960 | 1,100 | 1,210 |
| Staff | 14 | 13 | 15 | 18 | 21 |
| Profit margin (%) | 12.0 | 11.1 | 13.3 | 14.0 | 14.2 |
"""
CLUB = """# Club
| Year | Revenue | Costs | Members |
|---|---|---|---|
| 2019 | 5,200 | 4,000 | 31 |
| 2020 | 5,100 | 4,100 | 33 |
| 2021 | 5,350 | 4,200 | 39 |
| 2022 | 5,600 | 4,400 | 44 |
"""
DE = """# Weserhafen AG
Angaben in Mio. EUR
| | 2021 | 2022 | 2023 |
|---|---|---|---|
| Umsatzerlöse | 1.102,3 | 1.190,5 | 1.284,6 |
| Mitarbeiter | 1.567 | 1.580 | 1.590 |
"""
JA = """# 株式会社青葉製作所（単位：百万円）
| 項目 | 2021年度 | 2022年度 | 2023年度 |
|---|---|---|---|
| 売上高 | 80,512 | 79,230 | 84,512 |
| 営業利益 | 9,368 | 7,725 | 9,900 |
"""


def _rows(first, second):
    """A table of two lines over three years."""
    lines = f"| {first} | 410 | 520 | 555 |\n| {second} | 63 | 58 | 50 |\n"
    return f"# A\n| | 2021 | 2022 | 2023 |\n|---|---|---|---|\n{lines}"


@pytest.mark.parametrize(
    ("question", "text", "part"),
    [
        ("How did revenue develop?", KEY_FIGURES, "Revenue went from €1,200 thousand (2019) to €1,820 thousand (2023)"),
        ("How did revenue develop?", KEY_FIGURES, "+51.7 %. Highest: €1,820 thousand (2023); lowest: €1,100"),
        ("Show the revenue trend as a chart", KEY_FIGURES, "Revenue went"),
        ("How did the staff develop?", KEY_FIGURES, "Staff went from 14 (2019) to 21 (2023): +50 %."),
        ("How has the profit margin evolved?", KEY_FIGURES, "Profit margin went from 12.0 % (2019) to 14.2 % (2023)."),
        ("How did revenue develop from 2020 to 2022?", KEY_FIGURES, "(2020) to €1,600 thousand (2022): +45.5 %"),
        ("How did operating costs develop over the last three years?", KEY_FIGURES, "from €960 thousand (2021)"),
        ("How did revenue develop?", CLUB, "Revenue went from 5,200 (2019) to 5,600 (2022)"),
        ("How has the number of members changed over the years?", CLUB, "Members went from 31 (2019) to 44 (2022)"),
        (
            "Wie haben sich die Umsatzerlöse entwickelt?",
            DE,
            "von 1102,3 Mio. € (2021) auf 1284,6 Mio. € (2023): +16,5 %",
        ),
        ("Wie entwickelte sich der Umsatz von 2021 bis 2023?", DE, "Umsatzerlöse: von 1102,3 Mio. €"),
        ("Comment ont évolué les ventes ?", _rows("Ventes", "Coûts"), "de 410 (2021) à 555 (2023): +35,4 %"),
        ("¿Cómo evolucionaron los ingresos?", _rows("Ingresos", "Gastos"), "de 410 (2021) a 555 (2023)"),
        ("Qual è stato l'andamento dei ricavi?", _rows("Ricavi", "Spese"), "da 410 (2021) a 555 (2023)"),
        ("Como evoluíram as receitas?", _rows("Receitas", "Despesas"), "de 410 (2021) para 555 (2023)"),
        ("Hoe heeft de omzet zich ontwikkeld?", _rows("Omzet", "Kosten"), "van 410 (2021) naar 555 (2023)"),
        ("売上高の推移は？", JA, "80,512 (単位：百万円) (2021) から 84,512"),
        ("营业收入的走势如何？", _rows("营业收入", "净利润"), "从 410 (2021) 到 555 (2023)"),
        ("매출 추이는 어떻습니까?", _rows("매출", "비용"), "410 (2021)에서 555 (2023)"),
        ("كيف تطورت الإيرادات؟", _rows("الإيرادات", "المصروفات"), "من 410 (2021) إلى 555 (2023)"),
        ("राजस्व का रुझान क्या है?", _rows("राजस्व", "व्यय"), "410 (2021) से 555 (2023)"),
    ],
)
def test_a_development_tells_the_first_the_last_and_the_extremes(question, text, part):
    assert part in told(question, "d.md", text)


@pytest.mark.parametrize(
    "question",
    [
        "How did profit develop?",
        "How did the revenue of Kite develop?",
        "How did things develop?",
        "Why did revenue develop so well?",
        "How did revenue develop from 2022 to 2023?",  # two years are no course: a change is asked for otherwise
    ],
)
def test_of_what_no_row_tells_nothing_is_told(question):
    assert "went from" not in told(question, "d.md", KEY_FIGURES)


def test_a_year_that_stands_there_twice_makes_no_course():
    text = "# A\n| | 2022 | 2023 | 2023 budget |\n|---|---|---|---|\n| Sales | 4 | 5 | 6 |\n| Costs | 2 | 3 | 4 |\n"
    assert "went from" not in told("How did sales develop?", "d.md", text)


def test_its_table_is_drawn():
    asked = read_question("How did revenue develop?", TODAY)
    found = the_answer(asked, (document("d.md", KEY_FIGURES),))
    series = series_of(found.told.table)
    assert series.in_time
    assert (series.labels[0], series.values[0], series.unit) == ("2019", 1_200_000, "EUR")
