"""Settings per channel: by file, by command, and what they do."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bots.assembly import channels_of_file
from bots.channel_book import ChannelBook
from bots.channel_settings import KEYS, ChannelSettings, apply_changes, describe, load_channels
from bots.conversation import NOT_KNOWN
from bots.messages import FileRef, Kind, Place
from core.errors import BadInput, BadSetting, Forbidden
from core.model import Mode
from core.settings import Settings
from storage.access.audiences import set_everyone
from storage.database import open_database
from tests.engine_bench import Bench, incoming

FILE = """
[default]
mode = "crag"

[slack.C1]
collections = ["hr"]
follow_ups = false

[slack.C2]
collections = ["finance", "hr"]
ingesters = "everyone"
respond_to_bots = true
"""


@pytest.fixture
def database(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    yield database
    database.close()


@pytest.fixture
def configured(tmp_path):
    path = tmp_path / "channels.toml"
    path.write_text(FILE)
    return load_channels(path)


def test_what_a_channels_table_leaves_out_is_the_default_tables(configured):
    assert configured["slack.C1"] == ChannelSettings(mode=Mode.CRAG, collections=("hr",), reply="mentions")
    assert configured["default"].mode is Mode.CRAG


@pytest.mark.parametrize(
    ("file", "modes"),
    [
        (None, {"slack.C1": Mode.CRAG, "slack.C9": Mode.CRAG}),
        ("", {"slack.C1": Mode.CRAG}),
        ("[slack.C1]\ncollections = ['hr']", {"slack.C1": Mode.CRAG, "slack.C9": Mode.CRAG, "discord.5": Mode.CRAG}),
        ("[slack.C1]\nmode = 'both'", {"slack.C1": Mode.BOTH, "slack.C9": Mode.CRAG}),
        ("[default]\nfeedback = false", {"slack.C1": Mode.CRAG}),
        ("[default]\nmode = 'both'\n[slack.C2]\nmode = 'standard'", {"slack.C1": Mode.BOTH, "slack.C2": Mode.STANDARD}),
    ],
)
async def test_a_channel_without_a_mode_has_that_of_the_process_whatever_else_the_file_says(
    database, tmp_path, file, modes
):
    path = tmp_path / "channels.toml"
    if file is not None:
        path.write_text(file)
    settings = Settings(errata_mode=Mode.CRAG, channels_file=path if file is not None else None)
    book = ChannelBook(database, channels_of_file(settings))
    for name, mode in modes.items():
        platform, _, channel = name.partition(".")
        assert (await book.settings(Place(platform, channel, "T1"))).mode is mode
    changed = await book.change(Place("slack", "C7", "T1"), "U1", {"feedback": "off"})
    assert changed.mode is (await book.settings(Place("slack", "C8", "T1"))).mode


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("[slack.C1]\nmood = 'crag'", "mood is no setting: did you mean mode?"),
        ("[slack.C1]\nmode = 'magic'", "mode = 'magic' is none of standard, crag, self_reflective, both, auto"),
        ("[slack.C1]\nmode = 'magic'", 'such as mode = "crag".'),
        ("[slack.C1]\ningesters = 'all'", "ingesters = 'all' is none of admins, everyone, nobody"),
        ("[slack.C1]\nfeedback = 'perhaps'", "feedback = 'perhaps' is neither true nor false"),
        ("[slack.C1]\ncollections = 3", 'such as collections = ["handbook"].'),
        ("slack = 3", "slack"),
        ("[slack.C1\n", "line 1"),
        ("[slack]\nC1 = 3", "slack.C1"),
    ],
)
def test_a_wrong_file_is_one_line_naming_what_is_wrong(tmp_path, text, named):
    path = tmp_path / "channels.toml"
    path.write_text(text)

    with pytest.raises(BadSetting) as raised:
        load_channels(path)

    assert named in str(raised.value)
    assert str(path) in str(raised.value)


@given(st.sampled_from(KEYS), st.text())
def test_whatever_is_typed_is_a_setting_or_a_clear_no(key, value):
    try:
        said = describe(apply_changes(ChannelSettings(), {key: value}))
    except BadInput as error:
        said = str(error)

    assert key in said


async def test_a_command_goes_before_the_file_and_only_for_what_it_names(database, tmp_path, configured):
    async with Bench(database, tmp_path, configured=configured, admins=["U1"]) as bench:
        await bench.hear(incoming(Kind.CONFIGURE, payload={"changes": {"mode": "both"}}))
        await bench.hear(incoming(Kind.CONFIGURE, payload={"changes": {"feedback": "off"}}))

        settings = await bench.conversation.settings(Place("slack", "C1", workspace="T1"))
        assert (settings.mode, settings.collections, settings.feedback) == (Mode.BOTH, ("hr",), False)
        assert "- mode: both" in bench.platform.verbs("tell")[0]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"mode": "crga"}, "mode can't be 'crga': did you mean crag?"),
        ({"mode": "boht"}, "did you mean both?"),
        ({"ingesters": "admin"}, "did you mean admins?"),
        ({"replies": "all"}, "There is no setting 'replies': did you mean reply?"),
        ({"zzz": "on"}, "There is no setting 'zzz'."),
    ],
)
def test_a_setting_that_is_nearly_one_is_met_with_what_was_meant(changes, said):
    with pytest.raises(BadInput) as raised:
        apply_changes(ChannelSettings(), changes)
    assert said in str(raised.value)


async def test_only_admins_change_settings_and_a_wrong_one_is_explained(database, tmp_path):
    async with Bench(database, tmp_path, admins=["U1"]) as bench:
        await bench.hear(incoming(Kind.CONFIGURE, user="U2", payload={"changes": {"mode": "both"}}))
        await bench.hear(incoming(Kind.CONFIGURE, payload={"changes": {"mode": "magic"}}))

        denied, wrong = bench.platform.verbs("tell")
        assert "Only admins" in denied
        assert "standard, crag" in wrong
        assert (await bench.conversation.settings(Place("slack", "C1"))).mode is Mode.STANDARD


SILENCING = {"hrr", "financ", "emptied", "emptie"}


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("hr", ""),
        ("hr,default", ""),
        ("none", ""),
        ("all", ""),
        ("everyone's", ""),
        ("hrr", "There is no collection 'hrr' yet: did you mean 'hr'?"),
        ("hr,zzz", "There is no collection 'zzz' yet; once there is, it is read."),
        ("board", ""),
        ("financ", "There is no collection 'financ' yet; once there is, it is read."),
        ("emptied", "There is no collection 'emptied' yet; once there is, it is read."),
        ("emptie", "There is no collection 'emptie' yet; once there is, it is read."),
    ],
)
async def test_a_channel_is_told_of_names_that_nobody_has_and_of_none_that_is_not_theirs(
    database, tmp_path, configured, typed, told
):
    async with Bench(database, tmp_path, configured=configured, admins=("U1",)) as bench:
        bench.indexer.known = ("board", "finance", "hr")
        for name in ("hr", "emptied"):
            database.transaction(lambda session, name=name: set_everyone(session, name, everyone=True))
        bench.courier.channels = ("C1",)
        await bench.hear(incoming(Kind.CONFIGURE, payload={"changes": {"collections": typed}}))
        (said,) = bench.platform.verbs("tell")
        kept = (await bench.conversation.settings(Place("slack", "C1", "T1"))).collections
        assert ("There is no collection" in said) is bool(told)
        assert told in said
        assert ("Nothing was changed" in said) is (typed in SILENCING), "what is misspelt does not silence a channel"
        assert said.startswith("Settings of this channel:") is (typed not in SILENCING)
        assert (kept == ("hr",)) is (typed in {*SILENCING, "hr"})


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("board", "Everyone in this channel now reads: board."),
        ("board, hr", "Everyone in this channel now reads: board, hr."),
        ("none", "This channel now reads nothing"),
        ("all", "Members in this channel now read every collection."),
        ("everyone's", "In this channel, members now read what is for everyone"),
    ],
)
async def test_who_sets_collections_is_told_what_everyone_in_the_channel_now_reads(database, tmp_path, typed, told):
    async with Bench(database, tmp_path, admins=("U1",)) as bench:
        bench.indexer.known = ("board", "bord", "hr")
        await bench.hear(incoming(Kind.CONFIGURE, payload={"changes": {"collections": typed}}))
        (said,) = bench.platform.verbs("tell")
        assert told in said
        assert "There is no collection" not in said


@pytest.mark.parametrize("direct", [False, True])
async def test_a_channel_whose_setting_names_nothing_says_that_it_reads_nothing(database, tmp_path, direct):
    name = "slack.direct" if direct else "slack.C1"
    configured = {name: ChannelSettings(collections=())}
    async with Bench(database, tmp_path, configured=configured) as bench:
        channel = "D1" if direct else "C1"
        await bench.hear(incoming(text="Leave?", channel=channel, direct=direct))
        assert not bench.answerer.asked
        assert "This channel reads nothing" in "".join(bench.platform.seen())
        await bench.hear(incoming(text="Leave?", channel=channel, direct=direct, message="2", payload={"mode": "crag"}))
        assert bench.answerer.asked, "the web may still be asked"


async def test_a_channel_reads_only_its_collections(database, tmp_path, configured):
    async with Bench(database, tmp_path, configured=configured) as bench:
        await bench.hear(incoming(text="Leave?"))
        await bench.hear(incoming(text="Budget?", message="2.0", payload={"collections": ["finance"]}))

        assert bench.answerer.asked[0].collections == ("hr",)
        assert len(bench.answerer.asked) == 1
        assert "There is no collection 'finance' here. Collections: hr." in bench.platform.seen()


async def test_direct_messages_read_what_the_users_channels_read(database, tmp_path, configured):
    async with Bench(database, tmp_path, configured=configured) as bench:
        bench.courier.channels = ("C1", "C2")
        await bench.hear(incoming(text="Budget?", channel="D1", direct=True))
        bench.courier.channels = ("C1",)
        await bench.hear(incoming(text="Budget?", channel="D1", direct=True, message="2.0"))

        read = [question.collections for question in bench.answerer.asked]
        assert read == [("default", "finance", "hr"), ("default", "hr")]


async def test_direct_messages_read_what_an_admin_set_for_them(database, tmp_path):
    configured = {"slack.direct": ChannelSettings(collections=("public",))}
    async with Bench(database, tmp_path, configured=configured) as bench:
        bench.courier.channels = ("C1",)
        await bench.hear(incoming(text="Budget?", channel="D1", direct=True))

        assert bench.answerer.asked[0].collections == ("public",)


async def test_which_messages_concern_us(database, tmp_path, configured):
    async with Bench(database, tmp_path, configured=configured) as bench:

        async def concerns(event):
            return (await bench.conversation.heard(event)).incoming is not None

        reply = {"payload": {"addressed": False}, "message": "9.0"}
        assert not await concerns(incoming(text="hm", channel="C2", **reply))
        await bench.hear(incoming(text="Leave?", channel="C2"), incoming(text="Leave?", channel="C1"))

        assert await concerns(incoming(text="and sick leave?", channel="C2", **reply))
        assert not await concerns(incoming(text="and sick leave?", channel="C1", **reply))  # no follow-ups there
        assert not await concerns(incoming(text="hm", channel="C2", thread="5.0", **reply))
        assert await concerns(incoming(text="Leave?", channel="C2", from_bot=True))
        assert not await concerns(incoming(text="Leave?", channel="C1", from_bot=True))
        for kind in set(Kind) - {Kind.DELETED, Kind.FEEDBACK_WITHDRAWN}:
            assert await concerns(incoming(kind, "Leave?", channel="C2", from_bot=True))
            assert not await concerns(incoming(kind, "Leave?", channel="C1", from_bot=True)), kind
        assert await concerns(incoming(Kind.DELETED, channel="C1", from_bot=True))
        assert await concerns(incoming(Kind.EDIT, "Leave!", channel="C2", payload={"addressed": False}))
        assert not await concerns(incoming(Kind.EDIT, "hm", channel="C2", **reply))


async def test_who_may_teaches_and_hears_what_came_of_it(database, tmp_path, configured):
    file = {"name": "leave.md", "url": "https://files.example/leave", "size": 10}
    big = {"name": "big.md", "url": "https://files.example/big", "size": 10_000}
    async with Bench(database, tmp_path, configured=configured, admins=["U1"]) as bench:
        await bench.hear(incoming(Kind.INGEST, payload={"files": [file, big]}))
        await bench.hear(incoming(Kind.INGEST, user="U2", payload={"files": [file]}))
        await bench.hear(incoming(Kind.INGEST, user="U2", channel="C2", payload={"urls": ["https://x.example"]}))

        assert bench.indexer.ingested == [(["leave.md"], [], "hr"), ([], ["https://x.example"], "finance")]
        said = "".join(bench.platform.texts())
        assert "Learned from 1." in said
        assert "larger than 1,000 bytes" in said
        assert "can't teach me" in bench.platform.verbs("tell")[0]
        assert FileRef(**file).name == "leave.md"


async def test_a_users_recent_questions_are_his_own_newest_first(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        await bench.hear(incoming(text="One?"), incoming(text="Two?", message="2.0"))
        await bench.hear(incoming(text="His?", message="3.0", user="U2"))

        found = await bench.conversation.recent_questions(Place("slack", "C9", workspace="T1"), "U1")
        assert [(question.text, question.outcome) for question in found] == [
            ("Two?", "answered"),
            ("One?", "answered"),
        ]


@pytest.mark.parametrize("how", ["by file", "by command"])
async def test_a_stranger_who_shares_no_channel_reads_nothing_in_direct_messages_and_is_told_why(
    database, tmp_path, configured, how
):
    given = {"configured": configured} if how == "by file" else {"admins": ["U1"]}
    async with Bench(database, tmp_path, **given) as bench:
        bench.courier.members = {"U1"}
        bench.indexer.known = ["default", "hr"]
        if how == "by command":
            await bench.hear(incoming(Kind.CONFIGURE, payload={"changes": {"collections": "hr"}}))
        await bench.hear(incoming(text="Salaries?", channel="D1", direct=True, user="U9"))

        assert not bench.answerer.asked
        assert "invite me to one of yours" in "".join(bench.platform.texts())


async def test_a_channel_that_reads_everything_opens_nothing_to_who_is_not_in_it(database, tmp_path):
    async with Bench(database, tmp_path, admins=["U1"]) as bench:
        database.transaction(lambda session: set_everyone(session, "board", everyone=False))
        await bench.hear(incoming(Kind.CONFIGURE, payload={"changes": {"collections": "all", "mode": "crag"}}))
        await bench.hear(incoming(text="Leave?", channel="D1", direct=True, user="U9"))
        bench.courier.channels = ("C1",)
        await bench.hear(incoming(text="Leave?", channel="D1", direct=True, user="U9", message="2.0"))

        # Everything by name: what has readers of its own in a collection is in none of them.
        assert [question.collections for question in bench.answerer.asked] == [("default",), ("board", "default")]


async def test_where_it_can_not_be_known_what_a_user_may_read_nothing_is_read(database, tmp_path, configured):
    async with Bench(database, tmp_path, configured=configured) as bench:
        bench.courier.channels = Forbidden("The scope channels:read is missing.")
        await bench.hear(incoming(text="Salaries?", channel="D1", direct=True))
        bench.courier.channels = ("C1",)
        await bench.hear(incoming(text="Salaries?", channel="D1", direct=True, message="2.0"))

        assert [question.collections for question in bench.answerer.asked] == [("default", "hr")]
        said = "".join(bench.platform.texts())
        assert said.startswith(NOT_KNOWN)
        assert "scope" not in said, "what a platform said is for the log"


async def test_a_table_for_direct_messages_that_names_no_collections_opens_none(database, tmp_path, configured):
    configured["slack.direct"] = ChannelSettings(mode=Mode.BOTH)
    async with Bench(database, tmp_path, configured=configured) as bench:
        await bench.hear(incoming(text="Salaries?", channel="D1", direct=True))

        assert [question.collections for question in bench.answerer.asked] == [("default",)]


async def test_a_default_that_names_collections_narrows_what_is_for_everyone_and_gives_nothing(database, tmp_path):
    configured = {"default": ChannelSettings(collections=("public", "secret"))}
    async with Bench(database, tmp_path, configured=configured) as bench:
        await bench.hear(incoming(text="Opening hours?", channel="D1", direct=True))
        assert not bench.answerer.asked
        database.transaction(lambda session: set_everyone(session, "public", everyone=True))
        await bench.hear(incoming(text="Opening hours?", channel="C9", message="2.0"))

        assert bench.answerer.asked[0].collections == ("public",)


@pytest.mark.parametrize(
    ("typed", "read", "shown"),
    [
        ("all", "all", "all"),
        ("ALL", "all", "all"),
        ("everyone's", None, "everyone's"),
        ("none", (), "none"),
        ("hr", ("hr",), "hr"),
        (["a", "b"], ("a", "b"), "a, b"),
    ],
)
def test_all_and_none_are_said_in_so_many_words(typed, read, shown):
    changed = apply_changes(ChannelSettings(collections=("x",)), {"collections": typed})

    assert changed.collections == read
    assert f"- collections: {shown}" in describe(changed)


@pytest.mark.parametrize("typed", [None, "all,hr", "none,hr"])
def test_what_is_neither_all_nor_none_nor_names_is_refused(typed):
    with pytest.raises(BadInput, match="collections"):
        apply_changes(ChannelSettings(), {"collections": typed})


async def test_a_reply_under_the_answer_to_a_command_is_a_follow_up(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        await bench.hear(incoming(text="Leave?", thread="", message=""))
        (posted,) = bench.platform.messages
        follow_up = incoming(text="And in May?", thread=posted, message="9.0", payload={"addressed": False}, user="U2")
        elsewhere = incoming(text="Hm", thread="8.0", message="9.1", payload={"addressed": False})

        assert (await bench.conversation.heard(follow_up)).incoming
        assert not (await bench.conversation.heard(elsewhere)).incoming
        await bench.hear(follow_up)
        assert [turn.text for turn in bench.answerer.asked[1].history] == ["Leave?", "Answer to Leave?"]


async def test_what_only_the_asker_saw_is_no_history_of_the_thread(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        await bench.hear(incoming(text="My salary?", message="", private=True))
        await bench.hear(incoming(text="And?", message="3.0", user="U2"))

        assert not bench.answerer.asked[1].history


@pytest.mark.parametrize(
    ("typed", "is_"), [("0.7", 0.7), ("70", 0.7), ("70%", 0.7), ("7%", 0.07), ("1", 1.0), ("0", 0.0)]
)
def test_a_confidence_is_a_share_or_a_percentage(typed, is_):
    assert apply_changes(ChannelSettings(), {"unasked_above": typed}).unasked_above == pytest.approx(is_)


@pytest.mark.parametrize("typed", ["7", "1.5", "2", "9.9", "-1", "101", "nan", "inf", "loud"])
def test_a_slip_for_a_confidence_is_not_guessed_at(typed):
    with pytest.raises(BadInput, match="unasked_above"):
        apply_changes(ChannelSettings(), {"unasked_above": typed})


async def test_an_owner_is_named_by_an_at_that_was_typed_and_by_a_mention(database, tmp_path):
    async with Bench(database, tmp_path, admins=["U1"]) as bench:
        bench.courier.called = {"U7": "Tom Baker", "U8": "Ann Lee", "U9": "Ann Roe"}
        await bench.hear(incoming(Kind.CONFIGURE, payload={"changes": {"owner": "@tom"}}))
        assert (await bench.conversation.settings(Place("slack", "C1", workspace="T1"))).owner == "U7"
        await bench.hear(incoming(Kind.CONFIGURE, payload={"changes": {"owner": "<@U8|ann>"}}))
        assert (await bench.conversation.settings(Place("slack", "C1", workspace="T1"))).owner == "U8"
        await bench.hear(incoming(Kind.CONFIGURE, payload={"changes": {"owner": "@nobody"}}))
        await bench.hear(incoming(Kind.CONFIGURE, payload={"changes": {"owner": "@ann"}}))
        nobody, several = bench.platform.verbs("tell")[-2:]
        assert "Nobody here is called nobody." in nobody
        assert "2 people here are called ann." in several
        assert (await bench.conversation.settings(Place("slack", "C1", workspace="T1"))).owner == "U8"
