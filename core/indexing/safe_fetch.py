"""Fetches a public web address: no private network, no address that changes under way, no endless answer."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import aclosing
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from urllib.parse import urljoin

import httpx

from core.concurrency.unpacking import ACCEPTED, refuse_announced, unpacked
from core.errors import Forbidden, NotADocument, Unavailable, Unreadable
from core.indexing.readers.limits import MEGABYTE
from core.indexing.spool import Spool

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolve = Callable[[str, int], Awaitable[Sequence[str]]]
Allow = Callable[[Address], bool]

_NAT64 = ipaddress.ip_network("64:ff9b::/96")
# Relays of tunnels, protocol assignments and documentation, which Python counts as global.
_NOT_PUBLIC = tuple(map(ipaddress.ip_network, ("192.88.99.0/24", "192.0.0.0/24", "3fff::/20")))


async def resolve_host(host: str, port: int) -> list[str]:
    """Return the addresses of a host by the system's resolver."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


def is_public(address: Address) -> bool:
    """The address is a public one: not private, loopback, link-local, multicast, reserved or a tunnel to one."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if inner is None and address in _NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
        if address.is_site_local:  # Python calls these global; networks that have them do not
            return False
    if any(address in network for network in _NOT_PUBLIC if network.version == address.version):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


@dataclass(frozen=True, slots=True)
class FetchPolicy:
    """What may be fetched: which addresses, how many bytes and seconds, how many redirects; and who resolves names."""

    allow: Allow = is_public
    resolve: Resolve = resolve_host
    most_bytes: int = 30 * MEGABYTE
    seconds: float = 30.0
    redirects: int = 5


PUBLIC_WEB = FetchPolicy()
_NOTHING: Mapping[str, str] = MappingProxyType({})


class PageGone(NotADocument):
    """The server says that there is no such page."""


@dataclass(frozen=True, slots=True)
class Fetched:
    """What an address gave: the last address after redirects, its media type (lower case, bare), the bytes.

    `body` is its taker's to close. `unchanged`: the server says so of what was asked for with a condition.
    """

    url: str
    media_type: str
    body: Spool
    modified: str | None = None
    etag: str | None = None
    unchanged: bool = False


async def refuse_private(url: str, policy: FetchPolicy = PUBLIC_WEB) -> None:
    """Raise `Forbidden` where an address is of a private network; one that has no address now may have one later."""
    try:
        parsed = httpx.URL(url)
        await _address(policy, parsed.host, parsed.port or 443)
    except (Unavailable, OSError, ValueError, httpx.InvalidURL):
        return


async def fetch(url: str, policy: FetchPolicy = PUBLIC_WEB, conditions: Mapping[str, str] = _NOTHING) -> Fetched:
    """Fetch a page or file; `conditions` are headers such as `If-None-Match`.

    Raises `Forbidden` for an address that may not be reached (also after a redirect), `NotADocument` for 403 and the
    like (`PageGone` for 404 and 410), `Unreadable` where it is too large, `Unavailable` where the server does not
    answer in time.
    """
    try:
        async with asyncio.timeout(policy.seconds):
            return await _follow(url, policy, conditions)
    except TimeoutError as error:
        raise Unavailable(f"{_host(url)} takes more than {policy.seconds:.0f} seconds.") from error
    except socket.gaierror as error:
        raise Unavailable(f"{_host(url)} is not found, or the network is down.") from error
    except (httpx.InvalidURL, ValueError) as error:
        raise Forbidden(f"{_host(url)} leads to what is no web address.") from error
    except (httpx.HTTPError, OSError) as error:
        raise Unavailable(f"{_host(url)} does not answer ({type(error).__name__}).") from error


async def _follow(url: str, policy: FetchPolicy, conditions: Mapping[str, str]) -> Fetched:
    for _ in range(policy.redirects + 1):
        # A client of its own for each step: no connection outlives the check of its address.
        transport = _PinnedTransport(policy)
        async with (
            httpx.AsyncClient(transport=transport, trust_env=False, timeout=policy.seconds) as client,
            client.stream("GET", _checked(url), headers={**_HEADERS, **conditions}, follow_redirects=False) as response,
        ):
            if not response.has_redirect_location:
                return await _received(url, response, policy)
            url = urljoin(url, response.headers["location"])
    raise Unreadable(f"{_host(url)} redirects more than {policy.redirects} times.")


_HEADERS = {
    "User-Agent": "errata/0.1 (document ingestion)",
    "Accept": "text/html, application/pdf, text/*, */*;q=0.5",
    "Accept-Encoding": ACCEPTED,
}


def _checked(url: str) -> httpx.URL:
    try:
        parsed = httpx.URL(url)
    except (httpx.InvalidURL, ValueError) as error:
        raise Forbidden("That is no web address.") from error
    if parsed.scheme not in {"http", "https"} or not parsed.host:
        raise Forbidden("Only http and https addresses are fetched.")
    if parsed.userinfo:
        raise Forbidden("Addresses with a name and password in them are not fetched.")
    return parsed


async def _received(url: str, response: httpx.Response, policy: FetchPolicy) -> Fetched:
    if response.status_code >= 500 or response.status_code == 429:
        raise Unavailable(f"{_host(url)} answers {response.status_code}.")
    if response.status_code in {404, 410}:
        raise PageGone(f"{_host(url)} answers {response.status_code}.")
    if response.status_code >= 400:
        raise NotADocument(f"{_host(url)} answers {response.status_code}.")
    media_type = response.headers.get("content-type", "").partition(";")[0].strip().lower()
    body = await _spooled(response, policy)
    headers = response.headers
    return Fetched(
        url, media_type, body, headers.get("last-modified"), headers.get("etag"), unchanged=response.status_code == 304
    )


async def _spooled(response: httpx.Response, policy: FetchPolicy) -> Spool:
    """Raw bytes are taken and unpacked here: the client would unpack a part, however large, and any layers, at once."""
    refuse_announced(response.headers.get("content-length"), policy.most_bytes)
    encoding = response.headers.get("content-encoding", "")
    body = Spool()
    try:
        async with aclosing(unpacked(response.aiter_raw(), encoding, policy.most_bytes)) as parts:
            async for part in parts:
                body.write(part)
    except BaseException:
        body.close()
        raise
    return body


def _host(url: str) -> str:
    try:
        return httpx.URL(url).host or "The address"
    except (httpx.InvalidURL, ValueError):
        return "The address"


@cache
def _certificates() -> ssl.SSLContext:
    """Who is trusted: read once, which takes longer than many a page."""
    return httpx.create_ssl_context(trust_env=False)


class _PinnedTransport(httpx.AsyncHTTPTransport):
    """Resolves a name once, checks every address it has, and connects to the very one checked."""

    def __init__(self, policy: FetchPolicy) -> None:
        super().__init__(verify=_certificates(), retries=0, trust_env=False)
        self._policy = policy

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Send the request to the checked address; certificate and Host header stay those of the name."""
        host = request.url.host
        port = request.url.port or (443 if request.url.scheme == "https" else 80)
        address = await _address(self._policy, host, port)
        request.extensions = {**request.extensions, "sni_hostname": host}
        request.url = request.url.copy_with(host=str(address))
        return await super().handle_async_request(request)


async def _address(policy: FetchPolicy, host: str, port: int) -> Address:
    try:
        found = [ipaddress.ip_address(host.strip("[]"))]
    except ValueError:
        found = await _resolved(policy, host, port)
    if not found:
        raise Unavailable(f"{host} has no address.")
    if not all(policy.allow(address) for address in found):
        raise Forbidden(f"{host} is in a private network and is not fetched.")
    return found[0]


async def _resolved(policy: FetchPolicy, host: str, port: int) -> list[Address]:
    try:
        found = await policy.resolve(host, port)
    except UnicodeError as error:  # an empty label, or one longer than a name may have
        raise Forbidden(f"{host[:80]} is no name of a host.") from error
    return [ipaddress.ip_address(text.partition("%")[0]) for text in found]
