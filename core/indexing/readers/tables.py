"""Rows of cells as Markdown table blocks, the one shape all readers give tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from core.indexing.documents import Block
from core.reading.plain_numbers import blanks_folded

_LONGEST_CAPTION = 200
_MOST_HEADERS = 4


def table_block(
    rows: Sequence[Sequence[str]], *, header_rows: int = 1, caption: str = "", page: int | None = None, name: str = ""
) -> Block | None:
    """Return a table block; None where every cell is empty. Columns that are empty throughout are left out."""
    kept = without_empty(rows)
    if not kept:
        return None
    header_rows = min(header_rows, len(kept) - 1) if len(kept) > 1 else 0
    head, body = kept[:header_rows], kept[header_rows:]
    return Block(
        kind="table",
        text="\n".join(markdown_row(row) for row in body),
        page=page,
        header=header_lines(head, len(kept[0])),
        caption=caption,
        name=name,
    )


def without_empty(rows: Sequence[Sequence[str]]) -> list[list[str]]:
    """Return the rows as clean cells of equal number, without empty rows and empty columns."""
    clean = [[blanks_folded(cell) for cell in row] for row in rows]
    clean = [row for row in clean if any(row)]
    width = max((len(row) for row in clean), default=0)
    padded = [row + [""] * (width - len(row)) for row in clean]
    used = [i for i in range(width) if any(row[i] for row in padded)]
    return [[row[i] for i in used] for row in padded]


def leading_headers(labelled: Sequence[bool], figures: Sequence[bool]) -> int:
    """Return how many rows head a table: `labelled` rows begin with a text, `figures` rows hold a figure.

    Those above the first figure where that is near, else the first row and those below it that have no label.
    """
    first = next((i for i, has in enumerate(figures[: _MOST_HEADERS + 1]) if has), None)
    unlabelled = 1
    while unlabelled < min(len(labelled) - 1, _MOST_HEADERS) and not labelled[unlabelled] and not figures[unlabelled]:
        unlabelled += 1
    return unlabelled if first is None or first > unlabelled + 1 else min(first, unlabelled) if first else 0


def header_lines(head: Sequence[Sequence[str]], width: int) -> str:
    """Return header rows as Markdown, several joined into one line a column (`2024 / Q1`)."""
    if not head:
        return ""
    columns = [list(dict.fromkeys(row[i] for row in head if row[i])) for i in range(width)]
    return markdown_row([" / ".join(column) for column in columns]) + "\n|" + " --- |" * width


def markdown_row(cells: Sequence[str]) -> str:
    """Return one row; a pipe inside a cell is escaped."""
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def with_captions(blocks: Iterable[Block]) -> list[Block]:
    """Turn a short text just above a table into its caption, which is repeated with every part of it."""
    result: list[Block] = []
    for block in blocks:
        above = result[-1] if result else None
        if block.kind == "table" and not block.caption and above and _is_caption(above, block):
            result[-1] = replace(block, caption=above.text)
        else:
            result.append(block)
    return result


def _is_caption(above: Block, table: Block) -> bool:
    short = len(above.text) <= _LONGEST_CAPTION and "\n" not in above.text
    return above.kind == "text" and short and above.page == table.page
