"""The server of chat models that is configured, whichever vendor's it is (`core.vendors`)."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from core.clients.chat_server import ChatServer
from core.settings import Settings
from core.vendors import serving


class Client(Protocol):
    """What the module of a vendor's client holds."""

    def connect(self, settings: Settings) -> ChatServer:
        """Return the configured server; nothing is sent yet."""


def configured_server(settings: Settings) -> ChatServer | None:
    """Return the server of chat models that is configured, None where answers are extracts."""
    vendor = serving(settings)
    if vendor is None:
        return None
    return cast(Client, import_module(f"core.clients.{vendor.client}")).connect(settings)
