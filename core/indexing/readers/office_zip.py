"""Looks at an office file's archive before anything in it is expanded."""

from __future__ import annotations

import io
import zipfile

from core.errors import Unreadable
from core.indexing.readers.limits import MEGABYTE, Limits

_SMALL = 10 * MEGABYTE


def check(data: bytes, limits: Limits) -> None:
    """Raise `Unreadable` for an archive that is damaged, encrypted, or expands beyond the limits."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = archive.infolist()
    except (zipfile.BadZipFile, ValueError, NotImplementedError, EOFError) as error:
        raise Unreadable("Corrupt: the file is cut off or damaged.") from error
    if any(entry.flag_bits & 1 for entry in entries):
        raise Unreadable("Encrypted: the file needs a password; save it without one.")
    expanded = sum(entry.file_size for entry in entries)
    # XML packs well: a ratio says something only about what is large.
    if len(entries) > limits.zip_entries or expanded > limits.zip_bytes:
        raise Unreadable(f"Too large: it expands to {expanded / 1e6:,.0f} MB in {len(entries):,} parts.")
    if expanded > _SMALL and expanded > limits.zip_ratio * len(data):
        raise Unreadable(f"Too large: it expands to {expanded // len(data)} times its size.")
