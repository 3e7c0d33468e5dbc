"""Spaces of Confluence as a source: restrictions of pages and of those above them, and what is never asked or said."""

from __future__ import annotations

import logging
import sys

import pytest

from bots import confluence_pages
from bots.source_kinds import kind_of
from core.access.readers import LET_THROUGH, NOBODY
from core.errors import BadInput, BadSetting
from core.settings import Settings
from tests.emulators.confluence_emu import ConfluenceEmulator
from tests.unit.core.indexing.test_sources import InStep

ANNA = {"type": "known", "accountId": "a1", "email": "Anna@example.test", "displayName": "Anna Kern"}
BEN = {"type": "known", "accountId": "b2", "email": "", "displayName": "Ben"}
GROUP = {"type": "group", "name": "HR Team", "id": "g1"}
NAMED = ("hr team=slack:S0HR", "b2=slack:U0BEN")


@pytest.fixture
async def site():
    async with ConfluenceEmulator() as emulator:
        yield emulator


class Bench:
    def __init__(self, site, address="confluence:ENG", **told):
        self.address = address
        login = {"confluence_user": site.user, "confluence_token": site.token, "confluence_readers": NAMED}
        self.settings = Settings(**{"confluence_url": site.site, **login, **told})

    def source(self):
        return confluence_pages.connect(self.address, self.settings)


async def _readers(site, tmp_path, page="2"):
    story = InStep(tmp_path, Bench(site))
    await story.sync()
    found = {document.path.partition("/")[0]: document.readers for document, *_ in story.index.stored.values()}
    return found[page]


async def test_who_reads_a_page_reads_all_pages_above_it(site, tmp_path):
    site.add_page("1", "Staff", "<p>Staff.</p>")["groups"] = [GROUP]
    site.add_page("2", "Pay", "<p>Pay is 9.</p>", above="1")["users"] = [BEN]
    assert await _readers(site, tmp_path) == (("slack:S0HR",), ("slack:U0BEN",))


@pytest.mark.parametrize(
    ("users", "groups", "readers"),
    [
        ([], [], LET_THROUGH),
        ([ANNA], [], (("oidc:anna@example.test",),)),
        ([ANNA, BEN], [GROUP], (("oidc:anna@example.test", "slack:S0HR", "slack:U0BEN"),)),
        ([{**ANNA, "email": ""}], [], NOBODY),
        ([{"email": "no address\n"}], [], NOBODY),
        ([], [{"type": "group", "id": "g9"}], NOBODY),
        (None, [], NOBODY),
    ],
    ids=["nobody named", "an address", "some", "no address", "a bad address", "a nameless group", "not told"],
)
async def test_a_restriction_admits_whom_it_names_and_is_closed_where_that_is_not_known(
    site, tmp_path, users, groups, readers
):
    site.add_page("2", "Pay", "<p>Pay is 9.</p>")
    if users is None:
        site._restriction = lambda _: {"operation": "read", "_expandable": {"restrictions": "/rest/api/content/2"}}
    else:
        site.pages["2"] |= {"users": users, "groups": groups}
    assert await _readers(site, tmp_path) == readers


async def test_a_page_below_one_that_cannot_be_looked_at_is_closed(site, tmp_path):
    site.add_page("1", "Staff", "<p>Staff.</p>")
    site.add_page("2", "Pay", "<p>Pay is 9.</p>", above="1")
    site.fail("content/1/restriction/*", status=403, times=100)
    assert await _readers(site, tmp_path) == NOBODY


async def test_a_page_tells_who_wrote_it_when_and_where_it_stands(site, tmp_path):
    site.add_page("2", "Pay & leave", "<p>Pay is 9.</p>")
    story = InStep(tmp_path, Bench(site))
    await story.sync()
    assert all(said in story.texts() for said in ("Author: Anna Kern", "Last updated: 2026-03-01", "Pay is 9."))
    (document,) = [document for document, *_ in story.index.stored.values()]
    assert (document.title, document.modified_at) == ("Pay & leave", "2026-03-01T10:00:00+00:00")


async def test_several_spaces_are_read_page_by_page(site, tmp_path):
    for number in range(7):
        site.add_page(str(number), f"Shelf {number}", f"<p>Shelf {number} is full.</p>", "ENG" if number % 2 else "HR")
    site.add_page("9", "Elsewhere", "<p>Not named.</p>", "OPS")
    story = InStep(tmp_path, Bench(site, "confluence:ENG,HR"))
    await story.sync()
    assert (story.standing.error, len(story.paths())) == (None, 7)


async def test_a_token_of_data_center_stands_alone(site, tmp_path):
    site.add_page("2", "Pay", "<p>Pay is 9.</p>")
    story = InStep(tmp_path, Bench(site, confluence_user=None))
    await story.sync()
    assert (story.standing.error, {call.auth for call in site.calls}) == (None, {f"Bearer {site.token}"})


async def test_neither_token_nor_text_is_logged(site, tmp_path, caplog):
    site.add_page("2", "Pay", "<p>Pay is 9.</p>")
    caplog.set_level(logging.DEBUG)
    await InStep(tmp_path, Bench(site)).sync()
    assert not any(secret in caplog.text for secret in (site.token, "Pay is 9", "Basic "))


async def test_a_redirect_is_not_followed(site, tmp_path):
    site.add_page("2", "Pay", "<p>Pay is 9.</p>")
    site.fail("content/search", status=302, headers={"Location": f"{site.url}/elsewhere"})
    story = InStep(tmp_path, Bench(site))
    await story.sync()
    assert "302" in story.standing.error
    assert [call.path for call in site.calls] == ["content/search"]


@pytest.mark.parametrize("address", ["confluence:", 'confluence:ENG" or space="HR', "confluence:ENG,../x"])
async def test_what_is_no_key_of_a_space_is_refused(site, address):
    with pytest.raises(BadInput):
        Bench(site, address).source()


@pytest.mark.parametrize(
    "told",
    [
        {"confluence_url": None},
        {"confluence_token": None},
        {"confluence_readers": ("hr",)},
        {"confluence_readers": ("a=x:y",)},
    ],
    ids=["no address", "no token", "no reader", "a reader nobody is"],
)
async def test_what_is_not_set_is_said_before_anything_is_asked(site, told):
    with pytest.raises(BadSetting):
        Bench(site, **told).source()


def test_what_is_not_installed_is_said_with_the_extra(monkeypatch):
    for name in [name for name in sys.modules if name.partition(".")[0] == "atlassian"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "atlassian", None)
    for name in ("bots.confluence_api", "bots.confluence_pages"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    with pytest.raises(BadSetting, match=r"errata-bot\[sources\]"):
        kind_of("confluence:ENG").connect("confluence:ENG", Settings())
