"""Signals, the shares that gates take every day, and what they count of each answer."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of answers recorded before nothing is counted: gates begin with the first whole day."""
    op.create_table(
        "signal",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("type", sa.String(length=16), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("trace_id", sa.String(length=64), nullable=False),
        sa.Column("source", sa.String(length=8), nullable=False),
        sa.Column("session_id", sa.String(length=255), nullable=False),
        sa.Column("reason", sa.String(length=32), nullable=False),
        sa.Column("context", sa.Text(), nullable=False),
        sa.Column("answer_id", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("signal_by_time", "signal", ["at"], unique=False)
    op.create_index("signal_by_reason", "signal", ["reason", "at"], unique=False)
    op.create_index(op.f("ix_signal_answer_id"), "signal", ["answer_id"], unique=False)
    op.create_table(
        "gate_day",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("gate", sa.String(length=16), nullable=False),
        sa.Column("good", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("fell", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("day", "gate"),
    )
    for name in ("citations", "calls", "broken"):
        op.add_column("answer", sa.Column(name, sa.Integer(), nullable=True))
    op.add_column("second_look", sa.Column("occasion", sa.String(length=160), nullable=False, server_default=""))
