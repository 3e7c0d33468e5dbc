"""`errata ask` and `errata check`: one question or many, one answer or many."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

from bots.commands.common import print_json, read_jsonl, run, settings
from core.errors import BadInput, BadSetting, ErrataError, KeyRejected, NotFound, Unreadable
from core.model import Answer, Mode, Outcome, Passage, Question
from core.ports import Kit, Report, silent

_LONGEST_TYPED = 100_000  # characters of a question on standard input; the loop says what is too long


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("ask")(ask)
    app.command("check")(check)


def ask(  # noqa: PLR0913 - a command's options are its arguments
    question: Annotated[str | None, typer.Argument(help="What you want to know.")] = None,
    questions: Annotated[Path | None, typer.Option(help='JSONL with {"_id", "text"} a line.')] = None,
    mode: Annotated[Mode | None, typer.Option(help="How to answer; default: ERRATA_MODE.")] = None,
    collection: Annotated[list[str] | None, typer.Option(help="Only from this collection (repeatable).")] = None,
    conversation: Annotated[str, typer.Option(help="Continue the conversation of this name.")] = "",
    *,
    text: Annotated[
        str, typer.Option(metavar="FILE|-", help="A text to answer from as well, for this question; -: standard input.")
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Answer a question from the documents and figures, with sources."""
    if (question is None) == (questions is None):
        raise BadInput("Give a question, or --questions FILE.")
    if question == "-":
        if text == "-":
            raise BadInput("Standard input can't be the question and the text both.")
        question = sys.stdin.read(_LONGEST_TYPED)
    wanted = tuple(collection or ())
    template = Question("", mode=mode or settings().errata_mode, wanted=wanted, conversation_id=conversation)
    if text:
        template = replace(template, attached=run(_attached(text)))
    if questions is not None:
        raise typer.Exit(run(_ask_many(questions, template)))
    raise typer.Exit(run(_ask_one(question or "", template, as_json=as_json)))


def check(
    records: Annotated[
        Path,
        typer.Argument(
            help='JSONL with {"id", "answer", "question"?, "context"? (text, or a list), "rows"?}; - is stdin.'
        ),
    ],
    *,
    fail: Annotated[bool, typer.Option("--fail", help="Exit code 1 also where an answer did not pass.")] = False,
) -> None:
    """Check answers against their evidence: citations, figures, years, filings and addresses.

    Exit code 0, also where answers fail (1 with --fail); 1 where a line could not be read.
    """
    from core.checks import check_record

    code = 0
    for number, record in read_jsonl(records):
        try:
            if isinstance(record, str):
                raise BadInput(record)
            verdict = check_record(record)
            code = code or int(fail and not verdict["passed"])
            print_json(verdict)
        except BadInput as error:
            code = 1
            identity = record.get("id") if isinstance(record, dict) else None
            print_json({"id": identity, "error": f"line {number}: {error}"})
    raise typer.Exit(code)


async def _attached(named: str) -> tuple[Passage, ...]:
    """Return the passages of a file, or of standard input. Raises `Unreadable`, also where there is no such file."""
    from core.indexing.attached import passages_of, passages_of_text
    from core.indexing.readers.limits import DEFAULT_LIMITS as LIMITS

    if named != "-":
        try:
            return await passages_of(Path(named), LIMITS)
        except OSError as error:
            raise Unreadable(f"{named} can't be read: {error.strerror}.") from error
    data = await asyncio.to_thread(sys.stdin.buffer.read, LIMITS.text_bytes + 1)
    return await passages_of_text("standard input", data, LIMITS)


async def _ask_one(text: str, template: Question, *, as_json: bool) -> int:
    with _watched() as report:  # first of all: what answers takes a second to load
        from bots.asking import put
        from bots.render.answer_json import answer_json
        from bots.wiring import open_kit

        async with open_kit(settings(), for_terminal=True) as kit:
            given = await put(text, template, kit, report)
    if as_json:
        print_json(answer_json(given), indent=2)
    else:
        _show(given)
    return int(given.outcome is Outcome.FAILED)


async def _ask_many(path: Path, template: Question) -> int:
    from bots.wiring import open_kit

    code = 0
    async with open_kit(settings(), for_terminal=True) as kit:
        for number, line in read_jsonl(path):
            result = await _line(number, line, template, kit)
            code = code or int("error" in result or result.get("outcome") == Outcome.FAILED)
            print_json(result)
    return code


async def _line(number: int, line: dict[str, Any] | str, template: Question, kit: Kit) -> dict[str, Any]:
    from bots.asking import put
    from bots.render.answer_json import answer_json

    identity = line.get("_id") if isinstance(line, dict) else None
    try:
        if isinstance(line, str):
            raise BadInput(f"line {number}: {line}")
        if identity is None or not isinstance(line.get("text"), str):
            raise BadInput(f'line {number}: "_id" and "text" are needed')
        return {"_id": identity} | answer_json(await put(line["text"], template, kit))
    except (BadSetting, KeyRejected, NotFound):
        raise
    except ErrataError as error:
        return {"_id": identity, "error": str(error)}


@contextmanager
def _watched() -> Iterator[Report]:
    """Yield a report of steps: shown while they happen where somebody looks, else to nobody."""
    if not sys.stderr.isatty():
        yield silent
        return
    from rich.console import Console

    from bots.console.screen import Screen

    with Screen(Console(stderr=True, highlight=False, emoji=False)).steps("starting ...") as report:
        yield report


def _show(answer: Answer) -> None:
    if sys.stdout.isatty():
        from bots.console.screen import Screen

        Screen().answer(answer)
        return
    from bots.render.terminal import answer_text

    typer.echo(answer_text(answer))
