"""Brings a collection in step with a source: what is missed in two whole listings leaves, in a partial one nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from pathlib import Path

from core.errors import ErrataError
from core.indexing.entries import entries_within, file_of
from core.indexing.ingest_report import IngestReport
from core.indexing.run import DEFAULT_OPTIONS, Options
from core.indexing.scanning import FoundFile
from core.indexing.sources.mirror import prune
from core.indexing.sources.port import Listing, Mark, Marks, Round, Source
from core.indexing.sync import sync
from core.indexing.web_page import Stores

_ROUND = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Standing:
    """What is known of a source: `missed` are files that the last whole listing did not have for the first time.

    `tried_at` and `whole_at` are moments in UTC, `error` is why the last attempt was not whole. `round` is when a round
    began that was cut short, `cursor` where it goes on. `brought` are the files it brought of a folder that is read
    where it lies (None: it was read by a version that kept no account of them): what an ingest had brought is not its.
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
    round: str | None = None
    cursor: str | None = None
    brought: tuple[str, ...] | None = None


def _forget(_: Standing) -> None:
    return None


async def keep_in_step(  # noqa: PLR0913 - the collaborators of one sync
    source: Source,
    standing: Standing,
    mirror: Path,
    stores: Stores,
    options: Options = DEFAULT_OPTIONS,
    *,
    keep: Callable[[Standing], None] = _forget,
) -> tuple[Standing, IngestReport]:
    """Index what a source lists and return how it stands then; a source that can't be had is no exception.

    `keep` is told after each batch how it stands: a sync that is killed is gone on with by the next.
    """
    now = options.now().isoformat(timespec="seconds")
    going = _Going(standing, options.now(), keep)
    try:
        listing = await source.bring(mirror, standing.marks, going.turn)
        standing = going.standing
        if listing.fault is None and listing.folder == mirror:
            prune(mirror, listing.marks)
        missing = _Missing(standing.missed, listed=listing.fault is None)
        before = await _files_below(listing.folder, stores)
        report = await sync(
            listing.folder,
            stores.collection,
            stores.index,
            stores.embedder,
            options=replace(options, leaving=missing.leaving, link=_linked(listing)),
        )
    except ErrataError as error:
        return replace(going.standing, tried_at=now, error=str(error)), IngestReport()
    except OSError as error:  # the mirror's disk is full, or a name is longer than it takes
        return replace(going.standing, tried_at=now, error=f"Can't be kept: {error.strerror}."), IngestReport()
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
        brought=None if listing.folder == mirror else await _brought(standing, listing.folder, before, stores),
        round=standing.round if listing.fault and standing.cursor else None,
        cursor=standing.cursor if listing.fault else None,
    ), report


async def _files_below(folder: Path, stores: Stores) -> set[str]:
    """Return the files of a folder that are indexed in the collection."""
    found = map(file_of, await entries_within(stores.index, stores.collection))
    within = await asyncio.to_thread(folder.resolve)
    return {str(file) for file in found if file is not None and file.is_relative_to(within)}


async def _brought(standing: Standing, folder: Path, before: set[str], stores: Stores) -> tuple[str, ...] | None:
    """Return the files that a source brought, now and before: those that were not indexed when it came to them."""
    if standing.brought is None and standing.folder:
        return None
    there = await _files_below(folder, stores)
    return tuple(sorted(there - before | there & set(standing.brought or ())))


class _Going:
    """How a source stands while it is gone through; a round that was cut short more than a day ago begins anew."""

    def __init__(self, standing: Standing, now: datetime, keep: Callable[[Standing], None]) -> None:
        fresh = standing.round is not None and now - datetime.fromisoformat(standing.round) < _ROUND
        self.standing = standing
        self._keep = keep
        # To the last digit: two rounds may begin in one second.
        began = standing.round if standing.round and fresh else now.isoformat()
        self.turn = Round(began, standing.cursor if fresh else None, self._kept)

    def _kept(self, marks: Marks, cursor: str | None) -> None:
        self.standing = replace(self.standing, round=self.turn.began, cursor=cursor, marks=dict(marks))
        self._keep(self.standing)


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
