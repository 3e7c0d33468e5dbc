"""A table of figures as a picture: lines for what goes on in time, bars for what stands beside each other. Pure.

Drawn with Pillow, which readers of documents bring along, and the font within it: nothing else is installed.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bots.render.plotting import FEWEST, MOST_BARS, MOST_LABELS, Scale, Series, cut, series_of, tick, times_told
from bots.render.told_tables import title_in
from core.model import Table

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw
    from PIL.ImageFont import FreeTypeFont, ImageFont

_WIDTH, _HEIGHT = 1120, 630
_LEFT, _RIGHT, _TOP, _BOTTOM = 130, 40, 96, 76
_TICK = 12  # pixels of a letter beside a rule
_INK, _FAINT, _LINE, _PAPER = "#1f2937", "#6b7280", "#2563a8", "#ffffff"
_RULES = "#e5e7eb"
_TITLE_CHARS, _LABEL_CHARS, _LONGEST_DAY = 70, 14, 23


@dataclass(frozen=True, slots=True)
class Chart:
    """A picture (PNG), and what it shows in words."""

    png: bytes
    alt: str


def chart_of(table: Table | None, language: str = "") -> Chart | None:
    """Return a picture of a table's last column of figures; None where people would rather read it.

    That is where `series_of` says so, or labels have letters that the font has not. Its title is in `language` (ISO
    639-1), where the font has its letters.
    """
    for shown in (replace(table, title=title_in(table.title, language)), table) if table is not None else ():
        series = series_of(shown)
        if series is not None and all(map(_is_drawable, (*series.labels, series.title))):
            return Chart(_drawn(series, language), series.told(language))
    return None


def _is_drawable(text: str) -> bool:
    """The font that comes with Pillow has Latin letters."""
    return all(ord(sign) < 0x250 or sign in "–—’‘“”…€£₤•" for sign in text)


def _drawn(series: Series, language: str) -> bytes:
    from PIL import Image, ImageDraw, ImageFont

    picture = Image.new("RGB", (_WIDTH, _HEIGHT), _PAPER)
    draw = ImageDraw.Draw(picture)
    large, small = ImageFont.load_default(30), ImageFont.load_default(22)
    draw.text((_LEFT, 30), cut(series.title, _TITLE_CHARS), fill=_INK, font=large)
    scale = Scale.over(series.values, zero=not series.in_time)
    ticks = [_written(tick(rule, series.unit, language), rule, series.unit) for rule in scale.rules]
    left = max(_LEFT, _LEFT - 5 * _TICK + max(map(len, ticks)) * _TICK)
    for rule, written in zip(scale.rules, ticks, strict=True):
        y = _y(scale, rule)
        draw.line([(left, y), (_WIDTH - _RIGHT, y)], fill=_FAINT if rule == 0 else _RULES, width=2)
        draw.text((left - 14, y), written, fill=_FAINT, font=small, anchor="rm")
    places = _places(series, left)
    if series.in_time and len(places) > FEWEST:
        _draw_line(draw, places, [_y(scale, value) for value in series.values])
    else:
        _draw_bars(draw, places, [_y(scale, value) for value in series.values], _y(scale, max(0.0, scale.low)))
    _draw_labels(draw, places, _drawable_times(series, language), small)
    packed = io.BytesIO()
    picture.quantize(32).save(packed, "PNG", optimize=True)
    return packed.getvalue()


def _drawable_times(series: Series, language: str) -> Sequence[str]:
    told = times_told(series.labels, language)
    return told if all(map(_is_drawable, told)) else series.labels


def _written(text: str, value: float, unit: str) -> str:
    return text if _is_drawable(text) else tick(value, unit)


def _y(scale: Scale, value: float) -> float:
    return _HEIGHT - _BOTTOM - scale.share(value) * (_HEIGHT - _TOP - _BOTTOM)


def _places(series: Series, left: float) -> list[float]:
    room = (_WIDTH - left - _RIGHT) / len(series.values)
    return [left + room * (at + 0.5) for at in range(len(series.values))]


def _draw_line(draw: ImageDraw, places: Sequence[float], heights: Sequence[float]) -> None:
    points = list(zip(places, heights, strict=True))
    draw.line(points, fill=_LINE, width=5, joint="curve")
    if len(points) <= MOST_BARS * 2:
        for x, y in points:
            draw.ellipse([x - 7, y - 7, x + 7, y + 7], fill=_LINE)


def _draw_bars(draw: ImageDraw, places: Sequence[float], heights: Sequence[float], base: float) -> None:
    half = min(60.0, (places[1] - places[0]) * 0.32)
    for x, y in zip(places, heights, strict=True):
        draw.rectangle([x - half, min(y, base), x + half, max(y, base)], fill=_LINE)


def _draw_labels(
    draw: ImageDraw, places: Sequence[float], labels: Sequence[str], font: FreeTypeFont | ImageFont
) -> None:
    widest = max(map(len, labels), default=1)
    most = MOST_LABELS if widest <= _LABEL_CHARS else max(2, MOST_LABELS * _LABEL_CHARS // widest - 1)
    every = -(-len(labels) // most)
    for x, label in list(zip(places, labels, strict=True))[::every]:
        draw.text(
            (x, _HEIGHT - _BOTTOM + 16),
            cut(label, max(_LABEL_CHARS, _LONGEST_DAY)),
            fill=_FAINT,
            font=font,
            anchor="ma",
        )
