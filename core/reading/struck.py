"""Where a text of Markdown is struck out: `~~12 euros~~`. It holds no longer, and is no evidence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.reading.unseen import FENCE

STRIKE: Final = "~~"


def struck(text: str) -> Iterator[tuple[int, int]]:
    """Yield where stretches begin and end that are struck out, their tildes with them; code is left as it stands."""
    if STRIKE not in text:
        return
    at = 0
    for number, part in enumerate(text.split(FENCE)):
        if not number % 2:
            yield from ((at + start, at + end) for start, end in _in_paragraphs(part))
        at += len(part) + len(FENCE)


def _in_paragraphs(text: str) -> Iterator[tuple[int, int]]:
    at = 0
    for paragraph in text.split("\n\n"):
        opened = -1
        for sign in _signs(paragraph):
            if opened >= 0 and not paragraph[sign - 1].isspace():
                yield at + opened, at + sign + len(STRIKE)
                opened = -1
            elif opened < 0 and paragraph[sign + len(STRIKE) : sign + len(STRIKE) + 1].strip():
                opened = sign
        at += len(paragraph) + 2


def _signs(paragraph: str) -> Iterator[int]:
    """Where two tildes stand, no more, and outside of ticks."""
    sign = paragraph.find(STRIKE)
    ticks, counted = 0, 0
    while sign >= 0:
        ticks, counted = ticks + paragraph.count("`", counted, sign), sign
        end = sign
        while paragraph[end : end + 1] == STRIKE[0]:
            end += 1
        if end - sign == len(STRIKE) and ticks % 2 == 0:
            yield sign
        sign = paragraph.find(STRIKE, end)
