"""The formats that are read, a row each: how their files end, which reader takes them, and how often that changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import PurePosixPath


@dataclass(frozen=True, slots=True)
class Format:
    """One format. `reader` is the module of this package whose `read(data, limits)` takes it.

    `version` counts up when its reader changes so much that files indexed already should be read again; 0 stands for
    the formats of the first indexes, whose recipes do not name them. A `binary` file may be longer than text may.
    `dialect` is what a reader of several formats is told besides: `read(data, limits, dialect)`;
    one that `opens_with_password` is told which to try: `read(data, limits, passwords)`.
    `is_program`: it is made of functions rather than sentences.
    """

    name: str
    reader: str
    suffixes: tuple[str, ...]
    version: int = 1
    binary: bool = False
    dialect: str = ""
    opens_with_password: bool = False
    is_program: bool = False


FORMATS = (
    Format("pdf", "pdf", (".pdf",), version=4, binary=True, opens_with_password=True),
    Format("docx", "word", (".docx", ".docm"), version=2, binary=True),
    Format("pptx", "slides", (".pptx", ".pptm"), version=0, binary=True),
    Format("xlsx", "workbook", (".xlsx", ".xlsm"), version=2, binary=True),
    Format("picture", "pictures", (".png", ".jpg", ".jpeg", ".tif", ".tiff", ".webp"), binary=True),
    Format("csv", "delimited", (".csv", ".tsv", ".tab")),
    Format("html", "markup", (".html", ".htm", ".xhtml"), version=4),
    Format("markdown", "markdown_text", (".md", ".markdown", ".mdx"), version=6),
    Format("json", "records", (".json", ".jsonl", ".ndjson")),
    Format("python", "program", (".py", ".pyi"), version=0, dialect="python", is_program=True),
    Format("typescript", "program", (".ts", ".mts", ".cts"), version=0, dialect="typescript", is_program=True),
    Format("tsx", "program", (".tsx",), version=0, dialect="tsx", is_program=True),
    Format("javascript", "program", (".js", ".mjs", ".cjs", ".jsx"), version=0, dialect="javascript", is_program=True),
    Format("sql", "sql_script", (".sql",), version=0, is_program=True),
    Format("text", "plain", ()),  # whatever else holds text
)
BY_NAME: Mapping[str, Format] = {one.name: one for one in FORMATS}
MARKDOWN = "markdown"
PROGRAMS = frozenset(one.name for one in FORMATS if one.is_program)
SUFFIXES: Mapping[str, str] = {suffix: one.name for one in FORMATS for suffix in one.suffixes}


def named(name: str) -> str | None:
    """Return the format that a file's name promises, None where its suffix is no format's."""
    return SUFFIXES.get(PurePosixPath(name.replace("\\", "/")).suffix.lower())


def recipe_mark(name: str) -> str:
    """Return what a recipe says of the reader that a file's name promises: `.rst1`; empty for version 0."""
    promised = BY_NAME[named(name) or "text"]
    return f".{promised.name}{promised.version}" if promised.version else ""
