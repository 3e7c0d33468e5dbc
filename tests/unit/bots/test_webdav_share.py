"""Folders of a WebDAV share as a source: manifests beside files, what is no document, and what is never followed."""

from __future__ import annotations

import logging

import pytest

from bots import webdav_share
from core.access.readers import LET_THROUGH, NOBODY
from core.errors import BadInput, BadSetting
from core.settings import Settings
from tests.emulators.webdav_emu import WebDavEmulator
from tests.source_benches import WebDavBench
from tests.unit.core.indexing.test_sources import InStep


@pytest.fixture
async def share():
    async with WebDavEmulator() as emulator:
        yield emulator


def _readers(story):
    return {document.path: document.readers for document, *_ in story.index.stored.values()}


async def test_a_manifest_on_the_share_tells_who_reads_what_lies_beside_it(share, tmp_path):
    told = '[readers]\n"pay.md" = ["slack:S0HR"]\n'
    share.files = {"team/hr/.errata-readers.toml": told, "team/hr/pay.md": "Pay is 9.", "team/hr/leave.md": "27 days."}
    story = InStep(tmp_path, WebDavBench(share))
    await story.sync()
    assert _readers(story) == {"hr/pay.md": (("slack:S0HR",),), "hr/leave.md": LET_THROUGH}
    del share.files["team/hr/.errata-readers.toml"]
    await story.sync()
    assert _readers(story)["hr/pay.md"] == LET_THROUGH


async def test_a_manifest_that_cannot_be_read_closes_its_folder_alone(share, tmp_path):
    share.files = {
        "team/hr/.errata-readers.toml": "",
        "team/hr/pay.md": "Pay is 9.",
        "team/desk.md": "Desks are shared.",
    }
    share.fail("GET team/hr/.errata-readers.toml", status=403, times=100)
    story = InStep(tmp_path, WebDavBench(share))
    await story.sync()
    assert _readers(story) == {"hr/pay.md": NOBODY, "desk.md": LET_THROUGH}
    assert ".errata-readers.toml" in story.standing.error


async def test_names_of_any_kind_are_found_and_what_is_no_document_is_not_fetched(share, tmp_path):
    share.files = {"team/Größe & Maß/A? 100% #1.md": "27 cm.", "team/film.mp4": "x", "elsewhere/x.md": "No."}
    story = InStep(tmp_path, WebDavBench(share))
    await story.sync()
    assert (story.standing.error, story.paths()) == (None, ["Größe & Maß/A? 100% #1.md"])
    assert not share.calls_to("GET team/film.mp4")


async def test_a_redirect_is_not_followed_and_no_password_is_logged(share, tmp_path, caplog):
    caplog.set_level(logging.DEBUG)
    share.files = {"team/pay.md": "Pay is 9."}
    share.fail("GET team/pay.md", status=302, headers={"Location": f"{share.url}/dav/other.md"}, times=100)
    story = InStep(tmp_path, WebDavBench(share))
    await story.sync()
    assert "302" in story.standing.error
    assert not share.calls_to("GET other.md")
    assert share.password not in caplog.text


async def test_a_listing_that_is_no_listing_is_a_fault(share, tmp_path):
    share.files = {"team/pay.md": "Pay is 9."}
    story = InStep(tmp_path, WebDavBench(share))
    await story.sync()
    share._listed = lambda _: "<html>Sign in"
    for _ in range(3):
        await story.sync()
    assert "did not answer as it should" in story.standing.error
    assert story.paths() == ["pay.md"]


async def test_a_listing_that_names_what_lies_outside_writes_nothing_there(share, tmp_path):
    share.files = {"team/pay.md": "Pay is 9."}
    listed = share._listed
    share._listed = lambda path: listed(path).replace("/dav/team/pay.md", "/dav/team/../../../pay.md")
    story = InStep(tmp_path, WebDavBench(share))
    await story.sync()
    assert not list(tmp_path.rglob("pay.md"))


@pytest.mark.parametrize("address", ["webdav:../x", "webdav:a/../../x", "webdav:a\nb"])
def test_what_leads_out_of_the_share_is_refused(address):
    with pytest.raises(BadInput):
        webdav_share.connect(address, Settings())


def test_a_share_and_a_login_are_needed():
    with pytest.raises(BadSetting):
        webdav_share.connect("webdav:Handbook", Settings())
