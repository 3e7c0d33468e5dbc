"""What the real API refuses, and how it words it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from aiohttp import web

from tests.emulators.openai_emu.schemas import loose
from tests.emulators.openai_emu.script import Fault
from tests.emulators.openai_emu.transcript import Call, prompt_text, tokens

TOOLS_MAX = 128
# status: (type, code, message)
ERRORS: dict[int, tuple[str, str | None, str]] = {
    400: ("invalid_request_error", None, "Bad request."),
    401: ("invalid_request_error", "invalid_api_key", "Incorrect API key provided: emulated."),
    403: (
        "invalid_request_error",
        "unsupported_country_region_territory",
        "Country, region, or territory not supported",
    ),
    404: ("invalid_request_error", "model_not_found", "The model does not exist or you do not have access to it."),
    429: ("requests", "rate_limit_exceeded", "Rate limit reached for requests. Please try again later."),
    500: ("server_error", None, "The server had an error while processing your request. Sorry about that!"),
    503: ("server_error", None, "The engine is currently overloaded, please try again later."),
}


class ApiError(Exception):
    """An OpenAI error body: {"error": {message, type, param, code}}."""

    def __init__(
        self,
        status: int,
        message: str,
        code: str | None = None,
        kind: str = "invalid_request_error",
        param: str | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.body = {"error": {"message": message, "type": kind, "param": param, "code": code}}


def error_answer(
    call: Call, fault: Fault, errors: Mapping[int, tuple[str | None, str | None, str]] = ERRORS
) -> web.Response:
    """The answer of a Fault that replaces one."""
    call.status = fault.status
    if fault.body is not None:
        return web.Response(status=fault.status, text=fault.body, headers=fault.all_headers, content_type="text/html")
    kind, code, message = errors.get(fault.status, ("server_error", None, "Error."))
    if fault.code == "context_length_exceeded":
        message = "This model's maximum context length is 128000 tokens. Please reduce the length of the messages."
    error = {
        "message": fault.message or message,
        "type": fault.type or kind,
        "param": None,
        "code": fault.code or code,
    }
    call.response = {"error": error}
    return web.json_response(call.response, status=fault.status, headers=fault.all_headers)


def check(call: Call, models: tuple[str, ...] | None, context_window: int) -> None:
    """Raise what the real API answers to a request it does not take; `models` None: every name is known."""
    if not call.model:
        raise ApiError(400, "you must provide a model parameter")
    if models is not None and call.model not in models:
        message = f"The model `{call.model}` does not exist or you do not have access to it."
        raise ApiError(404, message, "model_not_found")
    _check_parameters(call)
    if (used := tokens(prompt_text(call))) > context_window:
        message = (
            f"This model's maximum context length is {context_window} tokens. However, your messages resulted in "
            f"{used} tokens. Please reduce the length of the messages."
        )
        raise ApiError(400, message, "context_length_exceeded", param="messages")
    if call.endpoint == "chat":
        _check_tool_messages(call.messages)
    _check_format(call)


def _check_parameters(call: Call) -> None:
    if not call.messages:
        message = "Invalid 'messages': empty array. Expected an array with minimum length 1."
        raise ApiError(400, message, "empty_array", param="messages")
    if call.body.get("n") not in (None, 1):
        raise ApiError(400, "The emulator only knows n=1.", param="n")
    if len(call.body.get("tools") or []) > TOOLS_MAX:
        message = f"Invalid 'tools': array too long. Expected maximum length {TOOLS_MAX}."
        raise ApiError(400, message, "array_above_max_length")


def _check_tool_messages(messages: list[dict[str, Any]]) -> None:
    """Every tool call is answered by a tool message before anything else is said."""
    waiting: set[str] = set()
    for i, message in enumerate(messages):
        if message.get("role") == "tool":
            if message.get("tool_call_id") not in waiting:
                text = (
                    "Invalid parameter: messages with role 'tool' must be a response to a preceeding message "
                    "with 'tool_calls'."
                )
                raise ApiError(400, text, param=f"messages.[{i}].role")
            waiting.discard(message["tool_call_id"])
        elif waiting:
            break
        else:
            waiting = {t["id"] for t in message.get("tool_calls") or []}
    if waiting:
        text = (
            "An assistant message with 'tool_calls' must be followed by tool messages responding to each "
            "'tool_call_id'. The following tool_call_ids did not have response messages: "
        )
        raise ApiError(400, text + ", ".join(sorted(waiting)))


def _check_format(call: Call) -> None:
    wanted = call.format
    if wanted.get("type") == "json_object" and "json" not in prompt_text(call).lower():
        message = (
            "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'."
        )
        raise ApiError(400, message)
    if wanted.get("type") != "json_schema":
        return
    if not wanted.get("name"):
        message = "Missing required parameter: 'response_format.json_schema.name'."
        raise ApiError(400, message, "missing_required_parameter")
    if wanted.get("strict") and (bad := loose(wanted.get("schema") or {})):
        message = f"Invalid schema for response_format '{wanted['name']}': {bad}"
        raise ApiError(400, message, param="response_format")
