"""The courier against the loopback Discord: once, fenced, within bounds, and never silent."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bots.discord_app.api import DiscordApi
from bots.discord_app.downloads import download
from bots.messages import FileRef, Place, nonce
from core.access.rights import Standing
from core.errors import Forbidden, KeyRejected, LeaseLost, NotFound, RateLimited, Unavailable, Unreadable
from core.model import Outcome
from core.ports import Progress
from tests.dialogue.discord_talk import POST, QUICK, GuildEmulator, quick_courier, shown, valid
from tests.emulators.common import PATIENCE
from tests.emulators.discord_emu import HttpError
from tests.fakes_engine import Fence, answer_to, delivery

ANSWER = answer_to("How many days?")
LONG = replace(ANSWER, text="\n\n".join(f"Paragraph {n}. " + "Words " * 80 for n in range(20)))
THREADS = "POST /channels/*/messages/*/threads"
ORIGINAL = "PATCH /webhooks/*/@original"


@pytest.fixture
async def discord(discord_emulator):
    yield discord_emulator
    valid(discord_emulator)


@pytest.fixture
async def courier(discord):
    courier = quick_courier(discord)
    yield courier
    await courier.close()


def asked(discord, **given):
    """Where a mention in a channel was said."""
    message = discord.store(discord.general, discord.users["alice"], "How many days?")
    place = Place("discord", discord.general, discord.guild_id, thread=message["id"], message=message["id"])
    return replace(place, **given)


async def commanded(discord, *, private=False, deferred=True):
    """Where a command was given; its response is deferred, or was never."""
    made = await discord.interact(2, {"id": "1", "name": "ask", "type": 1})
    if deferred:
        callback = f"{discord.api_url}/interactions/{made.id}/{made.token}/callback"
        await post(callback, {"type": 5, "data": {"flags": 64 if private else 0}})
    place = Place(
        "discord",
        discord.general,
        discord.guild_id,
        private=private,
        interaction=made.token,
        application=discord.application_id,
        user=discord.users["alice"]["id"],
    )
    return place, made


async def post(url, body):
    import aiohttp

    async with aiohttp.ClientSession() as session, session.post(url, json=body) as response:
        assert response.status < 300, await response.text()


def there(discord, channel):
    return [m for m in discord.messages[channel].values() if m["author"]["id"] == discord.bot_id]


async def test_after_a_crash_between_post_and_record_nothing_is_posted_twice(courier, discord):
    place = asked(discord)
    first = await courier.post_answer(place, LONG, delivery("k"))
    before = len(discord.calls_to(POST))
    again = await courier.post_answer(place, LONG, delivery("k", again=True))
    assert again == first
    assert len(discord.calls_to(POST)) == before, "the thread was read, and everything was there"
    assert len(first.messages) > 2


async def test_after_a_crash_between_two_parts_only_the_missing_ones_are_posted(courier, discord):
    place = asked(discord)
    with pytest.raises(LeaseLost):
        await courier.post_answer(place, LONG, delivery("k", fence=Fence(shut_after=3)))
    found = await courier.find_posted(place, "k")
    assert (len(found.messages), found.complete) == (2, False)
    posted = await courier.post_answer(place, LONG, delivery("k", again=True))
    assert posted.messages[:2] == found.messages
    texts = "\n".join(shown(m) for m in there(discord, place.thread))
    assert all(texts.count(f"Paragraph {n}. ") == 1 for n in range(20))
    assert (await courier.find_posted(place, "k")).complete


async def test_what_was_posted_beside_the_question_before_the_crash_is_found_there(courier, discord):
    place = asked(discord)
    discord.fail(THREADS, status=403)
    first = await courier.post_answer(place, ANSWER, delivery("k"))
    assert first.place.thread == ""
    assert await courier.post_answer(place, ANSWER, delivery("k", again=True)) == first


async def test_discord_itself_drops_what_is_posted_twice_within_minutes(courier, discord):
    place = asked(discord)
    first = await courier.post_answer(place, ANSWER, delivery("k"))
    second = await courier.post_answer(place, ANSWER, delivery("k"))
    assert second == first
    bodies = [c.body for c in discord.calls_to(POST)]
    assert [(b["nonce"], b["enforce_nonce"]) for b in bodies] == [(nonce("k"), True)] * 2
    assert len(there(discord, place.thread)) == 1


async def test_where_the_channel_can_not_be_read_the_nonce_alone_protects(courier, discord):
    place = asked(discord)
    await courier.post_answer(place, ANSWER, delivery("k"))
    discord.fail("GET /channels/*/messages", status=403, times=2)
    await courier.post_answer(place, ANSWER, delivery("k", again=True))
    assert len(there(discord, place.thread)) == 1


async def test_other_peoples_messages_are_never_taken_for_ours(courier, discord):
    place = asked(discord)
    await courier.post_answer(place, ANSWER, delivery("k"))
    (ours,) = there(discord, place.thread)
    ours["author"] = discord.users["mallory"]
    assert await courier.find_posted(place, "k") is None


async def test_a_lost_lease_lets_nothing_through(courier, discord):
    with pytest.raises(LeaseLost):
        await courier.post_answer(asked(discord), ANSWER, delivery(fence=Fence(shut_after=0)))
    assert not discord.calls_to("POST *")


async def test_the_fence_is_asked_before_every_request_also_after_a_wait(courier, discord):
    place = replace(asked(discord), thread="")
    discord.rate_limit(POST, retry_after=0.01)
    fence = Fence(shut_after=1)
    with pytest.raises(LeaseLost):
        await courier.post_answer(place, ANSWER, delivery(fence=fence))
    assert (fence.asked, len(discord.calls_to(POST))) == (2, 1), "discord.py waited, and would have posted"


@pytest.mark.parametrize("fault", [{"status": 503}, {"drop": True}, {"status": 429, "retry_after": 0.01}])
async def test_a_fault_that_passes_is_outlasted(courier, discord, fault):
    discord.fail(POST, times=2, **fault)
    posted = await courier.post_answer(asked(discord), ANSWER, delivery())
    assert len(there(discord, posted.place.thread)) == 1


@pytest.mark.parametrize(
    ("fault", "error"),
    [
        ({"status": 503}, Unavailable),
        ({"drop": True}, Unavailable),
        ({"status": 403}, Forbidden),
        ({"status": 404}, NotFound),
        ({"status": 401}, KeyRejected),
        ({"status": 429, "cloudflare": True}, RateLimited),
        ({"body": "<html>bad gateway</html>", "status": 502 + 1}, Unavailable),
    ],
)
async def test_a_fault_that_stays_is_one_of_ours(courier, discord, fault, error):
    discord.fail(POST, times=10, **fault)
    with pytest.raises(error):
        await courier.post_note(asked(discord), "hello", delivery())
    assert len(discord.calls_to(POST)) <= 3


async def test_a_limit_without_via_says_how_long_to_wait(courier, discord):
    discord.rate_limit(POST, cloudflare=True)
    with pytest.raises(RateLimited) as caught:
        await courier.post_note(asked(discord), "hello", delivery())
    assert caught.value.retry_after == 60


async def test_a_limit_without_via_on_a_commands_answer_does_not_leave_it_thinking(courier, discord):
    place, made = await commanded(discord)
    discord.rate_limit(ORIGINAL, cloudflare=True)
    with pytest.raises(RateLimited):
        await courier.post_answer(place, ANSWER, delivery("k"))
    await courier.post_answer(place, ANSWER, delivery("k", again=True))
    assert "25 days" in shown(made.original)
    assert not discord.calls_to(POST)


async def test_a_call_given_up_during_a_global_limit_does_not_hold_up_the_next(courier, discord):
    await courier.post_note(asked(discord), "first", delivery("a"))
    discord.rate_limit("POST /channels/*/typing", retry_after=0.2, is_global=True)
    hint = asyncio.create_task(courier.status(asked(discord), delivery("w"), Progress("searching")))
    await discord.wait_call("POST /channels/*/typing")
    hint.cancel()
    async with asyncio.timeout(PATIENCE):
        await courier.post_note(asked(discord), "second", delivery("b"))


async def test_an_answer_to_an_expired_command_is_posted_in_the_channel(courier, discord):
    place, made = await commanded(discord)
    made.created -= 16 * 60
    posted = await courier.post_answer(place, ANSWER, delivery("k"))
    (message,) = there(discord, discord.general)[1:]
    assert f"❓ <@{place.user}>: **How many days?**" in shown(message)
    assert posted.messages == (message["id"],)
    assert posted.place.interaction == ""
    assert await courier.post_answer(place, ANSWER, delivery("k", again=True)) == posted


async def test_an_answer_for_one_user_never_falls_back_to_the_channel(courier, discord):
    place, made = await commanded(discord, private=True)
    made.created -= 16 * 60
    posted = await courier.post_answer(place, ANSWER, delivery("k"))
    assert posted.place.channel == discord.dm("alice")
    assert not discord.calls_to(POST, route=f"/channels/{discord.general}/messages")
    assert (await courier.post_answer(place, ANSWER, delivery("k", again=True))).messages == posted.messages
    assert len(there(discord, discord.dm("alice"))) == 1


async def test_a_command_that_was_never_deferred_is_answered_in_the_channel(courier, discord):
    place, _ = await commanded(discord, deferred=False)
    await courier.post_answer(place, ANSWER, delivery())
    assert "25 days" in shown(there(discord, discord.general)[0])
    assert len(discord.calls_to(ORIGINAL)) == 4


async def test_an_answer_that_is_ready_before_the_deferral_waits_for_it(discord):
    courier = quick_courier(discord)
    place, made = await commanded(discord, deferred=False)
    answering = asyncio.create_task(courier.post_answer(place, ANSWER, delivery()))
    await discord.wait_call(ORIGINAL)
    callback = f"{discord.api_url}/interactions/{made.id}/{made.token}/callback"
    await post(callback, {"type": 5, "data": {}})
    await answering
    assert "25 days" in shown(made.original)
    assert not discord.calls_to(POST)
    await courier.close()


async def test_filling_a_response_again_after_a_crash_changes_nothing(courier, discord):
    place, _ = await commanded(discord, private=True)
    first = await courier.post_answer(place, ANSWER, delivery("k"))
    again = await courier.post_answer(place, ANSWER, delivery("k", again=True))
    assert first == again
    assert not discord.calls_to(POST)


async def test_a_filled_response_is_found_after_a_crash_though_its_token_expired(courier, discord):
    place, made = await commanded(discord)
    first = await courier.post_answer(place, ANSWER, delivery("k"))
    made.created -= 16 * 60
    again = await courier.post_answer(place, ANSWER, delivery("k", again=True))
    assert again.messages == first.messages
    assert not discord.calls_to(POST)


async def test_an_answer_is_edited_in_place_and_grows_and_shrinks(courier, discord):
    posted = await courier.post_answer(asked(discord), ANSWER, delivery("k"))
    longer = await courier.update_answer(posted, replace(LONG, notes=("Corrected.",)), delivery("k2"))
    assert longer.messages[0] == posted.messages[0]
    assert longer.place == posted.place
    assert shown(discord.messages[posted.place.thread][posted.messages[0]]).startswith("ℹ️ Corrected.")
    assert await courier.update_answer(longer, LONG, delivery("k2", again=True)) == longer
    shorter = await courier.update_answer(longer, ANSWER, delivery("k3"))
    assert shorter.messages == posted.messages
    assert len(there(discord, posted.place.thread)) == 1


async def test_an_edit_of_what_is_gone_says_so_and_a_later_part_is_posted_anew(courier, discord):
    posted = await courier.post_answer(asked(discord), LONG, delivery("k"))
    del discord.messages[posted.place.thread][posted.messages[-1]]
    mended = await courier.update_answer(posted, LONG, delivery("k2"))
    assert mended.messages[:-1] == posted.messages[:-1]
    assert mended.messages[-1] != posted.messages[-1]
    del discord.messages[posted.place.thread][posted.messages[0]]
    with pytest.raises(NotFound):
        await courier.update_answer(mended, LONG, delivery("k3"))


async def test_an_answer_for_one_user_is_edited_through_its_command_and_then_in_direct_messages(courier, discord):
    place, made = await commanded(discord, private=True)
    posted = await courier.post_answer(place, ANSWER, delivery("k"))
    await courier.update_answer(posted, replace(ANSWER, text="26 days [1]."), delivery("k2"))
    assert "26 days" in shown(discord.messages[discord.general][posted.messages[0]])
    assert not discord.calls_to("PATCH /channels/*")
    made.created -= 16 * 60
    await courier.update_answer(posted, replace(ANSWER, notes=("Looking again.",)), delivery("k3"))
    (told,) = there(discord, discord.dm("alice"))
    assert shown(told).startswith("❓ **How many days?**\nℹ️ Looking again.")
    assert "can't change the answer where it stands" in shown(told)
    moved = await courier.update_answer(posted, replace(ANSWER, text="28 days [1]."), delivery("k4"))
    again = await courier.update_answer(posted, replace(ANSWER, text="28 days [1]."), delivery("k4", again=True))
    assert moved == again
    assert [m["id"] for m in there(discord, discord.dm("alice"))] == list(moved.messages)
    assert "28 days" in shown(told)
    later = await courier.update_answer(moved, replace(ANSWER, text="29 days [1]."), delivery("k5"))
    assert (later, "29 days" in shown(told)) == (moved, True)


async def test_a_mention_is_answered_also_where_the_bot_may_not_write(courier, discord):
    place = asked(discord, user=discord.users["alice"]["id"])
    discord.fail(THREADS, status=403, times=9)
    discord.fail(POST, status=403)
    posted = await courier.post_answer(place, ANSWER, delivery("k"))
    assert posted.place.channel == discord.dm("alice")
    discord.fail(POST, status=403)
    assert await courier.post_answer(place, ANSWER, delivery("k", again=True)) == posted
    (told,) = there(discord, discord.dm("alice"))
    assert shown(told).startswith("❓ **How many days?**")
    assert "I may not write where you asked" in shown(told)
    discord.fail(POST, status=403, times=2)
    with pytest.raises(Forbidden):
        await courier.post_answer(place, ANSWER, delivery("other"))


async def test_a_thread_that_was_archived_is_opened_again_for_a_correction(courier, discord):
    posted = await courier.post_answer(asked(discord), ANSWER, delivery("k"))
    discord.archive(posted.place.thread)
    assert await courier.update_answer(posted, replace(ANSWER, text="28 days [1]."), delivery("k2")) == posted
    assert "28 days" in shown(discord.messages[posted.place.thread][posted.messages[0]])


async def test_a_correction_in_a_locked_thread_goes_to_its_askers_direct_messages(courier, discord):
    posted = await courier.post_answer(asked(discord, user=discord.users["alice"]["id"]), ANSWER, delivery("k"))
    discord.archive(posted.place.thread, locked=True)
    await courier.update_answer(posted, replace(ANSWER, text="28 days [1]."), delivery("k2"))
    (told,) = there(discord, discord.dm("alice"))
    assert "28 days" in shown(told)


async def test_where_the_bot_may_not_write_the_command_still_may(courier, discord):
    place, made = await commanded(discord)
    discord.fail(POST, status=403, times=9)
    posted = await courier.post_answer(place, LONG, delivery("k"))
    assert [m["id"] for m in made.followups] == list(posted.messages[1:])


async def test_deleting_what_is_gone_is_no_error(courier, discord):
    posted = await courier.post_answer(asked(discord), LONG, delivery("k"))
    del discord.messages[posted.place.thread][posted.messages[0]]
    await courier.delete(posted, delivery("k2"))
    assert there(discord, posted.place.thread) == []


async def test_a_thread_that_was_started_before_is_used(courier, discord):
    place = asked(discord)
    first = await courier.post_answer(place, ANSWER, delivery("k"))
    second = await courier.post_answer(place, ANSWER, delivery("other"))
    assert (first.place.thread, second.place.thread) == (place.thread, place.thread)
    assert [c.status for c in discord.calls_to(THREADS)] == [201, 400]


async def test_an_answer_whose_components_are_refused_is_shown_as_text(courier, discord):
    place = replace(asked(discord), thread="")
    taken, refusals = discord._message_post, [HttpError(400, 50_035, "Invalid Form Body")]

    def picky(call, channel_id):
        if refusals:
            raise refusals.pop()
        return taken(call, channel_id)

    discord._table = [(m, r, p, picky if h == taken else h) for m, r, p, h in discord._table]
    await courier.post_answer(place, ANSWER, delivery("k"))
    (message,) = there(discord, discord.general)
    assert "25 days" in shown(message)
    assert "custom_id" not in str(message)
    assert await courier.find_posted(place, "k")


async def test_thinking_is_taken_away_but_an_answer_is_not(courier, discord):
    place, made = await commanded(discord)
    await courier.clear_status(place, "k")
    assert made.original is None
    place, made = await commanded(discord)
    await courier.post_answer(place, ANSWER, delivery())
    await courier.clear_status(place, "k")
    assert made.original is not None
    await courier.clear_status(asked(discord), "k")


async def test_what_concerns_one_user_is_a_note_where_there_is_no_command(courier, discord):
    place = asked(discord)
    await courier.tell(place, discord.users["alice"]["id"], "There is nothing to stop here.", delivery())
    (message,) = there(discord, discord.general)
    assert message["message_reference"]["message_id"] == place.message
    assert not discord.calls_to(THREADS)


async def test_a_failed_answer_has_no_buttons_to_judge_it_by(courier, discord):
    failed = replace(ANSWER, outcome=Outcome.FAILED)
    posted = await courier.post_answer(asked(discord), failed, delivery())
    assert "custom_id" not in str(discord.messages[posted.place.thread])


async def test_a_wrong_token_is_one_clear_error(discord):
    api = DiscordApi("wrong", pauses=QUICK)
    with pytest.raises(KeyRejected, match="DISCORD_TOKEN"):
        await api.me()
    await api.close()


async def test_a_login_that_fails_is_tried_anew_with_the_next_request(courier, discord):
    discord.fail("GET /users/@me", status=503, times=3)
    with pytest.raises(Unavailable):
        await courier.post_note(asked(discord), "hello", delivery())
    await courier.post_note(asked(discord), "hello", delivery())
    assert len(there(discord, discord.general)) == 1


async def test_a_shared_file_is_fetched_within_a_size_and_from_discord_alone(discord, tmp_path, monkeypatch):
    async def serve(request):
        return web.Response(body=b"x" * 100) if "ok" in request.path else web.Response(status=404)

    app = web.Application()
    app.router.add_get("/{name}", serve)
    async with TestServer(app) as server:
        monkeypatch.setattr("discord.http.Route.BASE", str(server.make_url("/api/v10")))
        url = str(server.make_url("/ok"))
        path = await download(FileRef("../a b.md", url, 100), tmp_path)
        assert (path.parent, path.read_bytes()) == (tmp_path, b"x" * 100)
        with pytest.raises(Unreadable, match="larger"):
            await download(FileRef("big.md", url, 10), tmp_path, largest=50)
        with pytest.raises(Unreadable, match="run out"):
            await download(FileRef("gone.md", str(server.make_url("/gone")), 1), tmp_path)
    for elsewhere in ("https://example.test/x", "http://cdn.discordapp.com/x", "http://169.254.169.254/"):
        with pytest.raises(Unreadable, match="not kept by Discord"):
            await download(FileRef("x.md", elsewhere), tmp_path)
    assert [p.name for p in tmp_path.iterdir()] == ["a b.md"]


async def test_the_channels_of_a_user_are_those_that_user_and_bot_can_both_read():
    async with GuildEmulator() as discord:
        hidden = discord.add_channel("board")
        discord.add_user("carol")
        discord.channels[hidden]["permission_overwrites"] = [
            {"id": discord.guild_id, "type": 0, "allow": "0", "deny": str(1 << 10)},
            {"id": discord.bot_id, "type": 1, "allow": str(1 << 10), "deny": "0"},
            {"id": discord.users["bob"]["id"], "type": 1, "allow": str(1 << 10), "deny": "0"},
        ]
        with discord.discord_py():
            courier = quick_courier(discord)
            seen = {name: await courier.channels_of(user["id"]) for name, user in discord.users.items()}
            before = len(discord.calls)
            await courier.channels_of(discord.users["bob"]["id"])
            assert len(discord.calls) == before
            await courier.close()
        both, one = (discord.general, hidden), (discord.general,)
        # Alice owns the server, bob was let in, mallory is no member.
        assert seen == {"alice": both, "bob": both, "carol": one, "mallory": ()}
        valid(discord)


async def test_the_channels_of_the_bots_servers_are_told_by_their_names_asked_once(courier, discord):
    for _ in range(2):
        names = await courier.channel_names()
        before = len(discord.calls)
    assert names[discord.general] == "general"
    assert len(discord.calls) == before
    valid(discord)


async def test_where_discord_does_not_say_who_is_where_nothing_is_guessed(courier, discord):
    discord.fail("GET /users/@me/guilds", status=503, times=9)
    with pytest.raises(Unavailable):
        await courier.channels_of(discord.users["bob"]["id"])
    assert await courier.channels_of("nobody") == ()


async def test_a_thinking_that_somebody_deleted_does_not_swallow_the_answer(courier, discord):
    place, _ = await commanded(discord)
    discord.fail(ORIGINAL, status=404)
    await courier.post_answer(place, ANSWER, delivery())
    assert "25 days" in shown(there(discord, discord.general)[-1])


async def test_members_of_the_only_server_are_members_and_nobody_else_is(courier, discord):
    discord.strangers.add("mallory")
    here = Place("discord", discord.general, discord.guild_id)
    people = {name: user["id"] for name, user in discord.users.items()} | {"bot": discord.bot_id, "webhook": "77"}
    found = {name: await courier.standing(here, user) for name, user in people.items()}
    assert {name for name, standing in found.items() if standing.member} == {"alice", "bob"}
    alone = Place("discord", "9", direct=True)
    assert (await courier.standing(alone, people["bob"])).member
    assert not (await courier.standing(alone, people["mallory"])).member
    asked = len(discord.calls)
    await courier.standing(here, people["bob"])
    assert len(discord.calls) == asked
    valid(discord)


async def test_of_several_servers_those_that_are_named_are_home_and_without_a_name_none_is(discord):
    other = discord.add_server("mallory")
    here, there = Place("discord", "1", discord.guild_id), Place("discord", "2", other)
    alice, mallory = (discord.users[name]["id"] for name in ("alice", "mallory"))
    discord.strangers.add("mallory")
    unnamed, named = quick_courier(discord), quick_courier(discord, homes=[discord.guild_id])
    assert await unnamed.standing(here, alice) == Standing(member=False, shared=True)
    assert await named.standing(here, alice) == Standing(member=True, shared=False)
    assert await named.standing(there, mallory) == Standing(member=False, shared=True)
    assert not (await named.standing(Place("discord", "3", direct=True), mallory)).member
    await unnamed.close()
    await named.close()


async def test_where_discord_does_not_say_who_is_a_member_nothing_is_guessed(courier, discord):
    discord.fail("GET /guilds/*/members/*", status=503, times=9)
    with pytest.raises(Unavailable):
        await courier.standing(Place("discord", "1", discord.guild_id), discord.users["bob"]["id"])


async def test_roles_and_channels_are_asked_of_discord_and_admit_nobody_where_it_does_not_say(courier, discord):
    here, bob = Place("discord", discord.general, discord.guild_id), discord.users["bob"]["id"]
    discord.roles_of["bob"] = ["555"]
    everybody, channel = f"discord:role:{discord.guild_id}", f"discord:channel:{discord.general}"
    named = {f"discord:{bob}", "discord:role:555", "discord:role:556", everybody, channel, "slack:U1"}
    assert await courier.principals_of(here, bob, named) == named - {"discord:role:556", "slack:U1"}
    alone = Place("discord", "9", direct=True)
    assert await courier.principals_of(alone, bob, {"discord:role:555"}) == {"discord:role:555"}
    discord.strangers.add("mallory")
    mallory = discord.users["mallory"]["id"]
    assert await courier.principals_of(here, mallory, named) == frozenset()
    assert await courier.principals_in(here, named) is None
    discord.fail("GET /guilds/*/members/*", status=403, times=9)
    alice = discord.users["alice"]["id"]
    assert await courier.principals_of(here, alice, {"discord:role:555", f"discord:{alice}"}) == {f"discord:{alice}"}
