"""What a language model wrote is held to the question by what it cites, whatever it says."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.extraction.gate.admission import admission
from core.model import Evidence
from tests.fakes import draft, passage

FEES = "Mooring fees were $412 thousand in 2021. Crane fees were $77 thousand in 2021. Ottil runs 3 cranes."
LEAVE = "Every employee gets 28 days of paid leave a year. The harbour office has 2 doors."


def evidence(*texts: str, **meta: str) -> Evidence:
    return Evidence(tuple(passage(text, f"c{n}", **meta) for n, text in enumerate(texts, 1)))


@pytest.mark.parametrize(
    ("question", "text", "said"),
    [
        ("What were mooring fees in 2021?", FEES, "They were $412 thousand [1]."),
        ("What were mooring fees in 2021?", FEES, "About $0.41 million [1]."),
        ("How many days of leave does an employee get?", LEAVE, "28 days a year [1]."),
        ("What were total fees of the cranes and moorings in 2021?", FEES, "Together $489 thousand [1]."),
    ],
)
async def test_what_its_sources_bear_is_admitted(question, text, said):
    assert (await admission(question, evidence(text), draft(said, 1), None, None)).admitted


@pytest.mark.parametrize(
    ("question", "text", "said"),
    [
        ("What were mooring fees in 2019?", FEES, "They were $412 thousand [1]."),  # another period
        ("What were pilot fees in 2021?", FEES, "They were $412 thousand [1]."),  # another attribute
        ("What were mooring fees in 2021?", FEES, "They were $77 thousand [1]."),  # another row's figure
        ("What were mooring fees in 2021?", FEES, "It is 3 [1]."),
        ("What is the password of the router?", LEAVE, "It is 28 [1]."),
        ("How many ferries sail on Sundays?", LEAVE, "It is 2 [1]."),
    ],
)
async def test_some_figure_of_a_source_is_not(question, text, said):
    found = await admission(question, evidence(text), draft(said, 1), None, None)
    assert not found.admitted


async def test_what_a_paragraph_opens_with_is_said_of_all_its_sentences():
    shed, loft = "In the boat shed tools are lent. An hour costs 11 euros.", "In the sail loft tools are lent."
    rooms = f"{shed}\n\n{loft} An hour costs 4 euros."
    found = await admission(
        "How much is an hour in the sail loft?", evidence(rooms), draft("4 euros [1].", 1), None, None
    )
    assert found.admitted
    assert not (
        await admission("How much is an hour in the sail loft?", evidence(rooms), draft("11 euros [1].", 1), None, None)
    ).admitted


async def test_one_of_several_that_fit_is_not_and_the_ruling_tells_them_apart():
    other = FEES.replace("412", "977")
    found = await admission(
        "What were mooring fees in 2021?", evidence(FEES, other), draft("$412 thousand [1].", 1), None, None
    )
    assert not found.admitted
    assert found.ruling is not None
    assert len(found.ruling.standings) == 2


async def test_what_a_document_is_named_by_counts_as_said():
    cited = evidence("Total quays 2021 2020\nStone and timber bought 31 12", source_file="OTTIL_2021_report.md")
    said = draft("Yes, they rose [1].", 1)
    assert (await admission("Did Ottil buy more stone and timber in 2021?", cited, said, None, None)).doubted
    said = draft("By $19 thousand [1].", 1)
    assert (await admission("How much more stone and timber did Ottil buy in 2021?", cited, said, None, None)).admitted


async def test_a_bare_yes_and_what_says_little_of_what_was_asked_are_to_be_proven():
    for question, said in (("Did Ottil run cranes?", "Yes, it did [1]."), ("Who lifts freight there?", "3 do [1].")):
        found = await admission(question, evidence(FEES), draft(said, 1), None, None)
        assert found.doubted
        assert not found.admitted


async def test_fact_rows_must_be_of_a_year_that_is_asked_for():
    rows = evidence("Revenue of Ottil, FY2021: 12", file_type="facts")
    said = draft("It was 12 [1].", 1)
    assert (await admission("What was revenue in 2021?", rows, said, None, None)).admitted
    assert not (await admission("What was revenue in 2009?", rows, said, None, None)).admitted


async def test_of_an_answer_in_another_language_than_its_sources_names_and_years_are_compared():
    said = draft("28 Tage im Jahr [1].", 1)
    fitting = "Wie viele Tage bezahlten Urlaub bekommt ein Employee bei uns im Jahr?"
    found = await admission(fitting, evidence(LEAVE), said, None, None)
    assert found.admitted
    assert found.uncompared
    of_a_year = "Wie viele Tage Urlaub bekam ein Employee bei uns im Jahr 2019?"
    assert not (await admission(of_a_year, evidence(LEAVE), said, None, None)).admitted


async def test_a_draft_that_names_which_of_several_it_means_is_admitted():
    report = "| | 2021 |\n| --- | --- |\n| Mooring fees | 412 |\n"
    there = evidence(report, report.replace("412", "977"))
    metas = [replace(p.meta, title=title) for p, title in zip(there.passages, ("Ottil", "Brackwell"), strict=True)]
    there = Evidence(tuple(replace(p, meta=m) for p, m in zip(there.passages, metas, strict=True)))
    asked = "What were mooring fees in 2021?"
    bare, named = draft("They were 412 [1].", 1), draft("Those of Ottil were 412 [1].", 1)
    assert not (await admission(asked, there, bare, None, None)).admitted
    assert (await admission(asked, there, named, None, None)).admitted


async def test_a_draft_that_states_all_that_fits_leaves_nothing_open():
    table = "| | 2021 | 2020 |\n| --- | --- | --- |\n| Mooring fees | 412 | 377 |\n"
    said = draft("412 and 377 [1].", 1)
    asked = "What were mooring fees in 2021 and 2020 respectively?"
    assert (await admission(asked, evidence(table), said, None, None)).admitted


async def test_a_figure_that_the_checks_have_proven_needs_no_quotation_under_a_label_of_what_was_asked():
    table = "| | 2021 |\n| --- | --- |\n| Mooring and pilot fees, gross | 412 |\n"
    said, asked = draft("412 [1]", 1), "What were mooring fees in 2021?"
    assert not (await admission(asked, evidence(table), said, None, None)).admitted
    assert (await admission(asked, evidence(table), said, None, None, proven=True)).admitted


async def test_addresses_and_versions_in_a_source_are_no_figures():
    router = evidence("The router is reached at 76.168.0.12 from 08:30. It has 4 ports.")
    assert (await admission("How many ports has the router?", router, draft("It has 4 [1].", 1), None, None)).admitted


@pytest.mark.parametrize(
    ("question", "text", "said"),
    [
        (
            "Who is the head of sales?",
            "Marta Silva is the deputy head of sales.",
            "Marta Silva is the head of sales [1].",
        ),
        ("Who was CEO before Carla Voss?", "Carla Voss is the CEO.", "Carla Voss is the CEO [1]."),
        ("When did the harbour office open?", "The harbour office has a red door.", "It has a red door [1]."),
        ("Who orders the laptops?", "Laptops are ordered through the portal.", "Laptops are ordered there [1]."),
    ],
)
async def test_what_no_quote_may_be_no_model_may_say(question: str, text: str, said: str) -> None:
    found = await admission(question, evidence(text), draft(said, 1), None, None)
    assert not found.admitted
