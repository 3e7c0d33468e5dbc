"""An answer on a terminal that can show it: whole words, whole text, tables that fit."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

from bots.render.rich_answer import answer_shown, hanging, sources_shown
from bots.render.rich_markdown import TerminalMarkdown
from core.model import Answer, Mode, Outcome, Passage, PassageMeta, Question, Source, Table

PROSE = "Every employee is entitled to twenty-eight days of paid leave a year, reimbursed [1]."
PASSAGE = Passage(
    "Twenty-eight days of paid leave.", PassageMeta("c1", "handbook.pdf", "pdf", title="The Handbook", page=3)
)
TABLE = Table("Revenue", ("Period", "Revenue"), (("FY2023", 383_285_000_000), ("FY2024", 391_035_000_000)), "USD")


def shown(what, width: int = 50) -> str:
    out = io.StringIO()
    Console(file=out, width=width, highlight=False, emoji=False).print(what)
    return out.getvalue()


@pytest.mark.parametrize("width", [50, 120])
def test_lines_end_between_words(width):
    answer = Answer(
        "a1",
        Question("Leave?"),
        PROSE,
        Outcome.ANSWERED,
        0.9,
        Mode.STANDARD,
        sources=(Source(1, PASSAGE),),
        table=TABLE,
    )
    text = shown(answer_shown(answer), width)
    assert " ".join(text.split()).startswith(PROSE)
    assert max(map(cell_len, text.splitlines())) <= width
    assert "[1] The Handbook · handbook.pdf · p. 3" in " ".join(text.split())
    assert "FY2024" in text
    assert "$391.0B" in text
    assert text.rstrip().endswith("answered, high confidence (90 %)")


def test_markup_is_shown_as_what_it_means_and_nothing_else_is_lost():
    text = shown(TerminalMarkdown("## Rates\n\nThe type `List<int>` and <b>bold</b> stay.\nA second line :+1:\n"), 80)
    assert "##" not in text
    assert "The type List<int> and <b>bold</b> stay." in text
    assert "\nA second line :+1:" in text


def test_lines_of_a_page_that_end_at_its_margin_go_on_in_a_narrow_terminal():
    text = "Up to five days may be carried over and lapse on the last of\nmarch.\nContractors get none."
    page = Source(1, Passage(text, PassageMeta("c1", "handbook.pdf", "pdf")))
    told = [line.strip() for line in shown(sources_shown([page], whole=True)).splitlines()]
    assert told[-4:-1] == [
        "Up to five days may be carried over and lapse",
        "on the last of march.",
        "Contractors get none.",
    ]


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("py", "# rates of leave\nDAYS = 27  # __all__ of them"),
        ("txt", "# no heading\nthe *raw* rate"),
        ("sql", "-- a remark\nSELECT * FROM leave"),
    ],
)
def test_what_was_not_written_as_markdown_keeps_its_signs(kind, text):
    told = shown(sources_shown([Source(1, Passage(text, PassageMeta("c1", f"a.{kind}", kind)))], whole=True))
    assert all(line in told for line in text.splitlines())


def test_an_address_never_hides_behind_a_word():
    assert "https://evil.example/x" in shown(TerminalMarkdown("[the handbook](https://evil.example/x)"), 80)


def test_a_table_too_wide_for_the_terminal_is_shown_row_by_row():
    wide = (
        "| Characteristically | Internationalization | Uncharacteristically |\n|---|---|---|\n| one | two | three |\n"
    )
    assert "Internationalization: two" in shown(TerminalMarkdown(wide), 40)
    assert "Internationalization: two" not in shown(TerminalMarkdown(wide), 80)


def test_a_passage_is_shown_below_its_source():
    assert "Twenty-eight days of paid leave." in shown(sources_shown([Source(1, PASSAGE)], whole=True))


def test_no_colour_where_none_is_wanted(monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    out = io.StringIO()
    Console(file=out, width=50, force_terminal=True).print(TerminalMarkdown("`code` and\n\n```python\nx = 1\n```\n"))
    codes = [piece.partition("m")[0] for piece in out.getvalue().split("\x1b[")[1:]]
    assert all(part in {"0", "1", "2", "3", "4"} for code in codes for part in code.split(";")), codes


def test_what_is_said_of_a_name_is_wrapped_beneath_its_own_words():
    told = "/help:\n  /sources        the passages that the last answer rests on\n    wording      pass 1 sentence"
    assert [line.rstrip() for line in shown(hanging(told), 40).splitlines()] == [
        "/help:",
        "  /sources        the passages that the",
        "                  last answer rests on",
        "    wording      pass 1 sentence",
    ]
