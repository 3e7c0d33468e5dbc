"""Draws docs/pictures/terminal.svg: a real conversation over the examples. `python docs/make_terminal_picture.py`."""

from __future__ import annotations

import asyncio
import io
import tempfile
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from rich.console import Console
from rich.terminal_theme import MONOKAI

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs" / "pictures" / "terminal.svg"
ASKED = (
    "How much is reimbursed per mile for a private car?",
    "What does the Cutter plan cost per berth and month?",
    "Can I bring my dog?",
)
COLUMNS = 100


class _Still(Console):
    """A console without a spinner: a picture shows what stays."""

    def status(self, *_: object, **__: object) -> Any:
        return nullcontext(SimpleNamespace(update=lambda _: None))


async def _draw(home: Path) -> Console:
    from bots.console_bot import Beginning, ConsoleBot
    from bots.wiring import open_kit, open_library, read_settings
    from core.indexing.sync import sync

    settings = read_settings({"ERRATA_HOME": str(home)}, home / "none.env")
    async with open_library(settings) as library:
        await sync(ROOT / "examples" / "knowledge", "default", library.index, library.embedder)
    # Drawn into a file that nobody looks at: what is recorded is the picture.
    console = _Still(record=True, width=COLUMNS, force_terminal=True, highlight=False, emoji=False, file=io.StringIO())

    async def vote(*_: object) -> None:
        return None

    async with open_kit(settings, for_terminal=True) as kit:
        bot = ConsoleBot(kit, vote, console, Beginning())
        for question in ASKED:
            console.print(f"[bold]you>[/bold] {question}")
            await bot.say_to(question)
    return console


def main() -> None:
    """Draw the picture."""
    with tempfile.TemporaryDirectory() as folder:
        console = asyncio.run(_draw(Path(folder)))
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(console.export_svg(title="errata chat", theme=MONOKAI, unique_id="errata"), encoding="utf-8")


if __name__ == "__main__":
    main()
