"""A recorded request, and what of it the model was shown."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

from tests.emulators import common


@dataclass
class Call(common.Call):
    """One recorded request. `messages` has one shape for both APIs; `body` is what was sent."""

    endpoint: str  # chat, responses, embeddings, models
    body: dict[str, Any]
    messages: list[dict[str, Any]]
    token: str
    retry: int = 0  # x-stainless-retry-count: 0 is a first attempt
    rule: str = ""  # which rule answered
    deployment: str = ""  # Azure: of the path
    api_version: str = ""  # Azure: of the query
    usage: dict[str, int] = field(default_factory=dict)
    chunks: int = 0  # stream events written
    seconds: float | None = None  # None while in progress

    @property
    def name(self) -> str:
        return self.endpoint

    def value(self, key: str) -> Any:
        """An attribute, or a parameter of the request."""
        return getattr(self, key) if hasattr(self, key) else self.body.get(key)

    @property
    def model(self) -> str:
        return str(self.body.get("model", ""))

    @property
    def stream(self) -> bool:
        return bool(self.body.get("stream"))

    def last(self, *roles: str) -> str:
        """The text of the last message with one of these roles."""
        return next((text_of(m.get("content")) for m in reversed(self.messages) if m.get("role") in roles), "")

    @property
    def format(self) -> dict[str, Any]:
        """The wanted output format, in the flat shape of the responses API."""
        wanted = self.body.get("response_format") or (self.body.get("text") or {}).get("format") or {}
        return {**wanted, **(wanted.get("json_schema") or {})}


def prompt_text(call: Call) -> str:
    """All that the model was shown, to look for what must or must not be in it."""
    return "\n".join(f"[{m.get('role')}] {text_of(m.get('content'))}{_tool_calls(m)}" for m in call.messages)


def _tool_calls(message: dict[str, Any]) -> str:
    functions = [t["function"] for t in message.get("tool_calls") or []]
    return "".join(f" {f['name']}({f['arguments']})" for f in functions)


def text_of(content: Any) -> str:
    """The text of a message's content, which is a string or a list of parts."""
    if isinstance(content, list):
        return "\n".join(p.get("text") or p.get("refusal") or "" for p in content if isinstance(p, dict))
    return content or ""


def tokens(text: str) -> int:
    """About what a tokenizer would count: four characters a token."""
    return math.ceil(len(text) / 4)


def messages_of(endpoint: str, body: dict[str, Any]) -> list[dict[str, Any]]:
    """Chat messages as they are; the input items of the responses API in the same shape."""
    if endpoint != "responses":
        return list(body.get("messages") or [])
    given = body.get("input") or []
    items = [{"role": "user", "content": given}] if isinstance(given, str) else given
    first = [{"role": "system", "content": body["instructions"]}] if body.get("instructions") else []
    return first + [_as_message(item) for item in items]


def _as_message(item: dict[str, Any]) -> dict[str, Any]:
    if item.get("type") == "function_call_output":
        return {"role": "tool", "tool_call_id": item["call_id"], "content": item["output"]}
    if item.get("type") == "function_call":
        function = {"name": item["name"], "arguments": item["arguments"]}
        return {"role": "assistant", "content": None, "tool_calls": [{"id": item["call_id"], "function": function}]}
    return item
