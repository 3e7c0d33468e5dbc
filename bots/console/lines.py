"""Where the lines of a conversation come from: an editor with a history on a terminal, else standard input."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from bots.console.editor import Arguments

PROMPT = "you> "
LONGEST_LINE = 100_000  # characters of piped input taken as one message; a question may have fewer


class Lines(Protocol):
    """Whoever hands over what was typed."""

    async def next(self) -> str | None:
        """Return the next line, or None at the end of input. Raises `KeyboardInterrupt` where somebody leaves."""


def open_lines(history: Path | None, commands: Mapping[str, Arguments]) -> Lines:
    """Return an editor where somebody types and looks, else lines of standard input."""
    if not sys.stdin.isatty():
        return PipedLines()
    if not sys.stdout.isatty():
        return TypedLines()
    from bots.console.editor import EditedLines

    return EditedLines(PROMPT, history, commands)


class PipedLines:
    """Lines of standard input, one message each."""

    async def next(self) -> str | None:
        """Return the next line, or None at the end."""
        return await asyncio.to_thread(sys.stdin.readline, LONGEST_LINE) or None


class TypedLines:
    """Lines of a terminal whose output goes elsewhere: read as they come, without an editor."""

    async def next(self) -> str | None:
        """Read a line in a thread that nobody waits for: Ctrl-C leaves at once, not after another return key."""
        loop = asyncio.get_running_loop()
        typed: asyncio.Future[str | None] = loop.create_future()

        def settle(line: str | None) -> None:
            if not typed.done():
                typed.set_result(line)

        def read() -> None:
            line = sys.stdin.readline() or None
            with contextlib.suppress(RuntimeError):  # the loop is gone, and the question with it
                loop.call_soon_threadsafe(settle, line)

        threading.Thread(target=read, daemon=True).start()
        return await typed
