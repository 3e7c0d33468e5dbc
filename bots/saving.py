"""Save what a platform hands out: within a size, under a safe name, into one folder."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from aiohttp import ClientResponse

from bots.messages import FileRef
from core.errors import Unreadable

LARGEST = 50_000_000  # bytes
_CHUNK = 1 << 16


async def save(response: ClientResponse, file: FileRef, folder: Path, largest: int = LARGEST) -> Path:
    """Write a response's body to a new file in `folder`. Raises `Unreadable` where it is larger than `largest` bytes.

    The size that a platform states is not trusted.
    """
    path = await asyncio.to_thread(free_path, folder, file.name)
    size = 0
    with await asyncio.to_thread(path.open, "wb") as target:
        async for chunk in response.content.iter_chunked(_CHUNK):
            size += len(chunk)
            if size > largest:
                break
            await asyncio.to_thread(target.write, chunk)
    if size > largest:
        await asyncio.to_thread(path.unlink)
        raise Unreadable(f"{file.name} is larger than {largest // 1_000_000} MB.")
    return path


def free_path(folder: Path, name: str) -> Path:
    """Return a path inside `folder`: no separators, no hidden names, none that is taken."""
    folder.mkdir(parents=True, exist_ok=True)
    safe = re.sub(r"[^\w.()+ -]", "_", Path(name).name).lstrip(". ")[-120:] or "file"
    path, number = folder / safe, 1
    while path.exists():
        number += 1
        path = folder / f"{number}-{safe}"
    return path
