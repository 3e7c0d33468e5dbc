"""What an ingest did: every file met is in exactly one list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Indexed:
    """A new or changed file, and how many chunks it has now."""

    path: str
    chunks: int


@dataclass(frozen=True, slots=True)
class Unchanged:
    """A file whose content is the one indexed."""

    path: str


@dataclass(frozen=True, slots=True)
class Skipped:
    """A file that was never meant to be read, and why."""

    path: str
    reason: str


@dataclass(frozen=True, slots=True)
class Failed:
    """A file (or `file.jsonl:LINE`) that could not be read; what was indexed of it before stays."""

    path: str
    error: str


@dataclass(frozen=True, slots=True)
class Removed:
    """A document that left the index, because its file is gone."""

    path: str


@dataclass(frozen=True, slots=True)
class Closed:
    """A file, or a manifest, that says who may read and could not be understood: nobody but the operator may.

    Such a file is in another list, too.
    """

    path: str
    reason: str


@dataclass(frozen=True, slots=True)
class Noted:
    """A file that was read, and what its reader says of that: what nobody sees was left out, or pages held no text.

    Such a file is in another list, too.
    """

    path: str
    note: str


@dataclass(frozen=True, slots=True)
class IngestReport:
    """The lists of one run, each ordered by path, and the seconds it took."""

    indexed: tuple[Indexed, ...] = ()
    unchanged: tuple[Unchanged, ...] = ()
    skipped: tuple[Skipped, ...] = ()
    failed: tuple[Failed, ...] = ()
    removed: tuple[Removed, ...] = ()
    seconds: float = 0.0
    closed: tuple[Closed, ...] = ()
    noted: tuple[Noted, ...] = ()

    @property
    def changed(self) -> bool:
        """The index is another than before."""
        return bool(self.indexed or self.removed)

    def as_dict(self) -> dict[str, Any]:
        """Return the object that `ingest --json` prints; `closed` and `noted` stand in it where anything is."""
        told = asdict(self)
        for name in ("closed", "noted"):
            if not told[name]:
                del told[name]
        return {key: list(value) if isinstance(value, tuple | list) else value for key, value in told.items()}


def together(reports: Sequence[IngestReport]) -> IngestReport:
    """Return one report of several targets."""
    return IngestReport(
        indexed=tuple(entry for report in reports for entry in report.indexed),
        unchanged=tuple(entry for report in reports for entry in report.unchanged),
        skipped=tuple(entry for report in reports for entry in report.skipped),
        failed=tuple(entry for report in reports for entry in report.failed),
        removed=tuple(entry for report in reports for entry in report.removed),
        seconds=round(sum(report.seconds for report in reports), 3),
        closed=tuple(dict.fromkeys(entry for report in reports for entry in report.closed)),
        noted=tuple(dict.fromkeys(entry for report in reports for entry in report.noted)),
    )
