"""Rows of things - employees, orders - filtered, counted, added up and compared, whatever the file they come in."""

from __future__ import annotations

from datetime import date
from functools import cache

import pytest

from core.indexing.chunking import chunk_document
from core.indexing.documents import Document
from core.indexing.reading import read
from core.tabulated.answering import answers_of
from core.tabulated.asking import read_question
from core.tabulated.building import Stretch, tables_of
from core.tabulated.document import DocumentTables
from tests.staff_files import staff_files
from tests.tabulated_answers import the_answer

TODAY = date(2024, 5, 1)
FORMATS = ("csv", "tsv", "md", "html", "xlsx", "docx", "pptx")
ORDERS = """| Order | Customer | City | Status | Ordered on | Amount |
| --- | --- | --- | --- | --- | --- |
| 1041 | Nordwind GmbH | Berlin | open | 2024-01-12 | $1,200 |
| 1042 | Kestrel Ltd | Leeds | shipped | 2024-01-15 | $560 |
| 1043 | Nordwind GmbH | Berlin | shipped | 2024-02-02 | $2,310 |
| 1044 | Umbrella Corp | Berlin | open | 2023-12-20 | $90 |
| 1045 | Kestrel Ltd | Leeds | cancelled | 2024-02-11 | $700 |
"""


@cache
def files():
    return staff_files()


@cache
def staff(suffix="csv"):
    name = f"staff.{suffix}"
    reading = read(name, files()[name])
    chunks = chunk_document(Document("default", name, reading.file_type, "", reading.blocks, title=reading.title))
    tables = tables_of([Stretch(chunk.text, chunk.page, chunk.section) for chunk in chunks])
    return DocumentTables("default", name, reading.title or "", "", tables)


@cache
def orders(name="orders"):
    return DocumentTables("default", f"{name}.md", name, "", tables_of([Stretch(ORDERS)]))


def answered(question, *documents):
    asked = read_question(question, TODAY)
    return the_answer(asked, documents) if asked else None


def told(question, *documents):
    found = answered(question, *documents)
    return found.told.text if found else ""


@pytest.mark.parametrize("suffix", FORMATS)
@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("What is the average salary in Sales?", "€41,500"),
        ("How many employees work in Berlin?", "There are 3 rows with City Berlin, of 5"),
        ("Who has the highest salary?", "Ada Lind has the highest Salary, €71,500"),
        ("What is the total salary of all employees?", "€257,000 over 5 rows"),
        ("Which department has the highest average salary?", "Engineering has the highest average Salary, €68,000"),
        ("How many people earn more than 50,000?", "3 rows"),
    ],
)
def test_the_same_table_answers_the_same_from_every_format(suffix, question, said):
    assert said in told(question, staff(suffix))


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("How many orders from Berlin are open?", "2 rows with City Berlin and Status open, of 5"),
        ("What is the total amount of orders by Nordwind GmbH?", "$3,510"),
        ("How many orders did Kestrel place?", "2 rows with Customer Kestrel Ltd"),
        ("What is the amount of order 1042?", "$560"),
        ("What was Umbrella Corp's amount?", "Amount of Umbrella Corp: $90"),
        ("List the cancelled orders", "Kestrel Ltd"),
        ("How many orders are there per status?", "open 2, shipped 2 and cancelled 1"),
        ("How many orders were placed in 2024?", "4 rows"),
        ("How many orders were placed before 2024?", "1 row"),
        ("What are the top 2 orders by amount?", "Nordwind GmbH $2,310 and Nordwind GmbH $1,200"),
        ("How many orders are not from Berlin?", "2 rows with City not Berlin"),
        ("How many orders have an amount between 500 and 1,500?", "3 rows"),
        ("What is the median amount?", "$700"),
        ("Which customer has the most orders?", "Nordwind GmbH and Kestrel Ltd have the highest number of rows, 2"),
    ],
)
def test_orders_are_filtered_by_what_their_cells_say(question, said):
    assert said in told(question, orders(), staff())


@pytest.mark.parametrize(
    "question",
    [
        "How many orders from Paris are open?",
        "How many employees of Siemens work in Berlin?",
        "What is the average age in Sales?",
        "How many orders from Berlin were returned?",
        "Why is the salary in Sales lower?",
        "What will the average salary in Sales be next year?",
    ],
)
def test_a_question_with_a_word_that_nothing_accounts_for_is_not_answered(question):
    assert told(question, orders(), staff()) == ""


PROPERTIES = """| Property | Value |
| --- | --- |
| Weight | 1.4 kg |
| Operating temperature | -15 to 45 C |
| Battery life without mains | 11 days |
"""


@cache
def lamp():
    return DocumentTables("default", "lamp.md", "Lamp Mark IV", "", tables_of([Stretch(PROPERTIES)]))


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("What is the weight of the Mark IV?", "Weight: 1.4 kg."),
        ("What is the operating temperature of the Lamp Mark IV?", "Operating temperature: -15 to 45 C."),
        ("Which department is Lind in?", "Department of Ada Lind: "),
        ("Which departments are Lind and Ortiz in?", "Department with Name Ada Lind or Mina Ortiz: "),
    ],
)
def test_of_a_record_that_is_named_it_is_told_what_it_has(question, said):
    assert told(question, lamp(), staff()).startswith(said)


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("What is the battery life of the Mark IV without mains?", "Battery life without mains, Value: 11 days."),
        ("How many weights are there?", ""),
    ],
)
def test_rows_are_not_counted_of_a_thing_that_is_named_or_of_a_label_said_in_part(question, answer):
    assert told(question, lamp()) == answer


def test_initials_of_a_cell_name_it():
    assert "€38,000" in told("What is the lowest salary in HR?", staff())


def test_each_figure_is_told_with_its_cell():
    found = answered("What is Mina Ortiz's salary?", staff())

    assert found is not None
    values = found.told.rows[0].values
    assert (values["row"], values["column"], values["cell"]) == ("Mina Ortiz", "Salary (EUR)", "52000")


def test_tables_that_differ_are_not_guessed_between():
    assert told("How many orders are open?", orders(), orders("orders copy"))
    other = DocumentTables("default", "b.md", "b orders", "", tables_of([Stretch(ORDERS.replace("shipped", "open"))]))
    assert told("How many orders are open?", orders(), other) == ""
    assert told("b orders: How many orders are open?", orders(), other)  # as is asked when one of them is chosen


def test_tables_of_one_document_that_differ_are_named_to_choose_from():
    spring, autumn = (
        Stretch(f"{name} orders\n\n{text}")
        for name, text in (("Spring", ORDERS), ("Autumn", ORDERS.replace("shipped", "open")))
    )
    both = DocumentTables("default", "year.md", "Year", "", tables_of([spring, autumn]))

    question = "How many orders are open?"
    assert answers_of(read_question(question, TODAY), (both,)) == ("Spring orders", "Autumn orders")
    assert "There are 2 rows" in told(f"Spring orders: {question}", both)
    assert "There are 4 rows" in told(f"Autumn orders: {question}", both)


HOURS = """Shop handbook

Leave

Full-time staff get 26 days of paid leave per calendar year. Office staff may work from home two days a week.

Opening hours

| Day | Shop | Workshop |
| --- | --- | --- |
| Monday | closed | 8:00-16:00 |
| Tuesday to Friday | 10:00-18:30 | 8:00-17:00 |
| Saturday | 9:00-14:00 | closed |
"""


@cache
def opening_hours():
    tables = tables_of([Stretch(HOURS, section="Shop handbook > Leave")])
    return DocumentTables("default", "handbook.md", "Shop handbook", "", tables)


@pytest.mark.parametrize(
    "question",
    [
        "How many days of leave do I get?",
        "How many days a week may I work from home?",
        "How many days may I take?",
        "How many staff get leave?",
        "How many hours do I work from home?",
    ],
)
def test_rows_are_no_count_of_what_prose_above_their_table_says(question):
    assert told(question, opening_hours()) == ""


def test_days_are_counted_where_a_condition_tells_which():
    said = told("How many days is the workshop closed?", opening_hours())
    assert said == "There is 1 row with Workshop closed, of 3: Saturday."


PASSES = """| Pass | Price per month (EUR) | Price per year (EUR) | Guests |
| --- | --- | --- | --- |
| Bronze | 6.90 | 72 | 1 |
| Silver | 4.50 | 96 | 2 |
| Gold | 19.50 | 189 | 4 |
"""


@pytest.mark.parametrize(
    ("question", "part"),
    [
        ("Which pass is the cheapest per year?", "Bronze"),
        ("Which pass is the cheapest per month?", "Silver"),
        ("Which pass costs the most per year?", "Gold"),
        ("What does Silver cost per year?", "96"),
        ("Which pass is the cheapest?", ""),  # by the month, or by the year?
        ("What do Bronze and Gold cost per year in total?", "261"),
    ],
)
def test_of_several_prices_the_one_is_meant_that_is_for_the_time_that_is_said(question, part):
    passes = DocumentTables("default", "passes.md", "passes", "", tables_of([Stretch(PASSES)]))
    found = told(question, passes)
    assert part in found if part else not found


def test_rows_are_counted_by_what_they_cost_more_than():
    tools = PASSES.replace("Price per year (EUR)", "Weight").replace(" per month", "")
    passes = DocumentTables("default", "passes.md", "passes", "", tables_of([Stretch(tools)]))
    assert told("How many passes cost more than 5 euros?", passes) == "Price > 5: 2 of 3: Bronze 6.90, Gold 19.50."


@pytest.mark.parametrize(("question", "said"), [("average rain", "10.67 mm"), ("average warmth", "2.083 °C")])
def test_a_mean_is_told_with_one_decimal_more_than_its_cells(question, said):
    heading = "| Month | Rain (mm) | Warmth (°C) |\n| --- | --- | --- |\n"
    text = heading + "| May | 10 | 1.25 |\n| June | 11 | 2.5 |\n| July | 11 | 2.5 |\n"
    weather = DocumentTables("default", "weather.md", "", "", tables_of([Stretch(text)]))
    assert said in told(f"What is the {question}?", weather)
