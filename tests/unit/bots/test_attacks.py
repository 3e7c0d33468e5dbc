"""Ways around what is promised that somebody found; each got through before."""

from __future__ import annotations

import ipaddress
from dataclasses import replace

import pytest

from bots.event_keys import person_of
from bots.messages import Kind, Place
from core.access.provenance import KeptIn, Provenance
from core.access.rights import rests_on
from core.indexing.safe_fetch import is_public
from core.learning.corrections import corrected
from core.model import Question
from core.text.addresses import addresses_in
from storage.conversations import feedback
from storage.conversations.feedback import Mark
from storage.database import open_database
from storage.tables.feedback import FeedbackRow
from tests.engine_bench import Bench, FakeAnswerer, answer_to, incoming

KEPT = KeptIn(model=frozenset({"board"}), web=frozenset({"board"}))


@pytest.fixture
def database(tmp_path):
    opened = open_database(f"sqlite:///{tmp_path / 'e.db'}")
    yield opened
    opened.close()


async def test_a_claim_in_an_answer_of_ours_rests_on_what_the_answer_does(database, tmp_path):
    async def from_board(question):
        return answer_to(question, "The bonus is 5.", rests_on=("board", "default"))

    async with Bench(database, tmp_path, FakeAnswerer(from_board)) as bench:
        await bench.hear(incoming(text="What is the bonus?"))
        asked = incoming(Kind.VERIFY_CLAIM, "The bonus is 5.", message="m1", user="U2")
        question = await bench.conversation.question(asked, asked.text)
        strange = incoming(Kind.VERIFY_CLAIM, "The bonus is 5.", message="99.0", user="U2")
        others = await bench.conversation.question(strange, strange.text)
    assert (question.quotes, others.quotes) == (("board", "default"), ())
    assert Provenance.of(question, KEPT).not_to_model == ["board"]
    assert Provenance.of(others, KEPT).not_to_model == []


async def test_what_somebody_quotes_by_hand_may_come_from_anywhere(database, tmp_path):
    quoted = {"history": [{"role": "user", "text": "The bonus is 5.", "quoted": True}]}
    async with Bench(database, tmp_path) as bench:
        question = await bench.conversation.question(incoming(text="Really?", payload=quoted), "Really?")
    assert Provenance.of(replace(question, collections=None), KEPT).not_to_model == ["board"]


def test_a_reason_does_not_move_to_the_answer_that_took_the_place_of_its_own(database):
    def vote(answer: str, seq: int, *, present: bool = True):
        mark = Mark(answer, "slack:T1:C1", "m1", "U1", "down", "m1:x", seq)
        return database.transaction(lambda s: (feedback.add if present else feedback.withdraw)(s, mark))

    vote("a1", 1)
    mark = Mark("a1", "slack:T1:C1", "m1", "U1", "down", "reason", 2)
    database.transaction(lambda s: feedback.give_reason(s, mark, "It says 40,000"))
    database.transaction(lambda s: feedback.withdraw(s, replace(mark, seq=3)))
    vote("a2", 4, present=False)
    change = vote("a2", 5)
    row = database.transaction(lambda s: s.get_one(FeedbackRow, change.feedback_id))
    assert (row.answer_id, row.reason) == ("a2", "")


def test_the_note_of_a_correction_rests_on_what_the_old_answer_did():
    old = answer_to(Question("q"), "It is 40,000.", rests_on=("board",))
    new = answer_to(Question("q"), "It is 500.", rests_on=("default",))
    assert rests_on(corrected(new, old, "")) == {"board", "default"}


def test_what_nobody_in_particular_did_takes_turns_too():
    assert person_of(Place("discord", "c", "g"), "") == "discord:g:-"


@pytest.mark.parametrize("host", ["evil.Com/x", "evil.cOm", "see EVIL.COM"])
def test_an_address_is_one_however_it_is_written(host):
    assert [found.kind for found in addresses_in(host)] == ["bare"]


@pytest.mark.parametrize("address", ["fec0::1", "192.88.99.1", "192.0.0.8", "3fff::1"])
def test_addresses_that_python_takes_for_public_are_not(address):
    assert not is_public(ipaddress.ip_address(address))
