"""Channels of Discord as a source: `discord:456,789`."""

from __future__ import annotations

from bots.discord_app import startup
from bots.discord_app.api import DiscordApi
from bots.discord_app.history import DiscordHistory
from bots.discord_app.hosts import point_at
from core.errors import BadInput
from core.indexing.sources.port import Source
from core.settings import Settings
from storage.forgetting.remembered import forgotten_at

_MOST = 100


def connect(address: str, settings: Settings) -> Source:
    """Return the source at an address. Raises `BadInput`, and `BadSetting` where the bot token is missing."""
    ids = tuple(dict.fromkeys(one.strip() for one in address.removeprefix("discord:").lstrip(":").split(",")))
    if not all(one.isdigit() and one.isascii() for one in ids) or len(ids) > _MOST:
        raise BadInput("Channels of Discord are named by their ids.", hint="Such as discord:456,789.")
    token = startup.bot_token(settings)
    point_at(settings)
    forgotten = forgotten_at(settings.errata_home)
    return DiscordHistory(DiscordApi(token), ids, settings.history_days, settings.discord_guilds, forgotten)
