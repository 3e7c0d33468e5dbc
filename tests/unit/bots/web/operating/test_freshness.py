"""What the list of documents says of their files: as they were read, changed, gone, or never ours to look at."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from bots.web.operating.library import document_lines
from core.ports import DocumentEntry


def entry(path: str, root: Path | str, modified_at: str = "2026-01-01T00:00:00+00:00") -> DocumentEntry:
    return DocumentEntry("default", path, "h", "s", 1, "md", modified_at=modified_at, root=str(root))


async def test_what_was_taught_in_a_chat_is_no_file_that_is_gone(tmp_path):
    scratch, shelf = tmp_path / "scratch", tmp_path / "shelf"
    shelf.mkdir()
    (shelf / "kept.md").write_text("Text.")
    now = datetime.now(UTC).isoformat()
    entries = [
        entry("parking.md", scratch / "4f1c"),
        entry("gone.md", shelf),
        entry("kept.md", shelf, now),
        entry("https://example.com/a", ""),
        entry("supplied/1", ""),
    ]
    told = {line.entry.path: line.freshness for line in await document_lines(entries, scratch)}
    assert told == {
        "parking.md": "taught",
        "gone.md": "missing",
        "kept.md": "fresh",
        "https://example.com/a": "address",
        "supplied/1": "taught",
    }
