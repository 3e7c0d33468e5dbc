"""Who can be named as a reader of a document: people, groups and channels of platforms, tokens, people of the pages."""

from __future__ import annotations

from collections.abc import Iterable

from bots.platforms import BY_NAME, Platform
from core.access.readers import MEMBERS, comparable, group_of
from core.errors import BadInput, BadSetting

TOKEN = "token"  # noqa: S105 - the kind of a principal
PAGES = "oidc"


def may_be_called(principal: str) -> bool:
    """Say whether anybody can be called so: a platform, a kind of id that it has, and an id of that form."""
    kind, _, rest = principal.partition(":")
    if kind in (TOKEN, PAGES):
        return bool(rest) and ":" not in rest
    platform = BY_NAME.get(kind)
    return platform is not None and any(_fits(platform, form, rest) for form in platform.principals)


def may_read(principal: str) -> bool:
    """Say whether a text names somebody who could be a reader."""
    try:
        return bool(group_of([principal], may_be_called))
    except BadInput:
        return False


def known_as(said: Iterable[str], setting: str) -> dict[str, str]:
    """Return who those are here that a vendor knows by other names, lower case. Raises `BadSetting`.

    Each of `said` is `NAME=PRINCIPAL`, as the setting holds them.
    """
    found = {}
    for one in said:
        name, there, who = (part.strip() for part in one.partition("="))
        if not there or not name or not may_read(who):
            raise BadSetting(f"{setting}: {one!r} names no reader.", hint="Such as hr@example.com=token:payroll.")
        found[name.lower()] = who
    return found


def token_called(name: str) -> str:
    """Return the principal of a token of this name."""
    return comparable(f"{TOKEN}:{name}")


def page_reader_called(address: str) -> str:
    """Return the principal of whoever logged in at the issuer with this verified address."""
    return comparable(f"{PAGES}:{address}")


def person_called(platform: str, user: str) -> str:
    """Return the principal of a person of a platform."""
    return f"{platform}:{user}"


def here_called(platform: str, workspace: str, channel: str) -> frozenset[str]:
    """Return the principals that all are who read along in a channel: the channel, and whatever it is all of."""
    found = BY_NAME.get(platform)
    forms = found.here if found is not None else ()
    given = [
        form.format(channel=channel, workspace=workspace) for form in forms if workspace or "workspace" not in form
    ]
    return frozenset(f"{platform}:{one}" for one in given)


def _fits(platform: Platform, form: str, rest: str) -> bool:
    """`U*` is an id that begins so, of capitals and digits; `role:#` a number behind a word."""
    begins, sign = form[:-1], form[-1]
    given = rest.removeprefix(begins)
    if not rest.startswith(begins) or not given.isascii():
        return False
    return given.isdigit() if sign == "#" else given.isalnum() and given == given.upper()


__all__ = [
    "MEMBERS",
    "here_called",
    "known_as",
    "may_be_called",
    "may_read",
    "page_reader_called",
    "person_called",
    "token_called",
]
