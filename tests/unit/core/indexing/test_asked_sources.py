"""Every source that is asked over an API: readers, links, states, limits, expired tokens, and syncs that are killed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.indexing.standing import read_standing
from tests.source_benches import ASKED, MOVING, WITH_IDS
from tests.unit.core.indexing.test_sources import FIRST, InStep


@pytest.fixture(params=ASKED)
async def story(request, tmp_path):
    async with ASKED[request.param](tmp_path) as bench:
        await bench.publish(FIRST)
        yield InStep(tmp_path, bench)


with_ids = pytest.mark.parametrize("story", WITH_IDS, indirect=True)


def _document(story, name):
    (found,) = [document for document, *_ in story.index.stored.values() if document.path == story.bench.path(name)]
    return found


class Killed(BaseException):
    """The process is gone."""


async def test_a_document_has_its_link_its_date_and_its_author(story):
    await story.sync()
    document = _document(story, "leave.md")
    assert document.url == story.bench.link("leave.md")
    assert document.modified_at
    assert all(name in story.texts() for name in story.bench.names)


async def test_what_is_kept_to_some_is_read_by_them_alone_from_the_next_sync_on(story):
    await story.sync()
    story.bench.restrict("leave.md")
    await story.sync()
    assert _document(story, "leave.md").readers == story.bench.readers


async def test_readers_that_cannot_be_told_are_nobody(story):
    await story.sync()
    story.bench.hide_readers("leave.md")
    await story.sync()
    assert _document(story, "leave.md").readers == story.bench.unreadable
    assert story.standing.missed == ()


@with_ids
async def test_what_is_archived_stays_and_is_said_to_be(story):
    await story.sync()
    story.bench.archive("leave.md")
    await story.sync()
    document = _document(story, "leave.md")
    text = "\n".join((*document.standing, *(block.text for block in document.blocks)))
    assert read_standing(document.title, document.path, text).state == "archived"


@pytest.mark.parametrize("story", MOVING, indirect=True)
async def test_what_is_moved_or_renamed_is_the_same_document(story):
    await story.sync()
    told = story.bench.move("leave.md")
    await story.sync()
    document = _document(story, "leave.md")
    assert told in f"{document.title} {document.url}"
    assert (story.standing.error, story.standing.missed, story.paths()) == (None, (), story.expected())


async def test_a_limit_that_passes_soon_is_waited_out(story):
    story.bench.limit(retry_after=0)
    await story.sync()
    assert (story.standing.error, story.paths()) == (None, story.expected())


async def test_a_limit_that_stays_stops_the_sync_and_takes_nothing_out(story):
    await story.sync()
    changed = {path: f"{text} Changed." for path, text in FIRST.items() if path != "desk.md"}
    expected = story.expected()
    await story.bench.publish(changed)
    story.bench.limit(retry_after=7_200, times=10_000)
    for _ in range(3):
        await story.sync()
    assert (story.paths(), story.standing.missed) == (expected, ())
    assert "limit" in story.standing.error
    await story.bench.recover()
    await story.sync()
    assert (story.standing.error, len(story.standing.missed)) == (None, 1)
    assert story.texts().count("Changed.") == 2


async def test_an_expired_token_is_said_and_takes_nothing_out(story):
    await story.sync()
    story.bench.expire()
    for _ in range(3):
        await story.sync()
    assert (story.paths(), story.standing.missed) == (story.expected(), ())
    assert "token" in story.standing.error.lower()


async def test_a_sync_that_is_killed_is_gone_on_with_by_the_next(story):
    kept = []

    def keep(standing):
        kept.append(standing)
        if sum(bool(mark.version) for mark in standing.marks.values()) >= 2:
            raise Killed

    with pytest.raises(Killed):
        await story.sync(keep=keep)
    story.standing = kept[-1]
    await story.sync()
    assert (story.standing.error, story.standing.round, story.paths()) == (None, None, story.expected())
    assert [story.bench.fetched(name) for name in FIRST] == [1, 1, 1]


async def test_a_sync_that_was_killed_long_ago_begins_anew(story):
    await story.sync(keep=lambda standing: setattr(story, "kept", standing))
    await story.bench.publish({**FIRST, "leave.md": "Leave is 28 days."})
    story.standing = replace(story.kept, round="2020-01-01T00:00:00+00:00")
    await story.sync()
    assert (story.standing.error, "28 days" in story.texts()) == (None, True)
