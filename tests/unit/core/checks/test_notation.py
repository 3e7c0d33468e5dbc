"""Figures, dates and periods as different languages and habits write them."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.checks import check_record
from core.reading.amounts import read_amounts
from core.reading.calendars import MONTH_NUMBERS, months_named
from core.reading.cited_sentences import sentences_of
from core.reading.notation import narrow
from core.reading.periods import dates_in, days_named, named_periods

FIGURES = [
    ("$1.2 Billion", 1.2e9, "USD"),
    ("12 PERCENT", 12, "%"),
    ("$1.2 thousand million", 1.2e9, "USD"),
    ("1.5 billion US dollars", 1.5e9, "USD"),
    ("1'234'567", 1_234_567, ""),
    ("1’200 million", 1.2e9, ""),
    ("1 200 000 €", 1.2e6, "EUR"),
    ("1.200 Mio. USD", 1.2e9, "USD"),
    ("2,4 Mio. €", 2.4e6, "EUR"),
    ("1,2 Milliarden Euro", 1.2e9, "EUR"),
    ("1,2 milliard de dollars", 1.2e9, "USD"),
    ("1.200 millones de dólares", 1.2e9, "USD"),
    ("12,5 Prozent", 12.5, "%"),
    ("12,5 pour cent", 12.5, "%"),
    ("2,5 Prozentpunkte", 2.5, "pp"),
    ("売上高は12億ドルでした", 1.2e9, "USD"),
    ("1,200百万ドル", 1.2e9, "USD"),
    ("12亿美元", 1.2e9, "USD"),
    ("12억 달러", 1.2e9, "USD"),
    ("3億5,000万円", 3.5e8, "JPY"),
    ("78.6万人", 786_000, ""),
]


@pytest.mark.parametrize(("text", "value", "unit"), FIGURES)
def test_a_figure_is_read_in_the_notation_of_many_languages(text, value, unit):
    (amount,) = read_amounts(text)
    assert amount.value == pytest.approx(value)
    assert amount.unit == unit


def test_a_point_parts_thousands_only_where_the_language_writes_it_so():
    assert read_amounts("Der Umsatz lag bei 1.200 Euro und nicht darunter.")[0].value == 1200
    assert read_amounts("The factor was 1.200 in this test of ours.")[0].value == 1.2
    assert read_amounts("Der Umsatz war mit 383.285 Milliarden Dollar hoch.")[0].value == pytest.approx(383.285e9)


@given(st.integers(10_000, 999_999_999))
def test_every_way_to_part_thousands_reads_the_same(number):
    for written in (f"{number:,}", f"{number:,}".replace(",", "’"), f"{number:,}".replace(",", "\u202f"), str(number)):
        assert [a.value for a in read_amounts(f"It sold {written} units.")] == [number]


@given(st.text(alphabet="0123456789０１２３４５６７８９，．％＄年月日億万円 $%", max_size=60))
def test_narrow_text_is_as_long_as_the_text_it_stands_for(text):
    assert len(narrow(text)) == len(text)
    for found in read_amounts(narrow(text)):
        assert found.start < found.end <= len(text)


STYLES = (
    "{d}-{abbr}-{y}",
    "{d}. {name} {y}",
    "{y}年{m}月{d}日",
    "{y}/{m:02d}/{d:02d}",
    "{y}년 {m}월 {d}일",
    "{d} de {es} de {y}",
    "{d} {fr} {y}",
    "{d}. {de} {y}",
)
LANGUAGES = {
    "es": [
        "enero",
        "febrero",
        "marzo",
        "abril",
        "mayo",
        "junio",
        "julio",
        "agosto",
        "septiembre",
        "octubre",
        "noviembre",
        "diciembre",
    ],
    "fr": [
        "janvier",
        "février",
        "mars",
        "avril",
        "mai",
        "juin",
        "juillet",
        "août",
        "septembre",
        "octobre",
        "novembre",
        "décembre",
    ],
    "de": [
        "Januar",
        "Februar",
        "März",
        "April",
        "Mai",
        "Juni",
        "Juli",
        "August",
        "September",
        "Oktober",
        "November",
        "Dezember",
    ],
}


@given(st.dates(date(1950, 1, 1), date(2099, 12, 31)), st.sampled_from(STYLES))
def test_a_date_is_read_as_other_languages_write_it(day, style):
    months = {code: names[day.month - 1] for code, names in LANGUAGES.items()}
    names = {"name": day.strftime("%B"), "abbr": day.strftime("%b"), "y": day.year, "m": day.month, "d": day.day}
    written = style.format(**names, **months)
    (sentence,) = sentences_of(f"It was on {written} that it began.")
    assert days_named(sentence.text) == (day.isoformat(),)
    assert read_amounts(sentence.text) == ()


def test_the_fifth_month_is_read_as_other_languages_write_it():
    assert days_named("C'était le 1 mai 2000.") == ("2000-05-01",)
    assert days_named("Am 3. Mai 2004 begann es.") == ("2004-05-03",)


def test_a_date_of_several_days_means_each():
    (found,) = dates_in("The fair is on October 6-7, 2017.")
    assert found.readings == ((2017, 10, 6), (2017, 10, 7))
    assert read_amounts("It is on 6–7 October 2017.") == ()


def test_months_are_named_as_whole_words():
    assert months_named("Market value, Marketing, Decorations") == []
    assert months_named("Sept. 30 and März") == [9, 3]
    assert set(MONTH_NUMBERS.values()) == set(range(1, 13))


def test_periods_are_named_in_short_forms():
    assert named_periods("FY22/23").years == (2022, 2023)
    assert named_periods("the 2007 -- 08 season").years == (2007, 2008)
    assert named_periods("2016-20").years == (2016, 2017, 2018, 2019, 2020)
    assert named_periods("on 31.12.2019").years == (2019,)
    assert named_periods("3Q23").years == (2023,)
    assert named_periods("Q3'22") == named_periods("Q3 2022")
    assert named_periods("third-quarter sales").quarters == (3,)
    assert named_periods("2023年第3四半期") == named_periods("Q3 2023")
    assert named_periods("the first half of 2023").quarters == (1, 2)
    assert named_periods("H2 2023") == named_periods("2H23")
    assert read_amounts("FY2022-23, 2016-20, Q3'22, 3Q23, 2H23, 2023年第3四半期") == ()


CONTEXT = """Revenue for the fiscal year ended 30 June 2023 was $1.2 billion, of which $310 million fell into the third
quarter. The meeting is on 14 November 2023 at 14:30."""


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("2023年の売上高は12億ドルでした。", "2023年の売上高は120億ドルでした。"),
        ("売上高は１２億ドルでした。", "売上高は１３億ドルでした。"),
        ("Der Umsatz lag bei 1,2 Milliarden Dollar.", "Der Umsatz lag bei 1,2 Millionen Dollar."),
        ("El ingreso fue de 1.200 millones de dólares.", "El ingreso fue de 1.300 millones de dólares."),
        ("Das Jahr endete am 30. Juni 2023.", "Das Jahr endete am 30. Juli 2023."),
        ("2023年6月30日に終了しました。", "2023年6月29日に終了しました。"),
        ("The year ended 30-Jun-2023.", "The year ended 30-Jul-2023."),
        ("The year ended 30.06.2023.", "The year ended 29.06.2023."),
        ("The meeting is at 2:30 PM.", "The meeting is at 2:30 AM."),
    ],
)
def test_an_answer_in_another_notation_is_held_against_the_evidence(right, wrong):
    def passed(answer):
        found = check_record({"id": 1, "answer": answer, "context": CONTEXT})
        for check in found["checks"]:
            assert all(answer[s["start"] : s["end"]] == s["text"] for s in check["spans"])
        return found["passed"]

    assert passed(right)
    assert not passed(wrong)


def test_a_year_of_the_question_is_not_affirmed_without_evidence():
    record = {"id": 1, "question": "Which prize did she receive in 2018?", "context": "She got the Holm Prize in 2011."}
    assert not check_record({**record, "answer": "She received the Holm Prize in 2018."})["passed"]
    assert check_record({**record, "answer": "The sources do not mention a prize in 2018."})["passed"]
    assert check_record({**record, "answer": "Do you mean 2018?"})["passed"]
