"""Bytes to text: byte order marks, UTF-8, a declared charset, then a guess."""

from __future__ import annotations

import codecs

import charset_normalizer
from charset_normalizer.utils import any_specified_encoding

from core.errors import NotADocument

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_CONTROL = dict.fromkeys((*range(0x09), *range(0x0E, 0x1B), *range(0x1C, 0x20), 0x7F))
_GUESSED_FROM = 64 * 1024
_DECLARED_WITHIN = 2048
_MOST_CONTROL = 0.02


def decode(data: bytes) -> str:
    """Return the text, with a line feed alone at the end of each line.

    Raises `NotADocument` where the bytes are no text in any encoding.
    """
    text = _decode(data)
    sample = text[:_GUESSED_FROM]
    begins_binary = "\x00" in sample or len(sample) - len(sample.translate(_CONTROL)) > _MOST_CONTROL * max(
        len(sample), 1
    )
    if begins_binary or text.count("\x00") > _MOST_CONTROL * len(text):
        raise NotADocument("Not a document: binary data of no known format.")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _decode(data: bytes) -> str:
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return data.decode(encoding, errors="replace")
    if wide := _unmarked_utf16(data):
        return data.decode(wide, errors="replace")
    for named in ("utf-8", _declared(data)):
        if named and (text := _strictly(data, named)) is not None:
            return text
    return data.decode(_guess(data), errors="replace")


def _unmarked_utf16(data: bytes) -> str | None:
    """UTF-16 of mostly Latin text has a zero in every second byte."""
    sample = data[:4096]
    half = len(sample) // 2
    if half < 4:
        return None
    for encoding, zeros, others in (("utf-16-le", sample[1::2], sample[::2]), ("utf-16-be", sample[::2], sample[1::2])):
        if zeros.count(0) > 0.7 * half and others.count(0) == 0:
            return encoding
    return None


def _declared(data: bytes) -> str | None:
    """Charset named in a meta tag, an XML declaration or a coding comment; UTF-16 can't be declared so."""
    name = any_specified_encoding(data, search_zone=_DECLARED_WITHIN)
    if name is None or name.startswith(("utf_16", "utf_32", "utf_7")):
        return None
    # Browsers read these labels as cp1252, and so do those who write them.
    return "cp1252" if name in {"latin_1", "ascii"} else name


def _strictly(data: bytes, encoding: str) -> str | None:
    try:
        return codecs.decode(data, encoding) if codecs.lookup(encoding)._is_text_encoding else None
    except (LookupError, UnicodeError, ValueError):
        return None


def _guess(data: bytes) -> str:
    """Name the likeliest encoding; among equally clean guesses, Western European is by far the most common."""
    guesses = list(charset_normalizer.from_bytes(data[:_GUESSED_FROM]))[:4]
    if not guesses:
        return "cp1252"
    best = guesses[0]
    western = next((g for g in guesses if g.encoding == "cp1252" and g.chaos <= best.chaos), None)
    return (western or best).encoding
