"""`errata collections`: who may read what."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bots.commands.collections_let import register_let
from bots.commands.common import counted, operator, print_json, run, settings
from bots.commands.helping import Sentences
from bots.commands.restoring import how_to_undo
from bots.commands.telling import tell
from bots.platforms import CHANNEL_EXAMPLES, PERSON_EXAMPLES
from bots.render.terminal import clean
from bots.wiring import open_index, open_main_database
from core.access.rights import EXAMPLES
from core.errors import BadInput, NotFound

if TYPE_CHECKING:
    from sqlmodel import Session

    from bots.audience_list import CollectionAudience
    from storage.access.audiences import Grant

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Name = Annotated[str, typer.Argument(metavar="COLLECTION", help="As `collections list` shows it.")]
_CHANNELS = f"{' or '.join(CHANNEL_EXAMPLES)}, as links to it show (repeatable)."
Channels = Annotated[list[str] | None, typer.Option("--channel", help=_CHANNELS)]
Users = Annotated[list[str] | None, typer.Option("--user", help=f"{' or '.join(PERSON_EXAMPLES)} (repeatable).")]
Tokens = Annotated[list[str] | None, typer.Option("--token", help="A token's name or id (repeatable).")]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    family = typer.Typer(cls=Sentences, help="Who may read which collection, and taking one out.", no_args_is_help=True)
    family.command("list")(list_all)
    family.command("open")(open_to_all)
    family.command("give")(give)
    family.command("close")(close)
    family.command("remove")(remove)
    register_let(family)
    app.add_typer(family, name="collections")
    demo = typer.Typer(cls=Sentences, help="The examples that `make chat` indexes.", no_args_is_help=True)
    demo.callback(help=demo.info.help)(_begin)
    demo.command("remove")(remove_demo)
    app.add_typer(demo, name="demo")


def list_all(*, as_json: AsJson = False) -> None:
    """List collections: how much is in them, and who may read them."""
    collection_audiences = _shelves()
    if as_json:
        print_json([_shown(audience) for audience in collection_audiences])
        return
    for audience in collection_audiences:
        tell(_line(audience))
    if not collection_audiences:
        tell("No collections yet: errata ingest PATH --collection NAME")


def open_to_all(name: Name, *, as_json: AsJson = False) -> None:
    """Open a collection to all members of the workspace: not to guests, not to other workspaces."""
    from storage.access import audit
    from storage.access.audiences import set_everyone

    _known(name)
    _transaction(lambda session: set_everyone(session, name, everyone=True), audit.COLLECTION_OPENED, name)
    _tell(name, as_json=as_json)


def give(
    name: Name, channel: Channels = None, user: Users = None, token: Tokens = None, *, as_json: AsJson = False
) -> None:
    """Give a collection to channels, people and tokens; people read it in direct messages and private answers."""
    from storage.access import audiences, audit

    if not (channel or user or token):
        raise BadInput(
            "To whom? Name a --channel, a --user or a --token.", hint="To everybody: errata collections open"
        )
    _known(name)
    to = (channel, user, token)
    _transaction(
        lambda session: audiences.give(session, _grants(session, name, to), by=operator()),
        audit.COLLECTION_GIVEN,
        f"{name} to {', '.join(one for named in to for one in named or ())}",
    )
    _tell(name, as_json=as_json)


def close(  # noqa: PLR0913 - a command's options are its arguments
    name: Name,
    channel: Channels = None,
    user: Users = None,
    token: Tokens = None,
    *,
    everything: Annotated[bool, typer.Option("--all", help="Take back all that was given, to whomever.")] = False,
    as_json: AsJson = False,
) -> None:
    """Take a collection back: from everyone, from those named, and with --all from all it was given to."""
    from bots.audience_list import subject
    from storage.access import audiences, audit
    from storage.conversations.channels import take_name_out

    _known(name)

    emptied: list[str] = []

    def take(session: Session) -> None:
        audiences.set_everyone(session, name, everyone=False)
        audiences.take_back(session, name, None if everything else _grants(session, name, (channel, user, token)))
        only = None if everything else [subject(text) for text in channel or ()]
        emptied[:] = take_name_out(session, name, only)

    _transaction(take, audit.COLLECTION_CLOSED, name)
    _tell(name, as_json=as_json)
    _tell_of_emptied(emptied, name)


def remove(
    name: Name, *, yes: Annotated[bool, typer.Option("--yes", help="Don't ask.")] = False, as_json: AsJson = False
) -> None:
    """Take a collection's documents and figures out, and forget who may read it; the files stay where they are.

    What may leave the house stays as it was set.
    """
    _remove(_known(name), yes=yes, as_json=as_json)


def _remove(audience: CollectionAudience, *, yes: bool, as_json: bool = False) -> None:
    from storage.access import audit
    from storage.access.audiences import forget
    from storage.conversations.channels import take_name_out

    name = audience.name
    if not yes and not _agreed(audience):
        figures = ", and its figures" if audience.figures else ""
        raise BadInput(
            f"Nothing was removed: {counted(audience.documents, 'document')} would be{figures}.",
            hint="Say --yes.",
        )

    emptied: list[str] = []
    kept: list[bool] = []

    def take(session: Session) -> None:
        kept.append(forget(session, name))
        emptied[:] = take_name_out(session, name)

    # First: what is half removed must not be read by anybody.
    _transaction(take, audit.DOCUMENTS_REMOVED, name)
    came = run(_take_out(name))
    _tell_of_emptied(emptied, "NAME")
    if as_json:
        print_json({"name": name, "documents": audience.documents})
        return
    tell(f"Removed {name}: {_held(audience)}.")
    for line in _way_back(audience, came):
        tell(line)
    if any(kept):
        tell(f"What may leave the house of {name} is still as it was set: errata collections let {name}", err=True)


def _begin() -> None:
    """One command alone is a family, too."""


def remove_demo(*, as_json: AsJson = False) -> None:
    """Take the examples out again: their documents, figures, and who may read them."""
    found = next((audience for audience in _shelves() if audience.name == EXAMPLES), None)
    if found is not None:
        _remove(found, yes=True, as_json=as_json)
    elif as_json:
        print_json({"name": EXAMPLES, "documents": 0})
    else:
        tell("There are no examples to remove.")


def _tell_of_emptied(channels: Sequence[str], name: str) -> None:
    """Say where nothing is read any more, since this was all that a setting named there, and how to undo that."""
    for channel in channels:
        undo = f"set collections={name} there, by the command that shows settings"
        said = f"{channel} now reads nothing. To undo: {undo}; collections=everyone's: what is for everyone."
        tell(clean(said), err=True)


def _way_back(audience: CollectionAudience, kept: int) -> list[str]:
    """Return how what was removed comes back, where it does."""
    if audience.name == EXAMPLES:
        return ["make chat brings them back."]
    lines = how_to_undo(kept, audience.documents, (), audience.name)
    return lines + (["Figures come back by errata facts import, from their files."] if audience.figures else [])


async def _take_out(name: str) -> int:
    """Take out what a collection holds; return how many of its documents can be brought back."""
    from bots.removals import Removals
    from core.indexing.entries import entries_within
    from storage.facts.store import SqlFacts
    from storage.learning.folders import forget

    database = open_main_database(settings())
    index = open_index(settings(), None, database)
    try:
        database.transaction(lambda session: forget(session, name))
        entries = await entries_within(index, name)
        kept = await Removals(database).add(entries) if name != EXAMPLES else 0
        for entry in entries:
            await index.remove_document(entry.collection, entry.path)
        facts = SqlFacts(database)
        if name in await facts.collections():
            await facts.remove(name)
        return kept
    finally:
        await index.close()
        database.close()


def _agreed(audience: CollectionAudience) -> bool:
    asked = f"Remove {clean(audience.name)} with {_held(audience)}?"
    return sys.stdin.isatty() and typer.confirm(asked, err=True)


def _known(name: str) -> CollectionAudience:
    """Return what is known of a collection. Raises `NotFound` where nothing is."""
    collection_audiences = _shelves()
    found = next((audience for audience in collection_audiences if audience.name == name), None)
    if found is None:
        there = ", ".join(audience.name for audience in collection_audiences) or "none yet"
        raise NotFound(f"There is no collection {name!r}.", hint=f"Collections: {there}.")
    return found


def _shelves() -> list[CollectionAudience]:
    from bots.audience_list import collection_audiences

    return run(collection_audiences(settings()))


def _grants(session: Session, name: str, named: Sequence[Sequence[str] | None]) -> list[Grant]:
    from bots.audience_list import subject
    from storage.access.audiences import Grant
    from storage.access.tokens import named as token_named

    channels, users, tokens = (given or () for given in named)
    return [
        *(Grant(name, "channel", subject(text)) for text in channels),
        *(Grant(name, "user", subject(text)) for text in users),
        *(Grant(name, "token", token_named(session, text).id) for text in tokens),
    ]


def _tell(name: str, *, as_json: bool) -> None:
    audience = _known(name)
    if as_json:
        print_json(_shown(audience))
        return
    tell(_line(audience))
    for warning in audience.warnings:
        tell(clean(warning), err=True)


def _line(audience: CollectionAudience) -> str:
    readers = ["everyone"] if audience.everyone else []
    readers += [*audience.channels, *audience.users, *(f"token {name}" for name in audience.tokens)]
    said = ", ".join(readers) or "closed: nobody but the terminal and admins' tokens"
    figures = " + figures" if audience.figures else ""
    return clean(f"{audience.name:<20}{counted(audience.documents, 'document'):>16}{figures}  {said}")


def _shown(audience: CollectionAudience) -> dict[str, Any]:
    return {
        "name": audience.name,
        "documents": audience.documents,
        "passages": audience.passages,
        "figures": audience.figures,
        "everyone": audience.everyone,
        "channels": list(audience.channels),
        "users": list(audience.users),
        "tokens": list(audience.tokens),
    }


def _transaction(work: Callable[[Session], object], action: str, subject: str) -> None:
    """Do it, and note in the audit log that the operator did."""
    from storage.access import audit

    def noted(session: Session) -> None:
        work(session)
        audit.note(session, operator(), action, subject)

    database = open_main_database(settings())
    try:
        database.transaction(noted)
    finally:
        database.close()


def _held(audience: CollectionAudience) -> str:
    return f"{counted(audience.documents, 'document')}{' and figures' if audience.figures else ''}"
