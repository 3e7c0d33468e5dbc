"""Who may read which collection: the decision, the engine's use of it, and each hole that was found."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlmodel import select

from benchmarks.access import Cells, House, house, matrix, run_through, tells
from benchmarks.access import Tally as MatrixTally
from bots.channel_settings import ChannelSettings, load_channels
from bots.conversation import Conversation
from bots.engine.revocation import ANEW, WITHDRAWN
from bots.languages import LANGUAGES, retold
from bots.messages import Kind, Place
from core.access.rights import (
    Given,
    Standing,
    may_read,
    narrowed,
    read_alone,
    read_in_channel,
    read_with_token,
    rests_on,
    valid_name,
)
from core.errors import BadInput, BadSetting, Forbidden, NotFound, Unavailable
from core.model import Answer, Mode, Passage, PassageMeta, Question, Source
from storage.access import audiences, tokens
from storage.access.audiences import Grant
from storage.database import open_database
from storage.tables.conversations import AnswerRow
from tests.engine_bench import Bench, FakeAnswerer, answer_to, incoming

MEMBER, GUEST = Standing(member=True), Standing()
names = st.frozensets(st.sampled_from(["default", "hr", "finance", "board"]))


@pytest.fixture
def database(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    yield database
    database.close()


def give(database, collection, kind, *subjects):
    grants = [Grant(collection, kind, subject) for subject in subjects]
    database.transaction(lambda session: audiences.give(session, grants, by="terminal"))


def take_back(database, collection):
    def take(session):
        audiences.set_everyone(session, collection, everyone=False)
        audiences.take_back(session, collection)

    database.transaction(take)


def open_to_all(database, collection):
    database.transaction(lambda session: audiences.set_everyone(session, collection, everyone=True))


def resting_on(question, *collections, text="") -> Answer:
    sources = tuple(
        Source(n, Passage("Text.", PassageMeta(f"{name}:0", f"{name}.md", "md", document=name, collection=name)))
        for n, name in enumerate(collections, 1)
    )
    return answer_to(question, text, sources=sources)


def from_all_it_may_read(text="Answer"):
    async def reply(question):
        return resting_on(question, *(question.collections or ()), text=f"{text} from {question.collections}")

    return reply


@given(names, names, names)
def test_whoever_is_no_member_is_told_only_what_was_given(everyones, gifts, named):
    channel = Given(gifts=gifts)
    assert set(read_in_channel(GUEST, everyones, channel)) == gifts
    assert set(read_in_channel(replace(MEMBER, shared=True), everyones, channel)) == gifts
    assert set(read_alone(GUEST, everyones, gifts, [Given(own="all")], None)) == gifts
    assert set(read_alone(GUEST, everyones, gifts, [], tuple(named))) == gifts & named
    assert set(read_in_channel(GUEST, everyones, Given("all", gifts))) == gifts


@given(names, names, names)
def test_a_member_is_told_what_is_for_everyone_and_what_was_given_and_a_setting_names_exactly(everyones, gifts, named):
    assert set(read_in_channel(MEMBER, everyones, Given(gifts=gifts))) == everyones | gifts
    assert set(read_in_channel(MEMBER, everyones, Given(tuple(named), gifts))) == named
    assert set(read_alone(MEMBER, everyones, gifts, [Given(tuple(named))], None)) == everyones | gifts | named
    assert read_in_channel(MEMBER, everyones, Given("all")) is None


def test_a_token_reads_what_it_was_limited_to_else_everyones_and_an_admins_all():
    given = {"everyones": {"default"}, "gifts": {"hr"}}
    assert read_with_token(admin=False, limited_to=None, **given) == ("default", "hr")
    assert read_with_token(admin=False, limited_to=("board",), **given) == ("board", "hr")
    assert read_with_token(admin=False, limited_to=(), everyones={"default"}, gifts=()) == ()
    assert read_with_token(admin=True, limited_to=None, **given) is None


def test_what_is_named_can_only_narrow():
    assert narrowed(("a", "b"), ["b", "c"]) == ("b",)
    assert narrowed(None, ["c"]) == ("c",)
    assert narrowed(("a",), []) == ("a",)


@pytest.mark.parametrize("name", ["all", "None", "everyone's", "a/b", "a,b", "", "x" * 65, "a\nb"])
def test_words_that_mean_something_else_are_no_names(name):
    with pytest.raises(BadInput):
        valid_name(name)


def test_an_answer_rests_on_all_its_drafts_saw_and_an_old_one_on_its_sources():
    old = resting_on(Question("q"), "hr", "default")
    web = Source(3, Passage("x", PassageMeta("w", "w", "web_search")))
    assert rests_on(replace(old, sources=(*old.sources, web))) == {"hr", "default"}
    assert rests_on(replace(old, rests_on=("board",))) == {"board"}
    assert not may_read(("default",), rests_on(old))


async def test_whoever_makes_a_channel_and_invites_the_bot_reads_only_what_is_for_everyone(database, tmp_path):
    configured = {"slack.C1": ChannelSettings(collections=("hr",))}
    async with Bench(database, tmp_path, configured=configured) as bench:
        await bench.hear(incoming(text="Salaries?", channel="C777"))

        assert [question.collections for question in bench.answerer.asked] == [("default",)]


async def test_a_worker_without_the_channels_file_answers_from_what_is_for_everyone(database, tmp_path):
    async with Bench(database, tmp_path, configured=None) as bench:
        await bench.hear(incoming(text="Salaries?"))

        assert [question.collections for question in bench.answerer.asked] == [("default",)]


async def test_a_gift_counts_from_the_next_question_and_so_does_its_revocation(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        for number, change in enumerate(
            (
                lambda: give(database, "hr", "channel", "slack:T1:C1"),
                lambda: take_back(database, "hr"),
                lambda: give(database, "hr", "channel", "slack::C1"),
                lambda: take_back(database, "default"),
                lambda: open_to_all(database, "board"),
            )
        ):
            change()
            await bench.hear(incoming(text="Who?", message=f"{number}.5"))

        read = [question.collections for question in bench.answerer.asked]
        assert read == [("default", "hr"), ("default",), ("default", "hr"), ("hr",), ("board", "hr")]


async def test_a_guest_reads_only_what_was_given_to_the_channel_and_is_told_so(database, tmp_path):
    give(database, "hr", "channel", "slack:T1:C2")
    async with Bench(database, tmp_path) as bench:
        bench.courier.members = {"U1"}
        await bench.hear(incoming(text="Leave?", user="G1"), incoming(text="Leave?", user="G1", channel="C2"))

        assert [question.collections for question in bench.answerer.asked] == [("hr",)]
        assert "you are a guest" in "".join(bench.platform.seen())


async def test_a_known_guest_is_answered_only_where_the_channels_setting_lets_guests_ask(database, tmp_path):
    give(database, "hr", "channel", "slack:T1:C1", "slack:T1:C2")
    configured = {"slack.C2": ChannelSettings(guests=True), "slack.C3": ChannelSettings(collections=("hr",))}
    async with Bench(database, tmp_path, configured=configured) as bench:

        async def guest(place, user):
            return Standing(guest=True)

        bench.conversation._audiences.standing_of["slack"] = guest
        for channel in ("C1", "C2", "C3"):
            await bench.hear(incoming(text="Wie viel Urlaub?", channel=channel, message=f"{channel}.1"))

        assert [message.place.channel for message in bench.platform.messages.values()] == ["C2"]
        assert [question.collections for question in bench.answerer.asked] == [("hr",)]
        told = bench.platform.verbs("offer")
        assert len(told) == 2
        assert "Sie sind dort Gast" in told[0]
        await bench.hear(incoming(text="Leave?", channel="D1", direct=True, message="9.1"))
        assert "you are a guest" in "".join(bench.platform.texts())


async def test_a_guest_is_told_in_direct_messages_too_that_it_is_for_being_a_guest(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        bench.courier.members = {"U1"}
        await bench.hear(incoming(text="Leave?", user="G1", channel="D1", direct=True))

        said = "".join(bench.platform.texts())
        assert "direct messages" in said
        assert "you are a guest" in said


async def test_a_bot_reads_what_was_given_to_the_channel_by_name(database, tmp_path):
    configured = {"slack.C1": ChannelSettings(respond_to_bots=True)}
    async with Bench(database, tmp_path, configured=configured) as bench:
        await bench.hear(incoming(text="Leave?", from_bot=True))
        give(database, "hr", "channel", "slack:T1:C1")
        await bench.hear(incoming(text="Leave?", from_bot=True, message="2.0"))

        assert [question.collections for question in bench.answerer.asked] == [("hr",)]


@pytest.mark.parametrize("kind", [Kind.FEEDBACK_ADDED, Kind.REASON])
async def test_what_a_bot_asked_is_looked_at_again_and_stands_by_what_bots_may_read(database, tmp_path, kind):
    configured = {"slack.C1": ChannelSettings(respond_to_bots=True)}
    give(database, "hr", "channel", "slack:T1:C1")
    async with Bench(database, tmp_path, FakeAnswerer(from_all_it_may_read()), configured=configured) as bench:
        await bench.hear(incoming(text="Leave?", from_bot=True))
        [first] = bench.answerer.asked
        await bench.hear(
            incoming(kind, "No.", message="m1", payload={"vote": "down", "via": "reaction", "emoji": "-1"})
        )

        assert [question.collections for question in bench.answerer.asked] == [("hr",), ("hr",)]
        assert await bench.conversation.still_reads(first) == ("hr",)


async def test_a_webhook_that_the_platform_knows_nobody_of_keeps_its_answer(database, tmp_path):
    configured = {"slack.C1": ChannelSettings(respond_to_bots=True)}
    give(database, "hr", "channel", "slack:T1:C1")
    async with Bench(database, tmp_path, FakeAnswerer(from_all_it_may_read()), configured=configured) as bench:
        bench.courier.members = NotFound("There is no such user.")
        await bench.hear(incoming(text="Leave?", user="B1", from_bot=True))
        [asked] = bench.answerer.asked

        assert await bench.conversation.still_reads(asked) == ("hr",)
        assert (await bench.conversation.asked_again(asked)).collections == ("hr",)


async def test_a_bot_is_shown_and_teaches_only_what_bots_may_read(database, tmp_path):
    configured = {"slack.C1": ChannelSettings(respond_to_bots=True, ingesters="everyone")}
    async with Bench(database, tmp_path, configured=configured, admins=["U1"]) as bench:
        await bench.hear(incoming(text="Leave?"))
        await bench.hear(incoming(Kind.SOURCES, user="B1", from_bot=True))
        file = {"name": "leave.md", "url": "https://files.example/leave", "size": 10}
        await bench.hear(incoming(Kind.INGEST, user="B1", from_bot=True, payload={"files": [file]}))

        assert bench.indexer.ingested == []
        place = incoming().place
        assert await bench.conversation.shown_to(place, "B1", from_bot=True) == ()
        assert await bench.conversation.collections(place, "B1", from_bot=True) == ()


async def test_a_channel_shared_with_another_workspace_reads_nothing_that_is_for_everyone(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        bench.courier.shared = {"C1"}
        await bench.hear(incoming(text="Leave?"))
        give(database, "hr", "channel", "slack:T1:C1")
        await bench.hear(incoming(text="Leave?", message="2.0"))

        assert [question.collections for question in bench.answerer.asked] == [("hr",)]
        assert "People of other workspaces" in "".join(bench.platform.seen())


async def test_a_gift_to_a_person_is_read_alone_and_never_aloud(database, tmp_path):
    give(database, "hr", "user", "slack:T1:U1")
    async with Bench(database, tmp_path) as bench:
        await bench.hear(incoming(text="A?"), incoming(text="B?", message="2.0", private=True))
        await bench.hear(incoming(text="C?", channel="D1", direct=True, message="3.0"))
        await bench.hear(incoming(text="D?", channel="D2", direct=True, message="4.0", user="U2"))

        read = [question.collections for question in bench.answerer.asked]
        assert read == [("default",), ("default", "hr"), ("default", "hr"), ("default",)]


@pytest.mark.parametrize("error", [Forbidden("missing_scope: users:read"), Unavailable("down")])
async def test_where_it_can_not_be_known_who_asks_nothing_is_read(database, tmp_path, error):
    async with Bench(database, tmp_path) as bench:
        bench.courier.members = error
        place, user = Place("slack", "C1", "T1"), "U1"
        with pytest.raises(type(error)) as raised:
            await bench.conversation.collections(place, user)
        assert "missing_scope" not in raised.value.for_people, "what the platform said is for the log"
        lonely = Conversation(database)
        with pytest.raises(Forbidden, match="who may read along"):
            await lonely.collections(place, user)


async def test_a_name_that_is_not_the_askers_gets_one_answer_be_it_there_or_not(database, tmp_path):
    give(database, "hr", "channel", "slack:T1:C2")
    async with Bench(database, tmp_path) as bench:
        for number, name in enumerate(("hr", "xyz")):
            await bench.hear(incoming(text="Q?", message=f"{number}.1", payload={"collections": [name]}))

        said = [text.replace("'hr'", "X").replace("'xyz'", "X") for text in bench.platform.verbs("offer")]
        assert said == ["There is no collection X here. Collections: default."] * 2


async def test_a_misspelt_name_in_a_setting_takes_nothing_else_away(database, tmp_path):
    async with Bench(database, tmp_path, admins=["U1"]) as bench:
        await bench.hear(incoming(Kind.CONFIGURE, payload={"changes": {"collections": "handbok, default"}}))
        await bench.hear(incoming(text="Leave?"))

        assert bench.answerer.asked[0].collections == ("default", "handbok")  # the loop leaves out what is not there


async def test_settings_show_a_stranger_no_names_that_are_not_his(database, tmp_path):
    configured = {"slack.direct": ChannelSettings(collections=("secret-project",))}
    async with Bench(database, tmp_path, configured=configured, admins=["U1"]) as bench:
        bench.courier.members = {"U1"}
        for user in ("U1", "G1"):
            await bench.hear(incoming(Kind.CONFIGURE, channel="D1", direct=True, user=user, payload={"changes": {}}))

        admins, guests = bench.platform.verbs("tell")
        assert "secret-project" in admins
        assert "secret-project" not in guests


async def test_a_retry_after_revocation_reads_what_may_be_read_now_and_quotes_nothing_of_before(database, tmp_path):
    give(database, "hr", "channel", "slack:T1:C1")
    async with Bench(database, tmp_path, FakeAnswerer(from_all_it_may_read("The boss earns 9,999"))) as bench:
        await bench.hear(incoming(text="What does the boss earn?"))
        take_back(database, "hr")
        bench.answerer.replies = [from_all_it_may_read("No word of that")]
        seen = len(bench.platform.log)
        await bench.hear(
            incoming(Kind.FEEDBACK_ADDED, message="m1", user="U2", payload={"vote": "down", "via": "button"})
        )

        assert [question.collections for question in bench.answerer.asked] == [("default", "hr"), ("default",)]
        shown = [text for _, _, text in bench.platform.log[seen:]] + bench.platform.messages["m1"].notes
        assert bench.platform.messages["m1"].notes == [ANEW]
        assert not [text for text in shown if "9,999" in text]


async def test_a_retry_for_which_nothing_is_left_takes_the_answer_back(database, tmp_path):
    give(database, "hr", "channel", "slack:T1:C1")
    async with Bench(database, tmp_path, FakeAnswerer(from_all_it_may_read("Secret"))) as bench:
        await bench.hear(incoming(text="Salaries?", payload={"collections": ["hr"]}))
        take_back(database, "hr")
        await bench.hear(incoming(Kind.REASON, "Wrong.", message="m1", payload={}))

        assert len(bench.answerer.asked) == 1
        assert bench.platform.messages["m1"].text.startswith(WITHDRAWN[:20])
        assert not [row for row in bench.rows(select(AnswerRow)) if "Secret" in row.text and not row.hidden]


async def test_a_history_that_rests_on_what_was_taken_back_is_left_out(database, tmp_path):
    give(database, "hr", "channel", "slack:T1:C1")
    async with Bench(database, tmp_path, FakeAnswerer(from_all_it_may_read("Secret"))) as bench:
        await bench.hear(incoming(text="Salaries?"))
        take_back(database, "hr")
        await bench.hear(incoming(text="Leave?", message="2.0"), incoming(text="And in May?", message="3.0"))

        first, second, third = bench.answerer.asked
        assert not first.history
        assert not second.history
        assert [turn.text for turn in third.history] == ["Leave?", "Secret from ('default',)"]
        assert {turn.collections for turn in third.history} == {("default",)}


async def test_an_answer_that_is_replied_to_is_no_history_once_its_collection_was_taken_back(database, tmp_path):
    give(database, "hr", "channel", "slack:T1:C1")
    async with Bench(database, tmp_path, FakeAnswerer(from_all_it_may_read("Secret"))) as bench:
        await bench.hear(incoming(text="Salaries?"))
        quoted = {"history": [{"role": "assistant", "text": "Secret", "message": "m1"}, {"role": "user", "text": "Hm"}]}
        await bench.hear(incoming(text="So?", thread="7.0", message="7.0", payload=quoted))
        take_back(database, "hr")
        await bench.hear(incoming(text="So?", thread="8.0", message="8.0", payload=quoted))

        before, after = bench.answerer.asked[1:]
        said = [(turn.text, turn.collections) for turn in before.history]
        assert said == [("Secret", ("default", "hr")), ("Hm", ())]
        assert [(turn.text, turn.collections) for turn in after.history] == [("Hm", ())]


@pytest.mark.parametrize("kind", [Kind.WHY, Kind.SOURCES])
async def test_receipt_and_sources_are_shown_to_who_may_read_them_now(database, tmp_path, kind):
    give(database, "hr", "channel", "slack:T1:C1")
    async with Bench(database, tmp_path, FakeAnswerer(from_all_it_may_read())) as bench:
        bench.courier.members = {"U1"}
        await bench.hear(incoming(text="Salaries?"))
        await bench.hear(incoming(kind, message="m1"), incoming(kind, message="m1", user="G1"))
        take_back(database, "hr")
        await bench.hear(incoming(kind, message="m1"), incoming(kind, message=""))

        verb = "receipt" if kind is Kind.WHY else "sources"
        assert len(bench.platform.verbs(verb)) == 1
        assert bench.platform.verbs("tell") == ["There is no answer of mine here yet."] * 3


async def test_reasons_are_summed_up_only_for_answers_that_may_be_read(database, tmp_path):
    give(database, "hr", "user", "slack:T1:U1")
    async with Bench(database, tmp_path, FakeAnswerer(from_all_it_may_read())) as bench:
        await bench.hear(incoming(text="Salaries?", private=True))
        await bench.hear(incoming(Kind.REASON, "It is 9,999.", message="m1"))
        await bench.hear(incoming(Kind.SUMMARY), incoming(Kind.SUMMARY, user="U2"))

        mine, his = bench.platform.verbs("tell")
        assert "9,999" in mine
        assert "9,999" not in his


async def test_an_answer_made_before_a_crash_is_not_posted_after_its_collection_was_taken_back(database, tmp_path):
    give(database, "hr", "channel", "slack:T1:C1")
    async with Bench(database, tmp_path, FakeAnswerer(from_all_it_may_read("Secret"))) as bench:
        bench.platform.fail_next(*[Unavailable("down")] * 3)
        await bench.intake.accept(incoming(text="Salaries?"))
        [work_id] = bench.due()
        await bench.executor.execute(work_id, 0)
        take_back(database, "hr")
        while bench.state(work_id) != "done":
            await bench.settle()

        assert bench.platform.seen()
        assert not [text for text in bench.platform.texts() if "Secret" in text]


async def test_what_an_admin_teaches_from_a_channel_is_that_channels_and_nobody_elses(database, tmp_path):
    url = {"urls": ["https://x.example"]}
    async with Bench(database, tmp_path, admins=["U1"]) as bench:
        bench.indexer.known = ["default", "finance"]
        await bench.hear(incoming(Kind.INGEST, payload=url | {"collection": "travel"}, private=True))
        await bench.hear(incoming(Kind.INGEST, payload=url | {"collection": "finance"}, message="2.0"))
        await bench.hear(incoming(Kind.INGEST, payload=url, message="3.0"))

        assert [into for _, _, into in bench.indexer.ingested] == ["travel", "default"]
        assert "no collection 'finance' here" in bench.platform.verbs("tell")[0]
        read = bench.conversation.collections
        assert await read(Place("slack", "C1", "T1"), "U2") == ("default", "travel")
        assert await read(Place("slack", "C2", "T1"), "U2") == ("default",)


@pytest.mark.parametrize("text", ["[default]\ncollections = 'all'", "[slack.C1]\ncollections = ['all', 'hr']"])
def test_a_file_opens_nothing_to_everybody_by_one_word(tmp_path, text):
    path = tmp_path / "channels.toml"
    path.write_text(text)
    with pytest.raises(BadSetting, match="collections"):
        load_channels(path)


def test_a_channel_is_not_given_what_the_default_table_names(tmp_path):
    path = tmp_path / "channels.toml"
    path.write_text("[default]\ncollections = ['hr']\n[slack.C1]\nmode = 'crag'\n[slack.C2]\ncollections = 'all'\n")
    found = load_channels(path)
    assert found["slack.C1"] == ChannelSettings(mode=Mode.CRAG)
    assert found["slack.C2"].collections == "all"


def test_a_token_whose_last_collection_is_taken_back_reads_nothing(database):
    token, _ = database.transaction(lambda session: tokens.create(session, "ada", "ask", ["hr"]))
    database.transaction(lambda session: audiences.take_back(session, "hr"))
    found = database.transaction(lambda session: tokens.by_id(session, token.id))
    assert found.collections == ()


async def test_nobody_reads_what_is_not_his_in_a_part_of_the_matrix(tmp_path):
    cells = Cells(
        places=("a channel somebody just made",),
        people=("member", "guest"),
        ways=("cache", "correction"),
    )
    tally = await matrix(tmp_path, cells)

    assert tally.cells == 48
    assert (tally.leaks, tally.missed) == ([], [])
    assert all(tally.read[way] for way in cells.ways)  # what may be read is


async def test_the_matrix_notices_a_leak(tmp_path):
    cells = Cells(places=("a channel",), people=("guest",), ways=("documents", "receipt"))
    tally = MatrixTally()
    async with house(tmp_path) as opened:
        _let_everybody_in(opened)
        await run_through(opened, tally, cells, revoked=True)

    assert "guest in a channel, documents, default, revoked" in tally.leaks
    assert tells("documents", "default", "zorvex")


def _let_everybody_in(opened: House) -> None:
    async def member(place, user):
        return MEMBER

    opened.conversation._audiences.standing_of["slack"] = member


def _whole_texts(bench) -> list[str]:
    """What was posted, its parts put together, in the order of the questions."""
    posted: dict[str, str] = {}
    for verb, key, text in bench.platform.log:
        if verb == "post":
            posted[key] = posted.get(key, "") + text
    return list(posted.values())


async def test_to_read_all_is_to_read_what_there_is_and_no_document_with_readers_of_its_own(database, tmp_path):
    async def every():
        return ["board", "board/1234", "errata-demo", "hr/1234"]

    configured = {"slack.C1": ChannelSettings(collections="all")}
    async with Bench(database, tmp_path, configured=configured, every=every) as bench:
        await bench.hear(incoming(text="Salaries?"))

        assert [question.collections for question in bench.answerer.asked] == [("board", "default", "hr")]


async def test_a_part_that_is_named_in_a_setting_a_gift_or_a_token_gives_nothing(database, tmp_path):
    give(database, "hr/1234", "channel", "slack:T1:C1")
    _, text = database.transaction(lambda session: tokens.create(session, "ci", "ask", ["hr/1234"]))
    token = database.transaction(lambda session: tokens.verify(session, text))
    configured = {"slack.C2": ChannelSettings(collections=("hr/1234",))}
    async with Bench(database, tmp_path, configured=configured) as bench:
        assert await bench.conversation.collections(Place("slack", "C1", "T1"), "U1") == ("default",)
        assert await bench.conversation.collections(Place("slack", "C2", "T1"), "U1") == ()
        assert await bench.conversation.read_with(token) == ()


async def test_nobody_reads_a_document_whose_readers_they_are_not_in_a_part_of_the_matrix(tmp_path):
    cells = Cells(
        places=("a channel", "direct messages"),
        people=("member", "admin"),
        ways=("cache", "sources"),
        targets=("payroll", "bonus", "sealed"),
    )
    tally = await matrix(tmp_path, cells)
    assert tally.leaks == []
    assert tally.missed == []
    assert tally.cells == 48
    assert sum(tally.read.values()) > 0


WORKSPACE = (
    "workspace",
    "Workspace",
    "espace",
    "espacio",
    "espaço",
    "werkruimte",
    "ワークスペース",
    "워크스페이스",
    "工作区",
)


@pytest.mark.parametrize("standing", [Standing(), Standing(member=False), Standing(shared=True)], ids=str)
@pytest.mark.parametrize("direct", [True, False])
async def test_on_discord_people_hear_of_servers_and_of_no_workspaces(database, standing, direct):
    async def stands(_: Place, __: str) -> Standing:
        return standing

    async def shares(_: str) -> tuple[str, ...]:
        return ()

    given = {"standing_of": {"discord": stands}, "channels_of": {"discord": shares}}
    conversation = Conversation(database, **given)
    reading = await conversation._audiences.read(Place("discord", "1", "2", direct=direct), "3", alone=direct)
    told = [retold(part, one.code) for one in LANGUAGES for part in (reading.why, reading.hint)]
    assert [text for text in told if any(word in text for word in WORKSPACE)] == []
    assert standing.member or "server" in reading.why
