"""What to send instead of a body that can't be used: which content type, and an example."""

from __future__ import annotations

import json
from email.message import Message
from typing import Any

from fastapi import Request
from pydantic import BaseModel


def how_to_send(request: Request) -> str:
    """Return a hint for who sent a body that is no JSON, or not what its path takes."""
    example = _example(request.scope.get("route"))
    if example is None:
        return "See /docs."
    such_as = f"such as {json.dumps(example, ensure_ascii=False)}"
    if _is_json(request.headers.get("content-type", "")):
        return f"Send JSON {such_as}; see /docs."
    return f"Send JSON with the header Content-Type: application/json, {such_as}; see /docs."


def _is_json(content_type: str) -> bool:
    """Say whether a body of this type is read as JSON: FastAPI's rule."""
    message = Message()
    message["content-type"] = content_type
    subtype = message.get_content_subtype()
    return message.get_content_maintype() == "application" and (subtype == "json" or subtype.endswith("+json"))


def _example(route: Any) -> dict[str, Any] | None:
    """Return the first example of what a path takes, as the OpenAPI document shows it."""
    field = getattr(route, "body_field", None)
    model = None if field is None else field.field_info.annotation
    if not (isinstance(model, type) and issubclass(model, BaseModel)):
        return None
    extra = model.model_config.get("json_schema_extra")
    examples = extra.get("examples") if isinstance(extra, dict) else None
    return examples[0] if isinstance(examples, list) and isinstance(examples[0], dict) else None
