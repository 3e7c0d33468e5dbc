"""The first tables."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "answer",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("question_id", sa.String(length=64), nullable=False),
        sa.Column("conversation_id", sa.String(length=255), nullable=False),
        sa.Column("question", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("outcome", sa.String(length=16), nullable=False),
        sa.Column("confidence", sa.Float(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("replaces", sa.String(length=64), nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.Column("tokens", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("answer_by_conversation", "answer", ["conversation_id", "created_at"], unique=False)
    op.create_index("answer_by_time", "answer", ["created_at"], unique=False)
    op.create_index(op.f("ix_answer_question_id"), "answer", ["question_id"], unique=False)
    op.create_table(
        "api_token",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("scope", sa.String(length=8), nullable=False),
        sa.Column("collections", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("revoked_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_api_token_name"), "api_token", ["name"], unique=False)
    op.create_table(
        "cache_entry",
        sa.Column("key", sa.String(length=100), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.Column("expires_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("key"),
    )
    op.create_index("cache_by_expiry", "cache_entry", ["expires_at"], unique=False)
    op.create_table(
        "cache_eviction",
        sa.Column("key", sa.String(length=100), nullable=False),
        sa.Column("evicted_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("key"),
    )
    op.create_table(
        "channel",
        sa.Column("platform", sa.String(length=16), nullable=False),
        sa.Column("workspace", sa.String(length=64), nullable=False),
        sa.Column("channel", sa.String(length=64), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("updated_by", sa.String(length=64), nullable=False),
        sa.Column("updated_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("platform", "workspace", "channel"),
    )
    op.create_table(
        "company_metrics",
        sa.Column("company", sa.String(length=200), nullable=False),
        sa.Column("metric", sa.String(length=80), nullable=False),
        sa.Column("period", sa.String(length=2), nullable=False),
        sa.Column("fiscal_year", sa.Integer(), nullable=False),
        sa.Column("unit", sa.String(length=20), nullable=False),
        sa.Column("ticker", sa.String(length=12), nullable=False),
        sa.Column("cik", sa.String(length=10), nullable=False),
        sa.Column("start", sa.String(length=10), nullable=True),
        sa.Column("end", sa.String(length=10), nullable=False),
        sa.Column("value", sa.Float(), nullable=False),
        sa.Column("tag", sa.String(length=200), nullable=True),
        sa.Column("accession", sa.String(length=25), nullable=True),
        sa.Column("form", sa.String(length=20), nullable=True),
        sa.Column("filing_date", sa.String(length=10), nullable=True),
        sa.Column("first_accession", sa.String(length=25), nullable=True),
        sa.Column("first_filing_date", sa.String(length=10), nullable=True),
        sa.Column("first_value", sa.Float(), nullable=True),
        sa.Column("restated", sa.Boolean(), nullable=False),
        sa.Column("derived", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("company", "metric", "period", "fiscal_year", "unit"),
    )
    op.create_table(
        "fact_companies",
        sa.Column("name", sa.String(length=200), nullable=False),
        sa.Column("ticker", sa.String(length=12), nullable=False),
        sa.Column("cik", sa.String(length=10), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_index(op.f("ix_fact_companies_ticker"), "fact_companies", ["ticker"], unique=False)
    op.create_table(
        "facts_version",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "feedback",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("answer_id", sa.String(length=64), nullable=False),
        sa.Column("user_id", sa.String(length=64), nullable=False),
        sa.Column("chat_id", sa.String(length=255), nullable=False),
        sa.Column("message_id", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("active", sa.Boolean(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("marks", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("updated_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("feedback_by_age", "feedback", ["updated_at"], unique=False)
    op.create_index("feedback_by_chat", "feedback", ["chat_id", "created_at"], unique=False)
    op.create_index(op.f("ix_feedback_answer_id"), "feedback", ["answer_id"], unique=False)
    op.create_table(
        "filings",
        sa.Column("company", sa.String(length=200), nullable=False),
        sa.Column("accession", sa.String(length=25), nullable=False),
        sa.Column("ticker", sa.String(length=12), nullable=False),
        sa.Column("cik", sa.String(length=10), nullable=False),
        sa.Column("form", sa.String(length=20), nullable=False),
        sa.Column("filing_date", sa.String(length=10), nullable=False),
        sa.Column("report_date", sa.String(length=10), nullable=True),
        sa.Column("fiscal_year", sa.Integer(), nullable=True),
        sa.Column("period", sa.String(length=2), nullable=True),
        sa.Column("items", sa.String(length=200), nullable=True),
        sa.Column("description", sa.String(length=300), nullable=True),
        sa.Column("url", sa.String(length=500), nullable=True),
        sa.PrimaryKeyConstraint("company", "accession"),
    )
    op.create_index("ix_filings_by_date", "filings", ["company", "filing_date"], unique=False)
    op.create_table(
        "fix_suggestions",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("action", sa.String(length=64), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("details", sa.Text(), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("fix_suggestion_by_age", "fix_suggestions", ["created_at"], unique=False)
    op.create_table(
        "index_changes",
        sa.Column("version", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("chunk", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("version", "chunk"),
    )
    op.create_table(
        "index_collections",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("chunks", sa.BigInteger(), nullable=False),
        sa.Column("words", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("name"),
    )
    op.create_table(
        "index_discards",
        sa.Column("generation", sa.Text(), nullable=False),
        sa.Column("store", sa.Text(), nullable=False),
        sa.Column("namespace", sa.Text(), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("generation"),
    )
    op.create_table(
        "index_embedders",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("name"),
    )
    op.create_table(
        "index_state",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "knowledge_gaps",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("topic", sa.Text(), nullable=False),
        sa.Column("file", sa.Text(), nullable=False),
        sa.Column("symbol", sa.Text(), nullable=False),
        sa.Column("reason", sa.String(length=64), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("knowledge_gap_by_age", "knowledge_gaps", ["created_at"], unique=False)
    op.create_table(
        "lease",
        sa.Column("executor", sa.String(length=255), nullable=False),
        sa.Column("worker", sa.String(length=200), nullable=False),
        sa.Column("machine", sa.String(length=255), nullable=False),
        sa.Column("pid", sa.Integer(), nullable=False),
        sa.Column("started_at", sa.Float(), nullable=False),
        sa.Column("expires_at", sa.Float(), nullable=False),
        sa.Column("reaper", sa.String(length=255), nullable=False),
        sa.Column("reaper_until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("executor"),
    )
    op.create_table(
        "post",
        sa.Column("platform", sa.String(length=16), nullable=False),
        sa.Column("channel", sa.String(length=64), nullable=False),
        sa.Column("message", sa.String(length=64), nullable=False),
        sa.Column("part", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("answer_id", sa.String(length=64), nullable=False),
        sa.Column("question_id", sa.String(length=64), nullable=False),
        sa.Column("place", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("platform", "channel", "message"),
    )
    op.create_index(op.f("ix_post_answer_id"), "post", ["answer_id"], unique=False)
    op.create_index(op.f("ix_post_key"), "post", ["key"], unique=False)
    op.create_index(op.f("ix_post_question_id"), "post", ["question_id"], unique=False)
    op.create_table(
        "prices",
        sa.Column("company", sa.String(length=200), nullable=False),
        sa.Column("ticker", sa.String(length=12), nullable=False),
        sa.Column("date", sa.String(length=10), nullable=False),
        sa.Column("cik", sa.String(length=10), nullable=False),
        sa.Column("open", sa.Float(), nullable=True),
        sa.Column("high", sa.Float(), nullable=True),
        sa.Column("low", sa.Float(), nullable=True),
        sa.Column("close", sa.Float(), nullable=False),
        sa.Column("volume", sa.BigInteger(), nullable=True),
        sa.Column("currency", sa.String(length=3), nullable=False),
        sa.PrimaryKeyConstraint("company", "ticker", "date"),
    )
    op.create_table(
        "problem",
        sa.Column("subject", sa.String(length=32), nullable=False),
        sa.Column("problem", sa.Text(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("subject"),
    )
    op.create_table(
        "question",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("source", sa.String(length=255), nullable=False),
        sa.Column("conversation_id", sa.String(length=255), nullable=False),
        sa.Column("platform", sa.String(length=16), nullable=False),
        sa.Column("workspace", sa.String(length=64), nullable=False),
        sa.Column("channel", sa.String(length=64), nullable=False),
        sa.Column("user_id", sa.String(length=64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("place", sa.Text(), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("work_id", sa.String(length=255), nullable=False),
        sa.Column("answer_id", sa.String(length=64), nullable=False),
        sa.Column("outcome", sa.String(length=16), nullable=False),
        sa.Column("asked_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("source"),
    )
    op.create_index(op.f("ix_question_work_id"), "question", ["work_id"], unique=False)
    op.create_index("question_by_age", "question", ["state", "asked_at"], unique=False)
    op.create_index("question_by_channel", "question", ["platform", "channel", "state"], unique=False)
    op.create_index("question_by_conversation", "question", ["conversation_id", "asked_at"], unique=False)
    op.create_index("question_by_user", "question", ["platform", "workspace", "user_id", "asked_at"], unique=False)
    op.create_table(
        "work",
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("id", sa.String(length=255), nullable=False),
        sa.Column("lane", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("generation", sa.Integer(), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("put_offs", sa.Integer(), nullable=False),
        sa.Column("owner", sa.String(length=255), nullable=False),
        sa.Column("halt", sa.String(length=16), nullable=False),
        sa.Column("error", sa.Text(), nullable=False),
        sa.Column("not_before", sa.Float(), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("finished_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("seq"),
        sa.UniqueConstraint("id"),
    )
    op.create_index("work_by_finish", "work", ["state", "finished_at"], unique=False)
    op.create_index("work_by_state", "work", ["state", "lane", "seq"], unique=False)
    op.create_table(
        "work_checkpoint",
        sa.Column("work_id", sa.String(length=255), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("result", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("work_id", "name"),
    )
    op.create_table(
        "index_documents",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("collection", sa.Integer(), nullable=False),
        sa.Column("path", sa.Text(), nullable=False),
        sa.Column("content_hash", sa.Text(), nullable=False),
        sa.Column("stat_key", sa.Text(), nullable=False),
        sa.Column("chunks", sa.Integer(), nullable=False),
        sa.Column("file_type", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=True),
        sa.Column("root", sa.Text(), nullable=False),
        sa.Column("url", sa.Text(), nullable=True),
        sa.Column("created_at", sa.Text(), nullable=False),
        sa.Column("modified_at", sa.Text(), nullable=True),
        sa.Column("processed_at", sa.Text(), nullable=False),
        sa.Column("imports", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["collection"],
            ["index_collections.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("collection", "path"),
    )
    op.create_table(
        "index_chunks",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("chunk_id", sa.Text(), nullable=False),
        sa.Column("document", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("text_hash", sa.Text(), nullable=False),
        sa.Column("token_count", sa.Integer(), nullable=False),
        sa.Column("method", sa.Text(), nullable=False),
        sa.Column("page", sa.Integer(), nullable=True),
        sa.Column("section", sa.Text(), nullable=True),
        sa.Column("keywords", sa.Text(), nullable=False),
        sa.Column("line_start", sa.Integer(), nullable=True),
        sa.Column("line_end", sa.Integer(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["document"], ["index_documents.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("chunk_id"),
    )
    op.create_index("ix_index_chunks_place", "index_chunks", ["document", "position"], unique=False)
    op.create_index(op.f("ix_index_chunks_text_hash"), "index_chunks", ["text_hash"], unique=False)
    op.create_table(
        "index_copies",
        sa.Column(
            "document", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column("store", sa.Text(), nullable=False),
        sa.Column("namespace", sa.Text(), nullable=False),
        sa.Column("generation", sa.Text(), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("lsn", sa.BigInteger(), nullable=True),
        sa.Column("written_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["document"], ["index_documents.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("document"),
        sa.UniqueConstraint("generation"),
    )
    op.create_index("ix_index_copies_written", "index_copies", ["store", "written_at"], unique=False)
    op.create_table(
        "index_vectors",
        sa.Column("chunk", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False),
        sa.Column("collection", sa.Integer(), nullable=False),
        sa.Column("embedder", sa.Integer(), nullable=False),
        sa.Column("embedding", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["chunk"], ["index_chunks.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["embedder"],
            ["index_embedders.id"],
        ),
        sa.PrimaryKeyConstraint("chunk"),
    )
    op.create_index(op.f("ix_index_vectors_embedder"), "index_vectors", ["embedder"], unique=False)
    op.create_table(
        "index_words",
        sa.Column("chunk", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False),
        sa.Column("collection", sa.Integer(), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("words", postgresql.TSVECTOR().with_variant(sa.Text(), "sqlite"), nullable=False),
        sa.ForeignKeyConstraint(["chunk"], ["index_chunks.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("chunk"),
    )
    op.create_index(
        "ix_index_words",
        "index_words",
        ["words"],
        unique=False,
        postgresql_using="gin",
        postgresql_with={"fastupdate": "off"},
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_index(
        "ix_index_words", table_name="index_words", postgresql_using="gin", postgresql_with={"fastupdate": "off"}
    )
    op.drop_table("index_words")
    op.drop_index(op.f("ix_index_vectors_embedder"), table_name="index_vectors")
    op.drop_table("index_vectors")
    op.drop_index("ix_index_copies_written", table_name="index_copies")
    op.drop_table("index_copies")
    op.drop_index(op.f("ix_index_chunks_text_hash"), table_name="index_chunks")
    op.drop_index("ix_index_chunks_place", table_name="index_chunks")
    op.drop_table("index_chunks")
    op.drop_table("index_documents")
    op.drop_table("work_checkpoint")
    op.drop_index("work_by_state", table_name="work")
    op.drop_index("work_by_finish", table_name="work")
    op.drop_table("work")
    op.drop_index("question_by_user", table_name="question")
    op.drop_index("question_by_conversation", table_name="question")
    op.drop_index("question_by_channel", table_name="question")
    op.drop_index("question_by_age", table_name="question")
    op.drop_index(op.f("ix_question_work_id"), table_name="question")
    op.drop_table("question")
    op.drop_table("problem")
    op.drop_table("prices")
    op.drop_index(op.f("ix_post_question_id"), table_name="post")
    op.drop_index(op.f("ix_post_key"), table_name="post")
    op.drop_index(op.f("ix_post_answer_id"), table_name="post")
    op.drop_table("post")
    op.drop_table("lease")
    op.drop_index("knowledge_gap_by_age", table_name="knowledge_gaps")
    op.drop_table("knowledge_gaps")
    op.drop_table("index_state")
    op.drop_table("index_embedders")
    op.drop_table("index_discards")
    op.drop_table("index_collections")
    op.drop_table("index_changes")
    op.drop_index("fix_suggestion_by_age", table_name="fix_suggestions")
    op.drop_table("fix_suggestions")
    op.drop_index("ix_filings_by_date", table_name="filings")
    op.drop_table("filings")
    op.drop_index(op.f("ix_feedback_answer_id"), table_name="feedback")
    op.drop_index("feedback_by_chat", table_name="feedback")
    op.drop_index("feedback_by_age", table_name="feedback")
    op.drop_table("feedback")
    op.drop_table("facts_version")
    op.drop_index(op.f("ix_fact_companies_ticker"), table_name="fact_companies")
    op.drop_table("fact_companies")
    op.drop_table("company_metrics")
    op.drop_table("channel")
    op.drop_table("cache_eviction")
    op.drop_index("cache_by_expiry", table_name="cache_entry")
    op.drop_table("cache_entry")
    op.drop_index(op.f("ix_api_token_name"), table_name="api_token")
    op.drop_table("api_token")
    op.drop_index(op.f("ix_answer_question_id"), table_name="answer")
    op.drop_index("answer_by_time", table_name="answer")
    op.drop_index("answer_by_conversation", table_name="answer")
    op.drop_table("answer")
