"""Settings of single channels, as given by command."""

from __future__ import annotations

import time

from sqlmodel import Session, select

from storage.tables.conversations import ChannelRow

Key = tuple[str, str, str]  # platform, workspace, channel


def get_settings(session: Session, key: Key) -> str | None:
    """Return a channel's settings as JSON, or None."""
    row = session.get(ChannelRow, key)
    return None if row is None else row.body


def all_settings(session: Session, platform: str) -> list[str]:
    """Return the settings of all channels of a platform that were given any, as JSON."""
    return list(session.exec(select(ChannelRow.body).where(ChannelRow.platform == platform)))


def put_settings(session: Session, key: Key, body: str, user: str) -> None:
    """Keep a channel's settings, given as JSON, and who gave them."""
    platform, workspace, channel = key
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
