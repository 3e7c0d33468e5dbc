"""Keeps a long-running process small: what was held for one large document goes back to the system afterwards."""

from __future__ import annotations

import ctypes
import functools

_M_MMAP_THRESHOLD, _M_ARENA_MAX = -3, -8  # of glibc's malloc.h
_ARENAS = 2
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


@functools.cache
def _libc() -> ctypes.CDLL | None:
    try:
        return ctypes.CDLL(None)
    except OSError:  # no such thing on this system: then there is nothing to set
        return None
