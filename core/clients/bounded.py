"""Bounds what a vendor's server may answer: its size unpacked, in one layer of gzip at most, checked as it comes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import aclosing
from typing import Any

from core.concurrency.unpacking import refuse_announced, unpacked
from core.errors import Unreadable


def bounded(most: int, refused: Callable[[str], Exception]) -> Callable[[Any], Awaitable[None]]:
    """Return a hook for the responses of an httpx client (or one of its make).

    Bodies are unpacked by us: the client would unpack a part, however large, and any layers, at once. `refused` makes
    the error that is raised, from a reason.
    """

    async def hook(response: Any) -> None:
        encoding = response.headers.get("content-encoding", "")
        response.headers.pop("content-encoding", None)
        try:
            refuse_announced(response.headers.get("content-length"), most)
        except Unreadable as error:
            raise refused(error.message) from error
        response.stream = _bounded_stream(response.stream, encoding, most, refused)

    return hook


def _bounded_stream(stream: Any, encoding: str, most: int, refused: Callable[[str], Exception]) -> Any:
    # Clients of httpx's make know a stream by its base class, and each make has its own.
    base = next((kind for kind in type(stream).__mro__ if kind.__name__ == "AsyncByteStream"), object)
    return type("_BoundedStream", (_Bounded, base), {})(stream, encoding, most, refused)


class _Bounded:
    def __init__(self, stream: Any, encoding: str, most: int, refused: Callable[[str], Exception]) -> None:
        self._stream = stream
        self._encoding = encoding
        self._most = most
        self._refused = refused

    async def __aiter__(self) -> AsyncIterator[bytes]:
        try:
            async with aclosing(unpacked(self._stream, self._encoding, self._most)) as parts:
                async for part in parts:
                    yield part
        except Unreadable as error:
            raise self._refused(error.message) from error

    async def aclose(self) -> None:
        await self._stream.aclose()
