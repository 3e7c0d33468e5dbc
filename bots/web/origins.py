"""Which page a browser's request comes from, by the browser's own word: no script can write these headers.

A site that points its name at this machine (DNS rebinding) is its own origin here, and passes: it gains nothing by it,
since the browser holds no cookie of ours for that name, and every path that tells anything wants one or a token.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def from_here(connection: HTTPConnection) -> bool | None:
    """Say whether a page of this very site sent a request; None where nothing says: then no browser did."""
    site = connection.headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = connection.headers.get("origin")
    return None if origin is None else _is_ours(origin, connection)


def is_secure(connection: HTTPConnection) -> bool:
    """Say whether the browser speaks TLS, if only with a proxy that does not tell: its page's origin does."""
    return connection.url.scheme == "https" or connection.headers.get("origin", "").startswith("https://")


def _is_ours(origin: str, connection: HTTPConnection) -> bool:
    try:
        given = urlsplit(origin)
    except ValueError:
        return False
    here = connection.url
    # A proxy may speak TLS for us, so that only our own TLS proves that the page's must be.
    same_scheme = given.scheme == "https" or (given.scheme == "http" and here.scheme == "http")
    return same_scheme and bool(given.netloc) and given.netloc.lower() == here.netloc.lower()
