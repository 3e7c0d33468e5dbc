"""Pages are fetched from public addresses only, and read like files."""

from __future__ import annotations

import asyncio
import gzip
import ipaddress
import socket
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from core.errors import Forbidden, NotADocument, Unavailable, Unreadable
from core.indexing.safe_fetch import Fetched, FetchPolicy, fetch, is_public
from core.indexing.spool import Spool
from core.indexing.web_page import ingest_page, name_for
from tests.fakes_index import HashingEmbedder, InMemoryIndex

PAGE = b"<html><head><title>Prices</title></head><body><h1>Prices</h1><p>A ticket costs 7 euros.</p></body></html>"


async def on_loopback(host, port):
    return ["127.0.0.1"]


LOOPBACK = FetchPolicy(allow=lambda address: address.is_loopback, resolve=on_loopback, seconds=60)


@asynccontextmanager
async def server(pages):
    """Serve `{path: (status, headers, body)}` on loopback; yield the port and the list of requests seen."""
    seen = []

    async def answer(reader, writer):
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        path = head.split()[1]
        seen.append(head)
        status, headers, body = pages.get(path, (404, {}, b""))
        lines = [f"HTTP/1.1 {status} X", *(f"{k}: {v}" for k, v in headers.items()), "Connection: close", "", ""]
        writer.write("\r\n".join(lines).encode())
        try:
            async for part in body if hasattr(body, "__aiter__") else _once(body):
                writer.write(part)
                await writer.drain()
        except ConnectionError:
            pass
        writer.close()

    running = await asyncio.start_server(answer, "127.0.0.1", 0)
    try:
        yield running.sockets[0].getsockname()[1], seen
    finally:
        running.close()


async def _once(body):
    yield body


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.5.5", "169.254.169.254", "0.0.0.0", "100.64.0.1",  # noqa: S104
        "224.0.0.1", "255.255.255.255", "240.0.0.1", "::1", "::", "fe80::1", "fc00::1", "ff02::1",
        "::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1", "64:ff9b::a00:1",
    ],
)  # fmt: skip
def test_private_addresses_are_not_public(address):
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:4700::1111", "64:ff9b::5db8:d822"])
def test_public_addresses_are(address):
    assert is_public(ipaddress.ip_address(address))


async def test_a_page_is_ingested_and_unchanged_the_second_time():
    index, embedder = InMemoryIndex(), HashingEmbedder()
    headers = {"Content-Type": "text/html; charset=utf-8", "Last-Modified": "Tue, 05 Mar 2024 10:00:00 GMT"}
    async with server({"/p?x=1": (200, headers, PAGE)}) as (port, seen):
        url = f"http://shop.example:{port}/p?x=1"
        first = await ingest_page(f"{url}#prices", "default", index, embedder, policy=LOOPBACK)
        second = await ingest_page(url, "default", index, embedder, policy=LOOPBACK)
    assert first.as_dict()["indexed"] == [{"path": url, "chunks": 1}]
    assert second.as_dict()["unchanged"] == [{"path": url}]
    document = index.stored[("default", url)][0]
    assert (document.title, document.url, document.file_type) == ("Prices", url, "html")
    assert document.modified_at == "2024-03-05T10:00:00+00:00"
    assert f"host: shop.example:{port}" in seen[0].lower()


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/", "http://[::1]/", "http://169.254.169.254/latest/meta-data", "http://2130706433/",
        "http://0x7f.1/", "http://localhost:1/", "http://10.0.0.8:8080/x",
    ],
)  # fmt: skip
async def test_private_addresses_are_refused_before_connecting(url):
    with pytest.raises((Forbidden, Unavailable)) as refused:
        await fetch(url, FetchPolicy(seconds=60))
    assert refused.type is Forbidden or "has no address" in str(refused.value) or "gaierror" in str(refused.value)


async def test_a_name_with_any_private_address_is_refused():
    async def mixed(host, port):
        return ["93.184.216.34", "10.0.0.1"]

    with pytest.raises(Forbidden, match="private network"):
        await fetch("http://two-faced.example/", FetchPolicy(resolve=mixed))


async def test_a_name_is_resolved_once_for_check_and_connection():
    answers = iter([["127.0.0.1"], ["10.0.0.1"]])

    async def rebinding(host, port):
        return next(answers)

    async with server({"/": (200, {"Content-Type": "text/plain"}, b"hello")}) as (port, _):
        fetched = await fetch(f"http://rebind.example:{port}/", replace(LOOPBACK, resolve=rebinding))
    assert fetched.body.read() == b"hello"
    assert next(answers) == ["10.0.0.1"]


async def test_a_redirect_into_a_private_network_is_refused():
    async def by_name(host, port):
        return ["127.0.0.1"] if host == "shop.example" else ["10.0.0.1"]

    async with server({"/": (302, {"Location": "http://intranet.example/"}, b"")}) as (port, _):
        with pytest.raises(Forbidden, match=r"intranet\.example"):
            await fetch(f"http://shop.example:{port}/", replace(LOOPBACK, resolve=by_name))


async def test_redirects_are_followed_and_counted():
    pages = {f"/{n}": (302, {"Location": f"/{n + 1}"}, b"") for n in range(9)}
    pages["/9"] = (200, {"Content-Type": "text/plain"}, b"arrived")
    async with server(pages) as (port, _):
        fetched = await fetch(f"http://a.example:{port}/4", LOOPBACK)
        assert fetched.body.read() == b"arrived"
        assert fetched.url.endswith("/9")
        with pytest.raises(Unreadable, match="redirects more than 5 times"):
            await fetch(f"http://a.example:{port}/0", LOOPBACK)


@pytest.mark.parametrize("location", ["file:///etc/passwd", "ftp://a.example/x", "gopher://a.example/"])
async def test_a_redirect_to_another_scheme_is_refused(location):
    async with server({"/": (301, {"Location": location}, b"")}) as (port, _):
        with pytest.raises(Forbidden, match="Only http"):
            await fetch(f"http://a.example:{port}/", LOOPBACK)


@pytest.mark.parametrize("location", ["http://[half", "javascript:alert(1)", "http://" + "a" * 80 + ".example/"])
async def test_a_redirect_to_nonsense_is_refused(location):
    async def as_the_system_does(host, port):
        host.encode("idna")
        return ["127.0.0.1"]

    async with server({"/": (302, {"Location": location}, b"")}) as (port, _):
        with pytest.raises(Forbidden, match=r"no web address|no name of a host"):
            await fetch(f"http://a.example:{port}/", replace(LOOPBACK, resolve=as_the_system_does))


async def test_a_redirect_that_leads_nowhere_is_a_page_without_text():
    async with server({"/": (302, {}, b"")}) as (port, _):
        report = await ingest_page(f"http://a.example:{port}/", "default", InMemoryIndex(), None, policy=LOOPBACK)
    assert [entry.reason for entry in report.skipped] == ["Empty: there is no text in it."]


async def test_a_host_that_nobody_knows_is_said_to_be_one():
    async def unknown(host, port):
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    with pytest.raises(Unavailable, match=r"a\.example is not found"):
        await fetch("http://a.example/", replace(LOOPBACK, resolve=unknown))


async def test_an_address_with_a_password_is_refused():
    with pytest.raises(Forbidden, match="password"):
        await fetch("http://me:secret@a.example/", LOOPBACK)


async def test_an_endless_answer_is_cut():
    async def endless():
        while True:
            yield b"x" * 65536

    async with server({"/": (200, {}, endless())}) as (port, _):
        with pytest.raises(Unreadable, match="Too large"):
            await fetch(f"http://a.example:{port}/", replace(LOOPBACK, most_bytes=300_000))


async def test_a_packed_answer_is_measured_unpacked():
    body = gzip.compress(b"x" * 5_000_000)
    async with server({"/": (200, {"Content-Encoding": "gzip"}, body)}) as (port, _):
        with pytest.raises(Unreadable, match="Too large"):
            await fetch(f"http://a.example:{port}/", replace(LOOPBACK, most_bytes=1_000_000))


async def test_a_silent_server_is_given_up():
    never = asyncio.Event()

    async def silence():
        await never.wait()
        yield b""

    async with server({"/": (200, {}, silence())}) as (port, _):
        with pytest.raises(Unavailable, match="seconds"):
            await fetch(f"http://a.example:{port}/", replace(LOOPBACK, seconds=0.3))
        never.set()


async def test_errors_of_the_server_are_told_apart():
    async with server({"/down": (503, {}, b"")}) as (port, _):
        with pytest.raises(Unavailable, match="503"):
            await fetch(f"http://a.example:{port}/down", LOOPBACK)
        with pytest.raises(NotADocument, match="404"):
            await fetch(f"http://a.example:{port}/gone", LOOPBACK)
        report = await ingest_page(f"http://a.example:{port}/gone", "default", InMemoryIndex(), None, policy=LOOPBACK)
    assert report.as_dict()["skipped"][0]["path"].endswith("/gone")


async def test_what_is_no_document_is_skipped():
    async with server({"/p": (200, {"Content-Type": "image/png"}, b"\x89PNG\r\n\x1a\n\x00")}) as (port, _):
        report = await ingest_page(f"http://a.example:{port}/p", "default", InMemoryIndex(), None, policy=LOOPBACK)
    assert "image" in report.skipped[0].reason


@pytest.mark.parametrize(
    ("url", "media_type", "name"),
    [
        ("https://a.example/", "text/html", "page.html"),
        ("https://a.example/doc.pdf", "application/pdf", "doc.pdf"),
        ("https://a.example/x.md", "text/plain", "x.md"),
        ("https://a.example/x.py", "text/html", "x.py.html"),
        ("https://a.example/data", "text/csv", "data.csv"),
        ("https://a.example/get", "application/octet-stream", "get"),
    ],
)
def test_the_media_type_tells_the_reader(url, media_type, name):
    assert name_for(Fetched(url, media_type, Spool())) == name
