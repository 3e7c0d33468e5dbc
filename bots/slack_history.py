"""Channels of Slack as a source: `slack:C0123,C0456`, or with their workspace, `slack:T0123:C0456`."""

from __future__ import annotations

from bots.slack_app import startup
from bots.slack_app.api import SlackApi
from bots.slack_app.history import SlackHistory
from core.errors import BadInput
from core.indexing.sources.port import Source
from core.settings import Settings
from storage.forgetting.remembered import forgotten_at

_MOST = 100


def connect(address: str, settings: Settings) -> Source:
    """Return the source at an address. Raises `BadInput`, and `BadSetting` where the bot token is missing."""
    *workspace, channels = address.removeprefix("slack:").split(":")
    ids = tuple(dict.fromkeys(one.strip() for one in channels.split(",")))
    fits = all(one.startswith(("C", "G")) and one.isalnum() and one.isascii() for one in ids)
    if not fits or len(ids) > _MOST or len(workspace) > 1:
        raise BadInput("Channels of Slack are named by their ids.", hint="Such as slack:C0123,C0456.")
    api = SlackApi(startup.bot_token(settings), settings.slack_api_url)
    return SlackHistory(api, ids, settings.history_days, "".join(workspace), forgotten_at(settings.errata_home))
