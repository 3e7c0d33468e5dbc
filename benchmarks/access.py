"""Who reads what: people x places x collections x ways to read, each cell asking for what stands in one place alone.

    python -m benchmarks.access [--documents] [--record]

Every collection holds one canary word, and figures. Caches are warm from somebody who may
read everything, and every answer asked about was made while all could be read. Then all gifts are taken back, and every
cell is asked again. `--documents` asks for documents that have readers of their own (`benchmarks.access_documents`).
What may be read is said here in so many words (`MAY`), not computed as the product does.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from benchmarks.access_documents import (
    CANARIES_OF_DOCUMENTS,
    DOCUMENTS,
    PRESENT,
    principals,
    read_alone,
    read_aloud,
    stored,
)
from benchmarks.results import may_record, record, table
from bots.channel_settings import ChannelSettings
from bots.conversation import Conversation
from bots.engine.executor import Executor
from bots.engine.services import Services
from bots.messages import Incoming, Kind, Place, Posted, place_to_json
from bots.wiring import SystemClock
from bots.workflows import HANDLERS
from core.access.readers import base_of
from core.access.rights import Standing
from core.clients.extractive import ExtractiveModel
from core.errors import ErrataError, NotFound
from core.indexing.documents import Chunk, Document
from core.loop import answer
from core.model import Answer, Outcome, Passage, PassageMeta, Question, Source
from core.ports import Kit, silent
from core.settings import Settings
from storage.access import audiences
from storage.access.audiences import Grant
from storage.access.parts import forget_parts
from storage.caches.stores import InDatabase, InProcess
from storage.caches.tiers import StoredAnswers
from storage.conversations import questions
from storage.conversations.store import StoredConversations, answer_to_json, put_answer
from storage.database import Database, open_database
from storage.facts.store import SqlFacts
from storage.index.local_index import LocalIndex
from storage.index.parted import PartedIndex
from storage.tables.conversations import PostRow
from storage.tables.facts import CompanyMetric, KnownCompany
from tests.engine_bench import Bench
from tests.fakes_platform import FakeCourier

COLLECTIONS = ("default", "handbook", "finance", "salaries", "letters", "vault")
CANARIES = dict(zip(COLLECTIONS, ("zorvex", "quillam", "brastok", "mendrax", "tuvolin", "yastrel"), strict=True))
CANARIES |= CANARIES_OF_DOCUMENTS
FIGURES = {name: 7_310_000.0 + 1_110_000 * at for at, name in enumerate(COLLECTIONS)}
MEMBERS = ("member", "admin")
PEOPLE = (*MEMBERS, "guest", "foreigner", "bot", "nobody")
WAYS = ("documents", "named", "cache", "follow-up", "sources", "receipt", "latest", "correction", "names", "facts")
FOR_ONE = ("sources", "receipt", "latest", "names")
PLACES: dict[str, Place] = {
    "a channel": Place("slack", "C1", "T1"),
    "a private channel that was given finance": Place("slack", "C2", "T1"),
    "a channel set to salaries": Place("slack", "C3", "T1"),
    "a channel set to all": Place("slack", "C4", "T1"),
    "a channel shared with others": Place("slack", "C5", "T1"),
    "a shared channel that was given finance": Place("slack", "C6", "T1"),
    "a channel somebody just made": Place("slack", "C7", "T1"),
    "direct messages": Place("slack", "D1", "T1", direct=True),
    "a private answer": Place("slack", "C1", "T1", private=True),
    "a server's channel": Place("discord", "51", "501"),
    "a foreign server's channel": Place("discord", "52", "502"),
    "Discord's direct messages": Place("discord", "53", direct=True),
}
IN = {"member": ("C1", "C2", "51"), "admin": ("C1", "51"), "guest": ("C1", "C2"), "foreigner": ("C5", "C6", "52")}
GIFTS = (
    Grant("finance", "channel", "slack:T1:C2"),
    Grant("finance", "channel", "slack::C6"),
    Grant("letters", "user", "slack:T1:member"),
    Grant("letters", "user", "slack::guest"),
    Grant("letters", "user", "discord::member"),
)
CONFIGURED = {"slack.C3": ChannelSettings(collections=("salaries",)), "slack.C4": ChannelSettings(collections="all")}


def may(person: str, place: str, way: str, *, revoked: bool) -> set[str]:
    """Return the collections a person may be told of in a place, as the documentation says it.

    Sources and receipts are shown to one person alone: also what that person may read in direct messages.
    """
    where = PLACES[place]
    if where.direct or where.private:
        return alone(person, where.platform, revoked=revoked)
    here = in_channel(person, place, revoked=revoked)
    return here | alone(person, where.platform, revoked=revoked) if way in FOR_ONE else here


def may_document(person: str, place: str, way: str, *, revoked: bool) -> set[str]:
    """Return the documents with readers of their own that a person may be told of in a place."""
    where = PLACES[place]
    if revoked:
        return set()
    through = alone(person, where.platform, revoked=False)
    own = {name for name in read_alone(person, where.platform) if DOCUMENTS[name][0] in through}
    if where.direct or where.private:
        return own
    aloud = in_channel(person, place, revoked=False)
    here = {name for name in read_aloud(person, where.channel) if DOCUMENTS[name][0] in aloud}
    # What is shown to one alone: of what they, or the channel, are let through to, the documents that admit them.
    own |= {name for name in read_alone(person, where.platform) if DOCUMENTS[name][0] in aloud}
    return here | own if way in FOR_ONE else here


def in_channel(person: str, place: str, *, revoked: bool) -> set[str]:
    """Return what an answer may rest on that a whole channel reads."""
    channel = PLACES[place].channel
    if place == "a channel set to salaries":
        return {"salaries"}
    if place == "a channel set to all":
        return set(COLLECTIONS) if person in MEMBERS else set()
    given = {"finance"} if channel in ("C2", "C6") and not revoked else set()
    return given if channel in ("C5", "C6", "52") else given | everyones(person, revoked=revoked)


def alone(person: str, platform: str, *, revoked: bool) -> set[str]:
    """Return what an answer may rest on that its asker alone reads."""
    found, on_slack = everyones(person, revoked=revoked), platform == "slack"
    if not revoked and on_slack and {"C2", "C6"} & set(IN.get(person, ())):
        found |= {"finance"}
    if not revoked and (person == "member" or (person == "guest" and on_slack)):
        found |= {"letters"}
    return found


def everyones(person: str, *, revoked: bool) -> set[str]:
    """Return what is for everyone, where somebody is one of them: a member of the team."""
    return set() if person not in MEMBERS else {"default"} if revoked else {"default", "handbook"}


class Witness(FakeCourier):
    """Remembers, in full, all that anybody was shown."""

    def __init__(self, platform: Any) -> None:
        super().__init__(platform)
        self.shown: list[str] = []

    async def standing(self, place: Place, user: str) -> Standing:
        """Tell members from others."""
        if user == "nobody":
            raise NotFound("No such user.")
        return Standing(user in MEMBERS, not place.direct and place.channel in ("C5", "C6", "52"))

    async def channels_of(self, user: str) -> tuple[str, ...]:
        """Name the channels that somebody shares with the bot."""
        return IN.get(user, ())

    async def principals_of(self, place: Place, user: str, named: Any) -> frozenset[str]:
        """Say which groups, roles and channels somebody is in."""
        return principals(user).intersection(named)

    async def name_of(self, place: Place, user: str) -> str:
        """Nobody has a name here."""
        return ""

    async def principals_in(self, place: Place, named: Any) -> list[frozenset[str]] | None:
        """Say so of everybody in a channel, where that is known."""
        if place.channel not in PRESENT:
            return None
        return [(principals(one) | {f"slack:{one}"}).intersection(named) for one in PRESENT[place.channel]]

    async def post_answer(self, place: Place, answer: Answer, delivery: Any) -> Posted:
        """Remember it."""
        self.shown.append(repr(replace(answer, question=Question(""))))
        return await super().post_answer(place, answer, delivery)

    async def update_answer(self, posted: Posted, answer: Answer, delivery: Any) -> Posted:
        """Remember it."""
        self.shown.append(repr(replace(answer, question=Question(""))))
        return Posted(posted.place, posted.messages)

    async def tell(self, place: Place, user: str, text: str, delivery: Any) -> None:
        """Remember it."""
        self.shown.append(text)

    async def show_receipt(self, place: Place, user: str, answer: Answer, delivery: Any) -> None:
        """Remember it."""
        self.shown.append(repr(answer))

    async def show_sources(self, place: Place, user: str, answer: Answer, delivery: Any) -> None:
        """Remember it."""
        self.shown.append(repr(answer))


@dataclass(frozen=True)
class Cells:
    """Which cells are tried."""

    places: Sequence[str] = tuple(PLACES)
    people: Sequence[str] = PEOPLE
    ways: Sequence[str] = WAYS
    targets: Sequence[str] = COLLECTIONS


@dataclass
class Tally:
    """What came of the cells: leaks by name, and what should have been read and was not."""

    cells: int = 0
    by_way: Counter[str] = field(default_factory=Counter)
    read: Counter[str] = field(default_factory=Counter)
    leaks: list[str] = field(default_factory=list)
    missed: list[str] = field(default_factory=list)


class House:
    """A team's bot with its documents, figures, cache and people, and the ways to get something out of it."""

    def __init__(self, bench: Bench, courier: Witness, kit: Kit) -> None:
        self.bench, self.courier, self.kit = bench, courier, kit
        self.conversation: Conversation = bench.conversation
        self._numbers = itertools.count(1)

    async def cell(self, way: str, person: str, place: Place, collection: str) -> str:
        """Return all that a person is shown who tries to read a collection in one way."""
        self.courier.shown.clear()
        reach = {
            "documents": self._ask,
            "named": self._ask_named,
            "cache": self._ask_cached,
            "follow-up": self._follow_up,
            "sources": self._sources,
            "receipt": self._receipt,
            "latest": self._latest,
            "correction": self._reject,
            "names": self._names,
            "facts": self._figures,
        }[way]
        here = replace(place, thread="" if place.private else f"t{next(self._numbers)}", user=person)
        return await reach(person, here, collection)

    async def _ask(self, person: str, place: Place, collection: str) -> str:
        return await self._answered(person, place, asked_for(collection), replace(self.kit, cache=None))

    async def _ask_cached(self, person: str, place: Place, collection: str) -> str:
        return await self._answered(person, place, asked_for(collection), self.kit)

    async def _ask_named(self, person: str, place: Place, collection: str) -> str:
        payload = {"collections": [base_of(stored(collection))]}
        return await self._answered(person, place, asked_for(collection), self.kit, payload)

    async def _figures(self, person: str, place: Place, collection: str) -> str:
        text = f"What was the revenue of Canary {collection.title()} in 2020?"
        return await self._answered(person, place, text, self.kit)

    async def _follow_up(self, person: str, place: Place, collection: str) -> str:
        self._stand(person, place, collection)
        event = self._event(Kind.ASK, person, place, "And what was that word again?")
        try:
            question = await self.conversation.question(event, event.text)
        except ErrataError as error:
            return str(error)
        return repr(question.history) + repr(await answer(question, self.kit, silent))

    async def _sources(self, person: str, place: Place, collection: str) -> str:
        return await self._shown(Kind.SOURCES, person, place, collection)

    async def _receipt(self, person: str, place: Place, collection: str) -> str:
        return await self._shown(Kind.WHY, person, place, collection)

    async def _latest(self, person: str, place: Place, collection: str) -> str:
        self._stand(person, place, collection)
        await self.bench.hear(self._event(Kind.SOURCES, person, place))
        return "\n".join(self.courier.shown)

    async def _shown(self, kind: Kind, person: str, place: Place, collection: str) -> str:
        stands, message = self._stand(person, place, collection)
        event = self._event(kind, person, replace(place, message=message), payload={"answer_id": stands.id})
        await self.bench.hear(event)
        return "\n".join(self.courier.shown)

    async def _reject(self, person: str, place: Place, collection: str) -> str:
        stands, message = self._stand(person, place, collection)
        payload = {"vote": "down", "via": "button", "answer_id": stands.id}
        await self.bench.hear(
            self._event(Kind.FEEDBACK_ADDED, person, replace(place, message=message), payload=payload)
        )
        return "\n".join(self.courier.shown)

    async def _names(self, person: str, place: Place, collection: str) -> str:
        """Return what a person is told of names: by completion, by the settings, and by a name that is not there."""
        event = self._event(Kind.ASK, person, place, "What is there?", payload={"collections": ["nothing of the kind"]})
        told = []
        try:
            told.append(repr(await self.conversation.collections(place, person)))
        except ErrataError as error:
            told.append(str(error))
        try:
            await answer(await self.conversation.question(event, event.text), self.kit, silent)
        except ErrataError as error:
            told.append(str(error))
        await self.bench.hear(self._event(Kind.CONFIGURE, person, place, payload={"changes": {}}))
        return "\n".join([*told, *self.courier.shown])

    async def _answered(
        self, person: str, place: Place, text: str, kit: Kit, payload: dict[str, Any] | None = None
    ) -> str:
        event = self._event(Kind.ASK, person, place, text, payload)
        try:
            made = await answer(await self.conversation.question(event, text), kit, silent)
        except ErrataError as error:
            return str(error)
        return repr(replace(made, question=Question("")))

    def _event(
        self, kind: Kind, person: str, place: Place, text: str = "", payload: dict[str, Any] | None = None
    ) -> Incoming:
        number = f"e{next(self._numbers)}"
        here = place if place.message else replace(place, message=number)
        return Incoming(number, kind, here, person, text, payload or {}, from_bot=person == "bot")

    def _stand(self, person: str, place: Place, collection: str) -> tuple[Answer, str]:
        """Let an answer stand in a place that was made while its asker could read the collection."""
        number = f"a{next(self._numbers)}"
        conversation = ":".join((place.platform, place.workspace, place.channel, place.thread))
        conversation += "" if place.direct or (place.thread and not place.private) else f"@{person}"
        inside = stored(collection)
        meta = PassageMeta(f"{collection}-0", f"{collection}.md", "md", collection=inside, document=collection)
        made = Answer(
            id=number,
            question=Question(asked_for(collection), f"q{number}", conversation_id=conversation),
            text=f"{sentence(collection)} [1]",
            outcome=Outcome.ANSWERED,
            confidence=0.9,
            mode=Question("").mode,
            sources=(Source(1, Passage(sentence(collection), meta)),),
            rests_on=(inside,),
        )
        self.bench.database.transaction(lambda session: _put(session, made, (person, place, f"m{number}")))
        return made, f"m{number}"


def _put(session: Any, made: Answer, where: tuple[str, Place, str]) -> None:
    person, place, message = where
    asked = questions.Asked(
        made.question.id, f"s{made.id}", made.question.conversation_id, place.platform, place.workspace,
        place.channel, person, made.question.text, place_to_json(place), "",
    )  # fmt: skip
    questions.register(session, asked)
    put_answer(session, made, answer_to_json(made))
    questions.close(session, made.question.id, made.id, "answered", questions.posted_as(message))
    channel = place.thread if place.platform == "discord" and place.thread else place.channel
    post = PostRow(
        platform=place.platform, channel=channel, message=message, key=made.id, answer_id=made.id,
        question_id=made.question.id, place=place_to_json(place),
    )  # fmt: skip
    questions.put_posts(session, made.question.id, [post])


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[House]:
    """Open a bot whose every collection holds a canary, whose gifts are given and whose cache is warm."""
    database = open_database(f"sqlite:///{folder / 'errata.db'}")
    index = LocalIndex(folder / "index.db", "")
    kit = Kit(
        settings=Settings(errata_home=folder),
        model=ExtractiveModel(None, None),
        index=index,
        clock=SystemClock(),
        conversations=StoredConversations(database),
        cache=StoredAnswers(InProcess(InDatabase(database)), database),
        facts=SqlFacts(database),
    )
    for name in COLLECTIONS:
        document = Document(name, f"{name}.md", "md", f"hash-{name}", (), title="Canary")
        await index.replace_document(
            document, [Chunk(f"{name}-0", sentence(name), sentence(name), name, 0, 20, "x")], None
        )
    for name, (_, readers) in DOCUMENTS.items():
        document = Document(stored(name), f"{name}.md", "md", f"hash-{name}", (), title="Canary", readers=readers)
        await PartedIndex(index, lambda: database, lent=True).replace_document(
            document, [Chunk(f"{name}-0", sentence(name), sentence(name), name, 0, 20, "x")], None
        )
    await database.run(_give_all)

    async def answer_it(question: Question, report: Any) -> Answer:
        return await answer(question, kit, report)

    async with Bench(database, folder, answer_it) as bench:
        opened = _house(bench, database, kit)
        for name in COLLECTIONS:  # the operator has asked everything, and whoever reads one of them, too
            await answer(Question(asked_for(name)), kit, silent)
            await answer(Question(asked_for(name), collections=(name,)), kit, silent)
        for name, (base, _) in DOCUMENTS.items():
            await answer(Question(asked_for(name)), kit, silent)
            await answer(Question(asked_for(name), collections=(base, stored(name))), kit, silent)
        yield opened
    await index.close()
    database.close()


def _house(bench: Bench, database: Database, kit: Kit) -> House:
    courier = Witness(bench.platform)
    platforms = ("slack", "discord")
    bench.conversation = Conversation(
        database,
        configured=CONFIGURED,
        admins=["admin"],
        channels_of=dict.fromkeys(platforms, courier.channels_of),
        standing_of=dict.fromkeys(platforms, courier.standing),
        principals_of=dict.fromkeys(platforms, courier.principals_of),
        principals_in=dict.fromkeys(platforms, courier.principals_in),
        every=kit.index.collections,
    )
    services: Services = replace(
        bench.services, conversation=bench.conversation, couriers=dict.fromkeys(platforms, courier)
    )
    bench.services, bench.executor = services, Executor(services, bench.keeper, HANDLERS)
    return House(bench, courier, kit)


def _give_all(session: Any) -> None:
    audiences.set_everyone(session, "handbook", everyone=True)
    audiences.give(session, GIFTS, by="terminal")
    for name, value in FIGURES.items():
        session.add(KnownCompany(name=f"Canary {name.title()}", collection=name))
        session.add(
            CompanyMetric(
                company=f"Canary {name.title()}",
                metric="revenue",
                period="FY",
                fiscal_year=2020,
                unit="USD",
                end="2020-12-31",
                value=value,
                collection=name,
            )
        )


def revoke(session: Any) -> None:
    """Take everything back that the tables gave, and let nobody read a document with readers of its own."""
    audiences.set_everyone(session, "handbook", everyone=False)
    for name in COLLECTIONS:
        audiences.take_back(session, name)
        forget_parts(session, name)


def sentence(collection: str) -> str:
    """Return what a collection's only document says."""
    return f"The canary word of department {collection} is {CANARIES[collection]}."


def asked_for(collection: str) -> str:
    """Return a question that only one collection answers."""
    return f"What is the canary word of department {collection}?"


def tells(way: str, collection: str, shown: str) -> bool:
    """Say whether what was shown gives a collection away."""
    if way == "names":
        return (stored(collection) if collection in DOCUMENTS else collection) in shown
    if way == "facts":
        return f"{FIGURES[collection]:,.0f}" in shown or f"{FIGURES[collection] / 1e6:.2f}" in shown
    return CANARIES[collection] in shown


async def run_through(opened: House, tally: Tally, cells: Cells, *, revoked: bool) -> None:
    """Try every way in every place, for everybody and every collection."""
    for place, person, way, collection in itertools.product(cells.places, cells.people, cells.ways, cells.targets):
        shown = await opened.cell(way, person, PLACES[place], collection)
        readable = may_document if collection in DOCUMENTS else may
        told, allowed = tells(way, collection, shown), collection in readable(person, place, way, revoked=revoked)
        tally.cells += 1
        tally.by_way[way] += 1
        tally.read[way] += told
        name = f"{person} in {place}, {way}, {collection}{', revoked' if revoked else ''}"
        if told and not allowed:
            tally.leaks.append(name)
        if allowed and not told and way in ("documents", "cache", "named", "receipt", "facts") and person != "nobody":
            tally.missed.append(name)


async def matrix(folder: Path, cells: Cells) -> Tally:
    """Return what came of all cells, with all gifts given, and then with all taken back."""
    tally = Tally()
    async with house(folder) as opened:
        await run_through(opened, tally, cells, revoked=False)
        await opened.bench.database.run(revoke)
        await run_through(opened, tally, cells, revoked=True)
    return tally


def main() -> int:
    """Run, print and record; return 1 where anything leaked."""
    cli = argparse.ArgumentParser(prog="python -m benchmarks.access", description=__doc__)
    may_record(cli)
    cli.add_argument("--documents", action="store_true", help="documents with readers of their own instead")
    options = cli.parse_args()
    cells = Cells(ways=WAYS[:-1], targets=tuple(DOCUMENTS)) if options.documents else Cells()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        tally = asyncio.run(matrix(Path(folder), cells))
    targets = len(cells.targets)
    rows = [[way, tally.by_way[way], tally.read[way]] for way in cells.ways]
    what = "documents with readers of their own" if options.documents else "collections"
    body = (
        f"{tally.cells:,} cells ({len(PEOPLE)} people, {len(PLACES)} places, {targets} {what}, with all "
        f"gifts given and with all taken back): **{len(tally.leaks)} leaks**, {len(tally.missed)} times nothing where "
        f"something may be read; {time.monotonic() - began:.0f} s.\n\n"
        + table(["way", "cells", "read, as may be"], rows)
    )
    print(body)
    for line in [*(f"LEAK {name}" for name in tally.leaks), *(f"missed {name}" for name in tally.missed)][:50]:
        print(line)
    if options.record:
        record(f"Who reads what: {what}" if options.documents else "Who reads what", body)
    return int(bool(tally.leaks))


if __name__ == "__main__":
    raise SystemExit(main())
