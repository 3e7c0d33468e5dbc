"""Web API: messages, streams and reactions."""

from __future__ import annotations

from typing import Any

from tests.emulators.slack_emu.blocks import BLOCK_TEXT_SUM_MAX, MARKDOWN_MAX, block_text, check_blocks
from tests.emulators.slack_emu.records import RESPONSE_LIFETIME, RESPONSE_USES, ResponseUrl, SlackError
from tests.emulators.slack_emu.workspace import Workspace

TEXT_MAX = 40_000  # `text`: Slack cuts it there (4,000 recommended); here an error, to be seen


class Messages(Workspace):
    """chat.* but streams, and reactions.*."""

    def _check_content(self, a: dict[str, Any]) -> None:
        text, markdown, blocks = a.get("text"), a.get("markdown_text"), a.get("blocks")
        if not (text or markdown or blocks or a.get("attachments")):
            raise SlackError("no_text")
        if markdown and (text or blocks):
            raise SlackError("markdown_text_conflict")
        if len(text or "") > TEXT_MAX or len(markdown or "") > MARKDOWN_MAX:
            raise SlackError("msg_too_long")
        if blocks is not None:
            pictures = [b["slack_file"]["id"] for b in blocks if isinstance(b, dict) and "slack_file" in b]
            missing = [f"[ERROR] invalid slack file: {fid}" for fid in pictures if fid not in self.files]
            if problems := [*check_blocks(blocks), *missing]:
                raise SlackError("invalid_blocks", problems)
            if block_text(blocks) > BLOCK_TEXT_SUM_MAX:
                raise SlackError("msg_blocks_too_long")

    def _do_chat_post_message(self, a: dict[str, Any]) -> dict[str, Any]:
        channel = self._channel(a["channel"])
        self._check_content(a)
        thread = a.get("thread_ts")
        if thread and str(thread) not in self.messages[channel]:
            raise SlackError("thread_not_found")
        message = self.store(
            channel,
            self.bot_user_id,
            a.get("text") or a.get("markdown_text") or "",
            bot_id=self.bot_id,
            app_id=self.app_id,
            blocks=a.get("blocks"),
            thread_ts=thread,
            metadata=a.get("metadata"),
            subtype="bot_message" if a.get("username") else None,
        )
        self.posted(channel, message)
        return {"channel": channel, "ts": message["ts"], "message": message}

    def _do_chat_post_ephemeral(self, a: dict[str, Any]) -> dict[str, Any]:
        channel = self._channel(a["channel"])
        self._check_content(a)
        if a["user"] not in self.members[channel]:
            raise SlackError("user_not_in_channel")
        return {"message_ts": self.new_ts()}

    def respond(self, key: str, body: dict[str, Any]) -> None:
        """What is posted to a response URL: five times within 30 minutes."""
        found = self.response_urls.setdefault(key, ResponseUrl("", self.clock()))
        found.uses += 1
        if self.clock() - found.since > RESPONSE_LIFETIME:
            raise SlackError("expired_url")
        if found.uses > RESPONSE_USES:
            raise SlackError("used_url")
        if body.get("delete_original"):
            del found.shown[:1]
            return
        self._check_content(body)
        if body.get("response_type") == "in_channel":
            self.store(found.channel, self.bot_user_id, body.get("text") or "", blocks=body.get("blocks"))
        elif body.get("replace_original"):
            found.shown[:1] = [body]
        else:
            found.shown.append(body)

    def _do_chat_update(self, a: dict[str, Any]) -> dict[str, Any]:
        channel = self._channel(a["channel"])
        msg = self._message(channel, a["ts"])
        self._check_content(a)
        if msg.get("user") != self.bot_user_id:
            raise SlackError("cant_update_message")
        if (channel, msg["ts"]) in self.streams and self.streams[channel, msg["ts"]]["open"]:
            raise SlackError("streaming_state_conflict")
        msg.update({k: a[k] for k in ("text", "blocks", "metadata") if k in a})
        if "markdown_text" in a:
            msg["text"] = a["markdown_text"]
        msg["edited"] = {"user": self.bot_user_id, "ts": self.new_ts()}
        return {"channel": channel, "ts": msg["ts"], "text": msg.get("text", ""), "message": msg}

    def _do_chat_delete(self, a: dict[str, Any]) -> dict[str, Any]:
        channel = self._channel(a["channel"])
        if self._message(channel, a["ts"]).get("user") != self.bot_user_id:
            raise SlackError("cant_delete_message")
        del self.messages[channel][str(a["ts"])]
        return {"channel": channel, "ts": a["ts"]}

    def _do_chat_get_permalink(self, a: dict[str, Any]) -> dict[str, Any]:
        channel = self._channel(a["channel"])
        self._message(channel, a["message_ts"])
        return {
            "channel": channel,
            "permalink": f"https://emulated.slack.com/archives/{channel}/p" + str(a["message_ts"]).replace(".", ""),
        }

    def _do_chat_unfurl(self, a: dict[str, Any]) -> None:
        return None

    def _do_reactions_add(self, a: dict[str, Any]) -> None:
        self._react(self._message(self._channel(a["channel"]), a["timestamp"]), a["name"].strip(":"), self.bot_user_id)

    def _do_reactions_remove(self, a: dict[str, Any]) -> None:
        msg = self._message(self._channel(a.get("channel", "")), a.get("timestamp"))
        for r in msg.get("reactions", []):
            if r["name"] == a["name"] and self.bot_user_id in r["users"]:
                r["users"].remove(self.bot_user_id)
                r["count"] -= 1
                return
        raise SlackError("no_reaction")

    def _do_reactions_get(self, a: dict[str, Any]) -> dict[str, Any]:
        channel = self._channel(a.get("channel", ""))
        return {"type": "message", "channel": channel, "message": self._message(channel, a.get("timestamp"))}
