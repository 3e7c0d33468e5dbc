"""One run of an ingest: its collaborators, and what became of each file."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from core.access.readers import LET_THROUGH, NOBODY, Readers, both, group_of, part_of
from core.errors import BadInput
from core.indexing.documents import Document, Reading
from core.indexing.ingest_report import Closed, Failed, Indexed, IngestReport, Noted, Removed, Skipped, Unchanged
from core.indexing.known import Known as KnownDocuments
from core.indexing.known import Place, recipe_of, stat_key
from core.indexing.manifests import Known
from core.indexing.metering import Meter
from core.indexing.readers.limits import DEFAULT_LIMITS, Limits
from core.indexing.scanning import FoundFile, Scan
from core.indexing.splitting import Count
from core.indexing.tokens import estimate_tokens
from core.indexing.writing import DocumentWriter
from core.ports import Index


def utc_now() -> datetime:
    """Return the time in UTC."""
    return datetime.now(UTC)


def _nothing(_: FoundFile) -> None:
    return None


def _no_link(_: FoundFile) -> str | None:
    return None


def _anybody(_: str) -> bool:
    return True


def _all_leave(vanished: Sequence[str], _: bool) -> Collection[str]:
    return vanished


@dataclass(frozen=True, slots=True)
class Options:
    """How files are read: limits of one file, who counts tokens, and what time it is.

    `within` is the folder that a target may not lead out of (None: the target's own), `root` what the path of a target
    that is one file is relative to (None: its folder); `before_open` is told of each
    file between its being found and its being opened. `allow_removal`: more than half of what was read of a folder may
    leave at once. `passwords` are tried on files that need one. `scan_languages` are what pages that are
    pictures are read in, by Tesseract's names for them; empty: all that are installed, `off`: they are not read.
    `link` says where people find a file; `leaving` is told which files are there no longer and whether all folders
    could be listed, and returns those whose documents leave now. `principal` says whether somebody can be called so:
    who names anybody else as a reader means nobody.
    """

    limits: Limits = DEFAULT_LIMITS
    count: Count = estimate_tokens
    now: Callable[[], datetime] = utc_now
    within: Path | None = None
    root: Path | None = None
    before_open: Callable[[FoundFile], None] = _nothing
    allow_removal: bool = True
    passwords: tuple[str, ...] = ()
    scan_languages: str = ""
    link: Callable[[FoundFile], str | None] = _no_link
    leaving: Callable[[Sequence[str], bool], Collection[str]] = _all_leave
    principal: Known = _anybody


DEFAULT_OPTIONS = Options()


@dataclass(slots=True)
class Run:
    """What one run knows, and the lists it fills. `embedder` is a name, `kept` are files whose documents stay."""

    collection: str
    scan: Scan
    known: KnownDocuments
    index: Index
    writer: DocumentWriter
    embedder: str | None
    options: Options
    meter: Meter
    kept: set[str] = field(default_factory=set)
    indexed: list[Indexed] = field(default_factory=list)
    unchanged: list[Unchanged] = field(default_factory=list)
    skipped: list[Skipped] = field(default_factory=list)
    failed: list[Failed] = field(default_factory=list)
    removed: list[Removed] = field(default_factory=list)
    closed: list[Closed] = field(default_factory=list)
    noted: list[Noted] = field(default_factory=list)

    def recipe(self, found: FoundFile) -> str:
        """Return what a file's chunks are made with."""
        return recipe_of(self.embedder, found.path)

    def readers(self, found: FoundFile, said: Sequence[str]) -> Readers:
        """Return who may read a file that says this of itself: whom it names, of those that stand beside it.

        Where that can't be understood, nobody may but the operator, and the run says so.
        """
        try:
            own = group_of(said, self.options.principal) if said else LET_THROUGH
        except BadInput as error:
            own = NOBODY
            self.closed.append(Closed(found.path, f"{error.message} Nobody but the operator reads it."))
        return both(found.readers, own)

    def document(self, found: FoundFile, place: Place, reading: Reading, content_hash: str) -> Document:
        """Return a reading as the document of a file."""
        self.noted += [Noted(found.path, note) for note in reading.notes]
        readers, former = self.readers(found, reading.readers), self.known.document(found.file)
        return Document(
            collection=part_of(self.collection, readers),
            path=place.path,
            file_type=reading.file_type,
            content_hash=content_hash,
            blocks=reading.blocks,
            title=reading.title,
            root=place.root,
            stat_key=stat_key(found.stamp, self.recipe(found)),
            modified_at=found.modified_at,
            created_at=self.options.now().isoformat(timespec="seconds"),
            imports=reading.imports,
            notes=reading.notes,
            properties=reading.properties,
            standing=reading.standing,
            saved=reading.saved,
            url=self.options.link(found),
            readers=readers,
            former=(former.collection, former.path) if former else None,
        )

    def fail(self, found: FoundFile, error: str) -> None:
        """Report a file that could not be read; its former chunks stay."""
        self.kept.add(str(found.file))
        self.failed.append(Failed(found.path, error))

    def report(self, seconds: float) -> IngestReport:
        """Return the lists, each ordered by path."""
        return IngestReport(
            indexed=tuple(sorted(self.indexed, key=lambda entry: entry.path)),
            unchanged=tuple(sorted(self.unchanged, key=lambda entry: entry.path)),
            skipped=tuple(sorted(self.skipped, key=lambda entry: entry.path)),
            failed=tuple(self.failed),
            removed=tuple(sorted(self.removed, key=lambda entry: entry.path)),
            seconds=round(seconds, 3),
            closed=tuple(self.closed),
            noted=tuple(sorted(self.noted, key=lambda entry: entry.path)),
        )
