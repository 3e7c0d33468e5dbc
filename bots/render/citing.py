"""What both platforms do alike to a model's Markdown: citations become links, pictures too, code is left alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from core.drafts.links import CODE
from core.reading.marks import Mark, marks, written

_IMAGE = re.compile(r"!\[([^\]\n]*)(\]\()?")


def outside_code(text: str, change: Callable[[str], str]) -> str:
    """Return `text` with `change` made to all that is no code."""
    pieces = CODE.split(text)
    return "".join(piece if i % 2 else change(piece) for i, piece in enumerate(pieces))


def without_images(text: str) -> str:
    """Return `text` with a link for each picture: neither platform shows one that a model names."""
    # One that leads to no address is taken in as well, so that nothing in it is looked at again.
    return _IMAGE.sub(lambda match: f"[{match[1]}](" if match[2] else match[0], text)


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
