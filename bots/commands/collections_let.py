"""`errata collections let`: what may leave the house, by collection."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated

import typer

from bots.commands.common import counted, operator, print_json, run, settings
from bots.commands.telling import tell
from bots.render.terminal import clean
from bots.unknown_collections import remarks
from core.access.rights import valid_name
from core.errors import ErrataError, NotFound
from core.model import DEFAULT_COLLECTION

if TYPE_CHECKING:
    from storage.database import Database

_NAMES = {"to_model": "language model", "to_web": "web search", "to_pinecone": "Pinecone"}
Way = bool | None


def register_let(family: typer.Typer) -> None:
    """Add the command to the family `collections`."""
    family.command("let")(let)


def let(  # noqa: PLR0913 - a command's options are its arguments
    collection: Annotated[str, typer.Argument(help="Which collection.")],
    model: Annotated[Way, typer.Option("--model/--no-model", help="To the language model's server.")] = None,
    web: Annotated[Way, typer.Option("--web/--no-web", help="To web search, as what a query follows from.")] = None,
    pinecone: Annotated[Way, typer.Option("--pinecone/--no-pinecone", help="To Pinecone, as vectors.")] = None,
    *,
    new: Annotated[bool, typer.Option("--new", help="There is nothing in it yet.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Set where a collection's text may be sent; without an option, show it. It takes effect with the next question."""
    valid_name(collection)
    given = {"to_model": model, "to_web": web, "to_pinecone": pinecone}
    changes = {way: may for way, may in given.items() if may is not None}
    found, notes = run(_let(collection, changes, new=new))
    if as_json:
        print_json({"collection": collection, **found, "notes": notes})
        return
    shown = " · ".join(f"{name} {'yes' if found[way] else 'no'}" for way, name in _NAMES.items())
    tell(clean(f"{collection}: {shown}"))
    for note in notes:
        tell(clean(note), err=True)


async def _let(collection: str, changes: Mapping[str, bool], *, new: bool) -> tuple[dict[str, bool], list[str]]:
    from bots.wiring import open_main_database
    from storage.access import audit, departures

    database = open_main_database(settings())
    try:
        notes = await _unknown(database, collection)
        if notes and changes and not new:
            raise NotFound(notes[0], hint="Nothing was set; --new sets it for a collection that is to come.")
        found = await database.run(lambda session: departures.let(session, collection, changes))
        if changes:
            told = ", ".join(f"{way}={'yes' if may else 'no'}" for way, may in sorted(changes.items()))
            what = f"{collection} {told}"
            await database.run(lambda session: audit.note(session, operator(), audit.COLLECTION_EGRESS, what))
        return found, notes + (await _withdrawn(database) if changes.get("to_pinecone") is False else [])
    finally:
        database.close()


async def _unknown(database: Database, collection: str) -> list[str]:
    """Return what is to be said of a collection that nothing is known of, with the nearest that holds something."""
    from bots.wiring import open_index
    from storage.access.audiences import decided
    from storage.facts.store import SqlFacts

    index = open_index(settings(), None, database)
    try:
        filled = {*await index.collections(), *await SqlFacts(database).collections()}
    finally:
        await index.close()
    return remarks([collection], {*filled, DEFAULT_COLLECTION, *await database.read(decided)}, filled, ".")


async def _withdrawn(database: Database) -> list[str]:
    """Delete at once what Pinecone has of it; where that fails, the next `errata ingest` does."""
    from bots.wiring import withdraw_from_pinecone

    if settings().pinecone_api_key is None:
        return []
    try:
        documents = await withdraw_from_pinecone(settings(), database)
    except ErrataError as error:
        return [f"Pinecone still has its vectors, which no search finds; the next errata ingest deletes them. {error}"]
    return [f"Deleted the vectors of {counted(documents, 'document')} from Pinecone."] if documents else []
