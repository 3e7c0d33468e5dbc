"""Tells of a passage when the source it came by was last read in whole, on the machine that reads it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from core.access.readers import base_of
from core.errors import StoreCorrupt
from core.model import PassageMeta
from storage.sources import SourceBook


class SourceClock:
    """Implements `core.ports.InStep` over the sources of a data folder, read anew where they changed."""

    def __init__(self, home: Path) -> None:
        self._book = SourceBook(home)
        self._seen: int | None = None
        self._copied: Mapping[tuple[str, str], str] = {}
        self._folders: tuple[tuple[str, Path, str], ...] = ()

    def __call__(self, meta: PassageMeta) -> str:
        """Return the moment, ISO 8601 in UTC; empty for what came by no source, or by one never read in whole."""
        self._look()
        collection = base_of(meta.collection)
        if copied := self._copied.get((collection, meta.document)):
            return copied
        folders = (
            at for name, folder, at in self._folders if name == collection and (folder / meta.document).is_file()
        )
        return max(folders, default="") if meta.document else ""

    def _look(self) -> None:
        changed = self._book.changed()
        if changed == self._seen:
            return
        self._seen = changed
        try:
            sources = [one for one in self._book.all().values() if one.whole_at]
        except StoreCorrupt:  # `errata sources list` says so
            sources = []
        self._copied = {(one.collection, path): one.whole_at or "" for one in sources for path in one.marks}
        lying = (one for one in sources if not one.marks and one.folder)
        self._folders = tuple((one.collection, Path(one.folder), one.whole_at or "") for one in lying)
