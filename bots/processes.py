"""Which processes run on the configured database, and what waits there for one that could serve it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from bots.agreement import must_agree
from bots.assembly import channels_of_file
from bots.engine.transactions import look
from bots.health import unserved
from bots.membership import refusal
from bots.wiring import open_main_database
from core.errors import Unavailable
from core.settings import Settings
from storage.database import Database
from storage.work import leases, members


async def running(found: Settings) -> str:
    """Name those that run, what they serve, and what would keep one with these settings from running beside them."""
    mine = must_agree(found, channels_of_file(found), answers=True)
    with _opened(found) as database:
        running, serving, dissent = await look(
            database, lambda session: (members.members(session), leases.living(session), members.dissent(session, mine))
        )
    if not running:
        return "none run on this database"
    platforms = {row.worker: row.platforms for row in serving if not row.settings}
    lines = [f"{row.worker} ({_serves(platforms.get(row.worker))})" for row in running]
    differs = f"; one with these settings would be refused: {refusal(dissent).message}" if dissent else ""
    return ", ".join(lines) + differs


def _serves(platforms: Sequence[str] | None) -> str:
    if platforms is None:
        return "takes events in"
    return f"works for {' and '.join(platforms) or 'HTTP alone'}"


async def waiting(found: Settings) -> str:
    """Say that all work can be done by somebody. Raises `Unavailable` naming what nobody alive can serve."""
    with _opened(found) as database:
        lines = await look(database, unserved)
    if lines:
        raise Unavailable(" ".join(lines.values()))
    return "somebody can serve all there is"


@contextmanager
def _opened(found: Settings) -> Iterator[Database]:
    database = open_main_database(found)
    try:
        yield database
    finally:
        database.close()
