"""Google Drive's API (version 3) within bounds: our errors, bounded waiting, no redirects; keys by `google-auth`."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from google.auth.exceptions import GoogleAuthError, RefreshError
from google.auth.transport import Request, Response
from google.oauth2.service_account import Credentials

from bots.told_object import told_object
from core.concurrency.waiting import insist
from core.errors import (
    BadInput,
    BadSetting,
    ErrataError,
    Forbidden,
    KeyRejected,
    NotFound,
    QuotaExhausted,
    RateLimited,
    Unavailable,
)

Json = dict[str, Any]

TIMEOUT = 60.0  # seconds for one request: an export is made while it is asked for
LONGEST_WAIT = 30.0  # seconds; a longer Retry-After ends the sync, which the next goes on with
_TRIES = 3
_SCOPES = ("https://www.googleapis.com/auth/drive.readonly",)
_PAGE = 100  # files a request; permissions make them long
_FILE = (
    "id,name,mimeType,modifiedTime,md5Checksum,size,webViewLink,trashed,driveId,"
    "capabilities(canDownload),permissions(type,emailAddress,domain,deleted,expirationTime,view)"
)
_HINT = "Set GDRIVE_KEY_FILE to a key of the service account that is in force."
# https://developers.google.com/workspace/drive/api/guides/handle-errors
_LIMITED = frozenset({"rateLimitExceeded", "userRateLimitExceeded", "sharingRateLimitExceeded"})
_USED_UP = frozenset({"dailyLimitExceeded", "quotaExceeded"})


class DriveApi:
    """What one service account sees."""

    def __init__(self, url: str, credentials: Credentials) -> None:
        self._url = f"{url.rstrip('/')}/drive/v3/"
        self._credentials = credentials
        self._http = httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False)

    async def file(self, file: str) -> Json:
        """Return what is told of a file or folder."""
        return await self._read(f"files/{file}", {"fields": _FILE, "supportsAllDrives": "true"})

    async def below(self, folder: str, token: str | None) -> Json:
        """Return some of what lies in a folder, but for what is in the trash, and the token to go on at."""
        asked = {"q": f"'{folder}' in parents and trashed = false", "pageSize": str(_PAGE), "spaces": "drive"}
        asked |= {"fields": f"nextPageToken,incompleteSearch,files({_FILE})"}
        asked |= {"supportsAllDrives": "true", "includeItemsFromAllDrives": "true"}
        return await self._read("files", asked | ({"pageToken": token} if token else {}))

    async def permissions(self, file: str) -> list[Json]:
        """Return who may do something with a file. Raises `Forbidden` where the account may not know."""
        found: list[Json] = []
        asked = {"supportsAllDrives": "true", "pageSize": "100"}
        asked["fields"] = "nextPageToken,permissions(type,emailAddress,domain,deleted,expirationTime,view)"
        while True:
            told = await self._read(f"files/{file}/permissions", asked)
            found += told["permissions"]
            if not told.get("nextPageToken"):
                return found
            asked |= {"pageToken": str(told["nextPageToken"])}

    async def content(self, file: str) -> bytes:
        """Return a file's bytes."""
        asked = {"alt": "media", "supportsAllDrives": "true"}
        return (await insist(partial(self._once, f"files/{file}", asked), _TRIES, LONGEST_WAIT)).content

    async def export(self, file: str, kind: str) -> bytes:
        """Return a document of Google's own as a file of some kind; Google exports up to 10 MB."""
        return (
            await insist(partial(self._once, f"files/{file}/export", {"mimeType": kind}), _TRIES, LONGEST_WAIT)
        ).content

    async def close(self) -> None:
        """Let go of the connections."""
        await self._http.aclose()

    async def _read(self, path: str, asked: Mapping[str, str]) -> Json:
        response = await insist(partial(self._once, path, asked), _TRIES, LONGEST_WAIT)
        return told_object("Google Drive", response)

    async def _once(self, path: str, asked: Mapping[str, str]) -> httpx.Response:
        """Ask once; a token that ran out before its time is fetched anew, once."""
        response = await self._asked(path, asked, anew=not self._credentials.valid)
        if response.status_code == 401:
            response = await self._asked(path, asked, anew=True)
        if response.status_code != 200:
            raise _our_error(response)
        return response

    async def _asked(self, path: str, asked: Mapping[str, str], *, anew: bool) -> httpx.Response:
        if anew:
            await asyncio.to_thread(_refresh, self._credentials)
        headers = {"Authorization": f"Bearer {self._credentials.token}"}
        try:
            return await self._http.get(f"{self._url}{path}", params=asked, headers=headers)
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise Unavailable(f"Google Drive did not answer: {type(error).__name__}.") from error


def connect(url: str, key_file: Path) -> DriveApi:
    """Return the API as the service account of a key. Raises `BadSetting` for a file that is no such key."""
    try:
        told = json.loads(key_file.read_text(encoding="utf-8"))
        credentials = Credentials.from_service_account_info(told, scopes=_SCOPES)
    except OSError as error:
        raise BadSetting(f"GDRIVE_KEY_FILE can't be read: {error.strerror}.") from error
    except (ValueError, TypeError, AttributeError, LookupError, GoogleAuthError) as error:
        raise BadSetting("GDRIVE_KEY_FILE is no key of a service account (JSON).") from error
    return DriveApi(url, credentials)


class _Answer(Response):
    """What an httpx client was answered, as google-auth reads it."""

    def __init__(self, response: httpx.Response) -> None:
        self._response = response

    @property
    def status(self) -> int:
        return self._response.status_code

    @property
    def headers(self) -> Mapping[str, str]:
        return self._response.headers

    @property
    def data(self) -> bytes:
        return self._response.content


class _Asking(Request):
    """Asks for tokens by httpx, which is there: google-auth's own way needs another client."""

    def __call__(
        self,
        url: str,
        method: str = "GET",
        body: bytes | None = None,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
        **_: Any,
    ) -> Response:
        return _Answer(httpx.request(method, url, content=body, headers=headers, timeout=timeout or TIMEOUT))


def _refresh(credentials: Credentials) -> None:
    """Fetch a token. Raises `KeyRejected` where Google refuses the key, `Unavailable` where it does not answer."""
    try:
        credentials.refresh(_Asking())
    except RefreshError as error:
        if error.retryable:
            raise Unavailable("Google gives no token now.") from error
        raise KeyRejected("Google gives no token for the key of the service account.", hint=_HINT) from error
    except (GoogleAuthError, httpx.HTTPError, httpx.InvalidURL) as error:
        raise Unavailable(f"Google gives no token: {type(error).__name__}.") from error


def _our_error(response: httpx.Response) -> ErrataError:
    status, reason = response.status_code, _reason(response)
    told = f"{reason} ({status})" if reason else f"status {status}"
    if status == 401:
        return KeyRejected("Google Drive rejects the token (401).", hint=_HINT)
    if status == 429 or reason in _LIMITED:
        said = response.headers.get("Retry-After") or ""
        return RateLimited("Google Drive limits requests.", retry_after=float(said) if said.isdigit() else None)
    if reason in _USED_UP:
        return QuotaExhausted(f"Google Drive gives no more today: {told}.")
    if status == 404 or reason == "exportSizeLimitExceeded":
        return NotFound(f"Google Drive has no such file for this account: {told}.")
    if status == 400:
        return BadInput(f"Google Drive does not understand what it is asked: {told}.")
    return Unavailable(f"Google Drive answers with {told}.") if status >= 500 else Forbidden(f"It answers with {told}.")


def _reason(response: httpx.Response) -> str:
    """Return Google's own name of an error; empty, where it gives none."""
    try:
        return str(response.json()["error"]["errors"][0]["reason"])
    except (ValueError, LookupError, TypeError):
        return ""
