"""Whose tables a database holds: ours and of which revision, nobody's yet, or another application's."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, inspect, text

from core.errors import BadSetting, StoreCorrupt

# Made by the first revision and by no other application: a revision's number alone (`0001`) may be anybody's.
_OURS = frozenset({"work_checkpoint", "fix_suggestions", "facts_version"})
_VERSIONS = "alembic_version"
_HOW = (
    "Give Errata a database of its own, or a schema of its own in this one: "
    "ERRATA_DATABASE_URL=postgresql+psycopg://.../NAME?options=-csearch_path%3Derrata, going before a DATABASE_URL "
    "that is another application's; ERRATA_DATABASE_URL=sqlite:////home/me/errata.db needs no server"
)
_HOW_FILE = "Set ERRATA_HOME or ERRATA_DATABASE_URL to another place, or move the file away."
MOST_NAMED = 3


def revision_of(connection: Connection, known: Collection[str]) -> str | None:
    """Return the revision of our tables, or None where the database is empty.

    Raises `BadSetting` where the tables are another application's, `StoreCorrupt` where a revision made them that is
    not `known` here. Changes nothing.
    """
    tables = set(inspect(connection).get_table_names())
    found = connection.execute(text(f"SELECT version_num FROM {_VERSIONS}")).first() if _VERSIONS in tables else None  # noqa: S608 - a fixed name
    where = str(connection.engine.url.render_as_string(hide_password=True))
    return _judged(tables, None if found is None else str(found[0]), known, (where, connection.dialect.name))


def look_into(path: Path, known: Collection[str]) -> None:
    """Do as `revision_of` for a file that may be anybody's, before anything is set in it.

    What is no SQLite file at all is left to whoever opens it.
    """
    if not path.is_file() or not path.stat().st_size:
        return
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
            tables = {str(name) for (name,) in names if not str(name).startswith("sqlite_")}
            asked = f"SELECT version_num FROM {_VERSIONS}"  # noqa: S608 - a fixed name
            found = connection.execute(asked).fetchone() if _VERSIONS in tables else None
    except (sqlite3.DatabaseError, UnicodeDecodeError):
        return
    _judged(tables, None if found is None else str(found[0]), known, (str(path), "sqlite"))


def _judged(
    tables: Collection[str], revision: str | None, known: Collection[str], where: tuple[str, str]
) -> str | None:
    place, dialect = where
    if not set(tables) - {_VERSIONS} and revision is None:
        return None
    if revision is None or not set(tables) >= _OURS:
        named = ", ".join(sorted(set(tables) - {_VERSIONS})[:MOST_NAMED]) or f"revision {revision}"
        raise BadSetting(
            f"The database {place} belongs to another application ({named}); nothing was changed.",
            hint=_HOW_FILE if dialect == "sqlite" else _HOW,
        )
    if revision not in known:
        raise StoreCorrupt(
            f"The database {place} was made by a newer version of Errata (revision {revision[:40]!r}, this one knows "
            f"{max(known)}); nothing was changed.",
            hint="Upgrade this installation, or restore a backup made before the upgrade.",
        )
    return revision
