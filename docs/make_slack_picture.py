"""Draws docs/pictures/slack.svg: what Slack is sent, over the examples. `python -m docs.make_slack_picture`."""

from __future__ import annotations

import asyncio
import html
import tempfile
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs" / "pictures" / "slack.svg"
ASKED = "How much is reimbursed per mile for a private car?"
WIDTH, LEFT, LINE = 760, 72, 22
CHARACTERS = 88  # of a line
INK, SOFT, EDGE = "#1d1c1d", "#616061", "#c9c9cb"


def drawn(blocks: Iterable[dict[str, Any]]) -> str:
    """Return a conversation of two messages: the question, and the blocks that answer it."""
    parts: list[str] = []
    y = _message(parts, 20, ("A", "#4a7bd0"), "Ada", [_text(ASKED, INK, 15)])
    rows = [row for block in blocks for row in _rows(block)]
    y = _message(parts, y + 16, ("E", "#2450c0"), "Errata", rows)
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y + 10}" role="img" '
        f'aria-label="A question in Slack and its checked answer" '
        f'font-family="Lato, Helvetica Neue, Arial, sans-serif">\n'
        f'<rect width="100%" height="100%" rx="10" fill="#fff" stroke="{EDGE}"/>\n{body}\n</svg>\n'
    )


def _message(parts: list[str], y: int, face: tuple[str, str], name: str, rows: list[tuple[str, int]]) -> int:
    letter, colour = face
    parts.append(f'<rect x="20" y="{y}" width="38" height="38" rx="8" fill="{colour}"/>')
    parts.append(
        f'<text x="39" y="{y + 26}" fill="#fff" font-size="20" font-weight="700" text-anchor="middle">{letter}</text>'
    )
    app = ' <tspan fill="#616061" font-size="11" font-weight="700">APP</tspan>' if name == "Errata" else ""
    parts.append(f'<text x="{LEFT}" y="{y + 14}" fill="{INK}" font-size="15" font-weight="700">{name}{app}</text>')
    y += 18
    for row, height in rows:
        y += height
        parts.append(row.replace("@y", str(y)))
    return y + 12


def _rows(block: dict[str, Any]) -> Iterator[tuple[str, int]]:
    """Yield what a block shows, line by line, with the height of each."""
    kind = block["type"]
    if kind == "markdown":
        yield from (_text(line, INK, 15) for line in textwrap.wrap(block["text"], CHARACTERS))
    elif kind == "context":
        lines = "\n".join(element["text"] for element in block["elements"]).splitlines()
        yield from (_text(part, SOFT, 13) for line in lines for part in textwrap.wrap(line, CHARACTERS + 14))
    elif kind in ("actions", "context_actions"):
        yield _buttons(list(_labels(block["elements"]))), 36


def _labels(elements: Iterable[dict[str, Any]]) -> Iterator[str]:
    for element in elements:
        if element["type"] == "button":
            yield element["text"]["text"]
        else:
            yield from ("👍", "👎")


def _text(line: str, colour: str, size: int) -> tuple[str, int]:
    shown = html.escape(html.unescape(line), quote=False)
    if shown.startswith("*") and shown.endswith("*"):
        shown = f'<tspan font-weight="700">{shown.strip("*")}</tspan>'
    return f'<text x="{LEFT}" y="@y" fill="{colour}" font-size="{size}">{shown}</text>', LINE


def _buttons(labels: list[str]) -> str:
    made, x = [], LEFT
    for label in labels:
        width = 24 + 8 * len(label) if len(label) > 1 else 40
        frame = f'<rect y="-20" width="{width}" height="30" rx="6" fill="#fff" stroke="{EDGE}"/>'
        middle = f'x="{width // 2}" text-anchor="middle"'
        said = f'<text {middle} fill="{INK}" font-size="13" font-weight="700">{label}</text>'
        made.append(f'<g transform="translate({x} @y)">{frame}{said}</g>')
        x += width + 8
    return "".join(made)


async def _blocks(home: Path) -> tuple[dict[str, Any], ...]:
    from bots.render.slack_blocks import answer_messages
    from bots.wiring import open_kit, open_library, read_settings
    from core.indexing.sync import sync
    from core.loop import answer
    from core.model import Question

    settings = read_settings({"ERRATA_HOME": str(home)}, home / "none.env")
    async with open_library(settings) as library:
        await sync(ROOT / "examples" / "knowledge", "default", library.index, library.embedder)
    async with open_kit(settings, for_terminal=True) as kit:
        message, *_ = answer_messages(await answer(Question(ASKED), kit))
    return message.blocks


def main() -> None:
    """Draw the picture."""
    with tempfile.TemporaryDirectory() as folder:
        blocks = asyncio.run(_blocks(Path(folder)))
    PICTURE.write_text(drawn(blocks), encoding="utf-8")


if __name__ == "__main__":
    main()
