"""Measures said in other words than their names: `beds it was licensed for`, `kept of each pound it took in`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache

from core.facts.metrics import SPOKEN, spoken
from core.facts.ratios import spoken_ratios
from core.reading.lexicon import alternatives, standing_alone, words_of
from core.reading.stems import stem

_FEWEST, _MOST = 2, 4
_LETTERS = 3
_NET_MARGIN = " net margin "


def in_their_names(text: str, metrics: Iterable[str]) -> str:
    """Return a plain text with measures that it tells in other words under their names."""
    return _with_metrics(_keeps_of_each().sub(_NET_MARGIN, text), tuple(metrics))


@cache
def _keeps_of_each() -> re.Pattern[str]:
    """`Keep of each pound it took in`: of whatever is earned, that is what is earned on sales."""
    told = r"(?: (?:of|in|from) (?:its |their |the )?(?:net )?(?:sales|revenue|turnover)"
    taken = r"| (?:that )?(?:it|they|we) (?:sold|earned|made|\w+ (?:in|up|over)))?"
    each = rf"(?:each|every|a|one|100|a hundred) {alternatives('plan_money_unit')}"
    return standing_alone(rf"{alternatives('plan_keeps_of_each')} {each}{told}{taken}")


def _with_metrics(text: str, metrics: tuple[str, ...]) -> str:
    """Name a metric of the data's own whose words stand apart or in another form: `how many beds was it licensed for`.

    What is spent on something is its cost: `spend on staff` names `staff_costs`.
    """
    for name, stems in _own(metrics):
        said = spoken(name)
        if said in text:
            continue
        words = text.split()
        places = [_place(wanted, words) for wanted in stems]
        if None not in places and len(set(places)) == len(places):
            first = min(at for at in places if at is not None)
            left = [said if at == first else word for at, word in enumerate(words) if at == first or at not in places]
            text = " ".join(left)
    return text


def _place(wanted: str, words: list[str]) -> int | None:
    outlay = _outlay()
    found = outlay if wanted in outlay else frozenset((wanted,))
    return next((at for at, word in enumerate(words) if _stem(word) in found), None)


def _stem(word: str) -> str:
    return stem(word.removesuffix("'s").strip("'"))


@cache
def _outlay() -> frozenset[str]:
    return frozenset(map(stem, words_of("plan_outlay")))


@lru_cache(maxsize=16)
def _own(metrics: tuple[str, ...]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The metrics of several words that no synonym of ours names, those of most words first."""
    known = {*SPOKEN.values(), *spoken_ratios().values()}
    parted = ((name, spoken(name).split()) for name in metrics if name not in known)
    own = [
        (name, tuple(map(stem, words)))
        for name, words in parted
        if _FEWEST <= len(words) <= _MOST and all(len(word) >= _LETTERS for word in words)
    ]
    return tuple(sorted(own, key=lambda one: -len(one[1])))
