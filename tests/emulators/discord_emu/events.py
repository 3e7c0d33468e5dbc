"""What people do in Discord, as events and interactions."""

from __future__ import annotations

import time
from typing import Any

from tests.emulators.discord_emu.gateway import Gateway
from tests.emulators.discord_emu.guild import PERMISSIONS
from tests.emulators.discord_emu.limits import DIRECT_MESSAGES, DIRECT_REACTIONS, GUILD_MESSAGES, GUILD_REACTIONS
from tests.emulators.discord_emu.records import Interaction

_A_PERSON = 6  # an option that takes a user
_LEFT_OUT = {"user", "deaf", "mute"}  # of members that are sent along with a command


class Events(Gateway):
    """Messages, reactions, commands, clicks and modals."""

    async def message(
        self,
        user: str,
        content: str,
        *,
        channel: str = "",
        mention: bool = False,
        reply_to: str = "",
        attachments: list[dict[str, Any]] | None = None,
        id: str | None = None,
    ) -> dict[str, Any]:
        channel = channel or self.general
        if mention:
            content = f"<@{self.bot_id}> {content}"
        author = self.users[user]
        msg = self.store(
            channel,
            author,
            content,
            id=id,
            attachments=attachments,
            type=19 if reply_to else 0,
            message_reference={"message_id": reply_to, "channel_id": channel} if reply_to else None,
            referenced_message=self.messages[channel].get(reply_to) if reply_to else None,
        )
        in_dm = self.channels[channel]["type"] == 1
        data = (
            dict(msg)
            if in_dm
            else {
                **msg,
                "guild_id": self.channels[channel]["guild_id"],
                "member": {k: v for k, v in self._member(author).items() if k != "user"},
            }
        )
        await self.dispatch("MESSAGE_CREATE", data, DIRECT_MESSAGES if in_dm else GUILD_MESSAGES)
        return msg

    async def react(self, user: str, channel: str, message_id: str, emoji: str) -> None:
        msg, who = self._get(channel, message_id), self.users[user]
        self._react(msg, emoji, who["id"])
        in_dm = self.channels[channel]["type"] == 1
        data = {
            "user_id": who["id"],
            "channel_id": channel,
            "message_id": message_id,
            "emoji": {"id": None, "name": emoji},
            "burst": False,
            "type": 0,
            "message_author_id": msg["author"]["id"],
        }
        if not in_dm:
            data |= self._where(channel) | {"member": self._member(who)}
        await self.dispatch("MESSAGE_REACTION_ADD", data, DIRECT_REACTIONS if in_dm else GUILD_REACTIONS)

    async def unreact(self, user: str, channel: str, message_id: str, emoji: str) -> None:
        """Take a reaction back."""
        who = self.users[user]["id"]
        for r in self._get(channel, message_id).get("reactions", []):
            if r["emoji"]["name"] == emoji and who in r["_users"]:
                r["_users"].remove(who)
                r["count"] -= 1
        where = self._where(channel)
        data = {"user_id": who, "channel_id": channel, "message_id": message_id, "burst": False, "type": 0, **where}
        data["emoji"] = {"id": None, "name": emoji}
        await self.dispatch("MESSAGE_REACTION_REMOVE", data, GUILD_REACTIONS if where else DIRECT_REACTIONS)

    async def edit_message(self, channel: str, message_id: str, content: str) -> None:
        """A person changes what they wrote."""
        message, where = self._get(channel, message_id), self._where(channel)
        message |= {"content": content, "edited_timestamp": self._now()}
        await self.dispatch("MESSAGE_UPDATE", {**message, **where}, GUILD_MESSAGES if where else DIRECT_MESSAGES)

    async def delete_message(self, channel: str, message_id: str) -> None:
        """A person takes back what they wrote."""
        self._get(channel, message_id)
        del self.messages[channel][message_id]
        where = self._where(channel)
        data = {"id": message_id, "channel_id": channel, **where}
        await self.dispatch("MESSAGE_DELETE", data, GUILD_MESSAGES if where else DIRECT_MESSAGES)

    def _where(self, channel: str) -> dict[str, str]:
        """The guild's id, nothing in a direct message."""
        return {} if self.channels[channel]["type"] == 1 else {"guild_id": self.channels[channel]["guild_id"]}

    async def interact(
        self,
        kind: int,
        data: dict[str, Any],
        *,
        user: str = "alice",
        channel: str = "",
        message: dict[str, Any] | None = None,
        user_install: bool = False,
        locale: str = "en-GB",
    ) -> Interaction:
        channel = channel or self.general
        chan, who, iid = self.channels[channel], self.users[user], self.new_id()
        payload: dict[str, Any] = {
            "id": iid,
            "application_id": self.application_id,
            "type": kind,
            "data": data,
            "token": f"itok-{iid}",
            "version": 1,
            "channel": {**chan, "permissions": PERMISSIONS},
            "channel_id": channel,
            "locale": locale,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "app_permissions": PERMISSIONS,
            "attachment_size_limit": 10 * 2**20,
            "authorizing_integration_owners": {"1": who["id"]} if user_install else {"0": chan.get("guild_id", "0")},
            "context": 0 if chan["type"] != 1 else 1,
        }
        if chan["type"] == 1:
            payload["user"] = who
        else:
            payload |= {
                "guild_id": chan["guild_id"],
                "guild": {"id": chan["guild_id"], "locale": "en-US", "features": []},
                "guild_locale": "en-US",
                "member": self._member(who),
            }
        if message is not None:
            payload["message"] = message
        inter = Interaction(iid, payload["token"], payload, time.monotonic())
        self.interactions[inter.token] = inter
        await self.dispatch("INTERACTION_CREATE", payload)
        return inter

    def _command(self, name: str, kind: int) -> dict[str, Any]:
        for scope in (self.guild_id, ""):
            for c in self.commands.get(scope, []):
                if c["name"] == name and c.get("type", 1) == kind:
                    return c
        raise LookupError(f"the bot has registered no command {name!r}: sync the tree first")

    async def slash(
        self, name: str, options: dict[str, Any] | None = None, *, focused: str = "", **kw: Any
    ) -> Interaction:
        """A slash command; `focused` makes it an autocomplete request for that option."""
        name, _, within = name.partition(" ")  # `admin jobs`: a command of a family
        command = self._command(name, 1)
        taken = next(o for o in command["options"] if o["name"] == within) if within else command
        types = {o["name"]: o["type"] for o in taken.get("options", [])}
        given = [
            {"name": k, "type": types[k], "value": v, **({"focused": True} if k == focused else {})}
            for k, v in (options or {}).items()
        ]
        inside = [{"name": within, "type": 1, "options": given}] if within else given
        data = {"id": command["id"], "name": name, "type": 1, "options": inside}
        named = {one["value"] for one in given if one["type"] == _A_PERSON}
        if people := [user for user in self.users.values() if user["id"] in named]:
            members = {user["id"]: self._member(user) for user in people}
            less = {uid: {k: v for k, v in one.items() if k not in _LEFT_OUT} for uid, one in members.items()}
            data["resolved"] = {"users": {user["id"]: user for user in people}, "members": less}
        return await self.interact(4 if focused else 2, data, **kw)

    async def context_menu(self, name: str, channel: str, message_id: str, **kw: Any) -> Interaction:
        """A "Apps > name" click on a message."""
        command, msg = self._command(name, 3), self._get(channel, message_id)
        return await self.interact(
            2,
            {
                "id": command["id"],
                "name": name,
                "type": 3,
                "target_id": message_id,
                "resolved": {"messages": {message_id: msg}},
            },
            channel=channel,
            **kw,
        )

    async def component(
        self,
        channel: str,
        message_id: str,
        custom_id: str,
        *,
        kind: int = 2,
        values: list[str] | None = None,
        **kw: Any,
    ) -> Interaction:
        """A click on a button (kind 2) or a choice in a select (3)."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind, "id": 1}
        if values is not None:
            data["values"] = values
        return await self.interact(3, data, channel=channel, message=self._get(channel, message_id), **kw)

    async def modal_submit(self, custom_id: str, values: dict[str, str], **kw: Any) -> Interaction:
        rows = [
            {"type": 18, "id": i + 1, "component": {"type": 4, "id": 100 + i, "custom_id": k, "value": v}}
            for i, (k, v) in enumerate(values.items())
        ]
        return await self.interact(5, {"custom_id": custom_id, "components": rows}, **kw)
