"""`/openapi.json`, and `/docs`: the same for people. Both need a token: they are of no use to anybody without one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from starlette.responses import Response

from bots.web.callers import Caller
from bots.web.page_language import spoken_by
from bots.web.pages import page
from bots.web.problems import Json


@dataclass(frozen=True, slots=True)
class Operation:
    """One method of one path, as the page shows it."""

    method: str
    path: str
    summary: str
    description: str
    needs_token: bool
    parameters: list[Mapping[str, Any]]
    body: list[tuple[str, str, str]]
    responses: list[tuple[str, str]]


def reference_router(app: FastAPI) -> APIRouter:
    """Return the paths."""
    router = APIRouter(include_in_schema=False)

    @router.get("/openapi.json")
    async def openapi(_: Caller) -> Response:
        return Json(app.openapi())

    @router.get("/docs")
    async def docs(request: Request, _: Caller) -> Response:
        document = app.openapi()
        return page("docs.html", spoken_by(request), info=document["info"], operations=list(operations(document)))

    return router


def operations(document: Mapping[str, Any]) -> Iterator[Operation]:
    """Yield the operations of an OpenAPI document."""
    schemas = document.get("components", {}).get("schemas", {})
    for path, methods in document["paths"].items():
        for method, told in methods.items():
            yield Operation(
                method=method.upper(),
                path=path,
                summary=told.get("summary", ""),
                description=told.get("description", ""),
                needs_token=bool(told.get("security")),
                parameters=told.get("parameters", []),
                body=_body(told, schemas),
                responses=[(code, said.get("description", "")) for code, said in told["responses"].items()],
            )


def _body(told: Mapping[str, Any], schemas: Mapping[str, Any]) -> list[tuple[str, str, str]]:
    """Return (field, type, meaning) of what is sent; a required field's type ends with a star."""
    content = told.get("requestBody", {}).get("content", {}).get("application/json", {})
    name = content.get("schema", {}).get("$ref", "").rpartition("/")[2]
    schema = schemas.get(name, {})
    needed = schema.get("required", [])
    return [
        (field, _type(said, schemas) + (" *" if field in needed else ""), said.get("description", ""))
        for field, said in schema.get("properties", {}).items()
    ]


def _type(said: Mapping[str, Any], schemas: Mapping[str, Any]) -> str:
    if "$ref" in said:
        return _type(schemas.get(said["$ref"].rpartition("/")[2], {}), schemas)
    if "anyOf" in said:
        return " or ".join(_type(one, schemas) for one in said["anyOf"] if one.get("type") != "null")
    if "enum" in said:
        return " | ".join(map(str, said["enum"]))
    if said.get("type") == "array":
        return f"list of {_type(said.get('items', {}), schemas)}"
    return str(said.get("type", "any"))
