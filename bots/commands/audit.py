"""`errata audit`: who did what and when."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Annotated

import typer

from bots.commands.common import print_json, settings
from bots.commands.telling import tell
from bots.platforms import PERSON_EXAMPLES
from bots.render.terminal import clean
from bots.times import shown, since
from bots.wiring import open_main_database
from core.access.rights import LONGEST_NAME

MOST = 100_000


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("audit")(audit)


def audit(
    since_: Annotated[str, typer.Option("--since", help="A span (90d, 12h, 6w) up to now, or a day.")] = "7d",
    actor: Annotated[str, typer.Option(help=f"Of whom alone: {PERSON_EXAMPLES[0]}, token:ID, or how it begins.")] = "",
    action: Annotated[str, typer.Option(help="What alone: login.failed, token, or how it begins.")] = "",
    limit: Annotated[int, typer.Option(min=1, max=MOST, help="At most so many, the latest.")] = 1_000,
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show the audit log, oldest first: questions, votes, settings, access, logins; never what was said."""
    from storage.access.audit import Wanted, entries

    wanted = Wanted(since(since_, "--since"), actor=actor, action=action, limit=limit)
    database = open_main_database(settings())
    try:
        found = database.transaction(lambda session: entries(session, wanted))[::-1]
    finally:
        database.close()
    rows = [
        {"id": e.id, "at": shown(e.at), "actor": e.actor, "action": e.action, "subject": e.subject, "place": e.place}
        for e in found
    ]
    if as_json:
        print_json(rows)
        return
    for row in rows:
        tell(clean(f"{row['at']}  {row['actor']:<28}{row['action']:<20}{row['subject']}  {row['place']}").rstrip())
    if not rows:
        tell(f"Nothing was noted in that time.{_meant(action)}")


def _meant(action: str) -> str:
    """Return a sentence about an action that nothing begins with, with the nearest."""
    from storage.access.audit import ACTIONS

    known = [*ACTIONS, *(one.partition(".")[0] for one in ACTIONS)]
    if not action or any(one.startswith(action) for one in known):
        return ""
    near = get_close_matches(action[:LONGEST_NAME], known, n=1)
    return f" There is no action {clean(repr(action))}{f': did you mean {near[0]}?' if near else '.'}"
