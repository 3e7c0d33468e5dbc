"""The names people are shown under."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bots.slack_app.api import SlackApi
from core.errors import Forbidden, NotFound


async def name_of(api: SlackApi, user: str) -> str:
    """Return the name somebody is shown under; nothing where Slack knows nobody. Raises where it does not answer."""
    try:
        told: Mapping[str, Any] = (await api.read("users.info", {"user": user})).get("user") or {}
    except (Forbidden, NotFound):
        return ""
    profile = told.get("profile") or {}
    names = (profile.get("display_name"), profile.get("real_name"), told.get("real_name"), told.get("name"))
    return str(next(filter(None, names), ""))
