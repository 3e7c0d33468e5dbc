"""Jobs that change what is known only once an admin approved: they leave a suggestion, and nothing else."""

from __future__ import annotations

import json
import logging

from bots.engine.run import Run
from core.learning.signals import JobName
from storage.conversations.suggestions import Suggestion, suggest

logger = logging.getLogger(__name__)


async def inject_evidence(run: Run) -> None:
    """Suggest that a text a user supplied become evidence. Payload: `id` (of the signal), `kind`, `content`."""
    payload = json.loads(run.work.body)
    details = {"kind": str(payload["kind"]), "content": str(payload["content"])}
    await _suggest(run, Suggestion(run.key("suggestion"), JobName.INJECT_EVIDENCE, str(payload["id"]), details))


async def suggest_link(run: Run) -> None:
    """Suggest that a symbol of source code belongs to a column. Payload: `code_symbol`, `schema_ref`, `reason`."""
    payload = json.loads(run.work.body)
    details = {name: str(payload[name]) for name in ("code_symbol", "reason")}
    await _suggest(run, Suggestion(run.key("suggestion"), JobName.SUGGEST_LINK, str(payload["schema_ref"]), details))


async def _suggest(run: Run, suggestion: Suggestion) -> None:
    new = await run.decide("suggest", bool, lambda session: suggest(session, suggestion))
    logger.info("%s %s: %s", suggestion.action, suggestion.target, "waits for approval" if new else "waits already")
