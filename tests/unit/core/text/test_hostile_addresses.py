"""Whatever stands in a text like an address: every face shows the longest reply, in time linear in it, safely."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import cycle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bots.render import discord_components, discord_text, slack_blocks, slack_text
from bots.render.answer_json import answer_json
from bots.render.terminal import answer_text
from core.clients.openai_server import LONGEST_TEXT
from core.drafts.links import NO_ADDRESSES, known_addresses, says_where, vetted, vetted_plain
from core.model import Answer, Mode, Outcome, Question
from core.text.addresses import addresses_in, defused, is_plain, normal
from tests.fakes import passage
from tests.linearity.lines import lines_of

SHORT, LONG = 500, 2_000
FEW = 1_500
LINK = re.compile(r"[a-z]://|www\.\w|\.(?:com|de|bc|gg)\b")


def _answer(text: str) -> Answer:
    return Answer("A1", Question(f"Is it {text}"), text, Outcome.REFUSED, 0.0, Mode.STANDARD, notes=(text[:600],))


FACES: dict[str, Callable[[str], object]] = {
    "Markdown": lambda text: vetted(text, NO_ADDRESSES),
    "plain": vetted_plain,
    "plain, hosts left": lambda text: vetted_plain(text, hosts=False),
    "Slack's text": lambda text: (slack_text.markdown(text), slack_text.mrkdwn(text), slack_text.escaped(text)),
    "a link on Slack": lambda text: slack_text.link(text, "https://a.b/x"),
    "an answer on Slack": lambda text: slack_blocks.answer_messages(_answer(text)),
    "Discord's text": lambda text: (discord_text.markdown(text), discord_text.escaped(text)),
    "a link on Discord": lambda text: discord_text.link(text, "https://a.b/x"),
    "an answer on Discord": lambda text: discord_components.answer_messages(_answer(text)),
    "the terminal": lambda text: answer_text(_answer(text)),
    "the web": lambda text: answer_json(_answer(text)),
    "known addresses": lambda text: known_addresses([passage(text)]),
    "a label": lambda text: says_where(text, "https://a.b"),
    "what is plain": is_plain,
    "defused": defused,
}
UNITS = (
    "a.de/x|", "https://a.bc|", "https://a.bc(", "www.a.de'", "https://a.bc「", "https://a.b中", "discord.gg/x|",
    "discord.gg?x|", ")[1]", ")]", "(])", "中", "中.", "xn--a", "\u0301\u0327", "https://[", "a@b.de|", "<t:1>",
    "[a.de/x](https://a.b)", "a.de/x",
)  # fmt: skip
BEGINNINGS = ("", "https://x.y")


@pytest.mark.parametrize(("unit", "beginning"), list(zip(UNITS, cycle(BEGINNINGS), strict=False)))
def test_every_face_shows_the_longest_reply(unit: str, beginning: str):
    text = beginning + unit * (LONGEST_TEXT // len(unit))

    for face in FACES.values():
        face(text)


@pytest.mark.parametrize("face", FACES)
def test_a_face_runs_four_times_the_lines_over_four_times_the_text(face: str):
    show, slow = FACES[face], {}
    show("https://warm.up/x| [1]")
    for unit in UNITS:
        counts = [lines_of(show, f"https://x.y{unit * (size // len(unit))}") for size in (SHORT, LONG)]
        if counts[1] > 1.5 * LONG / SHORT * counts[0] + FEW:
            slow[unit] = counts

    assert slow == {}


@pytest.mark.parametrize(
    "text",
    ["https://{}.com/x", "https://xn--{}.com/x", "https://a.{}.com/x", "{}.com", "x@{}.com", "www.{}", "https://{}/x"],
)
@pytest.mark.parametrize("letters", ["一丁七丈三上下不与丐丑专", "éèêàâîôûçëïü", "\u0301\u0327", "a9"])
def test_a_label_that_no_host_can_have_is_broken_up_and_never_encoded(text: str, letters: str):
    """Python's punycode and normal forms take time that grows with the square of what they are given."""
    label = letters * (LONGEST_TEXT // len(letters))

    shown = vetted(text.format(label), NO_ADDRESSES)

    assert shown.count("xn--") == text.count("xn--")
    assert not is_plain(text.format(label))


@given(st.lists(st.sampled_from([*UNITS, "https://", "evil.com", "/", "x", "|", '"', "(", ")"]), max_size=60))
def test_however_many_addresses_are_glued_together_none_becomes_a_link(words: list[str]):
    shown = vetted_plain("".join(words), hosts=True)

    assert not LINK.search(shown)


@pytest.mark.parametrize("glue", ["|", "(", "「", '"'])
def test_addresses_that_a_source_holds_stay_links_in_a_text_without_blanks(glue: str):
    addresses = [f"https://hr.example.com/{n}" for n in range(12)]
    known = frozenset(map(normal, addresses))

    shown = vetted_plain(glue.join(addresses), known)

    assert [found.text for found in addresses_in(shown)][:-1] == addresses[:-1]
    assert shown.replace(" ", "") == glue.join(addresses)
