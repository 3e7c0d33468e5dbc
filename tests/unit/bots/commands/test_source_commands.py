"""`errata sources`: added, read, listed and removed at the terminal."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess

import pytest
from typer.testing import CliRunner

from bots.cli import app
from bots.commands.daily_caps import Doubt
from bots.commands.sources_connected import sources_connected
from core.errors import BadInput, NotFound, StoreCorrupt, Unavailable
from core.indexing.sources.port import Mark
from core.indexing.sources.step import Standing
from core.model import PassageMeta
from core.settings import Settings
from storage.source_clock import SourceClock
from storage.sources import SourceBook
from tests.emulators.confluence_emu import ConfluenceEmulator
from tests.emulators.drive_emu import DriveEmulator
from tests.emulators.notion_emu import NotionEmulator
from tests.emulators.s3_emu import S3Emulator
from tests.emulators.slack_emu import SlackEmulator
from tests.emulators.webdav_emu import WebDavEmulator


@pytest.fixture
def errata(tmp_path):
    def run(*words):
        return CliRunner().invoke(app, ["sources", *words], env={"ERRATA_HOME": str(tmp_path / "home")})

    return run


def test_a_folder_is_added_read_listed_and_removed(errata, tmp_path):
    folder = tmp_path / "handbook"
    folder.mkdir()
    (folder / "leave.md").write_text("Leave is 27 days.")
    assert errata("add", "handbook", str(folder)).exit_code == 0
    assert "1 indexed" in errata("sync").output
    clock = SourceClock(tmp_path / "home")
    assert clock(PassageMeta("1", "leave.md", "markdown", document="leave.md"))
    assert not clock(PassageMeta("1", "leave.md", "markdown", document="leave.md", collection="another"))
    (listed,) = json.loads(errata("list", "--json").output)
    assert (listed["kind"], listed["documents"], listed["error"]) == ("folder", 1, None)
    assert listed["whole_at"]
    assert "Removed handbook and 1 document." in errata("remove", "handbook").output
    assert (folder / "leave.md").exists()
    assert json.loads(errata("list", "--json").output) == []
    assert not clock(PassageMeta("1", "leave.md", "markdown", document="leave.md"))


@pytest.fixture
def command(tmp_path):
    def run(*words):
        return CliRunner().invoke(app, words, env={"ERRATA_HOME": str(tmp_path / "home")}).output

    return run


@pytest.fixture
def docs(tmp_path):
    folder = tmp_path / "docs"
    folder.mkdir()
    (folder / "leave.md").write_text("Leave is 27 days.")
    (folder / "lunch.md").write_text("Lunch is at noon.")
    return folder


@pytest.mark.parametrize("ingested", [".", "leave.md"])
def test_removing_a_source_leaves_what_an_ingest_had_brought(command, docs, ingested):
    command("ingest", str(docs / ingested))
    command("sources", "add", "handbook", str(docs))
    command("sources", "sync")
    told = command("sources", "remove", "handbook")
    assert ("2 documents stay" if ingested == "." else "1 document stays") in told
    assert "leave.md" in command("documents", "list")
    assert ("lunch.md" in command("documents", "list")) == (ingested == ".")


def test_what_an_ingest_brought_too_stays_without_the_source(command, docs):
    command("sources", "add", "handbook", str(docs))
    command("sources", "sync")
    command("ingest", str(docs / "leave.md"))
    told = command("sources", "remove", "handbook")
    assert "Removed handbook and 1 document." in told
    assert "1 document stays" in told
    assert "leave.md" in command("documents", "list")


def test_what_a_source_brought_comes_back_like_what_was_removed_by_hand(command, docs):
    command("sources", "add", "handbook", str(docs))
    command("sources", "sync")
    undo = next(line for line in command("sources", "remove", "handbook").splitlines() if line.startswith("To undo: "))
    assert "leave.md" in command("documents", "restore")
    command(*undo.removeprefix("To undo: errata ").split())
    assert "leave.md" in command("documents", "list")


def test_what_two_sources_list_leaves_with_the_last_of_them(command, docs):
    for name in ("one", "two"):
        command("sources", "add", name, str(docs))
        command("sources", "sync", name)
    assert "2 documents stay" in command("sources", "remove", "one")
    assert "Removed two and 2 documents." in command("sources", "remove", "two")


def test_a_source_that_is_gone_is_an_error_that_is_listed(errata, tmp_path):
    folder = tmp_path / "share"
    folder.mkdir()
    errata("add", "share", str(folder))
    folder.rmdir()
    assert errata("sync", "share").exit_code == 1
    assert "There is no folder" in errata("list").output


@pytest.mark.parametrize("name", ["../x", ".hidden", "", "a/b", "ü"])
def test_a_name_that_is_no_name_of_a_folder_is_refused(errata, tmp_path, name):
    assert isinstance(errata("add", name, str(tmp_path)).exception, BadInput)


def test_names_nobody_gave_and_names_given_twice_are_refused(errata, tmp_path):
    assert isinstance(errata("sync", "nobody").exception, NotFound)
    errata("add", "one", str(tmp_path))
    assert isinstance(errata("add", "one", str(tmp_path)).exception, BadInput)


def test_what_is_kept_of_a_source_comes_back_as_it_was(tmp_path):
    one = Standing("a", "git", "b", "c", missed=("x",), marks={"p.md": Mark("https://x.example", "v", "m")})
    SourceBook(tmp_path).put(one)
    assert SourceBook(tmp_path).all() == {"a": one}
    (tmp_path / "sources" / "sources.json").write_text("[{")
    with pytest.raises(StoreCorrupt):
        SourceBook(tmp_path).all()


def test_two_processes_do_not_bring_sources_in_step_at_once(tmp_path):
    with SourceBook(tmp_path).alone(), pytest.raises(Unavailable), SourceBook(tmp_path).alone():
        pass


async def test_a_channel_of_slack_is_added_read_asked_and_removed(tmp_path):
    async with SlackEmulator() as slack:
        slack.store("C1", "U1", "The door code of the Ghent office is 4711.")
        told = {"ERRATA_HOME": str(tmp_path), "SLACK_BOT_TOKEN": slack.bot_token, "SLACK_API_URL": slack.api_url}

        async def errata(*words):
            return (await asyncio.to_thread(CliRunner().invoke, app, words, env=told)).output

        await errata("sources", "add", "talk", "slack:C1")
        assert "1 indexed" in await errata("sources", "sync")
        assert "talk  slack" in await errata("sources", "list")
        answer = await errata("ask", "What is the door code of the Ghent office?")
        assert "4711" in answer
        assert "https://emulated.slack.com/archives/C1/p" in answer
        assert "source read" in answer
        assert "Removed talk and 1 document." in await errata("sources", "remove", "talk")


def test_a_token_that_is_not_set_any_more_stops_no_other_source(errata, tmp_path):
    SourceBook(tmp_path / "home").put(Standing("a-talk", "slack", "slack:C1", "default"))
    folder = tmp_path / "handbook"
    folder.mkdir()
    (folder / "leave.md").write_text("Leave is 27 days.")
    errata("add", "handbook", str(folder))
    result = errata("sync")
    assert (result.exit_code, "1 indexed" in result.output) == (1, True)
    assert "SLACK_BOT_TOKEN is not set" in errata("list").output


async def test_a_space_of_confluence_is_named_experimental(tmp_path):
    async with ConfluenceEmulator() as site:
        site.add_page("1", "Doors", "<p>The door code of the Ghent office is 4711.</p>")
        told = {"CONFLUENCE_URL": site.site, "CONFLUENCE_USER": site.user, "CONFLUENCE_TOKEN": site.token}

        async def errata(*words):
            env = {"ERRATA_HOME": str(tmp_path), **told}
            return (await asyncio.to_thread(CliRunner().invoke, app, words, env=env)).output

        assert "experimental" in await errata("sources", "add", "wiki", "confluence:ENG")
        assert "1 indexed" in await errata("sources", "sync")
        assert "confluence (experimental)" in await errata("sources", "list")
        assert json.loads(await errata("sources", "list", "--json"))[0]["experimental"]
        answer = await errata("ask", "What is the door code of the Ghent office?")
        assert "4711" in answer
        assert f"{site.site}/spaces/ENG/pages/1/Doors" in answer.replace("\n", "")


async def test_a_folder_of_a_share_is_added_read_and_asked(tmp_path):
    async with WebDavEmulator() as share:
        share.files = {"team/doors.md": "The door code of the Ghent office is 4711."}
        told = {"WEBDAV_URL": share.share, "WEBDAV_USER": share.user, "WEBDAV_TOKEN": share.password}

        async def errata(*words):
            env = {"ERRATA_HOME": str(tmp_path), **told}
            return (await asyncio.to_thread(CliRunner().invoke, app, words, env=env)).output

        assert "experimental" in await errata("sources", "add", "share", "webdav:team")
        assert "1 indexed" in await errata("sources", "sync")
        assert "4711" in await errata("ask", "What is the door code of the Ghent office?")


async def test_the_doctor_names_sources_that_lack_something(tmp_path):
    settings = Settings(errata_home=tmp_path)
    assert await sources_connected(settings) == "none (errata sources add)"
    folder = tmp_path / "handbook"
    folder.mkdir()
    SourceBook(tmp_path).put(Standing("handbook", "folder", str(folder), "default"))
    assert await sources_connected(settings) == "1 kept in step by errata sources sync"
    SourceBook(tmp_path).put(Standing("notes", "notion", "notion:workspace", "default"))
    SourceBook(tmp_path).put(Standing("away", "folder", str(tmp_path), "default", error="It is not mounted."))
    told = await sources_connected(settings)
    assert isinstance(told, Doubt)
    assert told.splitlines() == [
        "3 kept in step by errata sources sync; 2 not whole",
        "notes: NOTION_TOKEN is not set.",
        "away: It is not mounted.",
    ]


async def test_a_bucket_is_added_read_and_asked(tmp_path):
    async with S3Emulator() as store:
        store.objects = {"team/doors.md": b"The door code of the Ghent office is 4711."}
        told = {"S3_ENDPOINT": store.url, "S3_KEY_ID": store.key_id, "S3_SECRET_KEY": store.secret_key}

        async def errata(*words):
            env = {"ERRATA_HOME": str(tmp_path), **told}
            return (await asyncio.to_thread(CliRunner().invoke, app, words, env=env)).output

        assert "policies is a s3 in default" in await errata("sources", "add", "policies", "s3:handbook/team")
        assert "1 indexed" in await errata("sources", "sync")
        answer = await errata("ask", "What is the door code of the Ghent office?")
        assert "4711" in answer
        assert f"{store.url}/handbook/team/doors.md" in answer.replace("\n", "")


async def test_pages_of_notion_and_folders_of_a_drive_are_added_and_read(tmp_path):
    async with NotionEmulator() as site, DriveEmulator() as drive:
        site.add_page("Doors", "The door code of the Ghent office is 4711.")
        drive.add_file("lunch.md", "Lunch in Ghent is at noon.")
        (tmp_path / "key.json").write_text(drive.key())
        told = {"NOTION_TOKEN": site.token, "NOTION_API_URL": site.url, "ERRATA_HOME": str(tmp_path / "home")}
        told |= {"GDRIVE_KEY_FILE": str(tmp_path / "key.json"), "GDRIVE_API_URL": drive.url}

        async def errata(*words):
            return (await asyncio.to_thread(CliRunner().invoke, app, words, env=told)).output

        assert "notion (experimental)" in await errata("sources", "add", "notes", "notion:workspace")
        assert "drive is a gdrive in default" in await errata("sources", "add", "drive", f"gdrive:{drive.root}")
        assert (await errata("sources", "sync")).count("1 indexed") == 2
        assert "4711" in await errata("search", "door code Ghent")


def repository(folder):
    folder.mkdir()
    said = {"GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b"}
    (folder / "leave.md").write_text("Leave is 27 days.")
    for words in (["init", "-q", "-b", "main"], ["add", "."], ["commit", "-q", "-m", "first"]):
        subprocess.run(["git", *words], cwd=folder, check=True, env={"PATH": os.environ["PATH"], **said})
    return folder


@pytest.mark.parametrize("form", ["{}#main", "file://{}#main", "file://{}"])
def test_a_repository_of_this_machine_is_added_by_its_folder_and_read(errata, tmp_path, form):
    said = errata("add", "rules", form.format(repository(tmp_path / "rules")))
    assert "rules is a git" in said.output, said
    assert "1 indexed" in errata("sync").output


def test_a_folder_whose_name_holds_a_hash_is_a_folder(errata, tmp_path):
    (tmp_path / "C#main").mkdir()
    assert "is a folder" in errata("add", "code", str(tmp_path / "C#main")).output


@pytest.mark.parametrize(
    ("address", "options", "why"),
    [
        ("{home}/nope", [], "There is no folder {home}/nope"),
        ("nope", [], "There is no folder nope"),
        ("{home}/nope#main", [], "There is no folder {home}/nope."),
        ("file://{home}/nope#main", [], "There is no folder {home}/nope"),
        ("{home}/nope", ["--kind", "folder"], "There is no folder {home}/nope"),
        ("{home}/nope", ["--kind", "git"], "There is no folder {home}/nope"),
        ("{home}/a.md", ["--kind", "folder"], "{home}/a.md is a file"),
        ("{home}#main", [], "{home} is no git repository"),
        ("file://{home}", [], "{home} is no git repository"),
        ("http://127.0.0.1:8000/docs", [], "127.0.0.1 is in a private network"),
        ("https://10.0.0.7/", [], "10.0.0.7 is in a private network"),
        ("http://[::1]/", [], "::1 is in a private network"),
        ("http://localhost/wiki", [], "localhost is in a private network"),
        ("https://wiki.intranet.invalid#main", ["--kind", "nope"], "is no source"),
    ],
)
def test_what_could_never_be_read_is_refused_with_its_cause(errata, tmp_path, address, options, why):
    (tmp_path / "a.md").write_text("A.")
    said = errata("add", "it", address.format(home=tmp_path), *options)
    assert said.exit_code != 0
    assert why.format(home=tmp_path) in str(said.exception), said
    assert json.loads(errata("list", "--json").output) == []
