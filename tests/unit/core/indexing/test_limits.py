"""Hostile and broken files end in a reason, never in a crash, a hang or a full machine."""

from __future__ import annotations

import contextlib
import io
import random
import tracemalloc
import zipfile
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.errors import NotADocument, Unreadable
from core.indexing.isolation import IsolatedReader
from core.indexing.readers.formats import SUFFIXES
from core.indexing.readers.limits import DEFAULT_LIMITS
from core.indexing.reading import read
from tests.indexing_files import pdf, slides, word, workbook

NAMES = sorted({f"file{suffix}" for suffix in [*SUFFIXES, ".txt", ".bin", ""]})


def office_samples():
    return {
        "a.docx": word(lambda d: d.add_paragraph("Hello")),
        "a.xlsx": workbook({"S": [["a", "b"], [1, 2]]}),
        "a.pptx": slides([("T", "B", "")]),
        "a.pdf": pdf(["Hello", "World 1 2"]),
    }


@given(st.binary(max_size=400), st.sampled_from(NAMES))
@settings(max_examples=300, deadline=None)
def test_any_bytes_are_read_or_refused_with_a_reason(data, name):
    with contextlib.suppress(Unreadable):
        assert read(name, data).blocks


@given(st.text(max_size=300), st.sampled_from(NAMES))
@settings(max_examples=300, deadline=None)
def test_any_text_is_read_or_refused_with_a_reason(text, name):
    with contextlib.suppress(Unreadable):
        assert read(name, text.encode("utf-8", errors="surrogatepass")).blocks


@pytest.mark.parametrize("name", ["a.docx", "a.xlsx", "a.pptx", "a.pdf"])
async def test_damaged_office_files_never_take_us_along(name):
    whole = office_samples()[name]
    chance = random.Random(7)
    async with IsolatedReader() as reader:
        for _ in range(25):
            damaged = bytearray(whole[: chance.randrange(len(whole) // 2, len(whole))])
            for _ in range(chance.randrange(12)):
                damaged[chance.randrange(len(damaged))] = chance.randrange(256)
            with contextlib.suppress(Unreadable):
                assert (await reader.read(name, bytes(damaged))).blocks


@pytest.mark.parametrize(
    ("name", "data", "reason"),
    [
        ("a.bin", random.Random(1).randbytes(1024), "binary data"),
        ("a.txt", b"\x89PNG\r\n\x1a\n\x00\x00", "damaged"),
        ("a.md", b"\x7fELF\x02\x01\x01\x00", "a program"),
        ("a.txt", b"SQLite format 3\x00", "a database"),
        ("a.gz", b"\x1f\x8b\x08\x00abc", "archive"),
        ("a.txt", b"", "Empty"),
        ("a.py", b"  \n\n ", "Empty"),
    ],
)
def test_what_is_no_document_says_what_it_is(name, data, reason):
    with pytest.raises(NotADocument, match=reason):
        read(name, data)


def test_old_and_encrypted_office_files_are_told_apart():
    ole = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\x00" * 512
    with pytest.raises(Unreadable, match="Encrypted"):
        read("a.docx", ole + "EncryptedPackage".encode("utf-16-le"))
    with pytest.raises(Unreadable, match="before 2007"):
        read("a.doc", ole + "WordDocument".encode("utf-16-le"))


def test_an_office_file_under_another_name_is_read_as_what_it_is():
    assert read("a.zip", office_samples()["a.xlsx"]).file_type == "xlsx"
    assert read("a.docx", office_samples()["a.pptx"]).file_type == "pptx"


def test_a_cut_off_office_file_is_corrupt():
    with pytest.raises(Unreadable, match="Corrupt"):
        read("a.docx", office_samples()["a.docx"][:900])


def test_a_zip_bomb_is_refused_before_it_is_expanded():
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        archive.writestr("word/document.xml", b"\x00" * 60_000_000)
    packed = buffer.getvalue()
    tracemalloc.start()
    try:
        with pytest.raises(Unreadable, match="Too large"):
            read("a.docx", packed)
        assert tracemalloc.get_traced_memory()[1] < 10_000_000
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(
    ("limits", "name", "data"),
    [
        (replace(DEFAULT_LIMITS, text_bytes=10), "a.md", b"more than ten bytes"),
        (replace(DEFAULT_LIMITS, cells=3), "a.csv", b"a,b\n1,2\n3,4\n"),
        (replace(DEFAULT_LIMITS, cells=3), "a.xlsx", workbook({"S": [["a", "b"], [1, 2]]})),
        (replace(DEFAULT_LIMITS, pages=1), "a.pdf", pdf(["one"], ["two"])),
        (replace(DEFAULT_LIMITS, zip_entries=2), "a.docx", office_samples()["a.docx"]),
    ],
)
def test_limits_hold(limits, name, data):
    with pytest.raises(Unreadable, match="Too large"):
        read(name, data, limits)


async def test_the_isolated_reader_answers_for_many_files_from_one_process():
    async with IsolatedReader() as reader:
        first = await reader.read("a.md", b"# One\n\ntext")
        process = reader._process
        with pytest.raises(NotADocument):
            await reader.read("b.txt", b"")
        assert (await reader.read("c.pdf", pdf(["Hello"]))).file_type == "pdf"
        assert reader._process is process
    assert first.title == "One"
    assert process.returncode is not None


async def test_a_reader_that_takes_too_long_is_ended_and_the_next_file_is_read():
    slow = b"a,b,c,d,e,f\n" + b"1,2,3,4,5,6\n" * 200_000
    async with IsolatedReader() as reader:
        await reader.read("a.txt", b"warm")
        process = reader._process
        reader._limits = replace(DEFAULT_LIMITS, seconds=0.05)
        with pytest.raises(Unreadable, match="Too complex"):
            await reader.read("slow.csv", slow)
        assert process.returncode is not None
        reader._limits = DEFAULT_LIMITS
        assert (await reader.read("b.txt", b"fine")).file_type == "text"


async def test_a_reader_that_dies_is_a_reason_and_the_next_file_is_read():
    async with IsolatedReader() as reader:
        await reader.read("a.txt", b"warm")
        reader._process.kill()
        with pytest.raises(Unreadable, match="crashed"):
            await reader.read("b.txt", b"lost")
        assert (await reader.read("c.txt", b"fine")).file_type == "text"


async def test_memory_of_a_reader_is_bounded():
    rows = b"a,b,c,d,e,f\n" + b"1,2,3,4,5,6\n" * 200_000
    async with IsolatedReader(replace(DEFAULT_LIMITS, memory_bytes=120_000_000)) as reader:
        with pytest.raises(Unreadable, match="memory"):
            await reader.read("big.csv", rows)
        assert (await reader.read("small.csv", b"a,b\n1,2\n")).file_type == "csv"
