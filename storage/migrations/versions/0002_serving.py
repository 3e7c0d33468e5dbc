"""Who serves what: platforms, agreement, the proof that a closed question was posted."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

# As of this revision: what later code means by it, later revisions say.
PROOF = """state <> 'closed' OR (delivered = 'returned' AND platform = 'web')
 OR (substr(delivered, 1, 7) = 'posted ' AND length(delivered) > 7)
 OR (substr(delivered, 1, 10) = 'unposted: ' AND length(delivered) > 10)"""
BATCH = 500

work = sa.table(
    "work",
    *(sa.column(name) for name in ("seq", "state", "name", "body", "platform")),
)


def upgrade() -> None:
    """Say of work where it posts, of processes what they serve, and of closed questions how they were delivered."""
    op.add_column("work", sa.Column("platform", sa.String(length=16), nullable=False, server_default=""))
    op.drop_index("work_by_state", table_name="work")
    op.create_index("work_by_state", "work", ["state", "lane", "platform", "seq"], unique=False)
    op.add_column("lease", sa.Column("serves", sa.String(length=255), nullable=False, server_default=""))
    op.add_column("lease", sa.Column("settings", sa.Text(), nullable=False, server_default=""))
    op.add_column("question", sa.Column("delivered", sa.Text(), nullable=False, server_default=""))
    _say_where_work_posts(op.get_bind())
    _say_how_questions_were_closed(op.get_bind())
    with op.batch_alter_table("question") as question:
        question.create_check_constraint("question_closed_with_proof", PROOF)


def _say_where_work_posts(connection: sa.Connection) -> None:
    """Of what may still be done, or revived: an event posts where it came from, a retry where its answer stands."""
    last = 0
    while True:
        query = sa.select(work.c.seq, work.c.name, work.c.body).where(work.c.state != "done", work.c.seq > last)
        rows = connection.execute(query.order_by(work.c.seq).limit(BATCH)).all()
        if not rows:
            return
        for seq, name, body in rows:
            if platform := _platform(connection, name, body):
                connection.execute(work.update().where(work.c.seq == seq).values(platform=platform))
            last = seq


def _platform(connection: sa.Connection, name: str, body: str) -> str:
    try:
        payload = json.loads(body)
        if name == "answer.retry":
            platform = _platform_of_answer(connection, str(payload["answer_id"]))
        else:
            platform = str(payload["place"]["platform"])
    except (ValueError, KeyError, TypeError):  # a job that posts nowhere
        return ""
    return "" if platform == "web" else platform  # over HTTP, nothing is posted


def _platform_of_answer(connection: sa.Connection, answer_id: str) -> str:
    found = sa.text(
        "SELECT post.platform FROM answer JOIN post ON post.question_id = answer.question_id WHERE answer.id = :id"
    )
    row = connection.execute(found, {"id": answer_id}).first()
    return str(row[0]) if row else ""


def _say_how_questions_were_closed(connection: sa.Connection) -> None:
    first_part = "(SELECT message FROM post WHERE post.question_id = question.id ORDER BY part LIMIT 1)"
    for delivered, where in (
        ("'returned'", "platform = 'web'"),
        (f"'posted ' || {first_part}", f"{first_part} IS NOT NULL"),
        ("'unposted: unknown, closed by an earlier version'", "1 = 1"),
    ):
        statement = f"UPDATE question SET delivered = {delivered} WHERE state = 'closed' AND delivered = '' AND {where}"  # noqa: S608 - constants
        connection.execute(sa.text(statement))
