"""`errata search`: documents alone, best first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bots.commands.common import print_json, read_jsonl, run, settings
from bots.commands.progress import starting
from bots.commands.telling import tell
from bots.render.rows import on_one_row
from bots.render.snippet import snippet
from bots.render.terminal import clean
from bots.render.told_sources import source_line
from core.access.readers import base_of, bases_of
from core.errors import BadInput, NotFound
from core.model import Passage
from core.ports import Index, Kit
from core.reading.phrases import FALLBACK
from core.text.printable import printable
from core.text.secrets import masked

if TYPE_CHECKING:
    from core.steps.retrieve import RankedDocument


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("search")(search)


def search(
    query: Annotated[str | None, typer.Argument(help="What to look for.")] = None,
    queries: Annotated[Path | None, typer.Option(help='JSONL with {"_id", "text"} a line.')] = None,
    collection: Annotated[list[str] | None, typer.Option(help="Only this collection (repeatable).")] = None,
    top_k: Annotated[int, typer.Option(min=1, max=1000, help="How many documents.")] = 10,
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Find documents, best first, without drafting an answer."""
    if (query is None) == (queries is None):
        raise BadInput("Give a query, or --queries FILE.")
    scope = tuple(collection) if collection else None
    if queries is not None:
        raise typer.Exit(run(_search_many(queries, scope, top_k)))
    run(_search_one(query or "", scope, top_k, as_json=as_json))


async def _search_one(query: str, scope: tuple[str, ...] | None, top_k: int, *, as_json: bool) -> None:
    with starting():
        from bots.asking import operators_scope
        from bots.empty_index import emptiness
        from bots.languages import say
        from bots.wiring import open_kit
        from core.steps.retrieve import rank_documents

        async with open_kit(settings(), for_terminal=True) as kit:
            await refuse_unheld(scope, kit)
            found = await rank_documents(_query(query), await operators_scope(scope, kit), kit, top_k)
            passages = await kit.index.passages([entry.chunk_id for entry in found])
            empty = "" if found else await emptiness(kit, scope or ())
    if as_json:
        print_json([_found_json(query, entry, passages.get(entry.chunk_id)) for entry in found])
        return
    for place, entry in enumerate(found, 1):
        tell(
            f"{place:>3}. {clean(on_one_row(masked(entry.document)))}  ({base_of(entry.collection)}, {entry.score:.4f})"
        )
        for line in _found_lines(query, entry, passages.get(entry.chunk_id)):
            tell(f"     {clean(line)}")
    if not found:
        tell(say(empty, FALLBACK) if empty else "Nothing found.")


def _found_json(query: str, entry: RankedDocument, passage: Passage | None) -> dict[str, Any]:
    told = {"document": entry.document, "chunk_id": entry.chunk_id, "score": round(entry.score, 6)}
    meta = passage.meta if passage else None
    named = {"collection": base_of(entry.collection), "title": _title(entry, passage)}
    place = {"page": meta.page if meta else None, "section": meta.section if meta else None}
    return told | named | place | {"snippet": snippet(query, passage.text) if passage else ""}


def _title(entry: RankedDocument, passage: Passage | None) -> str:
    """Return what a document calls itself, else the name of its file."""
    return (passage.meta.title if passage else "") or entry.document.rstrip("/").rpartition("/")[2] or entry.document


def _found_lines(query: str, entry: RankedDocument, passage: Passage | None) -> list[str]:
    """Return the title with its page or section, and what of the passage is nearest to the query.

    The path stands above them.
    """
    if passage is None:
        return [_title(entry, passage)]
    title = _title(entry, passage)
    line = source_line(0, replace(passage, meta=replace(passage.meta, title=title, source_file=title)))
    return list(filter(None, (" · ".join(filter(None, (line.title, line.where))), snippet(query, passage.text))))


async def _search_many(path: Path, scope: tuple[str, ...] | None, top_k: int) -> int:
    from bots.wiring import open_kit

    code = 0
    async with open_kit(settings(), for_terminal=True) as kit:
        await refuse_unheld(scope, kit)
        for number, line in read_jsonl(path):
            try:
                print_json(await _ranked(number, line, (scope, top_k), kit))
            except BadInput as error:
                code = 1
                print_json({"_id": line.get("_id") if isinstance(line, dict) else None, "error": str(error)})
    return code


async def _ranked(
    number: int, line: dict[str, Any] | str, wanted: tuple[tuple[str, ...] | None, int], kit: Kit
) -> dict[str, Any]:
    if isinstance(line, str) or line.get("_id") is None or not isinstance(line.get("text"), str):
        reason = line if isinstance(line, str) else '"_id" and "text" are needed'
        raise BadInput(f"line {number}: {reason}")
    from bots.asking import operators_scope
    from core.steps.retrieve import rank_documents

    found = await rank_documents(_query(line["text"]), await operators_scope(wanted[0], kit), kit, wanted[1])
    results = [{"document": d.document, "chunk_id": d.chunk_id, "score": round(d.score, 6)} for d in found]
    return {"_id": line["_id"], "results": results}


async def refuse_unheld(scope: tuple[str, ...] | None, kit: Kit) -> None:
    """Raise `NotFound` for a collection that holds neither documents nor figures."""
    from bots.asking import collections_of

    _refuse(scope, await collections_of(kit), "There is no collection {name!r}.")


async def refuse_unknown(scope: tuple[str, ...] | None, index: Index) -> None:
    """Raise `NotFound` for a collection that holds no documents, where these alone are asked for."""
    _refuse(scope, bases_of(await index.collections()), "There is no collection {name!r} with documents.")


def _refuse(scope: tuple[str, ...] | None, known: Sequence[str], said: str) -> None:
    for name in scope or ():
        if name not in known:
            raise NotFound(said.format(name=name), hint=f"Collections: {', '.join(known) or 'none yet'}.")


def _query(text: str) -> str:
    query = printable(text).strip()
    if not query:
        raise BadInput("The query is empty.")
    return query[:8_000]
