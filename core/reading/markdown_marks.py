"""Markdown's marks: headings, quotes, comments, the rule below a table's header, front matter."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile

_DEEPEST = 6
_LONGEST_BOLD, _LONGEST_FRONT_MATTER = 80, 2_000  # characters
_FRONT_KEYS = ("title: ", "date: ", "author: ", "tags: ", "layout: ")


def heading_level(line: str) -> int:
    """Return how many hashes open the line as a heading (1 to 6), else 0."""
    hashes = len(line) - len(line.lstrip("#"))
    return hashes if hashes <= _DEEPEST and line[hashes : hashes + 1].isspace() and hashes else 0


def is_heading_line(line: str) -> bool:
    """Tell whether a line is a heading, also one that is marked by bold type alone: `**Prices**`."""
    if heading_level(line):
        return bool(line.lstrip("#").strip())
    bold = line.removesuffix(":")
    inner = bold[2:-2]
    marked = bold.startswith("**") and bold.endswith("**")
    return marked and 0 < len(inner) <= _LONGEST_BOLD and "*" not in inner


def without_heading_mark(line: str) -> str:
    """Return a line without the hashes about a heading, and without the signs that open a quote."""
    line = line.rstrip()
    if level := heading_level(line):
        line = line[level:].lstrip()
    elif line.startswith(">"):
        line = line.lstrip(">").lstrip()
    bare = line.rstrip("#")
    return bare.rstrip() if bare != line and bare[-1:].isspace() else line


def headings_changed(text: str, change: Callable[[str], str], shallowest: int = 1) -> str:
    """Return `text` with each heading of that level or a deeper one given as `change` makes it of its words."""
    return "\n".join(_changed(line, change, shallowest) for line in text.split("\n"))


def _changed(line: str, change: Callable[[str], str], shallowest: int) -> str:
    level = heading_level(line)
    words = line[level:].lstrip(" \t")
    return change(words) if level >= shallowest and line[level] in " \t" and words else line


def without_comments(text: str) -> str:
    """Return a text with a blank for each comment; one that is never closed stays."""
    parts: list[str] = []
    at = 0
    while (start := text.find("<!--", at)) >= 0 and (end := text.find("-->", start + 4)) >= 0:
        parts += [text[at:start], " "]
        at = end + 3
    return "".join([*parts, text[at:]])


def is_table_rule(line: str) -> bool:
    """Tell whether a line is the rule below a table's header: `|---|:--:|`."""
    first, *others = (cell.strip() for cell in line.strip().removeprefix("|").split("|"))
    if others and not others[-1]:
        others.pop()
    elif not others:
        return False
    return all(_is_dashes(cell.removeprefix(":").removesuffix(":")) for cell in (first, *others))


def _is_dashes(text: str) -> bool:
    return bool(text) and not text.strip("-")


def without_front_matter(text: str) -> str:
    """Return a document without what stands above it between rules, or as lines like `title: ...` and a blank one."""
    if text.startswith("---\n"):
        end = text.find("\n---\n", len("---\n"), len("---\n") + _LONGEST_FRONT_MATTER + len("\n---\n"))
        return text if end < 0 else text[end + len("\n---\n") :]
    lines = text.split("\n")
    keys = sum(1 for _ in takewhile(lambda line: line.startswith(_FRONT_KEYS), lines))
    return "\n".join(lines[keys + 1 :]) if keys and keys + 1 < len(lines) and not lines[keys] else text
