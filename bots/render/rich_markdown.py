"""Markdown at the terminal: nothing of the text is lost, lines stay lines, tables and code fit the width."""

from __future__ import annotations

from typing import ClassVar

from markdown_it import MarkdownIt
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.markdown import Heading, Markdown, MarkdownElement, TableElement
from rich.syntax import Syntax
from rich.text import Text

from bots.render.passage_formats import code_language, is_written, join_lines, lines_and_tables
from bots.render.rich_grid import Grid
from core.model import PassageMeta

_CODE_THEME = "ansi_dark"  # the terminal's own colours: it may be light or dark


class _Heading(Heading):
    LEVEL_ALIGN: ClassVar = {}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text(self.text.plain, style="bold underline" if self.tag in ("h1", "h2") else "bold", justify="left")


class _Table(TableElement):
    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        header = self.header.row.cells if self.header and self.header.row else []
        rows = [[cell.content for cell in row.cells] for row in self.body.rows] if self.body else []
        yield Grid([cell.content for cell in header], rows)


class TerminalMarkdown(Markdown):
    """Markdown with HTML as it was typed, line breaks kept and addresses written out: nothing hides behind a word."""

    elements: ClassVar[dict[str, type[MarkdownElement]]] = {
        **Markdown.elements,
        "heading_open": _Heading,
        "table_open": _Table,
    }

    def __init__(self, text: str, meta: PassageMeta | None = None) -> None:
        """Read a text; `meta` tells how where it is a document's passage."""
        super().__init__("", code_theme=_CODE_THEME, hyperlinks=False)
        self.markup = text
        parser = MarkdownIt("commonmark", {"html": False}).enable(["table", "strikethrough"]).disable("image")
        written = meta is None or is_written(meta)
        self.parsed = (parser if written else lines_and_tables(parser)).parse(text)
        if meta is not None:
            join_lines(self.parsed, meta, lambda token: token.content)
        for token in self.parsed:
            for inner in token.children or ():
                if inner.type == "softbreak":
                    inner.type = "hardbreak"


def passage_shown(text: str, meta: PassageMeta) -> RenderableType:
    """Return a passage as what it is: code, Markdown, or lines and tables."""
    if language := code_language(meta):
        return Syntax(text, language, theme=_CODE_THEME, word_wrap=True, background_color="default")
    return TerminalMarkdown(text, meta)
