"""Documents with readers of their own: the parts of collections they lie in."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No document had readers of its own before; whoever logs in elsewhere tells the address with the next login."""
    op.add_column("api_token", sa.Column("address", sa.String(length=200), server_default="", nullable=False))
    op.create_table(
        "collection_part",
        sa.Column("name", sa.String(length=128), nullable=False),
        sa.Column("collection", sa.String(length=128), nullable=False),
        sa.Column("readers", sa.Text(), nullable=False),
        sa.Column("noted_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_index("ix_collection_part_collection", "collection_part", ["collection"])
