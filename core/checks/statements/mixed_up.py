"""A sentence made of two of the evidence: `Carla is the CEO` of `Carla is the CFO` and `Ben is the CEO`.

It begins as the one and ends as the other, and what the two have in common joins them. `Carla` alone, to `Who is the
CEO?`, is read with its question. A doubt: one may hold two offices, but not by what is cited.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from core.checks.rule import Misstatement, Said, Statement
from core.reading.amounts import read_amounts
from core.reading.characters import runs_of, takes_blanks
from core.reading.cited_sentences import sentences_of
from core.reading.lexicon import words_of
from core.reading.marks import without_marks

MOST: Final = 12
"""Words of such a sentence at most; three times as many characters where words are not apart."""
LONGEST_PART: Final = 4
"""Words that each of the two has in place of the sentence's, at most."""
LEAST: Final = 3
_WIDE: Final = 3
LONGEST: Final = 120
"""Characters of a sentence of the evidence at most that is held against others."""


Parts = tuple[str, ...]


def _mixed_up(said: Statement) -> Iterator[Misstatement]:
    words = _read(said)
    unit = _unit(words)
    if not LEAST <= len(words) <= MOST * unit:
        return
    by_first, by_last, told = _told(said.sources)
    begun, ended = by_first.get(words[0], ()), by_last.get(words[-1], ())
    if not begun or not ended or words in told or read_amounts(said.sentence.text):
        return
    for one in begun:
        for other in ended:
            if one is not other and _is_made_of(words, one, other, unit) and not _may_be_said(words, one, other, told):
                start = said.sentence.start
                hint = f'The evidence has: "{told[one][:150]}" and "{told[other][:150]}".'
                reason = f"the evidence says this of another: {told[other][:80]}"
                yield Misstatement(start, start + len(said.sentence.text), reason, hint, doubt=True)
                return


@lru_cache(maxsize=32)
def _told(sources: tuple[str, ...]) -> tuple[dict[str, list[Parts]], dict[str, list[Parts]], dict[Parts, str]]:
    """The short sentences of the evidence, by their first and by their last word."""
    by_first: defaultdict[str, list[Parts]] = defaultdict(list)
    by_last: defaultdict[str, list[Parts]] = defaultdict(list)
    told: dict[Parts, str] = {}
    for source in sources:
        for sentence in sentences_of(source):
            parts = _parts(sentence.text) if len(sentence.text) <= LONGEST else ()
            if LEAST <= len(parts) <= MOST * _unit(parts) and parts not in told:
                told[parts] = sentence.text
                by_first[parts[0]].append(parts)
                by_last[parts[-1]].append(parts)
    return dict(by_first), dict(by_last), told


def _unit(words: Parts) -> int:
    return 1 if words and takes_blanks(words[0][0]) else _WIDE


def _is_made_of(words: Parts, one: Parts, other: Parts, unit: int) -> bool:
    """It begins as the one and ends as the other; what joins them is in both."""
    begun, ended = _begins_alike(words, one), _begins_alike(words[::-1], other[::-1])
    if begun + ended <= len(words) or max(begun, ended) >= len(words):
        return False
    return max(len(one) - begun, len(other) - ended) <= LONGEST_PART * unit


def _may_be_said(words: Parts, one: Parts, other: Parts, told: dict[Parts, str]) -> bool:
    """A third sentence of the evidence has what both begin and end with: it may say this in other words."""
    begun, ended = _begins_alike(words, one), _begins_alike(words[::-1], other[::-1])
    apart = {*words[: len(words) - ended], *words[begun:]}
    return any(apart <= set(parts) for parts in told if parts not in (one, other))


def _read(said: Statement) -> tuple[str, ...]:
    """The words of a sentence; of a bare name those of the question `Who ...?`, with the name in its place."""
    words, asked = _parts(said.sentence.text), _parts(said.asked)
    if asked and asked[0] in words_of("asks_person") and len(words) < LONGEST_PART:
        return (*words, *asked[1:])
    return words


def _parts(text: str) -> tuple[str, ...]:
    runs = runs_of(without_marks(text).casefold())
    if runs and not takes_blanks(runs[0][0]):
        return tuple("".join(runs))
    return tuple(runs)


def _begins_alike(one: Sequence[str], other: Sequence[str]) -> int:
    return next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


MIXED_UP = Said("mixed_up", _mixed_up)
