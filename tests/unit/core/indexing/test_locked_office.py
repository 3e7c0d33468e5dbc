"""Office files that a password protects."""

from __future__ import annotations

import io
import sys

import pytest

from core.errors import Unreadable
from core.indexing.readers.locked_office import is_locked
from core.indexing.reading import read
from tests.indexing_files import word

ooxml = pytest.importorskip("msoffcrypto.format.ooxml")


@pytest.fixture(scope="module")
def locked() -> bytes:
    sealed = io.BytesIO()
    policy = word(lambda document: document.add_paragraph("The deductible is 500 EUR."))
    ooxml.OOXMLFile(io.BytesIO(policy)).encrypt("open sesame", sealed)
    return sealed.getvalue()


def test_the_password_that_fits_opens_it(locked):
    reading = read("a.docx", locked, passwords=("wrong", "open sesame"))
    assert (is_locked(locked), reading.file_type) == (True, "docx")
    assert "The deductible is 500 EUR." in [block.text for block in reading.blocks]


@pytest.mark.parametrize(
    ("passwords", "reason"), [((), "give it to `errata ingest --password`"), (("wrong",), "none of those given")]
)
def test_without_it_the_reason_is_said(locked, passwords, reason):
    with pytest.raises(Unreadable, match=f"Encrypted.*{reason}"):
        read("a.docx", locked, passwords=passwords)


def test_without_the_extra_that_is_named(locked, monkeypatch):
    monkeypatch.setitem(sys.modules, "msoffcrypto.exceptions", None)
    with pytest.raises(Unreadable, match=r"errata-bot\[office-passwords\]"):
        read("a.docx", locked, passwords=("open sesame",))
