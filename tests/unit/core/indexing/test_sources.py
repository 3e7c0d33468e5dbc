"""Every kind of source stays in step: what is added, changed, gone, and what a fault in the middle may not do."""

from __future__ import annotations

import subprocess
from contextlib import asynccontextmanager

import pytest

from core.errors import BadInput
from core.indexing.run import Options
from core.indexing.sources.folder import Folder
from core.indexing.sources.git import GitRepository
from core.indexing.sources.git import connect as connect_git
from core.indexing.sources.kinds import KINDS, kind_of
from core.indexing.sources.mirror import place
from core.indexing.sources.site import Site
from core.indexing.sources.step import Standing, keep_in_step
from core.indexing.web_page import Stores
from tests.fakes_index import HashingEmbedder, InMemoryIndex
from tests.unit.core.indexing.test_web import LOOPBACK, server

FIRST = {"leave.md": "Leave is 27 days.", "travel/rail.md": "Rail costs 7 euros.", "desk.md": "Desks are shared."}


class FolderBench:
    """A folder that holds what it is told to."""

    def __init__(self, tmp_path):
        self.there, self.away = tmp_path / "origin", tmp_path / "unmounted"
        self.there.mkdir()

    async def publish(self, texts):
        for file in [f for f in self.there.rglob("*.md") if f.relative_to(self.there).as_posix() not in texts]:
            file.unlink()
        for path, text in texts.items():
            (self.there / path).parent.mkdir(exist_ok=True)
            (self.there / path).write_text(text)

    async def break_down(self):
        self.there.rename(self.away)

    async def recover(self):
        self.away.rename(self.there)

    def source(self):
        return Folder(self.there)


class GitBench(FolderBench):
    """A bare repository, into which a working folder is pushed."""

    def __init__(self, tmp_path):
        super().__init__(tmp_path)
        self.bare = tmp_path / "origin.git"
        self.work, self.away = self.there, tmp_path / "away.git"
        self.git("init", "--quiet", "--bare", str(self.bare))
        self.git("init", "--quiet", "--initial-branch=main")
        self.git("--git-dir", str(self.bare), "symbolic-ref", "HEAD", "refs/heads/main")

    def git(self, *words):
        named = ("-c", "user.name=A", "-c", "user.email=a@b.example")
        subprocess.run(["git", *named, *words], cwd=self.work, check=True, capture_output=True)

    async def publish(self, texts):
        await super().publish(texts)
        self.git("add", "--all")
        self.git("commit", "--quiet", "--allow-empty", "-m", "Say so")
        self.git("push", "--quiet", str(self.bare), "main")

    async def break_down(self):
        self.bare.rename(self.away)

    async def recover(self):
        self.away.rename(self.bare)

    def source(self):
        return GitRepository(str(self.bare))


class SiteBench:
    """A web site with a sitemap, conditional answers and a page that robots may not read."""

    def __init__(self, port, pages, seen):
        self.root, self.pages, self.seen = f"http://shop.example:{port}", pages, seen
        pages["/robots.txt"] = (200, {}, b"User-agent: *\nDisallow: /secret")

    async def publish(self, texts):
        for path in [path for path in self.pages if path.endswith(".md")]:
            del self.pages[path]
        self.pages |= {
            f"/{path}": (200, {"Content-Type": "text/markdown", "ETag": f'"{hash(text)}"'}, text.encode())
            for path, text in texts.items()
        }
        listed = "".join(f"<url><loc>{self.root}/{path}</loc></url>" for path in [*texts, "secret.md"])
        self.pages["/sitemap.xml"] = (200, {}, f'<?xml version="1.0"?><urlset>{listed}</urlset>'.encode())

    async def break_down(self):
        self.kept, self.pages["/sitemap.xml"] = self.pages["/sitemap.xml"], (503, {}, b"")

    async def recover(self):
        self.pages["/sitemap.xml"] = self.kept

    def source(self):
        return Site(self.root, LOOPBACK)


@asynccontextmanager
async def _folder_bench(tmp_path):
    yield FolderBench(tmp_path)


@asynccontextmanager
async def _git_bench(tmp_path):
    yield GitBench(tmp_path)


@asynccontextmanager
async def _site_bench(_):
    pages = {}
    async with server(pages) as (port, seen):
        yield SiteBench(port, pages, seen)


BENCHES = {"folder": _folder_bench, "git": _git_bench, "site": _site_bench}


class InStep:
    """A collection that follows a source."""

    def __init__(self, tmp_path, bench):
        self.bench, self.index = bench, InMemoryIndex()
        self.mirror = tmp_path / "kept" / "handbook"
        self.mirror.mkdir(parents=True)
        self.standing = Standing("handbook", "any", "anywhere", "default")

    async def sync(self, *, allow_removal=True):
        stores = Stores("default", self.index, HashingEmbedder())
        options = Options(allow_removal=allow_removal)
        self.standing, report = await keep_in_step(
            self.bench.source(), self.standing, self.mirror, stores, options
        )  # fmt: skip
        return report

    def paths(self):
        return sorted(path for _, path in self.index.stored)


@pytest.fixture(params=BENCHES)
async def story(request, tmp_path):
    async with BENCHES[request.param](tmp_path) as bench:
        await bench.publish(FIRST)
        yield InStep(tmp_path, bench)


def test_every_kind_is_held_against_the_contract():
    assert {kind.name for kind in KINDS} == set(BENCHES)


async def test_all_of_a_source_is_indexed_and_unchanged_the_second_time(story):
    await story.sync()
    assert story.paths() == sorted(FIRST)
    assert (story.standing.error, story.standing.documents) == (None, 3)
    assert story.standing.whole_at
    report = await story.sync()
    assert (len(report.unchanged), report.indexed, report.removed) == (3, (), ())


async def test_what_is_added_and_changed_is_read_and_nothing_else(story):
    await story.sync()
    await story.bench.publish({**FIRST, "leave.md": "Leave is 28 days.", "new.md": "Lunch is at noon."})
    report = await story.sync()
    assert [entry.path for entry in report.indexed] == ["leave.md", "new.md"]
    assert all(document.modified_at for document, *_ in story.index.stored.values())


async def test_what_vanished_is_marked_first_and_leaves_when_it_is_missed_again(story):
    await story.sync()
    await story.bench.publish({path: text for path, text in FIRST.items() if path != "desk.md"})
    first = await story.sync()
    assert (first.removed, len(story.standing.missed), "desk.md" in story.paths()) == ((), 1, True)
    second = await story.sync()
    assert [entry.path for entry in second.removed] == ["desk.md"]
    assert (story.standing.missed, "desk.md" in story.paths()) == ((), False)


async def test_what_comes_back_in_between_stays(story):
    await story.sync()
    await story.bench.publish({path: text for path, text in FIRST.items() if path != "desk.md"})
    await story.sync()
    await story.bench.publish(FIRST)
    await story.sync()
    assert (story.standing.missed, story.paths()) == ((), sorted(FIRST))


async def test_a_source_that_is_down_loses_nothing_however_often_it_is_asked(story):
    await story.sync()
    whole_at = story.standing.whole_at
    await story.bench.break_down()
    for _ in range(3):
        report = await story.sync()
        assert (report.removed, story.standing.whole_at) == ((), whole_at)
        assert story.standing.error
    assert story.paths() == sorted(FIRST)
    await story.bench.recover()
    assert (len((await story.sync()).unchanged), story.standing.error) == (3, None)


async def test_half_a_source_gone_at_once_waits_for_a_word(story):
    await story.sync()
    await story.bench.publish({"leave.md": FIRST["leave.md"]})
    for _ in range(3):
        await story.sync(allow_removal=False)
    assert story.paths() == sorted(FIRST)
    assert "nothing was removed" in story.standing.error


async def test_a_page_that_fails_in_the_middle_makes_a_listing_partial(tmp_path):
    async with _site_bench(tmp_path) as bench:
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
    async with _site_bench(tmp_path) as bench:
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
    async with _site_bench(tmp_path) as bench:
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
    assert story.paths() == sorted(FIRST)
    assert not list(tmp_path.glob("kept/.handbook.git/hooks/*"))


@pytest.mark.parametrize("address", ["ext::sh -c id", "--upload-pack=id", "file:///etc", "https://a:b@host.example/x"])
def test_addresses_that_run_something_or_hold_a_password_are_no_repository(address):
    with pytest.raises(BadInput):
        connect_git(address)


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
    async with _site_bench(tmp_path) as bench:
        await bench.publish({"a.md": "One.", "a.md/b.md": "Two.", "c?x=1.md": "Three.", "c?x=2.md": "Four."})
        story = InStep(tmp_path, bench)
        await story.sync()
        assert (story.standing.error, len(story.paths())) == (None, 4)


async def test_an_address_longer_than_sitemaps_may_hold_is_passed_over(tmp_path):
    async with _site_bench(tmp_path) as bench:
        await bench.publish({"leave.md": "Leave is 27 days.", f"{'x' * 2_100}.md": "Too long."})
        story = InStep(tmp_path, bench)
        await story.sync()
        assert (story.standing.error, story.paths()) == (None, ["leave.md"])
