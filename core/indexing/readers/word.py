"""DOCX: headings, paragraphs, lists, tables with merged cells, text boxes and footnotes."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import docx
from docx.opc.exceptions import PackageNotFoundError
from docx.oxml.parser import parse_xml

from core.errors import Unreadable
from core.indexing.documents import Block, Reading
from core.indexing.readers import office_zip
from core.indexing.readers.left_out import LeftOut
from core.indexing.readers.limits import Limits
from core.indexing.readers.properties import properties_of, saved_on
from core.indexing.readers.tables import with_captions
from core.indexing.readers.word_hidden import style_runs, take_out_of, take_out_unseen
from core.indexing.readers.word_tables import read_table
from core.indexing.readers.word_text import W, boxes_in, text_of

_TITLE_LEVEL = 1


@dataclass(frozen=True, slots=True)
class _Style:
    """What a paragraph style means: a heading's level (0: none), and whether it is the title."""

    level: int
    title: bool = False


def read(data: bytes, limits: Limits) -> Reading:
    """Return the blocks in reading order; text boxes follow the paragraph they hang on.

    Raises `Unreadable` where the file is encrypted, damaged or expands beyond the limits.
    """
    office_zip.check(data, limits)
    try:
        document = docx.Document(io.BytesIO(data))
    except (PackageNotFoundError, KeyError, ValueError, SyntaxError) as error:
        raise Unreadable("Corrupt: parts of the DOCX are missing or damaged.") from error
    # Walking the tree itself: a paragraph object of the library looks its style up each time, slow on long books.
    styles = _styles(document)
    left = take_out_unseen(document)
    blocks = [*_blocks(document.element.body, styles), *_notes(document, left)]
    return Reading(
        "docx",
        tuple(with_captions(_lists_joined(blocks))),
        title=_title(document, styles),
        notes=left.notes(),
        properties=properties_of(data, document.core_properties),
        saved=saved_on(document.core_properties),
    )


def _styles(document: Any) -> dict[str, _Style]:
    """Return headings and title by style id; a style based on a heading is one."""
    try:
        elements = {s.get(f"{W}styleId"): s for s in document.part._styles_part.element.iter(f"{W}style")}
    except (KeyError, AttributeError):
        return {}
    return {style_id: found for style_id in elements if style_id and (found := _style(style_id, elements))}


def _style(style_id: str, elements: dict[str, Any], depth: int = 0) -> _Style | None:
    element = elements.get(style_id)
    if element is None or depth > 10:
        return None
    name = _value(element, "name").lower()
    if name == "title":
        return _Style(_TITLE_LEVEL, title=True)
    if name.startswith("heading ") and name[8:].isdigit():
        return _Style(int(name[8:]))
    if outlined := _outlined(element.find(f"{W}pPr")):
        return outlined
    return _style(_value(element, "basedOn"), elements, depth + 1)


def _value(element: Any, tag: str) -> str:
    child = element.find(f"{W}{tag}")
    return str(child.get(f"{W}val") or "") if child is not None else ""


def _outlined(properties: Any) -> _Style | None:
    """An outline level makes a paragraph a heading; 9 means body text."""
    level = _value(properties, "outlineLvl") if properties is not None else ""
    return _Style(int(level) + 1) if level.isdigit() and int(level) < 9 else None


def _blocks(parent: Any, styles: dict[str, _Style]) -> Iterator[Block]:
    for element in parent:
        if element.tag == f"{W}p":
            yield from _paragraph(element, styles)
        elif element.tag == f"{W}tbl":
            if table := read_table(element):
                yield table
            for box in boxes_in(element):
                yield from _blocks(box, styles)
        elif element.tag in {f"{W}sdt", f"{W}sdtContent", f"{W}ins", f"{W}customXml", f"{W}smartTag"}:
            yield from _blocks(element, styles)


def _paragraph(element: Any, styles: dict[str, _Style]) -> Iterator[Block]:
    text = text_of(element).strip()
    if text:
        style = _style_of(element, styles)
        if style:
            yield Block("heading", " ".join(text.split()), level=style.level)
        elif element.find(f"{W}pPr/{W}numPr") is not None:
            yield Block("list", f"- {text}")
        else:
            yield Block("text", text)
    for box in boxes_in(element):
        yield from _blocks(box, styles)


def _style_of(element: Any, styles: dict[str, _Style]) -> _Style | None:
    properties = element.find(f"{W}pPr")
    if properties is None:
        return None
    return _outlined(properties) or styles.get(_value(properties, "pStyle"))


def _notes(document: Any, left: LeftOut) -> Iterator[Block]:
    """Yield footnotes and endnotes, which the library does not know."""
    for relation in document.part.rels.values():
        if relation.is_external or not relation.reltype.endswith(("/footnotes", "/endnotes")):
            continue
        notes = parse_xml(relation.target_part.blob)
        take_out_of(notes, style_runs(document), left)
        for note in notes:
            text = " ".join(text_of(paragraph) for paragraph in note.iter(f"{W}p")).strip()
            if text:
                yield Block("text", text)


def _lists_joined(blocks: Sequence[Block]) -> Iterator[Block]:
    """Put the items of one list into one block."""
    items: list[str] = []
    for block in [*blocks, Block("end", "")]:
        if block.kind == "list":
            items.append(block.text)
            continue
        if items:
            yield Block("list", "\n".join(items))
            items = []
        if block.kind != "end":
            yield block


def _title(document: Any, styles: dict[str, _Style]) -> str | None:
    for paragraph in list(document.element.body.iter(f"{W}p"))[:50]:
        style = _style_of(paragraph, styles)
        if style and (style.title or style.level == 1) and (text := " ".join(text_of(paragraph).split())):
            return text[:300]
    named = " ".join((document.core_properties.title or "").split())
    return named[:300] if named and not named.lower().startswith(("microsoft word", "document")) else None
