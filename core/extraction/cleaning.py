"""What is taken out of quoted text: markers of our own, pings, foreign citation marks, Markdown's signs."""

from __future__ import annotations

import re

from core.reading.marks import without_marks
from core.text.orders import is_order

# Text of documents is data: none of it may pass for markup of an answer or of a chat.
_MARKERS = re.compile(r"\[/?\s*(?:ANSWER|COMPLETED|CITED[_ ]SOURCES?|SOURCES?)\s*\]", re.IGNORECASE)
_PINGS = re.compile(r"<[!@#][^<>\s]{0,80}>")
_EVERYBODY = re.compile(r"@(?=everyone\b|here\b|channel\b)", re.IGNORECASE)
_LINK = re.compile(r"!?\[([^\]\n]*)(\]\((?:[^()\s]++|\([^()\s]*\))*+\))?")
_EMPHASIS = re.compile(r"(\*\*|__|(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w))")
_CODE_TICKS = re.compile(r"`+")
_TAGS = re.compile(r"</?[A-Za-z][A-Za-z0-9-]{0,20}(?:\s[^<>]{0,200})?/?>")
_COMMENT = re.compile(r"<!--(?:[^-]++|-(?!->))*+(-->)?")
_INVISIBLE = re.compile(
    r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]"
)
_LIST_MARK = re.compile(r"^\s*(?:[-*+•‣◦▪–]\s+(?:\[[ xX]\]\s+)?|\(?\d{1,2}[.)]\s+|[a-z][.)]\s+)")
_HEADING_MARK = re.compile(r"^#{1,6}\s+|^>+\s*|(?<!\s)\s+#+$")
_ORDERS_TO_A_MODEL = re.compile(
    r"\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:previous|prior|above|earlier|all|system|your)\b"
    r".{0,20}\b(?:instructions?|prompts?|rules|messages?)\b"
    r"|\bsystem prompt\b|\byou are (?:now )?(?:an? )?(?:AI|assistant|chatbot|language model)\b"
    r"|\b(?:AI|assistants?|language models?|LLMs?)\b.{0,30}\b(?:must|should)\b"
    r".{0,20}\b(?:reply|respond|answer|say|output)\b",
    re.IGNORECASE,
)


def readable(text: str) -> str:
    """Return a quote as it may stand in an answer: on one line, without marks and markup, figures untouched."""
    text = _INVISIBLE.sub("", _COMMENT.sub(lambda m: " " if m[1] else m[0], text))
    text = _LINK.sub(lambda m: m[1] if m[2] else m[0], _MARKERS.sub("", text))
    text = _EVERYBODY.sub("", _PINGS.sub("", _TAGS.sub("", without_marks(text))))
    text = _CODE_TICKS.sub("", _EMPHASIS.sub("", _HEADING_MARK.sub("", text)))
    return " ".join(text.split())


def without_list_mark(text: str) -> str:
    """Return a list item without its bullet or number."""
    return _LIST_MARK.sub("", text, count=1)


def is_list_item(text: str) -> bool:
    """Tell whether a line is an item of a list."""
    return bool(_LIST_MARK.match(text))


def gives_orders(text: str) -> bool:
    """Tell whether a sentence speaks to a language model rather than to a reader; such a sentence is never quoted."""
    return bool(_ORDERS_TO_A_MODEL.search(text)) or is_order(text)
