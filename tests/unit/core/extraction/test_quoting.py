"""What of a source bears an answer out is found: the sentence, the row with its columns, the heading above it."""

from __future__ import annotations

from dataclasses import replace

from core.drafts.marking import deliverable, numbered_in_use
from core.extraction.quoting import quote_of
from tests.fakes import passage

HARBOUR = """# Berths
The harbour has 40 berths. A berth costs £12 a night. Payment is by card.

## Fuel
Diesel is sold at the north quay from 8 to 18.

| Fuel | Price | Unit |
|---|---|---|
| Diesel | £1.40 | litre |
| Petrol | £1.62 | litre |
"""


def test_the_sentence_that_the_claim_rests_on_stands_within_its_surroundings_and_section():
    quote = quote_of("You pay £12 a night for a berth [2]. Fuel is sold [1].", 2, passage(HARBOUR))
    assert quote.said == "A berth costs £12 a night."
    assert (quote.before, quote.behind) == ("The harbour has 40 berths.", "Payment is by card.")
    assert quote.section == "Berths"


def test_a_row_is_quoted_with_its_columns_names():
    quote = quote_of("Petrol is £1.62 a litre [1].", 1, passage(HARBOUR))
    assert quote.said == "Petrol: Price £1.62, Unit litre"
    assert quote.section == "Fuel"


def test_a_heading_that_lost_its_hashes_in_a_passage_still_names_the_section():
    """Passages of an index keep headings as lines of their own, below the title of the whole."""
    text = "Berths\n\nMoor well.\n\nFuel\n\nDiesel is sold at the quay.\n\n燃料\n\n每升七元。\n\nNights\n\nClosed"
    kept = replace(passage(text), meta=replace(passage(text).meta, title="Berths"))
    assert quote_of("Diesel is sold at the quay [1].", 1, kept).section == "Fuel"
    assert quote_of("每升七元 [1]。", 1, kept).section == "燃料"
    assert quote_of("Moor well [1].", 1, kept).section == "", "the title is said already"
    assert quote_of("It is closed [1].", 1, kept).section == "Nights"


def test_an_answer_in_other_words_is_shown_the_beginning():
    assert quote_of("Der Hafen [1].", 1, passage("First. Second.")).said == "First."


def test_sources_are_numbered_in_the_order_of_their_use_and_so_are_what_checks_say_of_them():
    text = "Diesel is £1.40 [3]. There are 40 berths [1, 3]."
    assert deliverable(text, (), 3)[0] == "Diesel is £1.40 [1]. There are 40 berths [2, 1]."
    assert numbered_in_use("[3] says otherwise, [7] is none", text, 3) == "[1] says otherwise, [7] is none"
