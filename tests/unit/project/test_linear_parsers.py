"""What reads text from outside takes time linear in it: counted in lines of Python, and in steps of its patterns."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache, partial
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bots.discord_app.identity import Identity as Robot
from bots.discord_app.translate import from_message, visible_text
from bots.discord_app.whereabouts import Where
from bots.render import discord_text, slack_text, splitting
from bots.slack_app.commands import from_command
from bots.slack_app.identity import Identity
from bots.slack_app.translate import from_event
from core.checks import examine
from core.checks.rule import MOST_MULTIPLES
from core.clients import json_replies
from core.drafts.attribution import attribute
from core.drafts.evidence_text import quoted
from core.drafts.markers import parse_draft, parse_verification
from core.drafts.marking import deliverable, renumbered
from core.errors import ContractInvalid, NotADocument, Unreadable
from core.extraction.followups import stand_alone
from core.extraction.segments import segments
from core.facts.router import choose_tool
from core.indexing.readers.formats import FORMATS
from core.indexing.reading import read as read_document
from core.model import Draft, Severity, Span, Status, Turn, Verdict
from core.reading.marks import cited_in, marks, without_marks
from core.reading.normal_forms import MOST_MARKS, normal
from core.reading.sentences import joined_lines, sentences
from core.reading.stems import stem
from core.reading.words import content_words
from storage.index.keyword_query import searchable, terms_of
from tests.fakes import evidence, passage
from tests.linearity.lines import lines_of
from tests.linearity.patterns import Found, all_patterns
from tests.linearity.stepping import TooManySteps, steps
from tests.places import ROOT

SHORT, LONG = 500, 2_000
MOST_GROWTH = 1.5 * LONG / SHORT
"""A quadratic reader runs sixteen times the lines over four times the text; a linear one four times."""

FEW = 3_000
"""Lines that are run whatever the text: tables built once, caches filled."""

ME = Identity(team="T1", bot_user="U0", bot="B0")
SOURCES = evidence("Apple revenue was $5 million in 2019. It grew 5% from 2018.", "The plan costs $10 a month.")


def _slack_message(text: str) -> object:
    event = {"type": "message", "channel": "D1", "ts": "1.1", "user": "U1", "text": text, "files": [{"id": "F1"}]}
    return from_event({"team_id": "T1", "event_id": "E1", "event": event}, ME)


def _discord_message(text: str) -> object:
    somebody = SimpleNamespace(id=5, bot=False, display_name="Ann")
    file = SimpleNamespace(filename="a.md", url="https://a.b", size=1, content_type="")
    said = {"author": somebody, "content": text, "clean_content": text, "attachments": [file], "reference": None}
    lists = dict.fromkeys(
        ("mentions", "role_mentions", "channel_mentions", "components", "embeds", "message_snapshots"), ()
    )
    message: Any = SimpleNamespace(
        id=1, channel=somebody, guild=None, type=discord.MessageType.default, webhook_id=None, **said, **lists
    )
    return from_message(message, Where("1", direct=True), Robot(user=7)), visible_text(message)


def _slack_command(text: str) -> object:
    return [from_command({"command": "/errata", "text": f"{name} {text}"}) for name in ("ask", "learn", "settings")]


def _json(text: str) -> None:
    with suppress(ContractInvalid):
        json_replies.parse(f"talk {{{text}}} talk", json_replies.GradeReply)


def _followed(text: str) -> object:
    before = (Turn("user", "What is the price of the Pro plan in 2019?"), Turn("user", text))
    return stand_alone("and does it expire?", before), stand_alone(f"what about {text}", before[:1])


def _delivered(text: str) -> object:
    places = range(0, len(text) - 3, 4)
    wrong = Verdict(
        "numbers", Status.FAIL, Severity.LOW, spans=tuple(Span(at, at + 3, text[at : at + 3], "wrong") for at in places)
    )
    return deliverable(text, (wrong,), 2), renumbered(text, SOURCES.passages, SOURCES.passages[1:])


def _file(suffix: str, text: str) -> None:
    with suppress(Unreadable, NotADocument):
        read_document(f"a{suffix}", text.encode())


READERS: dict[str, Callable[[str], object]] = {
    "a message on Slack": _slack_message,
    "a command on Slack": _slack_command,
    "a message on Discord": _discord_message,
    "text of Slack, read": slack_text.readable,
    "text for Slack": lambda text: (slack_text.markdown(text, {1: "https://a.b"}), slack_text.mrkdwn(text)),
    "text for Discord": lambda text: (discord_text.markdown(text, {1: "https://a.b"}), discord_text.escaped(text)),
    "parts of a long text": lambda text: splitting.split_markdown(text, 500),
    "a follow-up": _followed,
    "a question on figures": lambda text: choose_tool(text, ("Apple", "Johnson & Johnson"), ("revenue",)),
    "words": lambda text: (content_words(text), terms_of(text), searchable(text)),
    "sentences": sentences,
    "a draft": parse_draft,
    "a verification": parse_verification,
    "JSON": _json,
    "marks for a draft without any": lambda text: attribute(Draft(text), SOURCES),
    "what is delivered": _delivered,
    "citation marks": lambda text: (marks(text), without_marks(text)),
    "quoted evidence": quoted,
    "segments of evidence": lambda text: segments([passage(text)]),
}
FILES: dict[str, Callable[[str], object]] = {
    f"a file of {one.name}": partial(_file, (one.suffixes or (".txt",))[0])
    for one in FORMATS
    if not one.binary  # those come from libraries, and are opened in a process of their own
}
CHECKED: dict[str, Callable[[str], object]] = {
    "an answer, examined": lambda text: examine(text, "What was Apple's revenue in 2019?", SOURCES),
    "evidence, examined with": lambda text: examine("Revenue was $5 million in 2019 [1].", "Revenue?", evidence(text)),
}
_LINES = """
|a|1|e.g.|x?|**a|`|#|<|<@U1>|<!--|https://a.b|![|{"a":|May 3, 2019,|A's|doubled|--private|mode=crag|this file|the a
|[1]|[1, 2]|[|[ANSWER]|中。|ing|$5 million|1.
"""
PUMPS = (
    *(f"{word} " for word in _LINES.replace("\n", "").split("|")),
    *("a", "\n", "```\n", "| a | b |\n", "|---|\n", "- item\n", "and a\n", "Sources: 1\n", "\u0301\u0327"),
)
"""What is said again and again; each was chosen for a reader that it was, or might be, slow for."""

TOLD = ("doubled ", "1 ", "[1] ", "3 May ", "FY20 ", "Q1 2020 ", "12:30 ", "rose 5 to 6, ", "| 1 | 2 |\n", "a. ")


@pytest.mark.parametrize("reader", READERS)
def test_a_reader_runs_four_times_the_lines_over_four_times_the_text(reader: str):
    assert _growing(READERS[reader]) == {}


@pytest.mark.parametrize("reader", FILES)
def test_a_reader_of_documents_runs_four_times_the_lines_over_four_times_the_text(reader: str):
    assert _growing(FILES[reader]) == {}


@pytest.mark.parametrize("reader", CHECKED)
def test_the_checks_run_four_times_the_lines_over_four_times_the_text(reader: str):
    assert _growing(CHECKED[reader], TOLD) == {}


def test_an_answer_that_says_doubled_a_thousand_times_is_judged_by_the_first_few():
    few = lines_of(examine, "doubled " * 2 * MOST_MULTIPLES, "Revenue?", SOURCES)

    assert lines_of(examine, "doubled " * 1_000, "Revenue?", SOURCES) < 20 * few


def test_a_long_run_of_combining_marks_is_thinned_before_it_is_sorted():
    marks_ = "\u0301\u0327" * 20_000

    assert len(normal(f"a{marks_}", "NFKC")) <= MOST_MARKS + 1
    assert content_words(f"plan a{marks_} price") == [stem("plan"), *content_words(f"a{marks_}"), stem("price")]


@given(st.text(alphabet=st.characters(exclude_categories=["Cs"]), max_size=40))
def test_a_normal_form_is_pythons_own_where_marks_are_few(text: str):
    assert normal(text, "NFKC") == unicodedata.normalize("NFKC", text) or len(text) > MOST_MARKS


def test_a_paragraph_wrapped_into_many_lines_is_joined_as_before():
    assert joined_lines("the quick brown fox jum-\nped over the lazy dog\nand away") == [
        "the quick brown fox jumped over the lazy dog and away"
    ]


def test_marks_of_unverified_figures_stand_where_they_stood():
    text = "It was 5, then 3 May 2019 [1, 9] and 7 [2]."
    spans = [(7, 8), (15, 25), (21, 25), (37, 38)]
    wrong = Verdict(
        "years", Status.FAIL, Severity.LOW, spans=tuple(Span(start, end, text[start:end], "no") for start, end in spans)
    )

    shown, (moved,) = deliverable(text, (wrong,), 2)

    assert shown == "It was 5 (unverified), then 3 May 2019 (unverified) [1] and 7 (unverified) [2]."
    assert [s.text for s in moved.spans] == ["5", "3 May 2019", "2019", "7"]
    assert cited_in(shown) == (1, 2)


_WORDS = st.sampled_from(
    [*PUMPS, "learn", "please ", "ingest", ", ", "these", "from the ", "tables", "for ", "!", "q!", "--in=", "—mode ",
     "collections=a,b", "<@1>", "<@&", "<#C1|x>", "&lt;", "@here", "\u2060", "|", "é", "٣"]
)  # fmt: skip


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.text(max_size=12), st.lists(_WORDS, min_size=1, max_size=4), st.text(max_size=6))
def test_no_pattern_of_a_front_door_is_slow_on_any_message(before: str, pumped: list[str], after: str):
    text = before + "".join(pumped) * 12 + after
    slow = [found.where for found in _front_doors() if not _is_quick(found, text)]

    assert slow == []


@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.text(max_size=12), st.lists(_WORDS, min_size=1, max_size=4), st.text(max_size=6))
def test_no_command_or_message_runs_more_lines_than_its_length_allows(before: str, pumped: list[str], after: str):
    word = "".join(pumped)
    for read in (_slack_message, _slack_command, _discord_message, slack_text.readable):
        shorter, longer = (before + word * (size // len(word)) + after for size in (500, 2_000))

        assert lines_of(read, longer) <= 6 * lines_of(read, shorter) + FEW


# Calls into C whose time may grow with the square of what they are given, and where their input is bounded.
SQUARE = {
    r"\bnormalize\(": {
        "core/reading/normal_forms.py",  # long runs of combining marks are thinned before
        "core/text/lookalikes.py",  # labels of a host of at most 300 characters
    },
    r"punycode\"": {"core/text/addresses.py"},  # labels of at most 63 characters
    r"\"idna\"|\bidna\.": set(),
    r"\burls(?:plit|parse)\(": {
        "bots/setting_sources.py", "core/plausible.py", "core/vendors.py", "core/clients/tavily_search.py",  # settings
        "bots/s3_store.py",  # a setting
        "core/text/addresses.py",  # a host of at most 300 characters
        "core/clients/web_results.py",  # at most 2,000 characters
        "bots/slack_app/downloads.py", "bots/discord_app/downloads.py",  # at most 4,000 characters
        "core/indexing/web_page.py",  # an address that httpx has read: ASCII alone
        "core/indexing/sources/git.py", "core/indexing/sources/site.py",  # at most 2,048 characters
        "bots/web/origins.py",  # a header: Latin-1 alone, which has no combining marks
    },
    r"SequenceMatcher|get_close_matches\(": {
        # What is asked for is compared with names alone, and only where it is about as long.
        "bots/setting_sources.py", "core/evaluation/expectations.py", "bots/unknown_collections.py",
        "core/facts/companies.py", "core/facts/metrics.py", "core/facts/grammar_names.py",
        "core/facts/why_not.py", "core/checks/records.py", "core/learning/differences.py",
        "bots/commands/access.py", "bots/commands/audit.py", "bots/slack_app/commands.py",
        "bots/channel_settings.py", "bots/command_options.py", "bots/console_bot.py",  # at most 64 characters
        "bots/commands/named_documents.py",  # at most 200 characters
        "core/facts/grammar_languages.py",  # words of at most 30 characters
    },
}  # fmt: skip


@pytest.mark.parametrize("call", SQUARE)
def test_a_call_that_may_take_square_time_stands_where_its_input_is_bounded(call: str):
    root = ROOT
    files = [path for package in ("bots", "core", "storage") for path in (root / package).rglob("*.py")]
    found = {str(path.relative_to(root)) for path in files if re.search(call, path.read_text(encoding="utf-8"))}

    assert found <= SQUARE[call]


def _growing(read: Callable[[str], object], pumps: Sequence[str] = PUMPS) -> dict[str, tuple[int, int]]:
    """The pumps over which a reader runs too many more lines as they grow, with both counts."""
    read("warm. [1]\n")
    found = {}
    for pump in pumps:
        counts = [lines_of(read, _text(pump, size)) for size in (SHORT, LONG)]
        if counts[1] > MOST_GROWTH * counts[0] + FEW:
            found[pump] = (counts[0], counts[1])
    return found


def _text(pump: str, size: int) -> str:
    return f"What is it? {pump * (size // len(pump))} q!"


@cache
def _front_doors() -> list[Found]:
    """The patterns that every message meets."""
    return [
        found for found in all_patterns() if found.where.startswith("bots.") and isinstance(found.pattern.pattern, str)
    ]


def _is_quick(found: Found, text: str) -> bool:
    try:
        return steps(found.pattern, text, found.mode, most=250 * len(text) + 250) > 0
    except TooManySteps:
        return False
