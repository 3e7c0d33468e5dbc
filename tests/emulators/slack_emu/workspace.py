"""The small workspace: its channels, people, messages and files."""

from __future__ import annotations

import time
import uuid
from collections.abc import Callable
from typing import Any

from tests.emulators import common
from tests.emulators.slack_emu.records import Call, Fault, ResponseUrl, SlackError


class Workspace(common.Emulator[Call, Fault]):
    """What is there, with no way to ask for it yet."""

    bot_token, app_token, signing_secret = "xoxb-emulated-bot", "xapp-emulated-app", "emulated-secret"
    scopes = "chat:write,app_mentions:read"
    team_id, app_id, bot_id, bot_user_id = "T0EMU", "A0EMU", "B0EMU", "UBOT"
    notices_disconnects = False
    waits_for_answers = True

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        super().__init__(Fault, clock)
        self.home_views: dict[str, dict[str, Any]] = {}
        self.modal_views: list[dict[str, Any]] = []
        self.statuses: list[dict[str, Any]] = []
        self.prompts: list[dict[str, Any]] = []
        self.sessions: dict[tuple[str, str], dict[str, Any]] = {}
        self.channels: dict[str, dict[str, Any]] = {
            "C1": {"id": "C1", "name": "general", "is_channel": True, "is_private": False},
            "C2": {"id": "C2", "name": "secret", "is_channel": True, "is_private": True},
            "D1": {"id": "D1", "is_im": True, "user": "U1"},
        }
        self.members: dict[str, set[str]] = {c: {self.bot_user_id, "U1", "U2"} for c in self.channels}
        self.users = {u: self._user(u) for u in ("U1", "U2", "U3", self.bot_user_id)}
        self.usergroups: dict[str, set[str]] = {}
        self.messages: dict[str, dict[str, dict[str, Any]]] = {c: {} for c in self.channels}
        self.streams: dict[tuple[str, str], dict[str, Any]] = {}
        self.files: dict[str, dict[str, Any]] = {}
        self.blobs: dict[str, bytes] = {}
        self.uploads: dict[str, dict[str, Any]] = {}
        self.response_url_posts: list[dict[str, Any]] = []
        self.response_urls: dict[str, ResponseUrl] = {}  # by key
        self.downloads: list[tuple[str, str]] = []  # (file id, Authorization header)
        self._last_us = 0

    def posted(self, channel: str, message: dict[str, Any]) -> None:
        """The bot has posted a message."""

    def new_response_url(self, channel: str) -> str:
        """Return an address to answer a command or press at."""
        key = uuid.uuid4().hex
        self.response_urls[key] = ResponseUrl(channel, self.clock())
        return f"http://127.0.0.1:{self.port}/response/{key}"

    def seen_alone(self, response_url: str) -> list[dict[str, Any]]:
        """What the user of a command sees of its own ephemeral messages."""
        return self.response_urls[response_url.rsplit("/", 1)[-1]].shown

    def _user(self, uid: str) -> dict[str, Any]:
        profile = {"display_name": uid, "email": f"{uid.lower()}@example.test"}
        return {
            "id": uid,
            "name": uid.lower(),
            "team_id": self.team_id,
            "is_bot": uid == self.bot_user_id,
            "deleted": False,
            "is_restricted": False,
            "is_ultra_restricted": False,
            "tz": "Europe/London",
            "real_name": uid,
            "profile": profile,
        }

    def new_ts(self) -> str:
        """A unique, growing message timestamp."""
        us = max(int(self.clock() * 1e6), self._last_us + 1)
        self._last_us = us
        return f"{us // 1_000_000}.{us % 1_000_000:06d}"

    def _channel(self, cid: str, *, reading: bool = False) -> str:
        if cid in self.users:  # posting to a user id opens the DM
            cid = self.dm_of(cid)
        if cid not in self.channels:
            raise SlackError("channel_not_found")
        if self.bot_user_id not in self.members[cid]:
            raise SlackError("channel_not_found" if self.channels[cid].get("is_im") else "not_in_channel")
        if self.channels[cid].get("is_archived") and not reading:
            raise SlackError("is_archived")
        return cid

    def dm_of(self, user: str) -> str:
        for cid, c in self.channels.items():
            if c.get("is_im") and c.get("user") == user:
                return cid
        cid = f"D{len(self.channels) + 1}"
        self.add_channel(cid, is_im=True, user=user, members={user, self.bot_user_id})
        return cid

    def add_user(self, uid: str, **fields: Any) -> dict[str, Any]:
        """A person; a guest with `is_restricted=True`, one of another workspace with `team_id` and `is_stranger`."""
        self.users[uid] = {**self._user(uid), **fields}
        return self.users[uid]

    def add_channel(self, cid: str, *, members: set[str], **fields: Any) -> None:
        self.channels[cid] = {"id": cid, **fields}
        self.members[cid], self.messages[cid] = set(members), {}

    def _message(self, channel: str, ts: Any) -> dict[str, Any]:
        try:
            return self.messages[channel][str(ts)]
        except KeyError:
            raise SlackError("message_not_found") from None

    def store(self, channel: str, user: str, text: str = "", **fields: Any) -> dict[str, Any]:
        """Put a message into a channel without telling the bot (tests use it to prepare history)."""
        ts = self.new_ts()
        msg = {
            "type": "message",
            "user": user,
            "text": text,
            "ts": ts,
            "team": self.team_id,
            **{k: v for k, v in fields.items() if v is not None},
        }
        self.messages[channel][ts] = msg
        return msg

    def _react(self, msg: dict[str, Any], name: str, user: str) -> None:
        for r in msg.setdefault("reactions", []):
            if r["name"] == name:
                if user in r["users"]:
                    raise SlackError("already_reacted")
                r["users"].append(user)
                r["count"] += 1
                return
        msg["reactions"].append({"name": name, "users": [user], "count": 1})

    def add_file(
        self,
        name: str,
        data: bytes,
        *,
        user: str = "U1",
        channel: str = "C1",
        mimetype: str = "text/plain",
        size: int | None = None,
        **fields: Any,
    ) -> dict[str, Any]:
        fid = f"F{len(self.files) + 1:04d}"
        url = f"http://127.0.0.1:{self.port}/files-pri/{fid}/{name}"
        self.files[fid] = {
            "id": fid,
            "name": name,
            "title": name,
            "mimetype": mimetype,
            "filetype": name.rsplit(".", 1)[-1],
            "size": len(data) if size is None else size,
            "user": user,
            "mode": "hosted",
            "is_external": False,
            "channels": [channel],
            "url_private": url,
            "url_private_download": url,
            **fields,
        }
        self.blobs[fid] = data
        return self.files[fid]
