"""Folders of Google Drive as a source: exports, permissions and those of shared drives, folders that are gone, keys."""

from __future__ import annotations

import json
import logging
import sys
from dataclasses import replace
from io import BytesIO

import pytest
from docx import Document

from bots import drive_folders
from bots.source_kinds import kind_of
from core.access.readers import LET_THROUGH, NOBODY
from core.errors import BadInput, BadSetting
from core.settings import Settings
from tests.emulators.drive_emu import FOLDER, DriveEmulator, DriveOracle
from tests.emulators.spec_oracle import SPECS
from tests.source_benches import DriveBench
from tests.unit.core.indexing.test_sources import FIRST, InStep

GOOGLES = "application/vnd.google-apps."
DESCRIPTION = SPECS / "google_drive_v3.json"
ANNA, GROUP = (
    {"type": "user", "emailAddress": "Anna@example.test"},
    {"type": "group", "emailAddress": "HR@example.test"},
)


@pytest.fixture
async def drive():
    async with DriveEmulator() as emulator:
        yield emulator


class Of(DriveBench):
    """A source with settings of its own."""

    def __init__(self, drive, tmp_path, *readers, folders=()):
        super().__init__(drive, tmp_path)
        self.told, self.folders = readers, folders or (drive.root,)

    def source(self):
        return drive_folders.connect(f"gdrive:{','.join(self.folders)}", self.settings(*self.told))


@pytest.fixture
def story(drive, tmp_path):
    return InStep(tmp_path, Of(drive, tmp_path))


def _readers(story):
    return {document.path.partition("/")[2]: document.readers for document, *_ in story.index.stored.values()}


@pytest.mark.parametrize(
    ("permissions", "readers"),
    [
        ([{"type": "anyone"}], LET_THROUGH),
        ([ANNA, GROUP], (("oidc:anna@example.test", "slack:S0HR"),)),
        ([{"type": "domain", "domain": "example.test"}], (("everyone",),)),
        ([{"type": "domain", "domain": "another.test"}], NOBODY),
        ([{"type": "group", "emailAddress": "unknown@example.test"}], NOBODY),
        ([{**ANNA, "deleted": True}], NOBODY),
        ([{**GROUP, "expirationTime": "2020-01-01T00:00:00.000Z"}], NOBODY),
        ([{**GROUP, "expirationTime": "2120-01-01T00:00:00.000Z"}], (("slack:S0HR",),)),
        ([{**GROUP, "view": "metadata"}], NOBODY),
        ([{"type": "anyone", "view": "published"}, GROUP], (("slack:S0HR",),)),
        ([], NOBODY),
    ],
)
async def test_who_is_permitted_to_read_a_file_reads_it(drive, tmp_path, permissions, readers):
    drive.share(drive.add_file("pay.md", "Pay is 9."), *permissions)
    story = InStep(tmp_path, Of(drive, tmp_path, "hr@example.test=slack:S0HR", "Example.test=everyone"))
    await story.sync()
    assert _readers(story) == {"pay.md": readers}


async def test_who_has_the_link_are_whom_the_operator_says(drive, tmp_path):
    drive.add_file("pay.md", "Pay is 9.")
    story = InStep(tmp_path, Of(drive, tmp_path, "anyone=slack:S0HR"))
    await story.sync()
    assert _readers(story) == {"pay.md": (("slack:S0HR",),)}


async def test_permissions_of_a_shared_drive_are_asked_for_file_by_file_each_time(drive, story):
    file = drive.add_file("pay.md", "Pay is 9.")
    drive.files[file]["driveId"] = "d1"
    drive.share(file, GROUP)
    await story.sync()
    assert _readers(story) == {"pay.md": (("slack:S0HR",),)}
    drive.share(file, ANNA)
    await story.sync()
    assert _readers(story) == {"pay.md": (("oidc:anna@example.test",),)}
    assert len(drive.calls_to(f"GET files/{file}?media")) == 1


async def test_documents_of_googles_own_are_exported_and_others_fetched(drive, story):
    document = drive.add_file("Leave", "", kind=f"{GOOGLES}document")
    drive.exports[document] = _docx("Leave is 27 days.")
    drive.add_file("notes", "Lunch is at noon.", kind="text/plain")
    drive.add_file("film.mp4", "x", kind="video/mp4")
    drive.add_file("form", "x", kind=f"{GOOGLES}form")
    drive.add_file("link", "x", kind=f"{GOOGLES}shortcut")
    await story.sync()
    assert sorted(path.partition("/")[2] for path in story.paths()) == ["Leave.docx", "notes.txt"]
    assert "Leave is 27 days." in story.texts()
    (asked,) = drive.calls_to(f"GET files/{document}/export")
    assert asked.args["mimeType"].endswith("wordprocessingml.document")


def _docx(text):
    document, held = Document(), BytesIO()
    document.add_paragraph(text)
    document.save(held)
    return held.getvalue()


async def test_folders_in_folders_are_gone_through_and_what_is_not_in_them_is_not(drive, story):
    inner = drive.add_folder("2026", drive.add_folder("Rules", drive.root))
    drive.add_file("leave.md", "27 days.", inner)
    drive.add_file("secret.md", "No.", drive.add_folder("Elsewhere"))
    await story.sync()
    assert (story.standing.error, list(_readers(story))) == (None, ["leave.md"])


async def test_what_may_not_be_fetched_or_is_too_large_is_left_out_and_no_fault(drive, story):
    kept = drive.add_file("kept.md", "Not to be fetched.")
    drive.files[kept]["capabilities"]["canDownload"] = False
    large = drive.add_file("large.md", "Large.")
    drive.files[large]["size"] = str(10**12)
    sheet = drive.add_file("sheet", "", kind=f"{GOOGLES}spreadsheet")
    drive.fail(f"GET files/{sheet}/export", status=403, reason="exportSizeLimitExceeded", times=100)
    drive.add_file("leave.md", "27 days.")
    await story.sync()
    assert (story.standing.error, list(_readers(story))) == (None, ["leave.md"])


@pytest.mark.parametrize(
    "gone", [lambda drive: drive.files.pop(drive.root), lambda drive: drive.files[drive.root].update(trashed=True)]
)
async def test_a_folder_that_was_named_and_is_gone_is_a_fault_and_not_an_empty_one(drive, story, gone):
    await story.bench.publish(FIRST)
    await story.sync()
    gone(drive)
    for _ in range(3):
        await story.sync(allow_removal=True)
    assert (story.paths(), story.standing.missed) == (story.expected(), ())
    assert story.standing.error


async def test_a_folder_within_that_is_closed_takes_nothing_out_and_stops_no_other(drive, story):
    inner = drive.add_folder("Rules", drive.root)
    drive.add_file("leave.md", "27 days.", inner)
    await story.sync()
    drive.add_file("desk.md", "Shared.")
    listed = drive._listed
    drive._listed = lambda args: drive._error(403) if inner in args["q"] else listed(args)
    for _ in range(3):
        await story.sync()
    assert sorted(_readers(story)) == ["desk.md", "leave.md"]
    assert "insufficientFilePermissions (403)" in story.standing.error


async def test_a_search_that_was_not_whole_takes_nothing_out(drive, story):
    await story.bench.publish(FIRST)
    await story.sync()
    listed = drive._json
    drive._json = lambda told, args: listed({"files": [], "incompleteSearch": True} if "files" in told else told, args)
    for _ in range(3):
        await story.sync(allow_removal=True)
    assert (story.paths(), story.standing.missed) == (story.expected(), ())
    assert "did not search all of it" in story.standing.error


async def test_a_token_of_a_page_that_is_not_known_any_more_begins_its_folder_anew(drive, story):
    await story.bench.publish(FIRST)
    kept = []
    await story.sync(keep=kept.append)
    story.standing = replace(kept[0], cursor=json.dumps([[drive.root], "long gone"]))
    await story.sync()
    assert (story.standing.error, story.paths()) == (None, story.expected())


async def test_a_token_that_ran_out_before_its_time_is_fetched_anew(drive, story):
    await story.bench.publish(FIRST)
    drive.fail("GET files", status=401)
    await story.sync()
    assert (story.standing.error, len(drive.tokens)) == (None, 2)


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ({"status": 403, "reason": "userRateLimitExceeded", "retry_after": 7200}, "limits requests"),
        ({"status": 403, "reason": "dailyLimitExceeded"}, "gives no more today"),
        ({"status": 400}, "does not understand"),
        ({"status": 302, "headers": {"Location": "http://127.0.0.1:9/"}}, "(302)"),
    ],
)
async def test_what_google_refuses_is_told_in_words(drive, story, fault, said):
    await story.bench.publish(FIRST)
    drive.fail("GET files", times=100, **fault)
    await story.sync()
    assert said in story.standing.error


async def test_no_key_and_no_token_is_logged(drive, story, caplog):
    caplog.set_level(logging.DEBUG)
    await story.bench.publish(FIRST)
    await story.sync()
    assert drive.tokens[0] not in caplog.text
    assert "PRIVATE KEY" not in caplog.text
    assert "assertion" not in caplog.text


async def test_a_renamed_file_is_the_same_document_and_one_of_another_kind_is_another(drive, story):
    file = drive.add_file("leave.md", "27 days.")
    await story.sync()
    drive.files[file]["name"] = "holidays.md"
    await story.sync()
    assert list(_readers(story)) == ["leave.md"]
    drive.files[file] |= {"name": "leave.txt", "mimeType": "text/plain"}
    drive.write(file, b"28 days.")
    await story.sync()
    assert "leave.txt" in _readers(story)


@pytest.mark.parametrize("address", ["gdrive:", "gdrive:../x", "gdrive:a' or 'b", f"gdrive:{'x' * 101}"])
def test_what_is_no_id_is_refused(address):
    with pytest.raises(BadInput):
        drive_folders.connect(address, Settings())


@pytest.mark.parametrize("told", ["", "{", "[]", '{"type": "service_account"}', '{"client_email": 1, "token_uri": 2}'])
def test_a_file_that_is_no_key_is_refused(tmp_path, told):
    (tmp_path / "key.json").write_text(told)
    with pytest.raises(BadSetting):
        drive_folders.connect("gdrive:x", Settings(gdrive_key_file=tmp_path / "key.json"))


def test_a_key_and_readers_that_are_some_are_needed(tmp_path):
    unknown = {"gdrive_key_file": tmp_path, "gdrive_readers": ("a=x:y",)}
    for told in ({}, {"gdrive_key_file": tmp_path / "none.json"}, unknown):
        with pytest.raises(BadSetting):
            drive_folders.connect("gdrive:x", Settings(**told))


def test_the_extra_is_named_where_it_is_not_installed(monkeypatch):
    for name in ("bots.drive_folders", "bots.drive_api", "google.auth.exceptions"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, "google.auth.exceptions", None)
    with pytest.raises(BadSetting, match="need the extra sources"):
        kind_of("gdrive:x").connect("gdrive:x", Settings())


@pytest.mark.skipif(not DESCRIPTION.is_file(), reason="Google's description of Drive is not at hand")
async def test_requests_and_answers_are_as_google_describes_them(drive, story):
    document = drive.add_file("Leave", "", kind=f"{GOOGLES}document")
    drive.exports[document] = _docx("Leave is 27 days.")
    shared = drive.add_file("pay.md", "Pay is 9.", drive.add_folder("Rules", drive.root))
    drive.files[shared]["driveId"] = "d1"
    drive.share(shared, {**GROUP, "expirationTime": "2120-01-01T00:00:00.000Z"})
    await story.sync()
    oracle = DriveOracle(json.loads(DESCRIPTION.read_text()))
    assert {call.what for call in drive.calls} == {"", "media", "export", "permissions"}
    assert [(call.name, problem) for call in drive.calls for problem in oracle(call)] == []
    assert drive.files[drive.root]["mimeType"] == FOLDER
