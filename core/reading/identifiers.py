"""Names as programs write them, read as words: `refundTotal`, `refund_total` and `shop.refunds` are several each."""

from __future__ import annotations


def named_apart(text: str) -> str:
    """Return a text with the parts of its identifiers apart: `refundTotal` and `refund_total` as `refund total`."""
    parts = []
    for before, character in zip(f" {text}", text, strict=False):
        parts.append(f" {character}" if before.islower() and character.isupper() else character)
    return "".join(parts).replace("_", " ").replace(".", " ")
