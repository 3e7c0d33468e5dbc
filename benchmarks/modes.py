"""Waiting on the critical path: mode `both` as it is, and in the naive order, with a model of fixed latency.

python -m benchmarks.modes [--latency 0.5] [--rounds 5]
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import time
from typing import Any

from benchmarks.results import may_record, record, table
from core.loop import answer
from core.model import Draft, Mode, Question
from tests.fakes import ScriptedModel, kit_of
from tests.unit.core.test_loop import corpus

QUESTION = "What are the impacts of climate change?"
TEXT = "Climate change has impacts on crops."


class FixedLatency(ScriptedModel):
    """Every call takes the same time; the calls are counted."""

    def __init__(self, latency: float) -> None:
        super().__init__(generate=Draft("Climate change has impacts on crops [1].", (1,)))
        self.latency = latency

    async def do(self, task: Any) -> Any:
        """Wait, then reply."""
        await asyncio.sleep(self.latency)
        return await super().do(task)


async def measure(mode: Mode, latency: float, rounds: int, *, speculative: bool) -> tuple[float, int]:
    """Return the median seconds of one question, and its model calls."""
    seconds, calls = [], 0
    index = await corpus(TEXT)
    for _ in range(rounds):
        model = FixedLatency(latency)
        kit = kit_of(model, index, settings={"speculative_drafting": speculative})
        began = time.perf_counter()
        await answer(Question(QUESTION, mode=mode), kit)
        seconds.append(time.perf_counter() - began)
        calls = len(model.asked)
    return statistics.median(seconds), calls


def main() -> None:
    """Measure, print, and record where told to."""
    cli = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    cli.add_argument("--latency", type=float, default=0.5, help="seconds a model call takes")
    cli.add_argument("--rounds", type=int, default=5)
    may_record(cli)
    args = cli.parse_args()
    rows = []
    for name, mode, speculative in (
        ("standard: draft, verify", Mode.STANDARD, True),
        ("both, as it is: grade beside the draft, then reflect", Mode.BOTH, True),
        ("both, naive: grade, then draft, then reflect", Mode.BOTH, False),
    ):
        seconds, calls = asyncio.run(measure(mode, args.latency, args.rounds, speculative=speculative))
        rows.append((name, calls, f"{seconds:.2f}", f"{seconds / args.latency:.1f}"))
    body = table(("sequence", "model calls", "seconds", "calls waited for"), rows)
    print(body)
    if args.record:
        record("Modes: waiting for the model", f"Each call takes {args.latency} s; one accepted answer.\n\n{body}")


if __name__ == "__main__":
    main()
