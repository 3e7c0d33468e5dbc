"""What an answer's figures leave for the next question."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing is known of answers recorded before: follow-ups to them read their questions again."""
    op.add_column("answer", sa.Column("facts", sa.Text(), nullable=True))
