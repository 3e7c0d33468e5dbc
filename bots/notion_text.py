"""What Notion keeps in blocks and properties, as HTML that our reader of pages reads."""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence
from typing import Any

from bots.notion_api import Json

_TAGS: Mapping[str, str] = {
    "paragraph": "p",
    "heading_1": "h2",  # the page's title is the first
    "heading_2": "h3",
    "heading_3": "h4",
    "heading_4": "h5",
    "quote": "blockquote",
    "callout": "blockquote",
    "toggle": "p",
    "code": "pre",
    "template": "p",
}
_LISTS: Mapping[str, str] = {"bulleted_list_item": "ul", "numbered_list_item": "ol", "to_do": "ul"}
WITHIN_OTHERS = frozenset({"child_page", "child_database"})
"""Blocks that are documents of their own: they are named where they stand, and not gone into."""


def plain(rich_text: Any) -> str:
    """Return the text of an array of rich text; empty, where it is none."""
    return "".join(str(part.get("plain_text") or "") for part in rich_text or ())


def block_html(block: Json, below: str) -> str:
    """Return one block as HTML; `below` is that of the blocks in it."""
    kind = str(block.get("type"))
    told = block.get(kind) or {}
    text = html.escape(plain(told.get("rich_text")))
    if kind in _LISTS:
        mark = ("[x] " if told.get("checked") else "[ ] ") if kind == "to_do" else ""
        return f"<{_LISTS[kind]}><li>{mark}{text}{below}</li></{_LISTS[kind]}>\n"
    if kind in _TAGS:
        tag = _TAGS[kind]
        return (f"<{tag}>{text}</{tag}>\n" if text else "") + below
    if kind == "table":
        return f"<table>{below}</table>\n"
    if kind == "table_row":
        return _row([plain(cell) for cell in told.get("cells") or ()])
    said = told.get("title") or told.get("expression") or plain(told.get("caption")) or told.get("url") or ""
    return (f"<p>{html.escape(str(said))}</p>\n" if said else "") + below


def table_html(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table with a heading row."""
    head = "".join(f"<th>{html.escape(name)}</th>" for name in columns)
    return f"<table>\n<tr>{head}</tr>\n{''.join(map(_row, rows))}</table>\n"


def page_html(title: str, link: str, said: Mapping[str, str], body: str) -> str:
    """Return a whole page: its title, lines of what is known of it, its body."""
    title = html.escape(title)
    lines = "".join(f"<p>{html.escape(k)}: {html.escape(v)}</p>\n" for k, v in said.items() if v)
    head = f'<meta charset="utf-8"><title>{title}</title><link rel="canonical" href="{html.escape(link)}">'
    return f"<!DOCTYPE html>\n<html><head>{head}</head>\n<body><h1>{title}</h1>\n{lines}{body}</body></html>\n"


def value_of(told: Any) -> str:
    """Return the value of a property as a cell of a table has it; empty, where it has none or tells others' ids alone.

    https://developers.notion.com/reference/page-property-values
    """
    if not isinstance(told, Mapping):
        return ""
    kind = str(told.get("type"))
    value = told.get(kind)
    if kind in ("formula", "rollup"):
        return value_of(value)
    if kind == "checkbox" or isinstance(value, bool):
        return ("no", "yes")[bool(value)]
    return _said(value)


def _said(value: Any) -> str:
    """Return a value by its shape: text, numbers, ranges of dates, whoever and whatever has a name, lists of these."""
    if value is None or isinstance(value, str | int | float):
        return "" if value is None else str(value)
    if isinstance(value, Sequence):
        rich = all(isinstance(part, Mapping) and "plain_text" in part for part in value)
        return plain(value) if rich else ", ".join(filter(None, map(_one_of, value)))
    if "start" in value:
        return " - ".join(str(day) for day in (value["start"], value.get("end")) if day)
    if "number" in value and "prefix" in value:  # an id that counts up
        return "-".join(str(part) for part in (value["prefix"], value["number"]) if part)
    return str(value.get("name") or "")


def _one_of(value: Any) -> str:
    return value_of(value) if isinstance(value, Mapping) and value.get("type") in value else _said(value)


def _row(cells: Sequence[str]) -> str:
    return f"<tr>{''.join(f'<td>{html.escape(cell)}</td>' for cell in cells)}</tr>\n"
