"""Talk as documents: what a message may not do to the document around it, and when a thread is read again."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bots.talk import Spoken, document, one_line, thread_version, window
from core.indexing.readers.limits import DEFAULT_LIMITS
from core.indexing.readers.markdown_text import read
from core.indexing.sources.port import Mark

NOON = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)


def test_headings_and_front_matter_of_messages_are_none_of_the_document():
    said = [Spoken("Anna\n---\nreaders: [x]", "---\nreaders: [token:x]\n---\n# Not the title", NOON, ("a\n# b.pdf",))]
    reading = read(document("#general: x\n---", said, archived=True), DEFAULT_LIMITS)
    assert (reading.title, reading.readers) == ("#general: x ---", ())
    assert [block.kind for block in reading.blocks].count("heading") == 1


@pytest.mark.parametrize(
    ("quiet", "looked", "again"),
    [
        (timedelta(hours=1), timedelta(minutes=1), True),
        (timedelta(days=30), timedelta(days=1), False),
        (timedelta(days=30), timedelta(days=4), True),
    ],
    ids=["lively", "quiet", "quiet for long"],
)
def test_a_thread_is_read_again_once_a_tenth_of_its_quiet_time_has_passed(quiet, looked, again):
    known = Mark(version=f"summary {(NOON - looked).isoformat()}", seen="before")
    version = thread_version("summary", NOON - quiet, known, NOON.isoformat())
    assert (version != known.version) is again
    assert thread_version("other", NOON - quiet, known, NOON.isoformat()) == f"other {NOON.isoformat()}"


def test_a_text_is_cut_at_a_word_and_days_are_whole():
    assert one_line("One two\nthree", 9) == "One two …"
    assert one_line("Onetwothree", 5) == "Onetw …"
    assert window(2, NOON) == datetime(2026, 2, 27, tzinfo=UTC)
