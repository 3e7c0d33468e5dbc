"""A loopback WebDAV share: PROPFIND of depth 1 and GET, as RFC 4918 has them."""

from __future__ import annotations

import base64
import hashlib
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any
from urllib.parse import quote
from xml.sax.saxutils import escape

from aiohttp import web

from tests.emulators import common


@dataclass
class Call(common.Call):
    """One recorded request."""

    method: str
    path: str

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"


class WebDavEmulator(common.Emulator[Call, common.Fault]):
    """`files` are texts by their path below /dav."""

    user, password = "bot", "emulated-password"

    def __init__(self) -> None:
        super().__init__(common.Fault)
        self.files: dict[str, str] = {}

    def routes(self, app: web.Application) -> None:
        app.router.add_route("*", "/dav{tail:.*}", self._serve)

    @property
    def share(self) -> str:
        """What WEBDAV_URL is set to."""
        return f"{self.url}/dav"

    async def _serve(self, request: web.Request) -> web.Response:
        path = request.match_info["tail"].strip("/")
        call = Call(method=request.method, path=path, at=self.clock())
        self.calls.append(call)
        if (fault := self.take_fault(call.name)) and fault.replaces:
            return web.Response(status=fault.status, headers=fault.all_headers)
        login = base64.b64encode(f"{self.user}:{self.password}".encode()).decode()
        if request.headers.get("Authorization") != f"Basic {login}":
            return web.Response(status=401)
        if request.method == "GET" and path in self.files:
            return web.Response(text=self.files[path], headers={"ETag": self._etag(path)})
        if request.method == "PROPFIND" and path in self._folders():
            return web.Response(status=207, text=self._listed(path), content_type="application/xml")
        return web.Response(status=404)

    def _folders(self) -> set[str]:
        parents = (PurePosixPath(path).parents for path in self.files)
        return {"" if str(folder) == "." else str(folder) for found in parents for folder in found} | {""}

    def _listed(self, folder: str) -> str:
        def lies_here(path: str) -> bool:
            parent = str(PurePosixPath(path).parent)
            return bool(path) and path != folder and ("" if parent == "." else parent) == folder

        found = [folder, *(path for path in (*sorted(self._folders()), *self.files) if lies_here(path))]
        responses = "".join(self._response(path) for path in found)
        return f'<?xml version="1.0" encoding="utf-8"?><d:multistatus xmlns:d="DAV:">{responses}</d:multistatus>'

    def _response(self, path: str) -> str:
        told: dict[str, Any] = {"getlastmodified": "Sun, 01 Mar 2026 10:00:00 GMT"}
        if path in self.files:
            told |= {"getetag": self._etag(path), "getcontentlength": len(self.files[path].encode())}
        kind = "" if path in self.files else "<d:collection/>"
        props = "".join(f"<d:{name}>{escape(str(value))}</d:{name}>" for name, value in told.items())
        href = quote(f"/dav/{path}" + ("" if path in self.files or not path else "/"))
        held = f"<d:prop><d:resourcetype>{kind}</d:resourcetype>{props}</d:prop><d:status>HTTP/1.1 200 OK</d:status>"
        return f"<d:response><d:href>{href}</d:href><d:propstat>{held}</d:propstat></d:response>"

    def _etag(self, path: str) -> str:
        return f'"{hashlib.sha256(self.files[path].encode()).hexdigest()[:12]}"'
