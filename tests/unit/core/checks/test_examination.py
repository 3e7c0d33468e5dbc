"""Examining answers: scripted mistakes are caught with the right severity and hint, right answers pass."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.checks import CHECKS, check_record, examine
from core.errors import BadInput
from core.facts.readable import readable
from core.model import Evidence, FactRow, Passage, PassageMeta, Severity, Status

REVENUE = {2020: 274_515e6, 2021: 365_817e6, 2022: 394_328e6, 2023: 383_285e6, 2024: 391_035e6}
INCOME = {2021: 94_680e6, 2022: 99_803e6, 2023: 96_995e6, 2024: 93_736e6}


def metric(name, year, value, period="FY", **more):
    values = {"company": "Apple Inc.", "ticker": "AAPL", "metric": name, "period": period, "fiscal_year": year}
    return FactRow("company_metrics", {**values, "end": f"{year}-09-28", "value": value, "unit": "USD", **more})


def facts(*rows, known=(), passages=("Apple's figures.",)):
    made = tuple(
        Passage(t, PassageMeta(f"c{i}", f"f{i}", "facts" if rows and i == 0 else "text"))
        for i, t in enumerate(passages)
    )
    return Evidence(passages=made, rows=tuple(rows), known_years=frozenset(known))


def told(*passages):
    return facts(passages=passages)


ROWS = [metric("revenue", y, v) for y, v in REVENUE.items() if y > 2020]
ROWS += [metric("net_income", y, v) for y, v in INCOME.items()] + [metric("revenue", 2023, 81_797e6, "Q3")]
FILED = [
    FactRow("filings", {"form": f, "filingDate": d, "reportDate": p, "accessionNumber": a})
    for f, d, p, a in (
        ("10-K", "2024-11-01", "2024-09-28", "0000320193-24-000123"),
        ("10-K", "2023-11-03", "2023-09-30", "0000320193-23-000106"),
        ("10-Q", "2024-08-02", "2024-06-29", "0000320193-24-000081"),
    )
]
KNOWN = range(2007, 2026)


def verdict(name, answer, question="What was Apple's revenue in 2023?", evidence=None):
    found = examine(answer, question, evidence or facts(*ROWS, *FILED, known=KNOWN))
    assert [v.check for v in found] == [check.name for check in CHECKS]
    for v in found:
        assert all(answer[s.start : s.end] == s.text for s in v.spans)
    return next(v for v in found if v.check == name)


def passes(answer, question="What was Apple's revenue in 2023?", evidence=None):
    found = examine(answer, question, evidence or facts(*ROWS, *FILED, known=KNOWN))
    assert not [(v.check, v.hint) for v in found if v.failed]
    return True


def test_a_wrong_value_names_the_closest_one_and_how_far_off_it_is():
    wrong = verdict("numbers", "Revenue was $400B in 2023 [1].")
    assert wrong.severity is Severity.HIGH
    assert "`$400B`: closest `$383.3B` (2023), 4.4 % off" in wrong.hint
    assert "Allowed: `$383.3B` (2023)" in wrong.hint
    assert [s.text for s in wrong.spans] == ["$400B"]


def test_the_right_value_of_another_year_is_told_apart():
    wrong = verdict("numbers", "Revenue was $394.3B in 2023 [1].")
    assert wrong.severity is Severity.HIGH
    assert "`$394.3B` is the value of 2022; 2023 is `$383.3B`" in wrong.hint


def test_a_slip_of_scale_is_named():
    wrong = verdict("numbers", "Revenue was $383.3M in 2023 [1].")
    assert wrong.severity is Severity.HIGH
    assert "closest `$383.3B` (2023), 1,000 times too small" in wrong.hint


def test_a_minus_before_a_gain_is_wrong():
    wrong = verdict("numbers", "Net income was -$97.0B in 2023 [1].", "What was net income in 2023?")
    assert wrong.severity is Severity.HIGH
    assert "wrong sign" in wrong.hint


def test_a_filing_date_that_no_row_has_names_the_right_one():
    wrong = verdict("filings", "The 10-K was filed 2024-11-15 [1].", "When was the latest 10-K filed?")
    assert wrong.severity is Severity.HIGH
    assert "filed `2024-11-01`" in wrong.hint


def test_untrue_absence_of_data_is_critical():
    wrong = verdict("years", "There is no data for 2020.", "What was revenue in 2020?")
    assert wrong.severity is Severity.CRITICAL
    assert "There is data for 2020" in wrong.hint


def test_true_absence_of_data_passes():
    assert passes("I don't have data for 2031. There are figures for 2007 to 2025.", "What was revenue in 2031?")


def test_a_year_that_exists_and_was_not_fetched_is_critical():
    wrong = verdict("years", "Revenue was $274.5B in 2020 [1].", "What was revenue in 2020?")
    assert wrong.severity is Severity.CRITICAL
    assert "2020 exists in the table" in wrong.hint


@pytest.mark.parametrize(
    "answer",
    [
        "Revenue was $383.3B in 2023 [1].",
        "Apple's revenue in fiscal 2023 was about $383 billion [1].",
        "Net sales came to 383,285 million dollars in 2023 [1].",
        "Revenue was $383.3 billion, down 2.8% from $394.3 billion in 2022 [1].",
        "Revenue fell by $11.0 billion from 2022 to 2023 [1].",
        "Revenue rose from $383.29 billion in 2023 to $391.04 billion in 2024, by $7.75 billion or 2.0 % [1].",
        "Revenue grew from $365.8B (2021) to $394.3B (2022), then slipped to $383.3B (2023) [1].",
        "In Q3 2023 revenue was $81.8B [1].",
        "The net margin in 2023 was 25.3% [1].",
        "The average revenue of 2022 and 2023 was $388.8 billion [1].",
        "Total revenue over 2021-2023 was $1,143.4 billion [1].",
        "Net income fell by $2.8 billion from 2022 to 2023 [1].",
        "The 10-K for 2024-09-28 was filed on November 1, 2024 [1].",
        "The annual report was filed on 2023-11-03, the 10-Q on August 2, 2024 [1].",
    ],
)
def test_right_answers_pass(answer):
    assert passes(answer)


@pytest.mark.parametrize(
    "answer",
    [
        "Revenue was $81.8B in 2023 [1].",
        "Net income was $383.3B in 2023 [1].",
        "Revenue rose by $11.0 billion from 2022 to 2023 [1].",
        "Revenue fell by $12.9 billion from 2022 to 2023 [1].",
        "The net margin in 2023 was 35.3% [1].",
        "In Q3 2023 revenue was $383.3B [1].",
    ],
)
def test_wrong_metric_quarter_direction_and_arithmetic_are_caught(answer):
    assert verdict("numbers", answer).severity is Severity.HIGH


def test_the_derivation_is_recorded():
    right = verdict("numbers", "Revenue fell by $11.0 billion from 2022 to 2023 [1].")
    assert right.status is Status.PASS
    assert "difference of" in right.detail


@pytest.mark.parametrize(
    ("wrong", "of", "severity"), [(1, 5, "low"), (1, 4, "medium"), (1, 2, "medium"), (2, 3, "high")]
)
def test_severity_grows_with_the_share_of_wrong_values(wrong, of, severity):
    true = "; ".join(f"{i * 111} boxes" for i in range(1, of - wrong + 1))
    false = "; ".join(f"{i * 1357 + 1} boxes" for i in range(1, wrong + 1))
    source = told("The store holds 111 boxes. Then 222 boxes. Then 333 boxes. Then 444 boxes. Then 555 boxes.")
    assert verdict("numbers", f"The store has {true}; {false} [1].", "How many boxes?", source).severity == severity


def test_another_companys_figure_is_not_this_ones():
    rows = [
        *ROWS,
        FactRow(
            "company_metrics", {**metric("revenue", 2023, 211_915e6).values, "company": "Microsoft", "ticker": "MSFT"}
        ),
    ]
    both = facts(*rows)
    assert passes("Microsoft's revenue was $211.9B in 2023 [1].", "And Microsoft?", both)
    assert verdict("numbers", "Apple's revenue was $211.9B in 2023 [1].", evidence=both).failed


def test_fiscal_and_calendar_years_are_told_apart():
    row = metric("revenue", 2023, 60.9e9, end="2024-01-28")
    early = metric("revenue", 2022, 26.97e9, end="2023-01-29")
    ev = facts(row, early)
    assert passes("Fiscal 2023 revenue was $60.9B [1].", "Revenue?", ev)
    assert verdict("numbers", "Fiscal 2023 revenue was $26.97B [1].", "Revenue?", ev).failed


def test_ratios_in_rows_may_be_written_in_percent():
    row = FactRow("company_metrics", {**metric("net_margin", 2023, 0.2531).values, "unit": "ratio"})
    assert passes("The net margin was 25.3% in 2023 [1].", "Margin?", facts(row))


def test_prices_of_a_day_are_looked_up_by_that_day():
    rows = [
        FactRow("prices", {"ticker": "AAPL", "date": d, "close": c})
        for d, c in (("2023-01-03", 125.07), ("2023-01-04", 126.36))
    ]
    ev = facts(*rows)
    assert passes("AAPL closed at $125.07 on January 3, 2023 [1].", "Close?", ev)
    assert verdict("numbers", "AAPL closed at $126.36 on January 3, 2023 [1].", "Close?", ev).failed


TABLE = """Revenue by region (in thousands):

| | 2019 | 2018 |
|---|---|---|
| Americas | $1,480 | $1,350 |
| Europe | 720 | (655) |
| Growth (%) | 9.5 | 4.0 |
| Total | $2,200 | $2,005 |
"""


@pytest.mark.parametrize(
    ("question", "right", "wrong"),
    [
        ("What was Americas revenue in 2019?", "$1,480 thousand.", "$1,350 thousand."),
        ("What was Americas revenue in 2019?", "$1.48 million.", "$1,480 million."),
        ("What was the change in Americas revenue from 2018 to 2019?", "$130 thousand.", "-$130 thousand."),
        ("What was the percentage change in Americas revenue from 2018 to 2019?", "9.63%.", "-9.63%."),
        ("What was the average Americas revenue for 2018 and 2019?", "$1,415 thousand.", "$1,514 thousand."),
        ("What share of total revenue in 2019 came from Europe?", "32.7%.", "37.2%."),
        ("What is the total revenue of Americas and Europe in 2019?", "$2,200 thousand.", "$22,000 thousand."),
        ("What is the ratio of Americas to Europe revenue in 2019?", "2.06.", "20.6."),
        ("What was the growth in 2019?", "9.5%.", "4.0%."),
    ],
)
def test_figures_of_a_markdown_table_are_found_and_derived(question, right, wrong):
    def passed(answer):
        return check_record({"id": 1, "question": question, "answer": answer, "context": TABLE})["passed"]

    assert passed(right)
    assert not passed(wrong)


PLANS = "| Plan | Monthly price | Users |\n|---|---|---|\n| Business | $199 | 50 |\n| Enterprise | $899 | 500 |"


def test_the_value_of_another_row_is_told_apart():
    assert passes("The Business plan costs $199 per month for up to 50 users [1].", "Plans?", told(PLANS))
    assert verdict("numbers", "The Business plan costs $899 per month [1].", "Plans?", told(PLANS)).failed


def test_the_closest_value_counts_the_same_thing():
    wrong = verdict(
        "numbers", "The outage lasted 52 minutes [1].", "", told("It was down for 47 minutes; 51 orders failed.")
    )
    assert "closest `47`" in wrong.hint


def test_bounds_describe_values_just_past_them():
    orders = told("In all, 1,284 orders were affected.")
    assert passes("Over 1,200 orders were affected [1].", "", orders)
    assert passes("Nearly 1,300 orders were affected [1].", "", orders)
    assert verdict("numbers", "Over 1,300 orders were affected [1].", "", orders).failed
    assert verdict("numbers", "Over 900 orders were affected [1].", "", orders).failed


def test_an_invented_citation_is_high():
    wrong = verdict("citations", "Revenue was $383.3B in 2023 [9].")
    assert wrong.severity is Severity.HIGH
    assert [s.text for s in wrong.spans] == ["[9]"]
    assert "no source [9]" in wrong.hint


LUNCH = "The canteen serves lunch between noon and two o'clock for every employee of the Hamburg office."
LEAVE = "Parental leave lasts up to fourteen months; apply in writing to the people team before it begins."


def test_a_sentence_must_be_supported_by_what_it_cites():
    good = "Employees of the Hamburg office get lunch in the canteen between noon and two [1]."
    assert not verdict("citations", good, "", told(LUNCH, LEAVE)).failed
    bad = verdict("citations", good.replace("[1]", "[2]"), "", told(LUNCH, LEAVE))
    assert bad.failed
    assert "[1] says it" in bad.hint
    assert bad.doubt


def test_a_figure_cited_from_the_wrong_source_is_pointed_at_the_right_one():
    bad = verdict(
        "citations",
        "The fee is 250 euros for the yearly pass [2].",
        "",
        told("The yearly pass fee is 250 euros.", "The yearly pass is valid in zones A and B; fee on request."),
    )
    assert bad.failed
    assert not bad.doubt, "where a figure stands can be looked up"
    assert "[1]" in bad.hint


def test_an_answer_without_marks_passes_where_a_source_supports_it():
    assert not verdict("citations", "Parental leave lasts up to fourteen months.", "", told(LUNCH, LEAVE)).failed


def test_prose_that_hardly_stands_in_its_source_is_a_doubt_and_never_more():
    bad = verdict(
        "citations", "Volcanoes erupt whenever tectonic plates collide underneath oceans.", "", told(LUNCH, LEAVE)
    )
    assert (bad.failed, bad.doubt, bad.severity) == (True, True, Severity.LOW)


@pytest.mark.parametrize(
    "answer",
    ["I could not find that in the sources.", "Which office do you mean?", "Sorry, no information about parking."],
)
def test_refusals_and_questions_need_no_citation(answer):
    assert not verdict("citations", answer, "", told(LUNCH, LEAVE)).failed


def test_an_answer_in_another_language_is_not_judged_by_its_words():
    assert not verdict(
        "citations", "Das Mittagessen gibt es für alle Beschäftigten zwischen zwölf und zwei Uhr [1].", "", told(LUNCH)
    ).failed


def test_identifiers_that_no_source_has_are_pointed_out():
    out = check_record(
        {"id": 1, "answer": "Call 1-800-829-1954 about Section 50(1).", "context": "See Section 43(6) of the act."}
    )
    assert not out["passed"]
    assert {s["text"] for c in out["checks"] for s in c["spans"]} == {"1-800-829-1954", "Section 50(1)"}


def test_an_identifier_of_the_question_may_be_repeated():
    record = {
        "id": 1,
        "question": "Where does it go on form 1040?",
        "answer": "It goes on Form 1040.",
        "context": "See the act.",
    }
    assert check_record(record)["passed"]


def test_dates_must_stand_in_the_evidence_in_whatever_format():
    text = "The bridge opened on 3 May 1998."
    assert not verdict("years", "It opened on 1998-05-03.", "", told(text)).failed
    assert not verdict("years", "It opened in May 1998.", "", told(text)).failed
    assert verdict("years", "It opened on May 4, 1998.", "", told(text)).failed
    assert verdict("years", "It opened in 1997.", "", told(text)).failed
    assert not verdict("years", "It dates from the 1990s.", "", told(text)).failed


def test_a_year_told_of_something_else_is_noticed():
    text = "Garcia received the national poetry prize in 2004. She moved to Lisbon in 2011."
    assert verdict("years", "Garcia received the national poetry prize in 2011.", "", told(text)).failed
    assert not verdict("years", "Garcia received the national poetry prize in 2004.", "", told(text)).failed


def test_an_age_follows_from_two_dates():
    life = told("Anna Holm (4 March 1921 – 2 March 1971) was a painter.")
    assert not verdict("numbers", "She died at the age of 49.", "", life).failed
    assert verdict("numbers", "She died at the age of 50.", "", life).failed


def test_an_accession_number_must_be_one_of_the_rows():
    assert passes("The latest 10-K is 0000320193-24-000123 [1].")
    assert verdict("filings", "The latest 10-K is 0000320193-24-000999 [1].").failed


def test_checks_with_nothing_to_do_skip():
    assert {v.status for v in examine("Hello there.", "Hi", Evidence())} == {Status.SKIP}


@pytest.mark.parametrize(
    "record",
    [
        [],
        {"answer": "x"},
        {"id": 1},
        {"id": 1, "answer": 5},
        {"id": 1, "answer": "x", "rows": 5},
        {"id": 1, "answer": "x", "rows": [1]},
    ],
)
def test_a_malformed_record_is_bad_input(record):
    with pytest.raises(BadInput):
        check_record(record)


def test_a_record_gives_exactly_the_contracts_fields():
    out = check_record(
        {"id": "a", "question": "How many?", "answer": "There were 12 boxes.", "context": "We counted 15 boxes."}
    )
    assert set(out) == {"id", "passed", "severity", "checks"}
    assert [c["check"] for c in out["checks"]] == [check.name for check in CHECKS]
    assert all(set(c) == {"check", "status", "severity", "detail", "spans"} for c in out["checks"])
    (span,) = out["checks"][1]["spans"]
    assert set(span) == {"start", "end", "text", "reason"}
    assert span["text"] == "12"
    assert (out["passed"], out["severity"]) == (False, "high")


def test_spans_count_code_points():
    answer = "📈📈 Umsatz: $400B in 2023 [1]."
    (span,) = verdict("numbers", answer).spans
    assert answer[span.start : span.end] == "$400B"


@given(st.sampled_from(sorted(REVENUE)), st.integers(1, 10**12), st.sampled_from(["USD", "shares", "percent"]))
@settings(max_examples=80)
def test_a_figure_copied_from_a_row_with_its_period_always_passes(year, value, unit):
    number = value / 1e9 if unit == "percent" else value
    row = FactRow("company_metrics", {**metric("backlog", year, number).values, "unit": unit})
    answer = f"The backlog was {readable(float(number), unit)} in {year} [1]."
    found = verdict("numbers", answer, "What was the backlog?", facts(row))
    assert not found.failed, (answer, found.hint)


@given(st.integers(10, 99_999), st.integers(10, 99_999), st.sampled_from(["Cash", "Net sales", "Goodwill"]))
@settings(max_examples=60)
def test_a_figure_copied_from_a_table_with_row_and_period_always_passes(this, last, label):
    context = (
        f"(in millions)\n\n| | 2022 | 2021 |\n|---|---|---|\n| {label} | {this:,} | {last:,} |\n| Other | 7 | 8 |\n"
    )
    answer = f"{label} amounted to ${this:,} million in 2022 and ${last:,} million in 2021."
    out = check_record({"id": 1, "question": f"What was {label}?", "answer": answer, "context": context})
    assert out["passed"], out


@given(st.text(max_size=400), st.text(max_size=80), st.text(max_size=400))
@settings(max_examples=150, deadline=None)
def test_any_text_is_examined_without_an_error(answer, question, context):
    out = check_record({"id": 1, "question": question, "answer": answer, "context": context})
    assert all(answer[s["start"] : s["end"]] == s["text"] for c in out["checks"] for s in c["spans"])


@given(
    st.text(alphabet="0123456789|.,()-$%\n [] 20in", max_size=600),
    st.text(alphabet="0123456789$%.,- totalchange[]\n", max_size=200),
)
@settings(max_examples=150, deadline=None)
def test_tables_of_nonsense_are_examined_without_an_error(context, answer):
    check_record(
        {"id": 1, "question": "What is the total average change of the share?", "answer": answer, "context": context}
    )


@pytest.mark.parametrize(
    ("context", "answer"),
    [
        ("1" * 300_000, "9" * 300_000),
        ("(" * 50_000 + "1", "(" * 20_000 + "1"),
        ("| a " + "| 1.5 " * 5_000 + "|\n", "The total change was 3."),
        ("\n".join("| a |" + " 1.25 |" * 40 for _ in range(1_500)), "The average change was 5.123 percent of 7."),
        ("January 1, " * 10_000, "January " * 3_000),
        ("1,111" * 40_000, "5 and 6"),
        ("no " * 20_000, "no " * 8_000 + "data for 2020"),
        ("x", "[1" + ",1" * 20_000 + "]"),
        ("\n1" * 40_000, "1\n" * 20_000),
    ],
)
@pytest.mark.timeout(120)
def test_hostile_input_is_bounded(context, answer):
    check_record({"id": 1, "question": "What is the total average change?", "answer": answer, "context": context})
