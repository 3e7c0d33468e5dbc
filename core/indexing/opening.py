"""Opens files by descriptor, folder by folder from a base: no link is followed, whatever was swapped in meanwhile."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from core.errors import Unreadable

_FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
# Without waiting: a pipe would wait for somebody to write, a device for its medium.
_FILE = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC
_SWAPPED = (errno.ELOOP, errno.ENOTDIR, errno.EMLINK)


def open_below(base: Path, file: Path) -> BinaryIO:
    """Open a regular file that lies below `base`; both are absolute and name no link.

    Raises `Unreadable` where it can't be opened, is no regular file, or where a link stands on the way to it: it was
    swapped in after the folder was looked through.
    """
    try:
        with folder_below(base, file.parent) as folder:
            descriptor = os.open(file.name, _FILE, dir_fd=folder)
    except ValueError as error:
        raise Unreadable("It lies outside the folder.") from error
    except OSError as error:
        if error.errno in _SWAPPED:
            raise Unreadable("A link was put in its place: it is not followed.") from error
        raise Unreadable(f"Can't be opened: {error.strerror}.") from error
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise Unreadable("Not a regular file any more.")
    return os.fdopen(descriptor, "rb")


@contextmanager
def folder_below(base: Path, folder: Path) -> Iterator[int]:
    """Open a folder at or below `base` by walking down from there. Raises `OSError`, for a link `ELOOP`/`ENOTDIR`."""
    descriptor = os.open(base, _FOLDER)
    try:
        for name in folder.relative_to(base).parts:
            below = os.open(name, _FOLDER, dir_fd=descriptor)
            os.close(descriptor)
            descriptor = below
        yield descriptor
    finally:
        os.close(descriptor)
