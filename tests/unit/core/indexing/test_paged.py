"""Batches of pages: what is over the bounds, too large or gone meanwhile, and where a stopped round goes on."""

from __future__ import annotations

import pytest

from core.access.readers import LET_THROUGH, NOBODY
from core.errors import Forbidden, NotFound, RateLimited
from core.indexing.manifests import MANIFEST, read_manifest
from core.indexing.sources.paged import BOUNDS, Batch, Bounds, Page, bring_pages
from core.indexing.sources.port import Mark, Round


def _page(name, text="Leave is 27 days.", version="1"):
    async def content():
        if isinstance(text, Exception):
            raise text
        return text.encode()

    return Page(f"{name}.md", Mark(f"https://wiki.example/{name}", version), content)


async def _bring(tmp_path, batches, known=(), cursor=None, bounds=BOUNDS):
    async def given():
        for batch in batches:
            if isinstance(batch, Exception):
                raise batch
            yield batch

    kept = []
    turn = Round("2026-11-27T09:00:00+00:00", cursor, lambda marks, at: kept.append((dict(marks), at)))
    return await bring_pages(given(), tmp_path, dict(known), turn, bounds), kept


async def test_all_batches_are_the_listing_and_what_was_not_listed_is_not_in_it(tmp_path):
    known = {"old.md": Mark("https://wiki.example/old", "1")}
    listing, kept = await _bring(tmp_path, [Batch([_page("a")], "1"), Batch([_page("b")], "2")], known)
    assert (listing.fault, set(listing.marks)) == (None, {"a.md", "b.md"})
    assert [(len(marks), at) for marks, at in kept] == [(2, "1"), (3, "2")]
    assert (tmp_path / "a.md").read_text() == "Leave is 27 days."


async def test_one_that_is_stopped_keeps_its_cursor_and_all_that_was_known(tmp_path):
    known = {"old.md": Mark("https://wiki.example/old", "1")}
    listing, kept = await _bring(tmp_path, [Batch([_page("a")], "1"), RateLimited("Slow down.")], known)
    assert (listing.fault, set(listing.marks), kept[-1][1]) == ("Slow down.", {"a.md", "old.md"}, "1")


@pytest.mark.parametrize(
    "error", [KeyError("id"), ValueError("../x"), TypeError("None")], ids=lambda e: type(e).__name__
)
async def test_an_answer_of_another_form_is_a_fault_of_this_source_alone(tmp_path, error):
    known = {"old.md": Mark("https://wiki.example/old", "1")}
    listing, _ = await _bring(tmp_path, [Batch([_page("a")], "1"), error], known)
    assert (type(error).__name__ in listing.fault, set(listing.marks)) == (True, {"a.md", "old.md"})


async def test_a_path_that_leads_out_of_the_folder_is_a_fault(tmp_path):
    listing, _ = await _bring(tmp_path, [Batch([_page("../a")], "1")])
    assert listing.fault
    assert not (tmp_path.parent / "a.md").exists()


async def test_the_cursor_stays_before_what_failed_and_is_none_at_the_end(tmp_path):
    failing = Batch([_page("b", Forbidden("Not yours."))], "2")
    stopped = [Batch([_page("a")], "1"), failing, Batch([_page("c")], "3"), RateLimited("Slow down.")]
    listing, kept = await _bring(tmp_path, stopped)
    assert (kept[-1][1], set(listing.marks)) == ("1", {"a.md", "c.md"})
    listing, kept = await _bring(tmp_path, stopped[:-1])
    assert (kept[-1][1], "Not yours." in listing.fault) == (None, True)


async def test_what_is_gone_since_it_was_listed_is_no_fault(tmp_path):
    listing, _ = await _bring(tmp_path, [Batch([_page("a", NotFound("Gone.")), _page("b")])])
    assert (listing.fault, set(listing.marks)) == (None, {"b.md"})


async def test_what_has_the_version_that_is_known_is_not_fetched(tmp_path):
    first, _ = await _bring(tmp_path, [Batch([_page("a")])])
    again, _ = await _bring(tmp_path, [Batch([_page("a", Forbidden("Asked again."))])], first.marks)
    assert again.fault is None
    (tmp_path / "a.md").unlink()
    lost, _ = await _bring(tmp_path, [Batch([_page("a")])], first.marks)
    assert (lost.fault, (tmp_path / "a.md").is_file()) == (None, True)


@pytest.mark.parametrize(
    "bounds",
    [Bounds(pages=1), Bounds(bytes=20), Bounds(seconds=-1), Bounds(page_bytes=5)],
    ids=["pages", "bytes", "seconds", "page bytes"],
)
async def test_what_is_over_the_bounds_makes_the_listing_partial(tmp_path, bounds):
    known = {"old.md": Mark("https://wiki.example/old", "1")}
    batches = [Batch([_page("a")], "1"), Batch([_page("b")], "2"), Batch([_page("c")], "3")]
    listing, _ = await _bring(tmp_path, batches, known, bounds=bounds)
    assert listing.fault
    assert "old.md" in listing.marks


@pytest.mark.parametrize(
    "readers",
    [NOBODY, (("slack:C1",),), (("slack:C1", "slack:U1"), ("slack:S1",))],
    ids=["nobody", "one group", "two groups"],
)
async def test_readers_of_a_folder_are_those_of_the_manifest_in_it(tmp_path, readers):
    listing, _ = await _bring(tmp_path, [Batch([_page("7/a")], readers={"7": readers})])
    assert read_manifest(tmp_path / "7" / MANIFEST, lambda _: True).of("a.md") == readers
    assert f"7/{MANIFEST}" in listing.marks
    again, _ = await _bring(tmp_path, [Batch([_page("7/a")], readers={"7": LET_THROUGH})], listing.marks)
    assert (set(again.marks), (tmp_path / "7" / MANIFEST).exists()) == ({"7/a.md"}, False)


def test_a_manifest_that_mixes_principals_and_lists_is_read_by_nobody(tmp_path):
    (tmp_path / MANIFEST).write_text('[readers]\n"a.md" = [["slack:C1"], "slack:U1"]\n"b.md" = [[]]\n')
    found = read_manifest(tmp_path / MANIFEST, lambda _: True)
    assert (found.of("a.md"), found.of("b.md")) == (NOBODY, NOBODY)
