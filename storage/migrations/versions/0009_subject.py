"""What a document is about: company, product, version, place, period, audience."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing is known of documents indexed before: it is read from their text when the index is opened."""
    op.add_column("index_documents", sa.Column("subject", sa.Text(), nullable=True))
