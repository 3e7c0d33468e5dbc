"""Chat completions: the whole answer, and the chunks it is streamed in."""

from __future__ import annotations

import re
import uuid
from collections.abc import Iterator
from typing import Any

from tests.emulators.openai_emu.script import Reply
from tests.emulators.openai_emu.transcript import Call


def completion(call: Call, reply: Reply) -> dict[str, Any]:
    message: dict[str, Any] = {
        "role": "assistant",
        "content": reply.content,
        "refusal": reply.refused,
        "annotations": [],
    }
    if reply.tools:
        message["tool_calls"] = [
            {"id": t.id, "type": "function", "function": {"name": t.name, "arguments": t.raw}} for t in reply.tools
        ]
    logprobs = _logprobs(reply) if call.body.get("logprobs") else None
    return {
        "id": "chatcmpl-" + uuid.uuid4().hex,
        "object": "chat.completion",
        "created": int(call.at),
        "model": call.model,
        "choices": [{"index": 0, "message": message, "logprobs": logprobs, "finish_reason": reply.finish}],
        "usage": call.usage,
        "service_tier": "default",
        "system_fingerprint": f"fp_seed_{call.body.get('seed')}",
    }


def _logprobs(reply: Reply) -> dict[str, Any]:
    pieces = re.findall(r"\s*\S+|\s+$", reply.content or "")
    content = [{"token": p, "logprob": -0.1, "bytes": list(p.encode()), "top_logprobs": []} for p in pieces]
    return {"refusal": None, "content": content}


def chat_events(call: Call, reply: Reply, whole: dict[str, Any], size: int) -> Iterator[dict[str, Any]]:
    """The chunks of an answer, its text in pieces of `size` characters."""
    counted = bool((call.body.get("stream_options") or {}).get("include_usage"))
    base = {k: whole[k] for k in ("id", "created", "model", "service_tier", "system_fingerprint")}
    base |= {"object": "chat.completion.chunk"} | ({"usage": None} if counted else {})
    for delta in _deltas(reply, size):
        yield {**base, "choices": [{"index": 0, "delta": delta, "logprobs": None, "finish_reason": None}]}
    yield {**base, "choices": [{"index": 0, "delta": {}, "logprobs": None, "finish_reason": reply.finish}]}
    if counted:
        yield {**base, "choices": [], "usage": call.usage}


def _deltas(reply: Reply, size: int) -> Iterator[dict[str, Any]]:
    yield {"role": "assistant", "content": None if reply.tools else "", "refusal": None}
    for kind, text in (("content", reply.content), ("refusal", reply.refused)):
        for piece in pieces_of(text or "", size):
            yield {kind: piece}
    for i, t in enumerate(reply.tools):
        function = {"name": t.name, "arguments": ""}
        yield {"tool_calls": [{"index": i, "id": t.id, "type": "function", "function": function}]}
        for piece in pieces_of(t.raw, size):
            yield {"tool_calls": [{"index": i, "function": {"arguments": piece}}]}


def pieces_of(text: str, size: int) -> list[str]:
    return [text[i : i + size] for i in range(0, len(text), size)]
