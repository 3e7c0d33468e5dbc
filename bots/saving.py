"""Save what a platform hands out: within a size, under a safe name, into one folder."""

from __future__ import annotations

import asyncio
import os
from contextlib import aclosing
from pathlib import Path

from aiohttp import ClientResponse

from bots.messages import FileRef
from core.concurrency.unpacking import ACCEPTED, TooLarge, refuse_announced, unpacked
from core.errors import Unreadable

LARGEST = 50_000_000  # bytes
_CHUNK = 1 << 16
_SAFE = ".()+ -"  # in a file's name, beside letters and digits


# For a session or a request whose body `save` is given: aiohttp would unpack any layers, and any size, by itself.
RAW_HEADERS = {"Accept-Encoding": ACCEPTED}


async def save(response: ClientResponse, file: FileRef, folder: Path, largest: int = LARGEST) -> Path:
    """Write the raw body of a response to a new file in `folder`, unpacked.

    Raises `Unreadable` where it is larger than `largest` bytes, or packed otherwise than in one layer of gzip. The
    size that a platform states is not trusted.
    """
    path = await asyncio.to_thread(free_path, folder, file.name)
    try:
        await _write(response, path, largest)
    except BaseException as error:
        await asyncio.to_thread(path.unlink, missing_ok=True)
        if isinstance(error, TooLarge):
            raise Unreadable(f"{file.name} is larger than {largest // 1_000_000} MB.") from error
        raise
    return path


async def _write(response: ClientResponse, path: Path, largest: int) -> None:
    refuse_announced(response.headers.get("Content-Length"), largest)
    encoding = ", ".join(response.headers.getall("Content-Encoding", []))
    with await asyncio.to_thread(os.fdopen, _made(path), "wb") as target:
        async with aclosing(unpacked(response.content.iter_chunked(_CHUNK), encoding, largest)) as parts:
            async for part in parts:
                await asyncio.to_thread(target.write, part)


def _made(path: Path) -> int:
    return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600)


def free_path(folder: Path, name: str) -> Path:
    """Return a path inside `folder`: no separators, no hidden names, none that is taken."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    kept = "".join(sign if sign.isalnum() or sign in _SAFE else "_" for sign in Path(name).name)
    safe = kept.lstrip(". ")[-120:] or "file"
    path, number = folder / safe, 1
    while path.exists():
        number += 1
        path = folder / f"{number}-{safe}"
    return path
