"""`errata suggestions`: what people supplied and what was guessed, approved or rejected."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Annotated

import typer

from bots.commands.common import operator, print_json, run, settings
from bots.commands.helping import Sentences
from bots.commands.signals import named
from bots.commands.telling import tell
from bots.render.terminal import clean

if TYPE_CHECKING:
    from bots.engine.deciding import Desk
    from storage.learning.suggestions import Suggestion

KEPT_DAYS = 365  # as `bots.engine.deciding` has it, which costs start-up
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    family = typer.Typer(
        cls=Sentences, help="What people supplied and what was guessed: approve or reject it.", no_args_is_help=True
    )
    family.command("list")(list_suggestions)
    family.command("approve")(approve)
    family.command("reject")(reject)
    app.add_typer(family, name="suggestions")


def list_suggestions(
    status: Annotated[str, typer.Option(help="pending, approved, applied, rejected, expired; empty: all.")] = "pending",
    limit: Annotated[int, typer.Option(min=1, max=10_000)] = 200,
    *,
    as_json: AsJson = False,
) -> None:
    """List suggestions, latest first."""
    from bots.engine.deciding import as_json as told
    from bots.wiring import open_main_database
    from storage.access.tokens import names_of_tokens
    from storage.learning.suggestions import STATUSES, listed

    database = open_main_database(settings())
    try:
        found = database.transaction(lambda session: listed(session, named(status, STATUSES), limit))
        authors = [one.author for one in found]
        names = database.transaction(lambda session: names_of_tokens(session, authors))
    finally:
        database.close()
    if as_json:
        print_json([told(one) for one in found])
        return
    for one in found:
        tell(clean(_line(one, names)))
    if not found:
        tell("No suggestions.")


def approve(  # noqa: PLR0913 - a command's options are its arguments
    suggestion: Annotated[str, typer.Argument(help="Its id, or how that begins.")],
    collection: Annotated[str, typer.Option(help="Where it is indexed; left out: the one of its answer.")] = "",
    content: Annotated[str, typer.Option(help="What is indexed in the place of what was supplied.")] = "",
    owner: Annotated[str, typer.Option(help="Who answers for it; left out: you.")] = "",
    days: Annotated[int, typer.Option(help="Days that it holds; 0: for ever.")] = KEPT_DAYS,
    *,
    waive: Annotated[bool, typer.Option("--waive", help="It is your own, and you are the only admin.")] = False,
) -> None:
    """Approve a suggestion: what it says becomes evidence, cited as what it is, owned and expiring."""

    async def decide(desk: Desk) -> Suggestion:
        from bots.engine.deciding import until
        from core.access.rights import valid_name
        from storage.learning.suggestions import Approval

        into = valid_name(collection) if collection else ""
        return await desk.approve(suggestion, Approval(operator(), into, content, owner, until(days), waive))

    found = run(_at_the_desk(decide))
    where = f" in {found.collection or 'default'}" if found.status == "applied" else ""
    for line in said_whole(found):
        tell(line)
    waits = ": these are your words, and somebody else is to approve them" if found.status == "pending" else ""
    tell(clean(f"{found.id} is {found.status}{where}{waits}."))


def reject(suggestion: Annotated[str, typer.Argument(help="Its id, or how that begins.")]) -> None:
    """Reject a suggestion: it never becomes evidence."""
    found = run(_at_the_desk(lambda desk: desk.reject(suggestion, operator())))
    tell(clean(f"{found.id} is {found.status}."))


async def _at_the_desk(decide: Callable[[Desk], Awaitable[Suggestion]]) -> Suggestion:
    from bots.engine.deciding import Desk, admins_of
    from bots.indexer import LibraryIndexer
    from bots.wiring import open_library, open_main_database

    found = settings()
    database = open_main_database(found)
    try:
        async with open_library(found) as library:
            indexer = LibraryIndexer(library.index, library.embedder)
            return await decide(Desk(database, indexer, admins_of(found), found.same_people))
    finally:
        database.close()


def said_whole(one: Suggestion) -> list[str]:
    """Return, line by line, all that is indexed of a suggestion."""
    from bots.engine.suggesting import content_of

    return [clean(line) for line in content_of(one).splitlines()]


def _line(one: Suggestion, names: Mapping[str, str]) -> str:
    from bots.people_named import called

    said = str(one.details.get("content") or "")
    link = str(one.details.get("code_symbol") or "")
    because = str(one.details.get("reason") or "")
    score = f" ({one.score:.2f}{f', {because}' if because else ''})" if one.score else ""
    kind = str(one.details.get("kind") or "link")
    told = {**dict(one.details.get("names") or {}), **names}
    who = called(one.author, str(told.get(one.author) or "")) if one.author else "-"
    about = (
        f"{link} -> {one.target}{score}" if link else f"{one.question[:80] or 'its question was deleted'}: {said[:120]}"
    )
    return f"{one.id[:12]}  {one.status:<9}{kind:<12}{who}  {about}"
