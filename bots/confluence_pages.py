"""Spaces of Confluence as a source: `confluence:ENG,HR`; a page is a document, read by whom its restrictions admit."""

from __future__ import annotations

import html
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlencode

from bots.confluence_api import ConfluenceApi, Json
from bots.principals import known_as, may_read, page_reader_called
from core.access.readers import LET_THROUGH, NOBODY, Readers, both
from core.errors import BadInput, BadSetting, Forbidden, NotFound
from core.indexing.sources.paged import Batch, Page, bring_pages, digest, moment, name_of
from core.indexing.sources.port import Listing, Mark, Marks, Round, Source
from core.settings import Settings

_PAGE = 50  # pages a request
_MOST = 50  # spaces
_SEARCH = "rest/api/content/search"
_EXPAND = (
    "version,space,ancestors,history,history.lastUpdated,"
    "restrictions.read.restrictions.user,restrictions.read.restrictions.group"
)
_STATES = '{"contentStatuses":["current","archived"]}'
_PAGING = frozenset({"cursor", "start", "limit", "next"})  # what is taken of the address of a next page


@dataclass(slots=True)
class ConfluenceSpaces:
    """Some spaces of one site. `principals` are readers by the names of groups and people of Confluence, lower case."""

    api: ConfluenceApi
    url: str
    spaces: Sequence[str]
    principals: Mapping[str, str] = field(default_factory=dict)
    _kept_to: dict[str, Readers] = field(default_factory=dict)

    async def bring(self, mirror: Path, known: Marks, turn: Round) -> Listing:
        """Go through the spaces, the oldest page first."""
        try:
            return await bring_pages(self._batches(known, turn), mirror, known, turn)
        finally:
            self.api.close()

    async def _batches(self, known: Marks, turn: Round) -> AsyncIterator[Batch]:
        paths = {path.partition("/")[0]: path for path in known if path.endswith(".html")}
        at, _, query = (turn.cursor or "").partition("?")
        first = self.spaces.index(at) if at in self.spaces else 0
        for number, space in enumerate(self.spaces[first:], start=first):
            paging = dict(parse_qsl(query)) if space == at else {}
            while True:
                asked = {"cql": f'space = "{space}" and type in (page, blogpost) order by created'}
                asked |= {"cqlcontext": _STATES, "expand": _EXPAND, "limit": str(_PAGE)}
                told = await self.api.read(_SEARCH, {**asked, **paging})
                paging = _next_of(told)
                following = self.spaces[number + 1 : number + 2]
                cursor = f"{space}?{urlencode(paging)}" if paging else "".join(following) or None
                found = [one for one in told.get("results") or () if one.get("id")]
                pages = [self._page(one, paths.get(str(one["id"]))) for one in found]
                yield Batch(pages, cursor, {str(one["id"]): await self._readers(one) for one in found})
                if not paging:
                    break

    def _page(self, told: Json, former: str | None) -> Page:
        """Return one page; where it lies is told by its id and first title, and stays when it is renamed or moved."""
        title, version = str(told.get("title") or told["id"]), told.get("version") or {}
        link = f"{self.url.rstrip('/')}{(told.get('_links') or {}).get('webui') or ''}"
        changed = moment(version.get("when"))
        about = (version.get("number"), title, told.get("status"), link)
        path = former or f"{told['id']}/{name_of(title)}.html"
        return Page(path, Mark(link, digest(*about), version.get("when")), partial(self._content, told, link), changed)

    async def _content(self, listed: Json, link: str) -> bytes:
        told = await self.api.read(f"rest/api/content/{listed['id']}", {"expand": "body.export_view"})
        body = str(((told.get("body") or {}).get("export_view") or {}).get("value") or "")
        history, version = listed.get("history") or {}, listed.get("version") or {}
        said = {
            "Author": _name(history.get("createdBy")),
            "Created": str(history.get("createdDate") or "")[:10],
            "Last updated": str(version.get("when") or "")[:10],
            "Updated by": _name(version.get("by")),
            "Status": "archived" if listed.get("status") == "archived" else "",
        }
        title = html.escape(str(listed.get("title") or ""))
        lines = "".join(f"<p>{label}: {html.escape(value)}</p>\n" for label, value in said.items() if value)
        head = f'<meta charset="utf-8"><title>{title}</title><link rel="canonical" href="{html.escape(link)}">'
        whole = f"<!DOCTYPE html>\n<html><head>{head}</head>\n<body><h1>{title}</h1>\n{lines}{body}</body></html>\n"
        return whole.encode()

    async def _readers(self, told: Json) -> Readers:
        """Return whom a page's restrictions admit, and those of each page above it: Confluence asks for all of them."""
        readers = self._admitted((told.get("restrictions") or {}).get("read"))
        if not isinstance(told.get("ancestors"), list):
            return NOBODY
        for above in told["ancestors"]:
            readers = both(readers, await self._readers_above(str(above.get("id"))))
        return readers

    async def _readers_above(self, page: str) -> Readers:
        if page not in self._kept_to:
            path = f"rest/api/content/{page}/restriction/byOperation/read"
            try:
                told = await self.api.read(path, {"expand": "restrictions.user,restrictions.group"})
                self._kept_to[page] = self._admitted(told)
            except (Forbidden, NotFound):  # what is not told admits nobody
                self._kept_to[page] = NOBODY
        return self._kept_to[page]

    def _admitted(self, restriction: Any) -> Readers:
        """Return the readers of one restriction; everybody, where it names nobody, and nobody where it is not told."""
        try:
            named = restriction["restrictions"]
            users, groups = named["user"]["results"], named["group"]["results"]
            names = [tuple(str(user.get(key) or "") for key in ("email", "accountId", "username")) for user in users]
            names += [("", str(group["name"]), str(group.get("id") or "")) for group in groups]
        except (KeyError, TypeError, AttributeError):
            return NOBODY
        if not names:
            return LET_THROUGH
        principals = sorted({who for name in names for who in self._principals(name)})
        return (tuple(principals),) if principals else NOBODY

    def _principals(self, names: Sequence[str]) -> list[str]:
        """Return who somebody is here: as settings say, else the person of the pages with that address."""
        said = [self.principals[name.lower()] for name in names if name.lower() in self.principals]
        return said or [who for who in [page_reader_called(names[0])] if "@" in names[0] and may_read(who)]


def connect(address: str, settings: Settings) -> Source:
    """Return the source at an address. Raises `BadInput`, and `BadSetting` for what is not set."""
    spaces = tuple(dict.fromkeys(one.strip() for one in address.removeprefix("confluence:").split(",")))
    if len(spaces) > _MOST or not all(_is_key(one) for one in spaces):
        raise BadInput("Spaces of Confluence are named by their keys.", hint="Such as confluence:ENG,HR.")
    if settings.confluence_url is None or settings.confluence_token is None:
        raise BadSetting("CONFLUENCE_URL and CONFLUENCE_TOKEN are not both set.")
    principals = known_as(settings.confluence_readers, "CONFLUENCE_READERS")
    token = settings.confluence_token.get_secret_value()
    api = ConfluenceApi(settings.confluence_url, settings.confluence_user, token)
    return ConfluenceSpaces(api, settings.confluence_url, spaces, principals)


def _is_key(space: str) -> bool:
    return space.removeprefix("~").isalnum() and space.isascii()


def _next_of(told: Json) -> dict[str, str]:
    """Return what asks for the page after this one: never an address that the server names."""
    following = str((told.get("_links") or {}).get("next") or "")
    return {name: value for name, value in parse_qsl(following.partition("?")[2]) if name in _PAGING}


def _name(user: Any) -> str:
    said = user if isinstance(user, Mapping) else {}
    return str(said.get("displayName") or said.get("publicName") or "")
