"""A folder of a WebDAV share as a source: `webdav:Handbook`, below WEBDAV_URL; by the client `webdav4`."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from pathlib import Path, PurePosixPath
from typing import Any, TypeVar
from urllib.parse import quote
from xml.etree.ElementTree import ParseError

import httpx
from webdav4.client import Client, ClientError, HTTPError, ResourceNotFound

from core.concurrency.waiting import insist
from core.errors import BadInput, BadSetting, ErrataError, Forbidden, KeyRejected, NotFound, RateLimited, Unavailable
from core.indexing.readers.formats import SUFFIXES
from core.indexing.readers.limits import DEFAULT_LIMITS
from core.indexing.sources.beside import is_manifest, manifest_beside
from core.indexing.sources.paged import Batch, Page, bring_pages
from core.indexing.sources.port import Listing, Mark, Marks, Round, Source
from core.settings import Settings

ResultT = TypeVar("ResultT")

TIMEOUT = 30.0  # seconds for one request
LONGEST_WAIT = 30.0  # seconds; a longer Retry-After ends the sync, which the next goes on with
_TRIES = 3
_MOST_FOLDERS = 10_000
_LONGEST_ADDRESS = 1_000


@dataclass(frozen=True, slots=True)
class Entry:
    """What a folder lists: `path` is below the share's address."""

    path: str
    is_folder: bool
    size: int
    version: str
    changed: datetime | None


class WebDavShare:
    """One folder of one share, with what lies below it."""

    def __init__(self, client: Client, url: str, folder: str) -> None:
        self._client = client
        self._url = url.rstrip("/")
        self._folder = folder

    async def bring(self, mirror: Path, known: Marks, turn: Round) -> Listing:
        """Go through the folders, a batch each."""
        try:
            return await bring_pages(self._batches(turn), mirror, known, turn)
        finally:
            self._client.http.close()

    async def _batches(self, turn: Round) -> AsyncIterator[Batch]:
        waiting: list[str] = json.loads(turn.cursor) if turn.cursor else [self._folder]
        met = set(waiting)
        while waiting:
            here = waiting.pop(0)
            entries = await insist(partial(self._list, here), _TRIES, LONGEST_WAIT, unsaid=0.0)
            below = sorted(one.path for one in entries if one.is_folder and one.path not in met)
            met |= set(below)
            waiting += below
            if len(met) > _MOST_FOLDERS:
                raise Forbidden(f"More than {_MOST_FOLDERS:,} folders.", hint="Name less of it.")
            yield await self._batch(entries, json.dumps(waiting) if waiting else None)

    async def _batch(self, entries: list[Entry], cursor: str | None) -> Batch:
        """Return a folder's documents: who reads them, its manifest says, and nobody where that can't be read."""
        pages = [self._page(one) for one in entries if _may_be_document(one)]
        manifest = next((one for one in entries if is_manifest(one.path)), None)
        if manifest is None:
            return Batch(pages, cursor)
        path = self._below(manifest.path)
        told = await manifest_beside(path, manifest.version, partial(self._content, manifest))
        return replace(told, pages=[*told.pages, *pages], cursor=cursor)

    def _page(self, one: Entry) -> Page:
        changed = one.changed.isoformat() if one.changed else None
        mark = Mark(f"{self._url}/{quote(one.path)}", one.version, changed)
        return Page(self._below(one.path), mark, partial(self._content, one), one.changed)

    def _below(self, path: str) -> str:
        return path.removeprefix(self._folder).strip("/")

    async def _content(self, one: Entry) -> bytes:
        get = partial(self._client.request, "GET", quote(one.path), follow_redirects=False)
        return bytes((await insist(partial(self._ask, get), _TRIES, LONGEST_WAIT, unsaid=0.0)).content)

    async def _list(self, folder: str) -> list[Entry]:
        told = await self._ask(partial(self._client.propfind, quote(folder), headers={"Depth": "1"}))
        found = [self._entry(response) for response in told.responses.values()]
        return [one for one in found if one.path != folder]

    def _entry(self, response: Any) -> Entry:
        told = response.properties
        path = str(response.path_relative_to(self._client.base_url)).strip("/")
        version = str(told.etag or f"{told.modified} {told.content_length}")
        return Entry(path, told.resource_type == "directory", int(told.content_length or 0), version, told.modified)

    async def _ask(self, work: Callable[[], ResultT]) -> ResultT:
        with _mapped():
            return await asyncio.to_thread(work)


def connect(address: str, settings: Settings) -> Source:
    """Return the source at an address. Raises `BadInput`, and `BadSetting` for what is not set."""
    folder = address.removeprefix("webdav:").strip("/")
    if len(folder) > _LONGEST_ADDRESS or not folder.isprintable() or ".." in PurePosixPath(folder).parts:
        raise BadInput("A folder of a share is named by its path below WEBDAV_URL.", hint="Such as webdav:Handbook.")
    if settings.webdav_url is None or settings.webdav_user is None or settings.webdav_token is None:
        raise BadSetting("WEBDAV_URL, WEBDAV_USER and WEBDAV_TOKEN are not all set.")
    login = (settings.webdav_user, settings.webdav_token.get_secret_value())
    client = Client(settings.webdav_url, auth=login, retry=False, timeout=TIMEOUT)
    return WebDavShare(client, settings.webdav_url, folder)


@contextmanager
def _mapped() -> Iterator[None]:
    """Turn what the client raises into our errors."""
    try:
        yield
    except ResourceNotFound as error:
        raise NotFound("There is no such file or folder on the share.") from error
    except HTTPError as error:
        raise _our_error(error.response) from error
    except (ClientError, httpx.HTTPError, httpx.InvalidURL, ParseError, AssertionError, ValueError) as error:
        raise Unavailable(f"The share did not answer as it should: {type(error).__name__}.") from error


def _our_error(response: httpx.Response) -> ErrataError:
    status = response.status_code
    if status == 401:
        return KeyRejected("The share rejects the password or token (401).", hint="Set WEBDAV_TOKEN anew.")
    if status == 429:
        said = response.headers.get("Retry-After", "1")
        return RateLimited("The share limits requests.", retry_after=float(said) if said.isdigit() else 1.0)
    if status >= 500:
        return Unavailable(f"The share answers with status {status}.")
    return Forbidden(f"The share answers with status {status}.")


def _may_be_document(one: Entry) -> bool:
    return (
        not one.is_folder
        and PurePosixPath(one.path).suffix.lower() in SUFFIXES
        and one.size <= DEFAULT_LIMITS.file_bytes
    )
