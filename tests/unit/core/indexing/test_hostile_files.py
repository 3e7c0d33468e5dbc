"""Files that attack: bombs in every format, and links swapped in between a folder's scan and the opening of a file."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import time
import tracemalloc
from dataclasses import replace

import pytest

from core.errors import Forbidden, NotADocument, Unreadable
from core.indexing.chunking import chunk_document
from core.indexing.documents import Document
from core.indexing.isolation import IsolatedReader
from core.indexing.readers.limits import BOT_LIMITS
from core.indexing.run import Options
from core.indexing.scanning import scan
from core.indexing.sync import sync
from tests.fakes_index import InMemoryIndex
from tests.hostile_inputs import hostile_files
from tests.indexing_files import pdf


@pytest.fixture(scope="module")
def hostile():
    return dict(hostile_files(0.1))


async def test_every_hostile_file_ends_in_a_reason_or_a_reading_and_takes_little_from_us(hostile):
    # None takes two seconds; the rest is for a machine that has much else to do.
    async with IsolatedReader(replace(BOT_LIMITS, seconds=30, memory_bytes=300_000_000)) as reader:
        for name, data in hostile.items():
            tracemalloc.start()
            try:
                said = await _said(reader, name, data)
                assert tracemalloc.get_traced_memory()[1] < 30_000_000, name
            finally:
                tracemalloc.stop()
            assert said, name
            assert (await reader.read("next.txt", b"fine")).file_type == "text"


async def _said(reader, name, data):
    try:
        return (await reader.read(name, data)).file_type
    except Unreadable as error:
        return str(error)


@pytest.mark.parametrize("name", ["laughs.docx", "laughs.xlsx", "laughs.pptx"])
async def test_entities_of_xml_are_not_multiplied(hostile, name):
    async with IsolatedReader(replace(BOT_LIMITS, memory_bytes=400_000_000)) as reader:
        assert "memory" not in await _said(reader, name, hostile[name])


async def test_hostile_files_in_a_folder_are_each_reported_and_stop_no_other(tmp_path, hostile):
    folder = tmp_path / "docs"
    folder.mkdir()
    for name in ("lies.docx", "deep.json", "lists.json", "columns.csv", "zeros.txt"):
        (folder / name).write_bytes(hostile[name])
    (folder / "fine.md").write_text("Hello.")
    (folder / "zz.jsonl").write_text('{"_id": "1", "text": "Hello."}\n')
    report = await sync(folder, "default", InMemoryIndex(), None, options=Options(BOT_LIMITS))
    assert {entry.path for entry in report.indexed} >= {"fine.md", "zz.jsonl"}
    met = [entry.path for entry in (*report.indexed, *report.skipped, *report.failed)]
    assert sorted(met) == sorted(path.name for path in folder.iterdir())


async def test_a_file_that_says_more_than_is_kept_is_refused():
    async with IsolatedReader(replace(BOT_LIMITS, read_bytes=1_000)) as reader:
        with pytest.raises(Unreadable, match="MB of text"):
            await reader.read("a.md", b"word " * 1_000)


async def test_lines_that_are_no_records_are_named_up_to_a_thousand_and_then_counted(tmp_path):
    file = tmp_path / "a.jsonl"
    file.write_text('{"_id": "1", "text": "Hello."}\n' + "no\n" * 1_500)
    report = await sync(file, "default", InMemoryIndex(), None)
    assert len(report.failed) == 1_001
    assert report.failed[-1].error == "500 more lines can't be read."
    assert len(report.indexed) == 1


async def test_records_past_the_most_are_refused(tmp_path):
    file = tmp_path / "a.jsonl"
    file.write_text("".join(json.dumps({"_id": str(n), "text": "Hello."}) + "\n" for n in range(30)))
    report = await sync(file, "default", InMemoryIndex(), None, options=Options(replace(BOT_LIMITS, records=10)))
    assert "more than 10 records" in report.failed[0].error


def test_a_long_heading_does_not_stand_above_every_passage():
    from core.indexing.reading import read

    page = f"# {'heading ' * 2_000}\n\n" + "".join(f"## Part {n}\n\n{'word ' * 150}\n\n" for n in range(50))
    reading = read("a.md", page.encode())
    chunks = chunk_document(Document("c", "a.md", "markdown", "", reading.blocks))
    assert sum(len(chunk.search_text) for chunk in chunks) < 3 * len(page)


# Links


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "secret.txt").write_text("The secret is 42.")
    made = tmp_path / "docs"
    (made / "sub").mkdir(parents=True)
    (made / "sub" / "a.md").write_text("Hello.")
    (made / "z.md").write_text("World.")
    return made


async def ingested(folder, before_open, embedder=None):
    index = InMemoryIndex()
    report = await sync(folder, "default", index, embedder, options=Options(before_open=before_open))
    texts = [chunk.text for _, chunks, _ in index.stored.values() for chunk in chunks]
    return report, texts


@pytest.mark.parametrize("name", ["a.md", "a.jsonl", "a.csv"])
async def test_a_link_swapped_in_for_a_file_after_the_scan_is_not_followed(folder, name):
    file = folder / "sub" / name
    file.write_text('{"text": "Hello."}\n')

    def swap(found):
        if found.file == file:
            file.unlink()
            file.symlink_to(folder.parent / "secret.txt")

    report, texts = await ingested(folder, swap)
    assert [(entry.path, "link" in entry.error) for entry in report.failed] == [(f"sub/{name}", True)]
    assert not any("secret" in text for text in texts)
    assert "World." in texts


async def test_a_link_swapped_in_for_a_folder_after_the_scan_is_not_followed(folder):
    elsewhere = folder.parent / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "a.md").write_text("The secret is 42.")

    def swap(found):
        if found.path == "sub/a.md":
            (folder / "sub").rename(folder / "gone")
            (folder / "sub").symlink_to(elsewhere)

    report, texts = await ingested(folder, swap)
    assert [entry.path for entry in report.failed] == ["sub/a.md"]
    assert texts == ["World."]


async def test_a_link_inside_the_folder_that_is_turned_outside_is_not_followed(folder):
    (folder / "in.md").symlink_to(folder / "z.md")

    def swap(found):
        if found.path == "in.md":
            (folder / "z.md").unlink()
            (folder / "z.md").symlink_to(folder.parent / "secret.txt")

    report, texts = await ingested(folder, swap)
    assert sorted(entry.path for entry in report.failed) == ["in.md", "z.md"]
    assert texts == ["Hello."]


@pytest.mark.parametrize("kind", ["pipe", "socket", "device"])
async def test_what_is_swapped_in_and_no_file_never_blocks(folder, kind):
    file = folder / "sub" / "a.md"

    def swap(found):
        if found.file == file:
            file.unlink()
            if kind == "pipe":
                os.mkfifo(file)
            elif kind == "device":
                file.symlink_to("/dev/tty")
            else:
                with socket.socket(socket.AF_UNIX) as made:
                    made.bind(os.path.relpath(file))

    report, texts = await asyncio.wait_for(ingested(folder, swap), 30)
    assert [entry.path for entry in report.failed] == ["sub/a.md"]
    assert texts == ["World."]


async def test_an_indexed_file_that_became_a_link_is_not_followed_when_it_is_read_anew(folder):
    secret = folder.parent / "secret.txt"
    (folder / "z.md").unlink()
    (folder / "z.md").symlink_to(secret)
    index = InMemoryIndex()
    with pytest.raises(Forbidden, match="leads outside"):
        await sync(folder / "z.md", "default", index, None, options=Options(within=folder))
    assert not index.stored


def test_a_folder_nested_without_end_is_left_at_some_depth(tmp_path):
    deep = tmp_path
    for _ in range(150):
        deep = deep / "d"
    deep.mkdir(parents=True)
    (tmp_path / "a.md").write_text("Hello.")
    found = scan(tmp_path)
    assert [file.path for file in found.files] == ["a.md"]
    assert "more than 100 folders deep" in found.failed[0][1]


def test_a_file_from_before_all_calendars_is_read(tmp_path):
    file = tmp_path / "a.md"
    file.write_text("Hello.")
    os.utime(file, (time.time(), -(2**33)))
    scanned = scan(tmp_path)
    assert [file.path for file in scanned.files] == ["a.md"]


async def test_the_reader_is_handed_a_descriptor_and_no_path(tmp_path):
    file = tmp_path / "a.md"
    file.write_text("Hello.")
    with file.open("rb") as source:
        file.unlink()
        async with IsolatedReader() as reader:
            assert (await reader.read("/etc/passwd", source)).blocks[0].text == "Hello."


async def test_a_pdf_without_text_says_so_after_all_that_was_tried():
    async with IsolatedReader() as reader:
        with pytest.raises(NotADocument):
            await reader.read("a.pdf", pdf([]))
