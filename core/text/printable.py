"""Text from outside without what no store, terminal or protocol takes: control characters and lone surrogates."""

from __future__ import annotations

import re

_UNPRINTABLE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
_LONE_SURROGATE = re.compile(r"[\ud800-\udfff]")


def printable(text: str) -> str:
    """Return `text` with newlines as they are and tabs kept, other control characters dropped, surrogates replaced."""
    return _LONE_SURROGATE.sub("\ufffd", _UNPRINTABLE.sub("", text.replace("\r\n", "\n").replace("\r", "\n")))
