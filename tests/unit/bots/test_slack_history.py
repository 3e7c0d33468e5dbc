"""Channels of Slack as a source: threads and days, who wrote what, and what is none of anybody's knowledge."""

from __future__ import annotations

import logging
import time

import pytest

from bots import slack_history
from core.access.readers import LET_THROUGH, NOBODY
from core.errors import BadInput, BadSetting
from core.settings import Settings
from tests.emulators.slack_emu import SlackEmulator
from tests.emulators.spec_oracle import SPECS, SlackOracle
from tests.unit.core.indexing.test_sources import InStep

HEARD = ("auth.test", "conversations.info", "conversations.history", "conversations.replies", "users.info")


@pytest.fixture
async def slack():
    async with SlackEmulator() as emulator:
        emulator.users["U1"]["profile"]["display_name"] = "Anna Kern"
        yield emulator


class Bench:
    def __init__(self, slack, address):
        self.settings = Settings(slack_bot_token=slack.bot_token, slack_api_url=slack.api_url)
        self.address = address

    def source(self):
        return slack_history.connect(self.address, self.settings)


def _following(slack, tmp_path, address="slack:C1"):
    return InStep(tmp_path, Bench(slack, address))


def _day(ts):
    return time.strftime("%Y-%m-%d", time.gmtime(float(ts)))


async def test_talk_in_no_thread_is_a_document_a_day_linked_to_its_first_message(slack, tmp_path):
    first = slack.store("C1", "U1", "The door code is 4711, says <@U2>.")
    slack.store("C1", "U2", "Thanks.", files=[{"name": "plan.pdf"}])
    story = _following(slack, tmp_path)
    await story.sync()
    assert story.paths() == [f"C1/{_day(first['ts'])}.md"]
    assert all(said in story.texts() for said in ("**Anna Kern**", "4711, says @U2.", "Thanks. [plan.pdf]"))
    (document,) = [document for document, *_ in story.index.stored.values()]
    permalink = slack._do_chat_get_permalink({"channel": "C1", "message_ts": first["ts"]})["permalink"]
    assert (document.url, document.readers) == (permalink, LET_THROUGH)
    assert document.title == f"#general {_day(first['ts'])}"


async def test_what_the_bot_says_and_is_asked_and_who_came_is_left_out(slack, tmp_path):
    slack.store("C1", "UBOT", "Leave is 27 days.")
    slack.store("C1", "U1", "<@UBOT> How long is leave?")
    slack.store("C1", "U2", "<@U2> has joined", subtype="channel_join")
    asked = slack.store("C1", "U1", "<@UBOT> And in Ghent?")
    slack.store("C1", "UBOT", "The same.", thread_ts=asked["ts"])
    story = _following(slack, tmp_path)
    await story.sync()
    assert (story.standing.error, story.paths()) == (None, [])


async def test_edited_and_deleted_messages_follow(slack, tmp_path):
    first, second = slack.store("C1", "U1", "The code is 4711."), slack.store("C1", "U1", "The alarm is 0815.")
    story = _following(slack, tmp_path)
    await story.sync()
    first["text"] = "The code is 4712."
    del slack.messages["C1"][second["ts"]]
    await story.sync()
    assert "4712" in story.texts()
    assert not any(gone in story.texts() for gone in ("4711", "0815"))


async def test_a_thread_whose_first_message_was_deleted_keeps_its_replies(slack, tmp_path):
    root = slack.store("C1", "U1", "Who has the key?")
    slack.store("C1", "U2", "It hangs in the hall.", thread_ts=root["ts"])
    root |= {"subtype": "tombstone", "user": "USLACKBOT", "text": "This message was deleted."}
    story = _following(slack, tmp_path)
    await story.sync()
    assert "It hangs in the hall." in story.texts()
    assert "deleted" not in story.texts()


async def test_a_channel_that_cannot_be_read_is_closed_and_stops_no_other(slack, tmp_path):
    slack.store("C1", "U1", "The code is 4711.")
    slack.store("C2", "U1", "The bonus is 9 percent.")
    story = _following(slack, tmp_path, "slack:C2,C1")
    await story.sync()
    slack.members["C2"].remove("UBOT")
    slack.store("C1", "U1", "The alarm is 0815.")
    await story.sync()
    readers = {document.path[:2]: document.readers for document, *_ in story.index.stored.values()}
    assert readers == {"C1": LET_THROUGH, "C2": NOBODY}
    assert "0815" in story.texts()
    assert "C2" in story.standing.error


async def test_a_channel_that_becomes_private_is_kept_to_its_members(slack, tmp_path):
    slack.store("C1", "U1", "The code is 4711.")
    story = _following(slack, tmp_path)
    await story.sync()
    slack.channels["C1"]["is_private"] = True
    await story.sync()
    assert [document.readers for document, *_ in story.index.stored.values()] == [(("slack:C1",),)]
    slack.channels["C1"]["is_private"] = False
    await story.sync()
    assert [document.readers for document, *_ in story.index.stored.values()] == [LET_THROUGH]


async def test_a_quiet_thread_is_not_read_again_each_time(slack, tmp_path):
    slack.clock = lambda: time.time() - 100 * 86_400
    root = slack.store("C1", "U1", "Who has the key?")
    slack.store("C1", "U2", "It hangs in the hall.", thread_ts=root["ts"])
    story = _following(slack, tmp_path)
    for _ in range(3):
        await story.sync()
    assert len(slack.calls_to("conversations.replies")) == 1
    slack.clock = time.time
    slack.store("C1", "U2", "Now it is in the drawer.", thread_ts=root["ts"])
    await story.sync()
    assert "in the drawer" in story.texts()


async def test_messages_older_than_is_wished_are_not_read(slack, tmp_path):
    slack.clock = lambda: time.time() - 400 * 86_400
    slack.store("C1", "U1", "The code is 4711.")
    story = _following(slack, tmp_path)
    await story.sync()
    assert story.paths() == []


async def test_another_workspace_than_the_bots_is_refused(slack, tmp_path):
    story = _following(slack, tmp_path, "slack:TOTHER:C1")
    await story.sync()
    assert "TOTHER" in story.standing.error


async def test_all_pages_are_asked_for_as_slack_describes_it_and_no_token_is_logged(slack, tmp_path, caplog):
    caplog.set_level(logging.DEBUG)
    for number in range(450):
        slack.store("C1", "U1", f"Shelf {number} holds part {number}.")
    story = _following(slack, tmp_path)
    await story.sync()
    assert all(f"Shelf {number} " in story.texts() for number in (0, 200, 449))
    assert slack.bot_token not in caplog.text
    assert {call.method for call in slack.calls} <= set(HEARD)


@pytest.mark.skipif(not SPECS.is_dir(), reason="the platforms' descriptions are not at hand")
async def test_what_is_asked_is_what_slack_describes(slack, tmp_path):
    root = slack.store("C1", "U1", "Who has the key?")
    slack.store("C1", "U2", "It hangs in the hall.", thread_ts=root["ts"])
    await _following(slack, tmp_path).sync()
    oracle = SlackOracle()
    described = [call for call in slack.calls if call.method in oracle.doc["methods"]]
    typed = [(call.method, {**call.args, **({"limit": 200} if "limit" in call.args else {})}) for call in described]
    assert [problem for method, args in typed for problem in oracle(method, args)] == []


@pytest.mark.parametrize("address", ["slack:general", "slack:", "slack:C1,../x", "slack:T1:T2:C1", "slack:D1"])
def test_what_is_no_id_of_a_channel_is_refused(address):
    with pytest.raises(BadInput):
        slack_history.connect(address, Settings(slack_bot_token="xoxb-1"))


def test_a_bot_token_is_needed():
    with pytest.raises(BadSetting):
        slack_history.connect("slack:C1", Settings())
