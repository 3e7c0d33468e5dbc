"""A number of code is judged by what the evidence gives its key, exactly; one of a key that it has not claims nothing.

`--port 9090` where the evidence has `--port 8080` is wrong; `sleep 2` in a script of the answer's own says nothing.
"""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.rule import Finding, Grounds, Rule, excused, faulty, proved
from core.reading.amounts import Amount
from core.reading.characters import runs_of
from core.reading.code_spans import is_in_block, is_in_code, key_before, values_of


def _coded(amount: Amount, _claim: Claim, grounds: Grounds) -> Finding | None:
    if not is_in_code(grounds.text, amount.start):
        return None
    key = key_before(grounds.text, amount.start)
    if not key and not is_in_block(grounds.text, amount.start):
        return None  # `Wait `30` seconds` marks a number as one would with bold type.
    told = frozenset[str]().union(*(values_of(key, source) for source in grounds.sources))
    if told and amount.text.isascii() and amount.text[:1].isdecimal():
        reason = f"the evidence has {key} {', '.join(sorted(told))}"
        return proved(amount, f"{key} of the evidence") if amount.text in told else faulty(amount, reason)
    return None if any(_speaks_of(key, source) for source in grounds.sources) else excused(amount)


def _speaks_of(key: str, source: str) -> bool:
    """The evidence says it in words: `The timeout is 30 seconds`."""
    return not frozenset(runs_of(key.lower())).isdisjoint(runs_of(source.lower()))


CODED = Rule("coded", _coded)
