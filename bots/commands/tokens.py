"""`errata tokens`: who may use the HTTP interface."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

import typer

from bots.commands.common import print_json, settings
from bots.wiring import open_main_database

if TYPE_CHECKING:
    from sqlmodel import Session

    from storage.tokens import Token

ResultT = TypeVar("ResultT")
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    family = typer.Typer(help="Tokens of the HTTP interface.", no_args_is_help=True)
    family.command("create")(create)
    family.command("list")(list_all)
    family.command("revoke")(revoke)
    app.add_typer(family, name="tokens")


def create(
    name: Annotated[str, typer.Argument(help="Whose token it is, or what for.")],
    scope: Annotated[Literal["ask", "admin"], typer.Option(help="ask: questions; admin: everything.")] = "ask",
    collection: Annotated[list[str] | None, typer.Option(help="May read this alone (repeatable).")] = None,
    *,
    as_json: AsJson = False,
) -> None:
    """Make a token and print it, once: it is kept as a hash alone."""
    from storage import tokens

    token, text = _transaction(lambda session: tokens.create(session, name, scope, collection or ()))
    if as_json:
        print_json(_shown(token) | {"token": text})
        return
    typer.echo(f"Token of {token.name!r}; it is not shown again.", err=True)
    typer.echo(text)


def list_all(*, as_json: AsJson = False) -> None:
    """List tokens, without their secrets."""
    from storage import tokens

    rows = [_shown(token) for token in _transaction(tokens.list_tokens)]
    if as_json:
        print_json(rows)
        return
    for row in rows:
        reads = ", ".join(row["collections"]) if row["collections"] is not None else "all collections"
        revoked = f"  revoked {row['revoked_at']}" if row["revoked_at"] else ""
        typer.echo(f"{row['id']}  {row['scope']:<6}{row['name']:<24}{reads}  since {row['created_at']}{revoked}")
    if not rows:
        typer.echo("There are no tokens yet: errata tokens create NAME")


def revoke(name: Annotated[str, typer.Argument(help="The token's name or id.")]) -> None:
    """Revoke a token: it opens nothing from now on."""
    from storage import tokens

    token = _transaction(lambda session: tokens.revoke(session, name))
    typer.echo(f"The token {token.name!r} is revoked.")


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
        "created_at": _moment(token.created_at),
        "revoked_at": _moment(token.revoked_at) if token.revoked_at else None,
    }


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
