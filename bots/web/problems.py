"""What went wrong, in one shape for every status: the errors of the core and of HTTP as JSON."""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable, Mapping
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from sqlalchemy.exc import InterfaceError, OperationalError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from bots.web.sent_json import how_to_send
from core.concurrency.scarcity import Seldom, out_of_files
from core.errors import (
    BadInput,
    ErrataError,
    Forbidden,
    NotFound,
    Overloaded,
    RateLimited,
    TooMany,
    Transient,
    Unavailable,
)

log = logging.getLogger("errata.web")

Handler = Callable[[Request, Exception], Awaitable[Response]]

_SELDOM = Seldom()
RETRY_AFTER = 5  # seconds; an answer takes about as long
_STATUS: tuple[tuple[type[ErrataError], int, str], ...] = (
    (BadInput, 422, "bad_input"),
    (NotFound, 404, "not_found"),
    (Forbidden, 403, "forbidden"),
    (TooMany, 429, "too_many"),
    (Overloaded, 503, "overloaded"),
    (RateLimited, 503, "rate_limited"),
    (Transient, 503, "unavailable"),
)
_PASSING = {429, 503}  # these say when to try again
_NAMES = {
    400: "bad_request",
    401: "unauthorized",
    404: "not_found",
    405: "method_not_allowed",
    408: "timeout",
    413: "too_large",
}


class FieldProblem(BaseModel):
    """What is wrong with one field."""

    where: str
    problem: str


class ProblemDetails(BaseModel):
    """`type` is for programs, `message` and `hint` are for people."""

    type: str
    message: str
    hint: str = ""
    fields: list[FieldProblem] = []


class Problem(BaseModel):
    """The body of every response that is no success."""

    error: ProblemDetails


class Json(JSONResponse):
    """JSON that any text can be put into, also text that is no valid Unicode."""

    def render(self, content: Any) -> bytes:
        """Return the bytes."""
        return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")


def documented(*statuses: int, success: Mapping[str, Any] | None = None) -> dict[int | str, dict[str, Any]]:
    """Return these error responses for the OpenAPI document, with those that every path may give, and the success."""
    said = {
        400: "The body is not what its headers say.",
        401: "The bearer token is missing, wrong, revoked or expired, or the session is over.",
        403: "The token may not do this.",
        404: "No such thing, or it is somebody else's.",
        408: "The body did not arrive in time.",
        413: "The body is larger than 1 MB.",
        422: "The request breaks the schema, or can't be used.",
        429: "More than a token may ask in a minute, or too many logins failed; Retry-After says when to try again.",
        503: "Busy, or a store does not answer; Retry-After says when to try again.",
    }
    found: dict[int | str, dict[str, Any]] = {
        status: {"model": Problem, "description": said[status]} for status in sorted({401, 408, 413, 429, *statuses})
    }
    for status in _PASSING & found.keys():
        found[status]["headers"] = {"Retry-After": {"schema": {"type": "integer"}, "description": "Seconds."}}
    if success is not None:
        found[200] = dict(success)
    found[401]["headers"] = {"WWW-Authenticate": {"schema": {"type": "string"}}}
    return found


def problem(status: int, kind: str, message: str, hint: str = "", *, headers: Mapping[str, str] | None = None) -> Json:
    """Return a response with a problem in it."""
    body = Problem(error=ProblemDetails(type=kind, message=message, hint=hint))
    return Json(body.model_dump(), status, headers=dict(headers or {}))


def problem_of(error: ErrataError) -> Json:
    """Return the response to an error of the core."""
    status, kind = next(
        ((status, kind) for found, status, kind in _STATUS if isinstance(error, found)), (500, "failed")
    )
    headers = {"Retry-After": str(_pause(error))} if status in _PASSING else {}
    return problem(status, kind, error.message, error.hint, headers=headers)


def handle_errors(app: FastAPI) -> None:
    """Answer every error in the same shape; a browser that goes to an address for people sees a page."""
    app.add_exception_handler(ErrataError, _told(_on_errata_error))
    app.add_exception_handler(RequestValidationError, _told(_on_invalid))
    app.add_exception_handler(HTTPException, _told(_on_http))
    app.add_exception_handler(OperationalError, _told(_on_database))
    app.add_exception_handler(InterfaceError, _told(_on_database))
    app.add_exception_handler(OSError, _told(_on_system))
    app.add_exception_handler(Exception, _told(_on_unexpected))


def _told(handler: Handler) -> Handler:
    async def told(request: Request, error: Exception) -> Response:
        from bots.web.fault_page import fault_page, in_their_language, wants_page

        made = await handler(request, error)
        if not wants_page(request, made.status_code):
            return in_their_language(request, made)
        return fault_page(
            request, problem(404, "not_found", "There is no such page.") if _leads_nowhere(error) else made
        )

    return told


def _leads_nowhere(error: Exception) -> bool:
    """Tell whether an address is of none of our pages: its form, or a name in it, is of nothing that there can be."""
    if isinstance(error, RequestValidationError):
        return all(found["loc"][:1] == ("path",) for found in error.errors())
    return isinstance(error, HTTPException) and error.detail == HTTPStatus.NOT_FOUND.phrase


async def _on_errata_error(_: Request, error: Exception) -> Json:
    assert isinstance(error, ErrataError)  # noqa: S101 - registered for nothing else
    return problem_of(error)


async def _on_invalid(request: Request, error: Exception) -> Json:
    assert isinstance(error, RequestValidationError)  # noqa: S101 - registered for nothing else
    # What was sent is not repeated: it may be long, secret, or no valid Unicode.
    fields = [
        FieldProblem(where=".".join(str(part) for part in found["loc"]), problem=str(found["msg"]))
        for found in error.errors()[:20]
    ]
    of_body = any(found["loc"][:1] == ("body",) for found in error.errors())
    hint = how_to_send(request) if of_body else "See /docs."
    details = ProblemDetails(type="invalid", message="The request breaks the schema.", hint=hint, fields=fields)
    return Json(Problem(error=details).model_dump(), 422)


async def _on_http(request: Request, error: Exception) -> Json:
    assert isinstance(error, HTTPException)  # noqa: S101 - registered for nothing else
    kind = _NAMES.get(error.status_code, "error")
    hint = how_to_send(request) if error.status_code == HTTPStatus.BAD_REQUEST else ""
    return problem(error.status_code, kind, str(error.detail), hint, headers=error.headers)


async def _on_database(_: Request, error: Exception) -> Json:
    log.error("The database does not answer: %s", error)
    return problem_of(Unavailable("The database does not answer.", hint="Please try again in a minute."))


async def _on_system(request: Request, error: Exception) -> Json:
    if not out_of_files(error):
        return await _on_unexpected(request, error)
    if _SELDOM:
        log.error("No descriptor is left: requests are answered with 503. See `ulimit -n`.")
    return problem_of(Unavailable("Too much is open at once.", hint="Please try again in a few seconds."))


async def _on_unexpected(request: Request, error: Exception) -> Json:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return problem(500, "failed", "Something unexpected went wrong.", "It was recorded.")


def _pause(error: ErrataError) -> int:
    asked = error.retry_after if isinstance(error, RateLimited | TooMany) else None
    return max(1, round(asked)) if asked is not None else RETRY_AFTER
