"""What is taken out of quoted text: markers of our own, pings, foreign citation marks, Markdown's signs."""

from __future__ import annotations

import re

from core.reading.lexicon import pattern_of, speaks_of_any
from core.reading.markdown_marks import without_comments, without_heading_mark
from core.reading.marks import without_marks
from core.text.orders import is_order

# Text of documents is data: none of it may pass for markup of an answer or of a chat.
_MARKERS = re.compile(
    r"\[/?\s*+CITED[_ ]SOURCES?\s*+\](?:[ :]{0,3}\d{1,3}(?:[ ,;]{1,3}\d{1,3}){0,20}(?!\w))?"
    r"|\[/?\s*+(?:ANSWER|COMPLETED|SOURCES?)\s*+\]",
    re.IGNORECASE,
)
_TAGS_AND_PINGS = re.compile(r"<(?:[!@#][^<>\s]{0,80}|/?[A-Za-z][A-Za-z0-9-]{0,20}(?:\s[^<>]{0,200})?/?)>")
WARNING = "⚠"
"""What the product adds of doubts stands behind this sign: no document speaks so."""
_EVERYBODY = ("@everyone", "@here", "@channel")
_LINK = re.compile(r"!?\[([^\]\n]*)(\]\((?:[^()\s]++|\([^()\s]*\))*+\))?")
_EMPHASIS = re.compile(r"(\*\*|__|(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w))")
_INVISIBLE = dict.fromkeys(
    (
        *(c for c in range(0x20) if chr(c) not in "\t\n\r"),
        *(0x7F, 0xAD, 0x200B, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2060, 0x206A), 0xFEFF, 0xFFFE, 0xFFFF),
    )
)


def readable(text: str) -> str:
    """Return a quote as it may stand in an answer: on one line, without marks and markup, figures untouched."""
    text = without_comments(text).translate(_INVISIBLE)
    text = _LINK.sub(lambda m: m[1] if m[2] else m[0], _MARKERS.sub(" ", text))
    # Twice: what is left of a tag in a ping is a ping.
    text = _TAGS_AND_PINGS.sub("", _TAGS_AND_PINGS.sub("", without_marks(text)))
    text = text.replace(WARNING, "").replace("\ufe0f", "")  # behind it stands what the product says itself
    for ping in _EVERYBODY:
        text = text.replace(ping, ping.removeprefix("@"))
    text = _EMPHASIS.sub("", without_heading_mark(text)).replace("`", "")
    return " ".join(text.split())


def gives_orders(text: str) -> bool:
    """Tell whether a sentence speaks to a language model rather than to a reader; such a sentence is never quoted."""
    if speaks_of_any(("said_to_a_model", "poses_as_product"), text):
        return True
    return _casts(text) or is_order(text)


def _casts(text: str) -> bool:
    """`You are now an assistant`: said to a model, whatever article it takes."""
    ends = (found.end() for found in pattern_of("you_are").finditer(text))
    return any(text[end : end + 1].isspace() and pattern_of("a_model").match(text, end + 1) for end in ends)
