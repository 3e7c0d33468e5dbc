"""The command line: thin commands over the shared core; errors become one line and an exit code."""

from __future__ import annotations

import io
import logging
import os
import sys
from copy import copy
from pathlib import Path
from typing import Annotated

import typer

from bots.commands import (
    access,
    ask,
    audiences,
    audit,
    chat,
    contradictions,
    doctor,
    documents,
    evaluation,
    facts,
    feedback,
    forget,
    gaps,
    health,
    indexed,
    keeping,
    learning,
    search,
    serve,
    signals,
    sources,
    suggestions,
    tokens,
    trace,
    web,
)
from bots.commands.helping import WIDEST, Sentences
from bots.commands.misuse import LIBRARY_ERROR, misused
from bots.commands.telling import tell
from bots.memory import collect_rarely_while_loading
from bots.render.terminal import clean
from bots.wiring import use_env_file
from core.errors import (
    BadInput,
    BadSetting,
    ErrataError,
    Forbidden,
    KeyRejected,
    NotFound,
    StoreCorrupt,
    Unavailable,
)
from core.text.storable import storable

log = logging.getLogger("errata")
USAGE_ERRORS = (BadInput, BadSetting, Forbidden, KeyRejected, NotFound, StoreCorrupt)

app = typer.Typer(
    name="errata",
    cls=Sentences,
    help="Answers from your team's documents and figures, proves what it says, and corrects itself.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": WIDEST},
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
for module in (
    documents,
    search,
    indexed,
    sources,
    contradictions,
    audiences,
    access,
    ask,
    chat,
    facts,
    evaluation,
    serve,
    web,
    tokens,
    audit,
    trace,
    keeping,
    forget,
    signals,
    gaps,
    feedback,
    suggestions,
    learning,
    doctor,
    health,
):
    module.register(app)


def _print_version(asked: bool) -> None:
    if asked:
        from importlib.metadata import version  # reads mail headers: no other command need load that

        typer.echo(f"errata {version('errata-bot')}")
        raise typer.Exit


@app.callback(help=app.info.help)
def begin(
    *,
    _: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
    env_file: Annotated[
        Path | None, typer.Option("--env-file", help="Read settings from this file, not from the usual .env.")
    ] = None,
) -> None:
    """Take the options that belong to no command."""
    if env_file is not None:
        use_env_file(env_file)


def _storable(argument: str) -> str:
    """Bytes that are no text are replaced, unless they name a file that is there."""
    try:
        return argument if Path(argument).exists() else storable(argument)
    except OSError:  # longer than any name
        return storable(argument)


def main(arguments: list[str] | None = None) -> None:
    """Run one command. Exit code 0: all well; 1: some input failed; 2: usage or configuration."""
    collect_rarely_while_loading()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A letter that the terminal's encoding lacks must not end a command half-way.
            stream.reconfigure(errors="replace")
    try:
        sys.exit(run([_storable(word) for word in (sys.argv[1:] if arguments is None else arguments)]))
    except ErrataError as error:
        complain(error)
        sys.exit(2 if isinstance(error, USAGE_ERRORS) else 1)
    except KeyboardInterrupt:
        sys.exit(130)
    except typer.Abort:
        tell("errata: Nothing was done.", err=True)
        sys.exit(1)
    except BrokenPipeError:
        # The reader of our output went away (| head); Python would complain again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except Exception as error:
        log.debug("Unexpected.", exc_info=True)
        known = meaning(error)
        complain(known)
        sys.exit(2 if isinstance(known, USAGE_ERRORS) else 1)


def run(arguments: list[str]) -> int:
    """Run one command and return its exit code. Raises `BadInput` for a command line that can't be."""
    try:
        code = _with_only(arguments[0] if arguments else "")(arguments, prog_name="errata", standalone_mode=False)
    except LIBRARY_ERROR as error:
        if type(error).__name__ == "NoArgsIsHelpError":  # a family of commands without a command: its help
            typer.echo(str(error), err=True)
            return 2
        raise misused(error) from None
    return code if isinstance(code, int) else 0


def _with_only(named: str) -> typer.Typer:
    """Return the app with one of its commands, else whole: to take all apart takes longer than many a command."""
    groups = [group for group in app.registered_groups if group.name == named]
    commands = [command for command in app.registered_commands if command.name == named]
    if not groups and not commands:
        return app
    alone = copy(app)
    alone.registered_groups, alone.registered_commands = groups, commands
    return alone


def complain(error: ErrataError) -> None:
    """Print an error on one line of standard error."""
    tell(f"errata: {' '.join(clean(str(error)).split())}", err=True)


def meaning(error: Exception) -> ErrataError:
    """Return what a foreign error is to a user: the database's and the disk's are not ours to be surprised by."""
    # Imported here: a command that goes well may need no database.
    from sqlalchemy.exc import DBAPIError, OperationalError

    if isinstance(error, DBAPIError) and error.orig is not None:
        said = f"The database can't be used now: {str(error.orig).strip() or type(error.orig).__name__}."
        return Unavailable(said) if isinstance(error, OperationalError) else StoreCorrupt(said)
    if isinstance(error, OSError) and error.strerror:
        where = f" ({error.filename})" if error.filename else ""
        return Unavailable(f"{error.strerror}{where}.")
    return ErrataError(f"Something unexpected went wrong ({type(error).__name__}).", hint="See LOG_LEVEL=debug.")
