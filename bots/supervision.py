"""One process tree: starts the roles as processes of their own, restarts what dies, and stops all together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import sys
import time
from asyncio.subprocess import Process
from collections.abc import Sequence

log = logging.getLogger("errata.run")
GRACE_SECONDS = 10.0
LONGEST_PAUSE = 30.0
STEADY_SECONDS = 60.0  # a process that ran so long had started well: its next restart comes at once
MISCONFIGURED = 2  # an exit code that no restart can mend


async def supervise(roles: Sequence[Sequence[str]]) -> int:
    """Run `errata ROLE...` for each of `roles` until a signal comes; return the exit code of the tree.

    A role that dies is restarted after a pause that doubles up to 30 s; one that is misconfigured ends the tree.
    """
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, stop.set)
    tasks = [asyncio.create_task(_keep_running(role, stop)) for role in roles]
    try:
        codes = await asyncio.gather(*tasks)
    finally:
        # Also where one could not be started: none is left without its parent.
        stop.set()
        await asyncio.gather(*tasks, return_exceptions=True)
    return max(codes, default=0)


async def _keep_running(role: Sequence[str], stop: asyncio.Event) -> int:
    pause = 1.0
    while not stop.is_set():
        started = time.monotonic()
        process = await asyncio.create_subprocess_exec(sys.executable, "-m", "bots", *role)
        code = await _ended(process, stop)
        if stop.is_set() or code == MISCONFIGURED:
            stop.set()
            return max(code, 0) if code == MISCONFIGURED else 0
        pause = 1.0 if time.monotonic() - started > STEADY_SECONDS else min(2 * pause, LONGEST_PAUSE)
        log.warning("errata %s ended with code %s; restarting in %.0f s.", role[0], code, pause)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), pause)
    return 0


async def _ended(process: Process, stop: asyncio.Event) -> int:
    """Wait for the process, or for the signal and then for the process to finish within its grace."""
    ending = asyncio.create_task(process.wait())
    stopping = asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({ending, stopping}, return_when=asyncio.FIRST_COMPLETED)
        if not ending.done():
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
            await asyncio.wait({ending}, timeout=GRACE_SECONDS)
        if not ending.done():
            log.warning("A process did not end within %.0f s and is killed; its work is taken over.", GRACE_SECONDS)
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        return await ending
    finally:
        stopping.cancel()
