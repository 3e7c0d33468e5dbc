"""How a passage is read to be shown: as Markdown, as lines and tables, or as code, by the format that it comes from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby, pairwise
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from core.extraction.tables import cells, is_row
from core.indexing.readers.formats import PROGRAMS
from core.model import PassageMeta
from core.reading.characters import has_digit
from core.reading.markdown_marks import is_table_rule

_WRITTEN: Final = frozenset({"md", "markdown", "html", "htm", "docx", "pptx"})
_SET_IN_LINES: Final = frozenset({"pdf", "picture"})  # their lines end where the margin was
_CODE: Final = {
    **{name: name for name in PROGRAMS},
    **{"py": "python", "js": "javascript", "jsx": "jsx", "ts": "typescript"},
}
_TEXT: Final = "text"
_CODE_AS_TEXT: Final = {
    **dict.fromkeys(("sh", "bash", "zsh"), "bash"),
    **dict.fromkeys(("yaml", "yml"), "yaml"),
    **{"toml": "toml", "ini": "ini", "cfg": "ini", "conf": "ini", "env": "bash", "tf": "terraform", "go": "go"},
    **{"rs": "rust", "java": "java", "c": "c", "h": "c", "cpp": "cpp", "cs": "csharp", "rb": "ruby", "php": "php"},
    **{"css": "css", "kt": "kotlin", "swift": "swift", "proto": "protobuf", "graphql": "graphql"},
}
"""By suffix, what no reader takes apart: it is read as text, and its indents matter all the same."""


def code_language(meta: PassageMeta) -> str:
    """Return the programming language of a passage; empty where it is none."""
    if (read_as := _format(meta)) != _TEXT:
        return _CODE.get(read_as, "")
    return _CODE_AS_TEXT.get(meta.source_file.rpartition(".")[2].lower(), "")


def is_written(meta: PassageMeta) -> bool:
    """Say whether a passage was written as Markdown, or read as such."""
    return _format(meta) in _WRITTEN


def lines_and_tables(parser: MarkdownIt) -> MarkdownIt:
    """Return a parser, changed, for what is no Markdown: its stars and hashes are its own, its tables are ours."""
    parser.disable(["list", "heading", "lheading", "code", "fence", "blockquote", "hr", "reference"])
    parser.disable(["emphasis", "backticks", "link", "autolink", "strikethrough", "escape", "entity"])
    return parser


def with_table_rules(text: str) -> str:
    """Return a text whose runs of table rows each have the rule that makes a table of them.

    A first row without figures heads the others; where it has some, nothing does.
    """
    told: list[str] = []
    for tabular, group in groupby(text.split("\n"), key=is_row):
        lines = list(group)
        if tabular and not any(map(is_table_rule, lines)):
            columns = len(cells(lines[0]))
            heads = not has_digit(lines[0]) and len(lines) > 1
            head, rest = (lines[:1], lines[1:]) if heads else ([f"|{'  |' * columns}"], lines)
            lines = [*head, f"|{' --- |' * columns}", *rest]
        told += lines
    return "\n".join(told)


def join_lines(tokens: Sequence[Token], meta: PassageMeta, content: Callable[[Token], str]) -> None:
    """Let a line of a page that begins in the midst of a sentence, with a small letter, go on where the last ended.

    `content` returns what a token holds.
    """
    if _format(meta) not in _SET_IN_LINES:
        return
    for token in tokens:
        for child, following in pairwise(token.children or ()):
            if child.type == "softbreak" and content(following)[:1].islower():
                child.type, child.content = "text", " "


def _format(meta: PassageMeta) -> str:
    return meta.file_type.lower().lstrip(".")
