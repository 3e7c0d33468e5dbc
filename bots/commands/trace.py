"""`errata trace`: the whole way of an answer."""

from __future__ import annotations

from typing import Annotated

import typer

from bots.commands.common import print_json, settings
from bots.commands.telling import tell
from bots.wiring import open_main_database
from core.errors import NotFound


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("trace")(trace)


def trace(
    named: Annotated[str, typer.Argument(metavar="ID", help="Of an answer, a trace or a question.")],
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show the way of an answer: mode, route, grade, attempts, verdicts, milliseconds, model calls and tokens."""
    from bots.render.trace import trace_json, trace_text
    from storage.conversations.traces import find_trace

    database = open_main_database(settings())
    try:
        found = database.transaction(lambda session: find_trace(session, named))
    finally:
        database.close()
    if found is None:
        raise NotFound(f"Nothing is on record under {named[:80]!r}.", hint="`errata ask --json` prints answer_id.")
    if as_json:
        print_json(trace_json(found), indent=2)
    else:
        tell(trace_text(found), lines=True)
