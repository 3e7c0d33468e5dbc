"""What all processes on one database must have set alike: otherwise who answers would depend on who is quicker."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path

from pydantic import SecretStr
from sqlalchemy import make_url

from bots.channel_settings import ChannelSettings
from bots.platforms import PLATFORMS
from core.settings import Settings
from core.vendors import VENDORS
from core.web_vendors import WEB_VENDORS

# What a process may have for itself. All else must agree, also what is added later, unless it is named here.
OWN = frozenset(
    {
        *("database_url", "worker_id", "port", "llm_timeout", "errata_api_token"),
        *("log_level", "log_format", "otel_exporter_otlp_endpoint"),
        *("oidc_issuer", "oidc_client_id", "oidc_client_secret", "oidc_domains", "oidc_admins"),  # of the web alone
        *(name for platform in PLATFORMS for name in platform.own),
        *(vendor.address_setting for vendor in WEB_VENDORS),
        # Of the machine that brings sources in step.
        *("history_days", "confluence_url", "confluence_user", "confluence_token", "confluence_readers"),
        *("webdav_url", "webdav_user", "webdav_token"),
        *("s3_endpoint", "s3_region", "s3_key_id", "s3_secret_key"),
        *("notion_token", "notion_readers", "notion_api_url"),
        *("gdrive_key_file", "gdrive_readers", "gdrive_api_url"),
        "pinecone_controller_host",  # as above: another way to the same place
    }
)
# Keys and addresses may differ, having one or not may not: without Redis, evictions would not be heard of.
WHETHER = frozenset({*(vendor.key for vendor in (*VENDORS, *WEB_VENDORS)), "pinecone_api_key", "redis_url"})
# A process without one serves no such platform; two of them serve the same workspace.
TOKENS = frozenset(platform.token for platform in PLATFORMS)
# What matters to a process that only takes events in: it reads how its channels are served.
FRONT = TOKENS | {"channels_file", "errata_mode", "errata_admins"}


def must_agree(settings: Settings, channels: Mapping[str, ChannelSettings], *, answers: bool) -> dict[str, str]:
    """Return hashes by setting; what two processes both have must be equal.

    `channels` is what the channels file says: its words count, not its path. `answers` is False for a process that
    only takes events in.
    """
    names = set(Settings.model_fields) - OWN if answers else FRONT
    shown = {name: _shown(settings, channels, name) for name in sorted(names)}
    return {name: _hash(name, value) for name, value in shown.items() if value is not None}


def _shown(settings: Settings, channels: Mapping[str, ChannelSettings], name: str) -> object | None:
    """Return what of a setting is compared; None: nothing."""
    if name == "channels_file":
        return {channel: asdict(given) for channel, given in channels.items()}
    if name == "errata_home":
        return _index_folder(settings)
    value = getattr(settings, name)
    if name in WHETHER:
        return value is not None
    if isinstance(value, SecretStr):
        return value.get_secret_value()
    if value is None and name in TOKENS:
        return None
    return sorted(value) if isinstance(value, tuple) else str(value)


def _index_folder(settings: Settings) -> str | None:
    """Return where the index lies, as seen from the database's file; it is in the database itself on PostgreSQL."""
    url = make_url(settings.database)
    if url.get_backend_name() != "sqlite":
        return None
    return os.path.relpath(settings.errata_home.resolve(), Path(url.database or "").resolve().parent)


def _hash(name: str, value: object) -> str:
    return hashlib.sha256(f"{name}\n{json.dumps(value, sort_keys=True, default=str)}".encode()).hexdigest()[:16]
