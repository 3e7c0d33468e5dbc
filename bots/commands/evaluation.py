"""`errata eval`: a file of questions with what is expected of their answers, asked before and after a change."""

from __future__ import annotations

import json
import os
import time
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bots.commands.common import print_json, read_jsonl, run, settings
from bots.commands.progress import progress_bar
from bots.commands.telling import tell
from bots.render.terminal import clean
from core.errors import BadInput, NotFound
from core.model import Mode, Question
from core.ports import Kit, Progress, Report

if TYPE_CHECKING:
    from core.evaluation.comparison import Result
    from core.evaluation.expectations import Expectation
    from core.evaluation.judging import Judgement


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("eval")(evaluate)


def evaluate(  # noqa: PLR0913 - a command's options are its arguments
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help='JSONL with {"text", "expected"?, "outcome"?...} a line.')
    ],
    *,
    mode: Annotated[Mode | None, typer.Option(help="How to answer, where a line does not say.")] = None,
    collection: Annotated[list[str] | None, typer.Option(help="Only from this collection (repeatable).")] = None,
    compare: Annotated[Path | None, typer.Option(metavar="OLD.json", help="Show what changed since that run.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="NEW.json", help="Keep this run, to compare with later.")] = None,
    fail_under: Annotated[float, typer.Option(min=0, max=1, help="Exit with 1 where a smaller share is right.")] = 0.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Ask a file of questions and judge the answers: how many are right, and what got better or worse.

    Every answer is made anew, and enters no conversation and no statistics. Runs are kept for the operator's pages.
    """
    from bots.render.evaluation import Evaluation, evaluation_json, evaluation_text, results
    from core.evaluation.comparison import compare as compared
    from core.evaluation.scores import scores

    before = _kept(compare) if compare else None
    lines = _read(file)
    if save:
        _can_be_written(save)
    template = Question("", mode=mode or settings().errata_mode, wanted=tuple(collection or ()))
    judgements = run(_ask_all(lines, template)) if lines.asked else []
    comparison = None if before is None else compared(before, results(judgements))
    evaluation = Evaluation(judgements, lines.errors, comparison)
    if judgements:
        run(_keep(file.name, evaluation_json(evaluation)))
    if save:
        _write(save, evaluation_json(evaluation))
    if as_json:
        print_json(evaluation_json(evaluation), indent=2)
    else:
        for error in lines.errors:
            tell(clean(f"errata: {error['error']}"), err=True)
        tell(evaluation_text(evaluation), lines=True)
    total = scores(judgements)
    raise typer.Exit(int(bool(lines.errors) or total.failed > 0 or total.share_right < fail_under))


@dataclass(slots=True)
class _Lines:
    """What a file holds: questions with the number of their line, and a report of each line that is none."""

    asked: list[tuple[int, Expectation]] = field(default_factory=list)
    refused: list[tuple[int, Any, str]] = field(default_factory=list)

    @property
    def errors(self) -> list[dict[str, Any]]:
        """What is not asked and why, by line."""
        return [{"_id": identity, "error": f"line {number}: {reason}"} for number, identity, reason in self.refused]

    def refuse(self, number: int, identity: Any, reason: object) -> None:
        """Leave a line out."""
        self.refused.append((number, identity, str(reason)))
        self.refused.sort(key=lambda line: line[0])


def _read(file: Path) -> _Lines:
    from core.evaluation.expectations import read_expectation

    lines = _Lines()
    places: dict[str, int] = {}
    for number, line in read_jsonl(file):
        try:
            if isinstance(line, str):
                raise BadInput(line)
            expectation = read_expectation(line)
            if (first := places.setdefault(expectation.key, number)) != number:
                raise BadInput(f'line {first} is called the same; give each an "_id" of its own.')
            lines.asked.append((number, expectation))
        except BadInput as error:
            lines.refuse(number, line.get("_id") if isinstance(line, dict) else None, error)
    if not lines.asked and not lines.refused:
        raise BadInput(f"{file} holds no questions.")
    return lines


async def _ask_all(lines: _Lines, template: Question) -> list[Judgement]:
    from bots.wiring import open_kit

    with progress_bar() as report:
        async with open_kit(settings(), for_terminal=True) as kit:
            # A remembered answer would know nothing of changed settings, and cost no time.
            return await _judge_all(lines, template, replace(kit, cache=None), report)


async def _judge_all(lines: _Lines, template: Question, kit: Kit, report: Report) -> list[Judgement]:
    from core.evaluation.judging import judge
    from core.loop import answer

    judgements = []
    for done, (number, expectation) in enumerate(lines.asked):
        report(Progress("asking", expectation.text, data={"done": done, "total": len(lines.asked)}))
        try:
            judgements.append(judge(expectation, await answer(_question(expectation, template), kit)))
        except (BadInput, NotFound) as error:
            if isinstance(error, NotFound) and not expectation.collections:
                raise
            lines.refuse(number, expectation.id, error)
    return judgements


async def _keep(name: str, evaluation: dict[str, Any]) -> None:
    """Keep a run where the operator's pages look for it."""
    from bots.wiring import open_main_database
    from storage.evaluations import Runs

    database = open_main_database(settings())
    try:
        await Runs(database).keep(clean(name), time.time(), evaluation)
    finally:
        database.close()


def _question(expectation: Expectation, template: Question) -> Question:
    """What a line says of itself goes before what the command line says of all."""
    return replace(
        template,
        text=expectation.text,
        mode=expectation.mode or template.mode,
        wanted=expectation.collections or template.wanted,
    )


def _kept(path: Path) -> tuple[Result, ...]:
    """Read an earlier run. Raises `BadInput` where it can't be read, before anything is asked."""
    from core.evaluation.comparison import read_results

    try:
        return read_results(json.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        raise BadInput(f"{path} can't be read: {error.strerror}.") from error
    except (ValueError, RecursionError, BadInput) as error:
        raise BadInput(f"{path} is no evaluation that errata eval --save wrote.") from error


def _can_be_written(path: Path) -> None:
    """Raise `BadInput` now rather than when all has been asked."""
    if path.is_dir() or not path.parent.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
        raise BadInput(f"{path} can't be written.")


def _write(path: Path, kept: dict[str, Any]) -> None:
    try:
        path.write_text(json.dumps(kept, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{path} can't be written: {error.strerror}.") from error
