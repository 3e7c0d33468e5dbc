"""The import graph: what the best source files import is likely part of the answer, and moves up."""

from __future__ import annotations

from collections.abc import Sequence

from core.errors import NotFound
from core.indexing.readers.formats import PROGRAMS
from core.indexing.source_code import module_paths
from core.model import Passage
from core.ports import Index
from core.retrieval.fusion import Ranking

LOOKED_AT = 3  # of the best passages
WEIGHT = 0.25  # a nudge: a file that is imported must not overtake the one that imports it


async def imported_candidates(passages: Sequence[Passage], index: Index) -> Ranking | None:
    """Return the candidates (best first) that lie in files which the first three import; None without code there."""
    sources = dict.fromkeys(
        (passage.meta.collection, passage.meta.document)
        for passage in passages[:LOOKED_AT]
        if passage.meta.file_type in PROGRAMS
    )
    imported: set[tuple[str, str]] = set()
    for collection, path in sources:
        try:
            paths = await module_paths(index, collection, path)
        except NotFound:
            continue  # removed since it was found
        imported.update((collection, other) for other in paths)
    names = [
        passage.meta.chunk_id
        for passage in passages
        if (passage.meta.collection, passage.meta.document) in imported.difference(sources)
    ]
    return Ranking(names, WEIGHT) if names else None
