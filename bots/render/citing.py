"""What both platforms do alike to a model's Markdown: citations become links, pictures too, code is left alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from core.drafts.links import CODE
from core.reading.marks import Mark, marks, written


def outside_code(text: str, change: Callable[[str], str]) -> str:
    """Return `text` with `change` made to all that is no code."""
    pieces = CODE.split(text)
    return "".join(piece if i % 2 else change(piece) for i, piece in enumerate(pieces))


def without_images(text: str) -> str:
    """Return `text` with a link for each picture: neither platform shows one that a model names."""
    first, *others = text.split("![")
    return first + "".join(("[" if _leads_on(after) else "![") + after for after in others)


def _leads_on(text: str) -> bool:
    """Behind the first closing bracket of the line stands an address."""
    return text.partition("\n")[0].partition("]")[2].startswith("(")


def heading_text(written: str) -> str:
    """Return what a heading says, without the hashes that may close it."""
    return written.rstrip("#").rstrip(" \t") or written[:1]


def linked(text: str, urls: Mapping[int, str]) -> str:
    """Link `[1]` and `[1, 2]` number by number; what has no address stays as it was."""
    found = marks(text)
    starts = {mark.start for mark in found}
    pieces: list[str] = []
    at = 0
    for mark in found:
        behind = text[mark.end : mark.end + 1]
        # A bracket right behind makes it a link's own text, unless that is the next mark.
        is_text = behind == "(" or (behind == "[" and mark.end not in starts)
        pieces += [text[at : mark.start], mark.text if is_text else _linked(mark, urls)]
        at = mark.end
    return "".join([*pieces, text[at:]])


def _linked(mark: Mark, urls: Mapping[int, str]) -> str:
    if not any(n in urls for n in mark.numbers):
        return mark.text
    return "".join(f"[[{n}]]({urls[n]})" if n in urls else written([n]) for n in mark.numbers)
