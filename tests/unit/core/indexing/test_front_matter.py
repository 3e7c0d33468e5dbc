"""Front matter that steers us is read and not indexed; what it says of the content stays, and so do line numbers."""

from __future__ import annotations

import pytest

from core.indexing.readers.limits import Limits
from core.indexing.readers.markdown_text import read as read_markdown
from core.indexing.readers.plain import read as read_plain
from core.model import Standing
from storage.index.rows import document_row
from storage.index.rows import from_json as standing_of
from tests.unit.core.indexing.test_document_readers import Library, part_of

BODY = "Leave is 30 days."
TAKEN_OUT = [
    "readers: [token:hana]",
    "readers: token:hana, slack:S0HANA",
    "readers:\n  - token:hana\n  - slack:S0HANA",
    "readers:\n- token:hana",
    "readers:\n\n  - token:hana  # of payroll",
    "readers: [\n  token:hana,\n  slack:S0HANA\n]",
    "readers: >\n  token:hana",
    "Readers: ['token:hana']",
    '"readers": ["token:hana"]',
    "access:\n  readers: [token:hana]\n  note: hm",
    "readers: [token:hana]\nreaders: [token:hana]",
    "readers: [Hana from payroll!]",
    "audience: people of Hana's team",
    "supersedes: hana-2021.md",
    "replaced by: hana-2027.md",
    "status: draft (by Hana)",
    "status: archived by Hana",
    "effective_date: 1 March 2025 (Hana)",
    "valid until: 1 March 2031, says Hana",
    "last-updated: 2026-02-01 by Hana",
    "version: 3 (Hana)",
    "authority: official, says Hana",
    "ersetzt: hana-2021.md",
    "版本: 3 Hana",
]
STAYS = [
    "title: Hana's leave",
    "summary: Hana's days",
    "author: Hana",
    "owner: Hana",
    "state: Hana's Bavaria",
    "date: 2026-11-09 Hana",
    "tags: [hana, leave]",
    "tags:\n  - hana",
    "note: for Hana",
    "company: Hana plc",
    "reader: Hana",
    "description: who the readers are, says Hana",
]


def text_of(reading):
    return "\n".join(block.text for block in reading.blocks)


@pytest.mark.parametrize("read", [read_markdown, read_plain])
@pytest.mark.parametrize("front", TAKEN_OUT)
def test_what_steers_us_is_in_no_passage(front, read):
    reading = read(f"---\ntitle: Leave\n{front}\nsummary: days off\n---\n\n{BODY}\n".encode(), Limits())
    assert "hana" not in text_of(reading).lower()
    assert all(kept in text_of(reading) for kept in ("title: Leave", "summary: days off", BODY))
    last = [block for block in reading.blocks if BODY in block.text]
    assert [block.line_start for block in last] == [front.count("\n") + 7]


@pytest.mark.parametrize("read", [read_markdown, read_plain])
@pytest.mark.parametrize("front", STAYS)
def test_what_tells_of_the_content_stays(front, read):
    reading = read(f"---\nreaders: [token:carol]\n{front}\n---\n\n{BODY}\n".encode(), Limits())
    assert "Hana" in text_of(reading) or "hana" in text_of(reading)
    assert "carol" not in text_of(reading)


@pytest.mark.parametrize(
    "text",
    [
        "---\nreaders: [token:hana]\n---\nBody.\n",
        "\ufeff---\nreaders: [token:hana]\n---\nBody.\n",
        "\n\n---\nreaders: [token:hana]\n---\nBody.\n",
        "---  \nreaders: [token:hana]\n---  \nBody.\n",
        "---\r\nreaders: [token:hana]\r\n---\r\nBody.\r\n",
        "---\nreaders: [token:hana]\n...\nBody.\n",
        "+++\nreaders = ['token:hana']\n+++\nBody.\n",
        "---\nreaders: [token:hana]\n\nBody.\n",
    ],
)
@pytest.mark.parametrize("read", [read_markdown, read_plain])
def test_however_its_rules_are_written(text, read):
    reading = read(text.encode(), Limits())
    assert reading.readers == ("token:hana",)
    assert "hana" not in text_of(reading)
    assert "Body." in text_of(reading)


@pytest.mark.parametrize(
    "text", ["Version: 3\n\nBody.", "# Leave\n\nreaders: 30\n", "---\nThe hall is open.\nVersion: 3\n---\n"]
)
def test_prose_is_no_front_matter(text):
    reading = read_plain(text.encode(), Limits())
    assert [line for line in text_of(reading).split("\n") if line] == [line for line in text.split("\n") if line]


async def test_it_goes_on_steering(tmp_path):
    (tmp_path / "docs").mkdir()
    library = Library(tmp_path / "docs")
    front = "effective_date: 1 March 2025\nversion: 3\nstatus: draft\nsupersedes: old.md\naudience: part-time staff"
    library.write("leave.md", f"---\nreaders: [slack:U1]\n{front}\n---\n# Leave\n\n{BODY}")
    await library.ingest(collection="hr")
    (((collection, _), (document, chunks, _)),) = library.index.stored.items()
    assert collection != "hr"
    assert collection == part_of("hr", document.readers)
    row = document_row(document, 1, len(chunks))
    said = Standing("2025-03-01", "in_force", version=(3,), state="draft", supersedes="old.md")
    assert standing_of(row["standing"]) == said
    assert "part-time staff" in row["subject"]
    found = " ".join(f"{chunk.text} {chunk.search_text} {chunk.keywords}" for chunk in chunks)
    assert not [word for word in ("readers", "U1", "old.md", "draft", "part-time") if word in found]
