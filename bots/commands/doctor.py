"""`errata doctor`: are keys, stores and models well, and which settings are in force."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import typer
from pydantic import SecretStr

from bots.commands.common import run, settings
from bots.render.terminal import clean
from bots.wiring import (
    open_index,
    open_main_database,
    open_models,
    probe_language_model,
    probe_pinecone,
    probe_redis,
    setting_values,
)
from core.errors import ErrataError
from core.settings import Settings

PROBE_SECONDS = 15.0
_PASSWORD = re.compile(r"(://[^/@:\s]*:)[^/\s]*@")


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at."""

    name: str
    well: bool
    said: str


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("doctor")(doctor)


def doctor() -> None:
    """Check keys, stores and models, and print every setting with its source; secrets are masked."""
    found = settings()
    findings = run(examine(found))
    for finding in findings:
        typer.echo(f"{'ok  ' if finding.well else 'FAIL'}  {finding.name:<16}{finding.said}")
    typer.echo("")
    for line in setting_lines(found):
        typer.echo(line)
    raise typer.Exit(0 if all(finding.well for finding in findings) else 1)


async def examine(found: Settings) -> list[Finding]:
    """Look at everything that is configured; nothing is changed."""
    probes: list[tuple[str, Callable[[Settings], Awaitable[str]]]] = [
        ("database", _database),
        ("documents", _documents),
        ("search models", _search_models),
        ("language model", probe_language_model),
        ("web search", _web),
        ("redis", _redis),
        ("pinecone", _pinecone),
        ("slack", _slack),
        ("discord", _discord),
        ("channels", _channels),
    ]
    return [await _probe(name, probe, found) for name, probe in probes]


async def _probe(name: str, probe: Callable[[Settings], Awaitable[str]], found: Settings) -> Finding:
    try:
        async with asyncio.timeout(PROBE_SECONDS):
            return Finding(name, well=True, said=await probe(found))
    except TimeoutError:
        return Finding(name, well=False, said=f"no answer within {PROBE_SECONDS:.0f} s")
    except ErrataError as error:
        return Finding(name, well=False, said=clean(str(error)))
    except Exception as error:  # noqa: BLE001 - the doctor looks on at everything else; details may hold secrets
        return Finding(name, well=False, said=f"unexpected: {type(error).__name__}")


def setting_lines(found: Settings) -> list[str]:
    """Return one line a setting: name, value (secrets masked), source, meaning."""
    lines = []
    for name, (_, source) in setting_values().items():
        value = getattr(found, name)
        shown = _masked(value) if isinstance(value, SecretStr) else _shown(value)
        meaning = (Settings.model_fields[name].description or "").splitlines()[0]
        lines.append(f"{name.upper():<26}{shown:<34}{source:<13}{meaning}")
    return lines


def _shown(value: object) -> str:
    """Return a setting's value without a password that an address may hold."""
    return _PASSWORD.sub(r"\1***@", "" if value in (None, (), "") else str(value))


def _masked(secret: SecretStr) -> str:
    value = secret.get_secret_value()
    return f"{value[:3]}...({len(value)} characters)" if len(value) > 12 else "***"


async def _database(found: Settings) -> str:
    database = await asyncio.to_thread(open_main_database, found)
    kind = database.engine.dialect.name
    database.close()
    return f"{kind}, tables up to date"


async def _documents(found: Settings) -> str:
    index = open_index(found)
    try:
        documents = await index.documents()
    finally:
        await index.close()
    if not documents:
        return "none yet: errata ingest PATH"
    chunks = sum(document.chunks for document in documents)
    names = sorted({document.collection for document in documents})
    return f"{len(documents)} documents, {chunks} passages in {', '.join(names)}"


async def _search_models(found: Settings) -> str:
    models = await asyncio.to_thread(open_models, found)
    there = [model.name for model in (models.embedder, models.reranker) if model is not None]
    return "; ".join([*there, *models.missing])


async def _web(found: Settings) -> str:
    return "configured" if found.tavily_api_key else "not configured (TAVILY_API_KEY): the web is not asked"


async def _redis(found: Settings) -> str:
    if not found.redis_url:
        return "not configured: caches are kept in SQLite"
    return await probe_redis(found)


async def _pinecone(found: Settings) -> str:
    if found.pinecone_api_key is None:
        return "not configured: vectors are searched in this process"
    return await probe_pinecone(found)


async def _slack(found: Settings) -> str:
    missing = [n for n in ("slack_bot_token", "slack_app_token") if getattr(found, n) is None]
    if missing:
        return f"not configured ({', '.join(missing).upper()})"
    from bots.slack_bot import probe_slack

    return await probe_slack(found)


async def _discord(found: Settings) -> str:
    return "configured: errata discord" if found.discord_token else "not configured (DISCORD_TOKEN)"


async def _channels(found: Settings) -> str:
    if found.channels_file is None:
        return "no file (CHANNELS_FILE): set by command in each channel"
    from bots.channel_settings import load_channels

    return f"{len(await asyncio.to_thread(load_channels, found.channels_file))} in {found.channels_file}"
