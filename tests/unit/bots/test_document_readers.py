"""Documents with readers of their own: who reads them in private, what a channel reads, and what is taken back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bots.channel_settings import ChannelSettings
from bots.fitting import fits
from bots.messages import Kind, Place
from bots.principals import may_be_called
from bots.readers import DocumentReaders
from core.access.readers import group_of, part_of
from core.access.rights import no_such_collection
from core.clients.extractive import ExtractiveModel
from core.errors import Forbidden, Unavailable
from core.indexing.documents import Block, Document
from core.indexing.writing import DocumentWriter
from core.model import Outcome, Question
from storage.access import audiences, tokens
from storage.access.audiences import Grant
from storage.access.parts import forget_parts, keep_part
from storage.database import open_database
from tests.engine_bench import Bench, FakeAnswerer, answer_to, incoming
from tests.fakes import ScriptedModel, kit_of
from tests.fakes_index import InMemoryIndex
from tests.unit.bots.test_access import from_all_it_may_read, take_back

DIRECT = Place("slack", "D1", "T1", direct=True, user="U1")
CHANNEL = Place("slack", "C1", "T1")


@pytest.fixture
def database(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    yield database
    database.close()


@pytest.fixture
async def bench(database, tmp_path):
    async with Bench(database, tmp_path, FakeAnswerer(from_all_it_may_read())) as bench:
        yield bench


def keep(database, *readers, collection="default"):
    """Put a part on record; return the name it is stored under."""
    who = group_of(readers)
    name = part_of(collection, who)
    database.transaction(lambda session: keep_part(session, name, who))
    return name


def drop(database, collection="default"):
    database.transaction(lambda session: forget_parts(session, collection))


def parts_in(scope):
    return {name for name in scope if "/" in name}


async def alone(bench, user="U1", **known):
    return parts_in(await bench.conversation.collections(DIRECT, user, **known))


async def aloud(bench, user="U1", place=CHANNEL, **known):
    return parts_in(await bench.conversation.collections(place, user, **known))


async def test_a_person_who_is_named_reads_in_private_and_not_before_others(bench, database):
    part = keep(database, "slack:U1", "slack:U2")
    assert await alone(bench) == await alone(bench, "U2") == {part}
    assert await alone(bench, "U3") == await aloud(bench) == set()
    assert await alone(bench, from_bot=True) == set()


async def test_who_is_in_a_group_reads_and_where_nobody_says_so_nobody_does(bench, database):
    part = keep(database, "slack:S1")
    assert await alone(bench) == set()
    bench.courier.principals["U1"] = frozenset({"slack:S1", "slack:S2"})
    assert await alone(bench) == {part}
    bench.conversation._audiences.readers.of.clear()
    assert await alone(bench) == set()


async def test_the_word_of_one_platform_counts_for_no_others_readers(bench, database):
    role, group = keep(database, "discord:role:501"), keep(database, "slack:S1")
    bench.courier.principals["U1"] = frozenset({"slack:S1", "discord:role:501"})
    bench.courier.present = ["U1"]
    assert await alone(bench) == {group}
    assert role not in await aloud(bench)


async def test_everyone_is_members_and_neither_guests_nor_strangers(bench, database):
    part = keep(database, "everyone")
    assert await alone(bench) == await aloud(bench) == {part}
    bench.courier.shared.add("C1")
    assert await aloud(bench) == set()
    bench.courier.members = {"U2"}
    give(database, "user", "slack:T1:U1")
    assert await alone(bench) == set()
    bench.courier.members = Unavailable("down")
    with pytest.raises(Unavailable):
        await alone(bench)


async def test_a_channel_reads_what_it_is_named_for_or_what_everybody_in_it_may_read(bench, database):
    named = keep(database, "slack:C1", "slack:U9")
    group = keep(database, "slack:S1")
    both = keep(database, "slack:U1", "slack:U2")
    assert await aloud(bench) == {named}
    assert await aloud(bench, place=Place("slack", "C2", "T1")) == set()
    bench.courier.principals |= {"U1": frozenset({"slack:S1"}), "U2": frozenset({"slack:S1"})}
    assert await aloud(bench) == {named}  # nobody says who is there
    bench.courier.present = ["U1", "U2"]
    assert await aloud(bench) == {named, group, both}
    bench.courier.present = ["U1", "U2", "U3"]
    assert await aloud(bench) == {named}
    assert await aloud(bench, from_bot=True) == set()  # bots read nothing that is for everyone


async def test_a_part_is_read_on_what_its_collection_lets_through_never_instead_of_it(bench, database):
    part = keep(database, "slack:U1", "slack:C1", collection="hr")
    assert await alone(bench) == await aloud(bench) == set()
    give(database, "user", "slack:T1:U1", collection="hr")
    assert (await alone(bench), await aloud(bench)) == ({part}, set())
    give(database, "channel", "slack:T1:C1", collection="hr")
    assert await aloud(bench) == {part}
    take_back(database, "hr")
    assert await alone(bench) == await aloud(bench) == set()


async def test_who_is_two_groups_of_readers_reads_what_both_are_needed_for(bench, database):
    who = (("slack:S1",), ("slack:U1", "slack:U2"))
    part = part_of("default", who)
    database.transaction(lambda session: keep_part(session, part, who))
    assert await alone(bench) == set()
    bench.courier.principals["U1"] = frozenset({"slack:S1"})
    assert await alone(bench) == {part}


async def test_a_channel_that_reads_all_reads_no_part_that_does_not_admit_it(database, tmp_path):
    async def every():
        return ["hr", "default"]

    keep(database, "slack:U1", collection="hr")
    part = keep(database, "slack:C1", collection="hr")
    configured = {"slack.C1": ChannelSettings(collections="all")}
    async with Bench(database, tmp_path, configured=configured, every=every) as bench:
        assert await bench.conversation.collections(CHANNEL, "U1") == ("default", "hr", part)


def give(database, kind, subject, collection="default"):
    grant = Grant(collection, kind, subject)
    database.transaction(lambda session: audiences.give(session, [grant], by="terminal"))


async def test_a_token_reads_what_names_it_and_a_person_of_the_pages_what_names_their_verified_address(bench, database):
    ci, address = keep(database, "token:ci"), keep(database, "oidc:Ann@example.com")
    everyones = keep(database, "everyone")

    def make(session):
        return {
            "ci": tokens.create(session, "ci", "ask")[0],
            "limited": tokens.create(session, "limited", "ask", ["default"])[0],
            "admin": tokens.create(session, "root", "admin")[0],
            "ann": tokens.of_person(session, "k1", "Ann@Example.com", "ask", "ann@example.com"),
            "posing": tokens.of_person(session, "k2", "ann@example.com", "ask"),
            "as ci": tokens.of_person(session, "k3", "ci", "ask", "ci@example.com"),
        }

    made = database.transaction(make)
    read = {name: await bench.conversation.read_with(token) for name, token in made.items()}
    assert read.pop("admin") is None
    assert {name: parts_in(scope) for name, scope in read.items()} == {
        "ci": {ci, everyones}, "limited": set(), "ann": {address, everyones}, "posing": {everyones},
        "as ci": {everyones},
    }  # fmt: skip


async def test_after_readers_changed_neither_follow_up_nor_sources_nor_receipt_show_what_they_read(bench, database):
    part = keep(database, "slack:U1")
    there = {"channel": "D1", "thread": "", "direct": True}
    await bench.hear(incoming(text="What are we paid?", **there))
    assert bench.answerer.asked[0].collections == ("default", part)
    await bench.hear(incoming(text="And who decided that?", message="q2", **there))
    assert bench.answerer.asked[1].history
    drop(database)
    seen = len(bench.platform.log)
    await bench.hear(incoming(text="And who decided that?", message="q3", **there))
    follow_up = bench.answerer.asked[2]
    assert (follow_up.collections, follow_up.history) == (("default",), ())
    for number, kind in enumerate((Kind.SOURCES, Kind.WHY)):
        await bench.hear(incoming(kind, message=f"s{number}", **there))
    shown = [text for _, _, text in bench.platform.log[seen:]]
    assert shown
    assert not [text for text in shown if part in text]


async def test_nothing_is_asked_of_a_platform_while_no_document_has_readers(bench, database):
    async def unasked(*_):
        raise AssertionError

    bench.conversation._audiences.readers.of["slack"] = unasked
    bench.conversation._audiences.readers.among["slack"] = unasked
    assert await alone(bench) == await aloud(bench) == set()


async def test_the_name_of_a_part_is_no_name_to_ask_for(bench, database):
    part = keep(database, "slack:U2")
    event = incoming(text="Pay?", payload={"collections": [part]})
    with pytest.raises(Forbidden) as refused:
        await bench.conversation.question(event, event.text)
    assert refused.value.message == no_such_collection(part, ("default",))[0]


@pytest.mark.parametrize(
    ("principal", "may"),
    [
        ("slack:U0789", True), ("slack:S0HR", True), ("slack:C1", True), ("slack:u1", False), ("slack:T1:U1", False),
        ("slack:X1", False), ("slack:U", False), ("discord:123", True), ("discord:role:456", True),
        ("discord:channel:7", True), ("discord:role:x", False), ("discord:server:1", False), ("token:ci", True),
        ("oidc:ann@example.com", True), ("oidc:", False), ("slak:U1", False), ("everyone:else", False),
    ],
)  # fmt: skip
def test_a_reader_is_called_as_the_platforms_call_people_groups_and_channels(principal, may):
    assert may_be_called(principal) is may


async def test_where_no_platform_is_asked_only_who_is_named_reads(database):
    readers = DocumentReaders(database)
    assert await readers.with_token(("default",), tokens.ENVIRONMENT) == ("default",)


class Fitting:
    """Says that something fits, and remembers where it was looked."""

    def __init__(self, fits=True):
        self.fits, self.looked = fits, []

    async def __call__(self, question, collections):
        self.looked.append(set(collections))
        return self.fits


async def hints(database, tmp_path, fitting, outcome=Outcome.REFUSED, **asked):
    """What one who asks in a channel is told alone, of what nobody answered."""

    async def reply(question):
        return answer_to(question, outcome=outcome)

    async with Bench(database, tmp_path, FakeAnswerer(reply)) as bench:
        bench.services = bench.executor._services = replace(bench.services, fits=fitting)
        bench.courier.present = ["U1", "U2"]
        await bench.hear(incoming(text="Pay?", **asked))
        posted = [message.text for message in bench.platform.messages.values()]
        return [text for _, _, text in bench.platform.log if text.startswith("🔒")], posted


async def test_who_may_read_what_the_channel_may_not_is_told_so_alone(database, tmp_path):
    part, fitting = keep(database, "slack:U1"), Fitting()
    told, posted = await hints(database, tmp_path, fitting)
    assert (len(told), fitting.looked) == (1, [{part}])
    assert not [text for text in posted if "🔒" in text]


@pytest.mark.parametrize(
    "case",
    [
        {"user": "U2"},
        {"outcome": Outcome.ANSWERED},
        {"fits": False},
        {"from_bot": True},
        {"direct": True, "thread": ""},
    ],
)
async def test_and_nobody_is_told_anything_otherwise(database, tmp_path, case):
    keep(database, "slack:U1")
    keep(database, "slack:C1")
    fitting = Fitting(case.pop("fits", True))
    told, _ = await hints(database, tmp_path, fitting, **case)
    assert told == []


async def test_what_fits_is_found_by_extracts_and_no_model_sees_it():
    index = InMemoryIndex()
    library = DocumentWriter(index, None)
    await library.put(Document("hr/1", "pay.md", "md", "h", (Block("text", "The boss earns 9,999 euros a month."),)))
    await library.flush()
    kit = kit_of(ScriptedModel(), index, extracts=ExtractiveModel(None, None))
    assert await fits(Question("What does the boss earn a month?"), ["hr/1"], kit)
    assert not await fits(Question("What does the boss earn a month?"), ["hr/2"], kit)
    assert not await fits(Question("Where is the canteen?"), ["hr/1"], kit)
    assert not await fits(Question("What does the boss earn a month?"), ["hr/1"], replace(kit, extracts=None))
