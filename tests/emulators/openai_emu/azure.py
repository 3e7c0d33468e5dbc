"""The same model as a resource of Azure OpenAI serves it: another path, query, header, and errors of its own.

    POST {url}/openai/deployments/{deployment}/chat/completions?api-version=2024-10-21     with the header `api-key`

What is wrong with a request is told in the order in which Azure looks: key, path and version, deployment, content.
"""

from __future__ import annotations

import functools
from typing import Any

from aiohttp import web

from tests.emulators.openai_emu.refusals import ApiError
from tests.emulators.openai_emu.server import OpenAIEmulator
from tests.emulators.openai_emu.transcript import Call, prompt_text

VERSIONS = ("2023-05-15", "2024-06-01", "2024-10-21")
STRUCTURED_SINCE = "2024-08-01"
TOO_OLD = f"response_format value as json_schema is enabled only for api versions {STRUCTURED_SINCE} and later"
UNAUTHORIZED = (
    "Access denied due to invalid subscription key or wrong API endpoint. Make sure to provide a valid key for an "
    "active subscription and use a correct regional API endpoint for your resource."
)
NO_DEPLOYMENT = (
    "The API deployment for this resource does not exist. If you created the deployment within the last 5 minutes, "
    "please wait a moment and try again."
)
FILTERED = (
    "The response was filtered due to the prompt triggering Azure OpenAI's content management policy. Please modify "
    "your prompt and retry. To learn more about our content filtering policies please read our documentation."
)
TOO_MANY = (
    "Requests to the ChatCompletions_Create Operation under Azure OpenAI API version 2024-10-21 have exceeded token "
    "rate limit of your current OpenAI S0 pricing tier. Please retry later."
)
# status: (type, code, message)
ERRORS: dict[int, tuple[str | None, str | None, str]] = {
    400: (None, "BadRequest", "Bad request."),
    401: (None, "401", UNAUTHORIZED),
    403: (None, "AccessDenied", "Access denied due to Virtual Network/Firewall rules."),
    404: (None, "DeploymentNotFound", NO_DEPLOYMENT),
    408: (None, "Timeout", "The operation was timeout."),
    429: (None, "429", TOO_MANY),
    500: (None, "InternalServerError", "Internal server error"),
    503: (None, "ServiceUnavailable", "The service is temporarily unable to process your request."),
}


class AzureOpenAIEmulator(OpenAIEmulator):
    """One resource. `deployments` None: every name is one; a prompt with a word of `forbidden` is filtered."""

    errors = ERRORS

    def __init__(
        self, *, deployments: tuple[str, ...] | None = None, forbidden: tuple[str, ...] = (), **options: Any
    ) -> None:
        super().__init__(**options)
        self.deployments, self.forbidden = deployments, forbidden

    def routes(self, app: web.Application) -> None:
        path = "/openai/deployments/{deployment}/chat/completions"
        app.router.add_post(path, functools.partial(self._serve, "chat"))
        app.router.add_route("*", "/_emu/{what}", self._control)
        app.router.add_route("*", "/{path:.*}", self._lost)

    @property
    def api_url(self) -> str:
        """The resource's endpoint."""
        return self.url

    def key_of(self, request: web.Request) -> str:
        return request.headers.get("api-key", "")

    async def _lost(self, _: web.Request) -> web.Response:
        return web.json_response({"error": {"code": "404", "message": "Resource not found"}}, status=404)

    def _admit(self, call: Call) -> None:
        if call.token != self.api_key:
            raise AzureError(401, *ERRORS[401][1:])
        if call.api_version not in VERSIONS:
            raise AzureError(404, "404", "Resource not found")
        if self.deployments is not None and call.deployment not in self.deployments:
            raise AzureError(404, *ERRORS[404][1:])
        if call.format.get("type") == "json_schema" and call.api_version < STRUCTURED_SINCE:
            raise AzureError(400, "BadRequest", TOO_OLD)
        if any(word in prompt_text(call) for word in self.forbidden):
            raise AzureError(400, "content_filter", FILTERED, **_POLICY)


class AzureError(ApiError):
    """An answer in Azure's shape: `code` and `message`, and no `type` unless one is given."""

    def __init__(self, http: int, code: str | None, message: str, **more: Any) -> None:
        super().__init__(http, message)
        self.body = {"error": {"code": code, "message": message, **more}}


_POLICY = {
    "param": "prompt",
    "type": None,
    "status": 400,
    "innererror": {
        "code": "ResponsibleAIPolicyViolation",
        "content_filter_result": {"violence": {"filtered": True, "severity": "medium"}},
    },
}
