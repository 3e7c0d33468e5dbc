"""How events reach the bot: Socket Mode, and signed HTTP requests, each with Slack's redelivery."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import itertools
import json
import time
import uuid
from collections.abc import Callable, Coroutine
from typing import Any
from urllib.parse import urlencode

from aiohttp import ClientError, ClientSession, ClientTimeout, WSMsgType, web

from tests.emulators import common
from tests.emulators.slack_emu.records import LISTENER_DEADLINE, Receipt
from tests.emulators.slack_emu.workspace import Workspace


class Delivery(Workspace):
    """Envelopes, acknowledgements and connections."""

    def __init__(
        self,
        *,
        ack_timeout: float = LISTENER_DEADLINE,
        max_retries: int = 3,
        retry_delays: tuple[float, ...] = (0.0, 0.0, 0.0),  # Slack: at once, 1 min, 5 min
        message_events: bool = False,
        clock: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(clock)
        self.ack_timeout, self.max_retries, self.retry_delays = ack_timeout, max_retries, retry_delays
        self.message_events = message_events  # also send the bot its own `message` events
        self.receipts: dict[str, Receipt] = {}
        self.sockets: list[web.WebSocketResponse] = []
        self.connections_opened = 0
        self._requests: dict[int, web.Request] = {}  # by id(socket), to cut its connection
        self._tickets: set[str] = set()
        self._rotate = itertools.count()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def hang_up(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for ws in list(self.sockets):
            with contextlib.suppress(Exception):
                await asyncio.wait_for(ws.close(), 0.2)

    async def wait_connected(
        self,
        n: int = 1,
        timeout: float = common.PATIENCE,  # noqa: ASYNC109 - a test says how long it waits
    ) -> None:
        await self.until(lambda: len(self.sockets) >= n, timeout, f"{n} Socket Mode connection(s)")

    def _do_apps_connections_open(self, a: dict[str, Any]) -> dict[str, Any]:
        ticket = uuid.uuid4().hex  # single use, as Slack's
        self._tickets.add(ticket)
        return {"url": f"ws://127.0.0.1:{self.port}/link?ticket={ticket}&app_id={self.app_id}"}

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        ticket = request.query.get("ticket", "")
        if ticket not in self._tickets:
            return web.Response(status=408)
        self._tickets.discard(ticket)
        ws = web.WebSocketResponse(heartbeat=None, autoping=True)
        await ws.prepare(request)
        self.connections_opened += 1
        await ws.send_json(
            {
                "type": "hello",
                "num_connections": len(self.sockets) + 1,
                "connection_info": {"app_id": self.app_id},
                "debug_info": {"host": "emulator", "build_number": 1, "approximate_connection_time": 18060},
            }
        )
        self.sockets.append(ws)
        self._requests[id(ws)] = request
        self.note()
        try:
            async for msg in ws:
                if msg.type is WSMsgType.TEXT:
                    self._acknowledge(json.loads(msg.data))
        finally:
            self.sockets.remove(ws)
            del self._requests[id(ws)]
            self.note()
        return ws

    def _acknowledge(self, body: dict[str, Any]) -> None:
        receipt = self.receipts.get(body.get("envelope_id", ""))
        if receipt and receipt.ack_at is None:
            receipt.ack_at, receipt.ack_payload = time.monotonic(), body.get("payload")
            if receipt.kind == "slash_commands" and (body.get("payload") or {}).get("text"):
                self.seen_alone(receipt.payload["response_url"]).append(body["payload"])
            receipt.done.set()
            self.note()

    async def disconnect(self, reason: str = "refresh_requested", *, close_after: float | None = None) -> None:
        """Ask every client to reconnect: `warning`, `refresh_requested`, `link_disabled`, `too_many_websockets`."""
        for ws in list(self.sockets):
            await ws.send_json({"type": "disconnect", "reason": reason, "debug_info": {"host": "emulator"}})
            if close_after is not None:
                await asyncio.sleep(close_after)
                await asyncio.wait_for(ws.close(), 1)

    def drop_sockets(self) -> None:
        """Cut every Socket Mode connection as a dead network would."""
        for ws in list(self.sockets):
            transport = self._requests[id(ws)].transport
            if transport is not None:
                transport.abort()

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def deliver(
        self, kind: str, payload: dict[str, Any], *, retries: int | None = None, duplicate: bool = False
    ) -> Receipt:
        """Send one envelope (`events_api`, `interactive`, `slash_commands`) and keep trying.

        Returns at once with the Receipt; redelivery runs in the background.  Only events are
        retried, as at Slack.  `duplicate` sends the envelope twice whatever happens.
        """
        receipt = Receipt(str(uuid.uuid4()), kind, payload)
        self.receipts[receipt.envelope_id] = receipt
        allowed = (self.max_retries if retries is None else retries) if kind == "events_api" else 0
        self._spawn(self._deliver(receipt, allowed, duplicate))
        await asyncio.sleep(0)
        return receipt

    async def _deliver(self, receipt: Receipt, retries: int, duplicate: bool) -> None:
        for attempt in range(retries + 1):
            if attempt:
                await asyncio.sleep(self._retry_delay(attempt))
            await self._send(receipt, attempt, duplicate and attempt == 0)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(receipt.done.wait(), self.ack_timeout)
                return
        receipt.gave_up = True
        receipt.done.set()
        self.note()

    async def _send(self, receipt: Receipt, attempt: int, twice: bool) -> None:
        """Send the envelope to one connection, as Slack does, waiting for one where there is none."""
        if not self.sockets:
            with contextlib.suppress(TimeoutError):
                await self.wait_connected(timeout=self.ack_timeout)
        is_event = receipt.kind == "events_api"
        envelope = {
            "envelope_id": receipt.envelope_id,
            "type": receipt.kind,
            "payload": receipt.payload,
            "accepts_response_payload": not is_event,
        }
        if is_event:
            envelope |= {"retry_attempt": attempt, "retry_reason": "timeout" if attempt else ""}
        receipt.sent.append(time.monotonic())
        if self.sockets:
            ws = self.sockets[next(self._rotate) % len(self.sockets)]
            with contextlib.suppress(ConnectionError, RuntimeError):
                for _ in range(2 if twice else 1):
                    await ws.send_json(envelope)

    def _retry_delay(self, attempt: int) -> float:
        return self.retry_delays[min(attempt, len(self.retry_delays)) - 1]

    def sign(self, body: bytes, timestamp: str) -> str:
        mac = hmac.new(self.signing_secret.encode(), f"v0:{timestamp}:".encode() + body, hashlib.sha256)
        return "v0=" + mac.hexdigest()

    async def post_event(
        self,
        url: str,
        payload: dict[str, Any],
        *,
        form: bool = False,
        flat: bool = False,
        retries: int | None = None,
        timestamp: str | None = None,
        signature: str | None = None,
    ) -> Receipt:
        """POST to the app's request URL, signed as Slack signs, with Slack's retries.

        `timestamp` and `signature` override the right values, to test that the app refuses them.
        """
        receipt = Receipt(str(uuid.uuid4()), "http", payload)
        self.receipts[receipt.envelope_id] = receipt
        body = json.dumps(payload).encode()
        if form:  # interactivity: payload=<json>; slash commands: plain form fields
            body = urlencode(payload if flat else {"payload": json.dumps(payload)}).encode()
        kind = "application/x-www-form-urlencoded" if form else "application/json"
        allowed = 0 if form else (self.max_retries if retries is None else retries)
        reason = ""
        async with ClientSession(timeout=ClientTimeout(total=self.ack_timeout), trust_env=False) as http:
            for attempt in range(allowed + 1):
                if attempt:
                    await asyncio.sleep(self._retry_delay(attempt))
                headers = {"Content-Type": kind, **self._signed(body, timestamp, signature)}
                if attempt:
                    headers |= {"X-Slack-Retry-Num": str(attempt), "X-Slack-Retry-Reason": reason}
                receipt.sent.append(time.monotonic())
                reason = await self._post(http, url, body, headers, receipt)
                if not reason:
                    break
        receipt.gave_up = receipt.ack_at is None
        receipt.done.set()
        return receipt

    def _signed(self, body: bytes, timestamp: str | None, signature: str | None) -> dict[str, str]:
        at = timestamp or str(int(self.clock()))
        return {
            "X-Slack-Request-Timestamp": at,
            "X-Slack-Signature": signature or self.sign(body, at),
            "User-Agent": "Slackbot 1.0 (+https://api.slack.com/robots)",
        }

    @staticmethod
    async def _post(http: ClientSession, url: str, body: bytes, headers: dict[str, str], receipt: Receipt) -> str:
        """Post once; return why to try again, or nothing."""
        try:
            async with http.post(url, data=body, headers=headers) as answer:
                receipt.http_statuses.append(answer.status)
                text = await answer.text()
                if answer.status == 200:
                    is_json = answer.content_type == "application/json" and text
                    receipt.ack_at, receipt.ack_payload = time.monotonic(), json.loads(text) if is_json else text
                    return ""
                return "" if answer.headers.get("X-Slack-No-Retry") == "1" else "http_error"
        except TimeoutError:
            return "http_timeout"
        except (OSError, ClientError):
            return "connection_failed"

    async def url_verification(self, url: str) -> Receipt:
        return await self.post_event(
            url, {"type": "url_verification", "token": "deprecated", "challenge": uuid.uuid4().hex}, retries=0
        )

    def ack_times(self) -> list[float]:
        return sorted(r.ack_seconds for r in self.receipts.values() if r.ack_seconds is not None)
