"""`errata feedback`: the thumbs-downs that stand, and why; as cases to evaluate; one that counts no more."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from bots.commands.common import counted, operator, print_json, settings
from bots.commands.helping import Sentences
from bots.commands.telling import tell
from bots.render.terminal import clean
from bots.times import since
from bots.wiring import open_main_database
from core.errors import BadInput, NotFound


def register(app: typer.Typer) -> None:
    """Add the commands."""
    family = typer.Typer(
        cls=Sentences, help="Thumbs-downs that stand: list, export or dismiss them.", no_args_is_help=True
    )
    family.command("list")(list_feedback)
    family.command("export")(export)
    family.command("dismiss")(dismiss)
    app.add_typer(family, name="feedback")


def list_feedback(
    limit: Annotated[int, typer.Option(min=1, max=10_000, help="At most so many, the latest.")] = 100,
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the thumbs-downs that stand, latest first: what was asked, and why the answer was bad."""
    from storage.conversations.feedback import standing_against

    database = open_main_database(settings())
    try:
        found = database.transaction(lambda session: standing_against(session, limit))
    finally:
        database.close()
    if as_json:
        print_json([{"id": one.id, "question": one.question, "reason": one.reason} for one in found])
        return
    for one in found:
        tell(clean(f"{one.id[:12]}  {one.question[:120]}{f'  ({one.reason[:200]})' if one.reason else ''}"))
    if not found:
        tell("No thumbs-down stands.")


def export(
    since_: Annotated[str, typer.Option("--since", help="A span (90d, 12h, 6w) up to now, or a day; empty: all.")] = "",
    to: Annotated[Path | None, typer.Option("--to", metavar="FILE", help="Write there, not to the output.")] = None,
    *,
    confirmed: Annotated[bool, typer.Option("--confirmed", help="Only those of which is known what is right.")] = False,
) -> None:
    """Write rejected answers as questions for `errata eval` (JSONL): what must, and must not, be said of them.

    Of an answer that stands nothing is expected but an answer: look it through before you rely on it.
    """
    from storage.access import audit
    from storage.conversations.confirmed import rejected

    begins = since(since_, "--since") if since_ else 0.0
    database, who = open_main_database(settings()), operator()
    try:
        found = database.transaction(lambda session: rejected(session, begins))
        database.transaction(lambda session: audit.note(session, who, audit.EXPORTED, "feedback"))
    finally:
        database.close()
    lines = [json.dumps(case, ensure_ascii=False) for case in found if case["confirmed"] or not confirmed]
    if to is None:
        for line in lines:
            typer.echo(line)
        return
    try:
        to.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{to} can't be written: {error.strerror}.") from error
    tell(f"{counted(len(lines), 'case')} written.")


def dismiss(feedback: Annotated[str, typer.Argument(help="Its id, or how that begins (8 letters at least).")]) -> None:
    """Let a thumbs-down count no more."""
    from storage.access import audit
    from storage.conversations import feedback as store

    database, who = open_main_database(settings()), operator()
    try:
        if not database.transaction(lambda session: store.dismiss(session, feedback)):
            raise NotFound(f"There is no thumbs-down {feedback}, or more than one.", hint="See errata feedback list.")
        database.transaction(lambda session: audit.note(session, who, audit.FEEDBACK_WITHDRAWN, feedback))
    finally:
        database.close()
    tell(clean(f"{feedback} counts no more."))
