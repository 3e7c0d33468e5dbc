"""Chooses the reader for a file and turns what goes wrong inside one into a reason."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import PurePath
from types import ModuleType
from typing import TYPE_CHECKING

from core.errors import NotADocument, Unreadable
from core.indexing.documents import Block, Reading
from core.indexing.readers.formats import BY_NAME, Format, named
from core.indexing.readers.limits import DEFAULT_LIMITS, Limits
from core.indexing.readers.locked_office import is_locked, unlocked
from core.indexing.readers.sniffing import kind_of
from core.reading.phrases import FALLBACK, say

if TYPE_CHECKING:
    from core.indexing.readers.scans import Scanning

_TEXT, _TEXT_SUFFIXES = "text", frozenset((".txt", ".text", ".log", ".rst"))


def read(name: str, data: bytes, limits: Limits = DEFAULT_LIMITS, passwords: tuple[str, ...] = ()) -> Reading:
    """Read a file's bytes; `name` (a path or a URL's path) helps to tell its format; `passwords` are tried in turn.

    Pages that are pictures are named, and left to whoever reads scans. Raises `Unreadable` with the reason,
    `NotADocument` where there is nothing to read.
    """
    with as_unreadable():
        data = unlocked(data, passwords) if is_locked(data) else data
        found = BY_NAME[kind_of(name, data)]
        most = limits.file_bytes if found.binary else limits.text_bytes
        if len(data) > most:
            raise Unreadable(f"Too large: {len(data) / 1e6:,.0f} MB, at most {most / 1e6:,.0f} MB are read.")
        reading = _call(found, data, limits, passwords)
    if note := _misnamed(name, found):
        reading = replace(reading, notes=(note, *reading.notes))
    if not reading.scanned and not any(block.text.strip() or block.header.strip() for block in reading.blocks):
        raise NotADocument("Empty: there is no text in it.")
    return reading


def _misnamed(name: str, found: Format) -> str:
    """Return that a file is another thing than its suffix promises, or nothing."""
    suffix = PurePath(name).suffix.lower()
    promised = named(name) or (_TEXT if suffix in _TEXT_SUFFIXES else "")
    if not promised or promised == found.name:
        return ""
    return say("file misnamed", FALLBACK, suffix=suffix, what=found.name)


def read_page(name: str, data: bytes, number: int, scanning: Scanning) -> list[Block]:
    """Return what stands on a page that is a picture, of the pages that `read` named as such. Raises `Unreadable`."""
    data = unlocked(data, scanning.passwords) if is_locked(data) else data
    return _reader(BY_NAME[kind_of(name, data)]).read_page(data, number, scanning)  # type: ignore[no-any-return]


def _call(found: Format, data: bytes, limits: Limits, passwords: tuple[str, ...]) -> Reading:
    if found.opens_with_password:
        return _reader(found).read(data, limits, passwords)  # type: ignore[no-any-return]
    dialect = (found.dialect,) if found.dialect else ()
    return _reader(found).read(data, limits, *dialect)  # type: ignore[no-any-return]


def _reader(found: Format) -> ModuleType:
    """Import a reader when it is first used, so that a process loads only the parsers it needs."""
    try:
        return importlib.import_module(f"core.indexing.readers.{found.reader}")
    except MemoryError:
        raise
    except Exception as error:
        raise _not_loaded(error) from error


@contextmanager
def as_unreadable() -> Iterator[None]:
    """Turn whatever a parser raises into `Unreadable`; that a reader can't be loaded is never the file's fault."""
    try:
        yield
    except Unreadable:
        raise
    except MemoryError as error:
        raise Unreadable("Too large: reading it takes more memory than is allowed.") from error
    except ImportError as error:  # readers import some of what they need when they need it
        raise _not_loaded(error) from error
    except RecursionError as error:
        raise Unreadable("Corrupt: nested more deeply than any document is.") from error
    except Exception as error:
        # Parsers of foreign bytes fail in every way; each becomes a reason by name.
        raise Unreadable(f"Corrupt: the file is damaged ({type(error).__name__}).") from error


def _not_loaded(error: Exception) -> Unreadable:
    return Unreadable(f"Not read: the reader of this format can't be loaded here; the file is not at fault ({error}).")
