"""Runs the benchmarks one after the other: python -m benchmarks [--data DIR] [--all] [--record].

Without `--data`, those that need no evaluation data (see DATA.md); with `--all`, also the long ones, which start and
kill processes or read a million rows. Results are printed; with `--record`, they are written into RESULTS.md.
"""

from __future__ import annotations

import argparse
import subprocess
import sys

from benchmarks.results import may_record

ALONE = (
    "latency",
    "indexing",
    "cache",
    "stalls",
    "booking",
    "access",
    "modes",
    "own_rows",
    "vague",
    "manners",
    "short_texts",
    "learning",
    "captured",
    "handbooks",
)
WITH_DATA = (
    *(
        "retrieval",
        "checks",
        "orders",
        "grading",
        "confidence",
        "extractive",
        "refusals",
        "dialogues",
        "documents",
        "companies",
    ),
)
LONG = (
    "chaos",
    "load",
    "growth",
    "kill_stories",
    "first_feedback",
    "flood",
    "vote_flood",
    "hostile_inputs",
    "facts_import",
)
BY_HAND = ("small_model",)  # needs a language model that is served


def main() -> int:
    """Return the number of benchmarks that failed."""
    cli = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    cli.add_argument("--data", help="folder with the evaluation data")
    cli.add_argument("--all", action="store_true", help="also the long ones")
    may_record(cli)
    args = cli.parse_args()
    recorded = ["--record"] if args.record else []
    runs = [(name, []) for name in ALONE]
    runs += [(name, ["--data", args.data]) for name in WITH_DATA if args.data]
    runs += [(name, []) for name in LONG if args.all]
    failed = 0
    for name, options in runs:
        print(f"== {name}", flush=True)
        failed += bool(
            subprocess.run([sys.executable, "-m", f"benchmarks.{name}", *options, *recorded], check=False).returncode
        )
    return failed


if __name__ == "__main__":
    sys.exit(main())
