"""Whether calls booked are calls made, to the token; what a booking takes; and who waits for whom over HTTP.

python -m benchmarks.booking [--rounds 5] [--databases sqlite postgres]

Questions in all modes meet a loopback server that misbehaves in all its ways (`tests/booking_bench.py`); its own record
of requests and usage is held against the ledger.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import statistics
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.results import may_record, record, table
from core.costs.accounts import Account, Caps, ModelCall, Spent
from core.model import Asker
from storage.costs.ledger import SqlLedger
from storage.database import open_database
from tests.booking_bench import TROUBLES, Reckoning, open_books, reckon
from tests.conftest import fresh_postgres
from tests.engine_bench import answer_to
from tests.web_bench import on_a_socket

AT_ONCE = 12  # questions, each with a server of its own
BOOKINGS = 500
ANSWER_SECONDS = 0.5
FLOOD = 1_000
ASKED = 4


@contextmanager
def database_url(kind: str) -> Iterator[str]:
    """Make an empty database."""
    if kind == "postgres":
        with fresh_postgres() as url:
            yield url
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{Path(folder) / 'errata.db'}"


async def tally(url: str, rounds: int) -> list[tuple[str, list[Reckoning]]]:
    """Put each kind of trouble's questions in its modes, `rounds` times; return the reckonings by trouble."""
    database = open_database(url)
    found: dict[str, list[Reckoning]] = defaultdict(list)
    places = asyncio.Semaphore(AT_ONCE)
    async with open_books(database) as books:

        async def one(name: str, number: int) -> None:
            async with places:
                trouble = TROUBLES[name]
                mode = trouble.modes[number % len(trouble.modes)]
                found[name].append(await reckon(books, mode, trouble, f"{name[:40]} {number}"))

        asked = [one(name, n) for name, trouble in TROUBLES.items() for n in range(rounds * len(trouble.modes))]
        await asyncio.gather(*asked)
    database.close()
    return [(name, found[name]) for name in TROUBLES]


def tallied(found: list[tuple[str, list[Reckoning]]]) -> list[tuple[object, ...]]:
    """Return the rows of the table."""
    rows = []
    for name, reckonings in found:
        made, booked = sum(len(r.counted) for r in reckonings), sum(len(r.rows("settled")) for r in reckonings)
        tokens = [sum(sum(r.tokens_made()) for r in reckonings), sum(sum(r.tokens_booked()) for r in reckonings)]
        unknown = [sum(len(r.uncounted) for r in reckonings), sum(len(r.rows("open")) for r in reckonings)]
        wrong = sum(bool(r.faults()) for r in reckonings)
        rows.append((name, len(reckonings), made, booked, *tokens, *unknown, wrong))
    return [*rows, ("all", *(sum(int(row[n]) for row in rows) for n in range(1, 9)))]


async def speed(url: str) -> tuple[float, float]:
    """Return the median and the 95th percentile of the milliseconds that a booking takes."""
    database = open_database(url)
    ledger = SqlLedger(database, Caps(10**12, 10**12, 10**12))
    account, taken = Account(Asker("slack", "T1", "C1", "U1")), []
    for _ in range(BOOKINGS):
        began = time.perf_counter()
        booking = await ledger.book(ModelCall(account, "generate", "m", 5_000))
        taken.append((time.perf_counter() - began) * 1000)
        ledger.settle(booking, Spent(1_000, 100))
        await ledger.flush()
    await ledger.close()
    database.close()
    return statistics.median(taken), statistics.quantiles(taken, n=20)[-1]


async def waits(flood_per_minute: int) -> tuple[float, float, int, int]:
    """Return another's slowest answer alone and in a flood, in seconds, and how much of that was answered, refused."""

    async def answer(question, report):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        await asyncio.sleep(ANSWER_SECONDS)
        return answer_to(question, "25 days [1].")

    settings = {"token_questions_per_minute": flood_per_minute}
    with tempfile.TemporaryDirectory() as folder:
        async with on_a_socket(Path(folder), answer=answer, settings=settings) as api:
            flood, other = await api.token("flood"), await api.token("other")

            async def asked(number: int) -> float:
                began = time.perf_counter()
                response = await api.ask(f"What of number {number}?", token=other)
                assert response.status_code == 200, response.text
                return time.perf_counter() - began

            alone = [await asked(number) for number in range(ASKED)]
            flooding = [asyncio.create_task(api.ask(f"Flood number {n}?", token=flood)) for n in range(FLOOD)]
            for done in itertools.islice(asyncio.as_completed(flooding), FLOOD - flood_per_minute // 6):
                await (
                    done
                )  # what is too much is told so first: five seconds' worth is taken at once, as much waits for its turn
            among = [await asked(ASKED + number) for number in range(ASKED)]
            statuses = [response.status_code for response in await asyncio.gather(*flooding)]
    return max(alone), max(among), statuses.count(200), FLOOD - statuses.count(200)


def main() -> None:
    """Measure, print, and record where told to."""
    cli = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    cli.add_argument("--rounds", type=int, default=5, help="questions a kind of trouble and mode")
    cli.add_argument("--databases", nargs="+", choices=("sqlite", "postgres"), default=["sqlite", "postgres"])
    may_record(cli)
    args = cli.parse_args()
    parts, speeds, wrong = [], [], 0
    for kind in args.databases:
        with database_url(kind) as url:
            rows = tallied(asyncio.run(tally(url, args.rounds)))
            speeds.append((kind, *(f"{ms:.1f}" for ms in asyncio.run(speed(url)))))
        wrong += int(rows[-1][-1])
        columns = (
            "trouble", "questions", "calls whose cost was told", "booked so", "tokens told", "tokens booked",
            "calls whose end is unknown", "kept at their reservation", "questions that do not tally",
        )  # fmt: skip
        parts.append(f"On {kind}:\n\n{table(columns, rows)}")
    parts.append(f"What a booking takes, one after the other:\n\n{table(('database', 'p50 ms', 'p95 ms'), speeds)}")
    flooded = []
    for pace in (120, 600):
        alone, among, answered, refused = asyncio.run(waits(pace))
        flooded.append((pace, answered, refused, f"{alone:.2f}", f"{among:.2f}", f"{among / alone:.1f}"))
    columns = ("questions a minute", "of the flood answered", "told to wait", "another alone, s", "meanwhile, s", "x")
    parts.append(
        f"One token asks {FLOOD:,} questions at once over HTTP, 8 are answered at a time in {ANSWER_SECONDS} s each; "
        f"another's slowest of {ASKED} answers:\n\n{table(columns, flooded)}"
    )
    body = "\n\n".join(parts)
    print(body)
    if args.record:
        record("Booking: calls booked against calls made", body)
    raise SystemExit(int(wrong > 0))


if __name__ == "__main__":
    main()
