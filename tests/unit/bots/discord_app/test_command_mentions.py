"""Commands that our texts name are shown as mentions."""

from __future__ import annotations

from bots.discord_app.command_mentions import ids_of, mentioning

REGISTERED = [
    {"id": "7", "name": "ask", "options": [{"type": 3, "name": "question"}]},
    {"id": "8", "name": "admin", "options": [{"type": 1, "name": "jobs"}, {"type": 1, "name": "documents"}]},
    {"id": "9", "name": "help"},
]


def test_a_command_in_ticks_becomes_a_mention_and_what_follows_it_stays_in_ticks():
    ids = ids_of(REGISTERED)
    assert mentioning("Use `/ask`, or `/help`.", ids) == "Use </ask:7>, or </help:9>."
    assert mentioning("`/ask How many?`", ids) == "</ask:7> `How many?`"
    assert mentioning("`/admin documents remove:a.md`", ids) == "</admin documents:8> `remove:a.md`"


def test_what_is_no_command_of_ours_stays_as_it_is():
    ids = ids_of(REGISTERED)
    for text in ("`/errata why`", "`/admin`", "`ask`", "/ask", "```\n/ask `/ask`\n```", "one ` tick `/ask`"):
        assert mentioning(text, ids) == text
