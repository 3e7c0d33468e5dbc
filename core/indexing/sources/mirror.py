"""The folder in which a source's files are kept for reading: written in whole, never outside of it."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Collection
from datetime import datetime
from pathlib import Path, PurePosixPath

_NANOSECONDS = 1_000_000_000


def put(mirror: Path, path: str, data: bytes, modified: datetime | None) -> None:
    """Write a file that changed: its time is `modified` to the second, and differs from its former one below that.

    Raises `ValueError` for a path that leads out of the folder.
    """
    file = place(mirror, path)
    _make_room(mirror, file)
    file.parent.mkdir(parents=True, exist_ok=True)
    partial = file.with_name(f".{file.name[:40]}.part")
    partial.write_bytes(data)
    now = time.time_ns()
    seconds = int(modified.timestamp()) if modified else now // _NANOSECONDS
    moment = seconds * _NANOSECONDS + now % _NANOSECONDS
    os.utime(partial, ns=(moment, moment))
    partial.replace(file)


def put_changed(mirror: Path, path: str, data: bytes, modified: datetime | None) -> None:
    """Write a file where it is not so already: a server without conditions gives the same bytes again and again."""
    file = place(mirror, path)
    if not file.is_file() or file.read_bytes() != data:
        put(mirror, path, data, modified)


def _make_room(mirror: Path, file: Path) -> None:
    """What was a file may be a folder now, and the other way round."""
    for folder in file.parents:
        if folder.is_relative_to(mirror) and folder.is_file():
            folder.unlink()
    if file.is_dir():
        shutil.rmtree(file)


def prune(mirror: Path, kept: Collection[str]) -> None:
    """Remove files that are not kept, and folders that are empty then."""
    files = {place(mirror, path) for path in kept}
    for here, _, names in os.walk(mirror, topdown=False):
        for name in names:
            if (file := Path(here) / name) not in files:
                file.unlink(missing_ok=True)
        if Path(here) != mirror and not any(Path(here).iterdir()):
            Path(here).rmdir()


def place(mirror: Path, path: str) -> Path:
    """Return where a path of a source lies. Raises `ValueError` where that is outside of the mirror."""
    parts = PurePosixPath(path).parts
    if not parts or path.startswith("/") or ".." in parts or "\0" in path:
        raise ValueError(path)
    return mirror.joinpath(*parts)
