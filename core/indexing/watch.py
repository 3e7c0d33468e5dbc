"""Tells when something in a folder has changed, once things are quiet again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from watchfiles import Change, DefaultFilter, awatch

from core.errors import NotFound
from core.indexing.scanning import TOOL_FOLDERS, ignored


async def watch(
    folder: Path,
    on_change: Callable[[], Awaitable[None]],
    *,
    stop: asyncio.Event | None = None,
    debounce_ms: int = 800,
) -> None:
    """Call `on_change` after each burst of changes until `stop` is set or the task is cancelled.

    A burst ends when nothing changes for 50 ms, or after `debounce_ms`. Changes that happen during `on_change` lead
    to another call. Raises `NotFound` where the folder does not exist.
    """
    root = await asyncio.to_thread(_existing, folder)
    async for _ in awatch(root, watch_filter=_Documents(root), stop_event=stop, debounce=debounce_ms):
        await on_change()


def _existing(folder: Path) -> Path:
    if not folder.is_dir():
        raise NotFound(f"There is no folder {folder}.")
    return folder.resolve()


class _Documents(DefaultFilter):
    """Passes over what a scan passes over."""

    def __init__(self, root: Path) -> None:
        super().__init__()
        self._root = root

    def __call__(self, change: Change, path: str) -> bool:
        parts = Path(path).relative_to(self._root).parts if Path(path).is_relative_to(self._root) else ()
        return not any(ignored(part) or part in TOOL_FOLDERS for part in parts)
