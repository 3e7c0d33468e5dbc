"""The years check: years and dates named stand in the evidence, and "no data for 2020" is true."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product, repeat

from core.checks.check import Check, Exhibit
from core.checks.phrasing import counted, listed, severity_of
from core.checks.spans import told_by_spans
from core.checks.support import source_of, told_of_another_year
from core.checks.tables import read_tables
from core.checks.told_in_parts import days_told_in_parts
from core.facts.metrics import METRICS, Metric
from core.model import FactRow, Severity, Span, Status, Verdict
from core.reading.amounts import read_amounts
from core.reading.calendars import era_years
from core.reading.characters import has_digit, runs_of
from core.reading.cited_sentences import Sentence, sentences_of
from core.reading.claim_words import content_words, in_english, tokens_of
from core.reading.digits import years_at
from core.reading.lexicon import pattern_of, speaks_of, speaks_of_any
from core.reading.periods import Date, Day, dates_in, named_periods, opening_day
from core.reading.roles import Role
from core.reading.thing_patterns import Kind
from core.reading.things import things_of

NAME = "years"

NEAR = 60
"""Characters between a word that denies and what it denies, at most."""
MOST_COMPARED = 150_000
"""Pairs of a year's sentence and one of the evidence that are compared: bounds what many years cost over long texts."""


_PERIODS: frozenset[Kind] = frozenset(("year", "period", "decade"))


@dataclass(frozen=True, slots=True)
class Known:
    """The periods that the evidence has."""

    years: frozenset[int]
    """Years of fetched rows and of the passages' texts."""
    fetched: frozenset[int]
    """Years of fetched rows."""
    in_table: frozenset[int]
    """Years the fact table has for what was asked, fetched or not."""
    days: frozenset[Day]
    sources: tuple[str, ...] = ()
    asked: frozenset[int] = frozenset()
    metrics: frozenset[str] = frozenset()
    """Names of the metrics that the fetched rows are of."""

    def is_written(self, year: int) -> bool:
        """A passage names the year."""
        return any(year in _years(text) for text in self.sources)


@dataclass(frozen=True, slots=True)
class _Fault:
    start: int
    end: int
    text: str
    reason: str
    hint: str
    critical: bool = False


def check_years(text: str, question: str, known: Known) -> Verdict:
    """Judge every year and date that an answer names."""
    looks = repeat(True, MOST_COMPARED // (1 + sum(len(sentences_of(t)) for t in known.sources)))
    judged = [fault for s in sentences_of(text) for fault in _judged(s, known, looks)]
    if not judged:
        return Verdict(NAME, Status.SKIP)
    faults = [f for f in judged if f is not None]
    if not faults:
        return Verdict(NAME, Status.PASS, detail=f"{counted(len(judged), 'year or date')} found in the evidence.")
    critical = any(f.critical for f in faults)
    have = known.in_table or known.fetched
    allowed = f" Years there are figures for: {listed(sorted(have))}." if have else ""
    return Verdict(
        NAME,
        Status.FAIL,
        Severity.CRITICAL if critical else severity_of(len(faults), len(judged)),
        detail=f"{len(faults)} of {counted(len(judged), 'year or date')} not borne out: "
        + "; ".join(f.reason for f in faults[:4])
        + ".",
        hint=" ".join(dict.fromkeys(f.hint for f in faults[:6])) + allowed,
        spans=tuple(Span(f.start, f.end, f.text, f.reason) for f in faults),
    )


def known_periods(sources: Iterable[str], rows: Sequence[FactRow], in_table: frozenset[int], question: str) -> Known:
    """Gather the periods of passages' texts and rows."""
    texts = tuple(sources)
    figures = [row for row in rows if row.table != "filings"]
    fetched = frozenset(y for row in figures or rows for y in _row_years(row))
    days = frozenset().union(*(_days(t) | _heading_days(t) for t in texts), _row_days(rows))
    written = frozenset().union(*(_years(t) for t in texts))
    asked = frozenset(named_periods(question).years)
    dated = frozenset(d[0] for d in _row_days(rows))
    metrics = frozenset(str(row.values["metric"]) for row in rows if row.values.get("metric"))
    return Known(fetched | written | dated, fetched, in_table, days, texts, asked, metrics)


def _judged(sentence: Sentence, known: Known, looks: Iterator[bool]) -> list[_Fault | None]:
    if not has_digit(sentence.text):
        return []
    dates = dates_in(sentence.text)
    found: list[_Fault | None] = [_judge_date(date, sentence, known) for date in dates]
    named = things_of(_PERIODS, sentence.text)
    if not named:
        return found
    denied = _denied_years(sentence.text, known.metrics)
    for thing in named:
        if thing.kind == "decade":
            found.append(_judge_decade(thing.text, (sentence.start + thing.start, sentence.start + thing.end), known))
            continue
        for year, at, end in _years_at(thing.text, thing.start):
            place = (sentence.start + at, sentence.start + end, sentence.text[at:end])
            if year in denied:
                found.append(_judge_denied(year, place, known))
                continue
            fault = _unless_told(_judge_year(year, place, sentence, known), year, sentence, known)
            alone = fault is None and len(dates) == 0 and year not in known.fetched and next(looks, False)
            found.append(fault or (_elsewhere(year, place, sentence, known) if alone else None))
    return found


def _is_of_another_metric(text: str, metrics: frozenset[str]) -> bool:
    """The text names metrics by their known names, and none of those that there are rows of."""
    words = tokens_of(text)
    said = {m.name: label for m in METRICS if metrics for label in _labels(m) if label <= words}
    whole = {name for name, label in said.items() if not any(label < other for other in said.values())}
    return bool(whole) and whole.isdisjoint(metrics)


def _labels(metric: Metric) -> list[frozenset[str]]:
    """The words of each of a metric's names, longest last."""
    return sorted((tokens_of(name) for name in (metric.label, *metric.synonyms)), key=len)


def _judge_denied(year: int, place: tuple[int, int, str], known: Known) -> _Fault | None:
    """There is said to be nothing for the year."""
    if year not in known.in_table and (known.in_table or year not in known.fetched):
        return None
    reason = f"there is data for {year}"
    return _Fault(*place, reason, f"There is data for {year}: use it.", critical=True)


def _judge_year(year: int, place: tuple[int, int, str], sentence: Sentence, known: Known) -> _Fault | None:
    unfetched = year in known.in_table and year not in known.fetched
    if unfetched and read_amounts(sentence.text) and not known.is_written(year):
        reason = f"{year} exists in the table but was not fetched"
        return _Fault(*place, reason, f"{year} exists in the table: fetch it before using it.", critical=True)
    if year in known.years or year in known.in_table:
        return None
    if year in known.asked and not read_amounts(sentence.text) and _affirms_nothing(sentence.text):
        return None
    return _Fault(*place, f"{year} is not in the evidence", f"`{place[2]}` is not in the evidence.")


def _unless_told(fault: _Fault | None, year: int, sentence: Sentence, known: Known) -> _Fault | None:
    """A year is no fault where the evidence says it by another: `founded in 1887; three years later ...`."""
    if fault is None or fault.critical:
        return fault
    said, beside = content_words(sentence.text), frozenset(named_periods(sentence.text).years)
    return None if any(year in told_by_spans(text, said, beside) for text in known.sources) else fault


def _affirms_nothing(text: str) -> bool:
    """The sentence denies, hedges or asks: it may repeat a year of the question that no source has."""
    hedged = speaks_of_any(_HEDGES, text)
    return hedged or text.rstrip().endswith(("?", "？", ":")) or not in_english(text)


_HEDGES: tuple[Role, ...] = ("negation", "lacking", "hedge")


def _elsewhere(year: int, place: tuple[int, int, str], sentence: Sentence, known: Known) -> _Fault | None:
    """What is said of one year stands in the evidence, as good as word for word, with another year only."""
    said = content_words(sentence.text)
    if not said or not known.sources:
        return None
    if not told_of_another_year(said, str(year), (source_of(t) for t in known.sources)):
        return None
    reason = f"the evidence says this of another time than {place[2]}"
    return _Fault(*place, reason, f"The evidence says this of another time than `{place[2]}`: look up when.")


def _judge_decade(text: str, place: tuple[int, int], known: Known) -> _Fault | None:
    """A decade (`the 1990s`, `the 90s`) is borne out by any of its years, and by what a source writes alike."""
    first = int("".join(c for c in text if c.isdigit()))
    decades = {first} if first > 100 else {1900 + first, 2000 + first}
    if any(year // 10 * 10 in decades for year in known.years):
        return None
    if any(text in runs_of(source) for source in known.sources):
        return None
    return _Fault(*place, text, f"the {text} are not in the evidence", f"`{text}` is not in the evidence.")


def _judge_date(date: Date, sentence: Sentence, known: Known) -> _Fault | None:
    if any(reading in _meant_by(known.days) for reading in date.readings):
        return None
    if any(reading in days_told_in_parts(text) for text in known.sources for reading in date.readings):
        return None
    start, end = sentence.start + date.start, sentence.start + date.end
    near = _nearest(date.readings[0], known.days)
    hint = f"`{date.text}` is not in the evidence" + (f": closest `{_iso(near)}`." if near else ".")
    return _Fault(start, end, date.text, f"{date.text} is not in the evidence", hint)


@lru_cache(maxsize=32)
def _meant_by(days: frozenset[Day]) -> frozenset[Day]:
    """All that may be said of days, parts left out (0); more than the evidence says is not borne out."""
    return frozenset(
        said for year, month, day in days for said in product((0, year), (0, month), (0, day)) if any(said)
    )


def _nearest(said: Day, days: frozenset[Day]) -> Day | None:
    full = _in_order(days) if all(said) else ()
    at = bisect_left(full, (_ordinal(said),))
    return min(
        (d for _, d in full[max(0, at - 1) : at + 1]), key=lambda d: abs(_ordinal(d) - _ordinal(said)), default=None
    )


@lru_cache(maxsize=32)
def _in_order(days: frozenset[Day]) -> tuple[tuple[int, Day], ...]:
    return tuple(sorted((_ordinal(day), day) for day in days if all(day)))


def _ordinal(day: Day) -> int:
    return day[0] * 372 + day[1] * 31 + day[2]


def _iso(day: Day) -> str:
    return f"{day[0]:04d}-{day[1]:02d}-{day[2]:02d}"


def _denied_years(text: str, metrics: frozenset[str]) -> frozenset[int]:
    """Years of which the sentence says that there is nothing, unless that is of a metric that no row is of."""
    if not speaks_of_any(_DENYING, text):
        return frozenset()
    pieces = text.replace(".", ";").split(";")
    clauses = (clause for piece in pieces for clause in pattern_of("contrasts").split(piece))
    denying = (c for c in clauses if _denies(c) and not _is_of_another_metric(c, metrics))
    return frozenset(year for clause in denying for year in named_periods(clause).years)


def _denies(clause: str) -> bool:
    """`no data`, `was not disclosed`, `figures are missing`."""
    if speaks_of("lacking", clause) and speaks_of("data", clause):
        return True
    denials = list(pattern_of("negation").finditer(clause))
    return any(pattern_of(role).search(clause, m.end(), m.end() + NEAR) for role in _DENIED for m in denials)


_DENYING: tuple[Role, ...] = ("negation", "lacking")
_DENIED: tuple[Role, ...] = ("data", "given")


def _years_at(text: str, offset: int) -> list[tuple[int, int, int]]:
    return [(year, offset + start, offset + end) for year, start, end in years_at(text)] or [
        (y, offset, offset + len(text)) for y in named_periods(text).years
    ]


@lru_cache(maxsize=256)
def _years(text: str) -> frozenset[int]:
    """Every year a source names, ranges spelt out."""
    years = {year for year, _, _ in (*years_at(text), *era_years(text))}
    pieces = [t.text for t in things_of(_PERIODS, text) if t.kind != "decade"]
    return frozenset(years.union(*(named_periods(p).years for p in pieces)))


@lru_cache(maxsize=256)
def _days(text: str) -> frozenset[Day]:
    return frozenset(r for d in dates_in(text) for r in d.readings if any(r))


@lru_cache(maxsize=64)
def _heading_days(text: str) -> frozenset[Day]:
    """The days that a table's header rows name together: `Year ended August 31,` above `2019` and `2018`."""
    headings = (heading for table in read_tables(text) for heading in table.headings if has_digit(heading))
    return frozenset(day for heading in headings for day in _days(heading))


def _row_years(row: FactRow) -> set[int]:
    """The fiscal year of a figure, the calendar year of a price or a filing."""
    fiscal = str(row.values.get("fiscal_year") or "")
    if fiscal.isdigit():
        return {int(fiscal)}
    return {d[0] for d in _row_days([row])}


def _row_days(rows: Iterable[FactRow]) -> frozenset[Day]:
    values = (value for row in rows for value in row.values.values() if isinstance(value, str))
    return frozenset(day for value in values if (day := opening_day(value)))


def _judge_exhibit(exhibit: Exhibit) -> Verdict:
    evidence = exhibit.evidence
    known = known_periods(exhibit.told, evidence.rows, evidence.known_years, exhibit.question)
    return check_years(exhibit.text, exhibit.question, known)


YEARS = Check(NAME, _judge_exhibit, proves=True)
