"""What one file may cost."""

from __future__ import annotations

from dataclasses import dataclass

MEGABYTE = 1024 * 1024


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds on one file: bytes, pages, table cells, zip entries and expansion, seconds and memory of its reader.

    Generous for what people write, small enough that a hostile file can't fill a machine.
    """

    file_bytes: int = 100 * MEGABYTE
    text_bytes: int = 20 * MEGABYTE
    records_bytes: int = 2048 * MEGABYTE
    line_bytes: int = 8 * MEGABYTE
    pages: int = 5_000
    cells: int = 2_000_000
    zip_entries: int = 20_000
    zip_bytes: int = 400 * MEGABYTE
    zip_ratio: int = 200
    seconds: float = 50.0
    memory_bytes: int = 1024 * MEGABYTE


DEFAULT_LIMITS = Limits()
