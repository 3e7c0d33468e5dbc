"""Sessions and tokens that expire, and the audit log."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
# Nobody changes what was noted; only age takes it away (`storage.access.audit.sweep`).
_STAYS = {
    "sqlite": """
        CREATE TRIGGER audit_stays BEFORE UPDATE ON audit
        BEGIN SELECT RAISE(ABORT, 'the audit log is only added to'); END""",
    "postgresql": """
        CREATE FUNCTION audit_stays() RETURNS trigger LANGUAGE plpgsql AS $fn$
        BEGIN RAISE EXCEPTION 'the audit log is only added to'; END $fn$;
        CREATE TRIGGER audit_stays BEFORE UPDATE ON audit FOR EACH ROW EXECUTE FUNCTION audit_stays()""",
}


def upgrade() -> None:
    """Make the tables of sessions and of the audit log; say of tokens until when they are good."""
    op.add_column("api_token", sa.Column("expires_at", sa.Float(), nullable=False, server_default="0"))
    op.add_column("api_token", sa.Column("used_at", sa.Float(), nullable=False, server_default="0"))
    op.add_column("index_state", sa.Column("keywords", sa.Integer(), nullable=False, server_default="1"))
    op.create_table(
        "web_session",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("token", sa.String(length=32), nullable=False),
        sa.Column("binding", sa.String(length=64), nullable=False),
        sa.Column("begun_at", sa.Float(), nullable=False),
        sa.Column("seen_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_web_session_token"), "web_session", ["token"], unique=False)
    op.create_index("web_session_by_age", "web_session", ["begun_at"], unique=False)
    op.create_table(
        "audit",
        sa.Column("id", _NUMBER, autoincrement=True, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("actor", sa.String(length=255), nullable=False),
        sa.Column("action", sa.String(length=64), nullable=False),
        sa.Column("subject", sa.String(length=255), nullable=False),
        sa.Column("place", sa.String(length=255), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("audit_by_time", "audit", ["at"], unique=False)
    op.create_index("audit_by_actor", "audit", ["actor", "at"], unique=False)
    connection = op.get_bind()
    connection.exec_driver_sql(_STAYS[connection.dialect.name])
