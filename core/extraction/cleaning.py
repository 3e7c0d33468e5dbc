"""What is taken out of quoted text: markers of our own, pings, foreign citation marks, Markdown's signs."""

from __future__ import annotations

import re

from core.reading.lexicon import alternatives
from core.reading.markdown_marks import without_comments, without_heading_mark
from core.reading.marks import without_marks
from core.text.orders import is_order

# Text of documents is data: none of it may pass for markup of an answer or of a chat.
_MARKERS = re.compile(r"\[/?\s*(?:ANSWER|COMPLETED|CITED[_ ]SOURCES?|SOURCES?)\s*\]", re.IGNORECASE)
_TAGS_AND_PINGS = re.compile(r"<(?:[!@#][^<>\s]{0,80}|/?[A-Za-z][A-Za-z0-9-]{0,20}(?:\s[^<>]{0,200})?/?)>")
_EVERYBODY = re.compile(r"@(?=everyone\b|here\b|channel\b)", re.IGNORECASE)
_LINK = re.compile(r"!?\[([^\]\n]*)(\]\((?:[^()\s]++|\([^()\s]*\))*+\))?")
_EMPHASIS = re.compile(r"(\*\*|__|(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w))")
_INVISIBLE = dict.fromkeys(
    (
        *(c for c in range(0x20) if chr(c) not in "\t\n\r"),
        *(0x7F, 0x200B, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2060, 0x206A), 0xFEFF, 0xFFFE, 0xFFFF),
    )
)
_ORDERS_TO_A_MODEL = re.compile(
    rf"{alternatives('overrides')}.{{0,30}}{alternatives('what_was_said')}.{{0,20}}{alternatives('instructions')}"
    rf"|{alternatives('said_to_a_model')}"
    rf"|{alternatives('a_model')}.{{0,30}}{alternatives('has_to')}.{{0,20}}{alternatives('replies')}",
    re.IGNORECASE,
)


def readable(text: str) -> str:
    """Return a quote as it may stand in an answer: on one line, without marks and markup, figures untouched."""
    text = without_comments(text).translate(_INVISIBLE)
    text = _LINK.sub(lambda m: m[1] if m[2] else m[0], _MARKERS.sub("", text))
    # Twice: what is left of a tag in a ping is a ping.
    text = _TAGS_AND_PINGS.sub("", _TAGS_AND_PINGS.sub("", without_marks(text)))
    text = _EMPHASIS.sub("", without_heading_mark(_EVERYBODY.sub("", text))).replace("`", "")
    return " ".join(text.split())


def gives_orders(text: str) -> bool:
    """Tell whether a sentence speaks to a language model rather than to a reader; such a sentence is never quoted."""
    return bool(_ORDERS_TO_A_MODEL.search(text)) or is_order(text)
