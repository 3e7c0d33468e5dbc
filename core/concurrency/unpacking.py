"""Takes the body of a response apart in bounded steps: at most one layer of gzip, its size checked as it grows."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncGenerator, AsyncIterable, Iterator

from core.errors import Unreadable

ACCEPTED = "gzip"
"""What to ask for in Accept-Encoding: whatever else comes is refused by name."""
STEP = 64 * 1024  # bytes unpacked at a time
_TURN = 1024 * 1024  # bytes after which others get their turn on the event loop
_GZIP_WINDOW = 16 + zlib.MAX_WBITS
_LONGEST_NAME = 40


class TooLarge(Unreadable):
    """The body is larger than what is read."""


class Unpacking:
    """One body on its way. `encoding` is the header Content-Encoding, `most` the bytes it may have unpacked.

    Raises `Unreadable` for an encoding that is not read (by name: anything but one layer of gzip), for a damaged
    body, and `TooLarge`.
    """

    def __init__(self, encoding: str, most: int) -> None:
        self._gzip = zlib.decompressobj(_GZIP_WINDOW) if _is_packed(encoding) else None
        self._most = most
        self._received = 0
        self._size = 0

    def parts(self, raw: bytes) -> Iterator[bytes]:
        """Yield what came in, unpacked, in parts of at most `STEP` bytes where it was packed."""
        self._received += len(raw)
        if self._received > self._most:
            raise self._too_large()
        if self._gzip is None:
            self._size += len(raw)
            yield raw
            return
        # What follows the end of the packed stream belongs to nothing, and is not looked at.
        while raw and not self._gzip.eof:
            try:
                part = self._gzip.decompress(raw, STEP)
            except zlib.error as error:
                raise Unreadable("Corrupt: it is not packed as its Content-Encoding says.") from error
            raw = self._gzip.unconsumed_tail
            self._size += len(part)
            if self._size > self._most:
                raise self._too_large()
            yield part

    def end(self) -> None:
        """Make sure that nothing is missing."""
        if self._gzip is not None and self._received and not self._gzip.eof:
            raise Unreadable("Corrupt: its packed content is cut off.")

    def _too_large(self) -> TooLarge:
        return TooLarge(f"Too large: more than {self._most / 1e6:,.0f} MB.")


async def unpacked(raw: AsyncIterable[bytes], encoding: str, most: int) -> AsyncGenerator[bytes, None]:
    """Yield a body's parts unpacked; however small it was packed, others get their turn meanwhile."""
    unpacking, since = Unpacking(encoding, most), 0
    async for chunk in raw:
        for part in unpacking.parts(chunk):
            yield part
            since += len(part)
            if since > _TURN:
                since = 0
                await asyncio.sleep(0)
    unpacking.end()


def refuse_announced(length: str | None, most: int) -> None:
    """Raise `TooLarge` where the header Content-Length announces more than is read."""
    if length is not None and length.isascii() and length.isdigit() and int(length[:30]) > most:
        raise TooLarge(f"Too large: it announces {int(length[:30]) / 1e6:,.0f} MB, at most {most / 1e6:,.0f} are read.")


def _is_packed(encoding: str) -> bool:
    layers = [
        layer for layer in (name.strip().lower() for name in encoding.split(",")) if layer not in ("", "identity")
    ]
    if not layers:
        return False
    if len(layers) > 1:
        raise Unreadable(f"Packed more than once (Content-Encoding: {_shown(encoding)}): one layer of gzip is read.")
    if layers[0] not in ("gzip", "x-gzip"):
        raise Unreadable(f"Packed in a way that is not read (Content-Encoding: {_shown(encoding)}): gzip is.")
    return True


def _shown(encoding: str) -> str:
    return "".join(letter for letter in encoding[:_LONGEST_NAME] if letter.isprintable())
