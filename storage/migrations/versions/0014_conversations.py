"""Titles of conversations, and which of them others may read."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Conversations had no name before, and were their owner's alone: they have no row."""
    op.create_table(
        "conversation",
        sa.Column("id", sa.String(length=255), nullable=False),
        sa.Column("title", sa.String(length=200), nullable=False),
        sa.Column("share", sa.String(length=64), nullable=False),
        sa.Column("updated_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("conversation_by_age", "conversation", ["updated_at"])
    op.create_index("ix_conversation_share", "conversation", ["share"])
