"""Blocks of code within a text: between fences, or indented as Markdown has it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from core.reading.list_marks import is_list_item

FENCES: Final = ("```", "~~~")
_INDENTS: Final = ("    ", "\t")


@dataclass(frozen=True, slots=True)
class CodeBlock:
    """Lines `[first, end)` of a text, with fences where there are any; `lines` is the code, as far left as it goes."""

    first: int
    end: int
    lines: tuple[str, ...]


def code_blocks(text: str, *, indented: bool) -> list[CodeBlock]:
    """Return the blocks of code of a text in order: between fences and, of Markdown, what is `indented`.

    What stands behind a fence that is never closed is no code.
    """
    if not any(mark in text for mark in (*FENCES, *_INDENTS)):
        return []
    lines = text.splitlines()
    fenced = list(_fenced(lines))
    within = {at for block in fenced for at in range(block.first, block.end)}
    found = [*fenced, *_indented(lines, within)] if indented else fenced
    return sorted(found, key=lambda block: block.first)


def _fenced(lines: Sequence[str]) -> Iterator[CodeBlock]:
    fence, opened_at = "", 0
    for at, line in enumerate(lines):
        mark = next((mark for mark in FENCES if line.lstrip().startswith(mark)), "")
        if not mark or fence not in ("", mark):
            continue
        if fence:
            yield CodeBlock(opened_at, at + 1, _to_the_left(lines[opened_at + 1 : at]))
        fence, opened_at = ("", 0) if fence else (mark, at)


def _indented(lines: Sequence[str], within: set[int]) -> Iterator[CodeBlock]:
    """Yield runs of indented lines below a blank one: what goes on with an item of a list is none."""
    at, in_list, blank = 0, False, True
    while at < len(lines):
        line = lines[at]
        if at in within or not line.strip():
            blank, at = True, at + 1
            continue
        if not blank or in_list or not line.startswith(_INDENTS):
            in_list = is_list_item(line) or (in_list and line[:1].isspace())
            blank, at = False, at + 1
            continue
        end = at
        while end < len(lines) and end not in within and (lines[end].startswith(_INDENTS) or not lines[end].strip()):
            end += 1
        while not lines[end - 1].strip():
            end -= 1
        yield CodeBlock(at, end, _to_the_left(lines[at:end]))
        blank, at = False, end


def _to_the_left(lines: Sequence[str]) -> tuple[str, ...]:
    lines = [line.replace("\t", "    ").rstrip() for line in lines]
    indent = min((len(line) - len(line.lstrip()) for line in lines if line), default=0)
    return tuple(line[indent:] for line in lines)
