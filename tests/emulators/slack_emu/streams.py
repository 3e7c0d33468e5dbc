"""Web API: streamed messages."""

from __future__ import annotations

from typing import Any

from tests.emulators.slack_emu.blocks import MARKDOWN_MAX, check_blocks
from tests.emulators.slack_emu.messages import Messages
from tests.emulators.slack_emu.records import SlackError

TASK_STATUSES = ("pending", "in_progress", "complete", "error")


class Streams(Messages):
    """chat.startStream, appendStream and stopStream."""

    def _do_chat_start_stream(self, a: dict[str, Any]) -> dict[str, Any]:
        channel = self._channel(a["channel"])
        is_im = bool(self.channels[channel].get("is_im"))
        if a.get("thread_ts"):
            self._message(channel, a["thread_ts"])
        elif is_im:
            raise SlackError("invalid_thread_ts")
        for name in () if is_im else ("recipient_user_id", "recipient_team_id"):  # required when streaming to channels
            if not a.get(name):
                raise SlackError(f"missing_{name}")
        who = {"bot_id": self.bot_id, "app_id": self.app_id, "thread_ts": a.get("thread_ts")}
        message = self.store(channel, self.bot_user_id, self._chunk_text(a), **who)
        self.streams[channel, message["ts"]] = {"open": True, "chunks": list(a.get("chunks") or []), "appends": 0}
        return {"channel": channel, "ts": message["ts"]}

    def _do_chat_append_stream(self, a: dict[str, Any]) -> dict[str, Any]:
        msg, stream = self._stream(a)
        if not a.get("chunks") and not a.get("markdown_text"):
            raise SlackError("no_text")
        msg["text"] += self._chunk_text(a)
        stream["chunks"] += a.get("chunks") or []
        stream["appends"] += 1
        return {"channel": a["channel"], "ts": msg["ts"]}

    def _do_chat_stop_stream(self, a: dict[str, Any]) -> dict[str, Any]:
        msg, stream = self._stream(a)
        msg["text"] += self._chunk_text(a)
        if a.get("blocks"):
            self._check_content({"blocks": a["blocks"]})
            msg["blocks"] = a["blocks"]
        stream["chunks"] += a.get("chunks") or []
        stream["open"] = False
        return {"channel": a["channel"], "ts": msg["ts"], "message": msg}

    def _stream(self, a: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
        channel = self._channel(a["channel"])
        msg = self._message(channel, a["ts"])
        stream = self.streams.get((channel, msg["ts"]))
        if not stream or not stream["open"]:
            raise SlackError("message_not_in_streaming_state")
        return msg, stream

    @staticmethod
    def _chunk_text(a: dict[str, Any]) -> str:
        """The words of an append; its other chunks are checked."""
        text = a.get("markdown_text") or ""
        if len(text) > MARKDOWN_MAX:
            raise SlackError("msg_too_long")
        for chunk in a.get("chunks") or ():
            if chunk.get("type") == "markdown_text":
                text += chunk["text"]
            elif problem := _chunk_problem(chunk):
                raise SlackError(problem)
        return str(text)

    def expire_stream(self, channel: str, ts: str) -> None:
        """What Slack does when appends stop for some minutes: later calls get an error."""
        self.streams[channel, ts]["open"] = False


def _chunk_problem(chunk: dict[str, Any]) -> str:
    """The error code for a chunk that is not text, or nothing."""
    kind = chunk.get("type")
    if kind == "blocks":
        return "invalid_blocks" if check_blocks(chunk.get("blocks", [])) else ""
    if kind == "task_update":
        fine = {"id", "title", "status"} <= chunk.keys() and chunk["status"] in TASK_STATUSES
    else:
        fine = kind == "plan_update" and "title" in chunk
    return "" if fine else "invalid_chunks"
