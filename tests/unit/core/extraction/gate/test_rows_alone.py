"""What a row by itself can't tell."""

from __future__ import annotations

import pytest

from core.extraction.gate.asked import asked_for
from core.extraction.gate.rows_alone import is_another_line, is_any_of_all, is_no_mean, is_of_a_part, is_one_of_many
from core.extraction.tables import Row

HALF = Row(("", "January-June 2023"), ("Harbours", "120"))
YEAR = Row(("", "Year ended December 31, 2023"), ("Harbours", "240"))


@pytest.mark.parametrize(
    ("question", "row", "part"),
    [
        ("What did the harbours sell in the whole year 2023?", HALF, True),
        ("What did the harbours sell in January-June 2023?", HALF, False),
        ("What did the harbours sell in H1 2023?", HALF, False),
        ("What did the harbours sell in 2023?", YEAR, False),
        ("What did the harbours sell?", HALF, False),
    ],
)
def test_a_row_of_months_tells_nothing_of_a_year(question, row, part):
    assert is_of_a_part(asked_for(question), row) is part


def test_no_row_tells_by_itself_that_it_is_the_highest_of_all():
    asked = asked_for("Which region had the highest sales in 2023?")

    assert is_one_of_many(asked, HALF)
    assert not is_one_of_many(asked, Row(("", "2023"), ("Highest sales: Harbours", "120")))
    assert not is_one_of_many(asked_for("What were the sales of Harbours in 2023?"), HALF)


@pytest.mark.parametrize(
    ("question", "name", "another"),
    [
        ("What was net income in 2023?", "Interest income and other, net", True),
        ("What was net income in 2023?", "Net income", False),
        ("What was net income in 2023?", "Net (loss) income", False),
        ("What were net sales in 2023?", "Sales, net", False),
        ("What was other income in 2023?", "Interest income and other, net", False),
    ],
)
def test_a_line_that_has_the_words_of_anothers_name_among_others_is_not_that_one(question, name, another):
    assert is_another_line(asked_for(question), Row(("", "2023"), (name, "12"))) is another


def test_no_row_is_a_mean_or_a_median_that_does_not_say_so():
    yoga = Row(("Kurs", "Gebühr"), ("Yoga", "48 €"))

    assert is_no_mean(asked_for("Wie hoch ist die durchschnittliche Gebühr für Yoga?"), yoga)
    assert is_no_mean(asked_for("Wie hoch ist der Median der Gebühr für Yoga?"), yoga)
    assert not is_no_mean(asked_for("Wie hoch ist die Gebühr für Yoga?"), yoga)
    assert not is_no_mean(
        asked_for("Wie hoch ist das Durchschnittsalter?"), Row(("", "2023"), ("Durchschnittsalter", "41"))
    )


STOCK = Row(("Item", "In stock", "Reorder level"), ("Brass hinge", "120", "50"))
VORRAT = Row(("Artikel", "Vorrat", "Mindestvorrat"), ("Messingscharnier", "120", "50"))


@pytest.mark.parametrize(
    ("question", "row", "any_of_all"),
    [
        ("Which items have less stock than the reorder level?", STOCK, True),
        ("Which items need to be ordered?", STOCK, True),
        ("Which hinge is in stock?", STOCK, False),
        ("What is the reorder level of the brass hinge?", STOCK, False),
        ("Welche Artikel liegen unter dem Mindestvorrat?", VORRAT, True),
        ("Welchen Vorrat hat das Messingscharnier?", VORRAT, False),
    ],
)
def test_a_row_that_nothing_sets_apart_is_not_the_one_that_is_asked_for(question, row, any_of_all):
    assert is_any_of_all(asked_for(question), row) is any_of_all
