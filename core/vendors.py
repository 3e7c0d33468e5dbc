"""The vendors of chat models, a row each: what configures one, and where it serves. One serves at a time.

Settings stand here by their names: what reads settings reads these rows, and a client is loaded where it serves alone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from core.settings import Settings


@dataclass(frozen=True, slots=True)
class Vendor:
    """One row. `client` is its module in `core/clients`, which has a `connect(settings)`.

    `configured_by` are the settings any one of which configures it, the usual one first. `key` is the secret sent to
    `address_setting`; `needs_key`: nobody is served without. `served_at` tells where models are served, as far as
    answers depend on it: empty at the vendor itself. `fault` says what is wrong with its address, empty where
    nothing is.
    """

    name: str
    client: str
    configured_by: tuple[str, ...]
    key: str
    address_setting: str
    served_at: Callable[[Settings], str]
    needs_key: bool = False
    fault: Callable[[Settings], str] = lambda _: ""

    @property
    def needs(self) -> str:
        """The variable that usually configures it, as the operator is told."""
        return self.configured_by[0].upper()

    def named_by(self, settings: Settings) -> str | None:
        """Return the first setting that configures it, None where none does."""
        return next((name for name in self.configured_by if getattr(settings, name) is not None), None)


def azure_deployments(settings: Settings) -> dict[str, str]:
    """Return the deployments of Azure OpenAI by the model each of them serves."""
    named = (
        (settings.llm_fallback_model, settings.azure_openai_fallback_deployment),
        (settings.llm_model, settings.azure_openai_deployment),
    )
    return {model: deployment for model, deployment in named if model and deployment}


def _at_azure(settings: Settings) -> str:
    deployments = map("=".join, sorted(azure_deployments(settings).items()))
    return " ".join([settings.azure_openai_endpoint or "", *deployments])


def _fault_of_azure(settings: Settings) -> str:
    address = urlsplit(settings.azure_openai_endpoint or "")
    if address.query or "openai" in address.path.split("/"):
        return "it must end before /openai: the path and ?api-version= are added"
    return ""


VENDORS: Final = (
    Vendor(
        name="Azure OpenAI",
        client="azure_openai",
        configured_by=("azure_openai_endpoint",),
        key="azure_openai_api_key",
        address_setting="azure_openai_endpoint",
        served_at=_at_azure,
        needs_key=True,
        fault=_fault_of_azure,
    ),
    Vendor(
        name="OpenAI",
        client="openai_server",
        configured_by=("openai_api_key", "openai_base_url"),
        key="openai_api_key",
        address_setting="openai_base_url",
        served_at=lambda settings: settings.openai_base_url or "",
    ),
)


def serving(settings: Settings) -> Vendor | None:
    """Return the vendor that is configured, None where answers are extracts."""
    return next((vendor for vendor in VENDORS if vendor.named_by(settings)), None)
