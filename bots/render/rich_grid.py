"""A table at the terminal: columns that wrap at words, or one record below the other where it is too narrow."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, JustifyMethod, RenderResult
from rich.table import Table
from rich.text import Text

_BETWEEN = 3  # what stands between two columns


class Grid:
    """Cells in columns. Where not even the longest words of all columns fit, each row is a record of lines."""

    def __init__(self, columns: Sequence[Text], rows: Sequence[Sequence[Text]]) -> None:
        self._columns = columns
        self._rows = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Yield the table, or the records."""
        if self._least_width() <= options.max_width:
            yield self._table()
        else:
            yield from self._records()

    def _least_width(self) -> int:
        needed = [
            max(_longest_word(cell) for cell in (column, *(row[place] for row in self._rows if place < len(row))))
            for place, column in enumerate(self._columns)
        ]
        return sum(needed) + _BETWEEN * max(len(needed) - 1, 0)

    def _table(self) -> Table:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), collapse_padding=False, show_edge=False)
        for place, column in enumerate(self._columns):
            cells = [row[place] for row in self._rows if place < len(row)]
            table.add_column(column, justify=_justify(cells), overflow="fold", header_style="bold")
        for row in self._rows:
            table.add_row(*row)
        return table

    def _records(self) -> RenderResult:
        for place, row in enumerate(self._rows):
            if place:
                yield Text()
            for column, cell in zip(self._columns, row, strict=False):
                if cell.plain.strip():
                    yield Text.assemble((f"{column.plain}: ", "bold"), cell)


def _longest_word(cell: Text) -> int:
    return max((cell_len(word) for word in cell.plain.split()), default=1)


def _justify(cells: Sequence[Text]) -> JustifyMethod:
    said = {cell.justify for cell in cells if cell.justify and cell.justify != "default"}
    if len(said) == 1:
        return said.pop()
    filled = [cell.plain.strip() for cell in cells if cell.plain.strip()]
    return "right" if filled and all(_is_figure(text) for text in filled) else "left"


def _is_figure(text: str) -> bool:
    return text.lstrip("-+−(").lstrip("$€£¥")[:1].isdigit() and len(text.split()) <= 2
