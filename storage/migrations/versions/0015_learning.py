"""What people supply and decide: authors, owners and expiry; clusters of gaps; files and folders that were read."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def _text(name: str, length: int) -> "sa.Column[str]":
    return sa.Column(name, sa.String(length=length), nullable=False, server_default="")


def upgrade() -> None:
    """Gaps and suggestions noted before are nobody's, and open."""
    for name, length in (("author", 255), ("collection", 64), ("answer_id", 64), ("owner", 255), ("decided_by", 255)):
        op.add_column("fix_suggestions", _text(name, length))
    op.add_column("fix_suggestions", sa.Column("question", sa.Text(), nullable=False, server_default=""))
    for name in ("decided_at", "expires_at", "score"):
        op.add_column("fix_suggestions", sa.Column(name, sa.Float(), nullable=False, server_default="0"))
    op.add_column("fix_suggestions", sa.Column("waived", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("fix_suggestion_by_status", "fix_suggestions", ["status", "expires_at"], unique=False)
    for name, length in (("cluster", 64), ("owner", 255), ("answer_id", 64), ("chat_id", 255), ("suggestion_id", 64)):
        op.add_column("knowledge_gaps", _text(name, length))
    op.add_column("knowledge_gaps", sa.Column("collections", sa.Text(), nullable=False, server_default="[]"))
    op.add_column("knowledge_gaps", sa.Column("status", sa.String(length=16), nullable=False, server_default="open"))
    op.create_index("knowledge_gap_by_cluster", "knowledge_gaps", ["cluster"], unique=False)
    op.create_table(
        "fact_files",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("path", sa.Text(), nullable=False),
        sa.Column("collection", sa.String(length=128), nullable=False),
        sa.Column("table_name", sa.String(length=32), nullable=False),
        sa.Column("given", sa.Text(), nullable=False),
        sa.Column("stat_key", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "indexed_folder",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("path", sa.Text(), nullable=False),
        sa.Column("collection", sa.String(length=128), nullable=False),
        sa.Column("looked_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
