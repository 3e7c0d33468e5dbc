"""What commands say: on a terminal wrapped at words, below its own beginning; whole where it is piped."""

from __future__ import annotations

import shutil
import sys

import typer

from bots.render.rows import on_one_row

_OF_HEAD = 4
"""What part of the columns a name may take at the beginning of a line; what is said of it goes on below itself."""


def tell(text: str, *, err: bool = False, lines: bool = False) -> None:
    """Print a row for a person: a name in it can't break it, or drive the terminal; a text of several `lines` as it is.

    Who prints lines has made them of names that are each on one row.
    """
    text = "\n".join(map(on_one_row, text.split("\n"))) if lines else on_one_row(text)
    stream = sys.stderr if err else sys.stdout
    if stream.isatty():
        columns = shutil.get_terminal_size().columns
        text = "\n".join(row for line in text.splitlines() for row in wrapped(line, columns))
    typer.echo(text, err=err)


def wrapped(line: str, columns: int) -> list[str]:
    """Return the rows of a line, none wider than so many columns but for words that are."""
    if len(line) < columns // 2:  # letters are two columns wide at most
        return [line]
    from rich.cells import cell_len

    if cell_len(line) <= columns:
        return [line]
    begun, hang = len(line) - len(line.lstrip()), _hang(line, columns)
    rows, row = [], line[:begun]
    for word in line[begun:].split(" "):
        longer = row + word if row.isspace() or not row else f"{row} {word}"
        if cell_len(longer) > columns and row.strip():
            rows.append(row.rstrip())
            fits = hang + cell_len(word) <= columns
            longer = " " * (hang if fits else min(hang, begun + 2)) + word
        row = longer
    return [*rows, row.rstrip()] if row.strip() else rows


def _hang(line: str, columns: int) -> int:
    begun = len(line) - len(line.lstrip())
    gap = line.rfind("  ", begun, columns // _OF_HEAD)
    return gap + 2 if gap >= 0 else min(begun + 2, columns // _OF_HEAD)
