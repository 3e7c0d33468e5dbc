"""How fast figures are imported, and in how much memory: `python -m benchmarks.facts_import [--rows 1000000]`.

Writes a file of made-up figures, one row in a thousand bad, imports it into a fresh database, then again (every row is
there already), and asks for one metric. Peak memory is the process's own.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import tempfile
import time
from pathlib import Path

from benchmarks.results import may_record, record
from core.model import ToolCall
from core.ports import Progress
from storage.database import open_database
from storage.facts.store import SqlFacts

HEADER = "company,ticker,metric,period,fiscal_year,end,value,unit,latest_accession,latest_form,latest_filed,restated\n"
ENDS = {"FY": "12-31", "Q1": "03-31", "Q2": "06-30", "Q3": "09-30", "Q4": "12-31"}
YEARS = range(1985, 2025)
METRICS = 50


def write_figures(path: Path, rows: int) -> None:
    """Write `rows` distinct rows: companies of 50 metrics, 40 years and 5 periods; each thousandth holds no number."""
    with path.open("w", encoding="utf-8") as file:
        file.write(HEADER)
        for number in range(rows):
            company, rest = divmod(number, METRICS * len(YEARS) * len(ENDS))
            metric, rest = divmod(rest, len(YEARS) * len(ENDS))
            year, period = YEARS[rest // len(ENDS)], list(ENDS)[rest % len(ENDS)]
            value = "NaN" if number % 1000 == 999 else str(number * 1_000)
            file.write(
                f"Company {company},C{company},metric_{metric},{period},{year},{year}-{ENDS[period]},{value},USD,"
                f"0000000000-{year % 100:02}-{number % 1_000_000:06},10-K,{year + 1}-02-01,False\n"
            )


def peak_mb() -> float:
    """Return the most memory this process has had, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


async def measure(url: str, path: Path, rows: int) -> str:
    """Import twice and ask once; return rows a second, peak memory and milliseconds."""
    facts = SqlFacts(open_database(url))
    marks: list[float] = []

    def watch(progress: Progress) -> None:
        if progress.data["rows"] and progress.data["rows"] * 10 % rows < 10_000:
            marks.append(peak_mb())

    said = [f"- before: {peak_mb():.0f} MB"]
    for run in ("first import", "second import"):
        report = await facts.import_facts(path, report=watch)
        said.append(
            f"- {run}: {report.rows:,} rows stored, {report.bad:,} refused, {report.seconds:.1f} s, "
            f"{(report.rows + report.bad) / report.seconds:,.0f} rows/s, peak {peak_mb():.0f} MB"
        )
    said.append(f"- peak on the way: {min(marks):.0f} to {max(marks):.0f} MB")
    args = {"company": "C1", "metric": "metric_7", "period": "all"}
    began = time.perf_counter()
    for _ in range(20):
        await facts.run(ToolCall("get_financials_by_metric", args), None)
    said.append(f"- one metric of one company: {(time.perf_counter() - began) * 50:.1f} ms")
    return "\n".join(said)


def main() -> None:
    """Read the arguments and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--database", help="an empty database's URL; default: SQLite in a temporary folder")
    may_record(parser)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "figures.csv"
        write_figures(path, options.rows)
        body = asyncio.run(measure(options.database or f"sqlite:///{folder}/facts.db", path, options.rows))
    print(body)
    if options.record:
        record("Import of figures", body)


if __name__ == "__main__":
    main()
