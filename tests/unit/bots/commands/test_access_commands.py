"""`errata access` as typed: who may read what, by which rule, and names that nobody knows."""

from __future__ import annotations

import asyncio
import json

import pytest
from typer.testing import CliRunner

from bots.cli import app
from core.access.readers import group_of, part_of
from core.errors import BadInput, NotFound
from core.indexing.documents import Chunk, Document
from storage.access.parts import keep_part
from storage.conversations.channels import put_settings
from storage.database import open_database
from storage.index.local_index import LocalIndex

ADA, BOB = "slack:T1:U1", "slack:T1:U2"


def errata(folder, *arguments, **environ):
    return CliRunner().invoke(app, arguments, env={"ERRATA_HOME": str(folder), **environ})


def found(folder, *arguments, **environ):
    return json.loads(errata(folder, "access", *arguments, "--json", **environ).stdout)


def ways(folder, user, target="pay.md"):
    (collection,) = found(folder, "why", user, target)["collections"]
    return {(way["where"], way["as"]): way for way in collection["ways"]}


def reads(folder, named):
    return {(way["where"], way["as"]): way["reads"] for way in found(folder, "list", named)["ways"]}


@pytest.fixture
def home(tmp_path):
    async def put_in():
        index = LocalIndex(tmp_path / "index.db", "")
        for collection, path in (("hr", "pay.md"), ("default", "handbook.md")):
            chunk = Chunk(path, "The boss earns 9,999.", "The boss earns 9,999.", "t", 0, 5, "test")
            await index.replace_document(Document(collection, path, "md", "h", ()), [chunk], None)
        await index.close()

    asyncio.run(put_in())
    open_database(f"sqlite:///{tmp_path / 'errata.db'}").close()
    return tmp_path


def test_a_person_reads_what_they_were_given_and_is_told_since_when_and_by_whom(home):
    errata(home, "collections", "give", "hr", "--user", ADA)
    alone = ways(home, ADA)[("slack: direct messages", "member")]
    assert alone["may_read"]
    (rule,) = alone["rules"]
    assert (rule["rule"], rule["to"]) == ("given", ADA)
    assert rule["since"]
    assert rule["by"].startswith("terminal")
    other = ways(home, BOB)[("slack: direct messages", "member")]
    assert not other["may_read"]
    assert other["rules"] == []
    assert other["why"]


def test_what_a_channel_was_given_is_read_there_and_in_direct_messages_of_those_in_it(home):
    errata(home, "collections", "give", "hr", "--channel", "slack:T1:C1", "--channel", "slack:T2:C9")
    told = ways(home, BOB)
    assert told[("slack:T1:C1", "member")]["may_read"]
    assert told[("slack:T1:C1", "member, where other workspaces read along")]["may_read"]
    assert not told[("slack:T1:C1", "guest")]["may_read"]
    assert told[("slack: direct messages, if in slack:T1:C1", "member")]["rules"][0]["to"] == "slack:T1:C1"
    assert not any("T2" in where for where, _ in told), "another workspace's channel"


def test_what_is_open_is_for_members_where_nobody_from_elsewhere_reads_along(home):
    errata(home, "collections", "give", "hr", "--channel", "slack:T1:C1")
    told = reads(home, BOB)
    assert told[("slack: direct messages", "member")] == ["default"]
    assert told[("slack: direct messages", "guest")] == []
    assert told[("slack:T1:C1", "member")] == ["default", "hr"]
    assert told[("slack:T1:C1", "member, where other workspaces read along")] == ["hr"]
    assert reads(home, "slack:T1:C1")[("slack:T1:C1", "member")] == ["default", "hr"]
    errata(home, "collections", "open", "hr")
    (collection,) = found(home, "list", "hr")["collections"]
    opened = next(rule for rule in collection["rules"] if rule["rule"] == "open")
    assert opened["since"]
    assert opened["by"].startswith("terminal")


def test_a_setting_that_names_other_collections_takes_a_gift_away_there(home):
    errata(home, "collections", "give", "hr", "--channel", "slack:T1:C1")
    database = open_database(f"sqlite:///{home / 'errata.db'}")
    named = json.dumps({"collections": "default"})
    database.transaction(lambda session: put_settings(session, ("slack", "T1", "C1"), named, "U7"))
    database.close()
    way = ways(home, BOB)[("slack:T1:C1", "member")]
    assert not way["may_read"]
    assert "setting" in way["why"]
    (collection,) = found(home, "list", "handbook.md")["collections"]
    rule = next(one for one in collection["rules"] if one["rule"] == "named")
    assert (rule["to"], rule["by"]) == ("slack:T1:C1", "slack:T1:U7")


@pytest.mark.parametrize("given", [(), ("--collection", "hr"), ("--scope", "admin")])
def test_a_token_reads_what_it_was_limited_to_or_what_is_open_and_an_admins_all(home, given):
    errata(home, "tokens", "create", "ada", *given)
    expected = {(): ["default"], ("--collection", "hr"): ["hr"], ("--scope", "admin"): ["default", "hr"]}[given]
    assert reads(home, "token:ada") == {("token ada", ""): expected}
    errata(home, "collections", "give", "hr", "--token", "ada")
    assert "hr" in reads(home, "token:ada")[("token ada", "")]
    errata(home, "tokens", "revoke", "ada")
    assert isinstance(errata(home, "access", "list", "token:ada").exception, NotFound)


def test_the_terminal_and_the_environments_token_read_all(home):
    assert reads(home, "terminal") == {("terminal", ""): ["default", "hr"]}
    secret = {"ERRATA_API_TOKEN": "a-secret-of-at-least-thirty-two-letters"}
    (way,) = found(home, "list", "token:ERRATA_API_TOKEN", **secret)["ways"]
    assert way["reads"] == ["default", "hr"]
    (collection,) = found(home, "list", "pay.md", **secret)["collections"]
    assert {"ERRATA_API_TOKEN", "terminal"} == {rule["to"] for rule in collection["rules"]}


def test_a_file_may_be_named_without_its_folder(home):
    (home / "deep" / "in").mkdir(parents=True)
    (home / "deep" / "in" / "guests.md").write_text("Guests may stay.")
    errata(home, "ingest", str(home / "deep"), "--collection", "default")
    assert ways(home, ADA, "guests.md") == ways(home, ADA, "in/guests.md")
    assert "no document" in str(errata(home, "access", "why", ADA, "uests.md").exception)


def test_names_that_nobody_knows_are_told_with_the_nearest(home):
    errata(home, "collections", "give", "hr", "--user", ADA)
    errata(home, "tokens", "create", "reports")
    assert "did you mean 'pay.md'" in str(errata(home, "access", "why", ADA, "pey.md").exception)
    assert "did you mean 'default'" in str(errata(home, "access", "list", "defualt").exception)
    assert "did you mean 'reports'" in str(errata(home, "access", "list", "token:report").exception)
    assert f"did you mean '{ADA}'" in errata(home, "access", "list", BOB).stderr
    assert isinstance(errata(home, "access", "why", "ada", "hr").exception, BadInput)


def test_the_lines_say_the_rule_and_when(home):
    errata(home, "collections", "give", "hr", "--user", ADA)
    said = errata(home, "access", "why", ADA, "hr").stdout
    assert f"slack: direct messages, as member: yes (given to {ADA}, since 20" in said
    assert "slack: direct messages, as member: default, hr" in errata(home, "access", "list", ADA).stdout
    assert "whoever has the terminal reads all" in errata(home, "access", "list", "hr").stdout


@pytest.fixture
def with_readers(home):
    """A document of `hr` that Ada and a token alone may read, where `hr` is given to Ada, Bob and the token."""
    who = group_of([f"slack:{ADA.rpartition(':')[2]}", "slack:C1", "token:ci"])

    async def put_in():
        index = LocalIndex(home / "index.db", "")
        chunk = Chunk("bonus", "The bonus is 9.", "The bonus is 9.", "t2", 0, 5, "test")
        await index.replace_document(Document(part_of("hr", who), "bonus.md", "md", "h", ()), [chunk], None)
        await index.close()

    asyncio.run(put_in())
    database = open_database(f"sqlite:///{home / 'errata.db'}")
    database.transaction(lambda session: keep_part(session, part_of("hr", who), who))
    database.close()
    for name in ("ci", "other"):
        errata(home, "tokens", "create", name)
    to = ["--user", ADA, "--user", BOB, "--token", "ci", "--token", "other", "--channel", "slack:T1:C1"]
    errata(home, "collections", "give", "hr", *to)
    return home


def test_who_is_no_reader_of_a_document_is_told_its_readers_and_never_what_it_is_stored_under(with_readers):
    direct, channel = ("slack: direct messages", "member"), ("slack:T1:C1", "member")
    ada, bob = ways(with_readers, ADA, "bonus.md"), ways(with_readers, BOB, "bonus.md")
    assert (ada[direct]["may_read"], bob[direct]["may_read"]) == (True, False)
    assert ada[channel]["may_read"]
    assert "slack:U1" in bob[direct]["why"]
    assert ways(with_readers, BOB)[direct]["may_read"]
    tokens = [found(with_readers, "why", f"token:{name}", "bonus.md")["collections"][0] for name in ("ci", "other")]
    assert [told["ways"][0]["may_read"] for told in tokens] == [True, False]
    listed = found(with_readers, "list", "bonus.md")["collections"]
    assert [(one["name"], one["readers"]) for one in listed] == [("hr", [["slack:C1", "slack:U1", "token:ci"]])]
    assert "hr/" not in errata(with_readers, "access", "list", "bonus.md").stdout


def test_documents_are_listed_with_their_collection_and_readers(with_readers):
    listed = json.loads(errata(with_readers, "documents", "list", "--collection", "hr", "--json").stdout)
    assert {one["path"]: (one["collection"], one["readers"]) for one in listed} == {
        "bonus.md": ("hr", [["slack:C1", "slack:U1", "token:ci"]]),
        "pay.md": ("hr", None),
    }
    assert "slack:U1" in errata(with_readers, "documents", "show", "bonus.md").stdout
    assert errata(with_readers, "collections", "remove", "hr", "--yes").exit_code == 0
    assert [one["path"] for one in json.loads(errata(with_readers, "documents", "list", "--json").stdout)] == [
        "handbook.md"
    ]
