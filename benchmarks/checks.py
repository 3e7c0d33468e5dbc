"""How often the checks are right, and how long they take: `python -m benchmarks.checks --data DIR`.

Every record is examined as `errata check` would, and "flagged" means that it did not pass. Contexts are split into two
halves by a hash of their text or source id: the rules were developed on errors in half A, half B tells how well they
carry over.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.altered_cases import altered, row_cases, table_sentences
from benchmarks.cases import Case
from benchmarks.own_rows import development_cases
from benchmarks.price_list import price_list
from benchmarks.results import may_record, record, table
from bots.memory import collect_rarely
from core.checks import check_record
from core.checks.rule import Rules
from core.checks.rules import RULES

MUTATIONS = ("digit", "magnitude", "scale", "sign", "other_period")


@dataclass(frozen=True)
class Judged:
    """A case, whether it was flagged, and the milliseconds that took."""

    case: Case
    flagged: bool
    milliseconds: float


def main() -> None:
    """Run all the sets there are, print the tables, and write them to RESULTS.md."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=Path("data"), help="folder with finance/, grounding/, tables/")
    may_record(parser)
    parser.add_argument("--verdicts", type=Path, help="write each record's verdicts to this file, to compare by `diff`")
    parser.add_argument(
        "--without",
        action="append",
        default=[],
        choices=("all", *RULES.names),
        metavar="RULE",
        help="leave a rule about figures out, and print only; `all` leaves out each in turn: the price list",
    )
    arguments = parser.parse_args()
    if arguments.verdicts:
        write_verdicts(arguments.data, arguments.verdicts)
        return
    priced = "all" in arguments.without
    body = price_list(labelled_cases(arguments.data)) if priced else _figures(arguments.data, arguments.without)
    print(body)
    told = arguments.record and (priced or not arguments.without)
    if told:
        record("Price list of the rules" if priced else "Checks", body)


def _figures(data: Path, left_out: Sequence[str]) -> str:
    rules = RULES.without(*left_out)
    collect_rarely()  # as the processes do that serve
    sets = [list(_judge(cases(data), rules)) for cases in (tatqa_cases, grounding_cases, claim_cases, table_cases)]
    sections = [told(judged) for told, judged in zip((tatqa, grounding, claims, tables), sets, strict=True)]
    answers = [one for judged in sets[:-1] for one in judged]  # the last set's claims are no answers
    return "\n\n".join((*sections, f"**All answers together.** {_speed(answers)}"))


def labelled_cases(data: Path) -> dict[str, list[Case]]:
    """Return the sets whose records are right or wrong by their figures, by name."""
    prose = [case for case in grounding_cases(data) if case.group[-1] != "mixed"]
    claimed = claim_cases(data)
    short = tatqa_cases(data)
    return {
        "Short answers": short,
        "Prose": prose,
        "Atomic claims": claimed,
        "Altered words": list(altered([*prose, *claimed])),
        "Table rows": list(table_sentences(case.record["context"] for case in short)),
        "Fact rows": list(row_cases(data / "aapl/aapl_metrics.jsonl")),
        "Own rows": development_cases(),
    }


def write_verdicts(data: Path, path: Path) -> None:
    """Write one line a record, with all that its verdicts say: two versions that judge alike write the same file."""
    with path.open("w", encoding="utf-8") as lines:
        for cases in (tatqa_cases, grounding_cases, claim_cases, table_cases):
            for case in cases(data):
                lines.write(json.dumps(check_record(case.record), ensure_ascii=False) + "\n")


def tatqa_cases(data: Path) -> list[Case]:
    """Short answers over tables and text (TAT-QA), right or altered."""
    return [
        Case(r["context"], (r["kind"], r["mutation"] or "right"), r["label"] == "unsupported", _record(r))
        for r in _rows(data / "finance/tatqa_figures.jsonl")
    ]


def tatqa(judged: list[Judged]) -> str:
    """Return the section on short answers."""
    kinds = [(k, h) for k in ("all", "lookup", "derived") for h in ("all", "A", "B")]
    lines = [[k, h, *_balanced(_of(judged, k, h))] for k, h in kinds]
    rates = [
        [k, *(_share([j for j in judged if j.case.group == (k, m)]) for m in ("right", *MUTATIONS))]
        for k in ("lookup", "derived")
    ]
    return "\n\n".join(
        (
            "**Figures of short answers** (TAT-QA). " + _speed(judged),
            table(("kind", "half", "balanced accuracy", "wrong flagged", "right flagged"), lines),
            "Flagged, by what was altered:",
            table(("kind", "right", *MUTATIONS), rates),
        )
    )


def grounding_cases(data: Path) -> list[Case]:
    """Prose answers with human labels (RAGTruth, FaithBench)."""
    return [
        Case(r["source_id"], (r["dataset"].split("/")[0], name), name == "hallucinated", _record(r))
        for name in ("hallucinated", "faithful", "mixed")
        for r in _rows(data / f"grounding/numeric_{name}.jsonl")
    ]


def grounding(judged: list[Judged]) -> str:
    """Return the section on prose answers."""
    groups = sorted({j.case.group for j in judged})
    lines = [
        [*g, *(_share([j for j in judged if j.case.group == g and _in(j, h)]) for h in ("all", "A", "B"))]
        for g in groups
    ]
    return "\n\n".join(
        (
            "**Prose answers.** Flagged; `mixed` holds faults that are no numbers. " + _speed(judged),
            table(("set", "label", "all", "half A", "half B"), lines),
        )
    )


def claim_cases(data: Path) -> list[Case]:
    """Atomic claims with a digit (FActScore)."""
    contexts = {r["source_id"]: r["context"] for r in _rows(data / "grounding/factscore_contexts.jsonl")}
    return [
        Case(
            r["source_id"],
            (r["label"],),
            r["label"] == "contradiction",
            {"id": r["id"], "question": r["question"], "answer": r["claim"], "context": contexts[r["source_id"]]},
        )
        for r in _rows(data / "grounding/factscore_numeric_claims.jsonl")
    ]


def claims(judged: list[Judged]) -> str:
    """Return the section on atomic claims."""
    lines = [
        [g, *(_share([j for j in judged if j.case.group == (g,) and _in(j, h)]) for h in ("all", "A", "B"))]
        for g in ("contradiction", "entailment")
    ]
    return "\n\n".join(
        ("**Atomic claims** (FActScore). " + _speed(judged), table(("label", "all", "half A", "half B"), lines))
    )


def table_cases(data: Path) -> list[Case]:
    """Claims over tables, for information: most are comparisons and counts, which no check computes."""
    return [
        Case(r["source_id"], (name, r["label"]), r["label"] != "supported", _table_record(r))
        for name in ("scitab", "tabfact")
        for r in _rows(data / f"tables/table_claims_{name}.jsonl")
    ]


def tables(judged: list[Judged]) -> str:
    """Return the section on claims over tables."""
    lines = [[*g, _share([j for j in judged if j.case.group == g])] for g in sorted({j.case.group for j in judged})]
    return "\n\n".join(("**Claims over tables** (for information).", table(("set", "label", "flagged"), lines)))


def _judge(cases: Iterable[Case], rules: Rules) -> Iterator[Judged]:
    for case in cases:
        began = time.process_time()
        outcome = check_record(case.record, rules)
        yield Judged(case, not outcome["passed"], (time.process_time() - began) * 1e3)


def _record(row: Mapping[str, Any]) -> dict[str, Any]:
    return {name: row[name] for name in ("id", "question", "answer", "context")}


def _table_record(row: Mapping[str, Any]) -> dict[str, Any]:
    names = list(row["rows"][0]) if row["rows"] else []
    lines = [names, ["---"] * len(names), *([str(line.get(n, "")) for n in names] for line in row["rows"])]
    body = "\n".join("| " + " | ".join(c.strip().replace("|", "/") for c in line) + " |" for line in lines)
    return {"id": row["id"], "answer": row["claim"], "context": f"{row['caption']}\n\n{body}"}


def _rows(path: Path) -> list[dict[str, Any]]:
    if not path.exists():
        print(f"{path} is not there: skipped")
        return []
    with path.open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def _in(judged: Judged, half: str) -> bool:
    return half in ("all", judged.case.half)


def _of(judged: Iterable[Judged], kind: str, half: str) -> list[Judged]:
    return [j for j in judged if kind in ("all", j.case.group[0]) and _in(j, half)]


def _balanced(judged: Iterable[Judged]) -> list[str]:
    counts: Counter[tuple[bool, bool]] = Counter((j.case.wrong, j.flagged) for j in judged)
    recall = _rate(counts[True, True], counts[True, False])
    alarms = _rate(counts[False, True], counts[False, False])
    return [f"{(recall + 1 - alarms) / 2:.3f}", f"{recall:.3f}", f"{alarms:.3f}"]


def _rate(yes: int, no: int) -> float:
    return yes / (yes + no) if yes + no else 0.0


def _share(judged: list[Judged]) -> str:
    return f"{sum(j.flagged for j in judged)} of {len(judged)}" if judged else "-"


def _speed(judged: list[Judged]) -> str:
    """Processor time an answer: over all, and over those that are the first on their context, which has to be read."""
    if not judged:
        return ""
    times = sorted(j.milliseconds for j in judged)
    first: dict[str, float] = {}
    for j in judged:
        first.setdefault(str(j.case.record.get("context")), j.milliseconds)
    middle, late = statistics.median(times), times[int(len(times) * 0.95)]
    return (
        f"{len(judged)} answers; processor time p50 {middle:.2f} ms, p95 {late:.2f} ms, longest {times[-1]:.1f} ms; "
        f"the first over a new context p50 {statistics.median(first.values()):.2f} ms."
    )


if __name__ == "__main__":
    main()
