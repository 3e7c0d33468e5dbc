"""Web API: conversations, people, views, files, agents."""

from __future__ import annotations

import uuid
from typing import Any

from tests.emulators.slack_emu.blocks import check_blocks
from tests.emulators.slack_emu.records import SlackError
from tests.emulators.slack_emu.workspace import Workspace

CHANNEL_TYPES = frozenset({"public_channel", "private_channel", "mpim", "im"})


def _type_of(channel: dict[str, Any]) -> str:
    if channel.get("is_im"):
        return "im"
    if channel.get("is_mpim"):
        return "mpim"
    return "private_channel" if channel.get("is_private") else "public_channel"


class Surroundings(Workspace):
    """conversations.*, users.*, views.*, files.*, assistant.* and agents.*."""

    def _do_api_test(self, a: dict[str, Any]) -> dict[str, Any]:
        return {"args": a}

    def _do_auth_test(self, a: dict[str, Any]) -> dict[str, Any]:
        return {
            "url": "https://emulated.slack.com/",
            "team": "Emulated",
            "user": "bot",
            "team_id": self.team_id,
            "user_id": self.bot_user_id,
            "bot_id": self.bot_id,
            "app_id": self.app_id,
            "is_enterprise_install": False,
        }

    def _do_conversations_history(self, a: dict[str, Any]) -> dict[str, Any]:
        channel = self._channel(a["channel"], reading=True)
        roots = [
            self._with_replies(channel, m)
            for m in self.messages[channel].values()
            if not m.get("thread_ts") or m["thread_ts"] == m["ts"]
        ]
        return self._page(roots[::-1], a)  # newest first

    def _do_conversations_replies(self, a: dict[str, Any]) -> dict[str, Any]:
        channel, ts = self._channel(a["channel"], reading=True), str(a["ts"])
        root = self.messages[channel].get(ts)
        if root is None:
            raise SlackError("thread_not_found")
        ts = str(root.get("thread_ts") or ts)
        return self._page(
            [self._with_replies(channel, self.messages[channel][ts])]
            + [m for m in self.messages[channel].values() if m.get("thread_ts") == ts and m["ts"] != ts],
            a,
        )

    def _do_conversations_info(self, a: dict[str, Any]) -> dict[str, Any]:
        """What a channel is; of private ones the bot hears nothing where it is not in them."""
        channel = str(a["channel"])
        found = self.channels.get(channel)
        inside = found is not None and self.bot_user_id in self.members[channel]
        if found is None or not (inside or (found.get("is_channel") and not found.get("is_private"))):
            raise SlackError("channel_not_found")
        shared = {"is_ext_shared": False, "is_pending_ext_shared": False, "is_org_shared": False}
        teams = {"shared_team_ids": [self.team_id], "pending_shared": []}
        counted = {"is_member": inside, "num_members": len(self.members[channel])}
        return {"channel": {**shared, **teams, **found, **counted}}

    def _do_conversations_members(self, a: dict[str, Any]) -> dict[str, Any]:
        """Who is in a channel that the bot may look into, a page at a time."""
        self._do_conversations_info(a)
        there = sorted(self.members[str(a["channel"])])
        start, limit = self._cursor(a), min(int(a.get("limit") or 100), 1_000)
        more = start + limit < len(there)
        cursor = str(start + limit) if more else ""
        return {"members": there[start : start + limit], "response_metadata": {"next_cursor": cursor}}

    def _do_usergroups_users_list(self, a: dict[str, Any]) -> dict[str, Any]:
        if a["usergroup"] not in self.usergroups:
            raise SlackError("no_such_subteam")
        return {"users": sorted(self.usergroups[a["usergroup"]])}

    def _do_conversations_open(self, a: dict[str, Any]) -> dict[str, Any]:
        return {"channel": {"id": self.dm_of(str(a.get("users", "")).split(",")[0])}}

    def _page(self, items: list[dict[str, Any]], a: dict[str, Any]) -> dict[str, Any]:
        """Cursor pagination as Slack's: `limit`, `oldest`, `latest`, `cursor`, `has_more`."""
        oldest, latest = float(a.get("oldest") or 0), float(a.get("latest") or 9e12)
        inclusive = str(a.get("inclusive", "")).lower() in ("1", "true")
        items = [
            m for m in items if (oldest <= float(m["ts"]) <= latest if inclusive else oldest < float(m["ts"]) < latest)
        ]
        start, limit = int(a.get("cursor") or 0), min(int(a.get("limit") or 100), 999)
        more = start + limit < len(items)
        return {
            "messages": items[start : start + limit],
            "has_more": more,
            "response_metadata": {"next_cursor": str(start + limit) if more else ""},
        }

    def _with_replies(self, channel: str, msg: dict[str, Any]) -> dict[str, Any]:
        replies = [
            m for m in self.messages[channel].values() if m.get("thread_ts") == msg["ts"] and m["ts"] != msg["ts"]
        ]
        return (
            msg
            if not replies
            else {
                **msg,
                "thread_ts": msg["ts"],
                "reply_count": len(replies),
                "reply_users": sorted({m["user"] for m in replies}),
                "latest_reply": replies[-1]["ts"],
            }
        )

    def _do_users_info(self, a: dict[str, Any]) -> dict[str, Any]:
        if a["user"] not in self.users:
            raise SlackError("user_not_found")
        return {"user": self.users[a["user"]]}

    def _do_users_list(self, a: dict[str, Any]) -> dict[str, Any]:
        """Everybody of the workspace, a page at a time."""
        everybody, start, limit = list(self.users.values()), int(a.get("cursor") or 0), int(a.get("limit") or 200)
        more = str(start + limit) if start + limit < len(everybody) else ""
        return {"members": everybody[start : start + limit], "response_metadata": {"next_cursor": more}}

    def _do_users_conversations(self, a: dict[str, Any]) -> dict[str, Any]:
        """The channels a user is in, the bot's own where none is named; of private ones, those the bot is in, too."""
        user = str(a.get("user") or self.bot_user_id)
        if user not in self.users:
            raise SlackError("user_not_found")
        types = set(str(a.get("types") or "public_channel").split(","))
        if types - CHANNEL_TYPES:
            raise SlackError("invalid_types")
        archived_too = str(a.get("exclude_archived", "")).lower() not in ("1", "true")
        theirs = [
            channel
            for cid, channel in self.channels.items()
            if user in self.members[cid]
            and _type_of(channel) in types
            and (_type_of(channel) == "public_channel" or self.bot_user_id in self.members[cid])
            and (archived_too or not channel.get("is_archived"))
        ]
        start, limit = self._cursor(a), min(int(a.get("limit") or 100), 999)
        more = start + limit < len(theirs)
        return {
            "channels": theirs[start : start + limit],
            "response_metadata": {"next_cursor": str(start + limit) if more else ""},
        }

    def _cursor(self, a: dict[str, Any]) -> int:
        cursor = str(a.get("cursor") or "0")
        if not cursor.isdecimal():
            raise SlackError("invalid_cursor")
        return int(cursor)

    def _do_views_publish(self, a: dict[str, Any]) -> dict[str, Any]:
        view = self._view(a["view"], "home")
        current = self.home_views.get(a["user_id"])
        if a.get("hash") and current and a["hash"] != current["hash"]:
            raise SlackError("hash_conflict")
        self.home_views[a["user_id"]] = view
        return {"view": view}

    def _do_views_open(self, a: dict[str, Any]) -> dict[str, Any]:
        if not a.get("trigger_id"):
            raise SlackError("invalid_trigger_id")
        view = self._view(a["view"], "modal")
        self.modal_views.append(view)
        return {"view": view}

    def _view(self, view: Any, kind: str) -> dict[str, Any]:
        if not isinstance(view, dict) or view.get("type") != kind:
            raise SlackError("invalid_arguments", ["[ERROR] failed to match all allowed schemas: view.type"])
        problems = check_blocks(view.get("blocks", []), limit=100)
        if problems:
            raise SlackError("invalid_blocks", problems)
        return {
            "id": "V" + uuid.uuid4().hex[:8].upper(),
            "team_id": self.team_id,
            "app_id": self.app_id,
            "hash": uuid.uuid4().hex[:12],
            "bot_id": self.bot_id,
            **view,
        }

    def _do_files_info(self, a: dict[str, Any]) -> dict[str, Any]:
        if a["file"] not in self.files:
            raise SlackError("file_not_found")
        return {"file": self.files[a["file"]], "comments": []}

    def _do_assistant_threads_set_status(self, a: dict[str, Any]) -> None:
        if len(a.get("loading_messages") or []) > 10:
            raise SlackError("invalid_arguments")
        self.statuses.append(a)

    def _do_assistant_threads_set_title(self, a: dict[str, Any]) -> None:
        return None

    def _do_assistant_threads_set_suggested_prompts(self, a: dict[str, Any]) -> None:
        prompts = a["prompts"]
        if not 1 <= len(prompts) <= 4 or any({"title", "message"} - p.keys() for p in prompts):
            raise SlackError("invalid_arguments", ["[ERROR] prompts: 1 to 4 of {title, message}"])
        self.prompts.append(a)

    def _do_agents_sessions_set_status(self, a: dict[str, Any]) -> dict[str, Any]:
        if a["status"] not in ("active", "processing", "suspended", "closed"):
            raise SlackError("invalid_arguments")
        key = (a.get("channel_id", ""), str(a.get("thread_ts", "")))
        session = self.sessions.setdefault(key, {"title": a.get("title", "")})
        session["status"] = a["status"]
        return {"agent_status": a["status"], "title": session["title"]}

    def _do_agents_sessions_rename(self, a: dict[str, Any]) -> dict[str, Any]:
        self.sessions.setdefault((a.get("channel_id", ""), str(a.get("thread_ts", ""))), {})["title"] = a["title"]
        return {"title": a["title"]}
