"""Confluence's REST API within bounds: our errors, bounded waiting, no redirects; by Atlassian's Python client."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from functools import partial
from typing import Any

from atlassian.rest_client import AtlassianRestAPI
from requests import RequestException, Response

from bots.told_object import told_object
from core.concurrency.waiting import insist
from core.errors import Forbidden, KeyRejected, NotFound, RateLimited, Unavailable

Json = dict[str, Any]

TIMEOUT = 30  # seconds for one request
LONGEST_WAIT = 30.0  # seconds; a longer Retry-After ends the sync, which the next goes on with
_TRIES = 3
_TOKEN_HINT = "Set CONFLUENCE_TOKEN (and CONFLUENCE_USER in the cloud) anew."  # noqa: S105

# At the level of debugging it writes down what it is answered, which is people's text.
logging.getLogger("atlassian").setLevel(logging.WARNING)


class ConfluenceApi:
    """The REST API of one site: with a user, its token is a password (Cloud), else it stands alone (Data Center)."""

    def __init__(self, url: str, user: str | None, token: str) -> None:
        self._client = AtlassianRestAPI(
            url.rstrip("/"),
            username=user,
            password=token if user else None,
            token=None if user else token,
            timeout=TIMEOUT,
            retry_with_header=False,
        )

    async def read(self, path: str, params: Mapping[str, str | int] | None = None) -> Json:
        """Ask for something; a limit that passes soon is waited out. Raises `ErrataError`."""
        return await insist(partial(self._once, path, params), _TRIES, LONGEST_WAIT)

    def close(self) -> None:
        """Let go of the connections."""
        self._client.close()

    async def _once(self, path: str, params: Mapping[str, str | int] | None) -> Json:
        try:
            response: Response = await asyncio.to_thread(
                self._client.request, "GET", path, params=dict(params or {}), advanced_mode=True, allow_redirects=False
            )
        except (RequestException, OSError) as error:
            raise Unavailable(f"Confluence did not answer: {type(error).__name__}.") from error
        if response.status_code != 200:
            raise _our_error(path, response)
        return told_object("Confluence", response)


def _our_error(path: str, response: Response) -> Exception:
    status = response.status_code
    if status == 401:
        return KeyRejected("Confluence rejects the token (401).", hint=_TOKEN_HINT)
    if status == 404:
        return NotFound(f"Confluence knows no {path}.")
    if status == 429:
        return RateLimited("Confluence limits requests.", retry_after=_seconds(response.headers.get("Retry-After")))
    if status >= 500:
        return Unavailable(f"Confluence answers with status {status}.")
    return Forbidden(f"Confluence answers {path} with status {status}.")


def _seconds(said: str | None) -> float:
    try:
        return max(float(said or 1), 0.0)
    except ValueError:
        return 1.0
