"""Cut long Markdown into parts that read well: between paragraphs, lines, sentences or words, with fences mended."""

from __future__ import annotations

from collections.abc import Iterable

_INDENT, _SHORTEST_FENCE = 3, 3  # of a fence: blanks before it at most, its signs at least
_RULE_SIGNS = frozenset(" \t:|-")
_BREAKS = ("\n\n", "\n", ". ", "。", "! ", "? ", "; ", ", ", " ")
_RESERVE = 80  # what closing one fence and opening it again in the next part may take


def split_markdown(text: str, limit: int) -> list[str]:
    """Return `text` in parts of at most `limit` characters (>= 200), none empty; nothing but white space is lost.

    A code block that is cut is closed and opened again with its language; a table that is cut repeats its header
    where that fits.
    """
    parts: list[str] = []
    opened, rest = "", text.strip()
    while rest:
        part = opened + rest
        if len(part) <= limit:
            parts.append(part)
            break
        cut = _cut(rest, limit - len(opened) - _RESERVE)
        head, tail = rest[:cut].rstrip(), rest[cut:].lstrip("\n")
        fence = _open_fence(opened + head)
        parts.append(opened + head + (f"\n{_closing(fence)}" if fence else ""))
        opened = f"{fence}\n" if fence else _table_head(opened + head, tail, limit)
        rest = tail if fence else tail.lstrip()
    return [part for part in parts if part.strip()]


def join_lines(lines: Iterable[str], limit: int) -> list[str]:
    """Join lines, each of at most `limit` characters, into texts of at most `limit`; no line is cut."""
    joined: list[str] = []
    for line in lines:
        if joined and len(joined[-1]) + len(line) < limit:
            joined[-1] = f"{joined[-1]}\n{line}"
        else:
            joined.append(line)
    return joined


def _cut(text: str, room: int) -> int:
    """Return where to cut so that the first piece has at most `room` characters, at the best break in its last half."""
    room = max(room, 1)
    for mark in _BREAKS:
        at = text.rfind(mark, room // 2, room)
        if at > 0:
            return at + len(mark)
    return room


def _open_fence(part: str) -> str:
    """Return the opening line of a code block that `part` leaves open, or nothing."""
    opened = ""
    for line in filter(_is_fence, part.split("\n")):
        fence = line.strip()
        if not opened:
            opened = fence
        elif fence.startswith(_closing(opened)) and fence == _closing(fence):
            opened = ""
    return opened if len(opened) <= _RESERVE // 2 - 2 else opened[: len(_closing(opened))][: _RESERVE // 2 - 2]


def _is_fence(line: str) -> bool:
    fence = line.lstrip(" \t")
    signs = _closing(fence) if fence[:1] in ("`", "~") else ""
    near = len(line) - len(fence) <= _INDENT
    return near and len(signs) >= _SHORTEST_FENCE and "`" not in fence[len(signs) :]


def _closing(fence: str) -> str:
    return fence[: len(fence) - len(fence.lstrip(fence[0]))] if fence else ""


def _table_head(head: str, tail: str, limit: int) -> str:
    """Return the header of a table that was cut between two rows, to be repeated."""
    last = head.rsplit("\n", 1)[-1]
    if not (last.startswith("|") and tail.startswith("|")):
        return ""
    start = _start_of_table(head)
    lines = head[start:].split("\n", 2)[:2]
    top = "\n".join(lines)
    whole = len(lines) == 2 and all(map(_is_row, lines)) and set(lines[1]) <= _RULE_SIGNS
    return f"{top}\n" if whole and len(top) < limit // 4 and start + len(top) < len(head) else ""


def _is_row(line: str) -> bool:
    bare = line.rstrip(" \t")
    return len(bare) > len("||") and bare.startswith("|") and bare.endswith("|")


def _start_of_table(head: str) -> int:
    lines = head.split("\n")
    first = len(lines)
    while first and lines[first - 1].startswith("|"):
        first -= 1
    return sum(len(line) + 1 for line in lines[:first])
