"""What a heading or line above a table says of its figures' unit is said with a row that is quoted."""

from __future__ import annotations

import pytest

from core.checks import check_record
from core.extraction.composing import quote
from core.extraction.segments import segments
from core.reading.unit_lines import scale_stated
from tests.fakes import passage

TABLE = "| {name} | 2022 | 2023 |\n|---|---|---|\n| {row} | 41,2 | {figure} |\n| {other} | 12,1 | 13,4 |"
ABOVE = {
    "en": ("Sales by line (in millions of euros)", "Machines", "44.6", "Sales of Machines in 2023 were €44,600,000.",
           "Sales of Machines in 2023 were €44,600."),
    "de": ("Umsatz nach Sparten (in Mio. €)", "Maschinen", "44,6", "Der Umsatz der Maschinen betrug 2023 44.600.000 €.",
           "Der Umsatz der Maschinen betrug 2023 44.600 €."),
    "fr": ("Ventes (en milliers d'euros)", "Machines", "44,6", "Les ventes de Machines en 2023 étaient de 44 600 €.",
           "Les ventes de Machines en 2023 étaient de 44 600 000 €."),
    "es": ("Ventas (en millones de euros)", "Máquinas", "44,6", "Las ventas de Máquinas en 2023 fueron 44.600.000 €.",
           "Las ventas de Máquinas en 2023 fueron 44.600 €."),
    "pt": ("Vendas (em milhares de euros)", "Máquinas", "44,6", "As vendas de Máquinas em 2023 foram 44.600 €.",
           "As vendas de Máquinas em 2023 foram 44.600.000 €."),
    "it": ("Ricavi (in migliaia di euro)", "Macchine", "44,6", "I ricavi di Macchine nel 2023 erano 44.600 €.",
           "I ricavi di Macchine nel 2023 erano 44.600.000 €."),
    "nl": ("Omzet (in duizenden euro)", "Machines", "44,6", "De omzet van Machines was in 2023 44.600 €.",
           "De omzet van Machines was in 2023 44.600.000 €."),
    "ja": ("売上高の推移（百万円）", "海外", "1,320",
           "2023年度の海外の売上高は13億2,000万円です。",
           "2023年度の海外の売上高は132億円です。"),
    "ko": ("매출 (단위: 백만원)", "해외", "1,320",
           "2023년 해외 매출은 13억 2천만 원입니다.",
           "2023년 해외 매출은 132억 원입니다."),
    "zh": ("主要财务数据（单位：万元）", "营业收入", "12,300",
           "2023年营业收入为1.23亿元。",
           "2023年营业收入为12.3亿元。"),
    "ar": ("المبيعات (بملايين اليورو)", "الآلات", "44.6", "بلغت مبيعات الآلات 44,600,000 يورو في 2023.",
           "بلغت مبيعات الآلات 44,600 يورو في 2023."),
    "hi": ("बिक्री (लाख रुपये में)", "मशीनें", "44.6",
           "2023 में मशीनें की बिक्री 4,460,000 रुपये थी।",
           "2023 में मशीनें की बिक्री 44,600 रुपये थी।"),
}  # fmt: skip


def source(code: str) -> str:
    heading, row, figure, _, _ = ABOVE[code]
    return f"# {heading}\n\n{TABLE.format(name='', row=row, other='Service', figure=figure)}"


@pytest.mark.parametrize("code", ABOVE)
def test_the_unit_of_a_heading_is_said_with_the_row(code):
    row = next(s for s in segments([passage(source(code))]) if s.kind == "row")
    assert scale_stated(row.unit) >= 1_000
    assert row.unit in ABOVE[code][0]
    assert quote("2023", row).endswith(f"({row.unit})")


@pytest.mark.parametrize("code", ABOVE)
def test_a_figure_is_held_against_the_scale_of_the_heading(code):
    *_, right, wrong = ABOVE[code]
    assert check_record({"id": 1, "answer": right, "context": source(code)})["passed"]
    assert not check_record({"id": 1, "answer": wrong, "context": source(code)})["passed"]


def test_a_bracket_says_any_unit():
    for heading, unit in (("Energieverbrauch (in MWh)", "in MWh"), ("利用者数の推移（千人）", "千人")):
        text = f"{heading}\n\n|  | 2023 |\n|---|---|\n| Halle A | 385 |\n"
        found = next(s for s in segments([passage(text)]) if s.kind == "row")
        assert quote("2023", found).endswith(f"({unit})")


@pytest.mark.parametrize(
    ("above", "row"),
    [
        ("Prices rose by several millions in the year.", "| Pro | 12 |"),
        ("Umsatz (in Mio. €)", "| Marge | 12 % |"),
        ("Umsatz (in Mio. €)", "| Mitarbeiter | 120 |"),
    ],
)
def test_a_sentence_says_no_unit_and_percent_and_people_have_their_own(above, row):
    text = f"{above}\n\n|  | 2023 |\n|---|---|\n{row}\n"
    found = next(s for s in segments([passage(text)]) if s.kind == "row")
    assert "(" not in quote("2023", found)
