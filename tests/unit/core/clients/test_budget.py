"""Caps: what might exceed one is not called, answers are extracts, and the asker is told once, kindly."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import httpx
import pytest
from sqlmodel import select

from bots.commands.doctor import examine
from core.clients.chat_server import ChatRequest
from core.clients.extractive import ExtractiveModel
from core.clients.failover import Failover
from core.clients.openai_server import most_tokens
from core.costs.accounts import Account, Caps, ModelCall, Spent, subjects
from core.drafts.prompting import Message
from core.errors import CapReached, Unavailable
from core.loop import answer
from core.model import Asker, Mode, Outcome, Retry
from core.settings import Settings
from storage.database import open_database
from storage.tables.conversations import AnswerRow
from tests.engine_bench import Bench, FakeAnswerer, answer_to, incoming
from tests.fakes import FakeClock, FakeLedger, kit_of, question
from tests.unit.core.clients.test_failover import TASK, completion, model_over
from tests.unit.core.test_loop import LEAVE, corpus
from tests.web_bench import in_process

RIGHT = f"[ANSWER]\n{LEAVE} [1]\n[CITED_SOURCES]\n1"
ADA = Asker("slack", "T1", "C1", "U1")
EXTRACT = "made without the language model"


class Server:
    """Answers rightly, and counts."""

    def __init__(self, tokens: int = 150) -> None:
        self.calls = 0
        self.tokens = tokens

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.calls += 1
        said = "[COMPLETED]" if "[COMPLETED]" in json.loads(request.content)["messages"][-1]["content"] else RIGHT
        usage = {"prompt_tokens": self.tokens - 50, "completion_tokens": 50, "total_tokens": self.tokens}
        return httpx.Response(200, json=completion(content=said) | {"usage": usage})


def call(payer: Asker, tokens: int) -> ModelCall:
    return ModelCall(Account(payer), "generate", "m", tokens)


async def kit_under(server, ledger, **settings):
    model = model_over(server, ledger)
    return kit_of(
        Failover([model], ExtractiveModel(), FakeClock(), raise_rejected_key=False),
        await corpus(),
        ledger=ledger,
        extracts=ExtractiveModel(),
        settings=settings,
    )


async def test_over_a_cap_no_call_is_made_and_the_answer_is_an_extract_that_says_so():
    server, ledger = Server(), FakeLedger(Caps(person=20_000))
    kit = await kit_under(server, ledger)
    asked = question(asker=ADA)
    first = await answer(asked, kit)
    assert (first.model, server.calls) == ("m", 2)
    ledger.settle(await ledger.book(call(ADA, 19_000)), Spent(19_000))
    given = await answer(replace(asked, text="How many days of leave are there?"), kit)
    assert server.calls == 2
    assert (given.outcome, given.model) == (Outcome.ANSWERED, "extractive")
    assert any(EXTRACT in note for note in given.notes)
    assert "your 20,000 tokens" in given.aside
    assert not any("20,000" in note for note in given.notes), "that is nobody else's business"


async def test_an_asker_is_told_once_a_day_and_another_is_told_too():
    ledger = FakeLedger(Caps(workspace=1))
    kit = await kit_under(Server(), ledger)
    asked = [question(f"How many days of leave {n}?", asker=ADA) for n in range(3)]
    assert [bool((await answer(one, kit)).aside) for one in asked] == [True, False, False]
    assert (await answer(question(asker=replace(ADA, user="U2")), kit)).aside
    ledger.day = "2026-01-03"
    assert (await answer(question("And how many days today?", asker=ADA), kit)).aside


async def test_a_cap_reached_on_the_way_lets_extracts_do_the_rest():
    server = Server()
    kit = await kit_under(server, FakeLedger(Caps(person=4_500)))
    reserved = most_tokens(ChatRequest("m", [Message(role="user", content="")], {}))
    assert reserved > 2_000
    given = await answer(question(asker=ADA, mode=Mode.STANDARD), kit)
    assert given.outcome in (Outcome.ANSWERED, Outcome.PARTIAL)
    assert server.calls <= 2


async def test_who_asks_the_same_at_the_same_time_is_not_held_to_anothers_cap():
    ledger, ben = FakeLedger(Caps(person=20_000)), replace(ADA, user="U2")
    ledger.settle(await ledger.book(call(ADA, 19_000)), Spent(19_000))
    kit = await kit_under(Server(), ledger)
    hers, his = await asyncio.gather(*(answer(question(asker=asker), kit) for asker in (ADA, ben)))
    assert (hers.model, his.model) == ("extractive", "m")
    assert (bool(hers.aside), bool(his.aside)) == (True, False)


async def test_an_answer_under_a_cap_is_not_kept():
    class Cache:
        kept = None

        async def get(self, key):
            return self.kept

        async def put(self, key, given, ttl_seconds):
            self.kept = given

    server, ledger, cache = Server(), FakeLedger(Caps(person=1)), Cache()
    kit = replace(await kit_under(server, ledger), cache=cache)
    assert (await answer(question(asker=ADA), kit)).model == "extractive"
    assert cache.kept is None


async def test_a_second_look_is_booked_to_who_wanted_it_and_tells_nobody_of_caps():
    server, ledger = Server(), FakeLedger(Caps(person=30_000))
    kit = await kit_under(server, ledger)
    ben = replace(ADA, user="U2")
    asked = question(asker=ADA, retry=Retry("a1", by=ben))
    await answer(asked, kit)
    assert {booking.payer for booking in ledger.bookings.values()} == {ben}
    ledger.caps = Caps(person=1)
    assert (await answer(asked, kit)).aside == ""


async def test_without_extracts_a_cap_is_a_failed_answer_and_without_a_ledger_no_answer_is_lost():
    class Full(FakeLedger):
        async def book(self, call):
            raise Unavailable("Model calls can't be booked: the database does not answer.")

        async def first_refusal_today(self, asker):
            raise Unavailable("The database does not answer.")

    server = Server()
    kit = await kit_under(server, FakeLedger(Caps(workspace=1)))
    assert (await answer(question(), replace(kit, extracts=None))).outcome is Outcome.FAILED
    given = await answer(question(), await kit_under(server, Full()))
    assert given.model == "extractive"
    assert server.calls == 0, "what is not booked is not made"
    capped = replace(kit, ledger=Full())
    assert (await answer(question("Days of leave?"), capped)).aside == ""


async def test_a_question_ends_at_its_cap_by_all_that_was_booked_for_it():
    """Each draft's first try is cut off: what it may have cost counts, though its reply never came."""
    drafts = []

    def cuts(request: httpx.Request) -> httpx.Response:
        drafts.append(request)
        if len(drafts) % 2:
            raise httpx.ReadError("cut")
        usage = {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2}
        return httpx.Response(200, json=completion(content=RIGHT.replace("1", "9")) | {"usage": usage})

    kit = await kit_under(cuts, FakeLedger(), question_token_cap=6_000, max_reflection_retries=5)
    given = await answer(question(asker=ADA), kit)
    assert len(given.attempts) == 2
    assert given.usage.prompt_tokens < 100
    assert any("6,000 tokens (QUESTION_TOKEN_CAP)" in note for note in given.notes)


async def test_reservations_are_the_most_a_call_can_cost():
    messages = [Message(role="user", content="日本 12,345.67 $ 8%")]

    def most(**options) -> int:
        return most_tokens(ChatRequest("m", messages, options))

    assert most(max_tokens=10) >= len(messages[0]["content"].encode()) + 10
    assert most(max_completion_tokens=10) < most()
    assert most(response_format={"type": "json_schema", "json_schema": {"name": "x" * 100}}) > most() + 100


@pytest.mark.parametrize("usage", [{"prompt_tokens": -5, "completion_tokens": 1}, {"prompt_tokens": 2**40}, None])
async def test_a_count_that_makes_no_sense_leaves_the_reservation(usage):
    ledger = FakeLedger()
    reply = completion(content=RIGHT) | {"usage": usage}
    await model_over(lambda _: httpx.Response(200, json=reply), ledger).do(TASK)
    assert len(ledger.bookings) == 1
    assert ledger.ended == {}


@pytest.fixture
def database(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    yield database
    database.close()


async def test_in_chat_the_asker_alone_is_told_after_the_answer(database, tmp_path):
    async def capped(asked):
        return answer_to(asked, "An extract.", aside="The next call could exceed your 100 tokens a day.")

    async with Bench(database, tmp_path, FakeAnswerer(capped)) as bench:
        await bench.hear(incoming(text="Revenue?"))
        assert [verb for verb, _, _ in bench.platform.log if verb != "status"][-2:] == ["post", "tell"]
        assert bench.platform.verbs("tell") == ["The next call could exceed your 100 tokens a day."]
        assert bench.platform.messages["m1"].notes == []


async def test_over_http_it_is_said_in_the_answers_own_notes(tmp_path):
    async def capped(asked, report):
        return answer_to(asked, "An extract.", aside="The next call could exceed its 100 tokens a day.")

    async with in_process(tmp_path, answer=capped) as api:
        body = (await api.ask()).json()
        assert body["notes"][0] == "The next call could exceed its 100 tokens a day."
        kept = await api.parts.database.read(lambda session: session.exec(select(AnswerRow.body)).one())
        assert json.loads(kept)["aside"] == ""


def test_the_refusal_names_the_setting_and_when_it_ends():
    for kind, setting in (("person", "DAILY_TOKEN_CAP_PERSON"), ("channel", "DAILY_TOKEN_CAP_CHANNEL")):
        subject = next(found for found in subjects(ADA) if found.kind == kind)
        error = Caps(**{kind: 1_234}).reached(subject, 1_000)
        assert isinstance(error, CapReached)
        assert setting in error.message
        assert "midnight UTC" in error.message
        assert "1,234" in error.message
        assert "used up" not in error.message


def test_a_cap_that_one_call_alone_exceeds_is_not_said_to_be_spent_or_to_pass_at_midnight():
    for subject in subjects(ADA):
        error = Caps(**{subject.kind: 500}).reached(subject, 2_100)
        assert "The next call could exceed" in error.message
        assert "500 tokens a day" in error.message
        assert "2,100" in error.message
        assert "midnight" not in error.message


@pytest.mark.parametrize(
    ("setting", "kind"), [("", "workspace"), ("_person", "person"), ("_channel", "channel"), ("_token", "token")]
)
async def test_doctor_warns_of_a_cap_that_one_call_may_exceed(tmp_path, setting, kind):
    small, large = ({f"daily_token_cap{setting}": cap} for cap in (500, 1_000_000))
    (warned,) = [one for one in await examine(Settings(errata_home=tmp_path, **small)) if one.name == "daily caps"]
    assert (warned.well, warned.doubtful) == (True, True)
    assert f"DAILY_TOKEN_CAP{setting.upper()}=500 is less than one call may cost" in warned.said
    (fine,) = [one for one in await examine(Settings(errata_home=tmp_path, **large)) if one.name == "daily caps"]
    assert (fine.well, fine.doubtful) == (True, False)


ABOUT_MODEL = ("language model", "extract")


@pytest.mark.parametrize("cap", [1, 4_500, 9_000])
@pytest.mark.parametrize("asked", ["How many days of leave are there?", "Who invented the telephone in Bologna?"])
@pytest.mark.parametrize("mode", list(Mode))
async def test_under_a_cap_one_true_note_says_what_was_done_without_the_model(cap, asked, mode):
    kit = await kit_under(Server(), FakeLedger(Caps(person=cap)))
    given = await answer(question(asked, asker=ADA, mode=mode), kit)
    said = [note for note in given.notes if any(word in note for word in ABOUT_MODEL)]
    assert len(said) <= 1
    assert given.model != "extractive" or said
    if given.outcome is Outcome.REFUSED:
        assert not any("an extract" in note for note in said), "nothing was extracted"
    elif given.model == "extractive":
        assert EXTRACT in said[0]


async def test_a_refusal_in_an_outage_is_not_called_an_extract():
    def down(request):
        raise httpx.ConnectError("no", request=request)

    kit = await kit_under(down, FakeLedger())
    given = await answer(question("Who invented the telephone in Bologna?", asker=ADA), kit)
    assert given.outcome is Outcome.REFUSED
    assert not any("extract" in note for note in given.notes)
