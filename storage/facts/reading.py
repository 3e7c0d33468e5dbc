"""Reads fact rows from the collections that may be read, each figure once, and tells which collections it came from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, true
from sqlmodel import Session, SQLModel, col, select

from core.errors import BadInput
from core.facts.companies import Company, resolve_company
from core.facts.directory import each_once
from core.model import DEFAULT_COLLECTION, FactRow, ToolResult
from storage.tables.facts import CompanyMetric, Filing, KnownCompany, Price

Scope = Sequence[str] | None
FactModel = type[CompanyMetric] | type[Price] | type[Filing]
ValueT = TypeVar("ValueT")

_ALIKE = 0.005  # as near as the checks want figures to be


class Reading:
    """One session that sees rows of `collections` alone (None: of all), and remembers which of them it used.

    Where two collections hold the same row, the one filed last counts, then that of `default`, which is for everybody,
    then the first by name.
    """

    def __init__(self, session: Session, collections: Scope) -> None:
        self.session = session
        self.collections = collections
        self.met: set[str] = set()
        self._disagreed: set[str] = set()

    def within(self, model: FactModel | type[KnownCompany]) -> ColumnElement[bool]:
        """The condition that every query over these tables bears."""
        return true() if self.collections is None else col(model.collection).in_(list(self.collections))

    def of(self, model: FactModel, company: Company) -> ColumnElement[bool]:
        """A company's rows, as far as they may be read."""
        return col(model.company).in_(company.names) & self.within(model)

    def companies(self) -> list[Company]:
        """Return every company that readable rows belong to, each once, by name."""
        found = self.session.exec(select(KnownCompany).where(self.within(KnownCompany)).order_by(KnownCompany.name))
        known = [(row.collection, Company(row.name, row.ticker, row.cik)) for row in found]
        return each_once(sorted(known, key=lambda pair: _preference(pair[0])))

    def company(self, asked: str) -> Company:
        """Return the company meant. Raises `BadInput` with the closest names that may be read."""
        return resolve_company(asked, self.companies())

    @contextmanager
    def naming(self, company: Company) -> Iterator[None]:
        """Have a `BadInput` that names what a company has say from which collections that is known: all it is in."""
        try:
            yield
        except BadInput as error:
            error.collections = tuple(sorted({*error.collections, *company.collections}))
            raise

    def rows(self, found: Iterable[SQLModel], company: Company, key: Sequence[str]) -> list[FactRow]:
        """Return rows in the order they came, one for each `key`, under the company's one name."""
        chosen: dict[tuple[Any, ...], FactRow] = {}
        for row in map(fact_row, found):
            place = tuple(row.values[name] for name in key)
            if place not in chosen:
                chosen[place] = row
                continue
            self._compare(row, chosen[place])
            chosen[place] = min(row, chosen[place], key=_rank)
        self.met.update(str(row.values["collection"]) for row in chosen.values())
        if not company.also:
            return list(chosen.values())
        return [replace(row, values={**row.values, "company": company.name}) for row in chosen.values()]

    def once(self, found: Iterable[tuple[ValueT, str]]) -> list[ValueT]:
        """Return values that several collections may have, each once."""
        chosen: dict[ValueT, str] = {}
        for value, collection in sorted(found, key=lambda pair: _preference(pair[1])):
            chosen.setdefault(value, collection)
        self.met.update(chosen.values())
        return list(chosen)

    def told(self, result: ToolResult, company: Company | None) -> ToolResult:
        """Return a result with the collections it rests on, and a note where they say different things.

        That a company has no such rows is known from all the collections that it has any in.
        """
        rests_on = tuple(sorted(self.met or (company.collections if company else ())))
        if not self._disagreed:
            return replace(result, collections=rests_on)
        among = ", ".join(sorted(self._disagreed))
        note = f"The collections {among} hold different figures for the same periods; those filed last are shown."
        return replace(result, collections=rests_on, note=f"{result.note} {note}".strip())

    def _compare(self, one: FactRow, other: FactRow) -> None:
        name = "value" if one.table == "company_metrics" else "close"
        a, b = one.values.get(name), other.values.get(name)
        if isinstance(a, float) and isinstance(b, float) and abs(a - b) > _ALIKE * max(abs(a), abs(b)):
            self._disagreed |= {str(row.values["collection"]) for row in (one, other)}


def fact_row(row: SQLModel) -> FactRow:
    """Return a table's row as a value."""
    columns = row.__table__.columns.keys()  # type: ignore[attr-defined]  # SQLModel sets it, and does not say so
    return FactRow(str(row.__tablename__), {name: getattr(row, name) for name in columns})


def preferred(model: FactModel) -> tuple[ColumnElement[Any], ...]:
    """Order equal rows as `Reading` prefers them."""
    return (col(model.collection) != DEFAULT_COLLECTION, col(model.collection).asc())


def _rank(row: FactRow) -> tuple[int, bool, str]:
    """Smaller is better."""
    filed = str(row.values.get("filing_date") or "").replace("-", "")
    return (-int(filed) if filed.isdecimal() else 0, *_preference(str(row.values["collection"])))


def _preference(collection: str) -> tuple[bool, str]:
    return collection != DEFAULT_COLLECTION, collection
