"""What a document says of its own standing."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing is known of documents indexed before: it is read from their text when the index is opened."""
    op.add_column("index_documents", sa.Column("standing", sa.Text(), nullable=True))
