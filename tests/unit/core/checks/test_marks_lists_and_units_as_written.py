"""What models write around a statement proves and costs nothing: marks of any form, list marks, and other units."""

import pytest

from core.checks.records import check_record

LEEDS = (
    "The Leeds office has 42 employees.",
    "The Leeds office opened in March 2019.",
    "The Leeds office moved to Park Row in 2022.",
)
FORMS = (
    "[source: {}]",
    "[Source {}]",
    "[Doc {}]",
    "[ref {}]",
    "[Quelle {}]",
    "[{}†source]",
    "【{}†leeds.md】",
    "[#{}]",
)
PACKING = "Print the label, pack the box and drop it at a shop."
BILLING = "Open the menu, go to the settings page and read the section on billing."


def passes(answer: str, *sources: str) -> bool:
    return check_record({"id": "x", "answer": answer, "context": list(sources)})["passed"]


@pytest.mark.parametrize("form", [*FORMS, "(source {})", "(Quelle {})"])
def test_a_mark_by_the_word_is_held_to_its_source(form):
    said = "The Leeds office has 42 employees"
    assert passes(f"{said} {form.format(1)}.", *LEEDS)
    assert not passes(f"{said} {form.format(6)}.", *LEEDS), "there is no such source"
    assert not passes(f"{said} {form.format(2)}.", *LEEDS), "it stands in another"


@pytest.mark.parametrize(
    "answer",
    [
        "1) Print the label 2) Pack the box 3) Drop it at a shop",
        "1. Print the label 2. Pack the box 3. Drop it at a shop",
        "1️⃣ Print the label 2️⃣ Pack the box 3️⃣ Drop it at a shop",
        "**1.** Print the label **2.** Pack the box **3.** Drop it at a shop",
        "**1)** Print the label **2)** Pack the box **3)** Drop it at a shop",
        "(1) Print the label (2) Pack the box (3) Drop it at a shop",
    ],
)
def test_the_number_of_an_item_names_nothing_of_the_one_before(answer):
    assert passes(answer, PACKING)


@pytest.mark.parametrize(
    "answer",
    [
        "1) Open the menu 2) Go to the settings page 3) Read the section on billing",
        "1. Open the menu 2. Go to the settings page 3. Read the section 4. Done",
    ],
)
def test_pages_and_sections_before_an_item_are_not_numbered(answer):
    assert passes(answer, BILLING)


@pytest.mark.parametrize("answer", ["See page 3 of the settings.", "Go to section 4 on billing."])
def test_a_page_that_is_numbered_must_be_so(answer):
    assert not passes(answer, BILLING)


@pytest.mark.parametrize(
    ("source", "right", "wrong"),
    [
        ("The warranty is 24 months.", "The warranty is 24 months (2 years).", "The warranty is 3 years."),
        ("The warranty is 24 months.", "The warranty is 2 years.", "The warranty is 24 weeks."),
        ("The pause lasts 90 minutes.", "The pause lasts 1.5 hours.", "The pause lasts 2 hours."),
        (
            "The contract runs for 14 days.",
            "The contract runs for 14 days (2 weeks).",
            "The contract runs for 3 weeks.",
        ),
        ("Die Garantie beträgt 24 Monate.", "Die Garantie beträgt 2 Jahre.", "Die Garantie beträgt 24 Wochen."),
        ("Leave is six weeks a year.", "Leave is six weeks a year.", "Leave is six months a year."),
        ("The tank holds 50 litres.", "It holds 50 litres (13.2 US gallons).", "It holds 50 litres (15 US gallons)."),
        (
            "The tank holds 50 litres.",
            "It holds 50 litres (11 imperial gallons).",
            "It holds 50 litres (14 UK gallons).",
        ),
    ],
)
def test_a_length_or_measure_in_another_unit_is_the_same_or_it_is_not(source, right, wrong):
    assert passes(right, source)
    assert not passes(wrong, source)


@pytest.mark.parametrize(
    ("source", "right", "wrong"),
    [
        ("Lieferzeit: 3 bis 5 Tage.", "Die Lieferung dauert 3-5 Tage.", "Die Lieferung dauert 4-5 Tage."),
        ("Lagerung: 18 bis 28 Grad.", "Bei 18-28 Grad lagern.", "Bei 18-30 Grad lagern."),
        ("Delivery time: 3 to 5 days.", "Delivery takes 3-5 days.", "Delivery takes 3-6 days."),
        ("Délai : 3 à 5 jours.", "La livraison prend 3-5 jours.", "La livraison prend 2-5 jours."),
    ],
)
def test_both_ends_of_a_range_have_the_label_before_it(source, right, wrong):
    assert passes(right, source)
    assert not passes(wrong, source)
