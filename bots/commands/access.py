"""`errata access`: who may read what, by which rule, and since when."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bots.commands.common import print_json, run, settings
from bots.commands.helping import Sentences
from bots.commands.telling import tell
from bots.platforms import PERSON_EXAMPLES
from bots.render.access import access_lines
from bots.render.terminal import clean
from bots.times import shown
from core.access.readers import LET_THROUGH, NOBODY, Readers, base_of, bases_of, is_part
from core.access.readers import told as readers_told
from core.access.rights import LONGEST_NAME, may_read
from core.errors import BadInput, NotFound

if TYPE_CHECKING:
    from bots.access_rules import Book, Rule
    from bots.access_ways import Way, Ways
    from storage.database import Database

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
_WHO = f"{' or '.join(PERSON_EXAMPLES)}, token:NAME or terminal."
User = Annotated[str, typer.Argument(metavar="USER", help=_WHO)]
What = Annotated[str, typer.Argument(metavar="DOCUMENT|COLLECTION", help="A path as indexed, or a collection.")]
Either = Annotated[str, typer.Argument(metavar="USER|DOCUMENT|COLLECTION", help="Also a channel that is known of.")]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    family = typer.Typer(cls=Sentences, help="Who may read what, and by which rule.", no_args_is_help=True)
    family.command("why")(why)
    family.command("list")(list_one)
    app.add_typer(family, name="access")


def why(user: User, target: What, *, as_json: AsJson = False) -> None:
    """Say whether a person may read a document or collection: where, by which rule, since when and by whom."""
    told, remark = run(_why(user, target))
    _tell({"user": user, "asked": target, "collections": told}, remark, as_json=as_json)


def list_one(named: Either, *, as_json: AsJson = False) -> None:
    """List what a person or a channel may read, or who may read a document or collection."""
    told, remark = run(_list(named))
    _tell({"asked": named, **told}, remark, as_json=as_json)


@dataclass(frozen=True, slots=True)
class _House:
    """What is known when somebody looks: what was decided, and which documents lie in which collections."""

    database: Database
    book: Book
    ways: Ways
    environment: bool
    collections: frozenset[str]
    documents: dict[str, list[str]]
    parts: dict[str, Readers]

    def readers(self, name: str) -> Readers:
        """Return the readers of what is stored under a name; nobody, where a part of a collection is on no record."""
        return self.parts.get(name, NOBODY) if is_part(name) else LET_THROUGH

    def holding(self, target: str) -> list[str]:
        """Return the collection of this name, else those that hold this document. Raises `NotFound`."""
        if target in self.collections:
            return [target]
        if target in self.documents:
            return self.documents[target]
        below = [path for path in self.documents if path.endswith(f"/{target}")]
        if len(below) == 1:  # a file is named as the lists of it do, or bare where no other is called so
            return self.documents[below[0]]
        near = _nearest(target, [*self.collections, *self.documents])
        raise NotFound(f"There is no document or collection {target!r}{near or '.'}")

    def token(self, name: str) -> str:
        """Return the name of a good token, given that or its id. Raises `NotFound`."""
        good = [token for token in self.book.tokens if name in (token.name, token.id)]
        names = [*(["ERRATA_API_TOKEN"] if self.environment else []), *(token.name for token in self.book.tokens)]
        if good or name in names:
            return good[0].name if good else name
        raise NotFound(f"There is no token {name!r}{_nearest(name, names) or ' that is good.'}")

    def remark_on(self, person: str) -> str:
        """Return what is said of a person nobody knows: what is told holds for whoever may bear that id."""
        if person in self.book.people:
            return ""
        return f"{person} was given nothing and asked nothing here{_nearest(person, self.book.people) or '.'}"


async def _open() -> _House:
    from bots.access_rules import book_in
    from bots.access_ways import Ways
    from bots.audience_list import by_file, listed
    from bots.wiring import open_index, open_main_database
    from storage.access.parts import parts_of
    from storage.facts.store import SqlFacts

    found = settings()
    tables = by_file(found)
    database = await asyncio.to_thread(open_main_database, found)
    index = open_index(found, None, database)
    try:
        documents: dict[str, list[str]] = {}
        for entry in await index.documents():
            documents.setdefault(entry.path, []).append(entry.collection)
    finally:
        await index.close()
    book = await database.read(lambda session: book_in(session, tables))
    parts = await database.read(lambda session: parts_of(session, None))
    stored = bases_of(name for names in documents.values() for name in names)
    held = {*await SqlFacts(database).collections(), *stored}
    known = frozenset(one.name for one in listed(book.decided, tables, dict.fromkeys(held, (0, 0))))
    ways = Ways(database, tables, book.channels)
    return _House(database, book, ways, found.errata_api_token is not None, known, documents, parts)


async def _why(user: str, target: str) -> tuple[list[dict[str, Any]], str]:
    house = await _open()
    try:
        names = house.holding(target)
        if _reads_alike(user):
            reader = "terminal" if user == "terminal" else f"token {house.token(user.partition(':')[2])}"
            return [
                _named(name, house.readers(name)) | {"ways": [_of_reader(house, name, reader)]} for name in names
            ], ""
        person = _person(user)
        ways, direct = await _ways_of(house, person)
        return [_of_person(house, name, person, ways, direct) for name in names], house.remark_on(person)
    finally:
        house.database.close()


async def _list(named: str) -> tuple[dict[str, Any], str]:
    house = await _open()
    try:
        if named not in house.collections and named not in house.documents:
            if _reads_alike(named):
                reader = "terminal" if named == "terminal" else f"token {house.token(named.partition(':')[2])}"
                reads = [name for name in sorted(house.collections) if _of_reader(house, name, reader)["may_read"]]
                return {"ways": [{"where": reader, "as": "", "reads": reads, "why": ""}]}, ""
            if named.count(":") in (1, 2):
                return await _list_person(house, _person(named))
        return {"collections": [await _readers(house, name) for name in house.holding(named)]}, ""
    finally:
        house.database.close()


async def _list_person(house: _House, subject: str) -> tuple[dict[str, Any], str]:
    channel = next((one for one in house.book.channels if one.subject == subject), None)
    if channel is not None and subject not in house.book.people:
        ways, remark = await house.ways.of_channel(channel), ""
    else:
        (ways, _), remark = await _ways_of(house, subject), house.remark_on(subject)
    names = sorted(house.collections)
    reads = [[name for name in names if may_read(way.scope, [name])] for way in ways]
    rows = [
        {"where": w.where, "as": w.as_whom, "reads": r, "why": "" if r else w.why}
        for w, r in zip(ways, reads, strict=True)
    ]
    return {"ways": rows}, remark


async def _readers(house: _House, name: str) -> dict[str, Any]:
    """Return the rules by which a collection is read, and the known channels where it is."""
    from bots.access_readers import admits_by

    ways = [way for channel in house.book.channels for way in await house.ways.of_channel(channel)]
    base, readers = base_of(name), house.readers(name)
    there: dict[str, list[str]] = {}
    for way in ways:
        if may_read(way.scope, [base]) and admits_by(way, "", readers):
            there.setdefault(way.where, []).append(way.as_whom)
    rules = house.book.rules(base, environment=house.environment)
    return _named(name, readers) | {"rules": [_shown(rule) for rule in rules], "channels": there}


def _named(name: str, readers: Readers) -> dict[str, Any]:
    """Return what something is called: its collection, with the readers of its own where a document has some."""
    return {"name": base_of(name), **({"readers": [list(group) for group in readers]} if is_part(name) else {})}


async def _ways_of(house: _House, person: str) -> tuple[list[Way], str]:
    from storage.access.noted import direct_channel

    platform, workspace, user = person.split(":")
    direct = await house.database.read(lambda session: direct_channel(session, platform, user))
    return await house.ways.of_person(platform, workspace, user, direct), direct


def _of_person(house: _House, name: str, person: str, ways: Sequence[Way], direct: str) -> dict[str, Any]:
    from bots.access_readers import ASKED, admits_by

    base, readers = base_of(name), house.readers(name)
    rules = house.book.rules(base)
    told = []
    for way in ways:
        through = may_read(way.scope, [base])
        may = through and admits_by(way, person, readers)
        concerned = [_shown(rule) for rule in rules if rule.counts_in(way, person, direct)]
        reason = "" if may else _why_not(way, concerned, opened=any(rule.kind == "open" for rule in rules))
        if through and not may:
            reason = f"its own readers are {readers_told(readers)}; {ASKED}"
        told.append(
            {"where": way.where, "as": way.as_whom, "may_read": may, "rules": concerned if may else [], "why": reason}
        )
    return _named(name, readers) | {"ways": told}


def _why_not(way: Way, concerned: Sequence[object], *, opened: bool) -> str:
    if way.why:
        return way.why
    if concerned:
        return "a setting names exactly what is read there, and this is not in it"
    if opened:
        return "it is open to members alone, where nobody from elsewhere reads along"
    return "it is not open to members, and was given neither to this person nor here"


def _of_reader(house: _House, name: str, reader: str) -> dict[str, Any]:
    from bots.access_readers import admits_token

    base, readers = base_of(name), house.readers(name)
    rules = [_shown(rule) for rule in house.book.rules(base, environment=house.environment) if rule.to == reader]
    if reader == "token ERRATA_API_TOKEN":
        rules = [_shown(r) for r in house.book.rules(base, environment=True) if r.to == "ERRATA_API_TOKEN"]
    token = next((one for one in house.book.tokens if reader == f"token {one.name}"), None)
    if rules and token is not None and not admits_token(token, readers):
        reason = f"its own readers are {readers_told(readers)}"
        return {"where": reader, "as": "", "may_read": False, "rules": [], "why": reason}
    reason = "" if rules else "it is not what this token was limited to or given, nor open to members"
    return {"where": reader, "as": "", "may_read": bool(rules), "rules": rules, "why": reason}


def _reads_alike(user: str) -> bool:
    return user == "terminal" or user.startswith("token:")


def _person(text: str) -> str:
    from bots.audience_list import subject

    try:
        return subject(text)
    except BadInput as error:
        raise BadInput(f"{text!r} names nobody.", hint=f"Such as {_WHO}") from error


def _nearest(name: str, known: Iterable[str]) -> str:
    near = get_close_matches(name[:LONGEST_NAME], list(known), n=1)
    return f": did you mean {near[0]!r}?" if near else ""


def _shown(rule: Rule) -> dict[str, Any]:
    since = shown(rule.deed.at) if rule.deed.at else None
    return {"rule": rule.kind, "to": rule.to, "said": rule.said, "since": since, "by": rule.deed.by or None}


def _tell(told: dict[str, Any], remark: str, *, as_json: bool) -> None:
    if remark:
        tell(clean(f"errata: {remark}"), err=True)
    if as_json:
        print_json(told)
        return
    for line in access_lines(told):
        tell(clean(line))
