"""Notion's API within bounds: our errors, bounded waiting, no redirects; by the client `notion-client`."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import httpx
from notion_client import AsyncClient
from notion_client.errors import HTTPResponseError, NotionClientErrorBase

from core.concurrency.waiting import insist
from core.errors import BadInput, ErrataError, Forbidden, KeyRejected, NotFound, RateLimited, Unavailable

Json = dict[str, Any]

TIMEOUT = 30.0  # seconds for one request
LONGEST_WAIT = 30.0  # seconds; a longer Retry-After ends the sync, which the next goes on with
PAGE = 100  # the most that one request gives
_TRIES = 3
_HINT = "Set NOTION_TOKEN anew."


class NotionApi:
    """What one integration's token sees of a workspace."""

    def __init__(self, url: str, token: str) -> None:
        log = logging.getLogger(__name__)  # its own would write to the terminal
        told: dict[str, Any] = {"base_url": url.rstrip("/"), "retry": False, "timeout_ms": int(TIMEOUT * 1000)}
        self._http = httpx.AsyncClient(follow_redirects=False)
        self._client = AsyncClient(client=self._http, auth=token, logger=log, log_level=logging.ERROR, **told)

    async def search(self, kind: str, cursor: str | None) -> Json:
        """Return a page of what there is of one kind (`page`, `data_source`), what was edited last at the end.

        Notion promises no whole listing of it: https://developers.notion.com/reference/search-optimizations-and-limitations
        """
        order = {"direction": "ascending", "timestamp": "last_edited_time"}
        asked: Json = {"filter": {"property": "object", "value": kind}, "sort": order, "page_size": PAGE}
        return await self._read(partial(self._client.search, **asked | ({"start_cursor": cursor} if cursor else {})))

    async def page(self, page: str) -> Json:
        """Return a page without its content."""
        return await self._read(partial(self._client.pages.retrieve, page))

    async def data_source(self, source: str) -> Json:
        """Return a data source, which is a table of a database, without its rows."""
        return await self._read(partial(self._client.data_sources.retrieve, source))

    async def database(self, database: str) -> Json:
        """Return a database, which holds data sources."""
        return await self._read(partial(self._client.databases.retrieve, database))

    async def block(self, block: str) -> Json:
        """Return a block without what lies in it."""
        return await self._read(partial(self._client.blocks.retrieve, block))

    async def user(self, user: str) -> Json:
        """Return a person or an integration; the token may lack the right to read of them."""
        return await self._read(partial(self._client.users.retrieve, user))

    async def children(self, block: str) -> AsyncIterator[Json]:
        """Yield the blocks of a page or block, in order."""
        async for one in self._all(partial(self._client.blocks.children.list, block)):
            yield one

    async def rows(self, source: str) -> AsyncIterator[Json]:
        """Yield the rows of a data source, which are pages."""
        async for one in self._all(partial(self._client.data_sources.query, source)):
            yield one

    async def close(self) -> None:
        """Let go of the connections."""
        await self._http.aclose()

    async def _all(self, ask: Callable[..., Any]) -> AsyncIterator[Json]:
        cursor: Json = {}
        while True:
            told = await self._read(partial(ask, page_size=PAGE, **cursor))
            for one in told["results"]:
                yield one
            if not told.get("has_more"):
                return
            cursor = {"start_cursor": str(told["next_cursor"])}

    async def _read(self, ask: Callable[[], Any]) -> Json:
        return await insist(partial(self._once, ask), _TRIES, LONGEST_WAIT)

    async def _once(self, ask: Callable[[], Awaitable[Any]]) -> Json:
        with _mapped():
            told = await ask()
        if not isinstance(told, dict):
            raise Unavailable("Notion answered with something that is no object.")
        return told


@contextmanager
def _mapped() -> Iterator[None]:
    """Turn what the client raises into our errors."""
    try:
        yield
    except HTTPResponseError as error:
        raise _our_error(error) from error
    except (NotionClientErrorBase, httpx.HTTPError, httpx.InvalidURL, ValueError) as error:
        raise Unavailable(f"Notion did not answer as it should: {type(error).__name__}.") from error


def _our_error(error: HTTPResponseError) -> ErrataError:
    status = error.status
    if status == 401:
        return KeyRejected("Notion rejects the token (401).", hint=_HINT)
    if status == 404:
        return NotFound("Notion knows no such page, or the integration is not connected to it.")
    if status == 429:
        said = error.headers.get("Retry-After") or "1"
        return RateLimited("Notion limits requests.", retry_after=float(said) if said.isdigit() else 1.0)
    if status == 400:
        return BadInput(f"Notion does not understand what it is asked ({status}).")
    if status >= 500 or status == 409:
        return Unavailable(f"Notion answers with status {status}.")
    return Forbidden(f"Notion answers with status {status}.")
