"""Inserts that may meet a row which is there already, as each kind of database says them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlmodel import Session

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql, sqlite


def upsert_into(session: Session, table: Any) -> postgresql.Insert | sqlite.Insert:
    """Return an insert into a table that takes `on_conflict_do_nothing` and `on_conflict_do_update`."""
    if session.get_bind().dialect.name == "sqlite":
        from sqlalchemy.dialects.sqlite import insert as into_sqlite

        return into_sqlite(table)
    from sqlalchemy.dialects.postgresql import insert as into_postgres

    return into_postgres(table)
