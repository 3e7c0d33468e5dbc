"""What the engine learns documents with: implements `bots.engine.services.Indexer` over one library."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from core.errors import BadInput, ErrataError, Forbidden, Transient
from core.indexing.ingest_report import Failed, IngestReport, together
from core.indexing.source_code import module_paths
from core.indexing.sync import sync
from core.indexing.web_page import ingest_page
from core.ports import DocumentEntry, Embedder, Index

DEFAULT_COLLECTION = "default"
MOST_NAMED = 10


class LibraryIndexer:
    """Indexes into one library; what can't be read is said by name and stops nothing else."""

    def __init__(self, index: Index, embedder: Embedder | None) -> None:
        self._index = index
        self._embedder = embedder

    async def reindex(self, path: str, collection: str | None) -> str:
        """Read one indexed document anew, if it changed, and say in a few words what came of it."""
        entries = [e for e in await self._index.documents(collection) if e.path == path]
        if not entries:
            return f"{path} is not in the index any more"
        report = together([await self._again(entry) for entry in entries])
        if report.indexed:
            return f"{path} was read anew"
        return f"{path} {'could not be read' if report.failed else 'had not changed'}"

    async def reindex_module(self, path: str, collection: str | None, *, recursive: bool) -> str:
        """Read a source file anew, and then the indexed files it imports by what it says now."""
        said = await self.reindex(path, collection)
        imported = 0
        for entry in [e for e in await self._index.documents(collection) if e.path == path]:
            modules = await module_paths(self._index, entry.collection, path, recursive=recursive)
            for module in modules[1:]:
                await self.reindex(module, entry.collection)
            imported += len(modules) - 1
        return f"{said}; looked at {imported} files it imports"

    async def ingest(self, paths: Sequence[Path], urls: Sequence[str], collection: str | None) -> str:
        """Index files and links and say what came of each, in Markdown; one that may not be read stops no other."""
        into = collection or DEFAULT_COLLECTION
        reports = [await sync(path, into, self._index, self._embedder) for path in paths]
        reports += [await self._page(url, into) for url in urls]
        return "\n".join(_lines(together(reports), into)) or "Nothing to read in there."

    async def _page(self, url: str, collection: str) -> IngestReport:
        try:
            return await ingest_page(url, collection, self._index, self._embedder)
        except (BadInput, Forbidden, Transient) as error:  # whoever gave it is there to hear it, and to try again
            return IngestReport(failed=(Failed(url, str(error)),))

    async def _again(self, entry: DocumentEntry) -> IngestReport:
        try:
            if entry.path.startswith(("http://", "https://")):
                return await ingest_page(entry.path, entry.collection, self._index, self._embedder)
            return await sync(_file_of(entry), entry.collection, self._index, self._embedder)
        except ErrataError:
            # The file is out of reach from here: what is indexed of it stays.
            return IngestReport()


def _file_of(entry: DocumentEntry) -> Path:
    """The file a document was read from; `root` is the folder, or the file itself for a record of a JSONL file."""
    root = Path(entry.root)
    return root if root.is_file() else root / entry.path


def _lines(report: IngestReport, collection: str) -> list[str]:
    lines = [f"Indexed **{e.path}** into {collection} ({e.chunks} passages)." for e in report.indexed[:MOST_NAMED]]
    lines += [f"**{e.path}** was known already." for e in report.unchanged[:MOST_NAMED]]
    lines += [f"Skipped **{e.path}**: {e.reason}" for e in report.skipped[:MOST_NAMED]]
    lines += [f"Could not read **{e.path}**: {e.error}" for e in report.failed[:MOST_NAMED]]
    return lines
