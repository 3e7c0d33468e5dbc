"""Who reads less than before there were audiences: for the doctor, before an upgrade as well as after it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from sqlalchemy import Connection, bindparam, text
from sqlmodel import Session

from bots.audience_list import Decided, by_file, decided_in, held, listed, own_by_command
from bots.channel_settings import DEFAULT as DEFAULT_TABLE
from bots.channel_settings import ChannelSettings
from bots.platforms import BY_NAME, workspace_in_key
from core.access.rights import Own
from core.model import DEFAULT_COLLECTION
from core.settings import Settings
from storage.peek import look_at

WITH_AUDIENCES = "0003"  # the revision that made their tables
MOST_CHANNELS = 2_000
_HELD = (
    "SELECT index_collections.name, COUNT(*), SUM(index_documents.chunks) FROM index_documents "
    "JOIN index_collections ON index_collections.id = index_documents.collection GROUP BY index_collections.name"
)
_CHANNELS = (
    "SELECT platform, workspace, channel, MIN(place) FROM question WHERE platform IN :platforms "
    "GROUP BY platform, workspace, channel LIMIT :most"
)


@dataclass(frozen=True, slots=True)
class Reader:
    """A channel or token that read all collections while there were no audiences, and reads `lost` no more."""

    kind: str
    name: str
    lost: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Upgrade:
    """What audiences change. `before`: the tables are still without; `closed` are collections nobody was given."""

    before: bool
    closed: tuple[str, ...]
    readers: tuple[Reader, ...]

    def lines(self) -> Iterable[str]:
        """Yield it for people, with the commands that give back what is to be read as before."""
        if self.readers:
            yield f"Reads less {'after the upgrade' if self.before else 'than before there were audiences'}:"
        for reader in self.readers:
            yield f"  {reader.kind} {reader.name}: no more {', '.join(reader.lost)}"
        for name in sorted({name for reader in self.readers for name in reader.lost}):
            yield f"  to give {name} back to all members:  errata collections open {name}"
            for reader in self.readers:
                if name in reader.lost:
                    given = f"errata collections give {name} --{reader.kind} {reader.name}"
                    yield f"    or to this {reader.kind} alone:  {given}"


@dataclass(frozen=True, slots=True)
class _Seen:
    decided: Decided
    channels: tuple[tuple[str, str, str], ...]
    unlimited: Mapping[str, str]  # tokens of scope ask without limits, by id
    before: bool
    upgraded: bool = True  # it holds answers of a version without audiences, or is still without
    held: Mapping[str, tuple[int, int]] | None = None  # in the database itself


async def upgrade_of(settings: Settings) -> Upgrade | None:
    """Look at a database of whatever revision, changing nothing; None where there is none yet."""
    seen = await asyncio.to_thread(look_at, settings.database, _see)
    if seen is None:
        return None
    tables = by_file(settings)
    there = dict(seen.held) if seen.held is not None else await held(settings)
    collection_audiences = listed(seen.decided, tables, there)
    closed = tuple(audience.name for audience in collection_audiences if audience.closed and audience.documents)
    # Later, what somebody was given was thought about: only what is closed to all may have been forgotten.
    lost = tuple(s.name for s in collection_audiences if s.documents and not s.everyone) if seen.before else closed
    if not seen.upgraded:
        return Upgrade(seen.before, closed, ())  # it was born with audiences: nobody reads less than before
    if not lost:
        return Upgrade(seen.before, closed, ())
    channels = [Reader("channel", ":".join(key), lost) for key in seen.channels if _read_all(key, seen, tables)]
    tokens = [Reader("token", name, lost) for name in seen.unlimited.values()]
    return Upgrade(seen.before, closed, (*channels, *tokens))


def _read_all(channel: tuple[str, str, str], seen: _Seen, tables: Mapping[str, ChannelSettings]) -> bool:
    """Say whether nothing named what a channel reads: it read everything then."""
    platform, workspace, name = channel
    default = tables.get(DEFAULT_TABLE, ChannelSettings()).collections
    file_own: Own = tables.get(f"{platform}.{name}", ChannelSettings()).collections
    by_command = seen.decided.by_command.get(f"{platform}:{workspace_in_key(platform, workspace)}:{name}")
    return by_command is None and file_own is None and default is None


def _see(connection: Connection, revision: str) -> _Seen:
    tokens = connection.execute(
        text("SELECT id, name FROM api_token WHERE scope <> 'admin' AND collections = '' AND revoked_at = 0")
    )
    in_channels = text(_CHANNELS).bindparams(bindparam("platforms", expanding=True))
    rows = connection.execute(in_channels, {"most": MOST_CHANNELS, "platforms": list(BY_NAME)})
    channels = tuple((row[0], row[1], row[2]) for row in rows if not json.loads(row[3] or "{}").get("direct"))
    shared = connection.dialect.name == "postgresql"
    stored = {row[0]: (int(row[1]), int(row[2] or 0)) for row in connection.execute(text(_HELD))} if shared else None
    before = revision < WITH_AUDIENCES
    older = "SELECT 1 FROM answer WHERE collections IS NULL LIMIT 1"
    upgraded = before or connection.execute(text(older)).first() is not None
    unlimited = {row[0]: row[1] for row in tokens}
    seen = _Seen(Decided(), channels, unlimited, before, upgraded, stored)
    if seen.before:
        return replace(seen, decided=_before(connection))
    with Session(connection) as session:
        return replace(seen, decided=decided_in(session))


def _before(connection: Connection) -> Decided:
    """Return what was decided while there were no tables of audiences: by commands in channels, and for tokens."""
    rows = connection.execute(text("SELECT platform, workspace, channel, body FROM channel")).all()
    limited = connection.execute(
        text("SELECT id, name, collections FROM api_token WHERE collections <> '' AND revoked_at = 0")
    ).all()
    commands = (((row[0], row[1], row[2]), row[3]) for row in rows if row[0] in BY_NAME)
    return Decided(
        everyones=frozenset({DEFAULT_COLLECTION}),
        by_command=dict(own_by_command(commands)),
        tokens={row[0]: row[1] for row in limited},
        limits={row[0]: tuple(json.loads(row[2])) for row in limited},
    )
