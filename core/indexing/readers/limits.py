"""What one file may cost."""

from __future__ import annotations

from dataclasses import dataclass

MEGABYTE = 1024 * 1024


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds on one file: bytes, pages, table cells, zip entries and expansion, seconds and memory of its reader.

    `read_bytes` bounds the text that comes of it, whatever it was packed in: that much is held by who indexes it.
    Generous for what people write, small enough that a hostile file can't fill a machine.
    """

    file_bytes: int = 100 * MEGABYTE
    text_bytes: int = 20 * MEGABYTE
    read_bytes: int = 20 * MEGABYTE
    blocks: int = 1_000_000
    records_bytes: int = 2048 * MEGABYTE
    records: int = 5_000_000
    line_bytes: int = 8 * MEGABYTE
    pages: int = 5_000
    scanned_pages: int = 500
    cells: int = 2_000_000
    zip_entries: int = 20_000
    zip_bytes: int = 400 * MEGABYTE
    zip_ratio: int = 200
    seconds: float = 50.0
    memory_bytes: int = 1024 * MEGABYTE


DEFAULT_LIMITS = Limits()
BOT_LIMITS = Limits(
    file_bytes=50 * MEGABYTE,
    text_bytes=3 * MEGABYTE,
    read_bytes=3 * MEGABYTE,
    blocks=100_000,
    records_bytes=50 * MEGABYTE,
    records=50_000,
    scanned_pages=50,
    line_bytes=2 * MEGABYTE,
)
"""For what people share with a bot, which is to stay small: some hundred pages of text."""
