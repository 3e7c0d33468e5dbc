"""Reading figures, dates and tables: what a number in a text means."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.checks.table_cells import read_cell
from core.checks.tables import read_tables
from core.reading.alignment import years_of_figures
from core.reading.amounts import read_amounts
from core.reading.cited_sentences import sentences_of
from core.reading.marks import cited_in
from core.reading.periods import days_named, named_periods
from core.reading.scales import declared_in_heading, declared_in_text
from core.reading.sentences import sentences
from core.reading.things import things_in

FIGURES = [
    ("$383.3B", 383.3e9, "USD"),
    ("$383.3 billion", 383.3e9, "USD"),
    ("US$ 5bn", 5e9, "USD"),
    ("€1.5mn", 1.5e6, "EUR"),
    ("£ 12k", 12e3, "GBP"),
    ("2 trillion yen", 2e12, "JPY"),
    ("15 million dollars", 15e6, "USD"),
    ("USD 1,234.50", 1234.5, "USD"),
    ("1.234.567,89 €", 1234567.89, "EUR"),
    ("1\u00a0234\u00a0567", 1234567, ""),
    ("12,34,567", 1234567, ""),
    ("26,8 %", 26.8, "%"),
    ("26.82%", 26.82, "%"),
    ("15 percent", 15, "%"),
    ("3 percentage points", 3, "pp"),
    ("1.2 pp", 1.2, "pp"),
    ("25 bps", 0.25, "pp"),
    ("150 basis points", 1.5, "pp"),
    ("3.5x", 3.5, "x"),
    ("$(1,105,448)", -1105448, "USD"),
    ("(872)", -872, ""),
    ("-$2.1B", -2.1e9, "USD"),
    ("−7.5%", -7.5, "%"),
    ("$-45 million", -45e6, "USD"),
    (".5", 0.5, ""),
    ("twenty-one days", 21, ""),
    ("three hundred and five shares", 305, ""),
    ("five million euros", 5e6, "EUR"),
]


@pytest.mark.parametrize(("text", "value", "unit"), FIGURES)
def test_a_figure_is_read_with_its_scale_sign_and_unit(text, value, unit):
    (amount,) = read_amounts(text)
    assert amount.value == pytest.approx(value)
    assert amount.unit == unit


NO_FIGURES = [
    "[1]", "[1, 3]", "[2-4]", "1. Open the file", "2) Close it", "## 3 Results", "on 2024-11-01", "November 1, 2024",
    "1st of May 2020", "12/31/2019", "at 10:30", "at 5 p.m.", "call 1-800-829-1954", "+49 555 123-4567", "v1.2.3",
    "release 10.4.11", "FY2023", "Q3 2021", "in 2019", "the 1990s", "2018-2019", "Section 43(6)", "page 12", "Level 2",
    "steps 4 and 5", "10-K", "0000320193-24-000123", "COVID-19", "1099-PATR", "https://example.org/a/1?b=2", "the 3rd",
    "ASC 606", "#42", "one of them",
]  # fmt: skip


@pytest.mark.parametrize("text", NO_FIGURES)
def test_markers_dates_and_identifiers_are_no_figures(text):
    assert read_amounts(text) == ()


def test_in_a_range_unit_and_scale_hold_for_both_ends():
    assert [a.value for a in read_amounts("$3 to $5 billion")] == [3e9, 5e9]
    assert [(a.value, a.unit) for a in read_amounts("10-12%")] == [(10, "%"), (12, "%")]
    assert [a.value for a in read_amounts("6-8 hours")] == [6, 8]


def test_words_of_rounding_are_noticed():
    assert read_amounts("about $380 billion")[0].approximate
    assert not read_amounts("exactly $380 billion")[0].approximate


def test_an_aside_in_brackets_is_not_negative():
    assert read_amounts("145°F (63°C)")[1].value == 63
    assert read_amounts("in Kyoto (2)")[0].value == 2


STYLES = {
    "{:,.2f}": (1.0, 2, ""),
    "${:,.0f}": (1.0, 0, "USD"),
    "${:.1f}B": (1e9, 1, "USD"),
    "{:.2f} million": (1e6, 2, ""),
    "€{:.1f}bn": (1e9, 1, "EUR"),
    "{:.2f}%": (1.0, 2, "%"),
    "{:.1f} percent": (1.0, 1, "%"),
    "{:.1f} thousand dollars": (1e3, 1, "USD"),
}


@given(st.floats(1, 99_999, allow_nan=False), st.sampled_from(sorted(STYLES)), st.sampled_from(["", "-"]))
def test_what_is_written_in_any_style_is_read_back(number, style, sign):
    scale, decimals, unit = STYLES[style]
    (amount,) = read_amounts(f"It was {sign}{style.format(number)} then.")
    assert abs(amount.value) == pytest.approx(round(number, decimals) * scale, abs=10**-decimals * scale)
    assert (amount.value < 0) == bool(sign)
    assert amount.unit == unit
    assert abs(abs(amount.value) - number * scale) <= amount.step * 1.01


@given(st.text(alphabet="0123456789.,-–()$€%kMB [] in2019Q\n", max_size=200))
@settings(max_examples=200)
def test_spans_of_figures_and_things_index_the_text_they_quote(text):
    for found in (*read_amounts(text), *things_in(text)):
        assert text[found.start : found.end] == found.text


@given(st.dates(date(1950, 1, 1), date(2099, 12, 31)))
def test_a_date_is_read_in_every_format(day):
    for style in ("%Y-%m-%d", "%B %d, %Y", "%d %B %Y", "%B %d , %Y"):
        assert days_named(f"Filed on {day.strftime(style)}.") == (day.isoformat(),)


def test_periods_are_named_in_many_ways():
    assert named_periods("2017-2019").years == (2017, 2018, 2019)
    assert named_periods("FY19 and F18").years == (2019, 2018)
    assert named_periods("in 2018/19").years == (2018, 2019)
    assert named_periods("the third quarter of 2020").quarters == (3,)
    assert named_periods("Q1 2021 and 2Q 2022").quarters == (1, 2)


def years(text):
    return years_of_figures(text, read_amounts(text))


def test_each_figure_of_a_sentence_gets_its_own_year():
    assert years("It was $5 and $4 in 2019 and 2018, respectively.") == [(2019,), (2018,)]
    assert years("Revenue of $61.2 million (2018: $44.4 million)")[1] == (2018,)
    assert years("from $383 billion in 2023 to $391 billion in 2024") == [(2023,), (2024,)]
    assert years("It grew from $365.8B (2021) to $394.3B (2022).") == [(2021,), (2022,)]
    assert years("Revenue was $383.3 billion, down 2.8% from $394.3 billion in 2022.") == [(), (), (2022,)]
    assert years("Total revenue over 2019-2021 was $900 billion.") == [(2019, 2020, 2021)]
    assert years("In 2023, revenue was $5 and profit $2.") == [(2023,), (2023,)]


def test_scales_are_declared_in_headings_and_captions():
    for heading in ("$M", "£m", "US$’000", "(in thousands)", "$ in millions", "€bn", "RMB’Million"):
        assert declared_in_heading(heading) > 1, heading
    assert declared_in_heading("Materials") == 0
    assert declared_in_text("The following table (in thousands):") == 1e3
    assert declared_in_text("(in thousands) and elsewhere (in millions)") == 0


def test_cells_are_read_with_brackets_and_units():
    assert read_cell("$ (1,234)").value == -1234
    assert read_cell("(12)%").value == -12
    assert read_cell("(16) bps").value == pytest.approx(-0.16)
    assert read_cell("$12.5 (1)").value == 12.5
    assert read_cell("3-5") is None
    assert read_cell("—") is None


STACKED = """
| | December 31, | |
|---|---|---|
| | 2019 | 20181 |
| Assets: | | |
| Cash | $5 | (4) |
| | Fiscal 2017 | |
| | First Quarter | Second Quarter |
| Cash | 3 | 2 |
"""


def test_header_rows_are_joined_and_years_lose_their_footnotes():
    (table,) = read_tables(STACKED)
    assert table.headings[1:3] == ("December 31, 2019", "December 31, 2018") or "Fiscal 2017" in table.headings[1]
    cash = table.rows[0]
    assert (cash.label, cash.section) == ("Cash", "Assets:")
    assert [n.value for _, n in cash.numbers] == [5, -4]


FLAT = """Consolidated statement (Millions)
2018
2017
Net income
$
5,363
4,869
Depreciation 1,488 1,544
"""


def test_measured_values_are_rows_and_no_headings():
    table = read_tables(
        "| Property | Value |\n|---|---|\n| Weight | 1.4 kg |\n| Battery life | 11 days |\n| Width | 54 mm |"
    )[0]
    assert [(row.label, [number.value for _, number in row.numbers]) for row in table.rows] == [
        ("Weight", [1.4]),
        ("Battery life", [11]),
        ("Width", [54]),
    ]
    assert table.headings[1] == "Value"


def test_periods_below_the_rule_are_headings_still():
    table = read_tables(
        "| Sales | | |\n|---|---|---|\n| Period | 3 months ended | 6 months ended |\n| Total | 12 | 30 |"
    )[0]
    assert [row.label for row in table.rows] == ["Total"]


def test_a_flattened_table_is_put_together_again():
    (table,) = read_tables(FLAT)
    assert table.headings == ("", "2018", "2017")
    assert {r.label: [n.value for _, n in r.numbers] for r in table.rows} == {
        "Net income": [5363, 4869],
        "Depreciation": [1488, 1544],
    }


@pytest.mark.parametrize(
    "said",
    ["telephone 0170 555 0144", "telephone 0170 555\n0144", "(0170) 555-0144", "030/1234567", "01 43 12 12 12"],
)
def test_a_phone_number_is_no_figure_however_it_is_grouped_and_wrapped(said):
    text = f"Report it within 4 hours to the duty desk, {said}. The desk locks the device."
    assert [amount.text for amount in read_amounts(text)] == ["4"]


@pytest.mark.parametrize(
    "said",
    [
        *("+49 30 1234567", "+49 30 123456-78", "+49 (0)30 1234567", "+49 (30) 1234567", "+49-30-1234567"),
        *("+49/30/1234567", "+49 171 1234567", "+49301234567", "+44 20 7946 0958", "+44 (0)20 7946 0958"),
        *("+1 (555) 123-4567", "+1 555 123 4567", "+33 1 23 45 67 89", "+43 1 58858", "+41 44 668 18 00"),
        *("+81 3-1234-5678", "+86 10 6552 9988", "+91 98765 43210", "+55 11 91234-5678", "+353 1 234 5678"),
        *("03-1234-5678", "(02) 9374 4000", "020 7946 0958", "030 1234567", "0049 30 1234567", "1-800-555-0199"),
    ],
)
def test_a_phone_number_is_no_figure_in_any_country(said):
    for text in (f"Call {said}. We answer within 4 hours.", f"({said}) answers within 4 hours"):
        assert [amount.text for amount in read_amounts(text)] == ["4"]
        assert [thing.text.strip("()") for thing in things_in(text)] == [said.strip("()") if said[0] == "(" else said]


@pytest.mark.parametrize(
    ("said", "figures"),
    [
        ("grew by +12 345 units", ["+12", "345"]),
        ("a gain of +20 1000 times", ["+20", "1000 times"]),
        ("+15 2023 and 7", ["+15", "7"]),
        ("+2,500 and +3.5%", ["+2,500", "+3.5%"]),
        ("+12500000000 euros", ["+12500000000 euros"]),
        ("+12500000000 %", ["+12500000000 %"]),
        ("+49 30 students", ["+49", "30"]),
    ],
)
def test_a_figure_with_its_sign_is_no_phone_number(said, figures):
    assert [amount.text.strip() for amount in read_amounts(said)] == figures


@pytest.mark.parametrize("said", ["0.170 555", "from 0.25 to 0.75", "2,012 apples", "rose 0.05 12 times"])
def test_figures_that_begin_with_a_nought_are_no_phone_numbers(said):
    assert not [thing for thing in things_in(said) if thing.kind == "phone"]


def test_marks_belong_to_the_sentence_before_them():
    first, second = sentences_of("A was 1. [1][2] B was 2 [3].")
    assert (first.cited, second.cited) == ((1, 2), (3,))
    assert cited_in("[2-4] and [1, 7]") == (2, 3, 4, 1, 7)


@given(st.text(max_size=300))
def test_sentences_index_the_text_they_quote(text):
    for sentence in sentences_of(text):
        assert text[sentence.start : sentence.end] == sentence.text


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Dr. Smith paid 5 Mio. Euro. It was enough.", 2),
        ("Das gilt bzw. galt am 3. Juni 2020. Danach nicht.", 2),
        ("It is z.B. so, ca. 5 Tage. Then it ends.", 2),
        ("Il a payé env. 5 euros. Puis rien.", 2),
        ("Kostet 5 euro, bijv. Vandaag. Morgen meer.", 2),
        ("The fee is 5. The rest is free [1]. Nothing else.", 3),
        ("J. Smith of the U.S. Army came. He left.", 2),
        ("He came . he left .", 2),
        ("費用は5円です。次に進みます。", 2),
    ],
)
def test_answers_and_sources_are_split_into_the_same_sentences(text, count):
    assert len(sentences_of(text)) == len(sentences(text)) == count


@pytest.mark.parametrize("text", ["5 Märkte", "3 Bäume", "200 Köche", "200 Gäste", "7 Tänzer", "12 mètres"])
def test_a_word_whose_second_letter_bears_an_accent_is_no_scale_and_no_unit(text: str) -> None:
    count, word = text.split()
    (amount,) = read_amounts(text)
    assert (amount.value, amount.unit, amount.noun) == (float(count), "", word.lower())
