"""Runs the benchmarks one after the other: python -m benchmarks [--data DIR] [--all].

Without `--data`, those that need no evaluation data (see DATA.md); with `--all`, also the long ones that start and
kill processes (chaos, load, hostile_inputs). Results go to RESULTS.md.
"""

from __future__ import annotations

import argparse
import subprocess
import sys

ALONE = ("latency", "indexing", "cache", "stalls", "booking", "access")
WITH_DATA = ("retrieval", "checks", "orders", "grading", "confidence", "extractive")
LONG = ("chaos", "load", "flood", "hostile_inputs")


def main() -> int:
    """Return the number of benchmarks that failed."""
    cli = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    cli.add_argument("--data", help="folder with the evaluation data")
    cli.add_argument("--all", action="store_true", help="also the long ones")
    args = cli.parse_args()
    runs = [(name, []) for name in ALONE]
    runs += [(name, ["--data", args.data]) for name in WITH_DATA if args.data]
    runs += [(name, []) for name in LONG if args.all]
    failed = 0
    for name, options in runs:
        print(f"== {name}", flush=True)
        failed += bool(subprocess.run([sys.executable, "-m", f"benchmarks.{name}", *options], check=False).returncode)
    return failed


if __name__ == "__main__":
    sys.exit(main())
