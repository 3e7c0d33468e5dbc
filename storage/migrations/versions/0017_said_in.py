"""In which message people said what they supplied: they may take it back there."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of what was supplied before, nobody knows where it was said."""
    for table, column in (("fix_suggestions", "said_in"), ("person_asked", "replied_in")):
        op.add_column(table, sa.Column(column, sa.String(length=255), server_default="", nullable=False))
        op.create_index(f"ix_{table}_{column}", table, [column])
