"""What both platforms do alike to a model's Markdown: citations become links, pictures too, code is left alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from core.links import CODE

_CITATION = re.compile(r"\[(\d{1,3}(?:\s*[,;]\s*\d{1,3})*)\](?![(\[])")
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
    return _CITATION.sub(lambda match: _linked(match, urls), text)


def _linked(match: re.Match[str], urls: Mapping[int, str]) -> str:
    numbers = [int(n) for n in re.findall(r"\d+", match[1])]
    if not any(n in urls for n in numbers):
        return match[0]
    return "".join(f"[[{n}]]({urls[n]})" if n in urls else f"[{n}]" for n in numbers)
