"""The lines of a PDF page with the font each one begins in."""

from __future__ import annotations

import ctypes
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import pypdfium2.raw as pdfium

from core.indexing.readers.ligatures import HOLE, restore
from core.reading.characters import longest_word, runs_of

# What fonts without a character map leave behind: controls, private use, unassigned.
_NOISE = dict.fromkeys((*range(0x09), *range(0x0B, 0x20), *range(0x7F, 0xA0), *range(0xE000, 0xF900), 0xFFFD, 0xFFFF))
_LONGEST_HEADING = 120
_PLAIN_SHARE = 0.1
_PLAIN_SHARE_LARGER = 0.3
_IN_A_SENTENCE = re.compile(r"[.,;:]$|[a-z]{2}[.;] [A-Z]")
_WITHIN_FIGURES = ",."
_WITHOUT = str.maketrans("", "", _WITHIN_FIGURES)


Span = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Style:
    """Font size in points (rounded to halves), weight (400 is normal) and font name."""

    size: float
    weight: int
    font: str


@dataclass(frozen=True, slots=True)
class Line:
    """One line of text; `spans` tell where its words begin and end, in points from the left, of a short one."""

    text: str
    style: Style
    page: int
    spans: tuple[Span, ...] = ()


def page_lines(textpage: pdfium.FPDF_TEXTPAGE, text: str, page: int) -> list[Line]:
    """Return the filled lines of a page's text, as pdfium orders them."""
    lines: list[Line] = []
    position = 0
    for raw in text.split("\r\n"):
        first = position + len(raw) - len(raw.lstrip())
        position += len(raw) + 2
        clean = _clean(raw)
        if not clean:
            continue
        if lines and lines[-1].text.endswith(HOLE):
            before = lines.pop()
            lines.append(Line(before.text[:-1] + clean, before.style, page))
        else:
            style = _style(textpage, first)
            lines.append(Line(clean, style, page, _spans(textpage, raw, first - len(raw) + len(raw.lstrip()))))
    return [Line(line.text.rstrip(HOLE), line.style, page, line.spans) for line in lines]


def _spans(textpage: pdfium.FPDF_TEXTPAGE, raw: str, start: int) -> tuple[Span, ...]:
    """Return where each word of a short line stands; none of a long one, or where a word has no place."""
    if len(raw) > _LONGEST_HEADING:
        return ()
    found: list[Span] = []
    at = 0
    for word in raw.split():
        at = raw.index(word, at)
        first, last = _sides(textpage, start + at), _sides(textpage, start + at + len(word) - 1)
        if first is None or last is None:
            return ()
        found.append((first[0], last[1]))
        at += len(word)
    return tuple(found)


def _sides(textpage: pdfium.FPDF_TEXTPAGE, index: int) -> Span | None:
    """Return where a character begins and ends, in points from the left; None where it has no place."""
    left, right, low, high = (ctypes.c_double() for _ in range(4))
    if not pdfium.FPDFText_GetCharBox(textpage, index, left, right, low, high):
        return None
    return left.value, right.value


def _clean(raw: str) -> str:
    """One character of pdfium's stands for two things: a hyphen at the end of a line, a lost ligature elsewhere."""
    body = raw.rstrip()
    broken = body.endswith(HOLE)
    body = restore(body.removesuffix(HOLE)) + (HOLE if broken else "")
    return " ".join(body.translate(_NOISE).split())


@dataclass(frozen=True, slots=True)
class Setting:
    """How a document is set: `body` is its commonest style, `plain` are all styles that much of it is set in."""

    body: Style
    plain: frozenset[Style]


def setting_of(lines: Sequence[Line]) -> Setting | None:
    """Return the styles of running text; None where there are no lines."""
    counts: Counter[Style] = Counter()
    for line in lines:
        counts[line.style] += len(line.text)
    if not counts:
        return None
    body = counts.most_common(1)[0][0]
    plain = frozenset(style for style, count in counts.items() if count > _share(style, body) * counts.total())
    return Setting(body, plain)


def _share(style: Style, body: Style) -> float:
    """Share of the text from which a style is no heading's; a short document may well be a third headings."""
    return _PLAIN_SHARE_LARGER if style.size > body.size * 1.1 else _PLAIN_SHARE


def is_heading(line: Line, following: Line | None, setting: Setting) -> bool:
    """A short line set apart: larger, or as large and bolder or in another face; no sentence, no row of figures."""
    style, text = line.style, line.text
    if style in setting.plain or style.size < setting.body.size or len(text) > _LONGEST_HEADING:
        return False
    if _IN_A_SENTENCE.search(text) or (following and following.style != style and following.text[0].islower()):
        return False
    apart = style.size > setting.body.size * 1.1 or style.weight > setting.body.weight or len(text) <= 60
    named = (text[0].isupper() or text[0].isdigit()) and longest_word(text) > 1
    return apart and named and _figures(text) < 2


def _figures(text: str) -> int:
    return sum(run.translate(_WITHOUT).isdecimal() for run in runs_of(text, _WITHIN_FIGURES))


def _style(textpage: pdfium.FPDF_TEXTPAGE, index: int) -> Style:
    size = pdfium.FPDFText_GetFontSize(textpage, index)
    name = ctypes.create_string_buffer(128)
    pdfium.FPDFText_GetFontInfo(textpage, index, name, 128, ctypes.c_int())
    font = name.value.decode("utf-8", errors="replace").partition("+")[2] or name.value.decode("utf-8", "replace")
    return Style(round(size * 2) / 2, pdfium.FPDFText_GetFontWeight(textpage, index), font)
