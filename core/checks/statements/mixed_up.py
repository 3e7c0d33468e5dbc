"""A sentence made of two of the evidence: `Carla is the CEO` of `Carla is the CFO` and `Ben is the CEO`.

It begins as the one and ends as the other, and what the two have in common joins them. Only of what answers `Who is the
CEO?`, with which `Carla` alone is read: two things may well be said alike, in other words. A doubt: one may hold two
offices, but not by what is cited.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
_ENDING: Final = 12  # characters behind the last word of a sentence at most: a full stop, a mark
Parts = tuple[str, ...]
LONGEST: Final = 120
"""Characters of a sentence of the evidence at most that is held against others."""


def _mixed_up(said: Statement) -> Iterator[Misstatement]:
    words = _read(said)
    unit = _unit(words)
    if not LEAST <= len(words) <= MOST * unit:
        return
    begun, ended = _near(words, said.sources, unit)
    if not begun or not ended or words in begun or read_amounts(said.sentence.text):
        return
    for one, first in begun.items():
        for other, last in ended.items():
            if (
                one != other
                and _is_made_of(words, one, other, unit)
                and not _may_be_said(words, one, other, said.sources)
            ):
                start = said.sentence.start
                hint = f'The evidence has: "{first[:150]}" and "{last[:150]}".'
                reason = f"the evidence says this: {last[:80]}"
                yield Misstatement(start, start + len(said.sentence.text), reason, hint, doubt=True)
                return


def _near(words: Parts, sources: Sequence[str], unit: int) -> tuple[dict[Parts, str], dict[Parts, str]]:
    """The short sentences of the evidence that begin with the first word, and those that end with the last."""
    begun: dict[Parts, str] = {}
    ended: dict[Parts, str] = {}
    first, last = words[0], words[-1]
    for source in sources:
        for sentence in sentences_of(source):
            text = sentence.text
            if len(text) > LONGEST:
                continue
            said = text.casefold()
            begins, ends = said.startswith(first), last in said[-len(last) - _ENDING :]
            parts = _parts(text) if begins or ends else ()
            if LEAST <= len(parts) <= MOST * unit:
                if parts[0] == first:
                    begun[parts] = text
                if parts[-1] == last:
                    ended[parts] = text
    return begun, ended


def _unit(words: Parts) -> int:
    return 1 if words and takes_blanks(words[0][0]) else _WIDE


def _is_made_of(words: Parts, one: Parts, other: Parts, unit: int) -> bool:
    """It begins as the one and ends as the other; what joins them is in both."""
    begun, ended = _begins_alike(words, one), _begins_alike(words[::-1], other[::-1])
    if begun + ended <= len(words) or max(begun, ended) >= len(words):
        return False
    return max(len(one) - begun, len(other) - ended) <= LONGEST_PART * unit


def _may_be_said(words: Parts, one: Parts, other: Parts, sources: Sequence[str]) -> bool:
    """A third sentence of the evidence has what both begin and end with: it may say this in other words."""
    begun, ended = _begins_alike(words, one), _begins_alike(words[::-1], other[::-1])
    apart = {*words[: len(words) - ended], *words[begun:]}
    told = (_parts(sentence.text) for source in sources for sentence in sentences_of(source))
    return any(apart <= set(parts) for parts in told if parts not in (one, other))


def _read(said: Statement) -> Parts:
    """The words of a sentence that answers `Who ...?`; of a bare name those of the question, the name in its place."""
    asked = _parts(said.asked) if said.asked else ()
    if not asked or asked[0] not in words_of("asks_person"):
        return ()
    words = _parts(said.sentence.text)
    return (*words, *asked[1:]) if len(words) < LONGEST_PART else words


def _parts(text: str) -> tuple[str, ...]:
    runs = runs_of(without_marks(text).casefold())
    if runs and not takes_blanks(runs[0][0]):
        return tuple("".join(runs))
    return tuple(runs)


def _begins_alike(one: Sequence[str], other: Sequence[str]) -> int:
    return next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


MIXED_UP = Said("mixed_up", _mixed_up)
