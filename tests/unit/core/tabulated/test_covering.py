"""Cells found by accounting for each word of a question, and answers that leave a word out."""

from __future__ import annotations

from datetime import date

import pytest

from core.tabulated.accounting import accounts_for, unaccounted
from core.tabulated.answering import answers_of
from core.tabulated.asking import read_question
from core.tabulated.building import Stretch, tables_of
from core.tabulated.document import DocumentTables
from core.tabulated.execution import answer_from
from tests.tabulated_answers import the_answer

TODAY = date(2024, 5, 1)
VANS = """# Marram Carriers
| Van | Bought | Distance (km) | Diesel (l) | Repairs (EUR) | Garage |
| --- | --- | --- | --- | --- | --- |
| Kite | 2019 | 41,280 | 3,715 | 1,840 | Voss |
| Harrier | 2021 | 38,905 | 3,307 | 620 | Voss |
| Merlin | 2016 | 15,870 | 1,651 | 4,960 | Lund |
"""
PLAN = """Ormsby Theatre, outturn against budget, £ thousands
| Department | Budget | Actual | Variance |
| --- | --- | --- | --- |
| Stage crew | 410 | 455 | -45 |
| Wardrobe | 120 | 112 | 8 |
| Front of house | 230 | 230 | 0 |
| Total | 760 | 797 | -37 |
"""
STAFF = """Wexcombe Mills - people by site and trade
| Site | Trade | 2022 | 2023 |
| --- | --- | --- | --- |
| Ashby | Weavers | 120 | 131 |
| Ashby | Dyers | 31 | 28 |
| Corley | Weavers | 88 | 90 |
| Corley | Dyers | 17 | 19 |
"""
TARGETS = """Aldermoor Surgery: indicators
| Indicator | Target | 2023/24 | 2022/23 |
| --- | --- | --- | --- |
| Missed appointments (%) | 6.0 | 7.8 | 8.1 |
| Complaints received | 150 | 138 | 171 |
"""
UMSATZ = """Weserhafen AG
Angaben in Mio. EUR
| | 2023 | 2022 |
| --- | --- | --- |
| Umsatzerlöse | 1.284,6 | 1.102,3 |
| Jahresüberschuss | 138,5 | 72,7 |
| Mitarbeiter | 1.633 | 1.567 |
"""
URIAGE = """株式会社青葉製作所（単位：百万円）
| 項目 | 2023年度 | 2022年度 |
| --- | --- | --- |
| 売上高 | 84,512 | 79,230 |
| 営業利益 | 9,368 | 7,725 |
"""
BALANCE = """Consolidated Balance Sheets (in millions of dollars)
| | December 31, 2023 | December 31, 2022 |
| --- | --- | --- |
| Total assets | 900 | 800 |
| Total liabilities | 600 | 500 |
"""


def document(name, text):
    return DocumentTables("default", f"{name}.md", name, "", tables_of([Stretch(text)]))


def told(question, name, text):
    asked = read_question(question, TODAY)
    found = the_answer(asked, (document(name, text),)) if asked else None
    return found.told.text if found else ""


@pytest.mark.parametrize(
    ("question", "part"),
    [
        ("How many litres of diesel did the Merlin use?", "Merlin, Diesel: 1,651 l."),
        ("Which garage looks after the Merlin?", "Lund"),
        ("What did the Harrier cost in repairs?", "620"),
        ("Which Marram van has the highest diesel?", "Kite"),
    ],
)
def test_a_cell_is_found_where_row_and_heading_say_all_words(question, part):
    assert part in told(question, "Marram Carriers", VANS)


@pytest.mark.parametrize(
    "question",
    [
        "How many litres of petrol did the Merlin use?",  # a word that nothing says
        "What does the Merlin burn per 100 km?",  # a quotient that no cell is
        "How much did Marram pay for the Kite when it was bought?",  # a year is no amount
        "How many litres of diesel will the Merlin use?",
        "How many litres of diesel, and at what price, did the Merlin use?",  # two things, of which a cell says one
    ],
)
def test_a_word_that_nothing_accounts_for_makes_the_cells_silent(question):
    assert told(question, "Marram Carriers", VANS) == ""


LOANS = """| Material | Número máximo | Renovaciones |
| --- | --- | --- |
| Libros | 8 | 2 |
| Juegos | 1 | 3 |
"""


def test_of_a_row_with_several_figures_the_heading_tells_which_is_meant():
    assert "2" in told("¿Cuántas renovaciones tienen los libros de la biblioteca?", "Biblioteca", LOANS)
    assert told("¿Cuántos libros tiene la biblioteca en total?", "Biblioteca", LOANS) == ""


def test_a_row_is_compared_with_what_was_planned():
    assert "£45 thousand more, or 11.0 %" in told(
        "How far off budget was Stage crew at Ormsby?", "Ormsby Theatre", PLAN
    )
    over = told("How many departments of Ormsby went over budget?", "Ormsby Theatre", PLAN)
    assert over.startswith("1 of 3 rows came in above Budget: Stage crew")
    assert "Front of house" in told("Which Ormsby department came in exactly on budget?", "Ormsby Theatre", PLAN)
    missed = told("How far off target was Aldermoor on missed appointments in 2023/24?", "Aldermoor Surgery", TARGETS)
    assert "1.80 percentage points more" in missed


def test_a_season_is_a_period_and_two_of_them_are_compared():
    fell = told("By how many did complaints at Aldermoor fall against the year before?", "Aldermoor Surgery", TARGETS)
    assert "2022/23 171, 2023/24 138: 33 less" in fell


def test_rows_that_say_more_than_was_asked_are_added_up():
    assert "Together 221" in told("How many weavers did Wexcombe have in 2023?", "Wexcombe Mills", STAFF)
    assert "Together 159" in told("How many people work for Wexcombe in Ashby altogether in 2023?", "Wexcombe", STAFF)
    assert "131" in told("What was the headcount of Wexcombe's Ashby weavers in 2023?", "Wexcombe Mills", STAFF)
    assert told("What was Wexcombe's headcount in Brede in 2023?", "Wexcombe Mills", STAFF) == ""
    assert told("How many weavers did Wexcombe have in 2019?", "Wexcombe Mills", STAFF) == ""


@pytest.mark.parametrize(
    ("question", "name", "text", "answer"),
    [
        (
            "Wie hoch war der Umsatz der Weserhafen AG 2023?",
            "Weserhafen",
            UMSATZ,
            "1.284,6 (Angaben in Mio. EUR) (2023).",
        ),
        ("Wie viele Mitarbeiter hatte Weserhafen 2022?", "Weserhafen", UMSATZ, "Mitarbeiter: 1.567 (2022)."),
        (
            "青葉製作所の2023年度の営業利益はいくらですか？",
            "青葉製作所",
            URIAGE,
            "営業利益: 9,368 (単位：百万円) (2023).",
        ),
    ],
)
def test_other_languages_are_told_in_the_tables_own_words_with_their_unit(question, name, text, answer):
    assert answer in told(question, name, text)


def test_a_move_in_another_language_is_told_with_its_word_and_marks():
    found = told("Um wie viel Prozent ist der Jahresüberschuss der Weserhafen AG 2023 gestiegen?", "Weserhafen", UMSATZ)
    assert "Veränderung 65,8 Mio." in found
    assert "90,5 %" in found


def test_a_line_that_the_question_names_beside_the_one_told_is_not_left_out():
    asked = read_question("What were the total assets of Brill in 2023?", TODAY)
    both = read_question("How much were Brill's total liabilities as a share of its total assets in 2023?", TODAY)
    found = answer_from(asked, document("Brill", BALANCE))
    assert accounts_for(found, asked)
    assert "liability" in unaccounted(found, both)
    assert not any("Total assets were" in one.told.text for one in answers_of(both, (document("Brill", BALANCE),)))


def test_what_lies_in_a_country_is_none_of_the_document_s_name():
    opening = DocumentTables(
        "default", "brill.md", "Brill", "UNITED STATES Securities Commission", tables_of([Stretch(BALANCE)])
    )
    asked = read_question("What were Brill's total assets in the United States in 2023?", TODAY)
    assert the_answer(asked, (opening,)) is None


def test_a_row_is_meant_by_its_name_and_by_no_word_of_another_cell():
    text = (
        "| Leistung | Preis | Dauer |\n|---|---|---|\n| Kleine Inspektion | 45 € | am selben Tag |\n"
        "| Große Inspektion | 95 € | 2 Tage |\n"
    )
    assert told("Was kostet ein Stadtrad am Tag?", "Stadtrad Lindner", text) == ""
    assert told("Was kostet die große Inspektion bei Stadtrad Lindner?", "Stadtrad Lindner", text) != ""


DEAL = """Assets acquired (in thousands)
| | 2016 | 2015 |
| --- | --- | --- |
| Operating leases | 10 | 20 |
| Income taxes payable | 43 | 97 |
"""


def test_who_names_a_line_of_statements_is_told_no_row_with_one_of_its_words():
    assert told("What was Wexley's change in operating income from 2015 to 2016?", "Wexley", DEAL) == ""
