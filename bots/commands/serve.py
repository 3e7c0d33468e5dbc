"""A command for each platform, `worker`, `run` and `jobs`: the long-running processes, and what they gave up."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bots.commands.common import operator, print_json, run, settings
from bots.commands.helping import Sentences
from bots.commands.telling import tell
from bots.memory import collect_rarely, keep_small
from bots.platforms import PLATFORMS, WEBHOOKS, Listening, Platform
from bots.supervision import supervise
from bots.wiring import open_main_database
from core.errors import BadSetting, Unavailable

if TYPE_CHECKING:
    from bots.assembly import ProcessContext
    from bots.engine.intake import Intake
    from core.settings import Settings

Front = Callable[["ProcessContext", "Intake", "Lifecycle"], Coroutine[Any, Any, None]]
Work = Annotated[bool, typer.Option("--work/--no-work", help="Also answer here; --no-work leaves that to workers.")]


NO_WEB = (
    "No web interface is started: nobody has a token for it. `errata tokens create NAME` makes one (or set "
    "ERRATA_API_TOKEN), and the next `errata run` starts it."
)
LISTEN_FIRST = 3.0  # seconds that the engine waits for the platform: what was accepted before wants its answer, too


@dataclass(frozen=True, slots=True)
class Lifecycle:
    """What a process tells its front (`stop`), and what the front tells the process (`listening`)."""

    stop: asyncio.Event = field(default_factory=asyncio.Event)
    listening: asyncio.Event = field(default_factory=asyncio.Event)


def register(app: typer.Typer) -> None:
    """Add the commands."""
    for platform in PLATFORMS:
        app.command(platform.name, help=platform.help)(listen_to(platform))
    app.command("worker")(worker)
    app.command("run")(run_everything)
    family = typer.Typer(cls=Sentences, help="Work that was given up, and how to revive it.", no_args_is_help=True)
    family.command("list")(list_jobs)
    family.command("retry")(retry)
    app.add_typer(family, name="jobs")


def listen_to(platform: Platform) -> Callable[..., None]:
    """Return the command that serves a platform."""

    async def front(context: ProcessContext, intake: Intake, lifecycle: Lifecycle) -> None:
        ends = (lifecycle.stop, lifecycle.listening)
        await platform.serve(Listening(context.settings, context.database, intake, context.conversation, *ends))

    def command(*, work: Work = True) -> None:
        run(_serve(platform.name, front, work=work))

    return command


def worker() -> None:
    """Answer, post and learn for the bots of other processes; start as many as wanted."""

    async def wait(_context: ProcessContext, _intake: Intake, lifecycle: Lifecycle) -> None:
        lifecycle.listening.set()
        await lifecycle.stop.wait()

    run(_serve("worker", wait, work=True))


def run_everything() -> None:
    """Run everything that is configured, as one process tree; Ctrl-C or SIGTERM stops it in good order."""
    found = settings()
    roles = [["worker"]]
    roles += [[platform.name, "--no-work"] for platform in PLATFORMS if platform.listens(found)]
    over_http = _is_asked_over_http(found)
    roles += [["web", "--no-work"]] if over_http else []
    if len(roles) == 1:
        ways = [" and ".join(name.upper() for name in platform.listening) for platform in PLATFORMS]
        raise BadSetting(
            f"Nothing is configured to run: set {', or '.join([*ways, 'ERRATA_API_TOKEN'])}; or make a token for the "
            "web interface: errata tokens create NAME.",
            hint="A page of docs/ for each says how to get them; `errata chat` needs none.",
        )
    if not over_http:
        tell(NO_WEB, err=True)
    sys.exit(run(supervise(roles)))


def _is_asked_over_http(found: Settings) -> bool:
    """Say whether anybody could ask over HTTP, or somebody means it: by a token, a login, a webhook, or a port."""
    hooks = (platform.webhook for platform in WEBHOOKS.values())
    means_it = found.errata_api_token or found.oidc_issuer or "port" in found.model_fields_set
    return bool(means_it or any(hook.wanted(found) for hook in hooks if hook is not None) or _has_tokens(found))


def _has_tokens(found: Settings) -> bool:
    from storage.access.tokens import list_tokens

    try:
        database = open_main_database(found)
    except Unavailable:  # the processes wait for it, and say so
        return False
    try:
        made = database.transaction(list_tokens)
    finally:
        database.close()
    return any(token.is_good(time.time()) for token in made)


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
        tell(f"{row['id']}  {row['name']}  after {row['attempts']} attempts: {row['error']}")
    if not rows:
        tell("Nothing was given up.")


def retry(job_id: str) -> None:
    """Let a piece of work be tried again, from its last finished step."""
    from bots.workflows import retry_job

    database = open_main_database(settings())
    try:
        run(retry_job(database, job_id, operator()))
    finally:
        database.close()
    tell(f"{job_id} will be tried again by the next worker.")


async def _serve(role: str, front: Front, *, work: bool) -> None:
    """Open the process context, listen, then work here too if asked, until a signal comes."""
    from bots.assembly import at_work, open_intake, open_process_context

    keep_small()
    lifecycle = Lifecycle()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(name, lifecycle.stop.set)
    async with AsyncExitStack() as stack:
        context = await stack.enter_async_context(open_process_context(settings(log_steps=True), role, answers=work))
        intake = await stack.enter_async_context(open_intake(context))
        serving = asyncio.create_task(front(context, intake, lifecycle))
        stack.push_async_callback(_end, serving)
        await _first_of(serving, lifecycle.listening, LISTEN_FIRST if work else None)
        if work and not serving.done():
            engine = await stack.enter_async_context(at_work(context, role))
            intake.wake = engine.wake
        collect_rarely()
        await serving


async def _first_of(serving: asyncio.Task[None], listening: asyncio.Event, seconds: float | None) -> None:
    heard = asyncio.create_task(listening.wait())
    await asyncio.wait({serving, heard}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    heard.cancel()


async def _end(serving: asyncio.Task[None]) -> None:
    serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)
