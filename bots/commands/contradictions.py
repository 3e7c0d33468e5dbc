"""`errata contradictions`: where indexed documents say different things of the same, for their owners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from bots.commands.common import print_json, run, settings
from bots.commands.progress import progress_bar
from bots.commands.search import refuse_unknown
from bots.commands.telling import tell

if TYPE_CHECKING:
    from core.contradictions.survey import Survey


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("contradictions")(contradictions)


def contradictions(
    collection: Annotated[list[str] | None, typer.Option(help="Only within this collection (repeatable).")] = None,
    *,
    seconds: Annotated[float, typer.Option(min=1, max=86_400, help="Stop reading documents after this long.")] = 120.0,
    limit: Annotated[int, typer.Option(min=1, max=10_000, help="How many to show at most.")] = 100,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Report documents that give different figures or dates for the same, and which of them answers go by.

    Nothing is changed. What can't be decided comes first: a date, a version or SOURCE_AUTHORITY would settle it.
    """
    from bots.render.contradictions import contradictions_json, contradictions_text

    found = run(_survey(tuple(collection) if collection else None, seconds))
    if as_json:
        print_json(contradictions_json(found, limit), indent=2)
    else:
        tell(contradictions_text(found, limit), lines=True)


async def _survey(collections: tuple[str, ...] | None, seconds: float) -> Survey:
    from bots.wiring import open_library
    from core.contradictions.survey import Bounds, survey

    given = settings()
    with progress_bar() as report:
        async with open_library(given) as library:
            await refuse_unknown(collections, library.index)
            bounds = Bounds(seconds, given.source_authority)
            return await survey(library.index, collections, bounds, report)
