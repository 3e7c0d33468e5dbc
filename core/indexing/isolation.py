"""Reads files in a process of its own, one at a time, bounded in time and memory."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from dataclasses import asdict, replace
from types import TracebackType
from typing import Any, BinaryIO, Self

from core.errors import NotADocument, Unavailable, Unreadable, Wordless
from core.indexing.documents import PICTURE, UNREAD_PICTURE, WITHOUT_TEXT, Block, Reading, with_scans
from core.indexing.readers.limits import DEFAULT_LIMITS, Limits
from core.indexing.readers.scans import languages_to_read
from core.indexing.spool import Spool
from core.indexing.worker import LENGTH, LONGEST_REQUEST, REQUESTS, Frame, Item, items_of

# The same search path as ours, however this process was started.
_PROGRAM = """
import json, sys
path, limits = json.loads(sys.argv[1])
sys.path[:] = path
from core.indexing.readers.limits import Limits
from core.indexing.worker import main
main(Limits(**limits))
"""
_FILE, _VALUES, _PAGE = REQUESTS
_LONGEST_NAME = 1_000
# UTF-8 takes up to four bytes a letter and JSON two for some; beside the text stand a few words a block.
_BYTES_A_LETTER = 4
_BESIDE_BYTES = 16 * 1024 * 1024


OnPage = Callable[[int, int], None]


def _unheard(_done: int, _of: int) -> None:
    return None


class IsolatedReader:
    """Reads files in a child process, which is handed their descriptors, never their paths.

    `passwords` are tried on files that need one; they reach the child over its socket, never on its command line.
    It is started at the first use and kept for many files. Use as an async context manager; the child ends with it.
    `scan_languages` are what pages that are pictures are read in (`deu+eng`); empty: all that are installed.
    """

    def __init__(
        self, limits: Limits = DEFAULT_LIMITS, passwords: tuple[str, ...] = (), scan_languages: str = ""
    ) -> None:
        self._passwords = passwords
        self._scan_languages = scan_languages
        self._limits = limits
        self._process: Process | None = None
        self._line: socket.socket | None = None
        self._turn = asyncio.Lock()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._end()

    async def read(self, name: str, source: BinaryIO | bytes, on_page: OnPage = _unheard) -> Reading:
        """Read a file; `on_page` is told before each page that is a picture how many of how many are done.

        Raises `Unreadable` with the reason, also where the parser crashes, takes more than the limits' seconds or
        more than their memory; `NotADocument` where there is nothing to read; `Unavailable` where no process starts.
        """
        if isinstance(source, bytes):
            with Spool(source) as spool:
                return await self.read(name, spool.file, on_page)
        blocks: list[Block] = []
        found: Reading | None = None
        async with aclosing(self._items(_FILE, name, source)) as items:
            async for item in items:
                if isinstance(item, Block):
                    blocks.append(item)
                elif isinstance(item, Reading):
                    found = item
        if found is None:
            raise Unreadable("Corrupt: its parser said nothing.")
        reading = replace(found, blocks=tuple(blocks))
        return await self._with_scans(name, source, reading, on_page) if reading.scanned else reading

    async def _with_scans(self, name: str, source: BinaryIO, reading: Reading, on_page: OnPage) -> Reading:
        """Read the pages that are pictures too, one by one, each in its own time, as far as Tesseract is there."""
        languages = await asyncio.to_thread(languages_to_read, self._scan_languages)
        if not languages:
            if reading.file_type == PICTURE:
                raise NotADocument(UNREAD_PICTURE)
            if not reading.blocks:
                raise Unreadable(WITHOUT_TEXT)
            return reading
        read: dict[int, list[Block]] = {}
        for done, number in enumerate(reading.scanned):
            on_page(done, len(reading.scanned))
            async with aclosing(self._items(_PAGE, name, source, page=number, languages=languages)) as items:
                read[number] = [item async for item in items if isinstance(item, Block)]
        if reading.file_type == PICTURE and not any(read.values()):
            raise Wordless
        if not any(read.values()) and not reading.blocks:
            raise Unreadable("Scanned without text: nothing could be read from its pictures.")
        return with_scans(reading, read)

    async def values(self, name: str, source: BinaryIO) -> AsyncGenerator[Item, None]:
        """Yield the records of a JSON or JSONL file; or, where it is one document, its reading and its bad lines.

        Raises as `read` does. The seconds count for each part of it: what is done with it meanwhile takes its time.
        """
        blocks: list[Block] = []
        async with aclosing(self._items(_VALUES, name, source)) as items:
            async for item in items:
                if isinstance(item, Block):
                    blocks.append(item)
                else:
                    yield replace(item, blocks=tuple(blocks)) if isinstance(item, Reading) else item

    async def _items(
        self, kind: str, name: str, source: BinaryIO, **more: int | str
    ) -> AsyncGenerator[Item | Block, None]:
        asked = {"kind": kind, "name": name[-_LONGEST_NAME:], "passwords": self._passwords, **more}
        async with self._turn:
            through = False
            try:
                process = await self._asked(asked, source)
                while not through:
                    frame = await self._frame(process)
                    through = frame.get("last", False)
                    for item in items_of(frame):
                        yield item
            finally:
                # Half an exchange is on the line: the next file would get this one's answer.
                if not through:
                    await self._end()

    async def _asked(self, asked: dict[str, Any], source: BinaryIO) -> Process:
        request = json.dumps(asked).encode()
        try:
            process = await self._started()
            if self._line is None or len(request) > LONGEST_REQUEST:
                raise ConnectionError
            # It fits into the socket's buffer, which is empty: one request is under way at a time.
            socket.send_fds(self._line, [LENGTH.pack(len(request)) + request], [source.fileno()])
        except ConnectionError as error:
            raise _crashed() from error
        return process

    async def _frame(self, process: Process) -> Frame:
        try:
            async with asyncio.timeout(self._limits.seconds):
                frame = await self._received(process)
        except TimeoutError as error:
            reason = f"Too complex: reading it takes more than {self._limits.seconds:.0f} seconds."
            raise Unreadable(reason) from error
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise _crashed() from error
        return frame

    async def _received(self, process: Process) -> Frame:
        if process.stdout is None:
            raise ConnectionError
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        if length > _BYTES_A_LETTER * max(self._limits.read_bytes, self._limits.line_bytes) + _BESIDE_BYTES:
            raise ConnectionError  # the parser was taken over: no frame of ours is as long
        frame: Frame = json.loads(await process.stdout.readexactly(length))
        return frame

    async def _started(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            await self._end()
            setup = json.dumps([[entry for entry in sys.path if isinstance(entry, str)], asdict(self._limits)])
            try:
                ours, theirs = socket.socketpair()
                with theirs:
                    self._line = ours
                    self._process = await asyncio.create_subprocess_exec(
                        sys.executable, "-c", _PROGRAM, setup, stdin=theirs.fileno(), stdout=PIPE, stderr=DEVNULL
                    )
            except OSError as error:  # no descriptor, no memory: of this machine, not of this file
                raise Unavailable(f"No process can be started to read files: {error.strerror}.") from error
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        line, self._line = self._line, None
        if line is not None:
            line.close()
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.wait()


def _crashed() -> Unreadable:
    return Unreadable("Corrupt: its parser crashed or ran out of memory.")
