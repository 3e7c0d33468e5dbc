"""Keeps the sources of a data folder and how each stands: one file, replaced in whole."""

from __future__ import annotations

import fcntl
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, replace
from pathlib import Path

from core.errors import StoreCorrupt, Unavailable
from core.indexing.sources.port import Mark
from core.indexing.sources.step import Standing
from storage.private_files import FILE, make_private_folder


class SourceBook:
    """The sources of one data folder; `mirror` is where a source's files are kept."""

    def __init__(self, home: Path) -> None:
        self._folder = home / "sources"
        self._file = self._folder / "sources.json"

    def all(self) -> dict[str, Standing]:
        """Return all sources by name. Raises `StoreCorrupt`."""
        if not self._file.exists():
            return {}
        try:
            kept = json.loads(self._file.read_text(encoding="utf-8"))
            return {entry["name"]: _standing(entry) for entry in kept}
        except (ValueError, TypeError, KeyError) as error:
            raise StoreCorrupt(f"{self._file} can't be read.") from error

    def changed(self) -> int | None:
        """Return what tells whether anything was written since; None where nothing ever was."""
        try:
            return self._file.stat().st_mtime_ns
        except OSError:
            return None

    def put(self, standing: Standing) -> None:
        """Keep how a source stands now."""
        self._write({**self.all(), standing.name: standing})

    def drop(self, name: str) -> None:
        """Forget a source."""
        self._write({key: value for key, value in self.all().items() if key != name})

    def give_up(self, collection: str, targets: Sequence[Path]) -> None:
        """Note that what lies at or below some places was indexed by hand, too: no source takes it along any more.

        Waits where sources are being brought in step meanwhile: they would not know of it.
        """
        theirs = [one for one in self.all().values() if one.collection == collection and one.brought is not None]
        if not any(_lies_in(file, targets) for one in theirs for file in one.brought or ()):
            return
        with (self._folder / ".lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            for one in self.all().values():
                if one.collection == collection and one.brought is not None:
                    self.put(replace(one, brought=tuple(file for file in one.brought if not _lies_in(file, targets))))

    def keeps_files_of(self, standing: Standing) -> bool:
        """Say whether a source's files are copies of ours, which nothing else brings."""
        return bool(standing.folder) and Path(standing.folder).is_relative_to(self._folder.resolve())

    def mirror(self, name: str) -> Path:
        """Return the folder of a source's files, made where it isn't there."""
        folder = self._folder / name
        make_private_folder(self._folder)
        make_private_folder(folder)
        return folder

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Hold the book: no other process syncs or changes sources meanwhile. Raises `Unavailable` where one does."""
        make_private_folder(self._folder)
        with (self._folder / ".lock").open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                raise Unavailable("Sources are being brought in step by another process.") from error
            yield

    def _write(self, sources: dict[str, Standing]) -> None:
        make_private_folder(self._folder)
        partial = self._file.with_suffix(".part")
        partial.touch(FILE)
        partial.write_text(json.dumps([asdict(one) for one in sources.values()]), encoding="utf-8")
        partial.replace(self._file)


def _standing(entry: dict[str, object]) -> Standing:
    kept = Standing(**entry)  # type: ignore[arg-type]
    marks = {path: Mark(**mark) for path, mark in kept.marks.items()}  # type: ignore[arg-type]
    brought = None if kept.brought is None else tuple(kept.brought)
    return replace(kept, marks=marks, missed=tuple(kept.missed), brought=brought)


def _lies_in(file: str, places: Sequence[Path]) -> bool:
    return any(Path(file).is_relative_to(place) for place in places)
