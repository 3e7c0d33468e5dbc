"""Whatever Slack delivers is translated or left alone: an event that raised would come again, and again."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bots.messages import Incoming, Kind, incoming_from_json, incoming_to_json
from bots.slack_app.commands import Reply, from_command
from bots.slack_app.identity import Identity
from bots.slack_app.interactions import from_feedback, from_prompt, from_reason, from_shortcut, from_why, reason_view
from bots.slack_app.translate import file_refs, from_event

ME = Identity(team="T1", bot_user="UBOT", bot="B1")

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.sampled_from(
        ["", "U1", "UBOT", "B1", "C1", "D1", "1.1", "2.2", "message", "message_changed", "tombstone", "im"]
    ),
    st.text(max_size=20),
    st.sampled_from(["<@UBOT> hi", "learn this", "<@U2> hi", "+1", "-1::skin-tone-2", "<https://e.test|x> <!here>"]),
)
KEYS = (
    "user",
    "bot_id",
    "channel",
    "ts",
    "thread_ts",
    "text",
    "subtype",
    "channel_type",
    "item_user",
    "reaction",
    "deleted_ts",
)
message = st.dictionaries(st.sampled_from(KEYS), scalars, max_size=8)
files = st.lists(st.dictionaries(st.sampled_from(["name", "id", "url_private", "mimetype"]), scalars), max_size=3)
events = st.builds(
    lambda kind, fields, inner, before, item, shared: {
        **fields,
        "type": kind,
        "message": {**inner, "edited": {"ts": "3.3"}},
        "previous_message": before,
        "item": {"type": "message", **item},
        "files": shared,
    },
    st.sampled_from(
        ["message", "app_mention", "reaction_added", "reaction_removed", "agent_session_stopped", "team_join"]
    ),
    message,
    message,
    st.one_of(st.none(), message),
    message,
    files,
)


@settings(max_examples=300, deadline=None)
@given(event=events, event_id=scalars)
def test_no_event_raises_and_what_is_translated_survives_the_inbox(event, event_id):
    body = {"event": event, "event_id": event_id, "team_id": "T1"}
    incoming = from_event(body, ME)
    again = from_event(body, ME)
    if incoming is None:
        assert again is None
        return
    assert incoming_from_json(incoming_to_json(incoming)) == incoming
    assert again.event_id == incoming.event_id, "a redelivery is known by its id"
    assert incoming.event_id.startswith("slack:")
    assert "<@UBOT>" not in incoming.text
    if incoming.kind is Kind.INGEST:
        assert file_refs(incoming.payload)


@settings(max_examples=200, deadline=None)
@given(
    text=st.one_of(
        st.text(max_size=60),
        st.lists(
            st.sampled_from(
                [
                    "--mode",
                    "both",
                    "--in",
                    "--private",
                    "--",
                    "—in",
                    "x",
                    "settings",
                    "learn",
                    "https://e.test",
                    "a=b",
                    "feedback=on",
                    "=",
                ]
            )
        ).map(" ".join),
    ),
    command=st.sampled_from(["/ask", "/errata", "/other"]),
)
def test_no_command_raises_and_each_is_taken_or_explained(text, command):
    said = from_command({"command": command, "text": text, "team_id": "T1", "channel_id": "C1", "user_id": "U1"})
    if isinstance(said, Reply):
        assert said.text
    else:
        assert incoming_from_json(incoming_to_json(said)) == said


@pytest.mark.parametrize("typed", ["settings <!channel>=on", "settings mode=<@U1>", "settings feedback=@here"])
def test_what_was_mistyped_is_repeated_without_force(typed):
    said = from_command({"command": "/errata", "text": typed})
    assert isinstance(said, Reply)
    assert not re.search(r"<[!@#]|@here", said.text)


@pytest.mark.parametrize("body", [{}, {"team": None, "user": None, "message": None, "channel": None, "view": None}])
def test_interactions_without_their_parts_raise_nothing(body):
    for translate in (from_why, from_prompt):
        assert isinstance(translate(body, {}), Incoming)
    assert isinstance(from_shortcut(body), Incoming)
    assert from_feedback(body, {"value": "sideways:x"}) is None
    assert from_reason(body) is None


def test_a_reason_comes_back_to_the_answer_it_is_about():
    body = {
        "team": {"id": "T1"},
        "user": {"id": "U1"},
        "container": {"channel_id": "C1", "message_ts": "1.2", "thread_ts": "1.1"},
    }
    vote = from_feedback(body, {"value": "down:ans-1", "action_ts": "9.9"})
    view = reason_view(vote) | {"id": "V1", "state": {"values": {"reason": {"text": {"value": "wrong year"}}}}}
    reason = from_reason({**body, "view": view})
    assert (reason.payload["answer_id"], reason.text) == ("ans-1", "wrong year")
    assert (reason.place.channel, reason.place.thread, reason.place.message) == ("C1", "1.1", "1.2")


@pytest.mark.parametrize(
    ("text", "learns"),
    [
        ("", True),
        ("learn this", True),
        ("please index these files", True),
        ("Remember this for the sales team", True),
        ("add this to the handbook, please", True),
        ("read the attached and tell me the total of all years since 2001", False),
        ("add up the figures in this table", False),
        ("learning budget?", False),
    ],
)
def test_a_file_is_learnt_from_only_where_that_is_asked(text, learns):
    event = {"type": "message", "channel": "D1", "channel_type": "im", "user": "U1", "ts": "1.1", "text": text}
    shared = {
        "subtype": "file_share",
        "files": [{"name": "a.md", "url_private": "https://files.slack.com/a", "size": 3}],
    }
    incoming = from_event({"event": {**event, **shared}, "team_id": "T1"}, ME)
    assert (incoming.kind is Kind.INGEST) is learns
