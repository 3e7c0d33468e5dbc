"""JSON schemas as strict mode takes them."""

from __future__ import annotations

from typing import Any


def loose(schema: Any, path: tuple[str, ...] = ()) -> str:
    """Why strict mode would refuse a schema: every object is closed and requires all its properties."""
    if isinstance(schema, list):
        return next((bad for i, s in enumerate(schema) if (bad := loose(s, (*path, str(i))))), "")
    if not isinstance(schema, dict):
        return ""
    inner = (loose(v, (*path, k)) for k, v in schema.items() if k not in ("enum", "const", "default"))
    return (_open(schema, path) if _describes_object(schema) else "") or next(filter(None, inner), "")


def _describes_object(schema: dict[str, Any]) -> bool:
    properties = schema.get("properties")
    return schema.get("type") == "object" or (isinstance(properties, dict) and "type" not in properties)


def _open(schema: dict[str, Any], path: tuple[str, ...]) -> str:
    if schema.get("additionalProperties") is not False:
        return f"In context={path}, 'additionalProperties' is required to be supplied and to be false."
    missing = sorted(set(schema.get("properties") or {}) - set(schema.get("required") or []))
    if not missing:
        return ""
    return (
        f"In context={path}, 'required' is required to be supplied and to be an array including every key in "
        f"properties. Missing '{missing[0]}'."
    )


def sample(schema: dict[str, Any], root: dict[str, Any]) -> Any:
    """A small value that fits a JSON schema (of the kind strict mode allows)."""
    if ref := schema.get("$ref"):
        return sample(root["$defs"][ref.rsplit("/", 1)[-1]], root)
    if "const" in schema:
        return schema["const"]
    if "enum" in schema:
        return schema["enum"][0]
    if "anyOf" in schema:
        return sample(schema["anyOf"][0], root)
    kind = schema.get("type")
    kind = kind[0] if isinstance(kind, list) else kind
    if kind == "object":
        return {k: sample(v, root) for k, v in (schema.get("properties") or {}).items()}
    return {"array": [], "string": "sample", "integer": 1, "number": 0.5, "boolean": True}.get(kind or "")
