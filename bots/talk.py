"""What people said to each other as documents: a thread, or a day of what stands in no thread; knows no platform."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from core.access.readers import NOBODY
from core.errors import ErrataError
from core.indexing.sources.paged import Batch
from core.indexing.sources.port import Mark

LONGEST_TITLE = 80
_LIVELY = timedelta(days=1)  # since its last message: it is read again each time
_PART = 10  # of its age: how long what a thread says is believed, as caches do with pages (RFC 9111, 4.2.2)
_ARCHIVED = "---\nstatus: archived\n---\n\n"


@dataclass(frozen=True, slots=True)
class Spoken:
    """One message: who said what and when, and the names of files that came with it. `moment` is in UTC."""

    author: str
    text: str
    moment: datetime
    files: tuple[str, ...] = ()


def document(title: str, said: Sequence[Spoken], *, archived: bool = False) -> bytes:
    """Return messages as Markdown, each below its author and the minute in which it was written."""
    parts = [f"# {one_line(title, LONGEST_TITLE * 2)}"]
    for one in said:
        files = "".join(f" [{one_line(name, LONGEST_TITLE)}]" for name in one.files)
        author = one_line(one.author, LONGEST_TITLE)
        parts.append(f"**{author}**, {one.moment:%Y-%m-%d %H:%M} UTC:\n\n{_inset(one.text)}{files}".rstrip())
    return ((_ARCHIVED if archived else "") + "\n\n".join(parts) + "\n").encode()


def one_line(text: str, longest: int) -> str:
    """Return a text on one line, cut at a word."""
    words = " ".join(text.split())
    if len(words) <= longest:
        return words
    return f"{words[:longest].rpartition(' ')[0] or words[:longest]} …"


def window(days: int, now: datetime) -> datetime:
    """Return the beginning of the day that lies so many days back: no day is ever read in part."""
    return datetime.combine((now - timedelta(days=days)).date(), datetime.min.time(), UTC)


def thread_version(summary: str, latest: datetime, known: Mark | None, began: str) -> str:
    """Return the version of a thread: the known one while its `summary` is the same and it was looked at lately.

    An edit of a reply does not show in what a channel tells of a thread: one of today is read again each time, another
    once a tenth of the time has passed that it has been quiet for.
    """
    former, _, looked = (known.version or "").partition(" ") if known else ("", "", "")
    if former == summary and looked and known:
        now, then = datetime.fromisoformat(began), datetime.fromisoformat(looked)
        quiet = now - latest
        if known.seen == began or (quiet > _LIVELY and (now - then) * _PART < quiet):
            return known.version or ""
    return f"{summary} {began}"


def untold(channel: str, why: ErrataError, cursor: str | None) -> Batch:
    """A channel of which the platform does not tell who reads it: nobody does."""
    fault = f"{channel}: {why.message} Nobody but the operator reads what was read of it."
    return Batch(cursor=cursor, readers={channel: NOBODY}, fault=fault)


def _inset(text: str) -> str:
    """Headings of a message, underlined ones too, are none of the document's."""
    lines = text.strip().splitlines()
    return "\n".join(f"\\{line.lstrip()}" if _makes_heading(line.strip()) else line for line in lines)


def _makes_heading(line: str) -> bool:
    return line.startswith("#") or (bool(line) and set(line) in ({"-"}, {"="}))
