"""Whatever is written, Discord takes it, and nobody is pinged."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bots.discord_app.parts import mark_of, parts_of
from bots.render.discord_components import (
    MOST_MESSAGES,
    AnswerLayout,
    answer_messages,
    note_messages,
    receipt_messages,
    sources_messages,
)
from bots.render.discord_text import escaped, link, markdown, neutral
from core.model import Outcome, Question, Source, Table
from tests.emulators.discord_emu import check_message
from tests.emulators.discord_emu.limits import walk
from tests.fakes_engine import answer_to, passage

ALARMING = ["@everyone", "@here", "<@1>", "<@!22>", "<@&333>", "<#4444>", "@Everyone", "`<@5>`", "```\n<@6>\n```"]
TOKENS = [
    "</verify account:816437322781949972>", "</a b c:1>", "<id:customize>", "<id:browse>", "<id:linked-roles>",
    "<t:1618953630>", "<t:1618953630:R>", "<t:-5:F>", "<:mmLol:216154654256398347>", "<a:b1nzy:392938283556143104>",
    "<T:1>", "<ID:home>", "<+18885551234>", "<sound:0:1>",
]  # fmt: skip
TOKEN = re.compile(r"<(?:/[^<>]+:\d+|id:[\w-]+|t:-?\d+(?::\w)?|a?:\w+:\d+|\+\d+|sound:[\d:]+)>", re.IGNORECASE)
SHAPES = ["| a | b |\n|---|---|\n| 1 | 2 |\n", "# H\n", "##### deep\n", "**b**", "[1]", "[1, 2]", "![i](http://x.test)"]
PIECES = [
    *ALARMING,
    *TOKENS,
    *SHAPES,
    "[x](http://x.test/@everyone)",
    "```",
    "~~~",
    "|",
    "<",
    "@",
    "every",
    "\n\n",
    " ",
    "你好",
]
anything = st.lists(st.one_of(st.sampled_from(PIECES), st.text(max_size=30)), max_size=30).map("".join)
long_text = st.tuples(anything, st.sampled_from([1, 2, 40, 300])).map(lambda t: t[0] * t[1])


def said(messages):
    return [str(c["content"]) for m in messages for c in walk(m.components) if c.get("type") == 10]


def assert_taken(messages, key="k"):
    for part in parts_of(messages, key):
        for body in (part.body(), part.plain_body()):
            check_message(body, files=1 if part.message.file else 0)
            assert body["allowed_mentions"] == {"parse": [], "replied_user": False}
            ids = [c["id"] for c in walk(body["components"]) if "id" in c]
            assert len(ids) == len(set(ids))
            assert mark_of(body, key) == (part.number, part.count)
            assert mark_of(body, "another") is None
    for text in said(messages):
        assert 1 <= len(text.strip()) <= 4_000
        assert not re.search(r"@everyone|@here|<[@#]", text, re.IGNORECASE)
        assert not TOKEN.search(text)


@settings(max_examples=100, deadline=None)
@given(text=long_text, note=anything, title=anything, question=anything, private=st.booleans())
def test_any_answer_is_taken_by_discord_and_pings_nobody(text, note, title, question, private):
    source = Source(1, passage(title=title, url="https://x.test/" + "a" * 900, section=note))
    table = Table(title, ("year", title), ((2024, text[:80]), (2025, None)), note[:20])
    answer = answer_to(question, text, sources=(source,) * 3, notes=(note,), table=table)
    layout = AnswerLayout("https://wiki.test/{path}", quote_question=True, single=private)
    messages = answer_messages(answer, layout)
    assert_taken(messages)
    assert len(messages) == 1 or not private
    assert_taken(sources_messages(answer, None))


@settings(max_examples=60, deadline=None)
@given(text=long_text)
def test_any_remark_is_taken_by_discord_and_pings_nobody(text):
    assert_taken(note_messages(text))


@given(text=anything)
def test_breaking_mentions_twice_changes_nothing_more(text):
    assert neutral(neutral(text)) == neutral(text)


@pytest.mark.parametrize("outcome", list(Outcome))
def test_receipts_and_all_outcomes_are_taken(outcome):
    answer = answer_to("How many?", "25 [1].", outcome=outcome)
    assert_taken(answer_messages(answer))
    assert_taken(receipt_messages(answer))


def test_what_is_repeated_is_what_was_typed():
    answer = replace(answer_to("q"), question=Question("How many days after ten years?", asked="and after ten?"))
    (message,) = answer_messages(answer, AnswerLayout(quote_question=True))
    assert "❓ **and after ten?**" in said([message])
    assert answer.question.text not in " ".join(said([message]))


def test_every_word_of_a_long_answer_is_in_some_part():
    words = [f"word{n}" for n in range(2_500)]
    messages = answer_messages(answer_to("All?", " ".join(words)))
    assert 5 < len(messages) <= MOST_MESSAGES
    assert re.findall(r"word\d+", " ".join(said(messages))) == words


def test_a_long_private_answer_keeps_all_its_words_in_the_file():
    words = [f"word{n}" for n in range(4_000)]
    (message,) = answer_messages(answer_to("All?", " ".join(words)), AnswerLayout(single=True))
    name, data = message.file
    assert name == "answer.md"
    assert re.findall(r"word\d+", data.decode()) == words
    assert "Leave" in data.decode(), "its sources too"


def test_tables_are_drawn_because_discord_draws_none():
    drawn = markdown("Before [1]\n\n| Year | Revenue |\n|:--|--:|\n| 2023 | **$383.3B** |\n| 2022 | 数字 |\n\nAfter")
    assert drawn == ("Before [1]\n\n```\nYear  Revenue\n────  ───────\n2023  $383.3B\n2022  数字\n```\n\nAfter")


def test_a_table_in_a_code_block_stays_as_it_was():
    text = "```\n| a | b |\n|---|---|\n```"
    assert markdown(text) == text


def test_citations_link_to_their_source_except_in_code():
    urls = {1: "https://x.test/1"}
    assert markdown("So [1], and [1, 2] but `[1]`", urls) == (
        "So [[1]](https://x.test/1), and [[1]](https://x.test/1)[2] but `[1]`"
    )


def test_deep_headings_become_bold_and_images_links():
    known = frozenset({"https://x.test/c.png"})
    assert (
        markdown("#### Deep\n![chart](https://x.test/c.png)", known=known) == "**Deep**\n[chart](https://x.test/c.png)"
    )


def test_titles_can_not_break_out_of_their_link():
    assert link("a](http://evil.test) **b** @everyone", "https://x.test/(1)") == (
        r"a\](http\[:\]//evil\[.\]test) \*\*b\*\* @" + "\u2060everyone (https://x.test/%281%29)"
    )
    assert link("safe", "javascript:alert(1)") == "safe"
    assert escaped("a_b`c") == r"a\_b\`c"


def test_the_notes_of_a_correction_come_first():
    answer = replace(answer_to("How many?", "28 [1]."), notes=("Corrected because of a thumbs-down.",))
    (message,) = answer_messages(answer, AnswerLayout(notes_first=True))
    assert said([message])[0].startswith("ℹ️ Corrected")


def test_what_would_flood_a_channel_is_a_file():
    (message,) = answer_messages(answer_to("All?", "word " * 20_000))
    assert message.file
    assert len(message.file[1]) > 99_000
    notes = note_messages("word " * 60_000)
    assert len(notes) == MOST_MESSAGES
    assert "cut here" in said(notes)[-1]


@pytest.mark.parametrize("token", TOKENS)
@pytest.mark.parametrize("around", ["{}", "**{}**", "[{}](x)", "| a |\n|---|\n| {} |", "`{}`", "```\n{}\n```", "<{}"])
def test_discords_own_tokens_are_text(token, around):
    text = around.format(token)
    for shown in (markdown(text), escaped(text), neutral(text)):
        assert not TOKEN.search(shown)
    assert neutral(text).replace("\u2060", "") == text


@pytest.mark.parametrize(
    "text", ["<div>x</div>", "a < b", "<a href=x>", "x <t> y", "</style: red", "<id>", "<+>", "`<a:b>`"]
)
def test_what_is_no_token_of_discords_stays(text):
    assert neutral(text) == text
