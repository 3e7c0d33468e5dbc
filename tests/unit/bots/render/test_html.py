"""Answers and passages as HTML: what Markdown says is drawn, what could do harm is text."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bots.render.html_passage import passage_html
from bots.render.html_text import answer_html
from bots.render.plotting import Scale
from bots.render.svg_chart import table_chart
from bots.render.told_tables import in_language
from core.model import PassageMeta, Table

KNOWN = frozenset({"https://wiki.example/leave"})
CITES = {1: ("/s/1", "Source 1"), 2: ("/s/2", "Source 2")}
PDF = PassageMeta("c", "handbook.pdf", "pdf")
MD = PassageMeta("c", "fees.md", "md")


def html(text: str) -> str:
    return answer_html(text, KNOWN, CITES)


@pytest.mark.parametrize(
    ("written", "drawn"),
    [
        ("## Leave", "<h4>Leave</h4>"),
        ("- a\n  - b", "<ul>\n<li>a\n<ul>\n<li>b</li>"),
        ("> so", "<blockquote>"),
        ("```sql\nSELECT 1\n```", '<span class="hl-k">SELECT</span>'),
        ("```nosuch\n<b>\n```", "&lt;b&gt;"),
        ("```perl\nmy $a;\n```", '<pre><code class="language-perl">my $a;'),
        ("```Python\nNone\n```", '<span class="hl-kc">None</span>'),
        (f"```sql\nSELECT {'1' * 2_000}\n```", '<code class="language-sql">SELECT 1'),
        ("```sql\nSELECT 1" + "\n \n" * 40 + "\n```", '<code class="language-sql">SELECT 1'),
        ("| A | B |\n|---|--:|\n| x | 1 |", '<td class="number">1</td>'),
        ("28 [1, 2].", 'data-source="2" aria-label="Source 2"'),
        ("28 [7].", "28&nbsp;[7]."),
        ("`[1]`", "<code>[1]</code>"),
        ("[ours](https://wiki.example/leave)", 'href="https://wiki.example/leave"'),
        ("see https://wiki.example/leave.", 'href="https://wiki.example/leave"'),
    ],
)
def test_what_answers_are_written_with_is_drawn(written, drawn):
    assert drawn in html(written)


@pytest.mark.parametrize(
    "written",
    [
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "![x](https://wiki.example/leave)",
        "[x](javascript:alert(1))",
        "[x](https://evil.example)",
        "<https://evil.example>",
        "[1]: https://evil.example\n\n[1]",
        '```"><script>\nx\n```',
    ],
)
def test_what_could_do_harm_is_text(written):
    shown = html(written)
    for harm in ("<script", "<img", 'href="java', 'href="https://evil'):
        assert harm not in shown.replace("&lt;", "")


@given(st.text(alphabet=st.sampled_from("<>\"'&[](){}!`*_|~#:/-=1 \nahref=script"), max_size=80))
def test_no_text_becomes_an_element_of_its_own(text):
    shown = html(text).lower()
    assert "<script" not in shown
    assert " on" not in "".join(part.partition(">")[0] for part in shown.split("<")[1:])


def test_the_proving_sentence_is_marked_across_lines_and_the_proving_row_by_its_words():
    said = "Every employee gets 28 Days of leave."
    prose = passage_html("Every employee gets 28\nDays of leave. Not * more.", PDF, said)
    assert "<mark>Every employee gets 28</mark><br>\n<mark>Days of leave.</mark> Not * more." in prose
    rows = "| Part | Price |\n|---|---|\n| lens | 5 |\n| oil | 7 |"
    table = passage_html(rows, PDF, "Part: oil; Price: 7")
    assert '<tr class="proof">\n<td>oil</td>' in table
    assert table.count("proof") == 1
    assert "<mark>" not in passage_html("\ue000<b>", PDF, "nothing of it")


QUARTERS = """| Quarter | Revenue (EUR) | Staff |
|---|--:|--:|
| Q1 2025 | 734000 | 12 |
| Q2 2025 | 655200 | 13 |
| Q3 2025 | 801250 | 13 |
| Q4 2025 | 912400 | 15 |"""
FIRST, THIRD = (
    "Quarter: Q1 2025; Revenue (EUR): 734000; Staff: 12",
    "Quarter: Q3 2025; Revenue (EUR): 801250; Staff: 13",
)


@pytest.mark.parametrize(
    ("told", "said", "marked"),
    [
        ("Q1 €734,000, Q2 €655,200, Q3 €801,250, Q4 €912,400 [1, 2].", FIRST, "1234"),
        ("From €734,000 in Q1 to €912,400 in Q4: 24.3 % more [1].", FIRST, "14"),
        ("Von 734.000 € im ersten auf 912.400 € im vierten Quartal [1].", FIRST, "14"),
        ("De 734 000 € à 912 400 € [1].", FIRST, "14"),
        ("1분기 ₩734,000, 2분기 ₩655,200 [1].", FIRST, "12"),
        ("Revenue was €734,000 in Q1 [1].", FIRST, "1"),
        ("€734,000 with 12 people [13].", FIRST, "1"),  # a mark is no figure
        ("€2,190,450 in the first three quarters [1].", FIRST, "1"),  # none of it is told itself
        ("There were 12 people in Q1, 13 in Q2 [1].", FIRST, "12"),
        ("12 Leute im ersten, 13 im zweiten Quartal [1].", FIRST, "123"),  # none is called by name: either may be meant
        ("There were 13 people [1].", THIRD, "3"),  # another row with the same figure was not told
        ("", FIRST, "1"),
    ],
)
def test_further_rows_whose_figures_an_answer_tells_are_marked_with_the_one_it_is_of(told, said, marked):
    table = passage_html(QUARTERS, MD, said, told=told)
    rows = table.partition("<tbody>")[2].split("<tr")[1:]
    assert "".join(str(n) for n, row in enumerate(rows, start=1) if 'class="proof"' in row.partition(">")[0]) == marked


def test_rows_of_another_table_are_not_marked():
    two = f"{QUARTERS}\n\nAnother:\n\n{QUARTERS.replace('2025', '2024')}"
    shown = passage_html(two, MD, FIRST, told="Q1 €734,000, Q2 €655,200 [1].")
    assert shown.count("proof") == 2
    assert "proof" not in shown.partition("Another")[2]


@pytest.mark.parametrize("meta", [PDF, MD])
def test_rows_without_a_rule_are_a_table_all_the_same(meta):
    table = passage_html(
        "Fees\n\n| Course | Fee |\n| Pottery | 85 |\n| Yoga | 48 |\n\nIn EUR.", meta, "Course: Yoga; Fee: 48"
    )
    assert "|" not in table
    assert '<th class="number">Fee</th>' in table
    assert table.index('<tr class="proof">') < table.index("Yoga")
    of_a_long_one = passage_html("| Pottery | 85 |\n| Yoga | 48 |", meta, "")
    assert "|" not in of_a_long_one
    assert "<td>Pottery</td>" in of_a_long_one


def test_a_line_of_a_page_that_ends_at_its_margin_goes_on_and_a_new_one_stays_new():
    told = passage_html("Up to 5 days may be\ncarried over.\n1. Enter the dates.\n2. Agree on cover.", PDF, "")
    assert told == "<p>Up to 5 days may be carried over.<br>\n1. Enter the dates.<br>\n2. Agree on cover.</p>\n"


def test_rules_of_counts_are_counts():
    assert Scale.over([1.0, 2.0], zero=True, whole=True).rules == (0.0, 1.0, 2.0)
    assert Scale.over([0.0, 12.0], zero=True, whole=True).rules == (0.0, 3.0, 6.0, 9.0, 12.0)


def test_a_trend_is_drawn_with_axes_and_values_and_told_in_words():
    table = Table("Revenue", ("Year", "revenue"), tuple((f"FY{2020 + n}", n * 1e9) for n in range(5)), "USD")
    drawn = table_chart(table)
    assert 'aria-label="Revenue: FY2020' in drawn
    for shown in ("<polyline", ">FY2020<", ">$4B<", "<title>FY2024: Revenue $4.00B</title>"):
        assert shown in drawn
    assert not table_chart(Table("x", ("a", "b"), (("1", 1),), ""))
    assert "&lt;b&gt;" in table_chart(Table("<b>", ("Team", "n"), (("a", 1), ("b", 2), ("c", 3)), ""))


def test_days_below_a_drawing_are_written_as_its_language_does():
    rows = tuple((f"2026-0{month}-04", float(month)) for month in range(1, 6))
    table = Table("Kurs", ("Date", "close"), rows, "EUR")
    drawn = table_chart(table, "de")
    assert ">4. März<" in drawn
    assert "2026-03-04" not in drawn
    assert "4. März 2026 3" in drawn, "told in words with its year"
    assert ">2026-03-04<" in table_chart(table, "en")
    later = replace(table, rows=(*rows, ("2027-01-04", 7.0)))
    assert ">4. Januar 2026<" in table_chart(later, "de")
    assert in_language(table, "ko").rows[2][0] == "2026년 3월 4일"


CODE = 'def refund(order):\n    """Refund.\n\n    Raises.\n    """\n    raise ValueError("too old")\n'


def marked(html):
    return re.findall("<mark>(.*?)</mark>", re.sub("</?span[^>]*>", "", html))


def test_of_source_code_the_lines_that_the_answer_shows_are_marked_also_within_what_is_coloured_as_one():
    meta = PassageMeta("1", "refunds.py", "python", 0, 1, "", 1, 1)
    shown = passage_html(CODE, meta, "", ["def refund(order):", "Raises."])
    assert marked(shown) == ["def refund(order):", "    Raises."]
    told = passage_html(CODE, meta, "It raises a ValueError where it is too old.")
    assert marked(told) == ['    raise ValueError("too old")']
    assert marked(passage_html(CODE, meta, "nothing")) == []


def test_so_are_they_in_a_block_of_code_of_a_document():
    meta = PassageMeta("1", "run.md", "markdown", 0, 1, "", 1, 1)
    text = "Run this:\n\n```bash\nmake <all>\nmake test\n```\n\n    indented\n"
    shown = passage_html(text, meta, "Run this:", ["make <all>", "indented"])
    assert marked(shown) == ["Run this:", "make &lt;all&gt;", "indented"]


@pytest.mark.parametrize(
    ("file_type", "name", "is_code"),
    [("python", "a.py", True), ("typescript", "a.ts", True), ("text", "worker.YAML", True), ("text", "a.txt", False)],
)
def test_what_is_code_keeps_its_indents_whatever_reads_it(file_type, name, is_code):
    shown = passage_html("a:\n    b: 1\n", PassageMeta("1", name, file_type), "")
    assert ("<pre>" in shown and "    b" in re.sub("<[^>]*>", "", shown)) is is_code
