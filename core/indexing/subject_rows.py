"""A document's subject as tables keep it."""

from __future__ import annotations

import json
from dataclasses import asdict

from core.model import NO_SUBJECT, Subject


def subject_to_json(subject: Subject) -> str:
    """Return what a table keeps: what is known alone."""
    return json.dumps({name: value for name, value in asdict(subject).items() if value}, ensure_ascii=False)


def subject_from_json(kept: str | None) -> Subject:
    """Return what a table kept; nothing is known where that can't be read."""
    try:
        values = json.loads(kept or "{}")
        return Subject(**values) if values else NO_SUBJECT
    except (ValueError, TypeError):
        return NO_SUBJECT
