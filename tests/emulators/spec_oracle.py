"""Check recorded requests against the platforms' own descriptions, where they are at hand.

Discord: `discord/discord-api-spec` openapi.json (OpenAPI 3.1, MIT), as `discord_openapi.json`.
Slack: the request types of @slack/web-api and @slack/types (MIT) as JSON schemas, in `slack_requests.json`.
The files are not part of this repository: ERRATA_SPECS names their folder.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import jsonschema_rs

from tests.emulators import discord_emu

SPECS = Path(os.environ.get("ERRATA_SPECS") or Path(__file__).parents[3] / "shared" / "emulators" / "specs")


class DiscordOracle:
    """`oracle(call)` lists what is wrong with a request: path, method, query, or JSON body."""

    def __init__(self, path: Path = SPECS / "discord_openapi.json") -> None:
        self.doc = json.loads(path.read_text("utf-8"))
        # discord.py sends some ids as JSON integers (message_reference); Discord takes both
        schemas = self.doc["components"]["schemas"]
        schemas["SnowflakeType"] = {"anyOf": [schemas["SnowflakeType"], {"type": "integer", "minimum": 0}]}
        # most literal template first, so /messages/@original wins over /messages/{message_id}
        self._templates = sorted(((_pattern(p), p) for p in self.doc["paths"]), key=lambda x: x[1].count("{"))
        self._validators: dict[tuple[str, str], Any] = {}

    def __call__(self, call: discord_emu.Call) -> list[str]:
        template = self._template(call.path)
        if template is None:
            return [f"no such path: {call.path}"]
        operation = self.doc["paths"][template].get(call.method.lower())
        if operation is None:
            return [f"{call.method} is not allowed on {template}"]
        return self._query_problems(call, template, operation) + self._body_problems(call, template, operation)

    def answer(self, call: discord_emu.Call) -> list[str]:
        """What is wrong with the emulator's own answer: is it something Discord could have said?"""
        template = self._template(call.path) or ""
        responses = self.doc["paths"].get(template, {}).get(call.method.lower(), {}).get("responses", {})
        if str(call.status) not in responses:
            return [] if call.status >= 400 else [f"status {call.status} is not described ({', '.join(responses)})"]
        schema = _json_schema(responses[str(call.status)])
        if schema is None:
            return ["a body where none is described"] if call.response is not None else []
        return problems(self._validator((template, f"{call.method} {call.status}"), schema), call.response)

    def _template(self, path: str) -> str | None:
        return next((template for pattern, template in self._templates if pattern.match(path)), None)

    def _query_problems(self, call: discord_emu.Call, template: str, operation: dict[str, Any]) -> list[str]:
        described = operation.get("parameters", []) + self.doc["paths"][template].get("parameters", [])
        known = {p["name"] for p in described if p.get("in") == "query"}
        return [f"unknown query parameter {name}" for name in call.query if name not in known]

    def _body_problems(self, call: discord_emu.Call, template: str, operation: dict[str, Any]) -> list[str]:
        body = operation.get("requestBody", {})
        schema = _json_schema(body)
        if schema is None:
            return [] if call.body in (None, "", {}) else ["a body where none is described"]
        if call.body is None:
            return ["body missing"] if body.get("required") else []
        return problems(self._validator((template, call.method), schema), call.body)

    def _validator(self, key: tuple[str, str], schema: dict[str, Any]) -> Any:
        if key not in self._validators:
            whole = {**schema, "components": self.doc["components"]}
            self._validators[key] = jsonschema_rs.Draft202012Validator(whole)
        return self._validators[key]


class SlackOracle:
    """`oracle(method, args)` lists what is wrong with a Web API request.

    `team_id` is set aside first: bolt gives its clients a default one, which slack-sdk then adds to every request;
    Slack takes it everywhere, the types name it only where it matters.
    """

    def __init__(self, path: Path = SPECS / "slack_requests.json") -> None:
        self.doc = json.loads(path.read_text("utf-8"))
        self._validators: dict[str, Any] = {}

    def __call__(self, method: str, args: dict[str, Any]) -> list[str]:
        if method not in self.doc["methods"]:
            return [f"unknown method {method}"]
        if method not in self._validators:
            whole = {**self.doc["methods"][method], "$defs": self.doc["$defs"]}
            self._validators[method] = jsonschema_rs.Draft202012Validator(whole)
        told = {k: v for k, v in args.items() if k not in ("team_id", "token")}
        flags = (k for k, v in told.items() if isinstance(v, str) and v in _FLAGS and self._is_flag(method, k))
        told |= {k: _FLAGS[told[k]] for k in flags}
        return problems(self._validators[method], told)

    def _is_flag(self, method: str, name: str) -> bool:
        described = self._described(self._described(self.doc["methods"][method]).get("properties", {}).get(name, {}))
        return bool(described.get("type") == "boolean")

    def _described(self, schema: dict[str, Any]) -> dict[str, Any]:
        return self.doc["$defs"].get(schema.get("$ref", "").rpartition("/")[2], schema)


_FLAGS = {"1": True, "0": False, "true": True, "false": False}
"""How a query string and a form say what is true."""


def problems(validator: Any, instance: Any) -> list[str]:
    return [f"{'/'.join(map(str, e.instance_path))}: {e.message[:200]}" for e in validator.iter_errors(instance)]


def _pattern(template: str) -> re.Pattern[str]:
    return re.compile("^" + re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(template)) + "$")


def _json_schema(described: dict[str, Any]) -> dict[str, Any] | None:
    schema: dict[str, Any] | None = described.get("content", {}).get("application/json", {}).get("schema")
    return schema
