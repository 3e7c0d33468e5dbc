"""What was learnt of ranking and thresholds, step by step, and the questions that are never to get worse."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing was learnt before: what holds is what ships."""
    op.create_table(
        "learning_step",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("by", sa.String(length=255), nullable=False),
        sa.Column("step", sa.String(length=16), nullable=False),
        sa.Column("tuning", sa.Text(), nullable=False),
        sa.Column("parent", sa.String(length=32), nullable=False),
        sa.Column("report", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("learning_step_by_time", "learning_step", ["at"])
    op.create_table(
        "frozen_case",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("answer_id", sa.String(length=64), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("asked_at", sa.Float(), nullable=False),
        sa.Column("right", sa.Boolean(), nullable=True),
        sa.Column("said", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("frozen_case_by_turn", "frozen_case", ["asked_at"])
    op.create_index("ix_frozen_case_answer_id", "frozen_case", ["answer_id"])
