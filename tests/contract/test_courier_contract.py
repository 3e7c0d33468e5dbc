"""The courier: what is posted, edited and deleted on every platform, once, and what it says where it can't."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bots.platforms import PLATFORMS
from core.errors import Forbidden, LeaseLost, NotFound, RateLimited, Unavailable
from tests.couriers import BENCHES, TOO_LONG
from tests.fakes_engine import Fence, answer_to, delivery

ANSWER = answer_to("How many days?")
CORRECTED = answer_to("How many days?", "You have **28 days** of leave [1].")
PARAGRAPHS = 20
LONG = answer_to("How many days?", "\n\n".join(f"Paragraph {n}. " + "Words " * 125 for n in range(PARAGRAPHS)))
BROKEN = [{"status": 503}, {"drop": True}]
MOST_TRIES = 6  # those of the client library and ours


@pytest.fixture(params=sorted(BENCHES))
async def bench(request):
    async with BENCHES[request.param]() as bench:
        yield bench
        await bench.courier.close()
        bench.check()


def read(bench) -> str:
    """All that people read of the bot, oldest first."""
    return "\n".join(bench.messages().values())


def test_every_platform_is_held_to_this_contract():
    rows = {platform.name for platform in PLATFORMS}
    assert set(BENCHES) == rows, "BENCHES of tests/couriers.py opens a bench of each platform"


async def test_it_serves_the_platform_of_its_row(bench):
    assert bench.courier.platform == bench.asked().platform


async def test_an_answer_is_posted_where_it_was_asked_with_its_sources(bench):
    place = bench.asked()
    posted = await bench.courier.post_answer(place, ANSWER, delivery())
    assert tuple(bench.messages()) == posted.messages
    assert (posted.place.platform, posted.place.thread, posted.complete) == (place.platform, place.thread, True)
    assert "25 days" in read(bench)
    assert "handbook/leave.pdf" in read(bench)


async def test_a_long_answer_comes_in_parts_that_leave_nothing_out_and_repeat_nothing(bench):
    posted = await bench.courier.post_answer(bench.asked(), LONG, delivery())
    assert len(posted.messages) > 1
    assert tuple(bench.messages()) == posted.messages
    stands_at = [read(bench).find(f"Paragraph {n}. ") for n in range(PARAGRAPHS)]
    assert stands_at == sorted(stands_at)
    assert [read(bench).count(f"Paragraph {n}. ") for n in range(PARAGRAPHS)] == [1] * PARAGRAPHS
    assert ["handbook/leave.pdf" in text for text in bench.messages().values()].index(True) == len(posted.messages) - 1


async def test_what_was_posted_under_a_key_is_found_again_and_nothing_under_another(bench):
    place = bench.asked()
    posted = await bench.courier.post_answer(place, LONG, delivery("k"))
    found = await bench.courier.find_posted(place, "k")
    assert (found.messages, found.complete) == (posted.messages, True)
    assert await bench.courier.find_posted(place, "another") is None


@pytest.mark.parametrize("answer", [ANSWER, LONG], ids=["short", "long"])
async def test_what_was_posted_before_a_crash_is_not_posted_again(bench, answer):
    place = bench.asked()
    first = await bench.courier.post_answer(place, answer, delivery("k"))
    before = bench.count("post")
    again = await bench.courier.post_answer(place, answer, delivery("k", again=True))
    assert again.messages == first.messages == tuple(bench.messages())
    assert bench.count("post") == before


async def test_after_a_crash_between_two_parts_only_the_missing_ones_are_posted(bench):
    place, fence = bench.asked(), Fence()
    await bench.courier.post_answer(place, LONG, delivery("whole", fence=fence))
    other = bench.asked()
    with pytest.raises(LeaseLost):
        await bench.courier.post_answer(other, LONG, delivery("k", fence=Fence(shut_after=fence.asked - 1)))
    found = await bench.courier.find_posted(other, "k")
    assert not found.complete
    posted = await bench.courier.post_answer(other, LONG, delivery("k", again=True))
    assert posted.messages[: len(found.messages)] == found.messages
    assert (await bench.courier.find_posted(other, "k")).complete
    assert read(bench).count("Paragraph 3. ") == 2


async def test_a_note_is_posted_once_and_read_as_it_was_written(bench):
    place = bench.asked()
    first = await bench.courier.post_note(place, "Indexed 3 files.", delivery("k"))
    again = await bench.courier.post_note(place, "Indexed 3 files.", delivery("k", again=True))
    assert again.messages == first.messages == tuple(bench.messages())
    assert "Indexed 3 files." in read(bench)


async def test_nobody_is_called_by_what_an_answer_or_a_note_says(bench):
    called = " ".join(bench.calling)
    await bench.courier.post_answer(bench.asked(), answer_to("q", f"Ask {called} [1]."), delivery())
    await bench.courier.post_note(bench.asked(), f"Ask {called}.", delivery("note"))
    assert not [sign for sign in bench.calling if sign in read(bench)]


async def test_an_edit_changes_the_message_that_is_there(bench):
    posted = await bench.courier.post_answer(bench.asked(), ANSWER, delivery("k"))
    edited = await bench.courier.update_answer(posted, replace(CORRECTED, notes=("It was 25.",)), delivery("k2"))
    assert edited.messages == posted.messages == tuple(bench.messages())
    assert "28 days" in read(bench)
    assert "It was 25." in read(bench)
    assert "25 days" not in read(bench)


async def test_an_edit_that_is_made_twice_changes_nothing_more(bench):
    posted = await bench.courier.post_answer(bench.asked(), ANSWER, delivery("k"))
    first = await bench.courier.update_answer(posted, LONG, delivery("k2"))
    shown = bench.messages()
    again = await bench.courier.update_answer(posted, LONG, delivery("k2", again=True))
    assert again.messages == first.messages
    assert bench.messages() == shown


async def test_an_edit_may_need_more_parts_or_fewer(bench):
    posted = await bench.courier.post_answer(bench.asked(), ANSWER, delivery("k"))
    longer = await bench.courier.update_answer(posted, LONG, delivery("k2"))
    assert longer.messages[:1] == posted.messages
    assert tuple(bench.messages()) == longer.messages
    assert read(bench).count(f"Paragraph {PARAGRAPHS - 1}. ") == 1
    shorter = await bench.courier.update_answer(longer, ANSWER, delivery("k3"))
    assert shorter.messages == posted.messages == tuple(bench.messages())


async def test_an_edit_of_an_answer_that_is_gone_says_so(bench):
    posted = await bench.courier.post_answer(bench.asked(), ANSWER, delivery("k"))
    bench.remove(posted.messages[0])
    with pytest.raises(NotFound):
        await bench.courier.update_answer(posted, CORRECTED, delivery("k2"))
    assert not bench.messages()


async def test_a_later_part_that_is_gone_is_posted_anew_by_an_edit(bench):
    posted = await bench.courier.post_answer(bench.asked(), LONG, delivery("k"))
    bench.remove(posted.messages[-1])
    mended = await bench.courier.update_answer(posted, LONG, delivery("k2"))
    assert mended.messages[:-1] == posted.messages[:-1]
    assert tuple(bench.messages()) == mended.messages


async def test_deleting_takes_all_parts_away_and_what_is_gone_is_no_error(bench):
    posted = await bench.courier.post_answer(bench.asked(), LONG, delivery("k"))
    bench.remove(posted.messages[0])
    await bench.courier.delete(posted, delivery("k2"))
    assert not bench.messages()
    await bench.courier.delete(posted, delivery("k3"))


@pytest.mark.parametrize("verb", ["post", "edit", "delete"])
async def test_a_short_wait_is_sat_out_and_the_fence_is_asked_again(bench, verb):
    place, fence = bench.asked(), Fence()
    posted = await bench.courier.post_answer(place, ANSWER, delivery("k"))
    before = bench.count(verb)
    bench.limit(verb, 0)
    await act(bench, verb, posted, delivery("k2", fence=fence))
    assert bench.count(verb) == before + 2
    assert fence.asked >= 2


@pytest.mark.parametrize("verb", ["post", "edit", "delete"])
async def test_a_long_wait_is_left_to_the_engine_with_its_length(bench, verb):
    posted = await bench.courier.post_answer(bench.asked(), ANSWER, delivery("k"))
    shown = bench.messages()
    bench.limit(verb, TOO_LONG)
    with pytest.raises(RateLimited) as limited:
        await act(bench, verb, posted, delivery("k2"))
    assert limited.value.retry_after == TOO_LONG
    assert bench.messages() == shown


@pytest.mark.parametrize("verb", ["post", "edit", "delete"])
@pytest.mark.parametrize("fault", BROKEN, ids=str)
async def test_a_fault_that_passes_is_outlasted(bench, verb, fault):
    posted = await bench.courier.post_answer(bench.asked(), ANSWER, delivery("k"))
    bench.fail(verb, **fault)
    await act(bench, verb, posted, delivery("k2"))
    assert len(bench.messages()) == {"post": 2, "edit": 1, "delete": 0}[verb]


@pytest.mark.parametrize("verb", ["post", "edit", "delete"])
@pytest.mark.parametrize("fault", BROKEN, ids=str)
async def test_a_fault_that_stays_is_given_back_after_a_few_tries(bench, verb, fault):
    posted = await bench.courier.post_answer(bench.asked(), ANSWER, delivery("k"))
    shown, before = bench.messages(), bench.count(verb)
    bench.fail(verb, times=50, **fault)
    with pytest.raises(Unavailable):
        await act(bench, verb, posted, delivery("k2"))
    assert 2 <= bench.count(verb) - before <= MOST_TRIES
    assert bench.messages() == shown


@pytest.mark.parametrize("verb", ["post", "edit", "delete"])
async def test_what_the_platform_does_not_allow_is_said_and_not_tried_again(bench, verb):
    posted = await bench.courier.post_answer(bench.asked(), ANSWER, delivery("k"))
    shown, before = bench.messages(), bench.count(verb)
    bench.refuse(verb)
    with pytest.raises(Forbidden):
        await act(bench, verb, posted, delivery("k2"))
    assert bench.count(verb) == before + 1
    assert bench.messages() == shown


@pytest.mark.parametrize("verb", ["post", "edit"])
async def test_a_place_or_message_that_is_gone_is_said_and_not_tried_again(bench, verb):
    posted = await bench.courier.post_answer(bench.asked(), ANSWER, delivery("k"))
    bench.lose(verb)
    with pytest.raises(NotFound):
        await act(bench, verb, posted, delivery("k2"))
    assert len(bench.messages()) == 1


@pytest.mark.parametrize("fault", [{"status": 429, "retry_after": 0}, *BROKEN], ids=str)
async def test_a_look_that_fails_is_repeated_before_anything_is_posted(bench, fault):
    place = bench.asked()
    first = await bench.courier.post_answer(place, ANSWER, delivery("k"))
    bench.fail("look", **fault)
    again = await bench.courier.post_answer(place, ANSWER, delivery("k", again=True))
    assert again.messages == first.messages == tuple(bench.messages())


async def test_where_it_can_not_be_known_what_was_posted_nothing_is_posted(bench):
    place = bench.asked()
    bench.limit("look", TOO_LONG)
    with pytest.raises(RateLimited):
        await bench.courier.post_answer(place, ANSWER, delivery("k", again=True))
    assert not bench.count("post")


async def test_a_process_that_lost_its_lease_shows_changes_and_deletes_nothing(bench):
    place = bench.asked()
    posted = await bench.courier.post_answer(place, ANSWER, delivery("k"))
    shown, tried = bench.messages(), {verb: bench.count(verb) for verb in ("post", "edit", "delete")}
    shut = delivery("k2", fence=Fence(shut_after=0))
    for acting in (
        bench.courier.post_answer(place, ANSWER, shut),
        bench.courier.update_answer(posted, CORRECTED, shut),
        bench.courier.post_note(place, "x", shut),
        bench.courier.show_receipt(place, "1", ANSWER, shut),
        bench.courier.show_sources(place, "1", ANSWER, shut),
        bench.courier.delete(posted, shut),
    ):
        with pytest.raises(LeaseLost):
            await acting
    assert bench.messages() == shown
    assert {verb: bench.count(verb) for verb in tried} == tried


async def act(bench, verb, posted, given):
    """Do one thing to what was posted, or beside it."""
    if verb == "post":
        await bench.courier.post_note(posted.place, "Second.", given)
    elif verb == "edit":
        await bench.courier.update_answer(posted, CORRECTED, given)
    else:
        await bench.courier.delete(posted, given)
