"""The text of WordprocessingML elements."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
_FALLBACK = "{http://schemas.openxmlformats.org/markup-compatibility/2006}Fallback"
_MATH_TEXT = "{http://schemas.openxmlformats.org/officeDocument/2006/math}t"
_BOX = f"{W}txbxContent"
_BREAKS = {f"{W}tab": "\t", f"{W}ptab": "\t", f"{W}br": "\n", f"{W}cr": "\n", f"{W}noBreakHyphen": "-"}


def text_of(element: Any) -> str:
    """Return the text of a paragraph, without deleted text and without what is in its text boxes."""
    return "".join(_parts(element))


def boxes_in(element: Any) -> Iterator[Any]:
    """Yield the text boxes under an element; the fallback drawing for old programs repeats them and is left out."""
    for box in element.iter(_BOX):
        above = list(box.iterancestors())
        inner = above[: above.index(element)] if element in above else above
        if not any(ancestor.tag in {_FALLBACK, _BOX} for ancestor in inner):
            yield box


def _parts(element: Any) -> Iterator[str]:
    for child in element:
        tag = child.tag
        if tag in {f"{W}t", _MATH_TEXT}:
            yield child.text or ""
        elif tag in _BREAKS:
            yield _BREAKS[tag]
        elif tag in {_BOX, _FALLBACK, f"{W}pPr", f"{W}rPr"}:
            continue
        elif tag == f"{W}p":
            yield text_of(child) + "\n"
        elif len(child):
            yield from _parts(child)
