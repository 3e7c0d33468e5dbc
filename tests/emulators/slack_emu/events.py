"""What people do in Slack, as events."""

from __future__ import annotations

import uuid
from typing import Any

from tests.emulators.slack_emu.delivery import Delivery
from tests.emulators.slack_emu.records import Receipt


class Events(Delivery):
    """Mentions, messages, reactions, clicks and commands."""

    def posted(self, channel: str, message: dict[str, Any]) -> None:
        if self.message_events:
            kind = "im" if self.channels[channel].get("is_im") else "channel"
            event = {"type": "message", "channel": channel, "event_ts": message["ts"], "channel_type": kind, **message}
            self._spawn(self.event(event))

    async def event(
        self,
        event: dict[str, Any],
        *,
        event_id: str = "",
        retries: int | None = None,
        duplicate: bool = False,
        via: str = "",
    ) -> Receipt:
        """Deliver an Events API event over Socket Mode, or over HTTP to the URL `via`."""
        payload = self.callback(event, event_id)
        if via:
            return await self.post_event(via, payload, retries=retries)
        return await self.deliver("events_api", payload, retries=retries, duplicate=duplicate)

    def callback(self, event: dict[str, Any], event_id: str = "") -> dict[str, Any]:
        """The `event_callback` wrapper around an event."""
        event.setdefault("event_ts", event.get("ts") or self.new_ts())
        return {
            "token": "deprecated",
            "team_id": self.team_id,
            "context_team_id": self.team_id,
            "api_app_id": self.app_id,
            "event": event,
            "type": "event_callback",
            "event_id": event_id or "Ev" + uuid.uuid4().hex[:9].upper(),
            "event_time": int(self.clock()),
            "is_ext_shared_channel": False,
            "event_context": "4-emulated",
            "authorizations": [
                {
                    "enterprise_id": None,
                    "team_id": self.team_id,
                    "user_id": self.bot_user_id,
                    "is_bot": True,
                    "is_enterprise_install": False,
                }
            ],
        }

    async def app_mention(
        self, channel: str, user: str, text: str, *, thread_ts: str | None = None, **kw: Any
    ) -> Receipt:
        msg = self.store(channel, user, text, thread_ts=thread_ts)
        return await self.event({**msg, "type": "app_mention", "channel": channel}, **kw)

    async def message_im(
        self,
        user: str,
        text: str,
        *,
        thread_ts: str | None = None,
        files: list[dict[str, Any]] | None = None,
        **kw: Any,
    ) -> Receipt:
        channel = self.dm_of(user)
        msg = self.store(channel, user, text, thread_ts=thread_ts, files=files, subtype="file_share" if files else None)
        return await self.event({**msg, "channel": channel, "channel_type": "im"}, **kw)

    async def message_channel(
        self, channel: str, user: str, text: str, *, thread_ts: str | None = None, **kw: Any
    ) -> Receipt:
        msg = self.store(channel, user, text, thread_ts=thread_ts)
        return await self.event({**msg, "channel": channel, "channel_type": "channel"}, **kw)

    async def reaction_added(self, channel: str, ts: str, user: str, name: str, **kw: Any) -> Receipt:
        msg = self._message(channel, ts)
        self._react(msg, name, user)
        return await self.event(
            {
                "type": "reaction_added",
                "user": user,
                "reaction": name,
                "item_user": msg.get("user"),
                "item": {"type": "message", "channel": channel, "ts": ts},
            },
            **kw,
        )

    async def reaction_removed(self, channel: str, ts: str, user: str, name: str, **kw: Any) -> Receipt:
        message = self._message(channel, ts)
        for r in message.get("reactions", []):
            if r["name"] == name and user in r["users"]:
                r["users"].remove(user)
                r["count"] -= 1
        item = {"type": "message", "channel": channel, "ts": ts}
        event = {"type": "reaction_removed", "user": user, "reaction": name, "item_user": message.get("user")}
        return await self.event({**event, "item": item}, **kw)

    async def message_changed(self, channel: str, ts: str, text: str, **kw: Any) -> Receipt:
        """A person edits what they wrote."""
        before = dict(self._message(channel, ts))
        self.messages[channel][ts] |= {"text": text, "edited": {"user": before["user"], "ts": self.new_ts()}}
        told = {"message": self.messages[channel][ts], "previous_message": before, "ts": self.new_ts()}
        return await self._message_event(channel, "message_changed", told, **kw)

    async def message_deleted(self, channel: str, ts: str, **kw: Any) -> Receipt:
        """A person takes back what they wrote."""
        before = self._message(channel, ts)
        del self.messages[channel][ts]
        told = {"deleted_ts": ts, "previous_message": before, "ts": self.new_ts()}
        return await self._message_event(channel, "message_deleted", told, **kw)

    async def _message_event(self, channel: str, subtype: str, told: dict[str, Any], **kw: Any) -> Receipt:
        kind = "im" if self.channels[channel].get("is_im") else "channel"
        event = {"type": "message", "subtype": subtype, "hidden": True, "channel": channel, "channel_type": kind}
        return await self.event({**event, **told}, **kw)

    async def view_submission(
        self, user: str, view: dict[str, Any], values: dict[str, dict[str, Any]], via: str = ""
    ) -> Receipt:
        """A modal (one of `modal_views`) is sent off; `values` are by block_id, then by action_id."""
        payload: dict[str, Any] = {
            "type": "view_submission",
            "team": {"id": self.team_id, "domain": "emulated"},
            "user": {"id": user, "username": user.lower(), "name": user.lower(), "team_id": self.team_id},
            "api_app_id": self.app_id,
            "token": "deprecated",
            "trigger_id": uuid.uuid4().hex,
            "view": {**view, "state": {"values": values}},
            "response_urls": [],
            "is_enterprise_install": False,
            "enterprise": None,
        }
        if via:
            return await self.post_event(via, payload, form=True, retries=0)
        return await self.deliver("interactive", payload)

    async def file_shared(self, file_id: str, **kw: Any) -> Receipt:
        f = self.files[file_id]
        return await self.event(
            {
                "type": "file_shared",
                "file_id": file_id,
                "user_id": f["user"],
                "file": {"id": file_id},
                "channel_id": f["channels"][0],
            },
            **kw,
        )

    async def app_home_opened(self, user: str, tab: str = "home", **kw: Any) -> Receipt:
        event: dict[str, Any] = {"type": "app_home_opened", "user": user, "channel": self.dm_of(user), "tab": tab}
        if user in self.home_views and tab == "home":
            event["view"] = self.home_views[user]
        return await self.event(event, **kw)

    async def assistant_thread_started(self, user: str, context: dict[str, Any] | None = None, **kw: Any) -> Receipt:
        """The older assistant_view opening; agent_view apps get `app_home_opened` with tab `messages`."""
        channel = self.dm_of(user)
        root = self.store(channel, self.bot_user_id, "New Assistant Thread", subtype="assistant_app_thread")
        return await self.event(
            {
                "type": "assistant_thread_started",
                "assistant_thread": {
                    "user_id": user,
                    "channel_id": channel,
                    "thread_ts": root["ts"],
                    "context": context or {},
                },
            },
            **kw,
        )

    async def agent_session_stopped(self, channel: str, thread_ts: str, user: str, **kw: Any) -> Receipt:
        live = [ts for (c, ts), s in self.streams.items() if c == channel and s["open"]]
        for ts in live:
            self.streams[channel, ts]["open"] = False
        return await self.event(
            {
                "type": "agent_session_stopped",
                "channel": channel,
                "thread_ts": thread_ts,
                "user": user,
                "streaming_message_ts": live,
            },
            **kw,
        )

    async def block_action(self, user: str, channel: str, ts: str, action: dict[str, Any], via: str = "") -> Receipt:
        """A click on an element of a message; `action` holds at least type, action_id and a value."""
        msg = self._message(channel, ts)
        payload: dict[str, Any] = {
            "type": "block_actions",
            "api_app_id": self.app_id,
            "token": "deprecated",
            "enterprise": None,
            "user": {"id": user, "username": user.lower(), "name": user.lower(), "team_id": self.team_id},
            "team": {"id": self.team_id, "domain": "emulated"},
            "is_enterprise_install": False,
            "channel": {"id": channel, "name": self.channels[channel].get("name", "directmessage")},
            "container": {
                "type": "message",
                "message_ts": ts,
                "channel_id": channel,
                "is_ephemeral": False,
                **({"thread_ts": msg["thread_ts"]} if msg.get("thread_ts") else {}),
            },
            "message": msg,
            "state": {"values": {}},
            "trigger_id": uuid.uuid4().hex,
            "response_url": self.new_response_url(channel),
            "actions": [{"block_id": "b1", "action_ts": self.new_ts(), **action}],
        }
        if via:
            return await self.post_event(via, payload, form=True, retries=0)
        return await self.deliver("interactive", payload)

    async def feedback(self, user: str, channel: str, ts: str, action_id: str, value: str, **kw: Any) -> Receipt:
        """A click on one half of a `feedback_buttons` element (in a `context_actions` block)."""
        return await self.block_action(
            user,
            channel,
            ts,
            {
                "type": "feedback_buttons",
                "action_id": action_id,
                "value": value,
                "text": {"type": "plain_text", "text": "Good", "emoji": True},
            },
            **kw,
        )

    async def slash_command(self, user: str, channel: str, command: str, text: str = "", via: str = "") -> Receipt:
        payload: dict[str, Any] = {
            "token": "deprecated",
            "team_id": self.team_id,
            "team_domain": "emulated",
            "channel_id": channel,
            "channel_name": self.channels[channel].get("name") or "directmessage",
            "user_id": user,
            "user_name": user.lower(),
            "command": command,
            "text": text,
            "api_app_id": self.app_id,
            "is_enterprise_install": "false",
            "trigger_id": uuid.uuid4().hex,
            "response_url": self.new_response_url(channel),
        }
        if via:
            return await self.post_event(via, payload, form=True, flat=True, retries=0)
        return await self.deliver("slash_commands", payload)
