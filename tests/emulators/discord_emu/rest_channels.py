"""REST: guilds, channels, messages, reactions and threads."""

from __future__ import annotations

from typing import Any

from tests.emulators.discord_emu.guild import Guild
from tests.emulators.discord_emu.limits import EPHEMERAL, HttpError, bad_form, check_message, with_ids
from tests.emulators.discord_emu.records import Call

Answer = tuple[int, Any]


class Channels(Guild):
    """What a bot does in channels."""

    def _guild(self, call: Call, guild_id: str) -> tuple[int, Any]:
        return 200, self._server_object(self._known(guild_id))

    def _guilds(self, call: Call) -> tuple[int, Any]:
        return 200, [self._server_object(server) | {"owner": False} for server in (self.guild_id, *self.servers)]

    def _guild_channels(self, call: Call, guild_id: str) -> tuple[int, Any]:
        return 200, self._channels_in(self._known(guild_id), 0)

    def _guild_member(self, call: Call, guild_id: str, user_id: str) -> tuple[int, Any]:
        for user in self.members_of(self._known(guild_id)):
            if user["id"] == user_id:
                names = [name for name, one in self.users.items() if one["id"] == user_id]
                return 200, self._member(user, tuple(role for name in names for role in self.roles_of.get(name, ())))
        raise HttpError(404, 10007, "Unknown Member")

    def _guild_search(self, call: Call, guild_id: str) -> tuple[int, Any]:
        """Members whose username, global name or nickname begins so."""
        query, limit = call.query.get("query", "").lower(), int(call.query.get("limit", 1))
        people = (user for user in self.members_of(self._known(guild_id)) if not user["bot"])
        names = ((user, (user["username"], str(user["global_name"]))) for user in people)
        found = [user for user, theirs in names if any(name.lower().startswith(query) for name in theirs)]
        return 200, [self._member(user) for user in found[:limit]]

    def _known(self, server: str) -> str:
        if server != self.guild_id and server not in self.servers:
            raise HttpError(404, 10004, "Unknown Guild")
        return server

    def _channel(self, call: Call, channel_id: str) -> tuple[int, Any]:
        if channel_id not in self.channels:
            raise HttpError(404, 10003, "Unknown Channel")
        return 200, self.channels[channel_id]

    def _channel_patch(self, call: Call, channel_id: str) -> tuple[int, Any]:
        """Of a thread: archive it, or open it again (a locked one stays for those who manage threads)."""
        thread = self._channel(call, channel_id)[1]
        if thread["thread_metadata"]["locked"]:
            raise HttpError(403, 50013, "Missing Permissions")
        thread["thread_metadata"] |= {k: v for k, v in (call.body or {}).items() if k in thread["thread_metadata"]}
        return 200, thread

    def archive(self, channel_id: str, *, locked: bool = False) -> None:
        """What Discord does to a thread in which nothing is said for a day."""
        self.channels[channel_id]["thread_metadata"] |= {"archived": True, "locked": locked}

    def _opened(self, channel_id: str) -> None:
        if (self.channels[channel_id].get("thread_metadata") or {}).get("archived"):
            raise HttpError(400, 50083, "Thread is archived")

    def _history(self, call: Call, channel_id: str) -> tuple[int, Any]:
        self._channel(call, channel_id)
        items = sorted(self.messages[channel_id].values(), key=lambda m: -int(m["id"]))
        if before := call.query.get("before"):
            items = [m for m in items if int(m["id"]) < int(before)]
        if after := call.query.get("after"):
            items = [m for m in items if int(m["id"]) > int(after)]
        return 200, items[: min(int(call.query.get("limit", 50)), 100)]

    def _message_post(self, call: Call, channel_id: str) -> tuple[int, Any]:
        self._channel(call, channel_id)
        body = call.body or {}
        if body.get("enforce_nonce") and (before := self._by_nonce(channel_id, body.get("nonce"))):
            return 200, before
        check_message(body, None, len(call.files))
        if metadata := self.channels[channel_id].get("thread_metadata"):
            if metadata["locked"]:
                raise HttpError(403, 50013, "Missing Permissions")
            metadata["archived"] = False  # what is said in a thread opens it again
        ref = body.get("message_reference")
        if ref and str(ref.get("message_id")) not in self.messages[channel_id] and ref.get("fail_if_not_exists", True):
            raise bad_form("message_reference", "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
        stored = ref and {
            "type": 0,
            "channel_id": channel_id,
            **{k: str(v) for k, v in ref.items() if k.endswith("_id")},
        }
        msg = self.store(
            channel_id,
            self.bot_user,
            body.get("content") or "",
            embeds=body.get("embeds"),
            components=with_ids(body.get("components")),
            flags=body.get("flags"),
            message_reference=stored,
            nonce=body.get("nonce"),
            type=19 if ref else 0,
        )
        return 200, msg

    def _by_nonce(self, channel_id: str, nonce: Any) -> dict[str, Any] | None:
        """What the bot has posted with this nonce: with `enforce_nonce` it is returned instead of posted again."""
        mine = (m for m in self.messages[channel_id].values() if m["author"]["id"] == self.bot_id)
        return next((m for m in mine if nonce is not None and m.get("nonce") == nonce), None)

    def _message_get(self, call: Call, channel_id: str, message_id: str) -> tuple[int, Any]:
        return 200, self._get(channel_id, message_id)

    def _message_patch(self, call: Call, channel_id: str, message_id: str) -> tuple[int, Any]:
        msg = self._get(channel_id, message_id)
        if msg["author"]["id"] != self.bot_id:
            raise HttpError(403, 50005, "Cannot edit a message authored by another user")
        self._opened(channel_id)
        check_message(call.body or {}, msg, len(call.files))
        return 200, self._edit(msg, call.body or {})

    def _message_delete(self, call: Call, channel_id: str, message_id: str) -> tuple[int, Any]:
        self._get(channel_id, message_id)
        del self.messages[channel_id][message_id]
        return 204, None

    def _edit(self, msg: dict[str, Any], body: dict[str, Any]) -> dict[str, Any]:
        only_theirs = msg.get("flags", 0) & EPHEMERAL  # no edit shows to all what one user sees
        for key in ("content", "embeds", "components", "flags"):
            if key in body:
                msg[key] = body[key] if body[key] is not None else ("" if key == "content" else [])
        msg["flags"] |= only_theirs
        msg["components"] = with_ids(msg.get("components"))
        msg["edited_timestamp"] = self._now()
        return msg

    def _reaction_put(self, call: Call, channel_id: str, message_id: str, emoji_name: str) -> tuple[int, Any]:
        self._react(self._get(channel_id, message_id), emoji_name, self.bot_id)
        return 204, None

    def _reaction_delete(self, call: Call, channel_id: str, message_id: str, emoji_name: str) -> tuple[int, Any]:
        msg = self._get(channel_id, message_id)
        for r in msg.get("reactions", []):
            if r["emoji"]["name"] == emoji_name and self.bot_id in r["_users"]:
                r["_users"].remove(self.bot_id)
                r["count"] -= 1
        return 204, None

    def _reaction_users(self, call: Call, channel_id: str, message_id: str, emoji_name: str) -> tuple[int, Any]:
        ids = {
            u
            for r in self._get(channel_id, message_id).get("reactions", [])
            if r["emoji"]["name"] == emoji_name
            for u in r["_users"]
        }
        return 200, [u for u in [self.bot_user, *self.users.values()] if u["id"] in ids]

    def _typing(self, call: Call, channel_id: str) -> tuple[int, Any]:
        self._channel(call, channel_id)
        return 204, None

    def _threads_active(self, call: Call, guild_id: str) -> tuple[int, Any]:
        there = self._channels_in(self._known(guild_id), 10, 11, 12)
        active = [t for t in there if not t["thread_metadata"]["archived"]]
        return 200, {"threads": active, "members": [], "has_more": False}

    def _threads_archived(self, call: Call, channel_id: str) -> tuple[int, Any]:
        """The archived ones that all may read, latest first."""
        self._channel(call, channel_id)
        before, limit = call.query.get("before", "9"), int(call.query.get("limit", 50))
        there = [t for t in self.channels.values() if t.get("parent_id") == channel_id and t["type"] in (10, 11)]
        archived = [t for t in there if t["thread_metadata"]["archived"]]
        archived.sort(key=lambda t: t["thread_metadata"]["archive_timestamp"], reverse=True)
        found = [t for t in archived if t["thread_metadata"]["archive_timestamp"] < before]
        return 200, {"threads": found[:limit], "members": [], "has_more": len(found) > limit}

    def _thread(self, call: Call, channel_id: str, message_id: str = "") -> tuple[int, Any]:
        self._channel(call, channel_id)
        if message_id:
            self._get(channel_id, message_id)
            if message_id in self.channels:
                raise HttpError(400, 160004, "A thread has already been created for this message")
        if not 1 <= len(call.body.get("name", "")) <= 100:
            raise bad_form("name", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
        cid = self.add_channel(
            call.body["name"],
            11,
            parent_id=channel_id,
            owner_id=self.bot_id,
            message_count=0,
            member_count=1,
            total_message_sent=0,
            applied_tags=[],
            thread_metadata={
                "archived": False,
                "auto_archive_duration": call.body.get("auto_archive_duration") or 1440,
                "archive_timestamp": self._now(),
                "locked": False,
                "create_timestamp": self._now(),
            },
        )
        if message_id:  # a thread made from a message has the message's id
            self.channels[message_id] = {**self.channels.pop(cid), "id": message_id}
            self.messages[message_id] = self.messages.pop(cid)
            cid = message_id
        return 201, self.channels[cid]
