"""`errata slack`, `discord`, `worker`, `run` and `jobs`: the long-running processes, and what they gave up."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import sys
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bots.commands.common import operator, print_json, run, settings
from bots.memory import keep_small
from bots.supervision import supervise
from bots.wiring import open_main_database
from core.errors import BadSetting

if TYPE_CHECKING:
    from bots.assembly import FrontDesk
    from bots.engine.intake import Intake
    from core.settings import Settings

Front = Callable[["FrontDesk", "Intake", "Bells"], Coroutine[Any, Any, None]]
Work = Annotated[bool, typer.Option("--work/--no-work", help="Also answer here; --no-work leaves that to workers.")]


LISTEN_FIRST = 3.0  # seconds that the engine waits for the platform: what was accepted before wants its answer, too


@dataclass(frozen=True, slots=True)
class Bells:
    """What a process tells its front (`stop`), and what the front tells the process (`listening`)."""

    stop: asyncio.Event = field(default_factory=asyncio.Event)
    listening: asyncio.Event = field(default_factory=asyncio.Event)


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("slack")(slack)
    app.command("discord")(discord)
    app.command("worker")(worker)
    app.command("run")(run_everything)
    family = typer.Typer(help="Work that was given up, and how to revive it.", no_args_is_help=True)
    family.command("list")(list_jobs)
    family.command("retry")(retry)
    app.add_typer(family, name="jobs")


def slack(*, work: Work = True) -> None:
    """Serve Slack over Socket Mode."""
    from bots.health import report
    from bots.slack_bot import run_slack

    async def front(desk: FrontDesk, intake: Intake, bells: Bells) -> None:
        await run_slack(
            desk.settings,
            intake,
            desk.conversation,
            health=lambda: report(desk.database),
            stop=bells.stop,
            listening=bells.listening,
        )

    run(_serve("slack", front, work=work))


def discord(*, work: Work = True) -> None:
    """Serve Discord."""
    from bots.discord_bot import run_discord
    from bots.known_collections import known_collections

    async def front(desk: FrontDesk, intake: Intake, bells: Bells) -> None:
        async with known_collections(desk.settings, desk.database) as collections:
            await run_discord(
                desk.settings,
                intake,
                desk.conversation,
                collections=collections,
                stop=bells.stop,
                listening=bells.listening,
            )

    run(_serve("discord", front, work=work))


def worker() -> None:
    """Answer, post and learn for the bots of other processes; start as many as wanted."""

    async def wait(_desk: FrontDesk, _intake: Intake, bells: Bells) -> None:
        bells.listening.set()
        await bells.stop.wait()

    run(_serve("worker", wait, work=True))


def run_everything() -> None:
    """Run everything that is configured, as one process tree; Ctrl-C or SIGTERM stops it in good order."""
    found = settings()
    roles = [["worker"]]
    roles += [["slack", "--no-work"]] if _wants_socket_mode(found) else []
    roles += [["discord", "--no-work"]] if found.discord_token else []
    roles += [["web", "--no-work"]] if found.errata_api_token or found.slack_signing_secret else []
    if len(roles) == 1:
        raise BadSetting(
            "Nothing is configured to run: set SLACK_BOT_TOKEN and SLACK_APP_TOKEN, or DISCORD_TOKEN, or "
            "ERRATA_API_TOKEN.",
            hint="The README says how to get them; `errata chat` needs none.",
        )
    sys.exit(run(supervise(roles)))


def _wants_socket_mode(found: Settings) -> bool:
    """Whether Slack is to be served over Socket Mode. Raises `BadSetting` where one of its two tokens is missing."""
    over_http = found.slack_signing_secret is not None and found.slack_app_token is None
    if over_http or (found.slack_app_token is None and found.slack_bot_token is None):
        return False
    from bots.slack_app import startup

    return bool(startup.app_token(found) and startup.bot_token(found))


def list_jobs(*, as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False) -> None:
    """List what was given up, latest first."""
    from bots.workflows import dead_jobs

    database = open_main_database(settings())
    found = run(dead_jobs(database))
    database.close()
    rows = [{"id": job.id, "name": job.name, "error": job.error, "attempts": job.attempts} for job in found]
    if as_json:
        print_json(rows)
        return
    for row in rows:
        typer.echo(f"{row['id']}  {row['name']}  after {row['attempts']} attempts: {row['error']}")
    if not rows:
        typer.echo("Nothing was given up.")


def retry(job_id: str) -> None:
    """Let a piece of work be tried again, from its last finished step."""
    from bots.workflows import retry_job

    database = open_main_database(settings())
    try:
        run(retry_job(database, job_id, operator()))
    finally:
        database.close()
    typer.echo(f"{job_id} will be tried again by the next worker.")


async def _serve(role: str, front: Front, *, work: bool) -> None:
    """Open the front desk, listen, then work here too if asked, until a signal comes."""
    from bots.assembly import at_work, open_front_desk, open_intake

    keep_small()
    bells = Bells()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(name, bells.stop.set)
    async with AsyncExitStack() as stack:
        desk = await stack.enter_async_context(open_front_desk(settings(), role, answers=work))
        intake = await stack.enter_async_context(open_intake(desk))
        serving = asyncio.create_task(front(desk, intake, bells))
        stack.push_async_callback(_end, serving)
        await _first_of(serving, bells.listening, LISTEN_FIRST if work else None)
        if work and not serving.done():
            engine = await stack.enter_async_context(at_work(desk, role))
            intake.wake = engine.wake
        # What was made up to here stays; looking through it again and again held events up by 100 ms at a time.
        gc.freeze()
        await serving


async def _first_of(serving: asyncio.Task[None], listening: asyncio.Event, seconds: float | None) -> None:
    heard = asyncio.create_task(listening.wait())
    await asyncio.wait({serving, heard}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    heard.cancel()


async def _end(serving: asyncio.Task[None]) -> None:
    serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)
