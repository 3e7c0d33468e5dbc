"""`errata doctor`: are keys, stores and models well, and which settings are in force."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import typer

from bots.commands.common import counted, print_json, run, settings
from bots.commands.daily_caps import Doubt, daily_caps
from bots.commands.database_probes import audiences, kept_in, model_calls, processes, waiting
from bots.commands.languages_served import languages_served
from bots.commands.scan_languages import scan_languages
from bots.commands.setting_lines import made_lines, setting_lines, value_shown
from bots.commands.sources_connected import sources_connected
from bots.commands.telling import tell
from bots.platforms import PLATFORMS, Platform
from bots.render.terminal import clean
from bots.setting_doubts import doubts_of, faults_of
from bots.wiring import (
    describe_models,
    open_index,
    open_ledger,
    open_main_database,
    open_models,
    probe_faithfulness,
    probe_language_model,
    probe_pinecone,
    probe_redis,
    setting_values,
)
from core.access.readers import base_of, bases_of
from core.errors import BadSetting, ErrataError, NotFound
from core.settings import Settings
from core.web_vendors import WEB_SETTINGS, searching
from storage.private_files import is_fresh, lax_places

Probe = Callable[[Settings], Awaitable[str]]
"""Says in a line, or several, what it found; a `Doubt` where that works, but hardly as it is meant to."""

PROBE_SECONDS = 15.0
MOST_NAMED = 5
_EMPTY = ""  # the revision of a database without tables


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at."""

    name: str
    well: bool
    said: str
    more: tuple[str, ...] = ()
    doubtful: bool = False

    @property
    def mark(self) -> str:
        """What stands before its line."""
        return ("warn" if self.doubtful else "ok  ") if self.well else "FAIL"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("doctor")(doctor)


def doctor(
    *,
    every: Annotated[bool, typer.Option("--all", help="Print every setting with its meaning.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Check keys, stores and models, and print what was set and where; secrets are masked."""
    found = settings()
    findings = run(examine(found))
    if as_json:
        print_json(_as_dict(found, findings), indent=2)
        raise typer.Exit(0 if all(finding.well for finding in findings) else 1)
    for finding in findings:
        tell(f"{finding.mark}  {finding.name:<16}{finding.said}")
        for line in finding.more:
            tell(f"      {clean(line)}")
    typer.echo("")
    for line in setting_lines(found) if every else made_lines(found):
        tell(line)
    raise typer.Exit(0 if all(finding.well for finding in findings) else 1)


def _as_dict(found: Settings, findings: Sequence[Finding]) -> dict[str, Any]:
    told = [
        {
            "name": one.name,
            "status": one.mark.strip().lower(),
            "said": clean(one.said),
            "more": list(map(clean, one.more)),
        }
        for one in findings
    ]
    known = [
        {"name": name.upper(), "value": value_shown(getattr(found, name)), "source": said.source}
        for name, said in setting_values().items()
    ]
    return {"well": all(one.well for one in findings), "findings": told, "settings": known}


async def examine(found: Settings) -> list[Finding]:
    """Look at everything that is configured; nothing is changed."""
    folder = await _probe("data folder", _data_folder, found)
    earlier = await _earlier_revision(found)
    database = await _probe("database", partial(_database, earlier), found)
    untouched = _untouched(found, database, earlier)
    findings = [folder, database, await _probe_settings(found)]
    with TemporaryDirectory() as scratch:
        bare = _as_empty(found, Path(scratch)) if earlier == _EMPTY else {}
        for name, probe in _PROBES:
            seen = bare.get(probe, found)
            findings.append(untouched[probe](name) if probe in untouched else await _probe(name, probe, seen))
    return findings


async def _earlier_revision(found: Settings) -> str | None:
    """Return the tables' revision where it is an earlier one: to open them would change them.

    `_EMPTY` where there are none: to open them would make them. None where nothing would change.
    """
    from storage.database import HEAD
    from storage.peek import revision_at

    try:
        revision = await asyncio.to_thread(revision_at, found.database)
    except ErrataError:
        return None
    return revision if revision < HEAD else None


def _as_empty(found: Settings, scratch: Path) -> Mapping[Probe, Settings]:
    """Return what probes look at where the database is empty: another empty one, so that this one stays as it is."""
    beside = found.model_copy(update={"errata_home": scratch, "database_url": ""})
    unmade = found.database.startswith("postgres") or not (found.errata_home / "index.db").exists()
    return dict.fromkeys(_OPENING | {audiences} | ({_documents} if unmade else set()), beside)


async def _probe_settings(found: Settings) -> Finding:
    """Say which settings are set by half, of another kind, or name nobody."""
    faults = await asyncio.to_thread(lambda: list(faults_of(found)))
    doubts = list(doubts_of(found))
    said = [*map(clean, faults), *map(clean, doubts)] or ["none is set by half, of another kind, or names nobody"]
    return Finding("settings", well=not faults, said=said[0], more=tuple(said[1:]), doubtful=bool(doubts))


def _untouched(found: Settings, database: Finding, earlier: str | None) -> Mapping[Probe, Callable[[str], Finding]]:
    """Return what stands for the probes that the state of the main database leaves no room for."""
    in_tables = {_documents} if found.database.startswith("postgres") else set()
    if earlier:
        why = "not looked at: that would bring the tables to this version"
        return dict.fromkeys(_OPENING | in_tables, partial(Finding, well=True, said=why))
    if not database.well:
        why = "not looked at: it needs the database"
        return dict.fromkeys(_OPENING | in_tables | {audiences}, partial(Finding, well=False, said=why))
    return {}


async def _probe(name: str, probe: Probe, found: Settings) -> Finding:
    try:
        async with asyncio.timeout(PROBE_SECONDS):
            told = await probe(found)
        said, *more = told.splitlines()
        return Finding(name, well=True, said=said, more=tuple(more), doubtful=isinstance(told, Doubt))
    except TimeoutError:
        return Finding(name, well=False, said=f"no answer within {PROBE_SECONDS:.0f} s")
    except ErrataError as error:
        return Finding(name, well=False, said=clean(str(error)))
    except Exception as error:  # noqa: BLE001 - the doctor looks on at everything else; details may hold secrets
        return Finding(name, well=False, said=f"unexpected: {type(error).__name__}")


async def _data_folder(found: Settings) -> str:
    lax = await asyncio.to_thread(lax_places, found.errata_home)
    fresh = await asyncio.to_thread(is_fresh, found.errata_home)
    if lax and fresh:
        return f"{found.errata_home}, fresh: made its owner's alone by what comes into it first (errata ingest PATH)"
    if lax:
        names = ", ".join(place.name for place in lax)
        raise BadSetting(f"Others can read {names} in {found.errata_home}.", hint="chmod -R go= makes it yours alone.")
    return f"{found.errata_home}, read by its owner alone"


async def _database(earlier: str | None, found: Settings) -> str:
    from storage.database import HEAD

    if earlier == _EMPTY:
        return "empty: its tables are made by the first command that needs them"
    if earlier:
        return f"tables of revision {earlier}: whatever starts next brings them to {HEAD}; back it up first"
    database = await asyncio.to_thread(open_main_database, found)
    kind = database.engine.dialect.name
    database.close()
    return f"{kind}, tables up to date"


async def _documents(found: Settings) -> str:
    models = await asyncio.to_thread(open_models, found)
    index = open_index(found.model_copy(update={"pinecone_api_key": None}), models.embedder)
    try:
        documents = await index.documents()
    finally:
        await index.close()
    if not documents:
        return "none yet: errata ingest PATH"
    unread = [f"{base_of(document.collection)}/{document.path}" for document in documents if not document.content_hash]
    if unread:
        named = ", ".join(unread[:MOST_NAMED])
        raise NotFound(
            f"Of an older index, {counted(len(unread), 'document')} must be read again: {named}.",
            hint="errata ingest PATH",
        )
    chunks = sum(document.chunks for document in documents)
    names = bases_of(document.collection for document in documents)
    told = f"{counted(len(documents), 'document')}, {counted(chunks, 'passage')} in {', '.join(names)}"
    without = chunks - sum(document.embedded for document in documents)
    if not models.embedder or without <= 0:
        return told
    # Of another model, or read while none was there: never compared with this one's, whatever their length.
    return Doubt(f"{told}\n{without} have no vector of {models.embedder.name}: errata ingest PATH once more")


async def _search_models(found: Settings) -> str:
    models = await asyncio.to_thread(open_models, found)
    return await describe_models(models)


async def _languages(found: Settings) -> str:
    models = await asyncio.to_thread(open_models, found)
    return languages_served(models.embedder, models.reranker)


async def _language_model(found: Settings) -> str:
    async with open_ledger(found) as ledger:
        return await probe_language_model(found, ledger)


async def _web(found: Settings) -> str:
    vendor = searching(found)
    return f"configured ({vendor.name})" if vendor else f"not configured ({WEB_SETTINGS}): the web is not asked"


async def _redis(found: Settings) -> str:
    if not found.redis_url:
        return "not configured: caches are kept in SQLite"
    return await probe_redis(found)


async def _pinecone(found: Settings) -> str:
    if found.pinecone_api_key is None:
        return "not configured: vectors are searched in this process"
    return await probe_pinecone(found)


async def _platform(platform: Platform, found: Settings) -> str:
    missing = platform.missing(found)
    if not platform.configured(found):
        return f"not configured ({', '.join(missing)})"
    told = await platform.probe(found)
    if not platform.listens_to_none(found):
        return told
    return Doubt(
        f"{told}; posts, and does not listen: {', '.join(missing)} is not set (errata {platform.name} needs it)"
    )


async def _channels(found: Settings) -> str:
    if found.channels_file is None:
        return "no file (CHANNELS_FILE): set by command in each channel"
    from bots.channel_settings import load_channels

    return f"{len(await asyncio.to_thread(load_channels, found.channels_file))} in {found.channels_file}"


_OPENING: frozenset[Probe] = frozenset({_language_model, model_calls, processes, waiting, kept_in})
"""Probes that open the main database, and so migrate it (a call of the language model is booked there)."""
_PROBES: tuple[tuple[str, Probe], ...] = (
    ("documents", _documents),
    ("sources", sources_connected),
    ("search models", _search_models),
    ("languages", _languages),
    ("faithfulness", probe_faithfulness),
    ("scans", scan_languages),
    ("language model", _language_model),
    ("model calls", model_calls),
    ("daily caps", daily_caps),
    ("web search", _web),
    ("redis", _redis),
    ("pinecone", _pinecone),
    *((platform.name, partial(_platform, platform)) for platform in PLATFORMS),
    ("channels", _channels),
    ("processes", processes),
    ("waiting work", waiting),
    ("audiences", audiences),
    ("kept in", kept_in),
)
