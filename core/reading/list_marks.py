"""The marks of list items: bullets, check boxes, numbers and letters."""

from __future__ import annotations

import re

_MARK = re.compile(r"\s*(?:[-*+•‣◦▪–]\s+(?:\[[ xX]\]\s+)?|\(?\d{1,2}[.)/]\s+|#\d{1,2}[.:)]?\s+|[a-z][.)]\s+)")


def is_list_item(line: str) -> bool:
    """Tell whether a line is an item of a list."""
    return _MARK.match(line) is not None


def without_list_mark(line: str) -> str:
    """Return a list item without its bullet or number."""
    mark = _MARK.match(line)
    return line[mark.end() :] if mark else line
