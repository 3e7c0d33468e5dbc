"""Trace: what source files import, and what imports them, where a question is about that; from the stored graph."""

from __future__ import annotations

import posixpath
from collections.abc import Iterable, Sequence
from typing import Final

from core.indexing.readers.formats import PROGRAMS
from core.indexing.source_code import importing_paths, module_paths
from core.model import IMPORT_GRAPH, Passage, PassageMeta, Question
from core.ports import DocumentEntry, Kit
from core.reading.detection import language_of
from core.reading.lexicon import speaks_of
from core.reading.phrases import say

_MOST_NAMED: Final = 20  # files of one list
_MOST_FILES: Final = 3  # that one question asks about
_LOOKED_AT: Final = 30  # passages that hold a symbol
_ABOUT: Final = "Imports: files and modules that depend on it"
_AROUND: Final = "?!.,;:\"'`“”„«»()[]{}<>*"


async def trace_imports(question: Question, kit: Kit) -> tuple[Passage, ...]:
    """Return a passage a file (or what defines a symbol) that the question names: who imports it, and what it imports.

    () where the question does not speak of importing, or names nothing that is indexed.
    """
    language = language_of(question.text)
    if not (speaks_of("importing", question.text, language) or speaks_of("importing", question.text, "en")):
        return ()
    inside = await kit.index.collections() if question.collections is None else question.collections
    found: list[Passage] = []
    for collection in inside:
        entries = [entry for entry in await kit.index.documents(collection) if entry.file_type in PROGRAMS]
        if entries:
            found += [
                await _traced(entry, entries, symbol, language, kit)
                for entry, symbol in await _asked_about(question, entries, kit)
            ]
    return tuple(found[:_MOST_FILES])


async def _asked_about(
    question: Question, entries: Sequence[DocumentEntry], kit: Kit
) -> list[tuple[DocumentEntry, str]]:
    """Return the files that a question names, by path, file name, module or a symbol that they define."""
    names = [word.strip(_AROUND) for word in question.text.split()]
    files = [(entry, "") for name in names for entry in entries if name and _is_named(entry.path, name)]
    if files:
        return list(dict(files).items())[:_MOST_FILES]
    symbols = [name for name in names if _may_be_symbol(name)]
    return [found for name in symbols for found in await _defining(name, entries, kit)][:_MOST_FILES]


def _is_named(path: str, name: str) -> bool:
    """`refunds.py`, `shop/refunds.py` and `shop.refunds` name a file; a bare word does not: it may be any."""
    bare, _ = posixpath.splitext(path)
    dotted = bare.removesuffix("/__init__").replace("/", ".")
    if "." not in name and "/" not in name:
        return False
    return path == name or path.endswith(f"/{name}") or dotted == name or dotted.endswith(f".{name}")


def _may_be_symbol(name: str) -> bool:
    inner = name[1:]
    return name.isidentifier() and ("_" in name or any(map(str.isupper, inner)) or name[:1].isupper())


async def _defining(symbol: str, entries: Sequence[DocumentEntry], kit: Kit) -> list[tuple[DocumentEntry, str]]:
    known = {(entry.collection, entry.path): entry for entry in entries}
    holding = await _holding(symbol, entries, kit)
    defines = [place for place, text in holding if any(f"{word} {symbol}" in text for word in _DEFINES)]
    return [(known[place], symbol) for place in dict.fromkeys(defines) if place in known]


_DEFINES: Final = ("def", "class", "function", "const", "interface", "type", "enum", "let", "var")


async def _holding(symbol: str, entries: Sequence[DocumentEntry], kit: Kit) -> list[tuple[tuple[str, str], str]]:
    """Return the places and texts of passages that hold a symbol."""
    inside = sorted({entry.collection for entry in entries})
    hits = await kit.index.keyword_search(symbol, inside, _LOOKED_AT)
    passages = (await kit.index.passages([hit.chunk_id for hit in hits])).values()
    return [((one.meta.collection, one.meta.document), one.text) for one in passages if symbol in one.text]


async def _traced(
    entry: DocumentEntry, entries: Sequence[DocumentEntry], symbol: str, language: str, kit: Kit
) -> Passage:
    importers = await importing_paths(kit.index, entry.collection, entry.path)
    if symbol:
        holding = {path for (_, path), _ in await _holding(symbol, entries, kit)}
        importers = [path for path in importers if path in holding]
    imported = [path for path in await module_paths(kit.index, entry.collection, entry.path) if path != entry.path]
    name = f"{symbol} ({entry.path})" if symbol else entry.path
    parts = [
        say("imported by", language, file=name, files=_named(importers)) if importers else "",
        say("imported by none", language, file=name) if not importers else "",
        say("imports", language, file=entry.path, files=_named(imported)) if imported else "",
        say("imports none", language, file=entry.path) if not imported else "",
    ]
    return _passage("\n".join(filter(None, parts)), entry)


def _named(paths: Iterable[str]) -> str:
    several = sorted(paths)
    return ", ".join(several[:_MOST_NAMED]) + (" …" if len(several) > _MOST_NAMED else "")


def _passage(text: str, entry: DocumentEntry) -> Passage:
    meta = PassageMeta(
        chunk_id=f"{IMPORT_GRAPH}:{entry.collection}:{entry.path}",
        source_file=entry.path,
        file_type=entry.file_type,
        chunk_method=IMPORT_GRAPH,
        char_count=len(text),
        token_count=len(text) // 4,
        document=entry.path,
        title=posixpath.basename(entry.path),
        section=_ABOUT,
        collection=entry.collection,
        modified_at=entry.modified_at,
    )
    return Passage(text, meta, score=1.0)
