"""What every source does: bring a folder in step with what it lists, and say whether the listing was whole."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Mark:
    """What is kept of one listed file: where people find it, and by what its source tells that it changed.

    `version` is a blob's name or an ETag, `modified` the moment as the source words it.
    """

    link: str | None = None
    version: str | None = None
    modified: str | None = None


Marks = Mapping[str, Mark]  # by path below the folder, with forward slashes


@dataclass(frozen=True, slots=True)
class Listing:
    """What a source lists now. `fault` says why the listing is not whole: then nothing may be taken for gone."""

    folder: Path
    marks: Marks = field(default_factory=dict)
    fault: str | None = None


class Source(Protocol):
    """One source of one kind."""

    async def bring(self, mirror: Path, known: Marks) -> Listing:
        """Bring the files of `mirror`, a folder of its own, in step; `known` is what the last listing marked.

        A source that is a folder itself leaves the mirror alone and returns its own. Where a listing is not whole,
        `marks` hold at least all of `known`. Raises `ErrataError` where nothing could be listed.
        """
