"""Two measures that a question makes one of: a share, a quotient or a difference."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache

from core.facts.composed import LESS, PER, SHARE, Joined, singular
from core.facts.grammar_names import MEASURE, marked_measures
from core.facts.metrics import SPOKEN, spoken
from core.reading.lexicon import alternatives, standing_alone

_M = MEASURE
_SOME = rf"(?:[^\s{_M}]+ ){{0,7}}?"
_FEW = rf"(?:[^\s{_M}]+ ){{0,2}}?"
_MANY = rf"{_M}(?: (?:[^\s{_M}]+ )?{_M}){{0,4}}"


@dataclass(frozen=True, slots=True)
class Pairing:
    """The measures named, composed ones among them, the text without them, and how one that lacks its first joins."""

    found: tuple[str, ...]
    rest: str
    joint: str = ""


def find_pairs(text: str, metrics: Iterable[str]) -> Pairing:
    """Return the measures of a plain text in the order they stand in; two that are set in relation are one."""
    known = tuple(metrics)
    names, marked = marked_measures(_plurals_after_per(text, known), known)
    marked = " ".join(marked.split())
    for pattern, joint, order in _forms():
        compares = joint == LESS and _COMPARES in marked.split()
        found = pattern.search(marked) if _M in marked and not compares else None
        if found is None:
            continue
        before = marked[: found.start()].count(_M)
        held = names[before : before + found[0].count(_M)]
        made = order(held, joint)
        rest = found[0].replace(_M, " ").replace(found["joint"], " ", 1)
        others = (names[:before], names[before + len(held) :])
        marked = f"{marked[: found.start()]} {rest} {marked[found.end() :]}"
        if len(held) == 1:
            return Pairing((*others[0], *held, *others[1]), marked.replace(_M, " "), joint)
        return Pairing(tuple(dict.fromkeys((*others[0], *made, *others[1]))), marked.replace(_M, " "))
    return Pairing(tuple(dict.fromkeys(names)), marked.replace(_M, " "))


_COMPARES = "than"
"""`Spent less on buybacks than in 2022` takes nothing from anything."""
_Order = Callable[[list[str], str], list[str]]


def _last_is_whole(names: list[str], joint: str) -> list[str]:
    return [Joined(name, joint, names[-1]).name for name in names[:-1]]


def _first_is_whole(names: list[str], joint: str) -> list[str]:
    return [Joined(name, joint, names[0]).name for name in names[1:]]


@cache
def _forms() -> tuple[tuple[re.Pattern[str], str, _Order], ...]:
    """The longer forms first: with both measures, then those whose first is that of the question before."""
    share, per, less = (
        rf"(?P<joint>{alternatives(role)})" for role in ("plan_share_of", "plan_divided_by", "plan_less")
    )
    between = rf"(?P<joint>{alternatives('plan_difference_between')})"
    written = (
        (rf"{_MANY} {_SOME}{share} {_FEW}{_M}", SHARE, _last_is_whole),
        (rf"{share} {_FEW}{_M} {_SOME}{_MANY}", SHARE, _first_is_whole),
        (rf"{_MANY} {_FEW}{per} {_FEW}{_M}", PER, _last_is_whole),
        (rf"{_M} {_FEW}{less} {_FEW}{_M}", LESS, _last_is_whole),
        (rf"{between} {_FEW}{_M} {_FEW}{_M}", LESS, _last_is_whole),
        (rf"{share} {_FEW}{_M}", SHARE, _last_is_whole),
        (rf"{per} {_FEW}{_M}", PER, _last_is_whole),
        (rf"{less} {_FEW}{_M}", LESS, _last_is_whole),
    )
    return tuple((re.compile(form), joint, order) for form, joint, order in written)


def _plurals_after_per(text: str, known: tuple[str, ...]) -> str:
    """`Revenue per employee` is over the metric `employees`."""
    phrases = {spoken(name) for name in known} | {words for words, name in SPOKEN.items() if name in known}
    plural = {singular(phrase): phrase for phrase in phrases if singular(phrase) not in phrases}
    if not plural:
        return text
    plural |= {name: name for name in plural.values()}
    ones = "|".join(re.escape(one) for one in sorted(plural, key=len, reverse=True))
    per = standing_alone(rf"(?:(?P<per>{alternatives('plan_divided_by')})|each|every) (?P<one>{ones})")
    return per.sub(lambda match: f"{match['per'] or 'per'} {plural[match['one']]}", text)
