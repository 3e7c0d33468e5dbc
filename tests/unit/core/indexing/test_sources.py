"""Every kind of source stays in step: what is added, changed, gone, and what a fault in the middle may not do."""

from __future__ import annotations

import pytest

from bots.source_kinds import KINDS, kind_of
from core.errors import BadInput
from core.indexing.run import Options
from core.indexing.sources.git import connect as connect_git
from core.indexing.sources.mirror import place
from core.indexing.sources.step import Standing, keep_in_step
from core.indexing.web_page import Stores
from core.settings import Settings
from tests.fakes_index import HashingEmbedder, InMemoryIndex
from tests.source_benches import BENCHES, GitBench, site_bench

FIRST = {"leave.md": "Leave is 27 days.", "travel/rail.md": "Rail costs 7 euros.", "desk.md": "Desks are shared."}


class InStep:
    """A collection that follows a source."""

    def __init__(self, tmp_path, bench):
        self.bench, self.index = bench, InMemoryIndex()
        self.mirror = tmp_path / "kept" / "handbook"
        self.mirror.mkdir(parents=True)
        self.standing = Standing("handbook", "any", "anywhere", "default")

    async def sync(self, *, allow_removal=True, keep=lambda _: None):
        stores = Stores("default", self.index, HashingEmbedder())
        options = Options(allow_removal=allow_removal)
        self.standing, report = await keep_in_step(
            self.bench.source(), self.standing, self.mirror, stores, options, keep=keep
        )  # fmt: skip
        return report

    def paths(self):
        return sorted(path for _, path in self.index.stored)

    def expected(self, names=FIRST):
        return sorted(self.bench.path(name) for name in names)

    def texts(self):
        return "\n".join(block.text for document, *_ in self.index.stored.values() for block in document.blocks)


@pytest.fixture(params=BENCHES)
async def story(request, tmp_path):
    async with BENCHES[request.param](tmp_path) as bench:
        await bench.publish(FIRST)
        yield InStep(tmp_path, bench)


def test_every_kind_is_held_against_the_contract():
    kinds = {kind.name for kind in KINDS}
    assert kinds == set(BENCHES), "BENCHES of tests/source_benches.py opens a bench of each kind"


async def test_all_of_a_source_is_indexed_and_unchanged_the_second_time(story):
    await story.sync()
    assert story.paths() == story.expected()
    assert (story.standing.error, story.standing.documents) == (None, 3)
    assert story.standing.whole_at
    report = await story.sync()
    assert (len(report.unchanged), report.indexed, report.removed) == (3, (), ())


async def test_what_is_added_and_changed_is_read_and_nothing_else(story):
    await story.sync()
    await story.bench.publish({**FIRST, "leave.md": "Leave is 28 days.", "new.md": "Lunch is at noon."})
    report = await story.sync()
    assert [entry.path for entry in report.indexed] == story.expected(["leave.md", "new.md"])
    assert "28 days" in story.texts()
    assert all(document.modified_at for document, *_ in story.index.stored.values())


async def test_what_vanished_is_marked_first_and_leaves_when_it_is_missed_again(story):
    await story.sync()
    await story.bench.publish({path: text for path, text in FIRST.items() if path != "desk.md"})
    first = await story.sync()
    assert (first.removed, len(story.standing.missed), story.paths()) == ((), 1, story.expected())
    gone = story.bench.path("desk.md")
    second = await story.sync()
    assert [entry.path for entry in second.removed] == [gone]
    assert (story.standing.missed, gone in story.paths()) == ((), False)


async def test_what_comes_back_in_between_stays(story):
    await story.sync()
    await story.bench.publish({path: text for path, text in FIRST.items() if path != "desk.md"})
    await story.sync()
    await story.bench.publish(FIRST)
    await story.sync()
    assert (story.standing.missed, story.paths()) == ((), story.expected())


async def test_a_source_that_is_down_loses_nothing_however_often_it_is_asked(story):
    await story.sync()
    whole_at = story.standing.whole_at
    await story.bench.break_down()
    for _ in range(3):
        report = await story.sync()
        assert (report.removed, story.standing.whole_at) == ((), whole_at)
        assert story.standing.error
    assert story.paths() == story.expected()
    await story.bench.recover()
    assert (len((await story.sync()).unchanged), story.standing.error) == (3, None)


async def test_half_a_source_gone_at_once_waits_for_a_word(story):
    await story.sync()
    await story.bench.publish({"leave.md": FIRST["leave.md"]})
    for _ in range(3):
        await story.sync(allow_removal=False)
    assert story.paths() == story.expected()
    assert "nothing was removed" in story.standing.error


async def test_a_page_that_fails_in_the_middle_makes_a_listing_partial(tmp_path):
    async with site_bench(tmp_path) as bench:
        await bench.publish(FIRST)
        story = InStep(tmp_path, bench)
        await story.sync()
        await bench.publish({path: text for path, text in FIRST.items() if path != "desk.md"})
        bench.pages["/leave.md"] = (403, {}, b"")
        for _ in range(3):
            await story.sync()
        assert (story.paths(), story.standing.missed) == (sorted(FIRST), ())
        assert "403" in story.standing.error


async def test_a_site_is_asked_with_conditions_only_where_robots_may_read_and_links_its_pages(tmp_path):
    async with site_bench(tmp_path) as bench:
        await bench.publish(FIRST)
        story = InStep(tmp_path, bench)
        await story.sync()
        story.bench.pages["/leave.md"] = (304, {}, b"")
        report = await story.sync()
        assert len(report.unchanged) == 3
        assert story.index.stored[("default", "leave.md")][0].url == f"{bench.root}/leave.md"
        assert not any("/secret" in head for head in bench.seen)
        asked = [head for head in bench.seen if head.startswith("GET /leave.md")]
        assert ["if-none-match" in head.lower() for head in asked] == [False, True]


async def test_a_sitemap_that_was_cut_off_is_a_fault(tmp_path):
    async with site_bench(tmp_path) as bench:
        await bench.publish(FIRST)
        story = InStep(tmp_path, bench)
        await story.sync()
        bench.pages["/sitemap.xml"] = (200, {}, bench.pages["/sitemap.xml"][2][:90])
        await story.sync()
        assert "no whole sitemap" in story.standing.error


async def test_links_submodules_and_hooks_of_a_repository_are_left_alone(tmp_path):
    bench = GitBench(tmp_path)
    (bench.work / "passwd.md").symlink_to("/etc/passwd")
    (bench.work / ".gitmodules").write_text(f'[submodule "x"]\npath = x\nurl = file://{tmp_path}\n')
    await bench.publish(FIRST)
    story = InStep(tmp_path, bench)
    await story.sync()
    assert story.paths() == story.expected()
    assert not list(tmp_path.glob("kept/.handbook.git/hooks/*"))


@pytest.mark.parametrize("address", ["ext::sh -c id", "--upload-pack=id", "file:///etc", "https://a:b@host.example/x"])
def test_addresses_that_run_something_or_hold_a_password_are_no_repository(address):
    with pytest.raises(BadInput):
        connect_git(address, Settings())


@pytest.mark.parametrize("path", ["../x.md", "/etc/x.md", "a/../../x.md", ""])
def test_no_path_of_a_source_leads_out_of_its_folder(tmp_path, path):
    with pytest.raises(ValueError):  # noqa: PT011 - whatever it says
        place(tmp_path, path)


def test_an_address_tells_its_kind(tmp_path):
    told = {
        "https://host.example/team/handbook.git": "git",
        "https://host.example/docs/": "site",
        str(tmp_path): "folder",
    }
    assert {address: kind_of(address).name for address in told} == told
    with pytest.raises(BadInput):
        kind_of("gopher://host.example")


async def test_a_file_that_became_a_folder_is_one(tmp_path):
    bench = GitBench(tmp_path)
    await bench.publish({"rules.md": "Be kind."})
    story = InStep(tmp_path, bench)
    await story.sync()
    (bench.work / "rules.md").unlink()
    await bench.publish({"rules.md/first.md": "Be kind."})
    await story.sync()
    assert story.standing.error is None
    assert "rules.md/first.md" in story.paths()


async def test_a_page_below_a_page_and_pages_told_apart_by_queries_are_files_of_their_own(tmp_path):
    async with site_bench(tmp_path) as bench:
        await bench.publish({"a.md": "One.", "a.md/b.md": "Two.", "c?x=1.md": "Three.", "c?x=2.md": "Four."})
        story = InStep(tmp_path, bench)
        await story.sync()
        assert (story.standing.error, len(story.paths())) == (None, 4)


async def test_an_address_longer_than_sitemaps_may_hold_is_passed_over(tmp_path):
    async with site_bench(tmp_path) as bench:
        await bench.publish({"leave.md": "Leave is 27 days.", f"{'x' * 2_100}.md": "Too long."})
        story = InStep(tmp_path, bench)
        await story.sync()
        assert (story.standing.error, story.paths()) == (None, ["leave.md"])
