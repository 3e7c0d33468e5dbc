"""The gate: whether something among the evidence answers a question for a figure of a period, or several do."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from core.extraction.gate.asked import Asked, otherwise_called
from core.extraction.gate.figures import agree, values_in
from core.extraction.gate.standing import Measure, Standing, cells_of, sentence_standing, tells_amount
from core.extraction.segments import Segment
from core.reading.periods import named_periods
from core.reading.words import content_words, without_figures

# Tuned on the one half of questions on annual reports whose own report is hidden or there (benchmarks.extractive has
# others): below it stood what is called otherwise or is of something else.
LEAST_STANDING = 0.75
# What stands nearly as well as the best, and says another figure, is as likely meant.
_AS_WELL = 0.97
_INTRODUCE = 2  # lines before a table that say what it is of


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the gate says of what it looked at.

    `fits` names what answers, best first; `ambiguous` those that differ, one a figure; `lacks` what came nearest.
    """

    outcome: Literal["fits", "ambiguous", "lacks"]
    standings: tuple[Standing, ...] = ()


def rule(standings: Sequence[Standing], least: float = LEAST_STANDING, *, documents: Sequence[str] = ()) -> Ruling:
    """Rule on what may be cited, best first; `documents` are those of the passages, in order.

    Where several of one document fit as well and say different figures, the one that is called as the question calls it
    is meant; else the question does not tell which of them it means: what a document calls it does not tell whose.
    """
    fitting = [s for s in standings if s.score >= least]
    if not fitting:
        return Ruling("lacks", tuple(standings[:1]))
    alike = [s for s in fitting if s.score >= _AS_WELL * fitting[0].score]
    most: dict[str, int] = {}
    for s in alike:
        most[_of(s, documents)] = max(s.called_so, most.get(_of(s, documents), 0))
    meant = [s for s in alike if s.called_so == most[_of(s, documents)]]
    apart = _apart(meant)
    if len(apart) > 1:
        return Ruling("ambiguous", apart)
    return Ruling("fits", (*meant, *(s for s in fitting if s not in alike)))


def _of(standing: Standing, documents: Sequence[str]) -> str:
    at = standing.segment.source - 1
    return documents[at] if at < len(documents) else ""


def standings_in(asked: Asked, pool: Sequence[Segment], weights: Mapping[str, float]) -> list[Standing]:
    """Return how everything with a figure stands to what is asked, best first."""
    found = _standing_in(asked, pool, weights)
    if found and found[0].score < LEAST_STANDING:
        others = (_standing_in(other, pool, weights) for other in otherwise_called(asked))
        found = max((found, *others), key=lambda standings: standings[0].score)
    return found


def _standing_in(asked: Asked, pool: Sequence[Segment], weights: Mapping[str, float]) -> list[Standing]:
    years = _years_named(pool) if asked.years else {}
    found = [
        s
        for segment, around in _introduced(pool)
        for s in _standings(Measure(asked, weights, around, years.get(segment.source)), segment)
    ]
    return sorted(found, key=lambda s: (-s.score, s.segment.source, s.segment.position))


def _years_named(pool: Sequence[Segment]) -> dict[int, frozenset[int]]:
    """Return the years that each passage names anywhere: in its name, headings, sentences and tables."""
    told: dict[int, dict[str, None]] = {}
    for segment in pool:
        header = " ".join(segment.row.header) if segment.row is not None else ""
        told.setdefault(segment.source, {}).update(dict.fromkeys((segment.text, segment.context, header)))
    return {source: frozenset().union(*(named_periods(t).years for t in texts)) for source, texts in told.items()}


def tells_without_figure(asked: Asked, segment: Segment, weights: Mapping[str, float]) -> bool:
    """Tell whether a sentence without a figure is of the attribute and the period asked for."""
    if segment.row is not None or tells_amount(segment.text):
        return False
    return sentence_standing(Measure(asked, weights), segment).score >= LEAST_STANDING


def _standings(measure: Measure, segment: Segment) -> Sequence[Standing]:
    if segment.row is not None:
        return cells_of(measure, segment)
    quotable = segment.kind in ("sentence", "item") and tells_amount(segment.text)
    return [sentence_standing(measure, segment)] if quotable else []


def _introduced(pool: Sequence[Segment]) -> Iterator[tuple[Segment, frozenset[str]]]:
    """Yield each segment with the words of the lines before its table."""
    before: deque[str] = deque(maxlen=_INTRODUCE)
    source = 0
    for segment in pool:
        if segment.source != source:
            before.clear()
            source = segment.source
        if segment.row is None:
            before.append(segment.text)
            yield segment, frozenset()
        else:
            yield segment, frozenset(t for line in before for t in content_words(line))


def _apart(alike: Sequence[Standing]) -> tuple[Standing, ...]:
    """Return one standing of each figure that is told: years asked for apart are told apart."""
    apart: list[tuple[Standing, frozenset[float]]] = []
    for standing in alike:
        values = values_of(standing)
        same = any(agree(values, others) or _of_other_years(standing, one) for one, others in apart)
        if values and not same:
            apart.append((standing, values))
    return tuple(standing for standing, _ in apart)


def values_of(standing: Standing) -> frozenset[float]:
    """Return the figures of a cell or a sentence, without signs and scales."""
    row = standing.segment.row
    told = row.cells[standing.column] if row is not None and standing.column is not None else standing.segment.text
    return values_in(told)


def figures_of(segment: Segment) -> frozenset[float]:
    """Return all figures of a sentence or a row, without signs and scales."""
    return values_in(segment.text)


def _of_other_years(one: Standing, other: Standing) -> bool:
    """Two cells of one row, each of a year that was asked for; or of rows that are called the same but for the day."""
    if one.segment is other.segment:
        return one.years != other.years
    row, another = one.segment.row, other.segment.row
    if row is None or another is None or one.segment.source != other.segment.source or one.column != other.column:
        return False
    parted = bool(one.years and other.years) and one.years.isdisjoint(other.years)
    return parted and without_figures(row.name) == without_figures(another.name)
