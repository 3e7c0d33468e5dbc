"""Reads files in a process of its own, one at a time, bounded in time and memory."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from dataclasses import asdict
from types import TracebackType
from typing import Self

from core.errors import Unreadable
from core.indexing.documents import Reading
from core.indexing.readers.limits import DEFAULT_LIMITS, Limits
from core.indexing.worker import LENGTH, unpack

# The same search path as ours, however this process was started.
_PROGRAM = """
import json, sys
path, limits = json.loads(sys.argv[1])
sys.path[:] = path
from core.indexing.readers.limits import Limits
from core.indexing.worker import main
main(Limits(**limits))
"""


class IsolatedReader:
    """Reads bytes in a child process, started at the first use and kept for many files.

    Use as an async context manager; the child ends with it.
    """

    def __init__(self, limits: Limits = DEFAULT_LIMITS) -> None:
        self._limits = limits
        self._process: Process | None = None
        self._turn = asyncio.Lock()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._end()

    async def read(self, name: str, data: bytes) -> Reading:
        """Read a file's bytes.

        Raises `Unreadable` with the reason, also where the parser crashes, takes more than the limits' seconds or
        more than their memory; `NotADocument` where there is nothing to read.
        """
        async with self._turn:
            try:
                async with asyncio.timeout(self._limits.seconds):
                    answer = await self._ask(name, data)
            except TimeoutError as error:
                await self._end()
                reason = f"Too complex: reading it takes more than {self._limits.seconds:.0f} seconds."
                raise Unreadable(reason) from error
            except (asyncio.IncompleteReadError, ConnectionError) as error:
                await self._end()
                raise Unreadable("Corrupt: its parser crashed or ran out of memory.") from error
            except BaseException:
                # Half an exchange is on the line: the next file would get this one's answer.
                await self._end()
                raise
        return unpack(answer)

    async def _ask(self, name: str, data: bytes) -> bytes:
        process = await self._started()
        if process.stdin is None or process.stdout is None:
            raise ConnectionError
        for part in (name.encode(errors="replace"), data):
            process.stdin.write(LENGTH.pack(len(part)))
            process.stdin.write(part)
            await process.stdin.drain()
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        return await process.stdout.readexactly(length)

    async def _started(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            setup = json.dumps([[entry for entry in sys.path if isinstance(entry, str)], asdict(self._limits)])
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", _PROGRAM, setup, stdin=PIPE, stdout=PIPE, stderr=DEVNULL
            )
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.wait()
