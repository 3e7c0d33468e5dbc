"""A loopback Notion: the part of its API (version 2025-09-03) that tells of pages, data sources, blocks and people.

Shapes are those of Notion's published reference (page, data source, block, user, parent, list and error objects),
written by hand: no machine-readable description is at hand.
"""

from __future__ import annotations

import uuid
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from tests.emulators import common

_CODES = {
    400: "validation_error",
    401: "unauthorized",
    403: "restricted_resource",
    404: "object_not_found",
    409: "conflict_error",
    429: "rate_limited",
    500: "internal_server_error",
    503: "service_unavailable",
}
Json = dict[str, Any]


@dataclass
class Call(common.Call):
    """One recorded request."""

    method: str
    path: str
    args: Json = field(default_factory=dict)

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"


class NotionEmulator(common.Emulator[Call, common.Fault]):
    """One workspace. `most` is how many the server gives at once; what is in `unindexed`, no search finds."""

    token = "emulated-token"

    def __init__(self) -> None:
        super().__init__(common.Fault)
        self.pages: dict[str, Json] = {}  # pages and rows
        self.data_sources: dict[str, Json] = {}
        self.databases: dict[str, Json] = {}
        self.blocks: dict[str, list[Json]] = {}  # what lies in a page or block
        self.unindexed: set[str] = set()
        self.people = {"u-anna": "Anna Kern"}
        self.most = 2
        self._edits = 0

    def add_page(self, title: str, text: str, parent: Json | None = None, **properties: Json) -> str:
        """Put a page into the workspace or below something, and return its id."""
        page = str(uuid.uuid4())
        self.pages[page] = {
            "object": "page",
            "id": page,
            "created_time": "2026-03-01T10:00:00.000Z",
            "created_by": {"object": "user", "id": "u-anna"},
            "last_edited_by": {"object": "user", "id": "u-anna"},
            "archived": False,
            "in_trash": False,
            "parent": parent or {"type": "workspace", "workspace": True},
            "properties": {"title": {"id": "title", "type": "title"}, **properties},
        }
        self.rename(page, title)
        self.write(page, text)
        return page

    def rename(self, page: str, title: str) -> None:
        """Give a page another title, and so another address."""
        self.pages[page]["properties"]["title"]["title"] = rich(title)
        self.pages[page]["url"] = f"https://www.notion.so/{title.replace(' ', '-')}-{page.replace('-', '')}"
        self._edited(page)

    def write(self, page: str, text: str) -> None:
        """Make a text the only paragraph of a page."""
        blocks = [block("paragraph", rich_text=rich(text))]
        if [one.get("paragraph") for one in self.blocks.get(page, ())] != [one["paragraph"] for one in blocks]:
            self.blocks[page] = blocks
            self._edited(page)

    def add_data_source(self, title: str, columns: dict[str, str], parent: Json | None = None) -> str:
        """Put a database with one data source into the workspace, and return the data source's id."""
        database, source = str(uuid.uuid4()), str(uuid.uuid4())
        above = parent or {"type": "workspace", "workspace": True}
        told = {"created_time": "2026-03-01T10:00:00.000Z", "last_edited_time": "2026-03-01T10:00:00.000Z"}
        told |= {"archived": False, "in_trash": False, "title": rich(title)}
        self.databases[database] = {"object": "database", "id": database, "parent": above, **told}
        self.data_sources[source] = {
            "object": "data_source",
            "id": source,
            "parent": {"type": "database_id", "database_id": database},
            "url": f"https://www.notion.so/{database.replace('-', '')}",
            "properties": {name: {"id": name, "name": name, "type": kind, kind: {}} for name, kind in columns.items()},
            **told,
        }
        return source

    def add_row(self, source: str, title: str, text: str = "", **properties: Json) -> str:
        """Put a page into a data source; its title stands in the column `Name`."""
        parent = {"type": "data_source_id", "data_source_id": source}
        parent["database_id"] = self.data_sources[source]["parent"]["database_id"]
        page = self.add_page(title, text, parent, **properties)
        self.pages[page]["properties"]["Name"] = self.pages[page]["properties"].pop("title")
        return page

    def _edited(self, page: str) -> None:
        self._edits += 1
        self.pages[page]["last_edited_time"] = f"2026-03-01T{10 + self._edits // 60:02}:{self._edits % 60:02}:00.000Z"

    def routes(self, app: web.Application) -> None:
        app.router.add_route("*", "/v1/{tail:.*}", self._serve)

    async def _serve(self, request: web.Request) -> web.Response:
        args = dict(request.query) | (await request.json() if request.can_read_body else {})
        call = Call(method=request.method, path=request.match_info["tail"], args=args, at=self.clock())
        self.calls.append(call)
        if (fault := self.take_fault(call.name)) and fault.replaces:
            return self._error(fault.status, fault.all_headers)
        if request.headers.get("Authorization") != f"Bearer {self.token}":
            return self._error(401)
        if not request.headers.get("Notion-Version"):
            return self._error(400)
        told = self._told(call)
        return self._error(404) if told is None else told if isinstance(told, web.Response) else web.json_response(told)

    def _told(self, call: Call) -> Json | web.Response | None:
        kind, _, rest = call.path.partition("/")
        one, _, what = rest.partition("/")
        if call.name == "POST search":
            return self._search(call.args)
        if call.name == f"POST data_sources/{one}/query" and one in self.data_sources:
            rows = [page for page in self.pages.values() if page["parent"].get("data_source_id") == one]
            return self._some([row for row in rows if not row["in_trash"]], call.args)
        if call.method != "GET":
            return None
        if kind == "blocks" and what == "children":
            return self._some(self.blocks[one], call.args) if one in self.blocks else None
        if kind == "blocks":
            found = self._object({b["id"]: b for blocks in self.blocks.values() for b in blocks}, one)
            parents = [above for above, blocks in self.blocks.items() if found in blocks]
            return found and {**found, "parent": {"type": "page_id", "page_id": parents[0]}}
        if kind == "users":
            return {"object": "user", "id": one, "name": self.people[one]} if one in self.people else None
        held = {"pages": self.pages, "data_sources": self.data_sources, "databases": self.databases}
        return self._object(held.get(kind, {}), one)

    def _object(self, held: dict[str, Json], one: str) -> Json | None:
        """Ids are understood with hyphens and without."""
        return next((told for key, told in held.items() if key.replace("-", "") == one.replace("-", "")), None)

    def _search(self, asked: Json) -> Json | web.Response:
        held = self.pages if asked["filter"]["value"] == "page" else self.data_sources
        found = [one for key, one in held.items() if key not in self.unindexed and not one["in_trash"]]
        return self._some(sorted(found, key=lambda one: str(one["last_edited_time"])), asked)

    def _some(self, found: list[Json], asked: Json) -> Json | web.Response:
        cursor = str(asked.get("start_cursor") or "at 0")
        if not cursor.startswith("at "):
            return self._error(400)
        start, limit = int(cursor[3:]), min(int(asked.get("page_size") or 100), self.most)
        more = start + limit < len(found)
        told = {"object": "list", "results": found[start : start + limit], "has_more": more}
        return told | {"next_cursor": f"at {start + limit}" if more else None}

    def _error(self, status: int, headers: dict[str, str] | None = None) -> web.Response:
        told = {"object": "error", "status": status, "code": _CODES.get(status, "invalid_request"), "message": "No."}
        return web.json_response(told, status=status, headers=headers)


def rich(text: str) -> list[Json]:
    """A text as rich text has it."""
    return [{"type": "text", "text": {"content": text, "link": None}, "plain_text": text}] if text else []


def block(kind: str, children: bool = False, **told: Any) -> Json:
    """A block of a kind."""
    return {"object": "block", "id": str(uuid.uuid4()), "type": kind, "has_children": children, kind: told}
