"""PDF: text with page numbers, headings by their font, rows of figures as tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import date
from itertools import groupby, islice, zip_longest
from string import digits

import pypdfium2 as pdfium
from pypdfium2 import raw

from core.errors import NotADocument, Unreadable
from core.indexing.documents import PAGES_WITHOUT_TEXT, Block, Reading
from core.indexing.readers.left_out import LeftOut
from core.indexing.readers.limits import Limits
from core.indexing.readers.locked_office import GIVE_IT, NONE_OPENS
from core.indexing.readers.pdf_hidden import without_unseen
from core.indexing.readers.pdf_lines import Line, Setting, Style, is_heading, page_lines, setting_of
from core.indexing.readers.pdf_tables import find_tables
from core.indexing.readers.properties import lines_of
from core.indexing.readers.scans import DPI, Scanning, read_picture, scan_blocks

_POINTS = 72  # of an inch
_MOST_PIXELS = 5_000  # of a side of a drawn page
_MOST_DIGITS = 4  # of a page's number
_METADATA = ("Company", "Subject", "Keywords", "Category")
_SAVED, _DAY = ("ModDate", "CreationDate"), len("20240301")
_BY_PROGRAMS = ("microsoft word - ", "microsoft powerpoint - ", "microsoft excel - ", "untitled")
_LONGEST_WORD = 23
_FEWEST_FOR_RUNNING = 4
_LARGER = 1.1  # times the size of the text: what is called so stands below it


def read(data: bytes, limits: Limits, passwords: Sequence[str] = ()) -> Reading:
    """Return headings, text and tables page by page, and which pages are pictures.

    Raises `Unreadable`: encrypted, corrupt, too many pages; `NotADocument` for blank pages.
    """
    document = _open(data, passwords)
    try:
        if len(document) > limits.pages:
            raise Unreadable(f"Too large: {len(document):,} pages, at most {limits.pages:,} are read.")
        left = LeftOut()
        pages, broken = _pages(document, left)
        scanned = _scanned(document, pages, broken, limits.scanned_pages)
        if not any(pages) and not scanned:
            raise _without_text(document, broken)
        return Reading(
            "pdf",
            tuple(_blocks(pages)),
            title=_title(document),
            notes=(*_notes(pages, broken), *left.notes()),
            properties=_properties(document),
            saved=_saved(document),
            scanned=scanned,
        )
    finally:
        document.close()


def read_page(data: bytes, number: int, scanning: Scanning) -> list[Block]:
    """Return what stands on a page that is a picture. Raises `Unreadable`."""
    document = _open(data, scanning.passwords)
    try:
        page = document[number - 1]
        scale = min(DPI / _POINTS, _MOST_PIXELS / max(page.get_size()))
        drawn = page.render(scale=scale, grayscale=True).to_pil().convert("L")
    finally:
        document.close()
    return scan_blocks(read_picture(drawn, scanning), number)


def _open(data: bytes, passwords: Sequence[str]) -> pdfium.PdfDocument:
    """Open a PDF with the first password that fits, where it needs one."""
    for password in passwords:
        with suppress(Unreadable):
            return _opened(data, password)
    return _opened(data, None, tried=bool(passwords))


def _opened(data: bytes, password: str | None, *, tried: bool = False) -> pdfium.PdfDocument:
    try:
        document = pdfium.PdfDocument(data, password=password)
        if len(document):
            return document
    except pdfium.PdfiumError as error:
        if "password" in str(error).lower() or raw.FPDF_GetLastError() == raw.FPDF_ERR_PASSWORD:
            other = NONE_OPENS if tried else GIVE_IT
            raise Unreadable(f"Encrypted: the PDF needs a password; {other}.") from error
        if b"/Encrypt" in data and "security" in str(error).lower():
            raise Unreadable("Encrypted: the PDF is protected in a way that can't be read.") from error
        raise Unreadable("Corrupt: the PDF's structure is damaged.") from error
    raise Unreadable("Corrupt: the PDF has no pages that can be found.")


def _pages(document: pdfium.PdfDocument, left: LeftOut) -> tuple[list[list[Line]], list[int]]:
    """Return the lines of each page, and the numbers of pages that can't be loaded."""
    pages: list[list[Line]] = []
    broken: list[int] = []
    for number in range(1, len(document) + 1):
        try:
            pages.append(_lines(document, number, left))
        except pdfium.PdfiumError:
            pages.append([])
            broken.append(number)
    return pages, broken


def _lines(document: pdfium.PdfDocument, number: int, left: LeftOut) -> list[Line]:
    page = document[number - 1]
    try:
        textpage = page.get_textpage()
        try:
            text = without_unseen(page.raw, textpage.raw, textpage.get_text_range(errors="replace"), left)
            return page_lines(textpage.raw, text, number)
        finally:
            textpage.close()
    finally:
        page.close()


def _without_text(document: pdfium.PdfDocument, broken: Sequence[int]) -> Unreadable:
    if len(broken) == len(document):
        return Unreadable("Corrupt: none of the PDF's pages can be loaded.")
    return NotADocument("Empty: its pages hold no text.")


def _scanned(
    document: pdfium.PdfDocument, pages: Sequence[Sequence[Line]], broken: Sequence[int], most: int
) -> tuple[int, ...]:
    """Return the numbers of pages without text that show something, at most so many."""
    bare = (number for number, lines in enumerate(pages, start=1) if not lines and number not in broken)
    return tuple(islice((number for number in bare if _has_picture(document[number - 1])), most))


def _has_picture(page: pdfium.PdfPage) -> bool:
    drawn = (raw.FPDF_PAGEOBJ_IMAGE, raw.FPDF_PAGEOBJ_PATH, raw.FPDF_PAGEOBJ_SHADING)
    return next(iter(page.get_objects(filter=drawn, max_depth=4)), None) is not None


def _notes(pages: Sequence[Sequence[Line]], broken: Sequence[int]) -> tuple[str, ...]:
    bare = [number for number, lines in enumerate(pages, start=1) if not lines and number not in broken]
    notes = []
    if broken:
        notes.append(f"Pages that can't be loaded: {_listed(broken)}.")
    if bare:
        notes.append(f"{PAGES_WITHOUT_TEXT} {_listed(bare)}.")
    return tuple(notes)


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers[:20])) + (" ..." if len(numbers) > 20 else "")


def _properties(document: pdfium.PdfDocument) -> tuple[str, ...]:
    try:
        return lines_of((key, document.get_metadata_value(key)) for key in _METADATA)
    except (pdfium.PdfiumError, UnicodeError):
        return ()


def _saved(document: pdfium.PdfDocument) -> str:
    """Return the ISO day of the last change, else of making; `D:20240301...` as PDF writes them."""
    for key in _SAVED:
        try:
            written = document.get_metadata_value(key).removeprefix("D:")[:_DAY]
            return date.fromisoformat(written).isoformat()
        except (pdfium.PdfiumError, UnicodeError, ValueError):
            continue  # none, or no day: the text is what counts
    return ""


def _title(document: pdfium.PdfDocument) -> str | None:
    """The title of the metadata, unless a program left its own file name there."""
    try:
        title = " ".join(document.get_metadata_value("Title").split())
    except (pdfium.PdfiumError, UnicodeError):
        return None
    return title[:300] if len(title) > 2 and not _is_made_up(title.casefold()) else None


def _is_made_up(title: str) -> bool:
    """A placeholder, the name of a file, or an identifier: one long word."""
    ending = title.rpartition(".")[2]
    is_file = ending != title and ending.isalnum() and 2 <= len(ending) <= 4
    is_identifier = len(title) > _LONGEST_WORD and title.replace("-", "").replace("_", "").isalnum()
    return title.startswith(_BY_PROGRAMS) or title.rstrip(digits) == "document" or is_file or is_identifier


def _blocks(pages: Sequence[Sequence[Line]]) -> Iterator[Block]:
    setting = setting_of([line for lines in pages for line in lines])
    running = _running(pages)
    seen: set[str] = set()
    for number, lines in enumerate(pages, start=1):
        kept = [line for line in lines if not _repeats(line, running, seen) or _opens_its_page(line, running, setting)]
        if kept and setting:
            yield from _page(kept, setting, number)


def _running(pages: Sequence[Sequence[Line]]) -> set[str]:
    """Return page headers and footers: what stands, page number aside, at the edge of most pages."""
    if len(pages) < _FEWEST_FOR_RUNNING:
        return set()
    edges = ({key for line in [*lines[:2], *lines[-2:]] for key in _keys(line)} for lines in pages)
    counts = Counter(key for keys in edges for key in keys)
    filled = sum(1 for lines in pages if lines)
    return {key for key, count in counts.items() if count > filled / 2}


def _keys(line: Line) -> list[str]:
    """The line as it is, and with each of its numbers as what it is ahead of the page's own number."""
    pieces = ["".join(run) for _, run in groupby(line.text, str.isdecimal)]
    numbered = [
        "".join([*pieces[:i], f"<{int(piece) - line.page}>", *pieces[i + 1 :]])
        for i, piece in enumerate(pieces)
        if piece.isdecimal() and len(piece) <= _MOST_DIGITS
    ]
    return [line.text, *numbered]


def _repeats(line: Line, running: set[str], seen: set[str]) -> bool:
    keys = running.intersection(_keys(line))
    repeated = not seen.isdisjoint(keys)
    seen |= keys
    return repeated


def _opens_its_page(line: Line, running: set[str], setting: Setting | None) -> bool:
    """Tell whether what stands on each page with another number is no header of pages, but set larger than their text.

    `Chapter 37` on page 37 is what that page is called; without it, all of them would stand below `Chapter 1`.
    """
    return setting is not None and line.text not in running and line.style.size > setting.body.size * _LARGER


def _page(lines: Sequence[Line], setting: Setting, number: int) -> Iterator[Block]:
    texts = [line.text for line in lines]
    at = 0
    for table in find_tables(texts, number, [line.spans for line in lines]):
        yield from _prose(lines[at : table.first], setting, number)
        yield table.block
        at = table.end
    yield from _prose(lines[at:], setting, number)


def _prose(lines: Sequence[Line], setting: Setting, number: int) -> Iterator[Block]:
    """Yield headings, and what stands between them; line breaks are kept, they may separate an address or a list."""
    followed = zip_longest(lines, lines[1:])
    kinds = [(line, is_heading(line, after, setting)) for line, after in followed if line]
    for (heading, style), group in groupby(kinds, key=lambda pair: (pair[1], pair[0].style if pair[1] else None)):
        texts = [line.text for line, _ in group]
        if not heading:
            yield Block("text", "\n".join(texts), page=number)
        elif style:
            # A long heading is broken over lines of one style.
            yield from (
                Block("heading", text, page=number, level=_level(style, setting.body)) for text in _joined(texts)
            )


def _joined(texts: Sequence[str]) -> list[str]:
    return [" ".join(texts)] if len(texts) <= 3 else list(texts)


def _level(style: Style, body: Style) -> int:
    if style.size > body.size * 1.4:
        return 1
    if style.size > body.size * _LARGER:
        return 2
    return 3 if style.weight > body.weight else 4
