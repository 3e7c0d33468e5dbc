"""Fetch a shared file from Discord's own hosts: within a size, into one folder, and without the token."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import discord.http
from aiohttp import ClientError, ClientResponse, ClientSession, ClientTimeout

from bots.messages import FileRef
from bots.saving import LARGEST, RAW_HEADERS, save
from core.errors import Unavailable, Unreadable

_HOSTS = ("cdn.discordapp.com", "media.discordapp.net")
_LONGEST_URL = 4_000  # theirs are shorter; the time of `urlsplit` grows with the square of some
_TIMEOUT = ClientTimeout(total=120, connect=5)


async def download(file: FileRef, folder: Path, largest: int = LARGEST) -> Path:
    """Return the path of the fetched file.

    Raises `Unreadable` (too large, kept elsewhere, its link run out) or `Unavailable`.
    """
    if file.size > largest:
        raise Unreadable(f"{file.name} is larger than {largest // 1_000_000} MB.")
    if not _kept_by_discord(file.url):
        raise Unreadable(f"{file.name} is not kept by Discord itself.", hint="Upload the file instead of linking it.")
    try:
        async with (
            ClientSession(timeout=_TIMEOUT, headers=RAW_HEADERS, auto_decompress=False) as session,
            session.get(file.url, allow_redirects=False) as response,
        ):
            _handed_out(response, file)
            return await save(response, file, folder, largest)
    except (ClientError, TimeoutError) as error:
        raise Unavailable(f"{file.name} could not be fetched from Discord: {type(error).__name__}.") from error


def _kept_by_discord(url: str) -> bool:
    """Links in an event come from Discord, but an event can be forged by whoever can write to the queue."""
    if len(url) > _LONGEST_URL:
        return False
    asked, api = urlsplit(url), urlsplit(discord.http.Route.BASE)
    return (asked.scheme == "https" and asked.netloc in _HOSTS) or (asked.scheme, asked.netloc) == api[:2]


def _handed_out(response: ClientResponse, file: FileRef) -> None:
    if response.status >= 500 or response.status == 429:
        raise Unavailable(f"Discord answered the download of {file.name} with status {response.status}.")
    if response.status != 200:
        raise Unreadable(
            f"Discord did not hand out {file.name} (status {response.status}).",
            hint="Links to attachments run out after a day: upload it again.",
        )
