"""The small guild: its people, channels, messages and reactions."""

from __future__ import annotations

import itertools
import re
import time
from collections.abc import Callable
from typing import Any

from tests.emulators import common
from tests.emulators.discord_emu.limits import HttpError
from tests.emulators.discord_emu.records import Call, Fault, Interaction

EPOCH = 1_420_070_400_000
JOINED = "2024-01-01T00:00:00+00:00"
PERMISSIONS = "2147483647"


class Guild(common.Emulator[Call, Fault]):
    """What is there, with no way to ask for it yet."""

    token = "emulated.bot.token"
    notices_disconnects = False
    waits_for_answers = True

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        super().__init__(Fault, clock)
        self._ids = itertools.count(1)
        self.interactions: dict[str, Interaction] = {}  # by token
        self.commands: dict[str, list[dict[str, Any]]] = {}  # by guild id, "" for global
        self.application_id, self.guild_id, self.bot_id = self.new_id(), self.new_id(), self.new_id()
        self.users: dict[str, dict[str, Any]] = {}
        for name in ("alice", "bob", "mallory"):
            self.add_user(name)
        self.bot_user = self._user_object(self.bot_id, "ragbot", bot=True)
        self.channels: dict[str, dict[str, Any]] = {}
        self.messages: dict[str, dict[str, dict[str, Any]]] = {}
        self.strangers: set[str] = set()  # user names that are in no server of the bot's but those of `servers`
        self.roles_of: dict[str, list[str]] = {}  # by name
        self.servers: dict[str, set[str]] = {}  # further servers by id, with the names of who is there
        self.general = self.add_channel("general")

    def new_id(self) -> str:
        """A snowflake: milliseconds since Discord's epoch, then a counter."""
        return str(((int(self.clock() * 1000) - EPOCH) << 22) | (next(self._ids) & 0x3FFFFF))

    def add_user(self, name: str) -> dict[str, Any]:
        self.users[name] = self._user_object(self.new_id(), name)
        return self.users[name]

    def add_server(self, *names: str) -> str:
        """Let the bot into another server; returns its id. Its channels are `add_channel(name, guild_id=...)`."""
        server = self.new_id()
        self.servers[server] = set(names)
        return server

    def members_of(self, server: str) -> list[dict[str, Any]]:
        """The bot and the people who are in a server."""
        there = self.servers.get(server)
        names = [n for n in self.users if (n not in self.strangers if there is None else n in there)]
        return [self.bot_user, *(self.users[name] for name in names)]

    def add_channel(self, name: str, kind: int = 0, **fields: Any) -> str:
        cid = self.new_id()
        self.channels[cid] = {
            "id": cid,
            "type": kind,
            "name": name,
            "guild_id": self.guild_id,
            "position": 0,
            "flags": 0,
            "permission_overwrites": [],
            "nsfw": False,
            "parent_id": None,
            "topic": None,
            "rate_limit_per_user": 0,
            "last_message_id": None,
            **fields,
        }
        self.messages[cid] = {}
        return cid

    def dm(self, user: str) -> str:
        uid = self.users[user]["id"]
        for cid, c in self.channels.items():
            if c["type"] == 1 and c["recipients"][0]["id"] == uid:
                return cid
        cid = self.new_id()
        self.channels[cid] = {
            "id": cid,
            "type": 1,
            "last_message_id": None,
            "flags": 0,
            "recipients": [self.users[user]],
        }
        self.messages[cid] = {}
        return cid

    def store(self, channel: str, author: dict[str, Any], content: str = "", **fields: Any) -> dict[str, Any]:
        """Put a message into a channel without telling the bot."""
        msg: dict[str, Any] = {
            "id": self.new_id(),
            "channel_id": channel,
            "author": author,
            "content": content,
            "timestamp": self._now(),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "pinned": False,
            "type": 0,
            "flags": 0,
            "components": [],
            "mentions": [self.bot_user] if re.search(rf"<@!?{self.bot_id}>", content) else [],
            **{k: v for k, v in fields.items() if v is not None},
        }
        self.messages.setdefault(channel, {})[msg["id"]] = msg
        if (there := self.channels.get(channel)) and "last_message_id" in there:
            there["last_message_id"] = msg["id"]
        return msg

    def _now(self) -> str:
        t = self.clock()
        return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(t)) + f".{int(t % 1 * 1e6):06d}+00:00"

    @staticmethod
    def _user_object(uid: str, name: str, bot: bool = False) -> dict[str, Any]:
        return {
            "id": uid,
            "username": name,
            "discriminator": "0",
            "global_name": name.title(),
            "avatar": None,
            "bot": bot,
            "system": False,
            "flags": 0,
            "public_flags": 0,
            "banner": None,
            "accent_color": None,
            "avatar_decoration_data": None,
            "primary_guild": None,
            "collectibles": None,
            "clan": None,
        }

    def _member(self, user: dict[str, Any], roles: tuple[str, ...] = ()) -> dict[str, Any]:
        return {
            "user": user,
            "nick": None,
            "avatar": None,
            "banner": None,
            "roles": list(roles),
            "joined_at": JOINED,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            "permissions": PERMISSIONS,
            "premium_since": None,
            "communication_disabled_until": None,
        }

    def _guild_object(self) -> dict[str, Any]:
        role = {
            "id": self.guild_id,
            "name": "@everyone",
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "icon": None,
            "unicode_emoji": None,
            "position": 0,
            "permissions": PERMISSIONS,
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }
        return {
            "id": self.guild_id,
            "name": "Emulated",
            "owner_id": self.users["alice"]["id"],
            "unavailable": False,
            "icon": None,
            "roles": [role],
            "emojis": [],
            "stickers": [],
            "features": [],
            "large": False,
            "premium_tier": 0,
            "nsfw_level": 0,
            "mfa_level": 0,
            "verification_level": 0,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "system_channel_flags": 0,
            "preferred_locale": "en-US",
            "afk_timeout": 300,
            "joined_at": JOINED,
            "member_count": len(self.users) + 1,
            "members": [self._member(u) for u in self.members_of(self.guild_id)],
            "channels": self._channels_in(self.guild_id, 0),
            "threads": self._channels_in(self.guild_id, 11, 12),
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def _server_object(self, server: str) -> dict[str, Any]:
        """The home server, or another one, which looks the same."""
        if server == self.guild_id:
            return self._guild_object()
        members = [self._member(user) for user in self.members_of(server)]
        there = {"members": members, "channels": self._channels_in(server, 0), "threads": []}
        role = {**self._guild_object()["roles"][0], "id": server}
        return {**self._guild_object(), "id": server, "name": "Another", "roles": [role], **there}

    def _channels_in(self, server: str, *kinds: int) -> list[dict[str, Any]]:
        return [c for c in self.channels.values() if c["type"] in kinds and c.get("guild_id") == server]

    def _get(self, channel: str, message: str) -> dict[str, Any]:
        if channel not in self.channels:
            raise HttpError(404, 10003, "Unknown Channel")
        if message not in self.messages[channel]:
            raise HttpError(404, 10008, "Unknown Message")
        return self.messages[channel][message]

    def _react(self, msg: dict[str, Any], emoji: str, uid: str) -> None:
        for r in msg.setdefault("reactions", []):
            if r["emoji"]["name"] == emoji:
                if uid not in r["_users"]:
                    r["_users"].append(uid)
                    r["count"] += 1
                return
        msg["reactions"].append(
            {
                "emoji": {"id": None, "name": emoji},
                "count": 1,
                "me": uid == self.bot_id,
                "me_burst": False,
                "count_details": {"burst": 0, "normal": 1},
                "burst_colors": [],
                "_users": [uid],
            }
        )
