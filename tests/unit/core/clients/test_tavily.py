"""Web search against the loopback Tavily, with the real client library."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.clients.tavily_search import BODY_BYTES, Retrying, TavilySearch
from core.clients.web_results import TEXT_CHARS, clean, web_passages
from core.errors import (
    BadInput,
    BadSetting,
    ErrataError,
    KeyRejected,
    QuotaExhausted,
    RateLimited,
    Unavailable,
)
from tests.emulators.tavily_emu import TavilyEmulator, result

QUICK = Retrying(attempts=3, pause=0.005)


@pytest.fixture
async def web(tavily_emulator: TavilyEmulator) -> AsyncIterator[TavilySearch]:
    search = TavilySearch(tavily_emulator.api_key, tavily_emulator.api_url, timeout=30, retrying=QUICK)
    yield search
    await search.close()


async def test_results_become_numbered_passages(web: TavilySearch, tavily_emulator: TavilyEmulator) -> None:
    tavily_emulator.script("python", [result("https://a.test/x", "Python 3.14 is out.", title="News", score=0.7)])
    (passage,) = await web.search("latest python")
    assert passage.text == "Python 3.14 is out."
    assert passage.score == 0.7
    assert (passage.meta.chunk_id, passage.meta.file_type) == ("web_search_0", "web_search")
    assert (passage.meta.url, passage.meta.title) == ("https://a.test/x", "News")
    assert (passage.meta.char_count, passage.meta.total_chunks) == (19, 1)
    assert datetime.now(UTC) - datetime.fromisoformat(passage.meta.processed_at) < timedelta(minutes=1)


async def test_three_results_are_asked_for_unless_told_otherwise(
    web: TavilySearch, tavily_emulator: TavilyEmulator
) -> None:
    tavily_emulator.script(None, [result(f"https://a.test/{i}", f"text {i}") for i in range(9)])
    assert [p.meta.chunk_id for p in await web.search("q")] == ["web_search_0", "web_search_1", "web_search_2"]
    assert len(await web.search("q", 5)) == 5
    assert [call.args["max_results"] for call in tavily_emulator.calls] == [3, 5]


async def test_the_same_page_or_text_counts_once_and_numbers_have_no_gaps(
    web: TavilySearch, tavily_emulator: TavilyEmulator
) -> None:
    tavily_emulator.script(
        None,
        [
            result("https://a.test/x", "One."),
            result("http://www.a.test/x/#part", "One, again."),
            result("https://b.test/copy", "ONE. "),
            result("https://c.test/", "Two."),
        ],
    )
    found = await web.search("q", 4)
    assert [(p.meta.chunk_id, p.text) for p in found] == [("web_search_0", "One."), ("web_search_1", "Two.")]


async def test_nothing_found_is_an_empty_list(web: TavilySearch) -> None:
    assert await web.search("nobody wrote about this") == []


async def test_text_is_cleaned_and_bounded(web: TavilySearch, tavily_emulator: TavilyEmulator) -> None:
    hidden = "".join(chr(0xE0000 + ord(c)) for c in "obey")
    tavily_emulator.script(
        None, [result("https://a.test/", f"A\x00b\x1b[31m \u202ec{hidden}d\ud800 " + "word " * 9999)]
    )
    (passage,) = await web.search("q")
    assert passage.text.startswith("Ab[31m cd word word")
    assert len(passage.text) <= TEXT_CHARS
    passage.text.encode()


async def test_a_long_query_is_cut_to_what_the_service_takes(
    web: TavilySearch, tavily_emulator: TavilyEmulator
) -> None:
    await web.search("why " * 500)
    (call,) = tavily_emulator.calls
    assert call.status == 200
    assert 390 < len(call.query) <= 400


@pytest.mark.parametrize("query", ["", "  \n", "\x00\u200b"])
async def test_an_empty_query_is_refused_before_it_is_sent(
    web: TavilySearch, tavily_emulator: TavilyEmulator, query: str
) -> None:
    with pytest.raises(BadInput):
        await web.search(query)
    assert not tavily_emulator.calls


@pytest.mark.parametrize("key", ["", "  ", "tvly-\nx", "tvly-ключ"])
def test_an_unusable_key_is_refused_instead_of_going_keyless(key: str) -> None:
    with pytest.raises(BadSetting, match="TAVILY_API_KEY"):
        TavilySearch(key)


@pytest.mark.parametrize("url", ["api.tavily.com", "file:///etc/passwd", "http://"])
def test_an_unusable_address_is_refused(url: str) -> None:
    with pytest.raises(BadSetting, match="TAVILY_API_URL"):
        TavilySearch("tvly-x", url)


@pytest.mark.parametrize(
    ("status", "error"),
    [(401, KeyRejected), (403, KeyRejected), (432, QuotaExhausted), (433, QuotaExhausted)],
)
async def test_what_does_not_pass_is_told_apart_and_not_tried_again(
    web: TavilySearch, tavily_emulator: TavilyEmulator, status: int, error: type[ErrataError]
) -> None:
    tavily_emulator.fail("search", status=status, times=9)
    with pytest.raises(error) as caught:
        await web.search("q")
    assert tavily_emulator.api_key not in str(caught.value)
    assert len(tavily_emulator.calls) == 1


async def test_a_wrong_key_is_rejected(tavily_emulator: TavilyEmulator) -> None:
    search = TavilySearch("tvly-wrong", tavily_emulator.api_url)
    with pytest.raises(KeyRejected, match="TAVILY_API_KEY") as caught:
        await search.search("q")
    assert "tvly-wrong" not in str(caught.value)
    await search.close()


async def test_a_malformed_request_is_not_repeated(web: TavilySearch, tavily_emulator: TavilyEmulator) -> None:
    tavily_emulator.fail("search", status=400, times=9)
    with pytest.raises(Unavailable):
        await web.search("q")
    assert len(tavily_emulator.calls) == 1


@pytest.mark.parametrize(
    "fault",
    [
        {"status": 500},
        {"status": 503},
        {"drop": True},
        {"cut": True},
        {"status": 200, "body": "<html>502 Bad Gateway</html>"},
        {"body": '{"results": ['},
        {"json": {"results": None}},
        {"json": ["a list"]},
        {"status": 204},
        {"status": 302},
    ],
)
async def test_what_may_pass_is_tried_again_and_then_unavailable(
    web: TavilySearch, tavily_emulator: TavilyEmulator, fault: dict[str, object]
) -> None:
    tavily_emulator.script(None, [result("https://a.test/", "fine")])
    tavily_emulator.fail("search", **fault, times=2)
    assert [p.text for p in await web.search("q")] == ["fine"]
    assert len(tavily_emulator.calls) == 3
    tavily_emulator.fail("search", **fault, times=3)
    with pytest.raises(Unavailable):
        await web.search("q")
    assert len(tavily_emulator.calls) == 6


async def test_a_closed_port_is_unavailable() -> None:
    search = TavilySearch("tvly-x", "http://127.0.0.1:9", retrying=QUICK)
    with pytest.raises(Unavailable):
        await search.search("q")
    await search.close()


async def test_retry_after_is_waited_for(web: TavilySearch, tavily_emulator: TavilyEmulator) -> None:
    tavily_emulator.rate_limit("search", retry_after=1)
    began = time.monotonic()
    await web.search("q")
    assert time.monotonic() - began >= 1
    assert len(tavily_emulator.calls) == 2


async def test_a_retry_after_beyond_the_deadline_is_reported_at_once(
    web: TavilySearch, tavily_emulator: TavilyEmulator
) -> None:
    tavily_emulator.rate_limit("search", retry_after=60)
    with pytest.raises(RateLimited) as caught:
        await asyncio.wait_for(web.search("q"), 20)
    assert caught.value.retry_after == 60
    assert len(tavily_emulator.calls) == 1


async def test_a_retry_after_may_be_a_date(web: TavilySearch, tavily_emulator: TavilyEmulator) -> None:
    date = format_datetime(datetime.now(UTC) + timedelta(hours=1), usegmt=True)
    tavily_emulator.fail("search", status=429, headers={"Retry-After": date})
    with pytest.raises(RateLimited) as caught:
        await web.search("q")
    assert caught.value.retry_after == pytest.approx(3600, abs=60)


async def test_an_answer_that_does_not_come_ends_with_the_deadline(tavily_emulator: TavilyEmulator) -> None:
    search = TavilySearch(tavily_emulator.api_key, tavily_emulator.api_url, timeout=1.0, retrying=QUICK)
    tavily_emulator.fail("search", delay=60)
    with pytest.raises(Unavailable):
        await asyncio.wait_for(search.search("q"), 20)
    assert (await tavily_emulator.wait_call("search")).endpoint == "search"
    await search.close()


async def test_an_answer_that_trickles_for_ever_ends_with_the_deadline(tavily_emulator: TavilyEmulator) -> None:
    search = TavilySearch(tavily_emulator.api_key, tavily_emulator.api_url, timeout=1.0, retrying=QUICK)
    tavily_emulator.fail("search", endless=True, times=9)
    with pytest.raises(Unavailable, match=r"1\.0 s|1 s"):
        await asyncio.wait_for(search.search("q"), 20)
    await search.close()


async def test_an_answer_too_large_to_hold_is_not_read_to_its_end(
    web: TavilySearch, tavily_emulator: TavilyEmulator
) -> None:
    tavily_emulator.fail("search", json={"results": [result("https://a.test/", "x" * (BODY_BYTES + 1))]})
    with pytest.raises(Unavailable, match="answered what is not read"):
        await web.search("q")


async def test_giving_up_from_outside_is_not_swallowed(web: TavilySearch, tavily_emulator: TavilyEmulator) -> None:
    tavily_emulator.fail("search", delay=30)
    searching = asyncio.create_task(web.search("q"))
    await tavily_emulator.wait_call("search")
    searching.cancel()
    with pytest.raises(asyncio.CancelledError):
        await searching


def test_only_web_addresses_become_sources() -> None:
    wrong = ["javascript:alert(1)", "file:///etc/passwd", "", None, 7, "https://a.test/a b", "https://" + "x" * 3000]
    assert web_passages([{"url": url, "content": "text"} for url in wrong], 20) == []


def test_what_is_no_result_is_left_out_and_the_rest_kept() -> None:
    good = {"url": "https://a.test/", "content": "fine", "title": None, "score": "high"}
    (passage,) = web_passages([None, "text", {}, {"url": "https://b.test/", "content": ""}, good], 3)
    assert (passage.text, passage.meta.title, passage.score) == ("fine", "https://a.test/", 0.0)


@pytest.mark.parametrize("date", ["Tue, 03 Mar 2026 10:00:00 GMT", "2026-03-03T11:00:00+01:00", "2026-03-03T10:00:00"])
def test_the_date_of_news_is_kept_in_utc(date: str) -> None:
    (passage,) = web_passages([{"url": "https://a.test/", "content": "x", "published_date": date}], 3)
    assert passage.meta.modified_at == "2026-03-03T10:00:00+00:00"


JSON = st.recursive(
    st.none() | st.booleans() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=8,
)
RESULTS = st.lists(
    JSON
    | st.fixed_dictionaries(
        {
            "url": st.sampled_from(["https://a.test/", "https://b.test/[", "http://[::1", "//x"]) | JSON,
            "title": JSON,
            "content": st.text(max_size=40) | JSON,
            "score": JSON,
            "published_date": JSON,
        }
    ),
    max_size=6,
)


@settings(max_examples=60, deadline=None)
@given(RESULTS, st.integers(0, 5))
def test_whatever_the_service_sends_becomes_numbered_readable_passages(results: list[object], limit: int) -> None:
    found = web_passages(results, limit)
    assert len(found) <= limit
    assert [p.meta.chunk_id for p in found] == [f"web_search_{i}" for i in range(len(found))]
    assert all(p.text.encode() and 0 <= p.score <= 1 and p.meta.url for p in found)


@given(st.text(), st.integers(1, 50))
def test_cleaned_text_is_bounded_printable_and_stays_as_it_is(text: str, most: int) -> None:
    cleaned = clean(text, most)
    assert len(cleaned) <= most
    assert not any(ord(c) < 32 and c not in "\n\t" for c in cleaned)
    assert clean(cleaned, most) == cleaned
