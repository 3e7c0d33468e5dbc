"""What of a source bears an answer out is found: the sentence, the row with its columns, the heading above it."""

from __future__ import annotations

from dataclasses import replace

from core.drafts.marking import deliverable, numbered_in_use
from core.extraction.quoting import quote_of
from core.model import FACTS
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


def test_what_stands_below_the_title_of_all_is_of_no_section():
    told = passage(
        "Harbour: house rules\n\nOn Sundays it is closed.\n\nFuel\n\nDiesel is sold at the quay.",
        title="Harbour: house rules",
    )
    below, within = (
        quote_of("On Sundays it is closed [1].", 1, told),
        quote_of("Diesel is sold at the quay [1].", 1, told),
    )
    assert (below.section, below.titled) == ("", True)
    assert (within.section, within.titled) == ("Fuel", False)


def test_a_row_is_quoted_with_its_columns_names():
    quote = quote_of("Petrol is £1.62 a litre [1].", 1, passage(HARBOUR))
    assert quote.said == "Petrol: Price £1.62, Unit litre"
    assert quote.section == "Fuel"


REVENUE = """Ottil: figures.

| Company | Metric | Period | Value | Unit |
| --- | --- | --- | --- | --- |
| Ottil | revenue | FY 2022 | 394300000.0 | USD |
| Ottil | revenue | FY 2023 | 383300000.0 | USD |

Ottil's revenue fell from $394.3M in fiscal year 2022 to $383.3M in fiscal year 2023.
"""
MARGINS = """Ottil: margin.

| Period | margin | Formula |
| --- | --- | --- |
| FY2022 | 43.31 % | profit / revenue |
| FY2023 | 44.13 % | profit / revenue |

Ottil's margin rose to 44.1 % in fiscal year 2023.
"""


def of_figures(text):
    kept = passage(text)
    return replace(kept, meta=replace(kept.meta, file_type=FACTS))


def test_of_figures_the_row_is_quoted_that_has_them_and_not_what_was_told_of_it():
    quote = quote_of("Revenue was $383.3M in fiscal year 2023 [1].", 1, of_figures(REVENUE))
    assert quote.said == "Company: Ottil, Metric: revenue, Period: FY 2023, Value: $383.3M"
    fell = quote_of("It fell from $394.3M in 2022 to $383.3M in 2023 [1].", 1, of_figures(REVENUE))
    assert (fell.said.count("$394.3M"), fell.behind.count("$383.3M")) == (1, 1)
    margin = quote_of("The margin was 44.1 % in fiscal year 2023 [1].", 1, of_figures(MARGINS))
    assert margin.said == "Period: FY2023, margin: 44.13 %, Formula: profit / revenue"


def test_figures_that_no_row_has_are_shown_what_was_told_of_the_rows():
    assert quote_of("It fell by 2.8 % [1].", 1, of_figures(REVENUE)).said.startswith("Ottil's revenue fell")


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
