"""Settings of single channels, as given by command."""

from __future__ import annotations

import json
import time
from collections.abc import Collection, Sequence

from sqlalchemy import func
from sqlmodel import Session, col, select

from storage.access import audit
from storage.tables.conversations import ChannelRow, QuestionRow

Key = tuple[str, str, str]  # platform, workspace, channel


def get_settings(session: Session, key: Key) -> str | None:
    """Return a channel's settings as JSON, or None."""
    row = session.get(ChannelRow, key)
    return None if row is None else row.body


def all_settings(session: Session, platform: str) -> list[tuple[Key, str]]:
    """Return the settings of all channels of a platform that were given any, as JSON, by channel."""
    rows = session.exec(select(ChannelRow).where(ChannelRow.platform == platform))
    return [((row.platform, row.workspace, row.channel), row.body) for row in rows]


def known(session: Session, platforms: Sequence[str], limit: int) -> list[tuple[Key, int]]:
    """Return the channels of platforms where something was asked or set, each with how many questions it asked."""
    place = (QuestionRow.platform, QuestionRow.workspace, QuestionRow.channel)
    asked = select(*place, func.count()).where(col(QuestionRow.platform).in_(platforms), QuestionRow.channel != "")
    rows = session.exec(asked.group_by(*place).order_by(func.count().desc()).limit(limit)).all()
    found: dict[Key, int] = {(platform, workspace, channel): count for platform, workspace, channel, count in rows}
    for platform in platforms:
        for key, _ in all_settings(session, platform):
            found.setdefault(key, 0)
    return list(found.items())[:limit]


def put_settings(session: Session, key: Key, body: str, user: str) -> None:
    """Keep a channel's settings, given as a JSON object, and who gave them; which of them changed is audited."""
    platform, workspace, channel = key
    former, given = json.loads(get_settings(session, key) or "{}"), json.loads(body)
    changed = [name for name in sorted({*former, *given}) if former.get(name) != given.get(name)]
    who = audit.person(platform, workspace, user)
    audit.note(session, who, audit.SETTINGS_CHANGED, ", ".join(changed), ":".join(key))
    session.merge(
        ChannelRow(
            platform=platform,
            workspace=workspace,
            channel=channel,
            body=body,
            updated_by=user,
            updated_at=time.time(),
        )
    )


def take_name_out(session: Session, collection: str, only: Collection[str] | None = None) -> list[str]:
    """Take a collection out of what commands named for channels; return those that it leaves with nothing to read.

    `only`: for these channels (`slack:T1:C1`), instead of for all.
    """
    emptied = []
    for row in session.exec(select(ChannelRow)):
        subject = f"{row.platform}:{row.workspace}:{row.channel}"
        if only is not None and subject not in only:
            continue
        given = json.loads(row.body)
        named = given.get("collections")
        names = named if isinstance(named, list) else str(named or "").split(",")
        names = [name.strip() for name in names]
        if collection in names:
            left = ",".join(name for name in names if name != collection)
            given["collections"] = left or "none"
            emptied += [] if left else [subject]
            row.body, row.updated_at = json.dumps(given), time.time()
            session.add(row)
    return emptied
