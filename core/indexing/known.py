"""What the index holds already, and under which path a file belongs there."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from core.indexing.entries import RECORD, file_of
from core.indexing.readers.formats import recipe_mark
from core.indexing.scanning import FoundFile, Scan
from core.ports import DocumentEntry

# Counts up when chunking changes so much that unchanged files should be read again; readers count in `FORMATS`.
_CHUNKING = 1


@dataclass(frozen=True, slots=True)
class Place:
    """A document's path and the root it is relative to."""

    path: str
    root: str


def recipe_of(embedder_name: str | None, file: str) -> str:
    """Return what chunks and vectors of a file are made with: chunking, the reader that its name promises, embedder.

    Empty where vectors can't be made, which any recipe satisfies.
    """
    return f"{_CHUNKING}{recipe_mark(file)}/{embedder_name}" if embedder_name else ""


def stat_key(stamp: str, recipe: str) -> str:
    """Return `mtime_ns:size` (empty for one record of many), and the recipe after a bar."""
    return f"{stamp}|{recipe}"


def mark_of(stamp: str) -> str:
    """Return what a stamp says of the readers that stand beside a file; nothing, where none did."""
    return ":".join(stamp.partition("|")[0].split(":")[2:])


def same_recipe(entry: DocumentEntry, recipe: str) -> bool:
    """The entry was made the way it would be made now."""
    return not recipe or entry.stat_key.partition("|")[2] == recipe


class Known:
    """The entries of one collection, its parts included: by path, by the file or the record file they came from."""

    def __init__(self, entries: Iterable[DocumentEntry]) -> None:
        self._by_path: dict[str, DocumentEntry] = {}
        self._by_file: dict[str, DocumentEntry] = {}
        self._claimed: dict[str, str] = {}
        self._records: dict[str, list[DocumentEntry]] = defaultdict(list)
        for entry in entries:
            self._by_path[entry.path] = entry
            if entry.file_type == RECORD:
                self._records[entry.root].append(entry)
            elif entry.root:
                self._by_file[str(file_of(entry))] = entry

    def document(self, file: Path) -> DocumentEntry | None:
        """Return the entry of a file that is one document."""
        return self._by_file.get(str(file))

    def records(self, file: Path) -> Sequence[DocumentEntry]:
        """Return the entries of a file that holds records."""
        return self._records.get(str(file), ())

    def place(self, found: FoundFile, scan: Scan) -> Place:
        """Return where a file's document belongs.

        Its path is relative to the outermost folder it was ingested with; where another folder's file has that path
        already, the names of the folders above are put before it.
        """
        entry = self.document(found.file)
        if entry and not _strictly_inside(Path(entry.root), scan.root):
            return Place(entry.path, entry.root)
        root, path = scan.root, found.path
        while self._taken(path, found.file) and root != root.parent:
            path, root = f"{root.name}/{path}", root.parent
        self._claimed[path] = str(found.file)
        return Place(path, str(root))

    def record_path(self, record_id: str, file: Path) -> str:
        """Return the path of a record: its id, with the file's name before it where another document has that id."""
        path = f"{file.name}/{record_id}" if self._taken(record_id, file) else record_id
        self._claimed.setdefault(path, str(file))
        return path

    def under(self, scan: Scan) -> Iterable[tuple[str, list[DocumentEntry]]]:
        """Yield (file, entries) of what was read at or below the scanned target."""
        for file, entry in self._by_file.items():
            if _within(Path(file), scan):
                yield file, [entry]
        for file, entries in self._records.items():
            if _within(Path(file), scan):
                yield file, entries

    def _taken(self, path: str, file: Path) -> bool:
        if path in self._claimed:
            return self._claimed[path] != str(file)
        entry = self._by_path.get(path)
        return entry is not None and str(file_of(entry)) != str(file) and _exists(entry)


def _exists(entry: DocumentEntry) -> bool:
    """What the entry was made from is still there; a web page counts as being there."""
    file = file_of(entry)
    try:
        return file is None or file.exists()
    except OSError:  # a folder that may not be looked into now
        return True


def _strictly_inside(inner: Path, outer: Path) -> bool:
    return inner != outer and inner.is_relative_to(outer)


def _within(file: Path, scan: Scan) -> bool:
    return file == scan.target or file.is_relative_to(scan.target)
