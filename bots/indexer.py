"""What the engine learns documents with: implements `bots.engine.services.Indexer` over one library."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Protocol

from bots.introduction.overview import name_of
from bots.languages import say
from bots.memory import give_back
from bots.principals import may_be_called
from core.access.readers import base_of
from core.errors import BadInput, ErrataError, Forbidden, Transient
from core.indexing.attached import passages_of
from core.indexing.entries import RECORD, WEB, entries_within, remove_documents
from core.indexing.ingest_report import Failed, IngestReport, together
from core.indexing.known import mark_of, stat_key
from core.indexing.learnt import TERMINAL, Learnt, Right, learnt_of
from core.indexing.readers.limits import BOT_LIMITS
from core.indexing.run import Options
from core.indexing.safe_fetch import PUBLIC_WEB, FetchPolicy
from core.indexing.source_code import module_paths
from core.indexing.supplied import Supplied, index_supplied, is_supplied
from core.indexing.sync import sync
from core.indexing.web_page import ingest_page
from core.learning.grounds import Grounds, grounds_of
from core.learning.links import Link, links_for
from core.model import DEFAULT_COLLECTION, Answer, Passage
from core.ports import DocumentEntry, Embedder, Index
from core.reading.of_one import with_ones
from core.reading.phrases import FALLBACK
from core.settings import Settings

MOST_NAMED = 10
_SECONDS = 19  # characters of a moment, up to its seconds
BOT_OPTIONS = Options(BOT_LIMITS, principal=may_be_called)


def bot_options(settings: Settings) -> Options:
    """Return how what people share with a bot is read."""
    return replace(BOT_OPTIONS, scan_languages=settings.scan_languages)


class FactFiles(Protocol):
    """Files that fact rows came from; `storage.facts.store.SqlFacts`."""

    async def import_again(self, path: str) -> str:
        """Import a file again that rows came from, where it changed; say what came of it, nothing of any other."""

    async def metrics(self, company: str | None, collections: Sequence[str] | None) -> list[str]:
        """Names of metrics that have rows."""


class LibraryIndexer:
    """Indexes into one library; what can't be read is said by name and stops nothing else."""

    def __init__(
        self,
        index: Index,
        embedder: Embedder | None,
        options: Options = BOT_OPTIONS,
        policy: FetchPolicy = PUBLIC_WEB,
        facts: FactFiles | None = None,
    ) -> None:
        self._index = index
        self._embedder = embedder
        self._options = options
        self._policy = policy
        self._facts = facts
        self._turn = asyncio.Lock()

    async def reindex(self, path: str, collection: str | None, *, refetch: Right = "") -> str:
        """Read one indexed document anew, if it changed, and say in a few words what came of it.

        A web page is fetched again for whom `refetch` gives the right of who taught it, and not too often.
        """
        entries = await self._named(path, collection)
        if not entries:
            imported = await self._facts.import_again(path) if self._facts is not None else ""
            return imported or f"{path} is not in the index any more"
        report = together([await self._again(entry, refetch) for entry in entries])
        if report.removed:
            return f"{path} is gone, and left the index"
        if report.indexed:
            return f"{path} was read anew"
        return f"{path} {'could not be read' if report.failed else 'had not changed'}"

    async def reindex_module(self, path: str, collection: str | None, *, recursive: bool, refetch: Right = "") -> str:
        """Read a source file anew, and then the indexed files it imports by what it says now."""
        said = await self.reindex(path, collection, refetch=refetch)
        imported = 0
        for entry in await self._named(path, collection):
            modules = await module_paths(self._index, entry.collection, path, recursive=recursive)
            for module in modules[1:]:
                await self.reindex(module, entry.collection)
            imported += len(modules) - 1
        return with_ones(f"{said}; looked at {imported} files it imports", "en")

    async def ingest(
        self,
        paths: Sequence[Path],
        urls: Sequence[str],
        collection: str | None,
        *,
        learnt: Learnt = TERMINAL,
        passwords: Sequence[str] = (),
    ) -> str:
        """Index files and links and say what came of each, in Markdown; one that may not be read stops no other.

        `learnt` tells who teaches; `passwords` are tried on files that need one.
        """
        into, options = collection or DEFAULT_COLLECTION, replace(self._options, passwords=tuple(passwords))
        # One after another: the models' threads are busy with one already, and two would be held in memory at once.
        async with self._turn:
            reports = [await sync(path, into, self._index, self._embedder, options=options) for path in paths]
            reports += [await self._page(url, into, learnt) for url in urls]
            give_back()
        return "\n".join(_lines(together(reports), into)) or "Nothing to read in there."

    async def freshen(self, places: Sequence[tuple[str, str]], folders: Sequence[tuple[str, str]]) -> tuple[str, ...]:
        """Read anew what changed of documents (collection, path), and what is new in folders (path, collection).

        Unchanged files cost a stat. Returns the paths of what changed.
        """
        reports = []
        for collection in dict.fromkeys(name for name, _ in places):
            wanted = {path for name, path in places if name == collection}
            for entry in await entries_within(self._index, collection):
                if entry.path in wanted and await asyncio.to_thread(_has_changed, entry):
                    reports.append(await self._again(entry, ""))
        for folder, collection in folders:
            if await asyncio.to_thread(Path(folder).is_dir):
                async with self._turn:
                    options = self._options
                    reports.append(await sync(Path(folder), collection, self._index, self._embedder, options=options))
        made = together(reports)
        return tuple(dict.fromkeys([*(entry.path for entry in made.indexed), *(entry.path for entry in made.removed)]))

    async def changed_since(self, moment: str, collections: Sequence[str] | None) -> tuple[str, ...]:
        """Return the paths of documents indexed since a moment (ISO 8601, UTC), its own second included, of these."""
        found = await self._index.documents()
        return tuple(
            entry.path
            for entry in found
            if entry.processed_at[:_SECONDS] >= moment[:_SECONDS]
            and (collections is None or entry.collection in collections)
        )

    async def titles(self, paths: Sequence[str]) -> list[str]:
        """Return what people call documents of these paths, each once.

        What has left the index has the name of its file; what people supplied had none.
        """
        known = {entry.path: name_of(entry) for entry in await self._index.documents()}
        return list(dict.fromkeys(known.get(path) or _name_of_gone(path) for path in paths))

    async def supply(self, supplied: Supplied) -> None:
        """Index a text that somebody supplied and another approved."""
        await index_supplied(supplied, self._index, self._embedder)

    async def grounds(self, answer: Answer) -> Grounds:
        """Say whether what an answer cites still bears it out, as it is indexed now."""
        return await grounds_of(answer, self._index)

    async def links(self, question: str, collections: Sequence[str] | None) -> tuple[Link, ...]:
        """Return which symbols of source code may belong to which columns, of those that a question is about."""
        metrics = await self._facts.metrics(None, collections) if self._facts is not None else []
        return await links_for(question, self._index, collections, metrics)

    async def read(self, path: Path) -> tuple[Passage, ...]:
        """Read a file for one question and keep nothing of it. Raises `Unreadable` with the reason."""
        async with self._turn:
            return await passages_of(path, self._options.limits)

    async def collections(self) -> list[str]:
        """Name the collections that hold documents."""
        return await self._index.collections()

    async def documents(self) -> list[DocumentEntry]:
        """List all documents."""
        return await self._index.documents()

    async def remove(self, path: str, collection: str) -> None:
        """Take a document out of the index; its file stays where it is."""
        await remove_documents(self._index, collection, path)

    async def restore(self, entry: DocumentEntry) -> str:
        """Index a document that was removed from where it was read before, and say what came of it.

        Raises `NotFound` where its file is gone, and what else stops a file from being read.
        """
        report = await self.bring_back(entry)
        return "\n".join(_lines(report, entry.collection)) or "Nothing to read in there."

    async def bring_back(self, entry: DocumentEntry) -> IngestReport:
        """Do what `restore` does, and return the report: it is put where its file says now who reads it."""
        async with self._turn:
            if entry.path.startswith(WEB) and not entry.root:
                return await self._page(entry.path, entry.collection, learnt_of(entry))
            file, within = _file_of(entry)
            options = replace(self._options, within=within, root=within)
            return await sync(file, entry.collection, self._index, self._embedder, options=options)

    async def _named(self, path: str, collection: str | None) -> list[DocumentEntry]:
        """Return the documents of a path, wherever in a collection they lie: readers may have changed meanwhile."""
        return [entry for entry in await entries_within(self._index, collection) if entry.path == path]

    async def _page(self, url: str, collection: str, learnt: Learnt) -> IngestReport:
        try:
            return await self._fetched(url, collection, learnt)
        except (BadInput, Forbidden, Transient) as error:  # whoever gave it is there to hear it, and to try again
            return IngestReport(failed=(Failed(url, str(error)),))

    async def _fetched(self, url: str, collection: str, learnt: Learnt) -> IngestReport:
        return await ingest_page(
            url,
            collection,
            self._index,
            self._embedder,
            policy=self._policy,
            options=self._options,
            learnt=learnt,
        )

    async def _again(self, entry: DocumentEntry, refetch: Right) -> IngestReport:
        try:
            if entry.path.startswith(WEB) and not entry.root:
                return await self._refetched(entry, refetch)
            if not entry.root:
                return IngestReport()  # somebody's own words: there is no file to read them from again
            file, within = _file_of(entry)
            options = replace(self._options, within=within)
            return await sync(file, entry.collection, self._index, self._embedder, options=options)
        except ErrataError:
            # The file is out of reach from here: what is indexed of it stays.
            return IngestReport()

    async def _refetched(self, entry: DocumentEntry, refetch: Right) -> IngestReport:
        learnt, now = learnt_of(entry), self._options.now().timestamp()
        if not learnt.may_be_refetched(refetch, now):
            return IngestReport()
        # Noted before: a server that does not answer is asked no more often than one that does.
        recipe = entry.stat_key.partition("|")[2]
        key = stat_key(learnt.stamp(now), recipe)
        await self._index.touch_document(entry.collection, entry.path, key, entry.modified_at)
        return await self._fetched(entry.path, entry.collection, learnt)


def _name_of_gone(path: str) -> str:
    return say("untitled", FALLBACK) if is_supplied(path) else path.rsplit("/", 1)[-1]


def _has_changed(entry: DocumentEntry) -> bool:
    """Say whether the file of a document is another than the one that was read, or gone."""
    if not entry.root:
        return False
    file, _ = _file_of(entry)
    try:
        found = file.stat()
    except OSError:
        return True
    stamp = entry.stat_key.partition("|")[0]
    return f"{found.st_mtime_ns}:{found.st_size}" != stamp.removesuffix(f":{mark_of(stamp)}")


def _file_of(entry: DocumentEntry) -> tuple[Path, Path]:
    """The file a document was read from, and the folder it may not lead out of.

    `root` is the folder, or the file itself for a record of a JSONL file.
    """
    root = Path(entry.root)
    return (root, root.parent) if entry.file_type == RECORD else (root / entry.path, root)


def _told_indexed(path: str, collection: str, chunks: int) -> str:
    if chunks == 1:
        return f"Indexed **{path}** into {collection} (1 passage)."
    return with_ones(f"Indexed **{path}** into {collection} ({chunks} passages).", "en")


def _lines(report: IngestReport, collection: str) -> list[str]:
    collection = base_of(collection)
    lines = [_told_indexed(e.path, collection, e.chunks) for e in report.indexed[:MOST_NAMED]]
    lines += [f"**{e.path}** was known already." for e in report.unchanged[:MOST_NAMED]]
    lines += [f"Skipped **{e.path}**: {e.reason}" for e in report.skipped[:MOST_NAMED]]
    lines += [f"Could not read **{e.path}**: {e.error}" for e in report.failed[:MOST_NAMED]]
    lines += [f"Closed **{e.path}**: {e.reason}" for e in report.closed[:MOST_NAMED]]
    lines += [f"**{e.path}**: {e.note}" for e in report.noted[:MOST_NAMED]]
    return lines
