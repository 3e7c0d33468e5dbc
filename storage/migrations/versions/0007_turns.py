"""Whose work is, and whose turn is next."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What waits already is nobody's, and next in the order it came."""
    op.add_column("work", sa.Column("person", sa.String(length=255), nullable=False, server_default=""))
    op.add_column("work", sa.Column("turn", sa.Integer(), nullable=False, server_default="0"))
    op.drop_index("work_by_state", table_name="work")
    op.create_index("work_by_state", "work", ["state", "lane", "platform", "turn", "seq"], unique=False)
    op.create_index("work_by_person", "work", ["person", "created_at"], unique=False)
