"""Brings a collection in step with a source: what is missed in two whole listings leaves, in a partial one nothing."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from core.errors import ErrataError
from core.indexing.ingest_report import IngestReport
from core.indexing.run import DEFAULT_OPTIONS, Options
from core.indexing.scanning import FoundFile
from core.indexing.sources.mirror import prune
from core.indexing.sources.port import Listing, Mark, Source
from core.indexing.sync import sync
from core.indexing.web_page import Stores


@dataclass(frozen=True, slots=True)
class Standing:
    """What is known of a source: `missed` are files that the last whole listing did not have for the first time.

    `tried_at` and `whole_at` are moments in UTC, `error` is why the last attempt was not whole.
    """

    name: str
    kind: str
    address: str
    collection: str
    folder: str = ""
    tried_at: str | None = None
    whole_at: str | None = None
    error: str | None = None
    documents: int = 0
    missed: tuple[str, ...] = ()
    marks: dict[str, Mark] = field(default_factory=dict)


async def keep_in_step(
    source: Source, standing: Standing, mirror: Path, stores: Stores, options: Options = DEFAULT_OPTIONS
) -> tuple[Standing, IngestReport]:
    """Index what a source lists and return how it stands then; a source that can't be had is no exception."""
    now = options.now().isoformat(timespec="seconds")
    try:
        listing = await source.bring(mirror, standing.marks)
        if listing.fault is None and listing.folder == mirror:
            prune(mirror, listing.marks)
        missing = _Missing(standing.missed, listed=listing.fault is None)
        report = await sync(
            listing.folder,
            stores.collection,
            stores.index,
            stores.embedder,
            options=replace(options, leaving=missing.leaving, link=_linked(listing)),
        )
    except ErrataError as error:
        return replace(standing, tried_at=now, error=error.message), IngestReport()
    except OSError as error:  # the mirror's disk is full, or a name is longer than it takes
        return replace(standing, tried_at=now, error=f"Can't be kept: {error.strerror}."), IngestReport()
    fault = listing.fault or (None if missing.whole else next((entry.error for entry in report.failed), None))
    return replace(
        standing,
        folder=str(listing.folder.resolve()),
        tried_at=now,
        whole_at=standing.whole_at if fault else now,
        error=fault,
        documents=len(report.indexed) + len(report.unchanged),
        missed=missing.missed,
        marks=dict(listing.marks),
    ), report


class _Missing:
    """Who leaves: what was missed before and is missed again. `whole`: everything was listed, and so it counts."""

    def __init__(self, missed: Sequence[str], *, listed: bool) -> None:
        self.missed = tuple(missed)
        self.whole = False
        self._listed = listed

    def leaving(self, vanished: Sequence[str], whole: bool) -> Collection[str]:
        """Return the files whose documents leave, and remember the others."""
        self.whole = self._listed and whole
        if not self.whole:
            return ()
        again = set(vanished) & set(self.missed)
        self.missed = tuple(sorted(set(vanished) - again))
        return again


def _linked(listing: Listing) -> Callable[[FoundFile], str | None]:
    def link(found: FoundFile) -> str | None:
        mark = listing.marks.get(found.path)
        return mark.link if mark else None

    return link
