"""What was learnt of ranking, step by step; questions that are never to get worse; whom we asked what is missing."""

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
    op.create_table(
        "person_asked",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("answer_id", sa.String(length=64), nullable=False),
        sa.Column("gap_id", sa.String(length=64), nullable=False),
        sa.Column("topic", sa.Text(), nullable=False),
        sa.Column("platform", sa.String(length=16), nullable=False),
        sa.Column("workspace", sa.String(length=64), nullable=False),
        sa.Column("channel", sa.String(length=64), nullable=False),
        sa.Column("thread", sa.String(length=64), nullable=False),
        sa.Column("owner", sa.String(length=64), nullable=False),
        sa.Column("asker", sa.String(length=64), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("reply", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("person_asked_there", "person_asked", ["platform", "channel", "thread", "status"])
    op.create_index("person_asked_by", "person_asked", ["asker", "created_at"])
    op.create_index("ix_person_asked_answer_id", "person_asked", ["answer_id"])
