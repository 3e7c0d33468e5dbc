"""Pages that attack: packed twice, packed to bursting, endless, cut off, trickling; each ends in a reason."""

from __future__ import annotations

import asyncio
import gzip
import tracemalloc
from dataclasses import replace

import pytest

from core.concurrency.unpacking import STEP, Unpacking
from core.errors import Unavailable, Unreadable
from core.indexing.safe_fetch import fetch
from core.indexing.web_page import ingest_page
from tests.fakes_index import InMemoryIndex
from tests.hostile_inputs import bomb
from tests.unit.core.indexing.test_web import LOOPBACK, server


async def fetched(headers, body, **policy):
    async with server({"/": (200, headers, body)}) as (port, _):
        return await fetch(f"http://a.example:{port}/", replace(LOOPBACK, **policy))


async def test_a_page_packed_twice_is_refused_by_name_and_takes_no_memory():
    page = gzip.compress(bomb(60_000_000))
    assert len(page) < 1_000
    tracemalloc.start()
    try:
        with pytest.raises(Unreadable, match=r"Packed more than once \(Content-Encoding: gzip, gzip\)"):
            await fetched({"Content-Encoding": "gzip, gzip"}, page)
        assert tracemalloc.get_traced_memory()[1] < 10_000_000
    finally:
        tracemalloc.stop()


async def test_layers_in_several_headers_are_counted_together():
    async def served(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Encoding: x-gzip\r\n\r\n")
        writer.close()

    running = await asyncio.start_server(served, "127.0.0.1", 0)
    async with running:
        with pytest.raises(Unreadable, match="more than once"):
            await fetch(f"http://a.example:{running.sockets[0].getsockname()[1]}/", LOOPBACK)


@pytest.mark.parametrize("encoding", ["br", "zstd", "deflate", "compress", "made-up"])
async def test_an_encoding_that_was_not_asked_for_is_refused_by_name(encoding):
    with pytest.raises(Unreadable, match=f"Content-Encoding: {encoding}"):
        await fetched({"Content-Encoding": encoding}, b"anything")


async def test_a_small_page_that_unpacks_to_much_is_cut_in_small_steps():
    tracemalloc.start()
    try:
        with pytest.raises(Unreadable, match="Too large: more than 30 MB"):
            await fetched({"Content-Encoding": "gzip"}, bomb(50_000_000), most_bytes=30_000_000)
        assert tracemalloc.get_traced_memory()[1] < 5_000_000
    finally:
        tracemalloc.stop()


def test_nothing_is_unpacked_in_larger_parts_than_a_step():
    unpacking = Unpacking("gzip", 10_000_000)
    assert max(map(len, unpacking.parts(gzip.compress(bytes(9_000_000))))) <= STEP
    unpacking.end()


def test_what_follows_the_packed_stream_is_not_looked_at():
    unpacking = Unpacking("gzip", 10_000)
    assert b"".join(unpacking.parts(gzip.compress(b"hello") + gzip.compress(b"again"))) == b"hello"
    assert b"".join(unpacking.parts(gzip.compress(b"more"))) == b""
    unpacking.end()


@pytest.mark.parametrize(
    ("headers", "body", "reason"),
    [
        ({"Content-Encoding": "gzip"}, gzip.compress(b"hello" * 1000, mtime=0)[:-9], "cut off"),
        ({"Content-Encoding": "gzip"}, b"no gzip at all", "not packed as its Content-Encoding says"),
        ({"Content-Length": "999999999999"}, b"short", "it announces 1,000,000 MB"),
        ({"Content-Length": "9" * 18}, b"short", "it announces"),
    ],
)
async def test_a_damaged_or_boastful_page_is_a_reason(headers, body, reason):
    with pytest.raises(Unreadable, match=reason):
        await fetched(headers, body)


@pytest.mark.parametrize("length", ["5000", "-1", "many"])
async def test_a_wrong_content_length_is_a_server_that_does_not_answer(length):
    with pytest.raises(Unavailable):
        await fetched({"Content-Length": length}, b"short")


async def test_an_endless_chunked_answer_is_cut():
    async def endless():
        while True:
            yield b"10000\r\n" + bytes(65536) + b"\r\n"

    with pytest.raises(Unreadable, match="Too large"):
        await fetched({"Transfer-Encoding": "chunked"}, endless(), most_bytes=300_000)


async def test_a_trickle_ends_at_the_deadline_however_regularly_it_comes():
    async def trickle():
        while True:
            yield b"x"
            await asyncio.sleep(0.02)

    with pytest.raises(Unavailable, match="takes more than"):
        await fetched({}, trickle(), seconds=0.3)


async def test_a_packed_page_is_read():
    page = gzip.compress(b"<html><body><p>A ticket costs 7 euros.</p></body></html>")
    index = InMemoryIndex()
    async with server({"/": (200, {"Content-Encoding": "gzip", "Content-Type": "text/html"}, page)}) as (port, _):
        report = await ingest_page(f"http://a.example:{port}/", "default", index, None, policy=LOOPBACK)
    assert [entry.chunks for entry in report.indexed] == [1]


async def test_a_hostile_page_is_reported_by_name():
    async with server({"/": (200, {"Content-Encoding": "gzip, gzip"}, b"")}) as (port, _):
        url = f"http://a.example:{port}/"
        report = await ingest_page(url, "default", InMemoryIndex(), None, policy=LOOPBACK)
    assert report.as_dict()["failed"] == [
        {"path": url, "error": "Packed more than once (Content-Encoding: gzip, gzip): one layer of gzip is read."}
    ]
