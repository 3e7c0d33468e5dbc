"""The responses API: the whole answer, and the events it is streamed in."""

from __future__ import annotations

import itertools
import uuid
from collections.abc import Iterator
from typing import Any

from tests.emulators.openai_emu.chat import pieces_of
from tests.emulators.openai_emu.script import Reply
from tests.emulators.openai_emu.transcript import Call


def response(call: Call, reply: Reply) -> dict[str, Any]:
    why = {"length": "max_output_tokens", "content_filter": "content_filter"}.get(reply.finish)
    status = "incomplete" if why else "completed"
    return {
        "id": "resp_" + uuid.uuid4().hex,
        "object": "response",
        "created_at": int(call.at),
        "status": status,
        "error": None,
        "incomplete_details": {"reason": why} if why else None,
        "model": call.model,
        "output": _output(reply, status),
        "metadata": {},
        "parallel_tool_calls": True,
        "tool_choice": call.body.get("tool_choice", "auto"),
        "tools": call.body.get("tools", []),
        "instructions": call.body.get("instructions"),
        "temperature": 1.0,
        "top_p": 1.0,
        "text": call.body.get("text"),
        "usage": {
            "input_tokens": call.usage["prompt_tokens"],
            "output_tokens": call.usage["completion_tokens"],
            "total_tokens": call.usage["total_tokens"],
            "output_tokens_details": {"reasoning_tokens": 0},
            "input_tokens_details": {"cached_tokens": 0, "cache_write_tokens": 0},
        },
    }


def _output(reply: Reply, status: str) -> list[dict[str, Any]]:
    output: list[dict[str, Any]] = []
    if reply.content is not None or reply.refused:
        part: dict[str, Any] = {"type": "output_text", "text": reply.content, "annotations": [], "logprobs": []}
        if reply.refused:
            part = {"type": "refusal", "refusal": reply.refused}
        message = {"type": "message", "role": "assistant", "status": status, "content": [part]}
        output.append({"id": "msg_" + uuid.uuid4().hex, **message})
    for t in reply.tools:
        call = {"type": "function_call", "call_id": t.id, "name": t.name, "arguments": t.raw, "status": "completed"}
        output.append({"id": "fc_" + uuid.uuid4().hex, **call})
    return output


def response_events(whole: dict[str, Any], size: int) -> Iterator[dict[str, Any]]:
    """The events of an answer, its text in pieces of `size` characters."""
    number = itertools.count()
    for kind, more in _events(whole, size):
        yield {"type": "response." + kind, "sequence_number": next(number), **more}


def _events(whole: dict[str, Any], size: int) -> Iterator[tuple[str, dict[str, Any]]]:
    early = {**whole, "status": "in_progress", "output": [], "usage": None, "incomplete_details": None}
    yield "created", {"response": early}
    yield "in_progress", {"response": early}
    for i, item in enumerate(whole["output"]):
        tells = _function_call if item["type"] == "function_call" else _message
        yield from tells(item, i, size)
        yield "output_item.done", {"output_index": i, "item": item}
    yield "completed" if whole["status"] == "completed" else "incomplete", {"response": whole}


def _function_call(item: dict[str, Any], i: int, size: int) -> Iterator[tuple[str, dict[str, Any]]]:
    at = {"item_id": item["id"], "output_index": i}
    yield "output_item.added", {"output_index": i, "item": {**item, "arguments": "", "status": "in_progress"}}
    for piece in pieces_of(item["arguments"], size):
        yield "function_call_arguments.delta", {**at, "delta": piece}
    yield "function_call_arguments.done", {**at, "name": item["name"], "arguments": item["arguments"]}


def _message(item: dict[str, Any], i: int, size: int) -> Iterator[tuple[str, dict[str, Any]]]:
    part = item["content"][0]
    at = {"item_id": item["id"], "output_index": i, "content_index": 0}
    key, kind = ("text", "output_text") if part["type"] == "output_text" else ("refusal", "refusal")
    extra: dict[str, Any] = {"logprobs": []} if key == "text" else {}
    yield "output_item.added", {"output_index": i, "item": {**item, "content": [], "status": "in_progress"}}
    yield "content_part.added", {**at, "part": {**part, key: ""}}
    for piece in pieces_of(part[key], size):
        yield kind + ".delta", {**at, "delta": piece, **extra}
    yield kind + ".done", {**at, key: part[key], **extra}
    yield "content_part.done", {**at, "part": part}
