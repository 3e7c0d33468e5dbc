"""A table of figures as a picture: lines for what goes on in time, bars for what stands beside each other. Pure.

Drawn with Pillow, which readers of documents bring along, and the font within it: nothing else is installed.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.facts.readable import readable
from core.model import Scalar, Table
from core.reading.periods import named_periods
from core.text.printable import legible

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw
    from PIL.ImageFont import FreeTypeFont, ImageFont

FEWEST, MOST_BARS, MOST_POINTS = 3, 16, 400
_WIDTH, _HEIGHT = 1120, 630
_LEFT, _RIGHT, _TOP, _BOTTOM = 130, 40, 96, 76
_INK, _FAINT, _LINE, _PAPER = "#1f2937", "#6b7280", "#2563a8", "#ffffff"
_RULES = "#e5e7eb"
_STEPS = (1.0, 2.0, 2.5, 5.0, 10.0)
_WANTED_RULES = 5
_MOST_TOLD = 12  # figures in the alternative text
_MOST_LABELS = 9
_TITLE_CHARS, _LABEL_CHARS = 70, 14


@dataclass(frozen=True, slots=True)
class Chart:
    """A picture (PNG), and what it shows in words."""

    png: bytes
    alt: str


@dataclass(frozen=True, slots=True)
class _Series:
    title: str
    labels: tuple[str, ...]
    values: tuple[float, ...]
    unit: str
    in_time: bool


def chart_of(table: Table | None) -> Chart | None:
    """Return a picture of a table's last column of figures; None where people would rather read it.

    That is where there are fewer than three figures, too many to tell apart, or labels that the font has not.
    """
    series = _series(table) if table is not None else None
    return Chart(_drawn(series), _told(series)) if series is not None else None


def _series(table: Table) -> _Series | None:
    column = next((at for at in reversed(range(1, len(table.columns))) if _is_figures(table, at)), 0)
    if not column:
        return None
    labels = tuple(legible(str(row[0] if row[0] is not None else "")) for row in table.rows)
    values = tuple(float(row[column] or 0) for row in table.rows)
    in_time = all(map(_is_period, labels))
    if in_time and labels[0] > labels[-1] and len({len(label) for label in labels}) == 1:
        labels, values = labels[::-1], values[::-1]
    most = MOST_POINTS if in_time else MOST_BARS
    drawable = all(map(_is_drawable, (*labels, table.title)))
    if not FEWEST <= len(values) <= most or len(set(values)) == 1 or not drawable:
        return None
    return _Series(legible(table.title), labels, values, table.unit, in_time)


def _is_figures(table: Table, column: int) -> bool:
    cells = [row[column] for row in table.rows if column < len(row)]
    return len(cells) == len(table.rows) and bool(cells) and all(map(_is_figure, cells))


def _is_figure(value: Scalar) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _is_period(label: str) -> bool:
    named = named_periods(label)
    return bool(named.years or named.quarters)


def _is_drawable(text: str) -> bool:
    """The font that comes with Pillow has Latin letters."""
    return all(ord(sign) < 0x250 or sign in "–—’‘“”…€£₤•" for sign in text)


def _told(series: _Series) -> str:
    pairs = [
        f"{label} {readable(value, series.unit)}" for label, value in zip(series.labels, series.values, strict=True)
    ]
    shown = pairs if len(pairs) <= _MOST_TOLD else [*pairs[: _MOST_TOLD // 2], "…", *pairs[-_MOST_TOLD // 2 :]]
    return f"{series.title}: {', '.join(shown)}"[:1_000]


def _drawn(series: _Series) -> bytes:
    from PIL import Image, ImageDraw, ImageFont

    picture = Image.new("RGB", (_WIDTH, _HEIGHT), _PAPER)
    draw = ImageDraw.Draw(picture)
    large, small = ImageFont.load_default(30), ImageFont.load_default(22)
    draw.text((_LEFT, 30), _cut(series.title, _TITLE_CHARS), fill=_INK, font=large)
    scale = _Scale.over(series.values, zero=not series.in_time)
    for rule in scale.rules:
        y = scale.y(rule)
        draw.line([(_LEFT, y), (_WIDTH - _RIGHT, y)], fill=_FAINT if rule == 0 else _RULES, width=2)
        draw.text((_LEFT - 14, y), readable(rule, series.unit), fill=_FAINT, font=small, anchor="rm")
    places = _places(series)
    if series.in_time and len(places) > FEWEST:
        _draw_line(draw, places, [scale.y(value) for value in series.values])
    else:
        _draw_bars(draw, places, [scale.y(value) for value in series.values], scale.y(max(0.0, scale.low)))
    _draw_labels(draw, places, series.labels, small)
    packed = io.BytesIO()
    picture.quantize(32).save(packed, "PNG", optimize=True)
    return packed.getvalue()


@dataclass(frozen=True, slots=True)
class _Scale:
    """Where values stand: from `low` to `high`, with a rule at each round figure between."""

    low: float
    high: float
    rules: tuple[float, ...]

    @classmethod
    def over(cls, values: Sequence[float], *, zero: bool) -> _Scale:
        low, high = min(values), max(values)
        # A line that does not begin at zero shows its course; a bar that does not lies.
        if zero or low < (high - low) * 2:
            low, high = min(low, 0.0), max(high, 0.0)
        step = _round_step((high - low) / _WANTED_RULES)
        first, last = _floor(low / step), -_floor(-high / step)
        rules = tuple(n * step for n in range(first, last + 1))
        return cls(rules[0], rules[-1], rules)

    def y(self, value: float) -> float:
        return _HEIGHT - _BOTTOM - (value - self.low) / (self.high - self.low) * (_HEIGHT - _TOP - _BOTTOM)


def _round_step(rough: float) -> float:
    power = 1.0
    while power * 10 <= rough:
        power *= 10
    while power > rough:
        power /= 10
    return next(power * step for step in _STEPS if power * step >= rough)


def _floor(value: float) -> int:
    return int(value // 1)


def _places(series: _Series) -> list[float]:
    room = (_WIDTH - _LEFT - _RIGHT) / len(series.values)
    return [_LEFT + room * (at + 0.5) for at in range(len(series.values))]


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
    every = -(-len(labels) // _MOST_LABELS)
    for x, label in list(zip(places, labels, strict=True))[::every]:
        draw.text((x, _HEIGHT - _BOTTOM + 16), _cut(label, _LABEL_CHARS), fill=_FAINT, font=font, anchor="ma")


def _cut(text: str, limit: int) -> str:
    return text if len(text) <= limit else f"{text[: limit - 1]}…"
