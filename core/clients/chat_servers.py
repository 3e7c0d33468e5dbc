"""The vendors of chat models, a row each: whether one is configured, and how it is reached. The first one serves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from core.clients.chat_server import ChatServer
from core.settings import Settings


@dataclass(frozen=True, slots=True)
class Vendor:
    """One row. `needs` are the settings that configure it, as the operator is told."""

    name: str
    needs: str
    configured: Callable[[Settings], bool]
    connect: Callable[[Settings], ChatServer]


def _azure(settings: Settings) -> ChatServer:
    from core.clients.azure_openai import connect

    return connect(settings)


def _openai(settings: Settings) -> ChatServer:
    from core.clients.openai_server import connect

    return connect(settings)


VENDORS = (
    Vendor("Azure OpenAI", "AZURE_OPENAI_ENDPOINT", lambda s: s.azure_openai_endpoint is not None, _azure),
    Vendor("OpenAI", "OPENAI_API_KEY", lambda s: (s.openai_api_key or s.openai_base_url) is not None, _openai),
)


def configured_server(settings: Settings) -> ChatServer | None:
    """Return the server of chat models that is configured, None where answers are extracts."""
    vendor = next((vendor for vendor in VENDORS if vendor.configured(settings)), None)
    return vendor.connect(settings) if vendor is not None else None
