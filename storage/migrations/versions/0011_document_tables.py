"""Typed tables of documents, beside their chunks."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables of documents indexed before are read from their text when the index is opened."""
    op.create_table(
        "index_tables",
        sa.Column("document", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["document"], ["index_documents.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("document", "position"),
    )
    op.add_column("index_documents", sa.Column("tables_read", sa.Integer(), nullable=True))
