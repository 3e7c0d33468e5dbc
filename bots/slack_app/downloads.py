"""Fetch a shared file from Slack: within a size, into one folder, with the token sent to Slack alone."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from aiohttp import ClientError, ClientResponse, ClientSession, ClientTimeout

from bots.messages import FileRef
from bots.saving import LARGEST, RAW_HEADERS, save
from bots.slack_app.api import SlackApi
from core.errors import Unavailable, Unreadable

_SLACK_HOSTS = (".slack.com", ".slack-files.com", ".slack-edge.com", ".slack-gov.com")
_LONGEST_URL = 4_000  # theirs are shorter; the time of `urlsplit` grows with the square of some
_TIMEOUT = ClientTimeout(total=120, connect=5)
_NEEDS_SCOPE = "Add the scope files:read under OAuth & Permissions and install the app again."


async def download(api: SlackApi, file: FileRef, folder: Path, largest: int = LARGEST) -> Path:
    """Return the path of the fetched file.

    Raises `Unreadable` (too large, not kept by Slack, not handed out) or `Unavailable`.
    """
    if file.size > largest:
        raise Unreadable(f"{file.name} is larger than {largest // 1_000_000} MB.")
    if not _kept_by_slack(file.url, api.base_url):
        raise Unreadable(f"{file.name} is not kept by Slack itself.", hint="Upload the file instead of linking it.")
    try:
        headers = {"Authorization": f"Bearer {api.token}"} | RAW_HEADERS
        # A session of its own: the one that calls share unpacks by itself.
        async with (
            ClientSession(timeout=_TIMEOUT, auto_decompress=False) as session,
            session.get(file.url, headers=headers, allow_redirects=False, proxy=api.proxy) as response,
        ):
            _handed_out(response, file)
            return await save(response, file, folder, largest)
    except (ClientError, TimeoutError) as error:
        raise Unavailable(f"{file.name} could not be fetched from Slack: {type(error).__name__}.") from error


def _kept_by_slack(url: str, base_url: str) -> bool:
    """The token must not travel to other hosts: files may be links to somebody else's storage."""
    if len(url) > _LONGEST_URL:
        return False
    asked, ours = urlsplit(url), urlsplit(base_url)
    if asked.netloc == ours.netloc:
        return asked.scheme == ours.scheme
    return asked.scheme == "https" and f".{asked.hostname or ''}".endswith(_SLACK_HOSTS)


def _handed_out(response: ClientResponse, file: FileRef) -> None:
    if response.status >= 500 or response.status == 429:
        raise Unavailable(f"Slack answered the download of {file.name} with status {response.status}.")
    if response.status != 200:
        raise Unreadable(f"Slack did not hand out {file.name} (status {response.status}).", hint=_NEEDS_SCOPE)
    page = response.content_type == "text/html" and not file.name.lower().endswith((".html", ".htm"))
    if page and "html" not in file.media_type:  # without the scope Slack shows its sign-in page, with status 200
        raise Unreadable(f"Slack did not hand out {file.name}, but a sign-in page.", hint=_NEEDS_SCOPE)
