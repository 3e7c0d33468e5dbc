"""Scanned pages: read by Tesseract (or what stands in for it), with figures marked that it was not sure of."""

from __future__ import annotations

import shutil
import zlib

import pytest

from core.errors import NotADocument, Unreadable, Wordless
from core.indexing.chunking import chunk_document
from core.indexing.documents import Document
from core.indexing.isolation import IsolatedReader
from core.indexing.readers.scans import languages_to_read, scanned_page, words_of
from core.indexing.reading import read
from core.indexing.sync import sync
from core.reading.amounts import read_amounts
from tests.fakes_index import InMemoryIndex
from tests.indexing_files import pdf, picture

SCAN = pdf([], [], pictures=True)
HEADS = "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext"


def row(text, sure=96.0, line=1, paragraph=1, level=5):
    return f"{level}\t1\t1\t{paragraph}\t{line}\t1\t0\t0\t9\t9\t{sure}\t{text}"


def table(*rows):
    return "\n".join([HEADS, row("", -1, level=4), *rows])


SURE = table(
    *(row(word) for word in ("We", "drove", "184,220", "kilometres", "in", "2024", "at", "a", "cost", "of")),
    row("27,431", 71.5),
    row("EUR"),
)
UNSURE = table(*(row(word, 60.0, paragraph=2) for word in ["The", "van", "cost", "31,118", "EUR"]))


def stand_in(folder, monkeypatch, *tables, languages="deu eng osd", code=0):
    """A Tesseract that says one table a call, and takes note of how it was called."""
    for number, said in enumerate(tables):
        (folder / f"page{number}.tsv").write_text(said, encoding="utf-8")
    program = folder / "tesseract"
    listed = "\\n".join(["List of languages:", *languages.split()])
    program.write_text(
        f"""#!/bin/sh
if [ "$1" = --list-langs ]; then printf '{listed}\\n'; exit 0; fi
size=$(wc -c)
[ {code} = 0 ] || {{ echo 'no such thing' >&2; exit {code}; }}
[ "$size" -gt 1000 ] && [ "$4" = deu+eng ] || exit 9
if mkdir {folder}/first 2>/dev/null; then cat {folder}/page0.tsv; else cat {folder}/page1.tsv; fi
"""
    )
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:/usr/bin:/bin")


def test_pages_that_are_pictures_are_named_and_left_to_who_reads_scans():
    assert read("a.pdf", SCAN).scanned == (1, 2)
    assert read("a.pdf", pdf(["Text."])).scanned == ()


def test_a_figure_that_is_not_sure_is_marked_and_so_is_each_of_a_page_that_is_not():
    assert scanned_page(words_of(SURE)).lines == (("We drove 184,220 kilometres in 2024 at a cost of 27,431‽ EUR", 0),)
    assert scanned_page(words_of(UNSURE)).lines == (("The van cost 31,118‽ EUR", 0),)
    assert scanned_page(words_of("")).lines == ()


async def test_a_scan_is_read_page_by_page_and_told_how_sure_that_is(tmp_path, monkeypatch):
    stand_in(tmp_path, monkeypatch, SURE, UNSURE)
    async with IsolatedReader() as reader:
        reading = await reader.read("a.pdf", SCAN)
    assert [(block.page, block.sure) for block in reading.blocks] == [(1, 0.94), (2, 0.6)]
    assert reading.notes == ("Pages read from pictures, and how sure: 1 (94%), 2 (60%).",)
    document = Document("default", "a.pdf", "pdf", "hash", reading.blocks)
    chunks = chunk_document(document)
    assert [chunk.method for chunk in chunks] == ["scan 0.94", "scan 0.60"]
    assert [amount.value for chunk in chunks for amount in read_amounts(chunk.text)] == [184_220]


@pytest.mark.parametrize(
    ("given", "reason"),
    [({"languages": ""}, "Install Tesseract"), ({"code": 3}, "no such thing"), ({}, "nothing could be read")],
)
async def test_a_scan_that_cant_be_read_is_named_with_the_reason(tmp_path, monkeypatch, given, reason):
    stand_in(tmp_path, monkeypatch, table(), table(), **given)
    async with IsolatedReader() as reader:
        with pytest.raises(Unreadable, match=reason):
            await reader.read("a.pdf", SCAN)


async def test_a_document_with_text_is_read_without_its_pictures_where_nobody_reads_them(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    async with IsolatedReader(scan_languages="off") as reader:
        reading = await reader.read("a.pdf", pdf(["Some text."], [], pictures=True))
    assert (reading.scanned, reading.notes) == ((2,), ("Pages without text: 2.",))


def test_languages_are_those_wanted_that_are_installed(tmp_path, monkeypatch):
    stand_in(tmp_path, monkeypatch)
    assert languages_to_read("") == "deu+eng"
    assert languages_to_read("eng, fra") == "eng"
    assert languages_to_read("off") == ""
    with pytest.raises(Unreadable, match="none of the languages fra here"):
        languages_to_read("fra")


@pytest.mark.parametrize(
    ("name", "data", "pages"),
    [
        ("a.png", picture("PNG"), 1),
        ("a.jpg", picture("JPEG"), 1),
        ("no-suffix", picture("WEBP"), 1),
        ("a.tiff", picture("TIFF", pages=3), 3),
    ],
)
def test_a_picture_is_a_page_and_a_tiff_as_many_as_it_holds(name, data, pages):
    reading = read(name, data)
    assert (reading.file_type, reading.blocks, reading.scanned) == ("picture", (), tuple(range(1, pages + 1)))


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (picture("PNG", size=(64, 64)), "64 x 64 pixels"),
        (picture("PNG")[:30], "damaged"),
        (picture("TIFF")[:9], "damaged"),
        (b"no picture at all", "but none"),
    ],
)
def test_icons_and_damaged_pictures_are_no_documents(data, reason):
    with pytest.raises(NotADocument, match=reason):
        read("a.png", data)


def test_a_picture_that_would_fill_the_memory_is_refused_before_it_is_unpacked():
    header = picture("PNG").replace((640).to_bytes(4) + (480).to_bytes(4), (30_000).to_bytes(4) + (20_000).to_bytes(4))
    whole = header[:29] + zlib.crc32(header[12:29]).to_bytes(4) + header[33:]
    with pytest.raises(Unreadable, match="Too large"):
        read("a.png", whole)


async def test_what_is_written_on_a_picture_is_read_page_by_page_and_told_as_it_goes(tmp_path, monkeypatch):
    stand_in(tmp_path, monkeypatch, SURE, UNSURE)
    told = []
    async with IsolatedReader() as reader:
        reading = await reader.read("a.tif", picture("TIFF", pages=2), lambda done, of: told.append((done, of)))
    assert [(block.page, block.sure) for block in reading.blocks] == [(1, 0.94), (2, 0.6)]
    assert told == [(0, 2), (1, 2)]


async def test_a_photo_is_skipped_and_looked_at_once_and_without_tesseract_told_how_to_read_it(tmp_path, monkeypatch):
    shelf, index, steps = tmp_path / "shelf", InMemoryIndex(), []
    shelf.mkdir()
    (shelf / "beach.jpg").write_bytes(picture("JPEG"))
    monkeypatch.setenv("PATH", "/nowhere")
    report = await sync(shelf, "default", index, None)
    assert [(one.path, "Tesseract is installed" in one.reason) for one in report.skipped] == [("beach.jpg", True)]
    stand_in(tmp_path, monkeypatch, table(row("~", 12.0), row("ay", 31.0)))
    report = await sync(shelf, "default", index, None, steps.append)
    assert [(one.path, one.reason) for one in report.skipped] == [("beach.jpg", Wordless().message)]
    assert {(step.data.get("page"), step.data.get("pages")) for step in steps} >= {(1, 1)}
    report = await sync(shelf, "default", index, None)
    assert [one.path for one in report.unchanged] == ["beach.jpg"]
    assert not report.failed


@pytest.mark.skipif(shutil.which("tesseract") is None, reason="Tesseract is not installed")
@pytest.mark.parametrize("kind", ["PDF", "PNG", "JPEG"])
async def test_tesseract_reads_what_stands_on_a_picture(kind):
    import io

    from PIL import Image, ImageDraw, ImageFont

    drawn = Image.new("L", (1240, 400), 255)
    ImageDraw.Draw(drawn).text(
        (80, 120), "The fleet drove 184,220 kilometres.", font=ImageFont.load_default(48), fill=0
    )
    packed = io.BytesIO()
    drawn.save(packed, kind, resolution=150)
    async with IsolatedReader(scan_languages="eng") as reader:
        reading = await reader.read(f"a.{kind.lower()}", packed.getvalue())
    assert "184,220 kilometres" in reading.blocks[0].text
