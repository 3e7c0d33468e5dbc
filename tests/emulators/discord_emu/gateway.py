"""The Gateway: sessions, heartbeats, events and resuming."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
import zlib
from collections.abc import Callable
from typing import Any

from aiohttp import WSMsgType, web

from tests.emulators import common
from tests.emulators.discord_emu.guild import Guild
from tests.emulators.discord_emu.limits import MESSAGE_CONTENT, PRIVILEGED


class Session:
    """A gateway session: its sent events are kept for RESUME."""

    def __init__(self, sid: str, intents: int):
        self.id, self.intents, self.seq = sid, intents, 0
        self.log: list[dict[str, Any]] = []
        self.socket: Socket | None = None
        self.resumable = True


class Socket:
    """One gateway connection, with optional zlib-stream compression."""

    session: Session | None = None

    def __init__(self, ws: web.WebSocketResponse, request: web.Request, compress: bool):
        self.ws, self.request = ws, request
        self.deflate = zlib.compressobj() if compress else None

    async def tell(self, op: int, d: Any) -> None:
        """Send what is no event."""
        await self.send({"op": op, "d": d, "s": None, "t": None})

    async def send(self, payload: dict[str, Any]) -> None:
        text = json.dumps(payload)
        if self.deflate is None:
            await self.ws.send_str(text)
        else:  # each message ends with a sync flush (00 00 ff ff)
            await self.ws.send_bytes(self.deflate.compress(text.encode()) + self.deflate.flush(zlib.Z_SYNC_FLUSH))


class Gateway(Guild):
    """Websockets, and what is sent over them."""

    def __init__(
        self,
        *,
        clock: Callable[[], float] = time.time,
        heartbeat_interval: float = 41.25,
        allowed_privileged: bool = True,
        compress: bool = True,
    ) -> None:
        super().__init__(clock)
        self.heartbeat_interval = heartbeat_interval
        self.allowed_privileged, self.compress = allowed_privileged, compress
        self.gateway_log: list[dict[str, Any]] = []  # every payload the client sent
        self.identifies = self.resumes = self.heartbeats = 0
        self.ack_heartbeats = True
        self.sessions: dict[str, Session] = {}
        self.sockets: list[Socket] = []

    async def hang_up(self) -> None:
        for s in list(self.sockets):
            with contextlib.suppress(Exception):
                await asyncio.wait_for(s.ws.close(code=1000), 0.2)

    async def wait_ready(
        self,
        timeout: float = common.PATIENCE,  # noqa: ASYNC109 - a test says how long it waits
    ) -> None:
        """Until a session is identified or resumed (the bot's own on_ready comes a little later)."""
        await self.until(lambda: any(s.socket for s in self.sessions.values()), timeout, "identify")

    @property
    def gateway_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/gateway/"

    async def _gateway(self, request: web.Request) -> web.StreamResponse:
        ws = web.WebSocketResponse(heartbeat=None, max_msg_size=2**20)
        await ws.prepare(request)
        socket = Socket(ws, request, self.compress and request.query.get("compress") == "zlib-stream")
        self.sockets.append(socket)
        interval = int(self.heartbeat_interval * 1000)
        await socket.tell(10, {"heartbeat_interval": interval, "_trace": ["emulator"]})
        try:
            async for message in ws:
                if message.type is WSMsgType.TEXT:
                    payload = json.loads(message.data)
                    self.gateway_log.append(payload)
                    await self._receive(socket, payload.get("op"), payload.get("d"))
        finally:
            self.sockets.remove(socket)
            if socket.session and socket.session.socket is socket:
                socket.session.socket = None
            self.note()
        return ws

    async def _receive(self, socket: Socket, op: int, d: Any) -> None:
        if op == 1:
            self.heartbeats += 1
            if self.ack_heartbeats:
                await socket.tell(11, None)
        elif op == 2:
            await self._identify(socket, d)
        elif op == 6:
            await self._resume(socket, d)

    async def _identify(self, socket: Socket, d: dict[str, Any]) -> None:
        if d.get("token") != self.token:
            await socket.ws.close(code=4004, message=b"Authentication failed.")
            return
        if not self.allowed_privileged and d["intents"] & PRIVILEGED:
            await socket.ws.close(code=4014, message=b"Disallowed intent(s).")
            return
        session = Session(f"s{len(self.sessions)}", d["intents"])
        self.sessions[session.id] = session
        session.socket, socket.session = socket, session
        await self._send(session, "READY", self._ready(session, d))
        for server in (self.guild_id, *self.servers):
            await self._send(session, "GUILD_CREATE", self._server_object(server))
        self.identifies += 1
        self.note()

    def _ready(self, session: Session, d: dict[str, Any]) -> dict[str, Any]:
        return {
            "v": 10,
            "user": {**self.bot_user, "verified": True, "mfa_enabled": True, "email": None},
            "session_id": session.id,
            "resume_gateway_url": self.gateway_url,
            "guilds": [{"id": server, "unavailable": True} for server in (self.guild_id, *self.servers)],
            "application": {"id": self.application_id, "flags": 1 << 18 | 1 << 23},
            "private_channels": [],
            "relationships": [],
            "session_type": "normal",
            "user_settings": {},
            "presences": [],
            "geo_ordered_rtc_regions": [],
            "auth": {},
            **({"shard": d["shard"]} if "shard" in d else {}),
        }

    async def _resume(self, socket: Socket, d: dict[str, Any]) -> None:
        session = self.sessions.get(d["session_id"])
        if session is None or not session.resumable or d.get("token") != self.token:
            await socket.tell(9, False)
            return
        session.socket, socket.session = socket, session
        for event in [e for e in session.log if e["s"] > d["seq"]]:
            await socket.send(event)
        await self._send(session, "RESUMED", {"_trace": ["emulator"]})
        self.resumes += 1
        self.note()

    async def _send(self, session: Session, name: str, data: dict[str, Any]) -> None:
        session.seq += 1
        event = {"op": 0, "t": name, "s": session.seq, "d": data}
        session.log.append(event)
        if session.socket is not None:
            with contextlib.suppress(ConnectionError, RuntimeError):
                await session.socket.send(event)

    async def dispatch(self, name: str, data: dict[str, Any], intent: int = 0) -> None:
        """Send an event to every live or resumable session that has the intent."""
        for session in self.sessions.values():
            if session.resumable and (not intent or session.intents & intent):
                d = data
                if (
                    name in ("MESSAGE_CREATE", "MESSAGE_UPDATE")
                    and not session.intents & MESSAGE_CONTENT
                    and not (data["mentions"] or self.channels[data["channel_id"]]["type"] == 1)
                ):
                    d = {**data, "content": "", "embeds": [], "attachments": [], "components": []}
                await self._send(session, name, d)

    async def reconnect(self) -> None:
        """Opcode 7: the client must reconnect and resume."""
        for s in list(self.sockets):
            await s.tell(7, None)

    async def invalidate(self, resumable: bool = False) -> None:
        """Opcode 9; without `resumable` the client must identify again."""
        for session in self.sessions.values():
            session.resumable = session.resumable and resumable
        for s in list(self.sockets):
            await s.tell(9, resumable)

    def drop(self) -> None:
        """Cut every gateway connection as a dead network would."""
        for s in list(self.sockets):
            if s.request.transport is not None:
                s.request.transport.abort()

    async def close_gateway(self, code: int) -> None:
        for s in list(self.sockets):
            await s.ws.close(code=code)
