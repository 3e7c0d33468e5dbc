"""What both platforms do alike to a model's Markdown: citations become links, pictures too, code is left alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

_CODE = re.compile(r"(```.*?(?:```|\Z)|~~~.*?(?:~~~|\Z)|`[^`\n]+`)", re.DOTALL)
_CITATION = re.compile(r"\[(\d{1,3}(?:\s*[,;]\s*\d{1,3})*)\](?![(\[])")
_IMAGE = re.compile(r"!\[([^\]\n]*)\]\(")


def outside_code(text: str, change: Callable[[str], str]) -> str:
    """Return `text` with `change` made to all that is no code."""
    pieces = _CODE.split(text)
    return "".join(piece if i % 2 else change(piece) for i, piece in enumerate(pieces))


def without_images(text: str) -> str:
    """Return `text` with a link for each picture: neither platform shows one that a model names."""
    return _IMAGE.sub(r"[\1](", text)


def linked(text: str, urls: Mapping[int, str]) -> str:
    """Link `[1]` and `[1, 2]` number by number; what has no address stays as it was."""
    return _CITATION.sub(lambda match: _linked(match, urls), text)


def _linked(match: re.Match[str], urls: Mapping[int, str]) -> str:
    numbers = [int(n) for n in re.findall(r"\d+", match[1])]
    if not any(n in urls for n in numbers):
        return match[0]
    return "".join(f"[[{n}]]({urls[n]})" if n in urls else f"[{n}]" for n in numbers)
