"""`errata learning`: ranking and thresholds learnt from what people confirmed; promoted after a shadow evaluation."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bots.commands.common import operator, print_json, read_jsonl, run, settings
from bots.commands.helping import Sentences
from bots.commands.progress import progress_bar
from bots.commands.telling import tell
from bots.render.terminal import clean
from bots.wiring import open_main_database
from core.errors import BadInput

if TYPE_CHECKING:
    from core.evaluation.expectations import Expectation
    from storage.learning.steps import Step

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
_STEPS = 10


def register(app: typer.Typer) -> None:
    """Add the commands."""
    family = typer.Typer(
        cls=Sentences, help="What was learnt of ranking and thresholds: show, promote, roll back.", no_args_is_help=True
    )
    family.command("status")(status)
    family.command("promote")(promote)
    family.command("rollback")(rollback)
    app.add_typer(family, name="learning")


def status(*, as_json: AsJson = False) -> None:
    """Show what holds now, what there is to learn from, and the latest steps."""
    from bots.adjusting import status_of

    database = open_main_database(settings())
    try:
        found = database.transaction(lambda session: status_of(session, _STEPS))
    finally:
        database.close()
    if as_json:
        print_json(found, indent=2)
        return
    holds, known, frozen = found["holds"], found["known"], found["frozen"]
    weights = ", ".join(f"{name} {holds[name]:g}" for name in ("keyword", "dense", "reranker"))
    moved = "".join(f", {one['setting']} {one['was']:g} -> {one['now']:g}" for one in holds["shifts"])
    tell(clean(f"Ranking: {weights}{moved} ({'learnt' if found['learnt'] else 'as shipped'})"))
    tell(f"To learn from: {known['examples']} confirmed answers, {known['fixes']} fixes")
    tell(f"Frozen: {frozen['cases']} cases, {frozen['right']} right and {frozen['wrong']} wrong when last asked")
    for case in frozen["wrong_now"]:
        tell(clean(f"  wrong again: {case['text'][:100]} ({case['said'][:100]})"))
    for step in found["steps"]:
        tell(clean(f"{step['at'][:19]}  {step['step']:<12}{step['by']}  {step['why']}".rstrip()))


def promote(
    cases: Annotated[
        list[Path] | None, typer.Option("--cases", metavar="FILE", help="More questions, as `errata eval` reads them.")
    ] = None,
    *,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would come of it.")] = False,
    as_json: AsJson = False,
) -> None:
    """Learn from what people confirmed, ask all cases with and without it, and let it hold if nothing got worse."""
    from bots.adjusting import step_as_json, why

    step = run(_promote([(path.name, _read(path)) for path in cases or ()], dry_run=dry_run))
    if as_json:
        print_json(step_as_json(step) | {"dry_run": dry_run}, indent=2)
        return
    for name, found in dict(step.report.get("sets", {})).items():
        tell(clean(f"{name}: {found['asked']} asked, right {found['before']:.3f} before, {found['after']:.3f} now"))
        for worse in found["worse"]:
            tell(clean(f"  worse: {worse['_id']} ({worse['said'][:120]})"))
    tell(clean(f"{'Would be ' if dry_run else ''}{step.step}: {why(step)}"))


def rollback(*, as_json: AsJson = False) -> None:
    """Let hold again what held before the last promotion. Running processes follow within seconds."""
    from bots.adjusting import step_as_json, why
    from storage.learning.steps import roll_back

    database, who = open_main_database(settings()), operator()
    try:
        step = database.transaction(lambda session: roll_back(session, who))
    finally:
        database.close()
    if as_json:
        print_json(step_as_json(step), indent=2)
        return
    tell(clean(f"{step.step}: {why(step)}"))


def _read(path: Path) -> list[Expectation]:
    """Read a file of cases. Raises `BadInput` at the first line that is none: half a set shows no loss."""
    from core.evaluation.expectations import read_expectation

    found: list[Expectation] = []
    for number, line in read_jsonl(path):
        if isinstance(line, str):
            raise BadInput(f"{path}, line {number}: {line}")
        try:
            found.append(read_expectation(line))
        except BadInput as error:
            raise BadInput(f"{path}, line {number}: {error}") from error
    return found


async def _promote(files: list[tuple[str, list[Expectation]]], *, dry_run: bool) -> Step:
    from bots.adjusting import Trial, try_out
    from bots.wiring import open_kit

    found = settings()
    database = open_main_database(found)
    try:
        with progress_bar() as report:
            async with open_kit(found, for_terminal=True, database=database) as kit:
                return await try_out(Trial(database, kit, operator(), dict(files), report), dry_run=dry_run)
    finally:
        database.close()
