"""Takes rows out of the fact tables: a company a transaction, so that no event waits long for the write lock."""

from __future__ import annotations

from functools import partial
from typing import Any, cast

from sqlalchemy import CursorResult
from sqlmodel import Session, SQLModel, col, delete, select

from core.errors import BadInput
from storage.database import Database
from storage.facts.imports import MODELS, count_up
from storage.facts.reading import Reading
from storage.tables.facts import CompanyMetric, Filing, KnownCompany, Price


def remove_facts(database: Database, collection: str, company: str | None, table: str | None) -> int:
    """Remove a collection's rows, of one company or of one table if so said, and return how many those were.

    Raises `BadInput` for a company that has no rows there or a table that there is none of.
    """
    if table is not None and table not in MODELS:
        raise BadInput(f"There is no table “{table[:40]}”.", hint=f"Tables: {', '.join(MODELS)}.")
    names = database.transaction(partial(_names, collection=collection, company=company))
    models = [MODELS[table]] if table else list(MODELS.values())
    return sum(database.transaction(partial(_remove, models=models, place=(collection, name))) for name in names)


def _names(session: Session, *, collection: str, company: str | None) -> list[str]:
    reading = Reading(session, [collection])
    if company is not None:
        return list(reading.company(company).names)
    return [known.name for known in reading.companies()]


def _remove(session: Session, *, models: list[type[SQLModel]], place: tuple[str, str]) -> int:
    collection, name = place
    removed = 0
    for model in models:
        columns = cast("Any", model)
        gone = session.execute(delete(model).where(columns.collection == collection, columns.company == name))
        removed += cast("CursorResult[Any]", gone).rowcount
    if has_no_rows(session, place):
        whole = (col(KnownCompany.collection) == collection, col(KnownCompany.name) == name)
        session.execute(delete(KnownCompany).where(*whole))
    count_up(session)
    return removed


def has_no_rows(session: Session, place: tuple[str, str]) -> bool:
    """Tell whether no table of a collection has rows of a company; `place` is (collection, company)."""
    return not any(_has_rows(session, model, place) for model in (CompanyMetric, Price, Filing))


def _has_rows(
    session: Session, model: type[CompanyMetric] | type[Price] | type[Filing], place: tuple[str, str]
) -> bool:
    rows = select(model.company).where(model.collection == place[0], model.company == place[1])
    return session.exec(rows.limit(1)).first() is not None
