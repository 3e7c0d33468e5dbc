"""Keys while something is under way: the first Ctrl-C stops it, a second one leaves, others wait for the prompt."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

ResultT = TypeVar("ResultT")


class Stopped(Exception):
    """What was under way was stopped by Ctrl-C."""


@contextmanager
def unechoed() -> Iterator[None]:
    """Keep what is typed meanwhile off the screen, where something moves: the next prompt shows it."""
    try:
        import termios

        keyboard = sys.stdin.fileno()
        former = termios.tcgetattr(keyboard)
    except (ImportError, OSError, ValueError):  # no terminal of this kind
        yield
        return
    except termios.error:  # no terminal at all
        yield
        return
    quiet = [*former]
    quiet[3] &= ~termios.ECHO
    termios.tcsetattr(keyboard, termios.TCSADRAIN, quiet)
    try:
        yield
    finally:
        termios.tcsetattr(keyboard, termios.TCSADRAIN, former)


async def stoppable(work: Coroutine[Any, Any, ResultT]) -> ResultT:
    """Do `work` until Ctrl-C stops it. Raises `Stopped`, at a second Ctrl-C `KeyboardInterrupt`, and what it raises."""
    task = asyncio.ensure_future(work)
    presses = 0

    def pressed() -> None:
        nonlocal presses
        presses += 1
        if presses > 1:
            raise KeyboardInterrupt
        task.cancel()

    loop, former = asyncio.get_running_loop(), signal.getsignal(signal.SIGINT)
    try:
        loop.add_signal_handler(signal.SIGINT, pressed)
    except (NotImplementedError, ValueError, RuntimeError):  # no signals here, or not the main thread
        return await task
    try:
        return await task
    except asyncio.CancelledError:
        if not presses:
            raise
        raise Stopped from None
    finally:
        loop.remove_signal_handler(signal.SIGINT)
        signal.signal(signal.SIGINT, former)
