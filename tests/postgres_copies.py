"""Databases on PostgreSQL that are copies of one made once: a copy costs a tenth of what its migrations do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from uuid import uuid4

import psycopg
from psycopg import sql
from sqlalchemy import make_url

from tests.conftest import POSTGRES_URL


@contextmanager
def copied(url: str) -> Iterator[str]:
    """Copy the database at `url`, to which nobody may be connected, for as long as the context lasts."""
    name, former = f"errata_test_{uuid4().hex}", str(make_url(url).database)
    with psycopg.connect(POSTGRES_URL, autocommit=True, connect_timeout=10) as admin:
        admin.execute(sql.SQL("CREATE DATABASE {} TEMPLATE {}").format(sql.Identifier(name), sql.Identifier(former)))
        admin.execute(sql.SQL("ALTER DATABASE {} SET synchronous_commit = off").format(sql.Identifier(name)))
        yield f"postgresql+psycopg://postgres@127.0.0.1:5432/{name}"
        admin.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))
