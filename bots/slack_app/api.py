"""Slack's Web API within bounds: our errors, bounded retries, and the fence before every visible request."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import ClientError, ClientSession, ClientTimeout
from slack_sdk.errors import SlackApiError, SlackClientError
from slack_sdk.http_retry.async_handler import AsyncRetryHandler
from slack_sdk.http_retry.builtin_async_handlers import (
    AsyncConnectionErrorRetryHandler,
    AsyncRateLimitErrorRetryHandler,
    AsyncServerErrorRetryHandler,
)
from slack_sdk.http_retry.request import HttpRequest
from slack_sdk.http_retry.response import HttpResponse
from slack_sdk.http_retry.state import RetryState
from slack_sdk.web.async_client import AsyncWebClient

from bots.courier import Fence
from bots.redirects import refusing_redirects
from bots.slack_app.faults import our_error, retry_after
from core.concurrency.waiting import wait_out
from core.errors import RateLimited, Unavailable

Json = dict[str, Any]
Recover = Callable[[], Awaitable[Json | None]]

log = logging.getLogger(__name__)

TIMEOUT = ClientTimeout(total=20, connect=5)
LONGEST_WAIT = 30.0  # seconds; a longer Retry-After is left to the engine's own retry
PAUSES = (0.5, 2.0)  # seconds between three tries of one visible request


class SlackApi:
    """The Web API of one workspace. Use it in one event loop; `close` it at the end.

    Reads are retried by the SDK's handlers. Visible requests never are: a lost answer to `chat.postMessage` may have
    posted, and the fence must be asked again, so `show` retries by itself.
    """

    def __init__(self, token: str, base_url: str, *, pauses: tuple[float, ...] = PAUSES) -> None:
        self.token = token
        self.base_url = base_url if base_url.endswith("/") else base_url + "/"
        self._pauses = pauses
        self._session: ClientSession | None = None
        self._reader = AsyncWebClient(token=token, base_url=base_url, retry_handlers=_reading_handlers())
        self._writer = AsyncWebClient(token=token, base_url=base_url, retry_handlers=[])

    async def read(self, method: str, params: Mapping[str, Any] | None = None) -> Json:
        """Ask for something; it may be asked again."""
        self._connect()
        given = {k: v for k, v in (params or {}).items() if v is not None}
        async with _mapped(method):
            return _data(await self._reader.api_call(method, http_verb="GET", params=given))

    async def pages(self, method: str, params: Json, most: int | None = None) -> AsyncIterator[Json]:
        """Read page after page, `most` of them at the most."""
        asked = itertools.count() if most is None else range(most)
        for _ in asked:
            page = await self.read(method, params)
            yield page
            cursor = (page.get("response_metadata") or {}).get("next_cursor")
            if not cursor:
                return
            params = {**params, "cursor": cursor}

    async def call(self, method: str, arguments: Json) -> Json:
        """Make one request, without retry: a status, a view, a hint."""
        self._connect()
        async with _mapped(method):
            return _data(await self._writer.api_call(method, json=dict(arguments)))

    async def show(self, method: str, arguments: Json, fence: Fence, recover: Recover | None = None) -> Json:
        """Make a visible request, the fence awaited right before each try.

        After a failure that may have taken effect (5xx, a dropped connection) `recover` looks whether it did.
        """
        for pause in self._pauses:
            await fence()
            try:
                return await self.call(method, arguments)
            except RateLimited as limited:
                await wait_out(limited, LONGEST_WAIT)
            except Unavailable:
                await asyncio.sleep(pause)
                if recover is not None and (there := await recover()) is not None:
                    return there
        await fence()
        return await self.call(method, arguments)

    def session(self) -> ClientSession:
        """Return the HTTP session that all requests share."""
        self._connect()
        assert self._session is not None  # noqa: S101 - _connect has just made it
        return self._session

    @property
    def proxy(self) -> str | None:
        """The proxy that the SDK found in the environment, for requests beside it."""
        return self._writer.proxy

    async def close(self) -> None:
        """Let go of the connections."""
        if self._session is not None:
            await self._session.close()

    def _connect(self) -> None:
        """Open one session for all calls: the SDK would open a new one each time, at half the throughput."""
        if self._session is None or self._session.closed:
            self._session = ClientSession(timeout=TIMEOUT, trace_configs=[refusing_redirects()])
            self._reader.session = self._writer.session = self._session


class BoundedRateLimitHandler(AsyncRateLimitErrorRetryHandler):
    """Waits as long as Slack asks, but never more than `LONGEST_WAIT`."""

    async def _can_retry_async(
        self,
        *,
        state: RetryState,
        request: HttpRequest,
        response: HttpResponse | None = None,
        error: Exception | None = None,
    ) -> bool:
        limited = response is not None and response.status_code == 429
        return limited and retry_after(getattr(response, "headers", {})) <= LONGEST_WAIT


def _reading_handlers() -> list[AsyncRetryHandler]:
    return [
        AsyncConnectionErrorRetryHandler(max_retry_count=2),
        AsyncServerErrorRetryHandler(max_retry_count=2),
        BoundedRateLimitHandler(max_retry_count=2),
    ]


@asynccontextmanager
async def _mapped(method: str) -> AsyncIterator[None]:
    """Turn what the SDK and aiohttp raise into our errors."""
    try:
        yield
    except SlackApiError as error:
        raise our_error(method, error) from error
    except (ClientError, SlackClientError, TimeoutError, OSError) as error:
        raise Unavailable(f"Slack did not answer {method}: {type(error).__name__}.") from error
    except (AttributeError, ValueError) as error:  # the SDK on a body that is no JSON object
        raise Unavailable(f"Slack answered {method} with something that is no JSON.") from error


def _data(response: Any) -> Json:
    data = response.data
    return data if isinstance(data, dict) else {}
