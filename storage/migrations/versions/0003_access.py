"""Who may read which collection, and what may leave the house."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables of audiences, and note with each answer which collections it rests on (NULL: not recorded)."""
    op.create_table(
        "collection",
        sa.Column("name", sa.String(length=128), nullable=False),
        sa.Column("everyone", sa.Boolean(), nullable=True),
        sa.Column("to_model", sa.Boolean(), nullable=False),
        sa.Column("to_web", sa.Boolean(), nullable=False),
        sa.Column("to_pinecone", sa.Boolean(), nullable=False),
        sa.Column("updated_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "collection_grant",
        sa.Column("collection", sa.String(length=128), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("subject", sa.String(length=200), nullable=False),
        sa.Column("given_by", sa.String(length=128), nullable=False),
        sa.Column("given_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("collection", "kind", "subject"),
    )
    op.create_index(op.f("ix_collection_grant_subject"), "collection_grant", ["subject"], unique=False)
    op.add_column("answer", sa.Column("collections", sa.Text(), nullable=True))
