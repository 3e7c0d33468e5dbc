"""When a press of a vote button takes the vote back."""

from __future__ import annotations

import time

import pytest

from bots.messages import Incoming, Kind, Place
from bots.vote_presses import VotePresses, takes_back
from core.errors import Unavailable
from tests.fakes_engine import FakeConversation


def press(vote: str = "down", user: str = "U1") -> Incoming:
    payload = {"vote": vote, "via": "button", "answer_id": "a"}
    return Incoming("e", Kind.FEEDBACK_ADDED, Place("slack", "C1"), user, payload=payload)


@pytest.fixture
def conversation() -> FakeConversation:
    known = FakeConversation()
    known.votes["U1", "a"] = "down"
    return known


@pytest.mark.parametrize(("ago", "taken_back"), [(2.0, False), (14.0, False), (16.0, True)])
async def test_what_another_process_heard_is_taken_back_once_it_was_surely_answered(conversation, ago, taken_back):
    conversation.voted_at = time.time() - ago
    assert takes_back(await VotePresses(conversation).judged(press())) is taken_back


async def test_what_was_answered_is_taken_back_behind_a_double_click(conversation, monkeypatch):
    presses = VotePresses(conversation)
    conversation.voted_at = time.time()
    presses.answered(press())
    assert not takes_back(await presses.judged(press()))
    monkeypatch.setattr("bots.vote_presses.DOUBLE", 0.0)
    assert takes_back(await presses.judged(press()))


async def test_another_vote_and_another_persons_take_nothing_back(conversation):
    presses = VotePresses(conversation)
    assert not takes_back(await presses.judged(press("up")))
    assert not takes_back(await presses.judged(press(user="U2")))


async def test_where_it_is_not_known_what_stands_nothing_is_taken_back():
    class Silent(FakeConversation):
        async def vote(self, place, user, answer_id):
            raise Unavailable("Busy.")

    assert not takes_back(await VotePresses(Silent()).judged(press()))
