"""Where an answer lands in Discord: always seen by its asker, and by nobody who was not to see it."""

from __future__ import annotations

import pytest

from bots.messages import Kind, Place
from core.errors import NotFound
from core.model import Outcome
from tests.dialogue.discord_talk import ORIGINAL, POST, buttons, quick_courier, shown, talking, valid
from tests.fakes_engine import answer_to, delivery


@pytest.fixture
async def talk(discord_emulator):
    async with talking(discord_emulator) as talk:
        yield talk


@pytest.fixture
async def courier(discord_emulator):
    courier = quick_courier(discord_emulator)
    yield courier
    await courier.close()
    valid(discord_emulator)


def alice(discord) -> str:
    return discord.users["alice"]["id"]


def directly(discord) -> list[str]:
    return [shown(m) for m in discord.messages[discord.dm("alice")].values() if m["author"]["id"] == discord.bot_id]


def commanded(discord, *, private: bool = False) -> Place:
    """A command whose interaction is over."""
    return Place(
        "discord",
        discord.general,
        discord.guild_id,
        interaction="over",
        application=discord.application_id,
        user=alice(discord),
        private=private,
    )


async def test_the_answer_to_a_command_names_and_may_notify_its_asker_alone(talk):
    asked = await talk.discord.slash("ask", {"question": "How many days? @everyone <@80351110224678912>"})
    await asked.settled()
    assert shown(asked.original).startswith(f"❓ <@{alice(talk.discord)}>: **How many days?")
    (call,) = talk.discord.calls_to(ORIGINAL)
    assert call.body["allowed_mentions"] == {"parse": [], "replied_user": False, "users": [alice(talk.discord)]}


async def test_a_private_answer_notifies_nobody(talk):
    asked = await talk.discord.slash("ask", {"question": "How many days?", "private": True})
    await asked.settled()
    assert shown(asked.original).startswith("❓ **How many days?**")
    assert "users" not in talk.discord.calls_to(ORIGINAL)[0].body["allowed_mentions"]


@pytest.mark.parametrize("status", [403, 404])
async def test_a_command_that_is_over_where_the_bot_may_not_write_is_answered_directly(
    courier, discord_emulator, status
):
    discord_emulator.fail(POST, status=status, code=10_003 if status == 404 else 50_001)
    posted = await courier.post_answer(commanded(discord_emulator), answer_to("q"), delivery("k"))
    assert posted.place.direct
    (message,) = directly(discord_emulator)
    assert "25 days" in message
    assert "may not write where you asked" in message


async def test_what_was_asked_in_private_is_never_shown_in_the_channel(courier, discord_emulator):
    discord_emulator.fail(POST, status=403, code=50_007)
    with pytest.raises(NotFound):
        await courier.post_answer(commanded(discord_emulator, private=True), answer_to("q"), delivery("k"))
    assert not discord_emulator.messages[discord_emulator.general]


@pytest.mark.parametrize("code", [50_001, 50_013])
async def test_a_mention_that_can_be_answered_neither_in_a_thread_nor_beside_it_is_answered_directly(talk, code):
    talk.discord.fail("POST /channels/*/messages/*/threads", status=403, code=code)
    talk.discord.fail(POST, status=403, code=code)
    await talk.say("How many days?")
    await talk.discord.until(lambda: directly(talk.discord))
    assert "25 days" in directly(talk.discord)[0]


async def test_a_mention_in_a_channel_that_is_gone_is_answered_directly_and_a_deleted_question_is_not(
    courier, discord_emulator
):
    discord = discord_emulator
    place = Place("discord", "1", discord.guild_id, thread="2", message="2", user=alice(discord))
    assert (await courier.post_answer(place, answer_to("q"), delivery("k"))).place.direct
    gone = Place("discord", discord.general, discord.guild_id, thread="2", message="2", user=alice(discord))
    with pytest.raises(NotFound):
        await courier.post_answer(gone, answer_to("q"), delivery("k2"))
    assert len(directly(discord)) == 1


async def test_what_only_the_asker_of_a_public_command_needs_is_told_alone(courier, talk):
    talk.engine.say = lambda question: answer_to(question, "25 days [1].")

    async def tell(incoming):
        await courier.tell(incoming.place, incoming.user, "There is no collection hr.", delivery("t"))

    talk.engine._ask = tell
    asked = await talk.discord.slash("ask", {"question": "How many days?"})
    await asked.settled()
    await talk.discord.until(lambda: asked.followups)
    assert asked.original is None, "nothing is left of what everybody saw"
    (told,) = asked.followups
    assert shown(told) == "There is no collection hr."
    assert told["flags"] & 64


async def test_an_aside_never_takes_the_place_of_the_answer(courier, talk):
    for private in (False, True):
        asked = await talk.discord.slash("ask", {"question": f"How many days? {private}", "private": private})
        await asked.settled()
        await talk.engine.settled()
        place = talk.engine.accepted[-1].place
        await courier.tell(place, place.user, "That was the last for today.", delivery(f"t{private}"))
        assert "25 days" in shown(asked.original)
        (told,) = asked.followups
        assert told["flags"] & 64


async def press(talk, interaction, act):
    message = interaction.original
    button = next(b for b in buttons(message) if b["custom_id"].startswith(f"errata:{act}:"))
    pressed = await talk.discord.component(message["channel_id"], message["id"], button["custom_id"], user="alice")
    await pressed.settled()
    return pressed


@pytest.mark.parametrize(("act", "kinds"), [("keep", [Kind.ASK]), ("share", [Kind.ASK, Kind.SHARE])])
async def test_a_private_answer_asks_once_whether_to_share_it(talk, act, kinds):
    asked = await talk.discord.slash("ask", {"question": "How many days?", "private": True})
    await asked.settled()
    await press(talk, asked, act)
    assert talk.engine.kinds() == kinds
    left = {b["custom_id"].split(":")[1] for b in buttons(asked.original)}
    assert left == {"up", "down", "why", "sources"}
    assert "25 days" in shown(asked.original)


@pytest.mark.parametrize("outcome", [Outcome.REFUSED, Outcome.UNCLEAR, Outcome.FAILED])
async def test_nobody_is_asked_whether_to_share_what_answers_nothing(talk, outcome):
    talk.engine.say = lambda question: answer_to(question, "I can't say.", outcome=outcome, sources=())
    asked = await talk.discord.slash("ask", {"question": "How many days?", "private": True})
    await asked.settled()
    assert "I can't say." in shown(asked.original)
    assert {"share", "keep"}.isdisjoint(b["custom_id"].split(":")[1] for b in buttons(asked.original))
