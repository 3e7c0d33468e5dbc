"""`errata tokens`: who may use the HTTP interface."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

import typer

from bots.commands.common import operator, print_json, run, settings
from bots.commands.helping import Sentences
from bots.commands.telling import tell
from bots.render.terminal import clean
from bots.times import ahead, shown
from bots.unknown_collections import remarks
from bots.wiring import open_main_database
from core.errors import ErrataError

if TYPE_CHECKING:
    from sqlmodel import Session

    from storage.access.tokens import Token

ResultT = TypeVar("ResultT")
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    family = typer.Typer(cls=Sentences, help="Tokens of the HTTP interface.", no_args_is_help=True)
    family.command("create")(create)
    family.command("list")(list_all)
    family.command("revoke")(revoke)
    app.add_typer(family, name="tokens")


def create(
    name: Annotated[str, typer.Argument(help="Whose token it is, or what for.")],
    scope: Annotated[Literal["ask", "admin"], typer.Option(help="ask: questions; admin: everything.")] = "ask",
    collection: Annotated[list[str] | None, typer.Option(help="May read this alone (repeatable).")] = None,
    expires: Annotated[str, typer.Option(help="After so long (90d, 12h, 6w) or on a day (2027-01-31).")] = "",
    *,
    as_json: AsJson = False,
) -> None:
    """Make a token and print it, once: it is kept as a hash alone. One of scope ask reads what is for everyone."""
    from storage.access import audit, tokens

    until = ahead(expires, "--expires") if expires else 0.0
    unknown = _unknown(collection or ())

    def make(session: Session) -> tuple[Token, str]:
        token, text = tokens.create(session, name, scope, collection or (), until)
        audit.note(session, operator(), audit.TOKEN_CREATED, f"{token.id} {token.name}")
        return token, text

    token, text = _transaction(make)
    for remark in unknown:
        tell(clean(f"errata: {remark}"), err=True)
    if as_json:
        print_json(_shown(token) | {"token": text})
        return
    lasts = (
        f"until {shown(token.expires_at)}" if token.expires_at else "until it is revoked (--expires 90d sets an end)"
    )
    tell(f"Token of {token.name!r}, good {lasts}; it is not shown again.", err=True)
    typer.echo(text)


def list_all(*, as_json: AsJson = False) -> None:
    """List tokens, without their secrets."""
    from storage.access import tokens
    from storage.access.audiences import gifts

    def look(session: Session) -> list[dict[str, Any]]:
        found = tokens.list_tokens(session)
        given = gifts(session, "token", [token.id for token in found])
        return [_shown(token) | {"given": sorted(given[token.id])} for token in found]

    rows = _transaction(look)
    if as_json:
        print_json(rows)
        return
    for row in rows:
        unlimited = ["all collections"] if row["scope"] == "admin" else ["what is for everyone"]
        limited_to = row["collections"] if row["collections"] is not None else unlimited
        reads = ", ".join(dict.fromkeys([*limited_to, *row["given"]])) or "nothing"
        tell(f"{row['id']}  {row['scope']:<6}{row['name']:<24}{reads}  since {row['created_at']}  {_life(row)}")
    if not rows:
        tell("There are no tokens yet: errata tokens create NAME")


def revoke(name: Annotated[str, typer.Argument(help="The token's name or id.")]) -> None:
    """Revoke a token: it opens nothing from now on."""
    from storage.access import audit, tokens

    def end(session: Session) -> Token:
        token = tokens.revoke(session, name)
        audit.note(session, operator(), audit.TOKEN_REVOKED, f"{token.id} {token.name}")
        return token

    token = _transaction(end)
    tell(f"The token {token.name!r} is revoked; the sessions begun with it are over.")


def _unknown(named: Sequence[str]) -> list[str]:
    """Return what is to be said of collections that nothing is known of: whoever types here may know them all."""
    if not named:
        return []
    from bots.audience_list import collection_audiences

    try:
        known = [audience.name for audience in run(collection_audiences(settings()))]
    except ErrataError as error:
        return [f"Whether there are such collections could not be looked up: {error}"]
    return remarks(named, known)


def _transaction(work: Callable[[Session], ResultT]) -> ResultT:
    database = open_main_database(settings())
    try:
        return database.transaction(work)
    finally:
        database.close()


def _shown(token: Token) -> dict[str, Any]:
    return {
        "id": token.id,
        "name": token.name,
        "scope": token.scope,
        "collections": list(token.collections) if token.collections is not None else None,
        "created_at": shown(token.created_at),
        "revoked_at": shown(token.revoked_at) if token.revoked_at else None,
        "expires_at": shown(token.expires_at) if token.expires_at else None,
        "used_at": shown(token.used_at) if token.used_at else None,
    }


def _life(row: Mapping[str, Any]) -> str:
    used = f"used {row['used_at']}" if row["used_at"] else "never used"
    if row["revoked_at"]:
        return f"revoked {row['revoked_at']}, {used}"
    if row["expires_at"] is None:
        return f"no end, {used}"
    return f"{'expired' if row['expires_at'] <= shown(time.time()) else 'until'} {row['expires_at']}, {used}"
