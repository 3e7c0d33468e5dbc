"""An answer on a terminal that can show it: Markdown, tables that fit, sources below their numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Columns
from rich.text import Text

from bots.introduction import ITSELF
from bots.languages import say
from bots.render.plain import language_asked_in, remarks
from bots.render.rich_grid import Grid
from bots.render.rich_markdown import TerminalMarkdown, passage_shown
from bots.render.table_text import cell_text
from bots.render.terminal import MOST_ROWS, clean, sparkline, status_line
from bots.render.told_sources import links_of, placed_sources, source_line
from bots.render.told_tables import in_language
from core.drafts.choices import NONE
from core.drafts.links import known_addresses, vetted, vetted_plain
from core.model import Answer, Source, Table

_QUIET = "dim"
_WIDEST_NAME: Final = 32  # and what is said of it begins behind two blanks


def answer_shown(answer: Answer) -> RenderableType:
    """Return what `terminal.answer_text` returns, as it is shown on a terminal."""
    known = links_of(answer)
    parts: list[RenderableType] = [TerminalMarkdown(vetted(clean(answer.text), known, hosts=False))]
    if answer.choices:
        parts.append(Text(f"{NONE}. {say('none of these', language_asked_in(answer))}"))
    parts += [table_shown(answer.table, language_asked_in(answer))] if answer.table else []
    parts += [sources_shown(placed_sources(answer), language_asked_in(answer))] if answer.sources else []
    parts += [Text(vetted_plain(note, known, hosts=False)) for note in map(clean, remarks(answer))]
    parts += [Text(status_line(answer), style=_QUIET)] if answer.model != ITSELF else []
    return Group(*(piece for part in parts for piece in (part, Text())))


def sources_shown(sources: Iterable[Source], language: str = "", *, whole: bool = False) -> RenderableType:
    """Return one source a line, wrapped below its number; with `whole`, its passage beneath."""
    grid = Columns.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, justify="right")
    grid.add_column(overflow="fold")
    for source in sources:
        line = source_line(source.number, source.passage, None, language)
        where = " · ".join(filter(None, map(clean, (line.title, line.where, line.url or ""))))
        grid.add_row(Text(f"[{source.number}]", style="bold"), Text(where))
        if whole:
            text = vetted_plain(clean(source.passage.text), known_addresses([source.passage]), hosts=False)
            grid.add_row("", Padding(passage_shown(text, source.passage.meta), (0, 0, 1, 0)))
    if not grid.row_count:
        return Text(say("no sources", language))
    return Group(Text(say("sources", language), style="bold"), grid)


def hanging(text: str) -> RenderableType:
    """Return lines of names and what is said of them, each wrapped beneath its own words."""
    return Group(*map(_hanging, text.splitlines()))


def _hanging(line: str) -> RenderableType:
    gap = line.rfind("  ", 0, _WIDEST_NAME)
    head = gap + 2 if gap >= 0 else 0
    grid = Columns.grid()
    grid.add_column(no_wrap=True, width=head)
    grid.add_column(overflow="fold")
    grid.add_row(Text(line[:head]), Text(line[head:]))
    return grid if head else Text(line)


def table_shown(table: Table, language: str = "") -> RenderableType:
    """Return a table that fits the width, with a sparkline over its last column of figures."""
    line, table = sparkline([row[-1] for row in table.rows]), in_language(table, language)
    rows = [[Text(clean(cell_text(value, table.unit))) for value in row] for row in table.rows[:MOST_ROWS]]
    parts: list[RenderableType] = [Text(clean(table.title), style="bold")]
    parts.append(Grid([Text(clean(column)) for column in table.columns], rows))
    left = len(table.rows) - MOST_ROWS
    parts += [Text(say("more rows", language, count=left), style=_QUIET)] if left > 0 else []
    return Group(*parts, *([Text(line, no_wrap=True, overflow="crop")] if line else []))
