"""The web search that is configured, whichever vendor's it is (`core.web_vendors`)."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from core.ports import WebSearch
from core.settings import Settings
from core.web_vendors import searching


class Client(Protocol):
    """What the module of a vendor's client holds."""

    def connect(self, settings: Settings) -> WebSearch:
        """Return the configured search; nothing is sent yet."""


def configured_search(settings: Settings) -> WebSearch | None:
    """Return the web search that is configured, None where the web is not asked. Raises `BadSetting`."""
    vendor = searching(settings)
    if vendor is None:
        return None
    return cast(Client, import_module(f"core.clients.{vendor.client}")).connect(settings)
