"""Under which key an answer is kept: a hash of all that it depends on."""

from __future__ import annotations

import hashlib
import json
from dataclasses import astuple
from pathlib import Path
from typing import Any, Final, get_args

from pydantic import SecretStr

from core.drafts.prompting import version as prompts_version
from core.model import Question
from core.ports import Kit
from core.settings import Settings
from core.spoken import language_to
from core.web_vendors import WEB_VENDORS

NO_PART_OF_ANSWERS: Final = frozenset(
    {
        *("errata_home", "database_url", "redis_url"),  # where things lie; what lies there has versions of its own
        *("pinecone_index", "pinecone_controller_host"),  # the index has a version
        *(vendor.address_setting for vendor in WEB_VENDORS),  # another way to the same
        "llm_timeout",  # how long may be waited for it
        *("oidc_issuer", "oidc_client_id", "oidc_domains", "oidc_admins"),
        *("trusted_proxies", "port", "audit_days", "errata_admins", "same_people", "worker_id", "log_level"),
        *("log_format", "otel_exporter_otlp_endpoint"),
        *("channels_file", "errata_mode", "max_question_chars"),  # the question brings what they make of it
        *("daily_token_cap", "daily_token_cap_person", "daily_token_cap_channel", "daily_token_cap_token"),
        *("questions_per_minute", "token_questions_per_minute"),  # whether it is made at all
        *("source_url_template", "serve_originals"),  # how its sources are shown
        *(
            "history_days",
            "confluence_url",
            "confluence_user",
            "confluence_readers",
        ),  # what sources bring: the index has a version
        *("webdav_url", "webdav_user", "s3_endpoint", "s3_region", "s3_key_id"),  # as above
        *("notion_readers", "notion_api_url", "gdrive_key_file", "gdrive_readers", "gdrive_api_url"),  # as above
        "scan_languages",  # how documents are read: the index has a version
    }
)
"""Settings that no answer depends on. All others but secrets count, also what is added later."""


def counted_settings() -> tuple[str, ...]:
    """Return the names of the settings that answers depend on, in order."""
    fields = Settings.model_fields.items()
    secret = {name for name, field in fields if SecretStr in (field.annotation, *get_args(field.annotation))}
    return tuple(sorted(Settings.model_fields.keys() - secret - NO_PART_OF_ANSWERS))


async def answer_key(question: Question, kit: Kit) -> str:
    """Hash of all that an answer depends on: the question as it stands alone, scope, mode, model, settings, versions.

    Where there is a conversation it counts too: a follow-up that was not made to stand alone must never be shared. What
    may leave the house decides who answers.
    """
    scope = None if question.collections is None else sorted(question.collections)
    facts = await kit.facts.version() if kit.facts is not None else ""
    kept = kit.provenance.kept
    parts = (
        language_to(question),
        " ".join(question.text.split()).casefold(),
        [(turn.role, turn.text, turn.facts) for turn in question.history],
        scope,
        str(question.mode),
        kit.model.name,
        kit.settings.language_model_address,
        {name: _plain(getattr(kit.settings, name)) for name in counted_settings()},
        kit.web is not None,
        await kit.index.version(),
        facts,
        [sorted(kept.model), sorted(kept.web)],
        prompts_version(),
        astuple(kit.tuning),
    )
    return "answer:" + hashlib.sha256(json.dumps(parts).encode()).hexdigest()


def _plain(value: Any) -> Any:
    return str(value) if isinstance(value, Path) else value
