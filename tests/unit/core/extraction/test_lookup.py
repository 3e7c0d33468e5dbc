"""A figure of a period is looked up, in documents of whom the question names."""

from __future__ import annotations

from dataclasses import replace

from core.extraction.lookup import look_up
from core.extraction.understanding import understanding
from core.model import Passage, Subject
from tests.fakes import passage

DEBT = "|  | 2023 | 2022 |\n| --- | --- | --- |\n| Net debt | 12,750 | 9,400 |\n"


def of(company: str) -> Passage:
    found = passage(DEBT, company, title=f"{company} - Annual report", document=company, source_file=f"{company}.md")
    return replace(found, meta=replace(found.meta, subject=Subject(company=company)))


def looked_up(question: str, *passages: Passage) -> str:
    read = understanding(question, passages)
    found = look_up(read.query, read.pool, passages)
    return found.draft.text if found.draft is not None else ""


def test_a_figure_of_the_company_that_is_asked_for_answers():
    assert "12,750" in looked_up("What was Lowmoor's net debt in 2023?", of("Lowmoor Textiles"))
    assert "12,750" in looked_up("What was net debt in 2023?", of("Lowmoor Textiles"))


def test_a_figure_of_another_company_does_not():
    spoken_of = passage("\n\n".join(f"Kestrel sold {n} boats." for n in range(30)), "Kestrel", document="Kestrel")
    assert not looked_up("What was Kestrel's net debt in 2023?", of("Lowmoor Textiles"), spoken_of)


SHARES = """|  | Number of shares | Amount |
| --- | --- | --- |
| Balance as of June 30, 2018 | 105,371,800 | 10,537 |
| Repurchased | 20,000 | 2 |
| Balance as of June 30, 2019 | 117,273,566 | 11,727 |
"""


def test_what_was_on_several_days_is_told_of_each():
    told = looked_up("What was the total number of shares as of June 30, 2018 and 2019?", passage(SHARES, "Brook"))
    assert "105,371,800" in told
    assert "117,273,566" in told


def test_what_was_on_one_day_is_told_of_that():
    told = looked_up("What was the number of shares as of June 30, 2019?", passage(SHARES, "Brook"))
    assert "117,273,566" in told
    assert "105,371,800" not in told


def test_one_figure_without_a_year_is_none_of_two_years():
    undated = passage("| Item | Number of shares |\n| --- | --- |\n| Total | 7,250 |\n", "Brook 2018 and 2019")
    assert not looked_up("What was the total number of shares in 2018 and 2019?", undated)


def test_a_name_without_an_ending_names_its_document():
    named = passage(DEBT, "a:0", document="accounts-of-lowmoor", source_file="accounts-of-lowmoor")
    assert "12,750" in looked_up("accounts-of-lowmoor: what was net debt in 2023?", named)


def test_a_word_that_belongs_to_figures_may_be_a_thing():
    told = looked_up(
        "What were the sales of the mill in 2019?", passage("The sales of the mill were 412 in 2019.", "b")
    )
    assert "412" in told


FLOW = "Free cash flow was $894 million in Q4 2019, compared to $1,022 million in Q4 2018."


def test_a_quarters_figure_is_not_the_years():
    assert not looked_up("What was the free cash flow in 2019?", passage(FLOW, "Brook"))
    assert "894" in looked_up("What was the free cash flow in Q4 2019?", passage(FLOW, "Brook"))


def test_years_from_the_newest_to_the_oldest_are_all_meant():
    table = "|  | 2019 | 2018 | 2017 |\n| --- | --- | --- | --- |\n| Net debt | 1,111 | 1,222 | 1,333 |\n"
    told = looked_up("What was net debt for fiscal years 2019 to 2017 respectively?", passage(table, "Brook"))
    assert all(figure in told for figure in ("1,111", "1,222", "1,333"))


def test_a_row_of_years_tells_nothing_of_a_month():
    table = passage("|  | 2023 | 2024 |\n| --- | --- | --- |\n| Net profit | 610 | 940 |\n", "Brook")
    assert not looked_up("What was the net profit in March 2024?", table)
    assert not looked_up("Wie hoch war der Net profit im Mai 2024?", table)
    assert "940" in looked_up("What was the net profit in 2024?", table)
    assert "940" in looked_up("What was the net profit for the year ended March 2024?", table)
