"""The import graph among indexed source files."""

from __future__ import annotations

import asyncio
import posixpath
from collections import deque
from collections.abc import Collection, Iterator
from pathlib import Path

from core.errors import NotFound, Unreadable
from core.indexing.readers.formats import FORMATS, SUFFIXES
from core.indexing.readers.limits import DEFAULT_LIMITS
from core.indexing.reading import read
from core.ports import DocumentEntry, Index

_FOLLOWED = frozenset(made.name for made in FORMATS if made.reader == "program")
_SCRIPT_ENDINGS = ("", ".ts", ".tsx", ".js", ".jsx", ".mjs", ".cjs", "/index.ts", "/index.tsx", "/index.js")
_MOST = 200


async def module_paths(index: Index, collection: str, path: str, *, recursive: bool = False) -> list[str]:
    """Return the path and those of the indexed files it imports, nearest first; with `recursive` also what they import.

    At most 200. Raises `NotFound` where the path is not indexed.
    """
    entries = {entry.path: entry for entry in await index.documents(collection)}
    if path not in entries:
        raise NotFound(f"Not in collection {collection}: {path}.", hint="See errata documents list.")
    found = {path: None}
    waiting = deque([path])
    while waiting and len(found) < _MOST:
        imported = await asyncio.to_thread(_imported, entries[waiting.popleft()], entries)
        new = [other for other in imported if other not in found]
        found.update(dict.fromkeys(new))
        if recursive:
            waiting.extend(new)
    return list(found)[:_MOST]


def resolve(name: str, importer: str, known: Collection[str]) -> str | None:
    """Return which of the known paths an import names, None where it is none of them.

    `importer` is the path of the file the import stands in: relative imports start there, others at any folder above.
    """
    if SUFFIXES.get(posixpath.splitext(importer)[1]) == "python":
        candidates = _python_candidates(name, importer)
    else:
        candidates = _script_candidates(name, importer)
    return next((path for path in candidates if path in known and path != importer), None)


def _imported(entry: DocumentEntry, known: Collection[str]) -> list[str]:
    if entry.file_type not in _FOLLOWED or not entry.root:
        return []
    try:
        data = (Path(entry.root) / entry.path).read_bytes()
        names = read(entry.path, data, DEFAULT_LIMITS).imports
    except (OSError, Unreadable):
        return []
    resolved = (resolve(name, entry.path, known) for name in names)
    return list(dict.fromkeys(path for path in resolved if path))


def _python_candidates(name: str, importer: str) -> Iterator[str]:
    dots = len(name) - len(name.lstrip("."))
    parts = name[dots:].replace(".", "/")
    folder = posixpath.dirname(importer)
    if dots:
        for _ in range(dots - 1):
            folder = posixpath.dirname(folder)
        yield from _modules(posixpath.join(folder, parts) if parts else folder)
        return
    # The import root is one of the folders above, most often the nearest that fits.
    while True:
        yield from _modules(posixpath.join(folder, parts))
        if not folder:
            return
        folder = posixpath.dirname(folder)


def _modules(base: str) -> Iterator[str]:
    yield f"{base}.py"
    yield posixpath.join(base, "__init__.py")
    yield f"{base}.pyi"


def _script_candidates(name: str, importer: str) -> Iterator[str]:
    if not name.startswith("."):
        return
    base = posixpath.normpath(posixpath.join(posixpath.dirname(importer), name))
    # TypeScript names the file that will be built: `./money.js` is money.ts.
    stem = posixpath.splitext(base)[0] if base.endswith((".js", ".mjs", ".jsx")) else base
    for ending in _SCRIPT_ENDINGS:
        yield base + ending
        if stem != base:
            yield stem + ending
