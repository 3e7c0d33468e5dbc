"""What every source does: bring a folder in step with what it lists, and say whether the listing was whole."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol, TypeAlias


@dataclass(frozen=True, slots=True)
class Mark:
    """What is kept of one listed file: where people find it, and by what its source tells that it changed.

    `version` is a blob's name or an ETag, `modified` the moment as the source words it. `seen` is the round in which it
    was listed last, of sources that can go on with one.
    """

    link: str | None = None
    version: str | None = None
    modified: str | None = None
    seen: str | None = None


Marks: TypeAlias = Mapping[str, Mark]  # by path below the folder, with forward slashes


@dataclass(frozen=True, slots=True)
class Listing:
    """What a source lists now. `fault` says why the listing is not whole: then nothing may be taken for gone."""

    folder: Path
    marks: Marks = field(default_factory=dict)
    fault: str | None = None


def _forget(_: Marks, __: str | None) -> None:
    return None


@dataclass(frozen=True, slots=True)
class Round:
    """One going through a source from end to end; one that was cut short is gone on with at its `cursor`.

    `began` is when, ISO 8601 in UTC: what bears it as `Mark.seen` was listed in this round already. `keep` is told
    after each batch of all marks and of where to go on.
    """

    began: str
    cursor: str | None = None
    keep: Callable[[Marks, str | None], None] = _forget


class Source(Protocol):
    """One source of one kind."""

    async def bring(self, mirror: Path, known: Marks, turn: Round) -> Listing:
        """Bring the files of `mirror`, a folder of its own, in step; `known` is what the last listing marked.

        A source that is a folder itself leaves the mirror alone and returns its own. Where a listing is not whole,
        `marks` hold at least all of `known`. Raises `ErrataError` where nothing could be listed.
        """
