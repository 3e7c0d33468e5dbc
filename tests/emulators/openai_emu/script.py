"""What the model says, and what goes wrong: replies, faults, and the rules that choose among them."""

from __future__ import annotations

import json
import re
import uuid
from dataclasses import dataclass, field, replace
from typing import Any

from tests.emulators import common
from tests.emulators.openai_emu.transcript import Call


@dataclass
class ToolCall:
    """A function the model calls; arguments given as a str are sent as they are, valid JSON or not."""

    name: str
    arguments: Any = field(default_factory=dict)
    id: str = field(default_factory=lambda: "call_" + uuid.uuid4().hex[:24])

    @property
    def raw(self) -> str:
        return self.arguments if isinstance(self.arguments, str) else json.dumps(self.arguments)


@dataclass
class Fault(common.Fault):
    """What goes wrong: as a scripted reply, or ordered with `fail`."""

    code: str | None = None
    message: str = ""
    type: str = ""
    first_token: float = 0.0  # seconds between the headers and the first delta
    per_chunk: float = 0.0  # seconds before every further delta
    cut_after: int | None = None  # close the connection after so many stream events (plain: half the body)
    error_after: int | None = None  # send an SSE `error` after so many events, and end
    endless: bool = False  # never finish (plain: white space for ever), every 20 ms


@dataclass
class Reply:
    """One turn of the model. Use the factories; `during` delays or cuts any of them."""

    content: str | None = None
    tools: list[ToolCall] = field(default_factory=list)
    finish: str = "stop"
    refused: str | None = None
    fault: Fault | None = None  # delays and cuts to apply to this reply

    def during(self, **fault: Any) -> Reply:
        """The same reply under a Fault: Reply.json(x).during(first_token=2), Reply.text(t).during(cut_after=3)."""
        return replace(self, fault=Fault(**fault))

    @property
    def spoken(self) -> str:
        """All its words, to be counted."""
        return (self.content or "") + (self.refused or "") + "".join(t.name + t.raw for t in self.tools)

    @classmethod
    def text(cls, text: str) -> Reply:
        return cls(text)

    @classmethod
    def tool_call(cls, name: str, args: Any = None, *more: ToolCall, content: str | None = None) -> Reply:
        return cls(content, [ToolCall(name, {} if args is None else args), *more], "tool_calls")

    @classmethod
    def json(cls, obj: Any) -> Reply:
        return cls(json.dumps(obj, ensure_ascii=False))

    @classmethod
    def invalid_json(cls, obj: Any = None, how: str = "cut") -> Reply:
        """cut: the end is missing; fence: in a Markdown fence; chat: words around it; quotes: not JSON's quotes."""
        text = json.dumps({"answer": "yes", "sources": [1, 2]} if obj is None else obj)
        broken = {
            "cut": text[: -max(2, len(text) // 5)],
            "fence": f"```json\n{text}\n```",
            "chat": f"Sure! Here it is:\n{text}\nHope that helps.",
            "quotes": text.replace('"', "'"),
        }
        return cls(broken[how])

    @classmethod
    def truncated(cls, text: str) -> Reply:
        return cls(text, finish="length")

    @classmethod
    def refusal(cls, text: str = "I'm sorry, I can't help with that.") -> Reply:
        return cls(None, refused=text)

    @classmethod
    def content_filter(cls, text: str = "") -> Reply:
        return cls(text, finish="content_filter")

    @classmethod
    def empty(cls) -> Reply:
        return cls("")

    @classmethod
    def of(cls, value: Any) -> Reply | Fault:
        """What a script may give: Reply, Fault, str, dict (as JSON), ToolCall or a list of them, None."""
        if isinstance(value, Reply | Fault):
            return value
        if isinstance(value, ToolCall) or (isinstance(value, list) and value and isinstance(value[0], ToolCall)):
            return cls(None, [value] if isinstance(value, ToolCall) else list(value), "tool_calls")
        return cls(value) if isinstance(value, str) or value is None else cls.json(value)


@dataclass
class Rule(common.Rule):
    """When to say what. `reply` is what `Reply.of` takes, or a callable(Call), also async, that returns it.

    Text is looked for in the last user and the last system message, so beware of words that the bot's own system
    prompt has; `lambda call: "x" in call.last("user")` is stricter. The user's message is still the last one after a
    tool result: use `after_tool` (only if the last message is, or isn't, a tool result) or `times`.
    """

    reply: Any
    after_tool: bool | None = None
    model: str | None = None
    name: str = ""

    def matches(self, call: Call) -> bool:
        if self.spent() or self.model not in (None, call.model):
            return False
        latest = str(call.messages[-1].get("role", "")) if call.messages else ""
        if self.after_tool is not None and self.after_tool != latest.startswith("tool"):
            return False
        return self.fits_text(call, call.last("user") + "\n" + call.last("system", "developer"))


def rule_from_json(item: dict[str, Any]) -> dict[str, Any]:
    """Read a rule from JSON.

    {"match": substring | "regex": pattern, "times": n, "after_tool": bool, "model": name, and one of
    "reply": text or object, "tool_call": {"name", "arguments"} or a list, "truncated": text, "refusal": text,
    "invalid_json": "cut" | "fence" | "chat" | "quotes", "content_filter": true, "empty": true}; "fault": {Fault's
    fields} alone, or beside a reply to delay or cut it.
    """
    when = re.compile(item["regex"], re.IGNORECASE) if "regex" in item else item.get("match")
    reply = _reply_from_json(item)
    if "fault" in item:
        reply = reply.during(**item["fault"])
    return {"when": when, "reply": reply, **{k: item[k] for k in ("times", "after_tool", "model", "name") if k in item}}


def _reply_from_json(item: dict[str, Any]) -> Reply:
    for kind in ("truncated", "refusal", "content_filter", "empty"):
        if kind in item:
            make = getattr(Reply, kind)
            return make(item[kind]) if isinstance(item[kind], str) else make()  # type: ignore[no-any-return]
    if "invalid_json" in item:
        return Reply.invalid_json(item.get("reply"), item["invalid_json"])
    reply: Any = item.get("reply", "OK.")
    if "tool_call" in item:
        many = item["tool_call"] if isinstance(item["tool_call"], list) else [item["tool_call"]]
        reply = [ToolCall(t["name"], t.get("arguments", {})) for t in many]
    made = Reply.of(reply)
    assert isinstance(made, Reply)
    return made
