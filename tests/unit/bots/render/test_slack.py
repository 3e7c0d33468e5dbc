"""Answers as Slack messages, and the words all platforms share: whatever the model writes."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bots.messages import Incoming, Kind, Place
from bots.render.plain import busy_text, confidence_label, outcome_line, remark_lines, remarks, step_text
from bots.render.receipt import receipt_text
from bots.render.slack_blocks import AnswerLayout, answer_messages, note_messages, receipt_messages, sources_messages
from bots.render.slack_text import escaped, link, markdown, mrkdwn, neutral, readable
from bots.render.splitting import split_markdown
from bots.render.table_text import table_text
from bots.render.terminal import receipt_text as terminal_receipt
from bots.render.told_sources import safe_url, source_lines, source_url
from bots.slack_app.home import home_view
from bots.slack_app.interactions import reason_view
from core.model import (
    CragDetails,
    Grading,
    Outcome,
    Question,
    Reflection,
    ReflectionDetails,
    Severity,
    Source,
    Status,
    Table,
    Usage,
    Verdict,
)
from core.ports import Progress
from core.usage import one_call
from tests.emulators.slack_emu import BLOCK_TEXT_SUM_MAX, TEXT_MAX, block_text, check_blocks
from tests.fakes_engine import answer_to, passage

PING = re.compile(r"<[!@#]|&lt;?[!@#]|&#0*60;?[!@#]|@(?:channel|here|everyone)\b", re.IGNORECASE)

words = st.sampled_from(
    [
        "word ",
        "A sentence. ",
        "\n",
        "\n\n",
        "```",
        "```python\n",
        "~~~\n",
        "| a | b |\n",
        "|---|---|\n",
        "- item\n",
        "# Title\n",
        "**bold**",
        "[1]",
        "[1, 2]",
        "[1](",
        "![x](http://e.test/x.png)",
        "[t](https://e.test)",
        "<!channel>",
        "<!here|here>",
        "<@U123>",
        "<!subteam^S1|team>",
        "<#C1|general>",
        "@here",
        "@channel ",
        "@Everyone",
        "&lt;!here&gt;",
        "<",
        "!",
        "@",
        "`",
        "`<@U1>`",
        "\x00",
        "\u2060",
        "日本語。",
        "🙂",
        "x" * 150,
        "<https://e.test|x>",
    ]
)
texts = st.lists(st.one_of(words, st.text(max_size=30)), max_size=60).map("".join)
long_texts = st.builds(lambda text, times: text * times, texts, st.sampled_from([1, 1, 5, 25]))


def texts_of(node):
    """Every text that Slack would read in blocks."""
    if isinstance(node, dict):
        for key, value in node.items():
            if key in ("text", "label", "hint") and isinstance(value, str):
                yield value
            else:
                yield from texts_of(value)
    elif isinstance(node, list | tuple):
        for item in node:
            yield from texts_of(item)


def within_limits(messages):
    assert messages
    for message in messages:
        blocks = list(message.blocks)
        assert check_blocks(blocks) == []
        assert block_text(blocks) <= BLOCK_TEXT_SUM_MAX
        assert 0 < len(message.text) <= 4_000
        assert len(message.full_text) <= TEXT_MAX
        json.dumps(blocks)
        for text in (*texts_of(blocks), message.text, message.full_text):
            assert not PING.search(text), text


@settings(max_examples=150, deadline=None)
@given(
    text=long_texts,
    note=texts,
    title=texts,
    url=st.one_of(texts, st.just("https://e.test/?" + "&" * 900)),
    n=st.integers(0, 15),
)
def test_whatever_is_written_stays_within_slacks_limits_and_pings_nobody(text, note, title, url, n):
    sources = tuple(
        Source(i + 1, passage(text, title=title, url=f"https://e.test/{url}", section=note)) for i in range(n)
    )
    verdicts = (Verdict("numbers", Status.FAIL, Severity.LOW, note),)
    table = Table(title, (note, "b"), ((title, 1), (None, 2.5)))
    answer = answer_to(title, text, sources=sources, notes=(note,), verdicts=verdicts, table=table)
    linked = AnswerLayout("https://w.test/{path}#{page}", feedback=False, notes_first=True)
    for layout in (AnswerLayout(quote_question=True), linked):
        messages = answer_messages(answer, layout)
        within_limits(messages)
        said = "\n".join(t for m in messages for t in texts_of(m.blocks))
        assert all(f"\n[{i + 1}] " in said for i in range(n)), "every source is listed"
        last = [b["type"] for b in messages[-1].blocks]
        assert ("context_actions" in last) is layout.feedback
    within_limits(sources_messages(answer, None))
    within_limits(receipt_messages(answer))
    within_limits(note_messages(text))


@given(text=long_texts)
def test_no_word_of_an_answer_is_lost_in_its_parts(text):
    said = "\n".join(b["text"] for m in note_messages(text) for b in m.blocks)
    for word in re.findall(r"[A-Za-z]{4,}", re.sub(r"!\[|\]\(|\[\d.*?\]", " ", text)):
        assert word in said


@given(text=texts, limit=st.integers(200, 600))
def test_split_parts_fit_and_together_say_everything_in_order(text, limit):
    def letters(said):
        return re.sub(r"[\s`~|:\-]|python", "", said)

    parts = split_markdown(text, limit)
    assert all(0 < len(part) <= limit for part in parts)
    rest = iter(letters("".join(parts)))
    assert all(character in rest for character in letters(text))


def test_a_code_block_that_is_cut_is_closed_and_opened_again_with_its_language():
    code = "```python\n" + "\n".join(f"line_{n} = {n}" for n in range(40)) + "\n```"
    parts = split_markdown(f"Before\n\n{code}\n\nAfter", 300)
    assert len(parts) > 2
    assert all(part.count("```") % 2 == 0 for part in parts)
    assert all(part.startswith("```python\n") for part in parts[1:-1])
    assert parts[-1].endswith("After")


def test_a_table_that_is_cut_repeats_its_header():
    rows = "\n".join(f"| {n} | some words about it |" for n in range(40))
    parts = split_markdown(f"| Year | What |\n|---|---|\n{rows}", 400)
    assert len(parts) > 2
    assert all(part.startswith("| Year | What |\n|---|---|\n| ") for part in parts)


def test_citations_are_linked_where_their_source_can_be_opened_but_not_in_code():
    shown = markdown(
        "A [1], B [1, 2], C [3]; `x[1]` [1](https://e.test)",
        {1: "https://w.test/1", 3: "https://w.test/3"},
        frozenset({"https://e.test"}),
    )
    assert shown == (
        "A [[1]](https://w.test/1), B [[1]](https://w.test/1)[2], C [[3]](https://w.test/3); `x[1]` [1](https://e.test)"
    )


def test_the_fallback_text_keeps_bold_headings_and_links_and_escapes_the_rest():
    assert mrkdwn("## Leave\n**25 days** [[1]](https://w.test/1?a=1&b=2) <b> & <!channel>") == (
        "*Leave*\n*25 days* <https://w.test/1?a=1&amp;b=2|[1]> &lt;b&gt; &amp; &lt;\u2060!channel&gt;"
    )


def test_text_from_slack_is_read_as_a_person_reads_it():
    said = "Ask <@U2|ann> in <#C1|general> on <https://e.test/a|the page> &amp; <mailto:a@e.co|a@e.co> <!here> 1 &lt; 2"
    assert readable(said) == "Ask @ann in #general on the page (https://e.test/a) & a@e.co @here 1 < 2"


def test_links_cannot_be_broken_out_of():
    assert link("a|b>c", "https://e.test/x|y>z <!channel>") == ("<https://e.test/x%7Cy%3Ez%20%3C!channel%3E|a¦b&gt;c>")
    assert [safe_url(u) for u in ("javascript:alert(1)", "", None, "https://e.test/" + "x" * 2_000)] == [None] * 4
    assert escaped("<!channel> & @here") == "&lt;\u2060!channel&gt; &amp; @\u2060here"
    assert neutral("mail a@example.test, 5 < 6!") == "mail a@example.test, 5 < 6!"


def test_sources_say_where_to_look_and_link_by_template():
    found = passage(
        document="hand book/leave.pdf",
        section="Days & more",
        modified_at="2026-03-03T08:00:00+00:00",
        line_start=4,
        line_end=9,
    )
    template = "https://w.test/{path}?s={section}#page={page}&{unknown}"
    [line] = source_lines(answer_to("q", sources=(Source(1, found),)), template)
    assert line.title == "Leave"
    assert line.where == "handbook/leave.pdf · p. 3 · Days & more · lines 4-9 · modified 3 Mar 2026"
    assert line.url == "https://w.test/hand%20book/leave.pdf?s=Days%20%26%20more#page=3&{unknown}"
    bare = "https://w.test/{path}#page={page}"
    assert source_url(passage(document="a.md", page=None), bare) == "https://w.test/a.md"
    assert source_url(passage(document="a.pdf", page=2), bare) == "https://w.test/a.pdf#page=2"
    assert source_url(passage(url="https://e.test/x", file_type="web_search"), template) == "https://e.test/x"
    assert source_url(passage(file_type="facts"), template) is None
    assert source_url(passage(url="javascript:x"), None) is None


@pytest.mark.parametrize(("confidence", "label"), [(0.91, "high"), (0.75, "high"), (0.5, "medium"), (0.2, "low")])
def test_confidence_is_said_in_words_and_percent(confidence, label):
    assert confidence_label(confidence) == f"{label} confidence ({round(confidence * 100)} %)"


def test_the_outcome_line_names_what_failed_and_what_was_checked():
    failing = (Verdict("numbers", Status.FAIL, Severity.HIGH), Verdict("years", Status.SKIP))
    partial = answer_to("q", outcome=Outcome.PARTIAL, verdicts=failing, cached=True)
    assert outcome_line(partial) == (
        "⚠️ Partly verified · medium confidence (74 %) · ❗ could not confirm: figures · 2 attempts · remembered"
    )
    assert outcome_line(answer_to("q", outcome=Outcome.REFUSED, attempts=(), verdicts=())) == "🔎 Not answered"


def test_notes_that_the_answer_says_itself_are_not_repeated():
    answer = answer_to(
        "q", "25 days. ⚠️ Not fully verified: 30 is not in [1].", notes=("30 is not in [1]", "Slow model.")
    )
    assert remarks(answer) == ("Slow model.",)


def test_what_is_repeated_is_what_was_typed_and_the_receipt_tells_how_it_was_understood():
    asked = Question("How many days of leave after ten years?", asked="and after ten years?")
    answer = replace(answer_to("q"), question=asked)
    (message,) = answer_messages(answer, AnswerLayout(quote_question=True))
    assert "❓ *and after ten years?*" in message.text
    assert asked.text not in message.text
    assert f"**Understood as** {asked.text}" in receipt_text(answer)
    assert "Understood" not in receipt_text(answer_to("q"))


def test_a_remark_has_one_mark_its_own_where_it_begins_with_one():
    answer = answer_to("q", notes=("🔁 Looking again.", "✏️ Corrected.", "Slow model."))
    assert remark_lines(answer) == ["🔁 Looking again.", "✏️ Corrected.", "ℹ️ Slow model."]


def test_the_receipt_tells_attempts_checks_evidence_reflection_and_cost():
    grading = Grading(0.82, "relevant", needs_web_search=False)
    reflected = Reflection(True, 0.9, hallucination_detected=False, sources_cited=True)
    answer = answer_to(
        "q",
        crag=CragDetails(used_web_search=True, evaluation=grading),
        reflection=ReflectionDetails("x", 2, reflected),
        usage=Usage(100, 20, 3, 0.0012),
        notes=("Slow model.",),
    )
    said = receipt_text(answer)
    for part in (
        "**Attempt 1** - not accepted\n- ❗ figures: 30: closest 25",
        "- ✅ sources: pass",
        "**Evidence** relevant (0.82), web searched",
        "**Reflection** 0.90 after 2 drafts",
        "- Slow model.",
        "3 model calls, 100 + 20 tokens · $0.0012 · took 1.2 s",
    ):
        assert part in said


def test_the_receipt_tells_models_apart_where_there_was_more_than_one():
    usage = one_call("gpt-4.1-mini", 100, 20, 0.0012) + one_call("local", 30, 5, None)
    said = receipt_text(answer_to("q", usage=usage))
    assert "2 model calls, 130 + 25 tokens · $0.0012" in said
    assert "gpt-4.1-mini 1 model call, 100 + 20 tokens · $0.0012 · local 1 model call, 30 + 5 tokens" in said
    terminal = terminal_receipt(answer_to("q", usage=usage))
    assert "local: 1 model call, 30+5 tokens" in terminal


def test_tables_are_cut_after_twenty_rows_and_cannot_break_their_cells():
    table = Table("Revenue", ("Year", "a|b"), tuple((2000 + n, n) for n in range(25)), unit="$m")
    said = table_text(table)
    assert said.startswith("**Revenue** ($m)\n\n| Year | a\\|b |\n| --- | ---: |\n| 2000 | 0 |")
    assert said.endswith("_5 more rows_")
    assert table_text(None) == ""


def test_steps_are_said_so_that_a_person_understands_them():
    assert step_text(Progress("fixing", attempt=2)) == "fixing what the checks found (attempt 2)"
    assert step_text(Progress("something new")) == "something new"
    assert "you are number 3" in busy_text(3)


@given(text=texts, count=st.integers(0, 12))
def test_the_home_tab_and_the_reason_dialog_stay_within_limits(text, count):
    from bots.conversation import RecentQuestion

    place = Place("slack", "C1", "T1", "1.1", "1.2")
    recent = [RecentQuestion(text, "2026-11-21T10:00:00+00:00", "partial", "a1", place)] * count
    for view in (
        home_view(recent, health=[text] * 30, workspace_url="https://w.test/"),
        reason_view(Incoming("e", Kind.FEEDBACK_ADDED, place, "U1", payload={"answer_id": "a" * 26})),
    ):
        assert check_blocks(view["blocks"], limit=100) == []
        for said in texts_of(view["blocks"]):
            assert not PING.search(said)
