"""Azure OpenAI: a resource serves models as deployments, which stand in the path, and has error codes of its own.

The version of its API stands in the query (`api-version`), the resource's key in the header `api-key`.
"""

from __future__ import annotations

from typing import Final

import openai

from core.clients.openai_errors import Places
from core.clients.openai_server import OpenAIServer, http_client, time_limits
from core.errors import BadSetting, ErrataError, KeyRejected, RequestRefused
from core.settings import Settings
from core.vendors import azure_deployments


def connect(settings: Settings) -> OpenAIServer:
    """Return the configured resource; the deployment of a model that has none of its own bears the model's name."""
    key, limits = settings.azure_openai_api_key, time_limits(settings)
    client = openai.AsyncAzureOpenAI(
        azure_endpoint=settings.azure_openai_endpoint or "",
        api_key=key.get_secret_value() if key else "none",
        api_version=settings.azure_openai_api_version,
        timeout=limits,
        max_retries=0,
        http_client=http_client(limits, AZURE),
    )
    deployments = azure_deployments(settings)

    def served_as(model: str) -> str:
        return deployments.get(model, model)

    return OpenAIServer(
        client, AZURE, served_as, lambda model: f"{model} (Azure OpenAI, deployment {served_as(model)})"
    )


def _own(error: openai.APIStatusError, model: str) -> ErrataError | None:
    """Read what Azure alone says."""
    said = str(error.message).lower()
    if error.code == "content_filter":
        return RequestRefused(f"Azure's content filter refused this request to {model}.")
    if isinstance(error, openai.NotFoundError):
        return _not_found(error, model)
    if isinstance(error, openai.BadRequestError) and "api version" in said:
        return BadSetting("Azure OpenAI does not know this version of its API.", hint=f"Check {VERSION}.")
    if isinstance(error, openai.PermissionDeniedError) and ("network" in said or "firewall" in said):
        return KeyRejected("Azure OpenAI lets nobody in from here.", hint="Check the resource's network rules.")
    return None


def _not_found(error: openai.APIStatusError, model: str) -> ErrataError:
    if error.code == "DeploymentNotFound":
        return BadSetting(
            f"The Azure OpenAI resource has no deployment for {model!r}.",
            hint=f"Check {AZURE.model}; one just made takes some minutes.",
        )
    return BadSetting("Azure OpenAI does not know this path.", hint=f"Check {AZURE.address} and {VERSION}.")


VERSION: Final = "AZURE_OPENAI_API_VERSION"
AZURE: Final = Places(
    key="AZURE_OPENAI_API_KEY and AZURE_OPENAI_ENDPOINT (a key opens one resource)",
    address="AZURE_OPENAI_ENDPOINT",
    model="AZURE_OPENAI_DEPLOYMENT, AZURE_OPENAI_FALLBACK_DEPLOYMENT",
    own=_own,
)
