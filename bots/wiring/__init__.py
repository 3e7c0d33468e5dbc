"""The composition root: settings in, Kit out. Only here is the environment read, only here are adapters built."""

from __future__ import annotations

from bots.wiring.environment import keys_of, read_settings, setting_remarks, setting_values, use_env_file
from bots.wiring.index import open_index, probe_pinecone, withdraw_from_pinecone
from bots.wiring.kit import Library, open_kit, open_library
from bots.wiring.models import (
    Models,
    describe_models,
    open_faithfulness,
    open_models,
    probe_faithfulness,
    probe_language_model,
)
from bots.wiring.stores import SystemClock, open_ledger, open_main_database, probe_redis

__all__ = [
    "Library",
    "Models",
    "SystemClock",
    "describe_models",
    "keys_of",
    "open_faithfulness",
    "open_index",
    "open_kit",
    "open_ledger",
    "open_library",
    "open_main_database",
    "open_models",
    "probe_faithfulness",
    "probe_language_model",
    "probe_pinecone",
    "probe_redis",
    "read_settings",
    "setting_remarks",
    "setting_values",
    "use_env_file",
    "withdraw_from_pinecone",
]
