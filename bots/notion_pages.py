"""Pages and databases of Notion as a source: `notion:workspace`, or those with these ids and what lies below them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from bots.notion_api import Json, NotionApi
from bots.notion_parents import Parents, plain_id
from bots.notion_text import WITHIN_OTHERS, block_html, page_html, plain, table_html, value_of
from bots.principals import may_be_called, may_read
from core.access.readers import NOBODY, Readers, group_of
from core.errors import BadInput, BadSetting, Forbidden, NotFound
from core.indexing.sources.paged import Batch, Page, bring_pages, digest, moment, name_of, same
from core.indexing.sources.port import Listing, Mark, Marks, Round, Source
from core.settings import Settings

WHOLE = "workspace"
_MOST = 50  # pages and databases that one source names
_MOST_BLOCKS, _MOST_ROWS, _DEEPEST = 20_000, 5_000, 20
_ASKED_FOR = 50  # known pages that are asked for between two batches
_KINDS = ("page", "data_source")
_KNOWN = "known"
_TABLE = "table.html"


@dataclass(slots=True)
class NotionPages:
    """What an integration sees of a workspace, or the part of it below some ids."""

    api: NotionApi
    parents: Parents
    _names: dict[str, str] = field(default_factory=dict)

    async def bring(self, mirror: Path, known: Marks, turn: Round) -> Listing:
        """Search for all there is, then ask for what is known and was not found: a search is never whole."""
        try:
            return await bring_pages(self._batches(known, turn), mirror, known, turn)
        finally:
            await self.api.close()

    async def _batches(self, known: Marks, turn: Round) -> AsyncIterator[Batch]:
        paths = {path.partition("/")[0]: path for path in known if path.endswith(".html")}
        met = {one for one, path in paths.items() if known[path].seen == turn.began}
        at, cursor = json.loads(turn.cursor) if turn.cursor else (_KINDS[0], None)
        for kind in _KINDS[_KINDS.index(at) :] if at in _KINDS else ():
            while True:
                told = await self._search(kind, cursor if kind == at else None, turn)
                found = [one for one in told["results"] if one.get("object") == kind]
                met |= {plain_id(one["id"]) for one in found}
                at, cursor = (kind, told.get("next_cursor")) if told.get("has_more") else (_after(kind), None)
                yield await self._batch(found, paths, json.dumps([at, cursor]))
                if at != kind:
                    break
        missed = sorted(set(paths) - met)
        for start in range(0, len(missed), _ASKED_FOR):
            yield await self._known(missed[start : start + _ASKED_FOR], paths)

    async def _search(self, kind: str, cursor: str | None, turn: Round) -> Json:
        """Search on at a cursor; from the beginning where it is one of a round before, and is not known any more."""
        try:
            return await self.api.search(kind, cursor)
        except BadInput:
            if turn.cursor is None or cursor != json.loads(turn.cursor)[1]:
                raise
            return await self.api.search(kind, None)

    async def _known(self, ids: Sequence[str], paths: Mapping[str, str]) -> Batch:
        """Return what is still there of what was known and not found."""
        found, fault = [], None
        for one in ids:
            ask = self.api.data_source if paths[one].endswith(f"/{_TABLE}") else self.api.page
            try:
                found.append(await ask(one))
            except NotFound:
                continue
            except (Forbidden, BadInput) as error:
                fault = fault or f"{paths[one]}: {error.message}"
        batch = await self._batch(found, paths, json.dumps([_KNOWN, None]))
        return Batch(batch.pages, batch.cursor, batch.readers, batch.fault or fault)

    async def _batch(self, found: Sequence[Json], paths: Mapping[str, str], cursor: str) -> Batch:
        pages, readers, fault = [], {}, None
        for one in found:
            self.parents.met(one)
        for one in found:
            if one.get("in_trash"):
                continue
            name = plain_id(one["id"])
            try:
                chain = await self.parents.part_of(one)
                if chain is None:
                    continue
                readers[name] = await self.parents.readers_of(chain)
                pages += await self._documents(one, paths.get(name))
            except NotFound:
                continue
            except Forbidden as error:
                readers.setdefault(name, NOBODY)
                fault = fault or f"{one.get('url') or name}: {error.message}"
        return Batch(pages, cursor, readers, fault)

    async def _documents(self, told: Json, former: str | None) -> list[Page]:
        """Return one document; where it lies is told by its id and first title, and stays when it is renamed or moved.

        Of a table it is not told when its rows changed: they are asked for each time. None, of one that is too long.
        """
        link, edited = str(told.get("url") or ""), str(told.get("last_edited_time") or "")
        title, name = _title(told), plain_id(told["id"])
        if told["object"] == "page":
            mark = Mark(link, digest(edited, title, link, _archived(told)), edited)
            path = former or f"{name}/{name_of(title)}.html"
            return [Page(path, mark, partial(self._content, told, title, link), moment(edited))]
        data = await self._table(told, title, link)
        mark = Mark(link, digest(data), edited)
        return [Page(former or f"{name}/{_TABLE}", mark, partial(same, data), moment(edited))] if data else []

    async def _content(self, told: Json, title: str, link: str) -> bytes:
        body, _ = await self._blocks(str(told["id"]), 0, 0)
        said = await self._known_of(told)
        values = {name: value_of(one) for name, one in (told.get("properties") or {}).items() if not _is_title(one)}
        return page_html(title, link, said | values, body).encode()

    async def _blocks(self, block: str, depth: int, counted: int) -> tuple[str, int]:
        parts: list[str] = []
        async for one in self.api.children(block):
            counted += 1
            deeper = one.get("has_children") and one.get("type") not in WITHIN_OTHERS and depth < _DEEPEST
            below = ""
            if deeper and counted <= _MOST_BLOCKS:
                below, counted = await self._blocks(str(one["id"]), depth + 1, counted)
            if counted > _MOST_BLOCKS:
                break
            parts.append(block_html(one, below))
        return "".join(parts), counted

    async def _table(self, told: Json, title: str, link: str) -> bytes:
        """Return a data source as a table of all its rows, but those with readers of their own; empty, of too many."""
        columns = list(told.get("properties") or {})
        rows: list[list[str]] = []
        async for row in self.api.rows(str(told["id"])):
            if len(rows) >= _MOST_ROWS:
                return b""  # half a table would be added up, and counted
            kept_apart = plain_id(row["id"]) in self.parents.readers
            if row.get("object") == "page" and not row.get("in_trash") and not kept_apart:
                values = row.get("properties") or {}
                rows.append([value_of(values.get(name)) for name in columns])
        return page_html(title, link, await self._known_of(told), table_html(columns, rows)).encode()

    async def _known_of(self, told: Json) -> dict[str, str]:
        return {
            "Author": await self._name(told.get("created_by")),
            "Created": str(told.get("created_time") or "")[:10],
            "Last updated": str(told.get("last_edited_time") or "")[:10],
            "Updated by": await self._name(told.get("last_edited_by")),
            "Status": "archived" if _archived(told) else "",
        }

    async def _name(self, user: Any) -> str:
        """Return somebody's name; none, where the token may not read of people."""
        said = user if isinstance(user, Mapping) else {}
        one = str(said.get("id") or "")
        if one and one not in self._names:
            try:
                self._names[one] = str((said if said.get("name") else await self.api.user(one)).get("name") or "")
            except (Forbidden, NotFound, BadInput):
                self._names[one] = ""
        return self._names.get(one, "")


def connect(address: str, settings: Settings) -> Source:
    """Return the source at an address. Raises `BadInput`, and `BadSetting` for what is not set."""
    named = [one.strip() for one in address.removeprefix("notion:").split(",")]
    roots = [] if named == [WHOLE] else [plain_id(one) for one in named]
    if len(roots) > _MOST or not all(map(_is_id, roots)):
        raise BadInput("Pages and databases of Notion are named by their ids.", hint=f"Or all of it: notion:{WHOLE}.")
    if settings.notion_token is None:
        raise BadSetting("NOTION_TOKEN is not set.")
    readers: dict[str, list[str]] = {}
    for one in settings.notion_readers:
        page, _, who = (part.strip() for part in one.partition("="))
        if not _is_id(plain_id(page)) or not may_read(who):
            raise BadSetting(f"NOTION_READERS: {one!r} names no reader.", hint="Such as PAGE_ID=slack:S0HR.")
        readers.setdefault(plain_id(page), []).append(who)
    api = NotionApi(settings.notion_api_url, settings.notion_token.get_secret_value())
    admitted: dict[str, Readers] = {page: group_of(who, may_be_called) for page, who in readers.items()}
    return NotionPages(api, Parents(api, frozenset(roots), admitted))


def _after(kind: str) -> str:
    return (*_KINDS, _KNOWN)[_KINDS.index(kind) + 1]


def _is_id(told: str) -> bool:
    return len(told) == 32 and all(sign in "0123456789abcdef" for sign in told)


def _is_title(told: Any) -> bool:
    return isinstance(told, Mapping) and told.get("type") == "title"


def _title(told: Json) -> str:
    """Return the title of a page, which is one of its properties, or of a data source."""
    titles = [one.get("title") for one in (told.get("properties") or {}).values() if _is_title(one)]
    said = told.get("title") if told["object"] == "data_source" else next(iter(titles), None)
    return plain(said) or "Untitled"


def _archived(told: Json) -> bool:
    """Of old, `archived` is another word for the trash: it counts where that is told by itself."""
    return bool(told.get("is_archived") or (told.get("archived") and told.get("in_trash") is False))
