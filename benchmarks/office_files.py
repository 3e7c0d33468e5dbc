"""Makes workbooks, documents and slides of Markdown: `plan.xlsx.md` becomes `plan.xlsx`, as programs save it.

So the files that questions are asked about are kept as text that can be read and compared.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import docx
import openpyxl
import pptx
from pptx.util import Inches

_TITLE_ONLY = 5  # the layout of a slide in python-pptx's own template


@dataclass
class Section:
    """A heading with what stands below it: paragraphs, and tables as rows of cells."""

    heading: str
    parts: list[str | list[list[str]]] = field(default_factory=list)


def put(sources: Path, folder: Path) -> None:
    """Copy all files of `sources` to `folder`; those that end in `.xlsx.md`, `.docx.md` and `.pptx.md` are made."""
    folder.mkdir(parents=True, exist_ok=True)
    for source in sorted(sources.iterdir()):
        target = folder / source.stem
        make = _MAKERS.get(target.suffix) if source.suffix == ".md" else None
        if make:
            make(list(_sections(source.read_text(encoding="utf-8"))), target)
        else:
            shutil.copy(source, folder / source.name)


def _sections(text: str) -> Iterator[Section]:
    section: Section | None = None
    for line in text.splitlines():
        if line.startswith("#"):
            if section:
                yield section
            section = Section(line.lstrip("# "))
        elif line.startswith("|") and section:
            _add_row([cell.strip() for cell in line.strip("|").split("|")], section)
        elif line.strip() and section:
            section.parts.append(line.strip())
    if section:
        yield section


def _add_row(cells: list[str], section: Section) -> None:
    if all(set(cell) <= set("-: ") and cell for cell in cells):
        return
    if section.parts and isinstance(section.parts[-1], list):
        section.parts[-1].append(cells)
    else:
        section.parts.append([cells])


def _workbook(sections: list[Section], target: Path) -> None:
    book = openpyxl.Workbook()
    book.remove(book.worksheets[0])
    for section in sections:
        sheet = book.create_sheet(section.heading[:31])
        for part in section.parts:
            for row in [[part], []] if isinstance(part, str) else part:
                sheet.append([_typed(cell) for cell in row])
    book.save(target)


def _typed(cell: str) -> str | float:
    with suppress(ValueError):
        return float(cell.replace(",", "")) if "." in cell else int(cell.replace(",", ""))
    return cell


def _document(sections: list[Section], target: Path) -> None:
    document = docx.Document()
    for place, section in enumerate(sections):
        document.add_heading(section.heading, level=min(place, 1))
        for part in section.parts:
            if isinstance(part, str):
                document.add_paragraph(part)
                continue
            made = document.add_table(len(part), len(part[0]))
            for row, cells in zip(made.rows, part, strict=True):
                for cell, text in zip(row.cells, cells, strict=True):
                    cell.text = text
    document.save(str(target))


def _slides(sections: list[Section], target: Path) -> None:
    deck = pptx.Presentation()
    for section in sections:
        slide = deck.slides.add_slide(deck.slide_layouts[_TITLE_ONLY])
        slide.shapes.title.text = section.heading
        for place, part in enumerate(section.parts):
            box = (Inches(0.5), Inches(1.2 + place), Inches(9), Inches(1))
            if isinstance(part, str):
                slide.shapes.add_textbox(*box).text_frame.text = part
                continue
            made = slide.shapes.add_table(len(part), len(part[0]), *box).table
            for row, cells in enumerate(part):
                for column, text in enumerate(cells):
                    made.cell(row, column).text = text
    deck.save(str(target))


_MAKERS: dict[str, Callable[[list[Section], Path], None]] = {
    ".xlsx": _workbook,
    ".docx": _document,
    ".pptx": _slides,
}
