"""How far an ingest is: by bytes, so that a large file counts for what it costs, and by stage."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from core.indexing.scanning import FoundFile
from core.ports import Progress, Report


class Meter:
    """Counts bytes of files: read, waiting for their vectors, done.

    It reports `done` of `total` files, `bytes` of `of_bytes` and, of scans, the `page` of `pages`; the step is the
    stage: looking, reading, embedding.
    """

    def __init__(self, report: Report) -> None:
        self._report = report
        self._files = (0, 0)
        self._of_bytes = 0
        self._settled = 0
        self._waiting = 0
        self._shown = 0
        self._found: FoundFile | None = None
        self._position: Callable[[], int] | None = None

    def looking(self) -> None:
        """Say that the folder is being looked through."""
        self._report(Progress("looking", "", data={}))

    def begin(self, files: Sequence[FoundFile]) -> None:
        """Take what is to be read."""
        self._files, self._of_bytes = (0, len(files)), sum(file.size for file in files)

    def reading(self, found: FoundFile) -> None:
        """A file is being taken."""
        self._found, self._position = found, None
        self._tell("reading", 0)

    def follow(self, position: Callable[[], int]) -> None:
        """Take the bytes of the present file from where its reader is: it is stored while it is read."""
        self._position = position

    def page(self, found: FoundFile, done: int, total: int) -> None:
        """`done` of `total` pages of a scanned file were read; of one that is read ahead nothing is told yet."""
        if found is self._found:
            self._tell("reading", found.size * done // max(total, 1), page=done + 1, pages=total)

    def embedded(self, done: int, total: int) -> None:
        """`done` of `total` passages that waited have their vectors."""
        share = done / max(total, 1)
        here = self._at() if self._position else (self._found.size if self._found else 0) * share
        self._tell("embedding", int(self._waiting * share + here))

    def taken(self, *, waits: bool) -> None:
        """The present file was taken; `waits`: some of it is yet to be embedded."""
        done, total = self._files
        self._files = (done + 1, total)
        self._waiting += self._found.size if self._found else 0
        self._found = self._position = None
        if not waits:
            self._settled, self._waiting = self._settled + self._waiting, 0

    def finished(self) -> None:
        """All is done."""
        self._found = None
        self._settled, self._waiting = self._of_bytes, 0
        self._tell("indexing", 0)

    def _at(self) -> int:
        try:
            return min(self._position() if self._position else 0, self._found.size if self._found else 0)
        except (OSError, ValueError):
            return 0

    def _tell(self, step: str, beside: int, **more: int) -> None:
        done, total = self._files
        self._shown = min(max(self._shown, self._settled + beside), self._of_bytes)
        told = {"done": done, "total": total, "bytes": self._shown, "of_bytes": self._of_bytes, **more}
        self._report(Progress(step, self._found.path if self._found else "", data=told))
