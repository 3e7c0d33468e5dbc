"""Two sentences that give the same thing another figure or date."""

from __future__ import annotations

import pytest

from core.reading.disagreeing import disagree, statement_of

MILES = "Private cars are reimbursed at 45 pence a mile."


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (MILES, "Private cars are reimbursed at 38 pence a mile."),
        ("Employees get 25 days of leave, of which 5 days can be carried over.",
         "Employees get 28 days of leave, of which 5 days can be carried over."),
        ("The office closes on 24 December 2025.", "The office closes on 23 December 2025."),
        ("Invoices are paid within 30 days.", "Invoices are paid within 14 days of receipt."[:33] + "."),
        ("The limit is $2,000 a year.", "The limit is $3,000 a year."),
        ("Overtime is paid at 150 % of the rate.", "Overtime is paid at 125 % of the rate."),
        ("Die Probezeit dauert 6 Monate.", "Die Probezeit dauert 3 Monate."),
        ("Le préavis est de 30 jours.", "Le préavis est de 60 jours."),
        ("El plazo de entrega es de 15 días.", "El plazo de entrega es de 20 días."),
    ],
)  # fmt: skip
def test_the_same_with_another_value_disagrees(one, other):
    assert disagree(statement_of(one), statement_of(other))
    assert disagree(statement_of(other), statement_of(one))


@pytest.mark.parametrize(
    "other",
    [
        MILES,
        "Private cars are reimbursed at 45.0 pence a mile.",
        "Motorcycles are reimbursed at 24 pence a mile.",
        "Private cars are reimbursed at 38 pence a mile in Spain.",
        "Private cars are reimbursed at 38 pence a mile for contractors.",
        "Private cars were reimbursed at 38 pence a mile in 2019.",
        "Private cars are reimbursed within 14 days.",
        "Parking is free on 3 floors.",
    ],
)
def test_what_speaks_of_another_thing_place_person_or_year_does_not(other):
    assert not disagree(statement_of(MILES), statement_of(other))


def test_what_states_no_value_is_no_statement():
    assert statement_of("Private cars are reimbursed.") is None
    assert statement_of("") is None


def test_a_label_is_about_its_heading():
    one, other = (
        statement_of("Deadline: 5 May 2026", "Expense reports"),
        statement_of("Deadline: 7 May 2026", "Tax forms"),
    )
    assert not disagree(one, other)
    assert disagree(one, statement_of("Deadline: 7 May 2026", "Expense reports"))
