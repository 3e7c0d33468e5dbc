"""A loopback Confluence: the part of its REST API (version 1) that tells of pages, their restrictions and their text.

Shapes are those of Atlassian's published models (ContentArray, Content, ContentRestriction, UserArray, GroupArray),
written by hand: no machine-readable description is at hand.
"""

from __future__ import annotations

import base64
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from tests.emulators import common


@dataclass
class Call(common.Call):
    """One recorded request."""

    path: str
    query: dict[str, str]
    auth: str

    @property
    def name(self) -> str:
        return self.path


class ConfluenceEmulator(common.Emulator[Call, common.Fault]):
    """One site of the cloud below /wiki. `pages` are by id; `most` is how many the server gives at once."""

    user, token = "bot@example.test", "emulated-token"

    def __init__(self) -> None:
        super().__init__(common.Fault)
        self.pages: dict[str, dict[str, Any]] = {}
        self.most = 2

    def add_page(self, page: str, title: str, text: str, space: str = "ENG", above: str = "") -> dict[str, Any]:
        """Put a page into a space, below another."""
        self.pages[page] = {
            "title": title,
            "text": text,
            "space": space,
            "above": above,
            "status": "current",
            "version": 1,
            "users": [],
            "groups": [],
        }
        return self.pages[page]

    def routes(self, app: web.Application) -> None:
        app.router.add_get("/wiki/rest/api/{tail:.*}", self._serve)

    @property
    def site(self) -> str:
        """What CONFLUENCE_URL is set to."""
        return f"{self.url}/wiki"

    async def _serve(self, request: web.Request) -> web.Response:
        path, auth = request.match_info["tail"], request.headers.get("Authorization", "")
        call = Call(path=path, query=dict(request.query), auth=auth, at=self.clock())
        self.calls.append(call)
        if (fault := self.take_fault(path)) and fault.replaces:
            return web.json_response({"message": "no"}, status=fault.status, headers=fault.all_headers)
        basic = base64.b64encode(f"{self.user}:{self.token}".encode()).decode()
        if auth not in (f"Basic {basic}", f"Bearer {self.token}"):
            return web.json_response({"statusCode": 401, "message": "Unauthorized"}, status=401)
        told = self._told(path, call.query)
        return web.json_response(told or {"statusCode": 404, "message": "Not found"}, status=200 if told else 404)

    def _told(self, path: str, query: dict[str, str]) -> dict[str, Any] | None:
        if path == "content/search":
            return self._search(query)
        _, page, *rest = path.split("/")
        if page not in self.pages or self.pages[page]["status"] == "trashed":
            return None
        if rest == ["restriction", "byOperation", "read"]:
            return self._restriction(page)
        view = {"value": self.pages[page]["text"], "representation": "export_view"}
        return self._content(page) | {"body": {"export_view": view}}

    def _search(self, query: dict[str, str]) -> dict[str, Any]:
        """Pages of the space that the query names, in the order they were made; a cursor tells of the next ones."""
        space = query["cql"].split('"')[1]
        archived = "archived" in query.get("cqlcontext", "")
        states = ("current", "archived") if archived else ("current",)
        found = [one for one, page in self.pages.items() if page["space"] == space and page["status"] in states]
        start, limit = int(query.get("cursor") or 0), min(int(query.get("limit", 25)), self.most)
        links = {"base": self.site, "context": "/wiki"}
        if start + limit < len(found):
            links["next"] = f"/rest/api/content/search?next=true&cursor={start + limit}&limit={limit}&cql=other"
        results = [self._content(page) for page in found[start : start + limit]]
        return {"results": results, "start": start, "limit": limit, "size": len(results), "_links": links}

    def _content(self, page: str) -> dict[str, Any]:
        told = self.pages[page]
        anna = {"type": "known", "accountId": "a1", "email": "", "publicName": "Anna", "displayName": "Anna Kern"}
        when = f"2026-03-0{min(told['version'], 9)}T10:00:00.000Z"
        return {
            "id": page,
            "type": "page",
            "status": told["status"],
            "title": told["title"],
            "space": {"key": told["space"]},
            "history": {"latest": True, "createdBy": anna, "createdDate": "2026-03-01T10:00:00.000Z"},
            "version": {"number": told["version"], "when": when, "by": anna},
            "ancestors": [{"id": above, "type": "page"} for above in self._above(page)],
            "restrictions": {"read": self._restriction(page)},
            "_links": {"webui": f"/spaces/{told['space']}/pages/{page}/{told['title'].replace(' ', '+')}"},
        }

    def _above(self, page: str) -> list[str]:
        above = self.pages[page]["above"]
        return [*self._above(above), above] if above else []

    def _restriction(self, page: str) -> dict[str, Any]:
        users, groups = self.pages[page]["users"], self.pages[page]["groups"]
        named = {
            "user": {"results": users, "start": 0, "limit": 200, "size": len(users)},
            "group": {"results": groups, "start": 0, "limit": 200, "size": len(groups)},
        }
        return {"operation": "read", "restrictions": named, "_expandable": {}, "_links": {}}
