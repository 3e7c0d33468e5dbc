"""A file whose content is not what its name says is read as what it is, and that is said."""

from __future__ import annotations

import pytest

from core.indexing.reading import read
from core.reading.languages import LANGUAGES
from core.reading.retold import retold


@pytest.mark.parametrize(
    ("name", "data", "what"),
    [
        ("leave.pdf", b"Everybody has 28 days of leave.\n", "text"),
        ("leave.docx", b"<!doctype html><html><body><p>28 days</p></body></html>", "html"),
        ("LEAVE.XLSX", "Jeder hat 28 Tage Urlaub für sich.".encode(), "text"),
    ],
)
def test_what_is_named_otherwise_is_read_as_what_it_is_and_noted(name, data, what):
    reading = read(name, data)
    assert reading.file_type == what
    suffix = name[name.index(".") :].lower()
    assert reading.notes == (f"Its name ends in {suffix}, but it holds {what}: it was read as that.",)
    told = {retold(reading.notes[0], language.code) for language in LANGUAGES if language.says}
    assert len(told) == 12


@pytest.mark.parametrize(
    ("name", "data"),
    [("a.md", b"# A\n\nb"), ("a.txt", b"a b"), ("a", b"a b"), ("a.csv", b"a,b\n1,2\n"), ("a.py", b"a=1")],
)
def test_of_what_is_named_as_it_is_nothing_is_noted(name, data):
    assert read(name, data).notes == ()
