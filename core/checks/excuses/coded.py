"""A number of code is judged by what the evidence gives its key, exactly; one of a key that it has not claims nothing.

`--port 9090` where the evidence has `--port 8080` is wrong; `sleep 2` in a script of the answer's own says nothing.
"""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.rule import Finding, Grounds, Rule, excused, faulty, proved
from core.reading.amounts import Amount, read_amounts
from core.reading.characters import runs_of
from core.reading.code_spans import is_in_block, is_in_code, key_before, values_of, values_said
from core.reading.digits import figures_in

NOTHING: frozenset[str] = frozenset()
FACTORS = (24.0, 60.0, 1000.0, 1024.0, 3600.0, 86_400.0, 1_000_000.0, 1024.0**2)
"""How many of a unit the next ones have, where numbers of code are told in units."""


def _coded(amount: Amount, _claim: Claim, grounds: Grounds) -> Finding | None:
    if not is_in_code(grounds.text, amount.start):
        return None
    key = key_before(grounds.text, amount.start)
    if not key and not is_in_block(grounds.text, amount.start):
        return None  # `Wait `30` seconds` marks a number as one would with bold type.
    if is_in_block(grounds.text, amount.start) and _stands_whole(amount, grounds):
        return proved(amount, "its line stands in the evidence")
    told = frozenset[str]().union(*(values_of(key, source) for source in grounds.sources))
    if told and amount.text.isascii() and amount.text[:1].isdecimal():
        reason = f"the evidence has {key} {', '.join(sorted(told))}"
        return proved(amount, f"{key} of the evidence") if amount.text in told else faulty(amount, reason)
    return _told_in_words(amount, key, grounds) or (
        None if any(_speaks_of(key, source) for source in grounds.sources) else excused(amount)
    )


def _stands_whole(amount: Amount, grounds: Grounds) -> bool:
    """The line of code is one of the evidence's, word for word."""
    start = grounds.text.rfind("\n", 0, amount.start) + 1
    line = grounds.text[start:].partition("\n")[0].strip()
    return any(line in source for source in grounds.sources)


def _told_in_words(amount: Amount, key: str, grounds: Grounds) -> Finding | None:
    """Judge by what the evidence says of the key in words: that may not be all it says (`below 8 GB, use 200`)."""
    told = _said_of(key, grounds) if amount.text.isascii() and amount.text.isdecimal() else NOTHING
    if not told or _may_be_converted(amount, told):
        return None
    if amount.text in told:
        return proved(amount, f"{key} of the evidence")
    elsewhere = any(amount.text in map(_plain, figures_in(source)) for source in grounds.sources)
    keys = {key_before(grounds.text, a.start) for a in read_amounts(grounds.text) if is_in_code(grounds.text, a.start)}
    if elsewhere and not any(amount.text in _said_of(other, grounds) for other in keys - {key, ""}):
        return None
    return faulty(amount, f"the evidence has {key} {', '.join(sorted(told))}")


def _said_of(key: str, grounds: Grounds) -> frozenset[str]:
    return NOTHING.union(*(map(_plain, values_said(key, source)) for source in grounds.sources))


def _plain(number: str) -> str:
    return number.replace(",", "")


def _may_be_converted(amount: Amount, told: frozenset[str]) -> bool:
    """The value is one of those told in another unit, as far as can be seen: 45000 for 45 seconds."""
    values = (float(plain) for number in told if (plain := _plain(number)).replace(".", "", 1).isdecimal())
    return any(amount.value in (value * factor, value / factor) for value in values for factor in FACTORS)


def _speaks_of(key: str, source: str) -> bool:
    """The evidence says it in words: `The timeout is 30 seconds`."""
    return not frozenset(runs_of(key.lower())).isdisjoint(runs_of(source.lower()))


CODED = Rule("coded", _coded)
