"""Where Discord is: discord.py knows its hosts as two class attributes, which settings may replace."""

from __future__ import annotations

import discord.gateway
import discord.http
import yarl

from core.settings import Settings


def point_at(settings: Settings) -> None:
    """Send discord.py to the hosts that settings name; where they name none, it keeps its own."""
    if settings.discord_api_url:
        discord.http.Route.BASE = api_base(settings.discord_api_url)
    if settings.discord_gateway_url:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway_url)


def api_base(url: str) -> str:
    """Return the address that routes are added to: `https://host/api/v10`, whether or not its path was given."""
    bare = url.rstrip("/")
    version = bare.rpartition("/")[2]
    if version[:1] == "v" and version[1:].isdecimal():
        return bare
    return f"{bare}/v10" if bare.endswith("/api") else f"{bare}/api/v10"
