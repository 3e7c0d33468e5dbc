"""Web search with Tavily: results become passages, every fault one of our errors."""

from __future__ import annotations

import asyncio
import math
import random
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any
from urllib.parse import urlsplit

import httpx
from tavily import AsyncTavilyClient
from tavily import errors as tavily_errors

from core.clients.bounded import bounded
from core.clients.retrying import ATTEMPTS, patiently
from core.clients.web_results import clean, web_passages
from core.concurrency.unpacking import ACCEPTED
from core.errors import BadInput, BadSetting, KeyRejected, QuotaExhausted, RateLimited, Unavailable
from core.model import Passage
from core.settings import Settings

API_URL = "https://api.tavily.com"
QUERY_CHARS = 400  # the API refuses longer ones
RESULTS = 20  # the API's own limit
BODY_BYTES = 2 * 2**20


@dataclass(frozen=True, slots=True)
class Retrying:
    """How often a search is tried, and the first pause in seconds; pauses double and bear jitter."""

    attempts: int = ATTEMPTS
    pause: float = 0.4


ONCE_MORE = Retrying()


def connect(settings: Settings) -> TavilySearch:
    """Return the configured search. Raises `BadSetting` for a key or an address that can't be one."""
    key = settings.tavily_api_key
    return TavilySearch(key.get_secret_value() if key else "", settings.tavily_api_url)


class TavilySearch:
    """`core.ports.WebSearch` over tavily-python; `timeout` is seconds for one search, all its attempts together."""

    def __init__(
        self, api_key: str, api_url: str | None = None, *, timeout: float = 15.0, retrying: Retrying = ONCE_MORE
    ) -> None:
        key = _usable_key(api_key)
        self._timeout = timeout
        self._retrying = retrying
        # The library drops the headers of a refusal and with them Retry-After: the hook reads them first.
        self._http = httpx.AsyncClient(
            base_url=_usable_url(api_url or API_URL),
            timeout=timeout,
            headers={"Accept-Encoding": ACCEPTED},
            event_hooks={"response": [bounded(BODY_BYTES, _too_much), _refusals]},
        )
        self._client = AsyncTavilyClient(api_key=key, client=self._http)

    async def search(self, query: str, limit: int = 3) -> list[Passage]:
        """Return up to `limit` (1 to 20) results, best first, without duplicates.

        Raises `BadInput` for an empty query, `KeyRejected`, `QuotaExhausted`, `RateLimited` or `Unavailable`.
        """
        wanted = clean(query, QUERY_CHARS).replace("\n", " ")
        if not wanted:
            raise BadInput("There is nothing to search the web for.")
        count = min(max(limit, 1), RESULTS)
        try:
            async with asyncio.timeout(self._timeout) as scope:
                results = await patiently(
                    lambda: self._once(wanted, count),
                    self._pause_after,
                    scope.when() or math.inf,
                    self._retrying.attempts,
                )
        except TimeoutError as error:
            raise Unavailable(f"The web search did not answer within {self._timeout:g} s.") from error
        return web_passages(results, count)

    async def close(self) -> None:
        """Let go of connections."""
        await self._http.aclose()

    def _pause_after(self, error: Exception, attempt: int) -> float | None:
        """Seconds: never less than Retry-After, with jitter on top; otherwise doubling, half to one and a half."""
        if not isinstance(error, RateLimited | Unavailable) or isinstance(error, _NotUnderstood):
            return None
        usual = self._retrying.pause * 2.0**attempt
        if isinstance(error, RateLimited) and error.retry_after is not None:
            return error.retry_after + usual * random.random()
        return usual * random.uniform(0.5, 1.5)

    async def _once(self, query: str, limit: int) -> list[Any]:
        """Ask once. The library lets httpx's and json's errors through, and takes any JSON for an answer."""
        try:
            answer = await self._client.search(
                query, search_depth="basic", max_results=limit, include_answer=False, timeout=self._timeout
            )
        except (tavily_errors.TimeoutError, httpx.RequestError) as error:
            raise Unavailable(f"The web search can't be reached ({type(error).__name__}).") from error
        except tavily_errors.BadRequestError as error:
            raise _NotUnderstood("The web search refused the query as malformed.") from error
        except httpx.HTTPStatusError as error:
            raise Unavailable(f"The web search answered with status {error.response.status_code}.") from error
        except (ValueError, AttributeError, TypeError, RecursionError) as error:
            raise Unavailable("The web search answered something that is no search result.") from error
        results = answer.get("results") if isinstance(answer, dict) else None
        if not isinstance(results, list):
            raise Unavailable("The web search answered something that is no search result.")
        return results


class _NotUnderstood(Unavailable):
    """The service does not take this request: asking again changes nothing."""


def _usable_key(key: str) -> str:
    """An empty key would switch the library, without a word, to a mode that needs none."""
    key = key.strip()
    if not key or not key.isascii() or not key.isprintable():
        raise BadSetting(
            "TAVILY_API_KEY is empty or holds characters no key has.",
            hint="Set it to the key from app.tavily.com, or leave it out to do without web search.",
        )
    return key


def _usable_url(url: str) -> str:
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BadSetting("TAVILY_API_URL is no address.", hint="It looks like https://api.tavily.com.")
    return url.rstrip("/")


async def _refusals(response: httpx.Response) -> None:
    """Raise what a status means; the API tells its limits apart by status (432 plan, 433 pay as you go)."""
    match response.status_code:
        case 401 | 403:
            raise KeyRejected("The web search rejected the key.", hint="Check TAVILY_API_KEY.")
        case 432 | 433:
            raise QuotaExhausted("The web search plan is used up.", hint="Raise its limit or wait for the next period.")
        case 429:
            raise RateLimited(
                "The web search asks to slow down.", retry_after=_seconds(response.headers.get("Retry-After"))
            )


def _seconds(retry_after: str | None) -> float | None:
    """Read Retry-After, which is a number of seconds or a date."""
    if not retry_after:
        return None
    try:
        value = float(retry_after)
    except ValueError:
        try:
            value = (parsedate_to_datetime(retry_after) - datetime.now(UTC)).total_seconds()
        except (ValueError, TypeError):
            return None
    return max(value, 0.0) if math.isfinite(value) else None


def _too_much(reason: str) -> _NotUnderstood:
    return _NotUnderstood(f"The web search answered what is not read. {reason}")
