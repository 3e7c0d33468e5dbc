"""The server: records a request, finds what to say, and sends it whole or in a stream."""

from __future__ import annotations

import asyncio
import functools
import inspect
import json
import time
import uuid
from collections.abc import Callable, Iterator
from typing import Any

from aiohttp import web

from tests.emulators import common
from tests.emulators.openai_emu.chat import chat_events, completion
from tests.emulators.openai_emu.embeddings import embeddings
from tests.emulators.openai_emu.refusals import ERRORS, ApiError, check, error_answer
from tests.emulators.openai_emu.responses import response, response_events
from tests.emulators.openai_emu.schemas import sample
from tests.emulators.openai_emu.script import Fault, Reply, Rule, rule_from_json
from tests.emulators.openai_emu.transcript import Call, messages_of, prompt_text, tokens

HTML = "<html><head><title>502 Bad Gateway</title></head><body><center>nginx</center></body></html>"
ENDPOINTS = (
    ("POST", "/v1/chat/completions", "chat"),
    ("POST", "/v1/responses", "responses"),
    ("POST", "/v1/embeddings", "embeddings"),
    ("GET", "/v1/models", "models"),
)


class OpenAIEmulator(common.Emulator[Call, Fault]):
    """See the package's text."""

    max_body = 64 * 2**20
    errors = ERRORS
    prompt_text = staticmethod(prompt_text)

    def __init__(
        self,
        *,
        api_key: str = "sk-emulated",
        default: Any = "OK.",
        dimensions: int = 1536,
        context_window: int = 128_000,
        models: tuple[str, ...] | None = None,
        chunk_chars: int = 12,
        clock: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(Fault, clock)
        self.api_key, self.default, self.dimensions, self.context_window = api_key, default, dimensions, context_window
        self.models, self.chunk_chars = models, chunk_chars  # models None: every model name is known
        self.rules: list[Rule] = []
        self.in_flight = self.max_in_flight = 0

    def routes(self, app: web.Application) -> None:
        for method, path, endpoint in ENDPOINTS:
            app.router.add_route(method, path, functools.partial(self._serve, endpoint))
        app.router.add_route("*", "/_emu/{what}", self._control)

    def key_of(self, request: web.Request) -> str:
        """The key a request bears."""
        return request.headers.get("Authorization", "").removeprefix("Bearer ")

    @property
    def api_url(self) -> str:
        return f"{self.url}/v1"

    def script(self, when: Any = None, reply: Any = "OK.", times: int | None = None, **rule: Any) -> Rule:
        """Add a rule at the end; the first that matches answers. See Rule and Reply.of."""
        self.rules.append(Rule(when, reply, times=times, **rule))
        self.rules[-1].name = self.rules[-1].name or f"rule {len(self.rules)}"
        return self.rules[-1]

    async def _serve(self, endpoint: str, request: web.Request) -> web.StreamResponse:
        call = await self._recorded(endpoint, request)
        self.in_flight += 1
        self.max_in_flight = max(self.max_in_flight, self.in_flight)
        self.note()
        began = time.monotonic()
        try:
            return await self._handle(call, request)
        except ApiError as error:
            call.status, call.response = error.status, error.body
            return web.json_response(error.body, status=error.status, headers={"x-request-id": _id("req_")})
        except (asyncio.CancelledError, ConnectionError):
            call.disconnected = not self.stopping and call.status != -1
            raise
        finally:
            self.in_flight -= 1
            call.seconds = time.monotonic() - began
            self.note()

    async def _recorded(self, endpoint: str, request: web.Request) -> Call:
        raw = await request.text()
        try:
            body = json.loads(raw) if raw else {}
        except ValueError:
            body = {"_unparsable": raw}
        retry = int(request.headers.get("x-stainless-retry-count", 0))
        call = Call(endpoint, body, messages_of(endpoint, body), self.key_of(request), retry, at=self.clock())
        call.deployment = request.match_info.get("deployment", "")
        call.api_version = request.query.get("api-version", "")
        self.calls.append(call)
        return call

    async def _handle(self, call: Call, request: web.Request) -> web.StreamResponse:
        fault = self.take_fault(call.endpoint)
        if fault is None:
            self._admit(call)
        reply = Reply()
        if call.endpoint in ("chat", "responses") and not (fault and fault.replaces):
            check(call, self.models, self.context_window)
            said = await self._say(call)
            fault = fault or (said if isinstance(said, Fault) else said.fault)
            reply = said if isinstance(said, Reply) else Reply("OK.")
        fault = fault or Fault()
        await asyncio.sleep(fault.delay)
        if fault.drop:
            return common.cut(call, request)
        if fault.replaces:
            return error_answer(call, fault, self.errors)
        return await self._answer(call, request, fault, reply)

    def _admit(self, call: Call) -> None:
        if "_unparsable" in call.body:
            raise ApiError(400, "We could not parse the JSON body of your request.")
        if call.token != self.api_key:
            raise ApiError(401, f"Incorrect API key provided: {call.token[:4]}***.", "invalid_api_key")

    async def _say(self, call: Call) -> Reply | Fault:
        """What the first rule that matches says, or the default."""
        rule = next((r for r in self.rules if r.matches(call)), None)
        value = self.default if rule is None else rule.reply
        call.rule = rule.name if rule else "default"
        if rule:
            rule.used += 1
        if callable(value):
            value = value(call)
            value = await value if inspect.isawaitable(value) else value
        elif rule is None and value == "OK." and (schema := call.format.get("schema")):
            value = sample(schema, schema)  # unscripted structured output: something that fits
        return Reply.of(value)

    async def _answer(self, call: Call, request: web.Request, fault: Fault, reply: Reply) -> web.StreamResponse:
        if call.endpoint == "models":
            known = self.models or ("gpt-emulated",)
            data = [{"id": m, "object": "model", "created": 1, "owned_by": "emulator"} for m in known]
            return _plain(call, {"object": "list", "data": data})
        if call.endpoint == "embeddings":
            return _plain(call, embeddings(call, self.dimensions))
        reply = _limited(call, reply)
        _count(call, reply)
        whole = completion(call, reply) if call.endpoint == "chat" else response(call, reply)
        if not call.stream:
            return await _send_whole(call, request, fault, whole)
        size = self.chunk_chars
        chat = call.endpoint == "chat"
        events = chat_events(call, reply, whole, size) if chat else response_events(whole, size)
        return await _send_events(call, request, fault, events)

    async def _control(self, request: web.Request) -> web.Response:
        """Look and change from outside the process."""
        what = request.match_info["what"]
        if what == "calls":
            calls = [{**vars(c), "model": c.model, "prompt": prompt_text(c)} for c in self.calls]
            return web.json_response(calls)
        body = await request.json()
        for item in body if isinstance(body, list) else [body]:
            if what == "script":
                self.script(**rule_from_json(item))
            else:
                self.fail(item.pop("endpoint", "*"), **item)
        return web.json_response({"rules": len(self.rules)})


def _limited(call: Call, reply: Reply) -> Reply:
    """Cut at the number of tokens the request allows."""
    limits = ("max_completion_tokens", "max_tokens", "max_output_tokens")
    limit = next((call.body[name] for name in limits if call.body.get(name)), None)
    if limit and reply.content and tokens(reply.content) > limit:
        return Reply(reply.content[: limit * 4], [], "length")
    return reply


def _count(call: Call, reply: Reply) -> None:
    used, made = tokens(prompt_text(call)) + 4 * len(call.messages), tokens(reply.spoken)
    call.usage = {"prompt_tokens": used, "completion_tokens": made, "total_tokens": used + made}


def _plain(call: Call, body: Any) -> web.Response:
    call.status, call.response = 200, body
    return web.json_response(body, headers={"x-request-id": _id("req_"), "openai-processing-ms": "1"})


async def _send_whole(call: Call, request: web.Request, fault: Fault, whole: dict[str, Any]) -> web.StreamResponse:
    await asyncio.sleep(fault.first_token)
    if not fault.endless and fault.cut_after is None:
        return _plain(call, whole)
    out = web.StreamResponse(headers={"Content-Type": "application/json"})
    await out.prepare(request)
    await out.write(json.dumps(whole)[:200].encode() if fault.cut_after is not None else b" ")
    while fault.endless:
        await asyncio.sleep(0.02)
        await out.write(b" ")  # JSON allows it; each byte also resets the client's read timeout
    return common.cut(call, request)


async def _send_events(
    call: Call, request: web.Request, fault: Fault, events: Iterator[dict[str, Any]]
) -> web.StreamResponse:
    headers = {"Content-Type": "text/event-stream; charset=utf-8", "Cache-Control": "no-cache"}
    out = web.StreamResponse(headers=headers)
    await out.prepare(request)
    before: dict[str, Any] = {}
    for event in events:
        if call.chunks == fault.cut_after:
            return common.cut(call, request)
        if call.chunks == fault.error_after:
            await _send_event(call, out, _STREAM_ERROR)
            break
        await asyncio.sleep(fault.first_token if call.chunks == 1 else fault.per_chunk if call.chunks else 0)
        while fault.endless and _ends(event):  # repeat the delta before the end
            await _send_event(call, out, before)
            await asyncio.sleep(max(0.02, fault.per_chunk))
        before = event
        await _send_event(call, out, event)
    call.status = 200
    if call.endpoint == "chat":
        await out.write(b"data: [DONE]\n\n")
    await out.write_eof()
    return out


_STREAM_ERROR = {
    "type": "error",
    "error": {"message": "The server had an error.", "type": "server_error", "code": None, "param": None},
}


def _ends(event: dict[str, Any]) -> bool:
    finished = bool(event.get("choices") and event["choices"][0]["finish_reason"])
    return finished or str(event.get("type", "")).endswith("completed")


async def _send_event(call: Call, out: web.StreamResponse, event: dict[str, Any]) -> None:
    name = f"event: {event['type']}\n" if call.endpoint == "responses" else ""
    await out.write(f"{name}data: {json.dumps(event)}\n\n".encode())
    call.chunks += 1


def _id(prefix: str) -> str:
    return prefix + uuid.uuid4().hex
