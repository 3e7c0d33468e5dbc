"""A loopback Google Drive: files, permissions and exports of its API (version 3), and tokens for signed grants.

`DriveOracle` holds its answers against Google's description of the API, where that is at hand.
"""

from __future__ import annotations

import base64
import functools
import hashlib
import json
import uuid
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import padding, rsa

from tests.emulators import common

Json = dict[str, Any]
FOLDER = "application/vnd.google-apps.folder"
_REASONS = {
    400: "invalid",
    401: "authError",
    403: "insufficientFilePermissions",
    404: "notFound",
    429: "rateLimitExceeded",
    500: "internalError",
    503: "backendError",
}


@functools.cache
def _key() -> rsa.RSAPrivateKey:
    return rsa.generate_private_key(65537, 2048)


@dataclass
class Call(common.Call):
    """One recorded request: `what` is `media`, `export`, `permissions` or nothing."""

    path: str
    args: Json = field(default_factory=dict)
    what: str = ""

    @property
    def name(self) -> str:
        return f"GET {self.path}" + (f"?{self.what}" if self.what == "media" else "")


@dataclass(kw_only=True)
class Fault(common.Fault):
    """`reason` is Google's own name of it; without, that of the status."""

    reason: str = ""


class DriveEmulator(common.Emulator[Call, Fault]):
    """One drive, in it one folder that is shared with the service account. `most` is how many it gives at once."""

    account = "errata@project.iam.gserviceaccount.com"

    def __init__(self) -> None:
        super().__init__(Fault)
        self.files: dict[str, Json] = {}
        self.contents: dict[str, bytes] = {}
        self.exports: dict[str, bytes] = {}
        self.untold: set[str] = set()  # files whose permissions the account may not know
        self.tokens: list[str] = []
        self.revoked = False
        self.most = 2
        self._edits = 0
        self.root = self.add_folder("Handbook")

    def add_folder(self, name: str, parent: str = "") -> str:
        """Put a folder somewhere, and return its id."""
        return self._add(name, FOLDER, parent)

    def add_file(self, name: str, text: str, parent: str = "", kind: str = "text/markdown") -> str:
        """Put a file that anyone with the link reads into a folder, and return its id."""
        file = self._add(name, kind, parent or self.root)
        self.write(file, text.encode())
        return file

    def write(self, file: str, data: bytes) -> None:
        """Change a file's content."""
        if self.contents.get(file) != data:
            self._edits += 1
            self.contents[file] = data
            told = {"modifiedTime": f"2026-03-01T10:{self._edits:02}:00.000Z", "size": str(len(data))}
            digest = hashlib.md5(data, usedforsecurity=False).hexdigest()
            self.files[file] |= told | ({} if self._is_googles(file) else {"md5Checksum": digest})

    def share(self, file: str, *permissions: Json) -> None:
        """Say who has which role on a file."""
        self.files[file]["permissions"] = [{"role": "reader", **one} for one in permissions]

    def key(self) -> str:
        """A key of the service account, as Google gives it to download."""
        format_ = (serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
        told = {"type": "service_account", "client_email": self.account, "token_uri": f"{self.url}/token"}
        return json.dumps({**told, "private_key_id": "k1", "private_key": _key().private_bytes(*format_).decode()})

    def _add(self, name: str, kind: str, parent: str) -> str:
        file = uuid.uuid4().hex
        self.files[file] = {
            "id": file,
            "name": name,
            "mimeType": kind,
            "modifiedTime": "2026-03-01T10:00:00.000Z",
            "trashed": False,
            "parents": [parent] if parent else [],
            "webViewLink": f"https://drive.google.com/file/d/{file}/view",
            "capabilities": {"canDownload": True},
            "permissions": [{"type": "anyone", "role": "reader"}],
        }
        return file

    def _is_googles(self, file: str) -> bool:
        return str(self.files[file]["mimeType"]).startswith("application/vnd.google-apps.")

    def routes(self, app: web.Application) -> None:
        app.router.add_post("/token", self._token)
        app.router.add_get("/drive/v3/{tail:.*}", self._serve)

    async def _token(self, request: web.Request) -> web.Response:
        """https://developers.google.com/identity/protocols/oauth2/service-account#httprest"""
        form = await request.post()
        signed, _, signature = str(form["assertion"]).rpartition(".")
        claims = json.loads(_decoded(signed.partition(".")[2]))
        try:
            _key().public_key().verify(_decoded(signature), signed.encode(), padding.PKCS1v15(), hashes.SHA256())
            told = (claims["iss"], claims["aud"])
            well = told == (self.account, "https://oauth2.googleapis.com/token") and not self.revoked
        except InvalidSignature:
            well = False
        if not well:
            return web.json_response({"error": "invalid_grant", "error_description": "Invalid JWT."}, status=400)
        self.tokens.append(f"token-{uuid.uuid4().hex}")
        return web.json_response({"access_token": self.tokens[-1], "expires_in": 3599, "token_type": "Bearer"})

    async def _serve(self, request: web.Request) -> web.Response:
        args, path = dict(request.query), request.match_info["tail"]
        what = "media" if args.get("alt") == "media" else path.split("/")[2] if path.count("/") > 1 else ""
        call = Call(path=path, args=args, what=what, at=self.clock())
        self.calls.append(call)
        answer = self._answer(request, call)
        call.status = answer.status
        call.response = json.loads(answer.body) if answer.content_type == "application/json" else None  # type: ignore[arg-type]
        return answer

    def _answer(self, request: web.Request, call: Call) -> web.Response:
        if (fault := self.take_fault(call.name)) and fault.replaces:
            return self._error(fault.status, fault.reason, fault.all_headers)
        if self.revoked or request.headers.get("Authorization") not in [f"Bearer {token}" for token in self.tokens]:
            return self._error(401)
        if call.path == "files":
            return self._listed(call.args)
        file = call.path.split("/")[1]
        if file not in self.files:
            return self._error(404)
        return self._of_file(call, file)

    def _of_file(self, call: Call, file: str) -> web.Response:
        if call.what == "media":
            return self._error(403, "fileNotDownloadable") if self._is_googles(file) else self._bytes(file)
        if call.what == "export":
            return self._bytes(file, self.exports)
        if call.what != "permissions":
            return self._json(self._file(file), call.args)
        told = {"permissions": self.files[file]["permissions"]}
        return self._error(403) if file in self.untold else self._json(told, call.args)

    def _bytes(self, file: str, held: dict[str, bytes] | None = None) -> web.Response:
        return web.Response(body=(self.contents if held is None else held)[file])

    def _file(self, file: str) -> Json:
        """Permissions are told to whoever may share the file, and not at all of files of shared drives."""
        told = self.files[file]
        hidden = file in self.untold or "driveId" in told
        return {name: value for name, value in told.items() if not (hidden and name == "permissions")}

    def _listed(self, args: Json) -> web.Response:
        parent = args["q"].split("'")[1]
        if parent not in self.files:
            return self._error(404)
        found = [file for file, told in self.files.items() if parent in told["parents"] and not told["trashed"]]
        token = args.get("pageToken", "at 0")
        if not token.startswith("at "):
            return self._error(400)
        start = int(token[3:])
        end = start + min(int(args.get("pageSize", 100)), self.most)
        told: Json = {"files": [self._file(file) for file in found[start:end]], "incompleteSearch": False}
        return self._json(told | ({"nextPageToken": f"at {end}"} if end < len(found) else {}), args)

    def _json(self, told: Json, args: Json) -> web.Response:
        """Return the parts that `fields` names: https://developers.google.com/workspace/drive/api/guides/fields-parameter"""
        return web.json_response(_selected(told, _fields(args["fields"])))

    def _error(self, status: int, reason: str = "", headers: dict[str, str] | None = None) -> web.Response:
        told = {"domain": "global", "reason": reason or _REASONS.get(status, "unknown"), "message": "No."}
        body = {"error": {"errors": [told], "code": status, "message": "No."}}
        return web.json_response(body, status=status, headers=headers)


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _fields(text: str) -> Json:
    """Return the names of a field mask as a tree."""
    tree: Json = {}
    stack, name = [tree], ""
    for sign in f"{text},":
        if sign not in ",()":
            name += sign
            continue
        if name:
            stack[-1][name] = {}
        if sign == "(":
            stack.append(stack[-1][name])
        elif sign == ")":
            stack.pop()
        name = ""
    return tree


def _selected(told: Any, tree: Json) -> Any:
    if isinstance(told, list):
        return [_selected(one, tree) for one in told]
    if not tree or not isinstance(told, dict):
        return told
    return {name: _selected(value, tree[name]) for name, value in told.items() if name in tree}


class DriveOracle:
    """`oracle(call)` lists what is wrong with a request and with the emulator's own answer.

    `description` is the discovery document of drive, version 3.
    """

    def __init__(self, description: Json) -> None:
        self._resources, self._schemas = description["resources"], description["schemas"]
        self._everywhere = set(description["parameters"])

    def __call__(self, call: Call) -> list[str]:
        if call.what == "permissions":
            method = self._resources["permissions"]["methods"]["list"]
        else:
            name = "list" if call.path == "files" else "export" if call.what == "export" else "get"
            method = self._resources["files"]["methods"][name]
        known = self._everywhere | set(method["parameters"])
        found = [f"no such parameter: {name}" for name in call.args if name not in known]
        schema = {"$ref": method["response"]["$ref"]} if "response" in method else {}
        if "fields" in call.args:
            found += self._mask_problems(schema, _fields(call.args["fields"]))
        return found + (self._problems(schema, call.response) if call.status == 200 and call.response else [])

    def _mask_problems(self, schema: Json, tree: Json) -> list[str]:
        members = self._members(schema)
        unknown = [f"no such field: {name}" for name in tree if name not in members]
        below = [p for name, part in tree.items() if name in members for p in self._mask_problems(members[name], part)]
        return unknown + below

    def _members(self, schema: Json) -> Json:
        schema = self._schemas[schema["$ref"]] if "$ref" in schema else schema
        if schema.get("type") == "array":
            return self._members(schema["items"])
        return dict(schema.get("properties") or {})

    def _problems(self, schema: Json, told: Any) -> list[str]:
        schema = self._schemas[schema["$ref"]] if "$ref" in schema else schema
        types = {"object": dict, "array": list, "string": str, "boolean": bool, "integer": int}
        if not isinstance(told, types[schema["type"]]):
            return [f"{told!r} is no {schema['type']}"]
        if schema["type"] == "array":
            return [problem for one in told for problem in self._problems(schema["items"], one)]
        if schema["type"] != "object":
            return []
        members = schema.get("properties") or {}
        unknown = [f"no such field: {name}" for name in told if name not in members]
        return unknown + [p for name in told if name in members for p in self._problems(members[name], told[name])]
