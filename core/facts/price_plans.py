"""Plans over daily prices: a column on a day, its average or extreme over a time, the return between two days."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from itertools import pairwise
from statistics import median

from core.facts.days import days_meant
from core.facts.fact_reader import Reader
from core.facts.plan import FactPlan, Operation
from core.facts.price_days import NAMED, made_of, tell_days, unit_of
from core.facts.readable import readable
from core.facts.series import possessive
from core.facts.speaking import PRICES, Amount, Listed, Made
from core.facts.splits import find_splits
from core.facts.told import Told, saying
from core.model import FactRow, Table, ToolResult
from core.reading.notes import Told as Sayable
from core.reading.notes import note
from core.tool_names import ToolName

_YEAR = timedelta(days=364)
_MONTH_DAYS = 31
_TOLD_OF_A_DAY = {"open": "opened at", "high": "reached a high of", "low": "reached a low of", "close": "closed at"}


async def tell_prices(plan: FactPlan, reader: Reader) -> Told:
    """Return what a plan over prices brings, company by company."""
    columns = plan.field.split("+")
    said = [
        await _of_one(replace(plan, field=column), company, reader) for company in plan.companies for column in columns
    ]
    known = frozenset(year for told in said for year in told.known_years)
    table = said[0].table if len(said) == 1 else None
    spoken = tuple(one for told in said for one in told.said)
    return Told(" ".join(t.text for t in said), tuple(row for t in said for row in t.rows), table, known, spoken)


async def _of_one(plan: FactPlan, company: str, reader: Reader) -> Told:
    today = reader.today
    start, end = days_meant(plan.when.span, today)
    if plan.year_range:
        last = await _between(reader, company, today, today)
        end = date.fromisoformat(str(last.rows[-1].values["date"])) if last.rows and not plan.when.said else end
        start = end - _YEAR if not plan.when.span.years else start
    result = await _between(reader, company, start, end)
    if not result.rows:
        none = (note("fact no prices", company=company),)
        return Told(result.note or f"I have no prices of {company}.", (), None, result.known_years, none)
    asked = _Asked(plan, company, start, end, result)
    if asked.outside:
        return Told(asked.nothing, (), None, result.known_years, asked.none)
    return replace(await _told(asked, reader), known_years=result.known_years)


async def _between(reader: Reader, company: str, start: date, end: date) -> ToolResult:
    return await reader.run(ToolName.PRICES, ticker=company, start=start.isoformat(), end=end.isoformat())


@dataclass(frozen=True, slots=True)
class _Asked:
    plan: FactPlan
    ticker: str
    start: date
    end: date
    result: ToolResult

    @property
    def rows(self) -> list[FactRow]:
        return [row for row in self.result.rows if self.start == self.end or self.inside(row)]

    def inside(self, row: FactRow) -> bool:
        return self.start.isoformat() <= str(row.values["date"]) <= self.end.isoformat()

    @property
    def outside(self) -> bool:
        """Nothing is known of the time asked for: the latest row is of long before."""
        last = date.fromisoformat(str(self.result.rows[-1].values["date"]))
        return self.plan.when.said and last < self.start - timedelta(days=7) and not self.plan.year_range

    @property
    def none(self) -> tuple[Sayable, ...]:
        """`nothing` in any language."""
        last = self.result.rows[-1].values
        return note("fact no prices", company=str(last["company"])), note("fact latest day", day=str(last["date"]))

    @property
    def nothing(self) -> str:
        company, last = self.result.rows[-1].values["company"], self.result.rows[-1].values["date"]
        days = f"on {self.start}" if self.start == self.end else f"from {self.start} to {self.end}"
        return f"I have no prices of {company} {days}; the latest day that I have is {last}."


async def _told(asked: _Asked, reader: Reader) -> Told:
    operation, rows = asked.plan.operation, asked.rows or list(asked.result.rows)
    rows = rows[:1] if asked.plan.when.span.edge else rows
    name = "close" if asked.plan.field == "range" else asked.plan.field
    if operation is Operation.RETURN and len(rows) > 1:
        return await _return(asked, rows, reader)
    if operation is Operation.RANGE or asked.plan.field == "range":
        return _range(asked, rows)
    held = [row for row in rows if row.values.get(name) is not None]
    if not held:
        text = f"I have no {NAMED[name]} of {rows[0].values['company']} for that time."
        return Told(text, said=(note("fact no prices", company=str(rows[0].values["company"])),))
    if operation in (Operation.AVERAGE, Operation.MEDIAN, Operation.SUM):
        return _middle(asked, held, name)
    if asked.plan.condition is not None and len(held) > 1:
        return tell_days(asked.plan.condition, held, name, counted=operation is Operation.COUNT)
    if operation in (Operation.HIGHEST, Operation.LOWEST) and len(held) > 1:
        return _extreme(asked, held, name)
    if len(held) == 1:
        late = _late(asked)
        before = (note("fact no trading day"),) if late else ()
        return Told(f"{late}{_day(held[0], name)}", (held[0],), said=(*before, _on(held[0], name)))
    return _span(held, name)


def _late(asked: _Asked) -> str:
    if not asked.plan.when.said or not asked.result.note:
        return ""
    return "That was no trading day; on the last one before it, " if "trading day" in asked.result.note else ""


def _day(row: FactRow, name: str) -> str:
    company, day = str(row.values["company"]), row.values["date"]
    if name == "volume":
        return f"{_volume(row)} shares of {company} were traded on {day}."
    return f"{possessive(company)} shares {_TOLD_OF_A_DAY[name]} {_price(row, name)} on {day}."


def _volume(row: FactRow) -> str:
    return f"{int(float(row.values['volume'] or 0)):,}"


def _price(row: FactRow, name: str) -> str:
    return _text(float(row.values[name] or 0), row) if name != "volume" else _volume(row)


def _text(value: float, row: FactRow) -> str:
    return readable(value, f"{row.values['currency']}/shares")


def _value(row: FactRow, name: str) -> float:
    return float(row.values[name] or 0)


def _when(rows: Sequence[FactRow]) -> str:
    return f"from {rows[0].values['date']} to {rows[-1].values['date']}"


def _middle(asked: _Asked, rows: Sequence[FactRow], name: str) -> Told:
    operation = asked.plan.operation
    values = [_value(row, name) for row in rows]
    word, value = "average", sum(values) / len(values)
    if operation is Operation.MEDIAN:
        word, value = "median", median(values)
    if operation is Operation.SUM:
        if name != "volume":
            return saying(note("fact prices no sum"), rows=(rows[0],))
        word, value = "total", sum(values)
    last, unit = rows[-1], unit_of(rows[-1], name)
    made = made_of(last, f"{word}_{name}", value, unit, f"{word} of {len(rows)} trading days")
    shown = f"{value:,.0f} shares" if name == "volume" else _text(value, last)
    company = str(last.values["company"])
    text = f"{possessive(company)} {word} {NAMED[name]} was {shown} {_when(rows)}."
    how = {"average": Operation.AVERAGE, "total": Operation.SUM}.get(word)
    return Told(text, (made, rows[0], last), said=(_over(rows, name, how, Amount(value, unit)),))


def _extreme(asked: _Asked, rows: Sequence[FactRow], name: str) -> Told:
    highest = asked.plan.operation is Operation.HIGHEST
    choose = max if highest else min
    found = choose(rows, key=lambda row: _value(row, name))
    word = "highest" if highest else "lowest"
    company = str(found.values["company"])
    text = (
        f"{possessive(company)} {word} {NAMED[name]} was {_price(found, name)} on {found.values['date']}, "
        f"of the trading days {_when(rows)}."
    )
    said = (_over(rows, name, asked.plan.operation, _dated(found, name)),)
    return Told(text, (found, rows[0], rows[-1]), said=said)


def _range(asked: _Asked, rows: Sequence[FactRow]) -> Told:
    """The highest of the days' highs and the lowest of their lows; of closes where those are not held."""
    up, down = (n if rows[0].values.get(n) is not None else "close" for n in ("high", "low"))
    high, low = max(rows, key=lambda r: _value(r, up)), min(rows, key=lambda r: _value(r, down))
    span = "52-week range" if asked.plan.year_range else "price range"
    text = (
        f"{possessive(str(high.values['company']))} {span} {_when(rows)} was {_price(low, down)} (low on "
        f"{low.values['date']}) to {_price(high, up)} (high on {high.values['date']})."
    )
    said = (
        _over(rows, down, Operation.LOWEST, _dated(low, down)),
        _over(rows, up, Operation.HIGHEST, _dated(high, up)),
    )
    return Told(text, (low, high, rows[0], rows[-1]), said=said)


def _span(rows: Sequence[FactRow], name: str) -> Told:
    first, last = rows[0], rows[-1]
    high, low = max(rows, key=lambda r: _value(r, name)), min(rows, key=lambda r: _value(r, name))
    word = NAMED[name]
    text = (
        f"{possessive(str(first.values['company']))} {word} was {_price(first, name)} on {first.values['date']} and "
        f"{_price(last, name)} on {last.values['date']}; the highest was {_price(high, name)} on {high.values['date']} "
        f"and the lowest {_price(low, name)} on {low.values['date']}."
    )
    shown = rows if len(rows) <= _MONTH_DAYS else list({str(row.values["date"])[:7]: row for row in rows}.values())
    lines = tuple((row.values["date"], row.values[name]) for row in shown)
    unit = unit_of(first, name)
    table = Table(f"{first.values['company']}: {word}", ("Date", word), lines, unit) if len(rows) > 3 else None
    said = tell_course(rows, name)
    return Told(text, tuple({id(row): row for row in (first, last, high, low, *shown)}.values()), table, said=said)


async def _return(asked: _Asked, rows: Sequence[FactRow], reader: Reader) -> Told:
    """A year's return counts from the close before it; a span between two days from the first of them."""
    before = await _close_before(asked, reader)
    first, last = before or rows[0], rows[-1]
    split = await _split_between([first, *rows], asked.ticker, reader)
    factor = split[0] if split else 1.0
    base = _value(first, "close") / factor
    percent = 100 * (_value(last, "close") - base) / base
    text = _adjusted(first, last, split[1], percent) if split else _moved(first, last, percent)
    made = made_of(last, "share_price_return", percent, "percent", "100 * (last close - first close) / first close")
    said = (
        *(_on(first, "close"), _on(last, "close")),
        *([note("fact adjusted", day=str(split[1].values["date"]))] if split else []),
        _over([first, last], "close", Operation.CHANGE, Amount(percent, "percent")),
        note("fact dividends"),
    )
    rows = (made, first, last, *(split[1:] if split else ()))
    return Told(f"{text} Dividends are not counted.", rows, said=said)


def tell_course(rows: Sequence[FactRow], name: str) -> tuple[Sayable, ...]:
    """Say in any language where a column began and ended, and its extremes; of one day, what it was."""
    if len(rows) == 1:
        return (_on(rows[0], name),)
    high, low = max(rows, key=lambda r: _value(r, name)), min(rows, key=lambda r: _value(r, name))
    ends = (_on(rows[0], name), _on(rows[-1], name))
    extremes = ((Operation.HIGHEST, high), (Operation.LOWEST, low))
    return (*ends, *(_over(rows, name, how, _dated(found, name)) for how, found in extremes))


def _on(row: FactRow, name: str) -> Sayable:
    """Say in any language what a column was on a day."""
    day, company = str(row.values["date"]), str(row.values["company"])
    return note("fact price", price=_column(name), company=company, day=day, figure=_shown(row, name))


def _over(rows: Sequence[FactRow], name: str, how: Operation | None, figure: Sayable) -> Sayable:
    """Say in any language what was made of a column over a time; of no operation, its median."""
    first, last = rows[0].values, rows[-1].values
    made: Sayable = note("fact median") if how is None else Made(how)
    days = {"first": str(first["date"]), "last": str(last["date"])}
    whose = str(last["company"])
    return note("fact price over", how=made, price=_column(name), company=whose, figure=figure, **days)


def _column(name: str) -> Sayable:
    return note(PRICES[name])


def _shown(row: FactRow, name: str) -> Amount:
    return Amount(_value(row, name), unit_of(row, name))


def _dated(row: FactRow, name: str) -> Sayable:
    return Listed((_shown(row, name), str(row.values["date"])))


def _moved(first: FactRow, last: FactRow, percent: float) -> str:
    verb = "rose" if percent >= 0 else "fell"
    ends = (f"{_price(row, 'close')} on {row.values['date']}" for row in (first, last))
    whose = possessive(str(last.values["company"]))
    return f"{whose} closing share price {verb} by {readable(abs(percent), 'percent')}, from {' to '.join(ends)}."


def _adjusted(first: FactRow, last: FactRow, split: FactRow, percent: float) -> str:
    """Across a split the prices as traded show no movement: they are told in a sentence of their own."""
    company = possessive(str(last.values["company"]))
    moved = f"{'rose' if percent >= 0 else 'fell'} by {readable(abs(percent), 'percent')}"
    ends = [f"{_price(row, 'close')} on {row.values['date']}" for row in (first, last)]
    return (
        f"{company} shares {moved} until {last.values['date']}, adjusted for the split of {split.values['date']}. "
        f"As traded, they closed at {ends[0]} and at {ends[1]}."
    )


async def _close_before(asked: _Asked, reader: Reader) -> FactRow | None:
    """The close on the last trading day before whole years or months that were named."""
    whole_month = asked.start.day == 1 and (asked.end - asked.start).days in range(27, 32)
    whole = bool(asked.plan.when.span.years) or whole_month
    if not whole:
        return None
    day = asked.start - timedelta(days=1)
    result = await _between(reader, asked.ticker, day, day)
    found = result.rows[-1] if result.rows else None
    fits = found is not None and day - timedelta(days=7) <= date.fromisoformat(str(found.values["date"])) <= day
    return found if fits else None


async def _split_between(rows: Sequence[FactRow], company: str, reader: Reader) -> tuple[float, FactRow] | None:
    """Return by how much shares were split within the rows where prices stand as traded, and the first row after.

    A jump in the closing price counts where restated per-share figures show a split of just that factor.
    """
    factors = await _known_factors(company, reader)
    for earlier, later in pairwise(rows):
        jump = _value(earlier, "close") / max(_value(later, "close"), 1e-9)
        for factor in factors:
            if abs(jump / factor - 1) < _NEAR and abs(jump - 1) > 2 * _NEAR:
                return factor, later
        if not factors and (whole := round(jump)) in _SPLITS and abs(jump / whole - 1) < _NEARLY_WHOLE:
            return whole, later
    return None


_NEAR = 0.12
_SPLITS, _NEARLY_WHOLE = range(3, 26), 0.06
"""Nothing but a split takes two thirds of a price in a day, and to a whole part of it; a half may be a bad day."""


async def _known_factors(company: str, reader: Reader) -> list[float]:
    if "eps_diluted" not in await reader.metrics(company):
        return []
    found = await reader.run(
        ToolName.FINANCIALS_BY_METRIC, company=company, metric="eps_diluted", period="all", years=None, limit=200
    )
    return sorted({split.factor for split in find_splits(found.rows)})
