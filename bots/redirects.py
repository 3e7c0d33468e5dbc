"""Refuses redirects for clients of aiohttp, which would take a request, and what it says, to a host nobody named."""

from __future__ import annotations

from types import SimpleNamespace

from aiohttp import ClientError, ClientSession, TraceConfig, TraceRequestRedirectParams


class Redirected(ClientError):
    """A service points to another address, which is not followed."""


def refusing_redirects(trace: TraceConfig | None = None) -> TraceConfig:
    """Return a trace, this one or a new one, for a session in which every redirect raises `Redirected`."""
    trace = trace or TraceConfig()
    trace.on_request_redirect.append(_refuse)
    return trace


async def _refuse(_: ClientSession, __: SimpleNamespace, redirect: TraceRequestRedirectParams) -> None:
    redirect.response.close()
    raise Redirected(f"Redirected ({redirect.response.status}).")
