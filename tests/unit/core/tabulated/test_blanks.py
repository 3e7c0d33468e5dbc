"""Cells that state nothing: rows are counted by them, told beside a sum, and never taken for an answer."""

from __future__ import annotations

from datetime import date

import pytest

from core.model import Subject
from core.tabulated.asking import read_question
from core.tabulated.building import Stretch, tables_of
from core.tabulated.cells import is_stated
from core.tabulated.document import DocumentTables
from tests.tabulated_answers import the_answer

TODAY = date(2024, 5, 1)
BOATS = """| Boat | Skipper | Berth | Refit (EUR) |
| --- | --- | --- | --- |
| Petrel | Ines Rahn | A4 | 4,100 |
| Gannet | | A7 | 2,900 |
| Fulmar | Jon Aske | | |
| Shearwater | - | B2 | 6,300 |
| Kittiwake | Ines Rahn | B3 | n/a |
"""
FILES = """| machine | operator | hall | power_kw | cost_eur |
| --- | --- | --- | --- | --- |
| press-1 | Olga Wirth | north | 22 | 14000 |
| press-2 | | north | | 9000 |
| lathe-1 | Sam Dorn | south | 11 | |
| lathe-2 | | | 7 | 5000 |
"""
WEITERE = """Fuhrpark Nordlicht GmbH
| Fahrzeug | Laufleistung | Diesel |
| --- | --- | --- |
| Atego | 41280 | 3715 |
| Sprinter | | 3307 |
| Crafter | 15870 | 1651 |
"""


def told(question, text, name="boats and machines"):
    asked = read_question(question, TODAY)
    tables = tables_of([Stretch(text)])
    found = the_answer(asked, (DocumentTables("default", f"{name}.md", name, "", tables),)) if asked else None
    return found.told.text if found else ""


@pytest.mark.parametrize(
    ("question", "text", "rows", "names"),
    [
        ("How many boats have a skipper?", BOATS, "3 rows", ("Petrel", "Fulmar", "Kittiwake")),
        ("How many boats have no skipper?", BOATS, "2 rows", ("Gannet", "Shearwater")),
        ("How many boats are without a skipper?", BOATS, "2 rows", ("Gannet", "Shearwater")),
        ("How many boats do not have a skipper?", BOATS, "2 rows", ("Gannet", "Shearwater")),
        ("How many boats don't have a skipper?", BOATS, "2 rows", ("Gannet", "Shearwater")),
        ("How many boats lack a berth?", BOATS, "1 row", ("Fulmar",)),
        ("Which boats have no skipper?", BOATS, "2 rows", ("Gannet", "Shearwater")),
        ("Which boats have a berth?", BOATS, "4 rows", ("Petrel", "Gannet", "Shearwater", "Kittiwake")),
        ("How many boats have a refit?", BOATS, "3 rows", ("Petrel", "Gannet", "Shearwater")),
        ("How many boats have a skipper and a berth?", BOATS, "2 rows", ("Petrel", "Kittiwake")),
        ("How many machines have an operator?", FILES, "2 rows", ("press-1", "lathe-1")),
        ("How many machines have no operator?", FILES, "2 rows", ("press-2", "lathe-2")),
        ("How many machines in the north hall have an operator?", FILES, "1 row", ("press-1",)),
        ("How many machines have a cost?", FILES, "3 rows", ("press-1", "press-2", "lathe-2")),
        ("Which machines have no hall?", FILES, "1 row", ("lathe-2",)),
    ],
)
def test_rows_are_counted_by_whether_a_cell_states_something(question, text, rows, names):
    said = told(question, text)
    assert rows in said
    listed = said.rpartition(": ")[2].rstrip(".").replace(" and ", ", ").split(", ")
    assert sorted(listed) == sorted(names)


@pytest.mark.parametrize(
    ("question", "text", "part", "name"),
    [
        ("What is the total refit of the boats?", BOATS, "13,300", "Fulmar and Kittiwake"),
        ("What is the average refit of the boats?", BOATS, "4,433", "Fulmar and Kittiwake"),
        ("Which boat has the lowest refit?", BOATS, "Gannet", "Fulmar and Kittiwake"),
        ("Which boat has the highest refit?", BOATS, "Shearwater", "Fulmar and Kittiwake"),
        ("What is the total cost of all machines?", FILES, "28,000", "lathe-1"),
        ("What is the average cost of the machines?", FILES, "9,333", "lathe-1"),
        ("Which machine has the highest power?", FILES, "press-1", "press-2"),
        ("Which machine has the lowest power?", FILES, "lathe-2", "press-2"),
    ],
)
def test_what_is_told_of_all_rows_says_which_of_them_have_no_figure(question, text, part, name):
    said = told(question, text)
    assert part in said
    assert said.endswith(f"; not stated: {name}.")


@pytest.mark.parametrize(
    ("question", "part"),
    [
        (
            "Welches Fahrzeug hat die höchste Laufleistung?",
            "Atego 41\u202f280; danach: Crafter 15\u202f870; ohne Angabe: Sprinter",
        ),
        ("Wie viele Fahrzeuge haben keine Laufleistung?", "1 Zeile mit Laufleistung nicht angegeben, von 3: Sprinter"),
    ],
)
def test_rows_without_a_figure_are_told_of_in_other_languages_too(question, part):
    assert part in told(question, WEITERE, "fuhrpark")


@pytest.mark.parametrize(
    ("question", "text", "said"),
    [
        ("What is the cost of lathe-1?", FILES, "cost (EUR) of lathe-1: not stated."),
        ("What power does press-2 have?", FILES, "power (kw) of press-2: not stated."),
        ("What is the refit of Fulmar?", BOATS, "Refit of Fulmar: not stated."),
        ("Who is the operator of press-2?", FILES, "operator of press-2: not stated."),
        ("What is the berth of Fulmar?", BOATS, "Berth of Fulmar: not stated."),
    ],
)
def test_of_an_empty_cell_it_is_said_that_nothing_is_stated(question, text, said):
    assert told(question, text) == said


@pytest.mark.parametrize(
    ("question", "part"),
    [
        ("How many boats are there?", "5"),
        ("What is the refit of Gannet?", "2,900"),
        ("How many boats does Ines Rahn have?", "2 rows"),
    ],
)
def test_what_is_stated_is_answered_as_before(question, part):
    assert part in told(question, BOATS)


def test_a_dash_or_a_word_for_nothing_states_nothing():
    assert [cell for cell in ("-", "–", "", "n/a", "?", "0", "no") if is_stated(cell)] == ["0", "no"]


LIMITS = """| Item | Limit |
| --- | --- |
| Hotel per night | 120 EUR |
| Hotel per night, abroad | 160 EUR |
| Meals | 28 EUR |
| Own car | 30 EUR |
"""


@pytest.mark.parametrize(
    "question",
    ["Which rope is the most expensive?", "What is the cheapest rope?"],
)
def test_a_companys_name_pays_for_no_thing_of_its_name(question):
    about = Subject(company="Torf Ropes")
    document = DocumentTables("default", "handbook.md", "Handbook", "", tables_of([Stretch(LIMITS)]), about)
    asked = read_question(question, TODAY)
    assert the_answer(asked, (document,)) is None


def test_another_currency_than_the_one_that_is_asked_for_is_no_answer():
    text = "Lindholm Oy, EUR million\n| | 2023 | 2022 |\n| --- | --- | --- |\n| Revenue | 14.0 | 12.0 |\n"
    assert "14" in told("What was Lindholm's revenue in euros in 2023?", text, "Lindholm")
    assert told("What was Lindholm's revenue in dollars in 2023?", text, "Lindholm") == ""


STOCK = """# Stores of the joinery
| Item | Shelf | In stock | Reorder at | Price EUR | Supplier |
| --- | --- | --- | --- | --- | --- |
| Brass hinge | A3 | 120 | 50 | 2.40 | Kessler |
| Steel hinge | A3 | 0 | 40 | 3.10 | Kessler |
| Oak knob | B1 | 34 | 30 | 1.95 | Drexler |
| Fine paper | D4 | 0 | 200 | 0.45 | Abrasiva |
"""


@pytest.mark.parametrize(
    ("question", "rows"),
    [
        ("Which items are out of stock?", "Steel hinge and Fine paper"),
        ("What is out of stock?", "Steel hinge and Fine paper"),
        ("How many items are out of stock?", "2 rows"),
        ("Which items have no stock?", "Steel hinge and Fine paper"),
        ("Which items are not in stock?", "Steel hinge and Fine paper"),
        ("Which items are in stock?", "Brass hinge and Oak knob"),
        ("How many items are in stock?", "2 rows"),
        ("Which items from Kessler are out of stock?", "Steel hinge"),
        ("What is the cheapest item in stock?", "Oak knob has the lowest Price"),
    ],
)
def test_an_amount_of_nothing_is_none_of_it(question, rows):
    assert rows in told(question, STOCK, "stores")


@pytest.mark.parametrize(
    "question",
    ["What is the price and the supplier of the oak knob?", "Shelf and supplier of the oak knob?"],
)
def test_one_of_two_columns_that_are_asked_for_is_no_answer(question):
    assert not told(question, STOCK, "stores")


CHOIR = """# Larkwood choir
| Voice | Singers | Rehearsal | Fee EUR |
| --- | --- | --- | --- |
| Soprano | 14 | Tuesday | 60 |
| Tenor | 6 | Thursday | 45 |
| Bass | 9 | Thursday | 45 |
"""


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("How many basses are there?", "Singers of Bass: 9."),
        ("How many tenors do we have?", "Singers of Tenor: 6."),
        ("How many drivers do we have?", ""),
    ],
)
def test_a_column_that_alone_counts_says_how_many_a_row_stands_for(question, answer):
    assert told(question, CHOIR, "choir") == answer


HIRE = """# Hire inventory
| Item | Category | Depot | Units in stock | Day rate (GBP) | Replacement value (GBP) |
| --- | --- | --- | --- | --- | --- |
| Marquee | Tents | Kendal | 4 | 380 | 9200 |
| Pagoda | Tents | Lyon | 0 | 145 | 2900 |
| Gas heater | Heating | Kendal | 18 | 28 | 310 |
| Fan heater | Heating | Lyon | 11 | 14 | 120 |
"""


@pytest.mark.parametrize(
    ("question", "part"),
    [
        ("Which tents are out of stock?", "Pagoda"),
        ("What tents are sold out?", "with Category Tents and Units in stock 0, of 4: Pagoda"),
        ("Which tents are available?", "Marquee"),
        ("How many tents do we have?", "4 over 2 rows"),
        ("What is the cheapest item?", "Fan heater has the lowest Day rate"),
        (
            "Which heaters are out of stock?",
            "None with heater and Units in stock 0. Looked at: Gas heater 18, Fan heater 11.",
        ),
    ],
)
def test_stock_is_read_of_the_column_that_counts(question, part):
    answer = told(question, HIRE, "inventory")
    assert part in answer
    assert bool(part) == bool(answer)
