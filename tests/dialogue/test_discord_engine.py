"""Discord and the real engine together: what is said, done and corrected, from socket to socket."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from fnmatch import fnmatch

import pytest
from discord.http import Route
from sqlmodel import select

from bots.conversation import Conversation
from bots.engine.intake import Intake
from bots.engine.services import Services
from core.ports import Progress
from storage.database import open_database
from storage.tables.conversations import PostRow
from storage.tables.engine import WorkRow
from storage.tables.feedback import FeedbackRow
from storage.work import recovery
from tests.dialogue.discord_talk import ORIGINAL, POST, GuildEmulator, buttons, quick_courier, serving, shown, valid
from tests.dialogue.test_discord_steps import with_notes
from tests.emulators.common import PATIENCE
from tests.engine_bench import QUICK, FakeAnswerer, FakeIndexer, answer_to, until
from tests.workers import run_worker


@asynccontextmanager
async def bot(discord, folder, answerer, courier=None, *, introducer=None, talks=Conversation, **given):
    """Adapter and engine of one process, over a database of its own; `talks` makes its conversation."""
    database = open_database(f"sqlite:///{folder / 'errata.db'}")
    courier = courier or quick_courier(discord)
    admins = [discord.users["alice"]["id"]]
    conversation = talks(
        database, admins=admins, channels_of={"discord": courier.channels_of}, standing_of={"discord": courier.standing}
    )
    services = Services(
        database,
        conversation,
        answerer,
        {"discord": courier},
        FakeIndexer(),
        limits=QUICK,
        scratch=folder,
        introducer=introducer,
    )
    intake = Intake(database, QUICK)
    stop = asyncio.Event()
    worker = asyncio.create_task(run_worker(services, stop))
    try:
        async with serving(discord, intake, conversation, **given):
            yield services
    finally:
        stop.set()
        await asyncio.wait_for(worker, PATIENCE)
        await intake.close()
        await courier.close()
        database.close()
    valid(discord)


def ours(discord):
    return [m for messages in discord.messages.values() for m in messages.values() if m["author"] == discord.bot_user]


async def heard(discord, n=1):
    call = await discord.wait_call(POST, n=n)
    return discord.messages[call.response["channel_id"]][call.response["id"]]


async def test_a_question_is_answered_rejected_and_corrected_in_place(discord_emulator, tmp_path):
    discord = discord_emulator
    async with bot(discord, tmp_path, FakeAnswerer("We sold 400 lutes [1].", "We sold 383 lutes [1].")) as services:
        await discord.message("bob", "How many lutes did we sell?", mention=True)
        message = await heard(discord)
        assert "400 lutes" in shown(message)
        down = next(b for b in buttons(message) if b["label"] == "Bad")
        await discord.component(message["channel_id"], message["id"], down["custom_id"], user="bob")
        await discord.until(lambda: "383 lutes" in shown(message), what="the correction")
        first, *_ = discord.calls_to("PATCH /channels/*/messages/*")
        assert "looking again" in str(first.body)
        assert "✏️ Corrected because of a thumbs-down: 400 became 383" in shown(message)
        assert len(ours(discord)) == 1
        rows = await services.database.run(lambda session: list(session.exec(select(FeedbackRow))))
        assert len(rows) == 1


async def test_a_thread_goes_on_without_a_mention_and_a_deleted_question_takes_its_answer_along(
    discord_emulator, tmp_path
):
    discord = discord_emulator
    answerer = FakeAnswerer("25 days [1].", "20 in the first year [1].")
    async with bot(discord, tmp_path, answerer) as services:
        await discord.message("alice", "How many days of leave?", mention=True)
        thread = (await heard(discord))["channel_id"]
        await until_posted(services)
        followed = await discord.message("alice", "And in the first year?", channel=thread)
        assert "20 in the first year" in shown(await heard(discord, 2))
        assert [turn.text for turn in answerer.asked[1].history][:1] == ["How many days of leave?"]
        await discord.message("bob", "Nice weather", channel=discord.general)
        await discord.delete_message(thread, followed["id"])
        await discord.until(lambda: len(ours(discord)) == 1, what="the deletion")


async def test_a_command_is_answered_and_its_reaction_taken_back(discord_emulator, tmp_path):
    discord = discord_emulator
    async with bot(discord, tmp_path, FakeAnswerer("We sold 400 lutes [1].")) as services:
        asked = await discord.slash("ask", {"question": "How many lutes?"})
        await discord.wait_call(ORIGINAL)
        assert "400 lutes" in shown(asked.original)
        await until_posted(services)
        await discord.react("bob", discord.general, asked.original["id"], "👍")
        await until_active(services, 1)
        await discord.unreact("bob", discord.general, asked.original["id"], "👍")
        await until_active(services, 0)
        why = await discord.slash("why")
        await discord.wait_call(ORIGINAL, n=2)
        assert why.ephemeral
        assert "How this answer came about" in shown(why.original)


async def _rejected_too_late(discord, services):
    """A private answer, and the press that rejects it when it can't be changed any more."""
    asked = await discord.slash("ask", {"question": "How many lutes?", "private": True}, user="bob")
    await discord.wait_call(ORIGINAL)
    await until_posted(services)
    asked.created -= 16 * 60
    old = dict(asked.original) | {"id": str(int(asked.original["id"]) - (16 * 60_000 << 22))}
    down = next(b for b in buttons(old) if b["label"] == "Bad")
    pressed = await discord.interact(
        3, {"custom_id": down["custom_id"], "component_type": 2, "id": 1}, user="bob", message=old
    )
    await pressed.settled()
    assert "comes as a message of its own" in str(pressed.modal)
    return asked, pressed


async def test_who_takes_no_direct_messages_sees_the_correction_beside_the_press_that_rejected_it(
    discord_emulator, tmp_path
):
    discord = discord_emulator
    async with bot(discord, tmp_path, FakeAnswerer("We sold 400 lutes [1].", "We sold 383 lutes [1].")) as services:
        discord.fail(POST, status=403, times=99)
        _, pressed = await _rejected_too_late(discord, services)
        await discord.until(lambda: pressed.followups, what="the correction")
        (told,) = pressed.followups
        assert "✏️ Corrected because of a thumbs-down: 400 became 383" in shown(told)
        assert told["flags"] & 1 << 6, "for its user alone"
        await until_done(services, "answer.retry", 1)
        assert await services.database.read(lambda session: recovery.dead(session, 9)) == []


async def test_a_private_answer_past_changing_is_corrected_in_direct_messages(discord_emulator, tmp_path):
    discord = discord_emulator
    async with bot(discord, tmp_path, FakeAnswerer("We sold 400 lutes [1].", "We sold 383 lutes [1].")) as services:
        asked, _ = await _rejected_too_late(discord, services)
        await discord.until(lambda: "383 lutes" in "".join(map(shown, direct(discord, "bob"))), what="the correction")
        (told,) = direct(discord, "bob")
        assert "✏️ Corrected because of a thumbs-down: 400 became 383" in shown(told)
        assert "400 lutes" in shown(asked.original)


@pytest.mark.parametrize("stopped", [True, False])
async def test_a_question_that_takes_long_says_what_is_done_until_it_is_over(discord_emulator, tmp_path, stopped):
    discord, gate = discord_emulator, asyncio.Event()

    async def held(question):
        await gate.wait()
        return answer_to(question, "25 days [1].")

    courier, api = with_notes(discord)
    async with bot(discord, tmp_path, FakeAnswerer(held), courier) as services:
        asked = await discord.message("bob", "How many days of leave?", mention=True)
        assert shown(await heard(discord)) in ("-# ⏳ Reading the question…", "-# ⏳ Searching the documents…")
        if stopped:
            await discord.react("bob", discord.general, asked["id"], "🛑")
            await until_done(services, "stop", 1)
        gate.set()
        await until_done(services, "ask", 1)
        assert [shown(m).split(" [")[0] for m in ours(discord)] == ["Stopped." if stopped else "25 days"]
    await api.close()


async def test_two_processes_that_listen_count_a_reaction_once_and_stop_once(discord_emulator, tmp_path):
    discord = discord_emulator
    gate = asyncio.Event()

    async def held(question):
        await gate.wait()
        return answer_to(question, "Too late [1].")

    answerer = FakeAnswerer("We sold 400 lutes [1].", "We sold 383 lutes [1].", held)
    async with bot(discord, tmp_path, answerer) as services:
        intake = Intake(services.database, QUICK)
        async with serving(discord, intake, services.conversation):
            await discord.until(lambda: sum(bool(s.socket) for s in discord.sessions.values()) == 2)
            await discord.message("bob", "How many lutes did we sell?", mention=True)
            message = await heard(discord)
            await until_posted(services)
            for number, act in enumerate((discord.react, discord.unreact, discord.react), 1):
                await act("bob", message["channel_id"], message["id"], "👎")
                await until_done(services, "feedback_*", 2 * number)
            (row,) = await services.database.run(lambda session: list(session.exec(select(FeedbackRow))))
            assert (row.active, row.rounds, len(answerer.asked)) == (True, 2, 2)
            asked = await discord.message("bob", "And how many violins?", mention=True)
            await until(lambda: len(answerer.asked) == 3)
            await discord.react("bob", discord.general, asked["id"], "🛑")
            await until_done(services, "stop", 1)
            gate.set()
            said = [shown(m) for m in ours(discord)]
            [told] = [text for text in said if "in a few words what is wrong" in text]
            assert [text for text in said if "lutes" not in text and text != told] == ["Stopped."]
        await intake.close()


def direct(discord, user):
    return list(discord.messages[discord.dm(user)].values())


async def test_settings_are_changed_by_admins_alone_and_files_learnt_from_by_them(discord_emulator, tmp_path):
    discord = discord_emulator
    async with bot(discord, tmp_path, FakeAnswerer("x")) as services:
        refused = await discord.slash("settings", {"mode": "both"}, user="bob")
        await discord.wait_call(ORIGINAL)
        assert "Only admins" in shown(refused.original)
        changed = await discord.slash("settings", {"mode": "both", "collections": "all", "feedback": False})
        await discord.wait_call(ORIGINAL, n=2)
        for said in ("mode: both", "collections: all", "feedback: off"):
            assert said in shown(changed.original)
        learnt = await discord.slash("ingest", {"url": "https://example.test/a"})
        await discord.wait_call(ORIGINAL, n=3)
        assert shown(learnt.original)
        assert services.indexer is not None


async def test_direct_messages_read_what_the_users_channels_may_read(tmp_path):
    async with GuildEmulator() as discord:
        with discord.discord_py():
            answerer = FakeAnswerer("25 days [1].")
            async with bot(discord, tmp_path, answerer) as services:
                services.indexer.known = ["default", "handbook"]
                await discord.slash("settings", {"collections": "handbook"})
                await discord.wait_call(ORIGINAL)
                await discord.message("bob", "How many days?", channel=discord.dm("bob"))
                await heard(discord)
                assert answerer.asked[0].collections == ("default", "handbook")


async def test_who_shares_no_channel_reads_nothing_in_direct_messages_and_is_told_why(tmp_path):
    async with GuildEmulator() as discord:
        with discord.discord_py():
            answerer = FakeAnswerer("25 days [1].")
            async with bot(discord, tmp_path, answerer) as services:
                services.indexer.known = ["default", "handbook"]
                for number, (typed, said) in enumerate((("all", "all"), ("none", "none"), ("handbook", "handbook")), 1):
                    asked = await discord.slash("settings", {"collections": typed})
                    await discord.wait_call(ORIGINAL, n=number)
                    assert f"collections: {said}" in shown(asked.original)
                await discord.message("mallory", "What does the boss earn?", channel=discord.dm("mallory"))
                assert "join one I am in" in shown(await heard(discord))
                assert not answerer.asked


async def test_a_thread_under_the_answer_to_a_command_goes_on_and_its_receipt_is_shown(discord_emulator, tmp_path):
    discord = discord_emulator
    answerer = FakeAnswerer("25 days [1].", "20 in the first year [1].")
    async with bot(discord, tmp_path, answerer) as services:
        asked = await discord.slash("ask", {"question": "How many days of leave?"})
        await discord.wait_call(ORIGINAL)
        await until_posted(services)
        ids = {"channel_id": discord.general, "message_id": asked.original["id"]}
        route = Route("POST", "/channels/{channel_id}/messages/{message_id}/threads", **ids)
        thread = await services.couriers["discord"].api.call(route, {"name": "Leave"})
        await discord.message("bob", "And in the first year?", channel=thread["id"])
        assert "20 in the first year" in shown(await heard(discord))
        assert [turn.text for turn in answerer.asked[1].history] == ["How many days of leave?", "25 days [1]."]
        why = next(b for b in buttons(asked.original) if b["custom_id"].startswith("errata:why:"))
        pressed = await discord.component(discord.general, asked.original["id"], why["custom_id"], user="bob")
        await discord.wait_call(ORIGINAL, n=2)
        assert "How this answer came about" in shown(pressed.original)


@pytest.mark.parametrize("name", ["stop", "sources"])
async def test_where_there_is_nothing_that_is_said(discord_emulator, tmp_path, name):
    discord = discord_emulator
    async with bot(discord, tmp_path, FakeAnswerer("x")):
        asked = await discord.slash(name)
        await discord.wait_call(ORIGINAL)
        assert asked.ephemeral
        assert {"stop": "nothing to stop", "sources": "no answer of mine"}[name] in shown(asked.original)


@pytest.mark.parametrize("takes_messages", [True, False])
async def test_that_there_is_nothing_to_stop_is_said_to_who_wanted_to_stop_alone(
    discord_emulator, tmp_path, takes_messages
):
    discord = discord_emulator
    async with bot(discord, tmp_path, FakeAnswerer("x")):
        if not takes_messages:
            discord.fail("POST /users/@me/channels", status=403, times=9)
        await discord.message("bob", "stop", mention=True)
        said = await heard(discord)
        assert "nothing to stop" in shown(said)
        assert (said["channel_id"] == discord.general) is not takes_messages
        assert len(ours(discord)) == 1


async def until_posted(services):
    """A reaction or a follow-up counts from when the answer is noted, which is just after it can be seen."""
    await _until(services, lambda session: list(session.exec(select(PostRow))))


async def until_done(services, name, count):
    """So many events of a kind have been heard, and all there is to do has been done."""

    def done(session):
        rows = list(session.exec(select(WorkRow)))
        heard = [row for row in rows if fnmatch(row.name, name)]
        return len(heard) >= count and all(row.state in ("done", "dead") for row in rows)

    await _until(services, done)


async def until_active(services, count):
    def active(session):
        return sum(row.active for row in session.exec(select(FeedbackRow))) == count

    await _until(services, active)


async def _until(services, act):
    async with asyncio.timeout(PATIENCE):
        while not await services.database.run(act):  # noqa: ASYNC110 - a database tells nobody of a change
            await asyncio.sleep(0.01)


async def test_each_question_that_takes_its_time_bears_a_stop_sign_of_its_own(discord_emulator, tmp_path):
    discord, held = discord_emulator, asyncio.Event()

    async def slowly(question, report):
        report(Progress("searching"))
        await held.wait()
        return answer_to(question, f"Answer to {question.text}")

    def notes():
        return [m for m in ours(discord) if "Searching" in shown(m) and "interaction_metadata" not in m]

    courier, api = with_notes(discord)
    async with bot(discord, tmp_path, slowly, courier):
        for text in ("first?", "second?"):
            await discord.message("bob", text, mention=True)
        made = await discord.slash("ask", {"question": "third?"}, user="bob")
        await discord.until(lambda: len(notes()) == 2 and "Searching" in shown(made.original), what="three notes")
        for there in (notes()[0], made.original):
            (sign,) = buttons(there)
            assert sign["emoji"]["name"] == "🛑"
            pressed = await discord.interact(
                3, {"custom_id": sign["custom_id"], "component_type": 2, "id": 1}, user="bob", message=there
            )
            await discord.until(
                lambda pressed=pressed: pressed.original and "Stopped." in shown(pressed.original), what="the stop"
            )
            assert pressed.ephemeral
        held.set()
        answer = await discord.until(lambda: [m for m in ours(discord) if "Answer to" in shown(m)], what="the second")
        assert "second?" in shown(answer[0])
        await discord.until(lambda: not notes(), what="no note")
    assert sum("Answer to" in shown(message) for message in ours(discord)) == 1
    await api.close()
