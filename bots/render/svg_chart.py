"""Figures as SVG, with axes and values: lines for what goes on in time, bars for what stands beside each other.

Colours are the page's, by class: a drawing is light or dark with it. Every point tells its value when pointed at.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from markupsafe import Markup, escape

from bots.render.plotting import FEWEST, Scale, cut, figure, series_of, tick, times_told
from bots.render.told_tables import title_in
from core.model import Table

_WIDTH, _HEIGHT = 720.0, 280.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 84.0, 14.0, 14.0, 30.0
_LABEL_CHARS = 12
_LONGEST_DAY = 20  # characters: `28 de noviembre de 2026`, and what is longer still, is cut
_MOST_LABELS = 8
_EVERY_ON_PHONES = 3  # labels are larger there, and fewer


@dataclass(frozen=True, slots=True)
class _Axis:
    """What figures are drawn along: their scale, unit and language, and how much room its own ones need."""

    scale: Scale
    unit: str
    language: str

    @property
    def ticks(self) -> tuple[str, ...]:
        return tuple(tick(rule, self.unit, self.language) for rule in self.scale.rules)

    @property
    def left(self) -> float:
        return max(_LEFT, 10.0 * max(map(len, self.ticks)) + 8.0)

    def places(self, count: int) -> list[float]:
        room = (_WIDTH - self.left - _RIGHT) / max(count, 1)
        return [self.left + room * (at + 0.5) for at in range(count)]

    def told(self, label: str, course: Drawn, value: float) -> str:
        return f"{label}: {course.name} {figure(value, self.unit, self.language)}"


@dataclass(frozen=True, slots=True)
class Drawn:
    """One of several courses of a plot: what it is called, its class, and a value or None for each label."""

    name: str
    look: str
    values: tuple[float | None, ...]


def table_chart(table: Table | None, language: str = "") -> Markup:
    """Return a table's last column of figures as a drawing; nothing where people would rather read it."""
    series = series_of(replace(table, title=title_in(table.title, language))) if table is not None else None
    if series is None:
        return Markup("")
    draw = line_chart if series.in_time and len(series.values) > FEWEST else bar_chart
    courses = [Drawn(series.title, "s0", series.values)]
    return draw(times_told(series.labels, language), courses, series.unit, series.told(language), language)


def line_chart(labels: Sequence[str], courses: Sequence[Drawn], unit: str, alt: str, language: str = "") -> Markup:
    """Return courses over time; a value that is None leaves a gap. `alt` says what is seen."""
    known = [value for course in courses for value in course.values if value is not None] or [0.0]
    axis = _Axis(Scale.over(known, zero=len(set(known)) == 1), unit, language)
    places = axis.places(len(labels))
    shown = [_line(course, places, labels, axis) for course in courses]
    return _svg([_rules(axis), *shown, _under(labels, places)], alt)


def bar_chart(labels: Sequence[str], courses: Sequence[Drawn], unit: str, alt: str, language: str = "") -> Markup:
    """Return bars, of several courses one upon the other. `alt` says what is seen."""
    sums = [sum(course.values[at] or 0.0 for course in courses) for at in range(len(labels))] or [0.0]
    whole = all(float(value).is_integer() for value in sums)
    axis = _Axis(Scale.over(sums, zero=True, whole=whole), unit, language)
    places = axis.places(len(labels))
    half = min(28.0, (_WIDTH - axis.left - _RIGHT) / max(len(labels), 1) * 0.36)
    stacks = [_stack(at, courses, (places[at], half), labels[at], axis) for at in range(len(labels))]
    return _svg([_rules(axis), *stacks, _under(labels, places)], alt)


def _svg(parts: Iterable[Markup], alt: str) -> Markup:
    inside = Markup("").join(parts)
    return Markup('<svg class="plot" viewBox="0 0 {} {}" role="img" aria-label="{}">{}</svg>').format(
        int(_WIDTH), int(_HEIGHT), alt, inside
    )


def _y(scale: Scale, value: float) -> float:
    return _HEIGHT - _BOTTOM - scale.share(value) * (_HEIGHT - _TOP - _BOTTOM)


def _rules(axis: _Axis) -> Markup:
    lines, left = [], axis.left
    for rule, written in zip(axis.scale.rules, axis.ticks, strict=True):
        y = round(_y(axis.scale, rule), 1)
        look = "axis" if rule == 0 else "rule"
        lines.append(
            Markup('<line class="{}" x1="{}" x2="{}" y1="{}" y2="{}"/>').format(look, left, _WIDTH - _RIGHT, y, y)
        )
        lines.append(Markup('<text class="tick" x="{}" y="{}">{}</text>').format(left - 8, y + 4, written))
    return Markup("").join(lines)


def _under(labels: Sequence[str], places: Sequence[float]) -> Markup:
    widest = max(map(len, labels), default=1)
    most = _MOST_LABELS if widest <= _LABEL_CHARS else max(2, _MOST_LABELS * _LABEL_CHARS // widest - 1)
    every = max(1, -(-len(labels) // most))
    shown = list(zip(places, labels, strict=True))[::every]
    return Markup("").join(
        Markup('<text class="label{}" x="{}" y="{}">{}</text>').format(
            " minor" if at % _EVERY_ON_PHONES else "",
            round(x, 1),
            _HEIGHT - 10,
            cut(label, _LABEL_CHARS if widest > _LONGEST_DAY else _LONGEST_DAY),
        )
        for at, (x, label) in enumerate(shown)
    )


def _line(course: Drawn, places: Sequence[float], labels: Sequence[str], axis: _Axis) -> Markup:
    runs: list[list[str]] = [[]]
    dots = []
    for x, label, value in zip(places, labels, course.values, strict=True):
        if value is None:
            runs.append([])
            continue
        y = round(_y(axis.scale, value), 1)
        runs[-1].append(f"{x:.1f},{y}")
        told = escape(axis.told(label, course, value))
        dots.append(Markup('<circle cx="{:.1f}" cy="{}" r="3.5"><title>{}</title></circle>').format(x, y, told))
    lines = [Markup('<polyline points="{}"/>').format(" ".join(run)) for run in runs if len(run) > 1]
    return Markup('<g class="course {}">{}</g>').format(course.look, Markup("").join([*lines, *dots]))


def _stack(at: int, courses: Sequence[Drawn], place: tuple[float, float], label: str, axis: _Axis) -> Markup:
    (x, half), base, parts = place, 0.0, []
    for course in courses:
        value = course.values[at]
        if not value:
            continue
        ends = sorted((_y(axis.scale, base), _y(axis.scale, base + value)))
        base += value
        parts.append(
            Markup(
                '<rect class="{}" x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}"><title>{}</title></rect>'
            ).format(
                course.look,
                x - half,
                ends[0],
                half * 2,
                ends[1] - ends[0],
                axis.told(label, course, value),
            )
        )
    return Markup("").join(parts)
