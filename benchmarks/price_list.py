"""What each rule buys and costs: every record is judged with all rules, and with each of them left out in turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from benchmarks.cases import Case
from benchmarks.results import table
from core.checks import CHECKS, check_record
from core.checks.rule import Objection, Rule, Rules, Said, Spoken
from core.checks.rules import RULES

UNHEARD = {"the check `standing`": "a record's texts do not say which of two documents goes first"}
"""Why no record can let a rule or check be heard, by its name."""
COLUMNS = ("caught", "saved", "missed", "accused")
KEYS = """Records whose verdict hangs on the rule alone, on half A and half B of each set. *Caught*: wrong ones that are
flagged thanks to it. *Saved*: right ones that pass thanks to it. *Missed*: wrong ones that pass because of it.
*Accused*: right ones that are flagged because of it. *Touched*: records in which the rule changes what is found at all.
A whole check is priced like a rule. The halves are those of the section on the checks; records whose faults are no
figures are left out. Three sets are made from the others: *altered words* are right prose and claims with one
word altered (a currency, a unit, a count, the way a figure went) or two figures swapped; *table rows* are sentences on
the tables of the short answers, and *fact rows* sentences over rows of two companies, the second made up. *Own rows*
are those of `benchmarks.own_rows` that rules are developed on."""

Priced = tuple[str, str, str]
"""A rule, a half, and a column."""


def price_list(sets: Mapping[str, Sequence[Case]]) -> str:
    """Return the tables: all sets together, then each."""
    prices = {name: _prices(cases) for name, cases in sets.items()}
    together = sum(prices.values(), Counter[Priced]())
    sizes = ", ".join(f"{name.lower()} {len(cases)}" for name, cases in sets.items())
    sections = [f"{KEYS}\n\nRecords: {sizes}.", "**All sets.**", _table(together, all_rules=True)]
    for name, counts in prices.items():
        sections += [f"**{name}.**", _table(counts)]
    return "\n\n".join(sections)


def _prices(cases: Iterable[Case]) -> Counter[Priced]:
    counts: Counter[Priced] = Counter()
    heard: set[str] = set()
    rules = _listening(RULES, heard)
    for case in cases:
        heard.clear()
        outcome = check_record(case.record, rules)
        failing = {c["check"] for c in outcome["checks"] if c["status"] == "fail"}
        for name, flagged, touched in _left_out(case, outcome, failing, heard):
            column = _column(flagged=bool(failing), without=flagged, wrong=case.wrong)
            if column:
                counts[name, case.half, column] += 1
            if touched:
                counts[name, "", "touched"] += 1
    return counts


def _listening(rules: Rules, heard: set[str]) -> Rules:
    """Return the rules such that each that has something to say notes its name in `heard`."""
    kinds = {kind: tuple(_noting(rule, heard) for rule in of_kind) for kind, of_kind in rules.by_kind.items()}
    return Rules(**kinds)


def _noting(rule: Any, heard: set[str]) -> Any:
    asked = "judge" if isinstance(rule, Rule | Spoken | Said) else "stands" if isinstance(rule, Objection) else "read"
    ask = getattr(rule, asked)

    def noting(*given: Any) -> Any:
        said = list(ask(*given)) if isinstance(rule, Spoken | Said) else ask(*given)
        if said and said is not given[0]:
            heard.add(rule.name)
        return said

    return replace(rule, **{asked: noting})


def _left_out(
    case: Case, outcome: Mapping[str, Any], failing: set[str], heard: set[str]
) -> Iterator[tuple[str, bool, bool]]:
    """Yield each rule and each check, whether the record is flagged without it, and whether anything else is found.

    A rule that had nothing to say is not left out: nothing hangs on it.
    """
    for name in (name for name in RULES.names if name in heard):
        without = check_record(case.record, RULES.without(name))
        yield name, not without["passed"], without["checks"] != outcome["checks"]
    for check in CHECKS:
        yield _called(check.name), bool(failing - {check.name}), check.name in failing


def _column(*, flagged: bool, without: bool, wrong: bool) -> str:
    if flagged == without:
        return ""
    if flagged:
        return "caught" if wrong else "accused"
    return "missed" if wrong else "saved"


def _called(check: str) -> str:
    return f"the check `{check}`"


def _table(counts: Counter[Priced], *, all_rules: bool = False) -> str:
    """Rows of the rules on which a verdict hangs, those on which most do first; the others by name."""
    kinds = {rule.name: kind for kind, rules in RULES.by_kind.items() for rule in rules}
    kinds |= {_called(check.name): "check" for check in CHECKS}
    hanging = {name: sum(counts[name, half, column] for half in "AB" for column in COLUMNS) for name in kinds}
    rows = [
        [name, kinds[name], *(counts[name, half, column] or "" for half in "AB" for column in COLUMNS), touched]
        for name in sorted(kinds, key=lambda name: -hanging[name])
        if (touched := counts[name, "", "touched"]) and (all_rules or hanging[name])
    ]
    idle = [name for name in kinds if not counts[name, "", "touched"]]
    heads = [f"{half}: {column}" for half in "AB" for column in COLUMNS]
    shown = table(("rule", "kind", *heads, "touched"), rows)
    told = ", ".join(f"{name} ({UNHEARD[name]})" if name in UNHEARD else name for name in idle)
    return f"{shown}\n\nNever heard: {told}." if all_rules and idle else shown
