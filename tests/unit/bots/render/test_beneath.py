"""What stands with a note: buttons known by their ids, and the one person whom a note calls."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bots.channel_settings import ChannelSettings
from bots.discord_app.buttons import AnswerButton
from bots.messages import Beneath, Kind, Place, Press
from bots.render import discord_components, slack_blocks
from bots.slack_app.interactions import from_consent, from_person
from core.model import Outcome
from tests.fakes_engine import answer_to

PRESSES = (Press("agree", "a1", "Keep it"), Press("decline", "a1", "Don't keep it"))
BODY = {
    "container": {"channel_id": "C1", "message_ts": "2.0", "thread_ts": "1.0"},
    "team": {"id": "T1"},
    "user": {"id": "U7"},
}


def test_slack_calls_one_person_in_front_and_shows_the_buttons():
    (message,) = slack_blocks.note_messages("May I? <@U9> <!here>", Beneath(presses=PRESSES, calls="U7"))
    called, said, buttons = message.blocks
    assert called["text"]["text"] == "<@U7>"
    assert "<@U9>" not in said["text"], "nobody else is called"
    assert [one["action_id"] for one in buttons["elements"]] == ["errata_consent_agree", "errata_consent_decline"]
    (plain,) = slack_blocks.note_messages("Hi.", Beneath(calls="U7> <!channel"))
    assert "channel" not in plain.text, "what is no id calls nobody"


def test_discord_calls_one_person_in_front_and_shows_the_buttons():
    (message,) = discord_components.note_messages("May I? <@9>", beneath=Beneath(presses=PRESSES, calls="7"))
    assert (message.components[0]["content"], message.notified) == ("<@7>", ("7",))
    ids = [one["custom_id"] for one in message.components[-1]["components"]]
    assert ids == ["errata:agree:a1", "errata:decline:a1"]
    template = AnswerButton.__discord_ui_compiled_template__
    assert [re.fullmatch(template, one)["act"] for one in ids] == ["agree", "decline"]


def test_slack_presses_are_understood():
    wish = from_person(BODY, {"action_id": "errata_person", "value": "A1"})
    assert (wish.kind, wish.payload, wish.place.thread, wish.user) == (
        Kind.ASK_PERSON,
        {"answer_id": "A1"},
        "1.0",
        "U7",
    )
    agreed = from_consent(BODY, {"action_id": "errata_consent_agree", "value": "a1"})
    declined = from_consent(BODY, {"action_id": "errata_consent_decline", "value": "a1"})
    assert [one.payload for one in (agreed, declined)] == [
        {"asked": "a1", "agrees": agrees} for agrees in (True, False)
    ]


@pytest.mark.parametrize(("outcome", "shown"), [(Outcome.REFUSED, True), (Outcome.ANSWERED, False)])
def test_only_refusals_offer_to_ask_a_person(outcome, shown):
    made = replace(answer_to("How much?"), outcome=outcome)
    for module in (slack_blocks, discord_components):
        said = str(module.answer_messages(made))
        assert ("Ask a person" in said) is shown


@pytest.mark.parametrize(
    ("owner", "place", "can"),
    [
        ("U9", Place("slack", "C1", user="U1"), True),
        ("", Place("slack", "C1", user="U1"), False),
        ("U1", Place("slack", "C1", user="U1"), False),
        ("U9", Place("slack", "C1", user="U1", private=True), False),
        ("U9", Place("slack", "D1", user="U1", direct=True), False),
    ],
)
def test_a_person_is_offered_to_be_asked_only_where_somebody_else_is_named_and_all_may_see_it(owner, place, can):
    assert ChannelSettings(owner=owner).can_ask(place) is can
    answer = answer_to("q", outcome=Outcome.REFUSED)
    slack = slack_blocks.answer_messages(answer, slack_blocks.AnswerLayout(person=can))
    discord = discord_components.answer_messages(answer, discord_components.AnswerLayout(person=can))
    assert ("errata_person" in str(slack)) is can
    assert ("errata:person:" in str(discord)) is can
