"""Figures belong to collections, as documents do."""

import warnings

import sqlalchemy as sa
from alembic import op
from sqlalchemy.exc import SAWarning

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

# The collection comes last in each key: a company's rows are looked for first, and then in which collections.
KEYS = {
    "fact_companies": ("name", "collection"),
    "company_metrics": ("company", "metric", "period", "fiscal_year", "unit", "collection"),
    "prices": ("company", "ticker", "date", "collection"),
    "filings": ("company", "accession", "collection"),
}


def upgrade() -> None:
    """Let every row that is there belong to `default`, and the same row lie in several collections."""
    on_sqlite = op.get_bind().dialect.name == "sqlite"
    with warnings.catch_warnings():
        # The copy's columns still bear the former key's marks when they are given the new one, which is what is meant.
        warnings.simplefilter("ignore", SAWarning)
        _add_collections(on_sqlite=on_sqlite)


def _add_collections(*, on_sqlite: bool) -> None:
    for table, key in KEYS.items():
        if not on_sqlite:
            op.drop_constraint(f"{table}_pkey", table, type_="primary")
        # SQLite changes no key of a table that is there: it is copied, a million rows in some seconds.
        with op.batch_alter_table(table, recreate="always" if on_sqlite else "never") as changed:
            changed.add_column(sa.Column("collection", sa.String(128), nullable=False, server_default="default"))
            changed.create_primary_key(f"{table}_pkey", list(key))
