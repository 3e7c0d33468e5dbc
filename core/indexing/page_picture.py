"""A page of a PDF as a picture, with words marked in it: drawn in a process of its own, bounded in time and memory."""

from __future__ import annotations

import asyncio
import io
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE
from typing import Any, BinaryIO

from core.errors import Unavailable, Unreadable
from core.indexing.worker import bound_memory

WIDTH = 900  # pixels
MOST_BYTES = 6_000_000
SECONDS = 15.0
MEMORY_BYTES = 1024 * 1024 * 1024
_TALLEST = 3.0  # times as high as wide
_LONGEST = 600  # characters that are looked for
_MARK = (255, 221, 51)
_COLOURS = 64

_PROGRAM = """
import json, sys
path, asked = json.loads(sys.argv[1])
sys.path[:] = path
from core.indexing.page_picture import main
main(**asked)
"""


async def page_picture(file: BinaryIO, page: int, said: str) -> bytes:
    """Return page `page` (from 1) as a PNG, with `said` marked where it stands as it is.

    Raises `Unreadable` where the page can't be drawn in time and memory, `Unavailable` where no process starts.
    """
    setup = json.dumps([[e for e in sys.path if isinstance(e, str)], {"page": page, "said": said[:_LONGEST]}])
    try:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", _PROGRAM, setup, stdin=file.fileno(), stdout=PIPE, stderr=DEVNULL, limit=MOST_BYTES
        )
    except OSError as error:
        raise Unavailable(f"No process can be started to draw pages: {error.strerror}.") from error
    try:
        async with asyncio.timeout(SECONDS):
            drawn = await _drawn(process)
            await process.wait()  # it is through: to kill it would reap it before its watcher does
    except TimeoutError as error:
        raise Unreadable("Too complex: drawing the page takes too long.") from error
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
    if not drawn.startswith(b"\x89PNG"):
        raise Unreadable("The page can't be drawn.")
    return drawn


async def _drawn(process: asyncio.subprocess.Process) -> bytes:
    assert process.stdout is not None  # noqa: S101 - asked for above
    drawn = bytearray()
    while chunk := await process.stdout.read(1 << 16):
        drawn += chunk
        if len(drawn) > MOST_BYTES:
            raise Unreadable("The page's picture is too large.")
    return bytes(drawn)


def main(page: int, said: str) -> None:
    """Draw a page of the PDF on standard input to standard output; in the child process."""
    import pypdfium2 as pdfium

    bound_memory(MEMORY_BYTES)
    sys.stdout.buffer.write(_page(pdfium.PdfDocument(sys.stdin.buffer.read()), page, said))
    sys.stdout.buffer.flush()


def _page(document: Any, number: int, said: str) -> bytes:
    page = document[number - 1]
    width, height = page.get_size()
    if not 0 < height <= width * _TALLEST:
        return b""
    picture = page.render(scale=WIDTH / width).to_pil().convert("RGB")
    boxes = _boxes(page, picture.size, said)
    packed = io.BytesIO()
    _marked(picture, boxes).quantize(_COLOURS).save(packed, "PNG", optimize=True)
    return packed.getvalue()


def _boxes(page: Any, size: tuple[int, int], said: str) -> list[tuple[int, int, int, int]]:
    """Return where the words stand, in pixels: a box a line."""
    from ctypes import byref, c_int

    from pypdfium2 import raw

    text = page.get_textpage()
    start, count = _found(text.get_text_range(), said)
    boxes = []
    for at in range(text.count_rects(start, count) if count else 0):
        left, bottom, right, top = text.get_rect(at)
        corners = []
        for x, y in ((left, top), (right, bottom)):
            across, down = c_int(), c_int()
            raw.FPDF_PageToDevice(page.raw, 0, 0, *size, 0, x, y, byref(across), byref(down))
            corners.append((across.value, down.value))
        (x0, y0), (x1, y1) = corners
        boxes.append((min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)))
    return boxes


def _found(text: str, said: str) -> tuple[int, int]:
    """Return where some words begin in a text and how far they go, however its lines are broken; (0, 0): nowhere."""
    kept = [at for at, sign in enumerate(text) if not sign.isspace() and sign.isprintable()]
    bare = "".join(text[at] for at in kept)
    wanted = "".join(sign for sign in said if not sign.isspace() and sign.isprintable())
    at = bare.find(wanted) if wanted else -1
    if at < 0:
        return 0, 0
    first, last = kept[at], kept[at + len(wanted) - 1]
    return first, last - first + 1


def _marked(picture: Any, boxes: list[tuple[int, int, int, int]]) -> Any:
    from PIL import Image, ImageChops, ImageDraw

    over = Image.new("RGB", picture.size, "white")
    draw = ImageDraw.Draw(over)
    for x0, y0, x1, y1 in boxes:
        draw.rectangle((x0 - 2, y0 - 2, x1 + 2, y1 + 2), fill=_MARK)
    return ImageChops.multiply(picture, over)
