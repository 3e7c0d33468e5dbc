"""`errata signals`: what the product noticed that somebody should learn from."""

from __future__ import annotations

from typing import Annotated

import typer

from bots.commands.common import print_json, settings
from bots.commands.telling import tell
from bots.render.terminal import clean
from bots.times import since
from bots.wiring import open_main_database
from core.errors import BadInput
from core.learning.signals import REASONS, SOURCES, envelope

MOST = 10_000


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("signals")(signals)


def signals(
    since_: Annotated[str, typer.Option("--since", help="A span (90d, 12h, 6w) up to now, or a day.")] = "7d",
    reason: Annotated[str, typer.Option(help=f"For this reason alone: {', '.join(REASONS)}.")] = "",
    source: Annotated[str, typer.Option(help=f"From there alone: {', '.join(SOURCES)}.")] = "",
    limit: Annotated[int, typer.Option(min=1, max=MOST, help="At most so many, the latest.")] = 200,
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON: one envelope a signal.")] = False,
) -> None:
    """Show signals, oldest first: votes, refusals, drafts without support, broken contracts, gates that fell."""
    from storage.learning.signals import Wanted, latest

    wanted = Wanted(since(since_, "--since"), reason=named(reason, REASONS), source=named(source, SOURCES), limit=limit)
    database = open_main_database(settings())
    try:
        found = database.transaction(lambda session: latest(session, wanted))[::-1]
    finally:
        database.close()
    if as_json:
        print_json([envelope(signal) for signal in found])
        return
    for signal in found:
        told = ", ".join(f"{name} {value}" for name, value in signal.context.items() if value is not None)
        tell(clean(f"{signal.timestamp[:19]}  {signal.source:<7}{signal.reason:<22}{told}").rstrip())
    if not found:
        tell("Nothing was noticed in that time.")


def named(name: str, known: tuple[str, ...]) -> str:
    """Return a name that is known, or nothing. Raises `BadInput`."""
    if name and name not in known:
        raise BadInput(f"There is no {name!r}.", hint=f"Known: {', '.join(known)}.")
    return name
