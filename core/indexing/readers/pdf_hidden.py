"""Which characters of a PDF's page nobody sees: drawn invisibly, in the colour of the page, or outside of it."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from typing import Final

import pypdfium2.raw as pdfium

from core.indexing.readers.left_out import OF_NO_COLOUR, OFF_PAGE, UNDRAWN, LeftOut

_WHITE: Final = 250  # of 255: so much of each colour, and paper shows no letter
_SEEN_FROM: Final = 8  # of 255: what is less opaque is not seen
_BACKGROUNDS: Final = (pdfium.FPDF_PAGEOBJ_IMAGE, pdfium.FPDF_PAGEOBJ_PATH, pdfium.FPDF_PAGEOBJ_SHADING)
_DEEPEST: Final = 8
_MOST_OBJECTS: Final = 200_000

Box = tuple[float, float, float, float]


def without_unseen(page: pdfium.FPDF_PAGE, textpage: pdfium.FPDF_TEXTPAGE, text: str, left: LeftOut) -> str:
    """Return a page's text, place by place, with blanks for what is not seen; how much that was is noted.

    Invisible letters over a picture stay: so scans are made readable. White ones stay on whatever is painted.
    """
    unseen = _Page(page).unseen()
    if not unseen:
        return text
    kept: list[str] = []
    gone: dict[str, list[str]] = {}
    for at, sign in enumerate(text):
        drawn = ctypes.cast(pdfium.FPDFText_GetTextObject(textpage, at), ctypes.c_void_p).value
        why = unseen.get(drawn) if drawn is not None else None
        if why is None:
            kept.append(sign)
            continue
        gone.setdefault(why, []).append(sign)
        kept.append(" ")
    for why, signs in gone.items():
        left.text(why, "".join(signs))
    return "".join(kept)


class _Page:
    """What is drawn on a page, looked through once; what stands in forms of its own is told by their objects."""

    def __init__(self, page: pdfium.FPDF_PAGE) -> None:
        self._box = _box_of_page(page)
        self._painted: list[Box] = []
        self._pictures: list[Box] = []
        self._suspects: list[tuple[int, str, Box]] = []
        self._picture_somewhere = self._paint_somewhere = False
        self._left = _MOST_OBJECTS
        for at in range(pdfium.FPDFPage_CountObjects(page)):
            self._take(pdfium.FPDFPage_GetObject(page, at), 0)

    def unseen(self) -> dict[int, str]:
        """Return the objects of text that are not seen, by their addresses, and why."""
        return {address: why for address, why, box in self._suspects if not self._is_covered(why, box)}

    def _is_covered(self, why: str, box: Box) -> bool:
        if why == UNDRAWN:
            return self._picture_somewhere or any(_over(one, box) for one in self._pictures)
        if why == OF_NO_COLOUR:
            return self._paint_somewhere or any(_over(one, box) for one in (*self._painted, *self._pictures))
        return False

    def _take(self, drawn: pdfium.FPDF_PAGEOBJECT, depth: int) -> None:
        self._left -= 1
        kind = pdfium.FPDFPageObj_GetType(drawn)
        if self._left < 0:
            return
        if kind == pdfium.FPDF_PAGEOBJ_TEXT:
            self._take_text(drawn, depth)
        elif kind == pdfium.FPDF_PAGEOBJ_FORM and depth < _DEEPEST:
            for inner in _inside(drawn):
                self._take(inner, depth + 1)
        elif kind in _BACKGROUNDS and depth:
            # Where it is told in a form is not where it stands on the page.
            self._paint_somewhere = True
            self._picture_somewhere |= kind == pdfium.FPDF_PAGEOBJ_IMAGE
        elif kind == pdfium.FPDF_PAGEOBJ_IMAGE:
            self._pictures.append(_bounds(drawn))
        elif kind in _BACKGROUNDS and not _is_white(drawn):
            self._painted.append(_bounds(drawn))

    def _take_text(self, drawn: pdfium.FPDF_PAGEOBJECT, depth: int) -> None:
        mode = pdfium.FPDFTextObj_GetTextRenderMode(drawn)
        if mode == pdfium.FPDF_TEXTRENDERMODE_INVISIBLE:
            why = UNDRAWN
        elif mode == pdfium.FPDF_TEXTRENDERMODE_FILL and _is_white(drawn):
            why = OF_NO_COLOUR
        elif not depth and not _over(self._box, _bounds(drawn), wholly=False):
            why = OFF_PAGE
        else:
            return
        address = ctypes.cast(drawn, ctypes.c_void_p).value
        if address is not None:
            self._suspects.append((address, why, _bounds(drawn)))


def _inside(form: pdfium.FPDF_PAGEOBJECT) -> Iterator[pdfium.FPDF_PAGEOBJECT]:
    for at in range(pdfium.FPDFFormObj_CountObjects(form)):
        yield pdfium.FPDFFormObj_GetObject(form, at)


# Made once: a reader works in a process of its own, on one page at a time, and a page has a thousand objects.
_COLOURS = tuple(ctypes.c_uint() for _ in range(4))
_SIDES = tuple(ctypes.c_float() for _ in range(4))


def _is_white(drawn: pdfium.FPDF_PAGEOBJECT) -> bool:
    red, green, blue, opaque = _COLOURS
    if not pdfium.FPDFPageObj_GetFillColor(drawn, red, green, blue, opaque):
        return False
    white = red.value >= _WHITE and green.value >= _WHITE and blue.value >= _WHITE
    return white or opaque.value < _SEEN_FROM


def _bounds(drawn: pdfium.FPDF_PAGEOBJECT) -> Box:
    left, bottom, right, top = _SIDES
    if not pdfium.FPDFPageObj_GetBounds(drawn, left, bottom, right, top):
        return (0.0, 0.0, 0.0, 0.0)
    return left.value, bottom.value, right.value, top.value


def _box_of_page(page: pdfium.FPDF_PAGE) -> Box:
    box = pdfium.FS_RECTF()
    pdfium.FPDF_GetPageBoundingBox(page, box)
    return box.left, box.bottom, box.right, box.top


def _over(one: Box, other: Box, *, wholly: bool = True) -> bool:
    """Tell whether a box lies over the middle of another; not `wholly`: over any of it."""
    left, bottom, right, top = other
    if not wholly:
        return one[0] <= right and left <= one[2] and one[1] <= top and bottom <= one[3]
    x, y = (left + right) / 2, (bottom + top) / 2
    return one[0] <= x <= one[2] and one[1] <= y <= one[3]
