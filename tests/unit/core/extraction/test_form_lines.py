"""Fields of forms: a label and its figures, of the page that bears the name a question says."""

from __future__ import annotations

import pytest

from core.extraction.form_lines import told_by_a_form
from core.extraction.understanding import understanding
from tests.fakes import passage

FIRST = """Work order
Customer Hanna Brandt
Make Volvo
Model V60
Mileage 48,200
Parts 2,140
Paint Supplies 85
Towing 120
Subtotal 2,345
Sales Tax 8.5% 199.33
Grand Total 2,544.33
The parts are sold with a guarantee. Hours are booked as they come."""
SECOND = FIRST.replace("Hanna Brandt", "Omar Reyes").replace("Volvo", "Seat").replace("2,140", "910")
PAGES = (passage(FIRST, "a"), passage(SECOND, "b"))


def told(question, pages=PAGES):
    draft = told_by_a_form(understanding(question, pages).query, pages)
    return "" if draft is None else draft.text


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("What do the parts cost on the order for Hanna Brandt?", "Parts: 2,140 [1]."),
        ("What do the parts cost on the order for Omar Reyes?", "Parts: 910 [2]."),
        ("How much are the parts for the Volvo?", "Parts: 2,140 [1]."),
        ("What is the subtotal on Omar Reyes' order?", "Subtotal: 2,345 [2]."),
        ("What is the grand total for the Seat?", "Grand Total: 2,544.33 [2]."),
        ("How much sales tax is on the order of Hanna Brandt?", "Sales Tax: 8.5%, 199.33 [1]."),
        ("How much is towing for Hanna Brandt?", "Towing: 120 [1]."),
        ("What mileage does the work order of Omar Reyes show?", "Mileage: 48,200 [2]."),
    ],
)
def test_a_field_is_told_of_the_page_that_bears_the_name(question, answer):
    assert told(question) == answer


@pytest.mark.parametrize(
    "question",
    [
        "What do the parts cost on the order for Hanna Kowalski?",
        "What do the parts cost?",
        "What do the tyres cost on the order for Hanna Brandt?",
        "What discount is on the parts for Hanna Brandt?",
        "What do the parts cost per hour for Hanna Brandt?",
        "What do the parts and towing cost together for Hanna Brandt?",
        "How many parts does Hanna Brandt's Volvo need?",
        "Who sells the parts for Hanna Brandt?",
        "When are the parts for Hanna Brandt due?",
        "Why do the parts for Hanna Brandt cost so much?",
        "How much more are the parts for Hanna Brandt than those for Omar Reyes?",
        "What does the paint cost for Hanna Brandt?",
    ],
)
def test_what_no_field_tells_is_left(question):
    assert told(question) == ""


def test_one_line_that_ends_in_a_figure_makes_no_form():
    page = passage("Hanna Brandt\nParts 2,140\nThe parts are sold with a guarantee.", "a")
    assert told("What do the parts cost for Hanna Brandt?", (page,)) == ""
