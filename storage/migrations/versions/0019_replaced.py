"""Answers that took the place of another, found by it: whoever asks next is told what was put right."""

from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing changes but how they are found."""
    op.create_index("answer_by_replaced", "answer", ["replaces"])
