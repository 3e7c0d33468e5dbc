"""`errata health`: does a process live here? What a container or a supervisor asks of roles that serve no HTTP."""

from __future__ import annotations

from typing import Annotated

import typer

from bots.commands.common import print_json, settings
from bots.commands.telling import tell
from bots.wiring import open_main_database


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("health")(health)


def health(*, as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False) -> None:
    """Exit code 0 where a process of this machine (or container) holds its lease, 1 where none does."""
    from storage.work.leases import machine_id
    from storage.work.members import members

    database = open_main_database(settings())
    try:
        here = database.transaction(
            lambda session: sorted(row.worker for row in members(session) if row.machine == machine_id())
        )
    finally:
        database.close()
    if as_json:
        print_json({"alive": here})
    else:
        tell(f"alive: {', '.join(here)}" if here else "No process of this machine is alive.")
    raise typer.Exit(0 if here else 1)
