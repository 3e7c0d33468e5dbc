"""PPTX: one page a slide, with its title, text, tables, chart figures and speaker notes."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from pptx import Presentation
from pptx.exc import PackageNotFoundError

from core.errors import Unreadable
from core.indexing.documents import Block, Reading
from core.indexing.readers import office_zip
from core.indexing.readers.limits import Limits
from core.indexing.readers.properties import properties_of, saved_on
from core.indexing.readers.tables import table_block, with_captions

_DEEPEST = 20


def read(data: bytes, limits: Limits) -> Reading:
    """Return the slides in order; `page` is the slide's number.

    Raises `Unreadable` where the file is encrypted, damaged or expands beyond the limits.
    """
    office_zip.check(data, limits)
    try:
        presentation = Presentation(io.BytesIO(data))
    except (PackageNotFoundError, KeyError, ValueError, SyntaxError) as error:
        raise Unreadable("Corrupt: parts of the PPTX are missing or damaged.") from error
    if len(presentation.slides) > limits.pages:
        raise Unreadable(f"Too large: {len(presentation.slides):,} slides, at most {limits.pages:,} are read.")
    blocks: list[Block] = []
    for number, slide in enumerate(presentation.slides, start=1):
        blocks.extend(replace(block, page=number) for block in with_captions(_slide(slide)))
    return Reading(
        "pptx",
        tuple(blocks),
        title=_title(presentation, blocks),
        properties=properties_of(data, presentation.core_properties),
        saved=saved_on(presentation.core_properties),
    )


def _slide(slide: Any) -> Iterator[Block]:
    title = slide.shapes.title
    if title is not None and title.has_text_frame and title.text_frame.text.strip():
        yield Block("heading", " ".join(title.text_frame.text.split()), level=1)
    for shape in _in_reading_order(slide.shapes):
        if title is None or shape.shape_id != title.shape_id:
            yield from _shape(shape)
    if slide.has_notes_slide and (notes := slide.notes_slide.notes_text_frame) and notes.text.strip():
        yield Block("text", f"Notes: {_clean(notes.text)}")


def _in_reading_order(shapes: Iterable[Any]) -> list[Any]:
    """Top to bottom, then left to right; placeholders without a place of their own come first."""
    return sorted(shapes, key=lambda shape: (shape.top or 0, shape.left or 0))


def _shape(shape: Any, depth: int = 0) -> Iterator[Block]:
    if hasattr(shape, "shapes") and depth < _DEEPEST:
        for inner in _in_reading_order(shape.shapes):
            yield from _shape(inner, depth + 1)
    elif getattr(shape, "has_table", False):
        table = table_block([[_cell(cell) for cell in row.cells] for row in shape.table.rows])
        if table:
            yield table
    elif getattr(shape, "has_chart", False):
        yield from _chart(shape.chart)
    elif shape.has_text_frame and shape.text_frame.text.strip():
        yield Block("text", _clean(shape.text_frame.text))


def _cell(cell: Any) -> str:
    return "" if cell.is_spanned else str(cell.text)


def _clean(text: str) -> str:
    """A vertical tab is a line break within a paragraph."""
    lines = (" ".join(line.split()) for line in text.replace("\v", "\n").split("\n"))
    return "\n".join(line for line in lines if line)


def _chart(chart: Any) -> Iterator[Block]:
    """The figures a chart is drawn from: a row a category, a column a series."""
    caption = chart.chart_title.text_frame.text.strip() if chart.has_title and chart.chart_title.has_text_frame else ""
    for plot in chart.plots:
        series = list(plot.series)
        categories = [str(category) for category in plot.categories] or [""]
        header = ["", *(str(one.name) for one in series)]
        rows = [[category, *(_value(one.values, i) for one in series)] for i, category in enumerate(categories)]
        if table := table_block([header, *rows], caption=caption):
            yield table


def _value(values: Any, index: int) -> str:
    return str(values[index]) if index < len(values) and values[index] is not None else ""


def _title(presentation: Any, blocks: list[Block]) -> str | None:
    first = next((block.text for block in blocks if block.kind == "heading" and block.page == 1), None)
    named = " ".join((presentation.core_properties.title or "").split())
    return first or (named if named.lower() != "powerpoint presentation" else "") or None
