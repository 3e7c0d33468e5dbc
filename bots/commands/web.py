"""`errata web`: the HTTP interface, the chat page and the dashboard."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
from typing import Annotated

import typer

from bots.commands.common import run, settings
from bots.commands.serve import Work
from bots.commands.telling import tell
from core.errors import BadInput


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("web")(web)


def web(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for all of them.")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(min=0, max=65_535, help="Default: PORT, else 8000.")] = None,
    *,
    work: Work = True,
) -> None:
    """Serve the HTTP interface; every path but health needs a token (`errata tokens create`)."""
    _check(host)
    run(_serve(host, port, work=work))


def _check(host: str) -> None:
    try:
        if host and socket.getaddrinfo(host, None):
            return
    except OSError:  # no such name
        pass
    raise BadInput(f"--host: {host!r} is no address.", hint="Such as 127.0.0.1, or 0.0.0.0 for all of this machine.")


async def _serve(host: str, port: int | None, *, work: bool) -> None:
    from bots.web.serving import serve_web

    found = settings(log_steps=True)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(name, stop.set)
    where = (host, found.port if port is None else port)
    await serve_web(found, where, stop, work=work, listening=lambda url: tell(f"Serving on {url}", err=True))
