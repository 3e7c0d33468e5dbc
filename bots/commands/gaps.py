"""`errata gaps`: what the documents did not tell, by meaning; assigned, answered, dismissed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bots.commands.common import operator, print_json, run, settings
from bots.commands.helping import Sentences
from bots.commands.signals import named
from bots.commands.suggestions import said_whole
from bots.commands.telling import tell
from bots.render.terminal import clean
from core.access.readers import bases_of

if TYPE_CHECKING:
    from bots.engine.deciding import Desk
    from storage.learning.gaps import Gap

KEPT_DAYS = 365  # as `bots.engine.deciding` has it, which costs start-up
STATUSES = ("open", "assigned", "answered", "dismissed")
GapId = Annotated[str, typer.Argument(help="Its id, or how that begins.")]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    family = typer.Typer(
        cls=Sentences, help="What the documents did not tell: list, assign, answer, dismiss.", no_args_is_help=True
    )
    family.command("list")(list_gaps)
    family.command("digest")(digest)
    family.command("assign")(assign)
    family.command("answer")(answer)
    family.command("dismiss")(dismiss)
    app.add_typer(family, name="gaps")


def list_gaps(
    status: Annotated[str, typer.Option(help=f"{', '.join(STATUSES)}; empty: all.")] = "",
    owner: Annotated[str, typer.Option(help="Of this owner alone.")] = "",
    limit: Annotated[int, typer.Option(min=1, max=10_000)] = 50,
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List gaps, most often met first: questions that mean the same are one."""

    async def gather(desk: Desk, embedder: Any) -> list[Gap]:
        from bots.engine.gathering import gathered

        return await gathered(desk.database, embedder, named(status, STATUSES), owner, limit)

    found = run(_at_the_desk(gather))
    if as_json:
        from bots.engine.deciding import gap_as_json

        print_json([gap_as_json(gap) for gap in found])
        return
    for line in _lines(found):
        tell(clean(line))
    if not found:
        tell("No gaps.")


def _lines(found: Sequence[Gap]) -> Iterator[str]:
    """Yield a line a gap, and why a question stands there more than once: a gap is of those who may read the same."""
    alike = Counter(gap.topic.strip().casefold() for gap in found)
    for gap in found:
        who = f" ({gap.owner})" if gap.owner else ""
        several = alike[gap.topic.strip().casefold()] > 1
        over = f"  (over {', '.join(bases_of(gap.collections)) or 'no document'})" if several else ""
        # The end of an id tells gaps of one moment apart; the whole is short enough to be typed.
        yield f"{gap.id}  {gap.times:>3} times  {gap.status}{who}  {gap.topic[:120]}{over}"
    if any(count > 1 for count in alike.values()):
        yield "A question stands there once for each set of documents that it was asked over: who reads them differs."


def digest(
    days: Annotated[int, typer.Option(min=1, max=KEPT_DAYS, help="Of the last so many days.")] = 7,
    channel: Annotated[str, typer.Option(help="Of this channel alone, by its id.")] = "",
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Say what came of each channel's questions: how many were answered, refused and rejected, and what stays open."""
    import time

    from bots.wiring import open_main_database
    from storage.learning.digests import digests

    database = open_main_database(settings())
    try:
        found = database.transaction(lambda session: digests(session, time.time() - days * 86_400.0))
    finally:
        database.close()
    wanted = [one for one in found if channel in ("", one.channel)]
    if as_json:
        print_json([asdict(one) for one in wanted])
        return
    for one in wanted:
        outcomes = ", ".join(f"{count} {outcome}" for outcome, count in sorted(one.outcomes.items()))
        tell(clean(f"{one.platform} {one.channel}: {one.asked} asked ({outcomes}), {one.rejected} rejected"))
        for topic in one.unanswered:
            tell(clean(f"  open: {topic[:120]}"))
    if not wanted:
        tell("No questions in channels: a digest is of a channel, and what is asked on the page or here has none.")


def assign(
    gap: GapId,
    owner: Annotated[str, typer.Argument(help="PLATFORM:TEAM:USER, as `errata collections list` writes people.")],
) -> None:
    """Make somebody the owner of a gap."""

    async def decide(desk: Desk, _: Any) -> Gap:
        from bots.engine.owners import assign as assign_to

        return await desk.database.run(lambda session: assign_to(session, gap, owner, operator()))

    found = run(_at_the_desk(decide))
    tell(clean(f"{found.id} is {found.status} to {found.owner}."))


def answer(  # noqa: PLR0913 - a command's options are its arguments
    gap: GapId,
    content: Annotated[str, typer.Argument(help="What is right, as it is to be cited.")],
    owner: Annotated[str, typer.Option(help="Who answers for it; left out: the gap's owner.")] = "",
    collection: Annotated[str, typer.Option(help="Where it is indexed; left out: the one of its answers.")] = "",
    days: Annotated[int, typer.Option(help="Days that it holds; 0: for ever.")] = KEPT_DAYS,
    *,
    waive: Annotated[
        bool, typer.Option("--waive", help="They are your own words, and you are the only admin.")
    ] = False,
) -> None:
    """Answer a gap: your words become a cited, owned, expiring answer, once somebody else approved them."""

    async def decide(desk: Desk, _: Any) -> Any:
        from bots.engine.deciding import until
        from core.access.rights import valid_name
        from storage.learning.suggestions import Approval

        into = valid_name(collection) if collection else ""
        return await desk.answer_gap(gap, content, Approval(operator(), into, "", owner, until(days), waive))

    found = run(_at_the_desk(decide))
    for line in said_whole(found):
        tell(line)
    waits = "; somebody else is to approve it, or you waive that aloud (--waive)" if found.status == "pending" else ""
    tell(clean(f"The answer {found.id} is {found.status}{waits}."))


def dismiss(gap: GapId) -> None:
    """Dismiss a gap: it is nothing that the documents should tell."""

    async def decide(desk: Desk, _: Any) -> Gap:
        from storage.learning import gaps

        return await desk.database.run(lambda session: gaps.close(session, gap, operator()))

    found = run(_at_the_desk(decide))
    tell(clean(f"{found.id} is {found.status}."))


async def _at_the_desk(decide: Callable[[Desk, Any], Awaitable[Any]]) -> Any:
    from bots.engine.deciding import Desk, admins_of
    from bots.indexer import LibraryIndexer
    from bots.wiring import open_library, open_main_database

    found = settings()
    database = open_main_database(found)
    try:
        async with open_library(found) as library:
            desk = Desk(database, LibraryIndexer(library.index, library.embedder), admins_of(found), found.same_people)
            return await decide(desk, library.embedder)
    finally:
        database.close()
