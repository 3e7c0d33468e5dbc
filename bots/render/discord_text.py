"""Text for Discord that can't ping anybody: neutralised Markdown, with tables drawn, since Discord draws none."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile

from bots.render.citing import heading_text, linked, outside_code, without_images
from bots.render.plain import one_line
from bots.render.told_sources import safe_url
from core.drafts.links import NO_ADDRESSES, says_where, vetted, vetted_plain
from core.reading.markdown_marks import headings_changed, is_table_rule
from core.text.printable import legible

_JOINER = "\u2060"  # word joiner: invisible, and enough to keep Discord from reading a mention
# Beside mentions: commands, emoji, moments, places of a server and telephone numbers, which are shown as something else
# or open something; `</div>`, `<a>` and `a < b` are none.
_MENTION = re.compile(
    r"<(?=[@#]|/[^<>\n]{1,100}:\d|a?:\w{1,60}:\d|t:[\d+-]|id:\w|sound:|\+\d)|@(?=everyone|here)", re.IGNORECASE
)
_SHALLOWEST_BOLD = 4
_SPECIAL = str.maketrans({sign: f"\\{sign}" for sign in "\\*_~`|[]<>"})
_WIDEST_CELL = 40


def neutral(text: str) -> str:
    """Return `text` with all that Discord reads by its own signs broken but legible, within code as well.

    `<@1>`, `<@&1>`, `<#1>`, `@everyone`, `@here`, `</ask:1>`, `<a:wave:1>`, `<t:1:R>`, `<id:customize>`.
    """
    return _MENTION.sub(lambda m: m[0] + _JOINER, text)


def unbroken(text: str) -> str:
    """Return what `neutral` changed as it was: for text that comes back from a dialog."""
    return text.replace(_JOINER, "")


def escaped(text: str) -> str:
    """Return one line of text without force: legible, Markdown escaped, mentions broken, addresses shown as text."""
    return _escaped(vetted_plain(legible(text), hosts=False))


def _escaped(text: str) -> str:
    return neutral(text.translate(_SPECIAL))


def link(label: str, url: str | None) -> str:
    """Return a masked link, or the label alone where there is no usable address; both where the label shows another."""
    safe, shown = safe_url(url), escaped(label)
    if not safe:
        return shown
    return f"[{_escaped(legible(label))}]({safe})" if says_where(label, safe) else f"{shown} ({safe})"


def markdown(text: str, urls: Mapping[int, str] | None = None, known: frozenset[str] = NO_ADDRESSES) -> str:
    """Return model Markdown as Discord reads it.

    Citations are linked to `urls`, of all other addresses only those `known` can be links; images are made links,
    tables drawn in a code block, headings below the third level bold; nothing in it pings.
    """
    return neutral(outside_code(vetted(legible(text), known, hosts=False), lambda prose: _prose(prose, urls or {})))


def _prose(text: str, urls: Mapping[int, str]) -> str:
    """Tables end up in code blocks, where a link would be no link: citations are only linked around them."""
    lines = text.split("\n")
    parts: list[str] = []
    at = 0
    for start, end in [*_tables(lines), (len(lines), len(lines))]:
        parts += [_flowing("\n".join(lines[at:start]), urls)] if at < start else []
        parts += [_drawn(lines[start:end])] if start < end else []
        at = end
    return "\n".join(parts)


def _tables(lines: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield where tables begin and end: a line of names, the rule below it, and rows."""
    at = 0
    while at < len(lines) - 1:
        end = at + 1
        if "|" in lines[at] and is_table_rule(lines[at + 1]):
            rows = takewhile(lambda line: "|" in line, lines[at + 2 :])
            end = at + 2 + sum(1 for _ in rows)
            yield at, end
        at = end


def _flowing(text: str, urls: Mapping[int, str]) -> str:
    bold = headings_changed(without_images(text), lambda words: f"**{heading_text(words)}**", _SHALLOWEST_BOLD)
    return linked(bold, urls)


def _drawn(table: Sequence[str]) -> str:
    """Return the lines of a Markdown table as aligned text in a code block."""
    head, _, *body = table
    rows = [_cells(line) for line in (head, *body)]
    widths = [max(_width(row[i]) for row in rows if i < len(row)) for i in range(max(map(len, rows)))]
    lines = [_line(rows[0], widths), "  ".join("─" * w for w in widths), *(_line(row, widths) for row in rows[1:])]
    return "```\n" + "\n".join(lines) + "\n```"


def _cells(line: str) -> list[str]:
    bare = line.strip().removeprefix("|").removesuffix("|").replace("\\|", "¦")
    return [one_line(cell.replace("**", "").replace("`", "'"), _WIDEST_CELL) for cell in bare.split("|")]


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    padded = [cell + " " * (width - _width(cell)) for cell, width in zip(cells, widths, strict=False)]
    return "  ".join(padded).rstrip()


def _width(text: str) -> int:
    """Return how many columns a text takes: East Asian characters take two."""
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)
