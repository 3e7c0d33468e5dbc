"""The server: the Web API's door, file downloads and response URLs."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from typing import Any

from aiohttp import web

from tests.emulators import common
from tests.emulators.slack_emu.events import Events
from tests.emulators.slack_emu.records import Call, Fault, SlackError
from tests.emulators.slack_emu.streams import Streams
from tests.emulators.slack_emu.surroundings import Surroundings

# How each method may be called: token kind, and arguments without which Slack answers an error.
METHODS: dict[str, tuple[str, tuple[str, ...]]] = {
    "api.test": ("any", ()),
    "auth.test": ("any", ()),
    "apps.connections.open": ("app", ()),
    "chat.postMessage": ("bot", ("channel",)),
    "chat.postEphemeral": ("bot", ("channel", "user")),
    "chat.update": ("bot", ("channel", "ts")),
    "chat.delete": ("bot", ("channel", "ts")),
    "chat.getPermalink": ("bot", ("channel", "message_ts")),
    "chat.startStream": ("bot", ("channel",)),  # thread_ts: optional in channels, slack-sdk 3.47 wants it
    "chat.appendStream": ("bot", ("channel", "ts")),
    "chat.stopStream": ("bot", ("channel", "ts")),
    "chat.unfurl": ("bot", ()),
    "reactions.get": ("bot", ()),
    "reactions.add": ("bot", ("channel", "name", "timestamp")),
    "reactions.remove": ("bot", ("name",)),
    "conversations.replies": ("bot", ("channel", "ts")),
    "conversations.history": ("bot", ("channel",)),
    "conversations.info": ("bot", ("channel",)),
    "conversations.open": ("bot", ()),
    "conversations.members": ("bot", ("channel",)),
    "usergroups.users.list": ("bot", ("usergroup",)),
    "users.info": ("bot", ("user",)),
    "users.list": ("bot", ()),
    "users.conversations": ("bot", ()),
    "views.publish": ("bot", ("user_id", "view")),
    "views.open": ("bot", ("view",)),
    "files.info": ("bot", ("file",)),
    "files.getUploadURLExternal": ("bot", ("filename", "length")),
    "files.completeUploadExternal": ("bot", ("files",)),
    "assistant.threads.setStatus": ("bot", ("channel_id", "thread_ts", "status")),
    "assistant.threads.setTitle": ("bot", ("channel_id", "thread_ts", "title")),
    "assistant.threads.setSuggestedPrompts": ("bot", ("channel_id", "prompts")),
    "agents.sessions.setStatus": ("bot", ("status",)),
    "agents.sessions.rename": ("bot", ("title",)),
}


class SlackEmulator(Streams, Surroundings, Events):
    """See the package's text."""

    def routes(self, app: web.Application) -> None:
        app.router.add_route("*", "/api/{method}", self._web_api)
        app.router.add_get("/link", self._socket)
        app.router.add_get("/files-pri/{file_id}/{name}", self._download)
        app.router.add_post("/response/{key}", self._response_url)
        app.router.add_post("/upload/{file_id}", self._upload)

    @property
    def api_url(self) -> str:
        return f"http://127.0.0.1:{self.port}/api/"

    async def _web_api(self, request: web.Request) -> web.StreamResponse:
        call = await self._recorded(request)
        try:
            return await self._answer(call, request)
        finally:
            self.note()

    async def _recorded(self, request: web.Request) -> Call:
        args = await self._arguments(request)
        auth = request.headers.get("Authorization", "")
        token = auth[7:] if auth.startswith("Bearer ") else str(args.pop("token", ""))
        call = Call(request.match_info["method"], args, token, request.content_type, at=self.clock())
        self.calls.append(call)
        self.note()
        return call

    async def _answer(self, call: Call, request: web.Request) -> web.Response:
        fault = self.take_fault(call.method) or Fault()
        await asyncio.sleep(fault.delay)
        if fault.drop:
            return common.cut(call, request)
        call.status = fault.status
        if fault.body is not None:
            return web.Response(
                status=fault.status, text=fault.body, headers=fault.all_headers, content_type="text/html"
            )
        if fault.replaces:
            call.response = {"ok": False, "error": fault.error or "internal_error"}
            return web.json_response(call.response, status=fault.status, headers=fault.all_headers)
        call.response = self._perform(call, request.method)
        return web.json_response(call.response, headers={"x-oauth-scopes": self.scopes})

    def _perform(self, call: Call, verb: str) -> dict[str, Any]:
        try:
            if verb not in ("GET", "POST"):
                raise SlackError("method_not_supported_for_channel_type")
            self._admit(call)
            perform = getattr(self, "_do_" + attribute(call.method))
            return {"ok": True, **(perform(call.args) or {})}
        except SlackError as error:
            details = {"response_metadata": {"messages": error.messages}} if error.messages else {}
            return {"ok": False, "error": error.error, **details}

    @staticmethod
    async def _arguments(request: web.Request) -> dict[str, Any]:
        """Query string, form or JSON body in one dict; form values that hold JSON are decoded."""
        args: dict[str, Any] = dict(request.query)
        if request.content_type == "application/json":
            text = await request.text()
            args.update(json.loads(text) if text else {})
        elif request.method == "POST":
            args.update(await request.post())
        for key in ("blocks", "attachments", "view", "metadata", "prompts", "chunks", "unfurls", "loading_messages"):
            if isinstance(args.get(key), str) and args[key][:1] in "[{":
                with contextlib.suppress(ValueError):
                    args[key] = json.loads(args[key])
        return args

    def _admit(self, call: Call) -> None:
        """Token and required arguments."""
        if call.method not in METHODS:
            raise SlackError("unknown_method")
        kind, required = METHODS[call.method]
        if not call.token:
            raise SlackError("not_authed")
        if call.token not in (self.bot_token, self.app_token):
            raise SlackError("invalid_auth")
        if kind != "any" and call.token != (self.app_token if kind == "app" else self.bot_token):
            raise SlackError("not_allowed_token_type")
        clears = ("status",) if "status" in call.args else ()  # an empty status is a wish to clear it
        missing = [name for name in required if call.args.get(name) in (None, "") and name not in clears]
        if missing:
            error = "channel_not_found" if missing[0] == "channel" else "invalid_arguments"
            raise SlackError(error, [f"[ERROR] missing required field: {name}" for name in missing])

    async def _download(self, request: web.Request) -> web.StreamResponse:
        fid, auth = request.match_info["file_id"], request.headers.get("Authorization", "")
        self.downloads.append((fid, auth))
        fault = self.take_fault("files.download")
        if fault and fault.delay:
            await asyncio.sleep(fault.delay)
        if fault and fault.status != 200:
            return web.Response(status=fault.status)
        if auth != f"Bearer {self.bot_token}":  # Slack shows its sign-in page, with status 200
            return web.Response(text="<html><title>Slack</title>sign in</html>", content_type="text/html")
        if fid not in self.blobs:
            return web.Response(status=404)
        return web.Response(body=self.blobs[fid], content_type=self.files[fid]["mimetype"])

    async def _upload(self, request: web.Request) -> web.Response:
        fid, data = request.match_info["file_id"], await request.read()
        if fid not in self.uploads or len(data) != int(self.uploads[fid]["length"]):
            return web.Response(status=400, text="length does not match")
        self.blobs[fid] = data
        return web.Response(text=f"OK - {len(data)}")

    def _do_files_get_upload_u_r_l_external(self, a: dict[str, Any]) -> dict[str, Any]:
        fid = f"F{len(self.uploads):08d}"
        self.uploads[fid] = dict(a)
        return {"file_id": fid, "upload_url": f"http://127.0.0.1:{self.port}/upload/{fid}"}

    def _do_files_complete_upload_external(self, a: dict[str, Any]) -> dict[str, Any]:
        for file in a["files"]:
            if file["id"] not in self.blobs:
                raise SlackError("file_not_found")
            self.files[file["id"]] = {"id": file["id"], "title": file.get("title", ""), "mimetype": "image/png"}
        return {"files": [self.files[file["id"]] for file in a["files"]]}

    async def _response_url(self, request: web.Request) -> web.Response:
        key, body = request.match_info["key"], await request.json()
        self.response_url_posts.append({"key": key, **body})
        self.note()
        fault = self.take_fault("response_url") or Fault()
        await asyncio.sleep(fault.delay)
        if fault.replaces:
            return web.json_response({"ok": False, "error": fault.error}, status=fault.status)
        try:
            self.respond(key, body)
        except SlackError as error:
            return web.json_response({"ok": False, "error": error.error}, status=404)
        return web.json_response({"ok": True})


def attribute(method: str) -> str:
    """`chat.postMessage` as Python spells it: `chat_post_message`."""
    return re.sub(r"[A-Z]", lambda m: "_" + m.group().lower(), method.replace(".", "_"))
