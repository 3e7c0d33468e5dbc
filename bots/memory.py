"""Keeps a long-running process small, and its collector of cycles out of the way of what is asked."""

from __future__ import annotations

import functools
import gc
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import ctypes

_M_MMAP_THRESHOLD, _M_ARENA_MAX = -3, -8  # of glibc's malloc.h
_ARENAS = 2
_MADE_SINCE = 20_000  # values, a few megabytes
_MADE_WHILE_LOADING = (
    500_000  # twice what is imported; in a command that makes more than that, some fifty megabytes wait
)
_APART = 1024 * 1024  # bytes from which on an allocation is a mapping of its own, gone when it is freed


def keep_small() -> None:
    """Let the allocator keep few arenas: by default it has eight a core, each with what some thread once held."""
    libc = _libc()
    if libc is not None and hasattr(libc, "mallopt"):
        libc.mallopt(_M_ARENA_MAX, _ARENAS)
        libc.mallopt(_M_MMAP_THRESHOLD, _APART)


def give_back() -> None:
    """Return freed memory to the system; takes some milliseconds."""
    libc = _libc()
    if libc is not None and hasattr(libc, "malloc_trim"):
        libc.malloc_trim(0)


def collect_rarely_while_loading() -> None:
    """Begin a collection only where much has been made since: what is imported stays, and is looked through in vain.

    Seven collections took a tenth of the time until a bot listened.
    """
    gc.freeze()
    gc.set_threshold(_MADE_WHILE_LOADING)


def collect_rarely() -> None:
    """Leave what was made up to here out of all collections, and begin one only where much has been made since.

    Looking through all of it again and again held events up by 100 ms at a time. Reading a text makes thousands of
    small values, hardly any of which refer to each other: with Python's threshold of 700, a tenth of the time of the
    slowest checks went by in looking through them.
    """
    gc.freeze()
    gc.set_threshold(_MADE_SINCE)


@functools.cache
def _libc() -> ctypes.CDLL | None:
    import ctypes

    try:
        return ctypes.CDLL(None)
    except OSError:  # no such thing on this system: then there is nothing to set
        return None
