"""A sentence made of two of the evidence: `Carla is the CEO` of `Carla is the CFO` and `Ben is the CEO`.

It begins as the one and ends as the other, and what the two have in common joins them. Only of what answers `Who is the
CEO?`, with which `Carla` alone is read, or where another full name stands in its place: two things may well be said
alike, in other words. A doubt: one may hold two offices, but not by what is cited.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from core.checks.rule import Misstatement, Said, Statement
from core.reading.amounts import read_amounts
from core.reading.characters import runs_of, takes_blanks
from core.reading.cited_sentences import sentences_of
from core.reading.lexicon import words_of
from core.reading.marks import without_marks
from core.reading.stopwords import STOP_WORDS

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
    asked = _read(said)
    named = () if asked else _full_names(said.sentence.text)
    for words in (asked,) if asked else _orders(said.sentence.text) if named else ():
        found = next(_made_of(words, said, named), None)
        if found is not None:
            start, (first, last) = said.sentence.start, found
            hint = f'The evidence has: "{first[:150]}" and "{last[:150]}".'
            reason = f"the evidence says this: {last[:80]}"
            yield Misstatement(start, start + len(said.sentence.text), reason, hint, doubt=True)
            return


def _made_of(words: Parts, said: Statement, named: Sequence[Parts]) -> Iterator[tuple[str, str]]:
    """The two sentences that the words are made of; of names, where another one stands in one of them."""
    unit = _unit(words)
    if not LEAST <= len(words) <= MOST * unit:
        return
    begun, ended = _near(words, said.sources, unit)
    if not begun or not ended or words in begun or read_amounts(said.sentence.text):
        return
    for one, first in begun.items():
        for other, last in ended.items():
            made = one != other and _is_made_of(words, one, other, unit)
            if made and not _may_be_said(words, one, other, said.sources):
                yield from [(first, last)] if not named or _is_of_another_name(words, named, first, last) else ()


def _orders(text: str) -> Iterator[Parts]:
    """The words as they stand, and turned about what says that two are one: `Carla is the CEO`, `the CEO is Carla`."""
    words = _parts(text)
    yield words
    at = next((i for i, word in enumerate(words) if word in words_of("copula")), 0)
    if 0 < at < len(words) - 1:
        yield (*words[at + 1 :], words[at], *words[:at])


def _is_of_another_name(words: Parts, named: Sequence[Parts], first: str, last: str) -> bool:
    """One sentence has the name, and the other one that has no word of it, and is not said."""
    for name in named:
        for having, other in ((first, last), (last, first)):
            others = _full_names(other)
            if name in _full_names(having) and others and all(set(o).isdisjoint(words) for o in others):
                return True
    return False


@lru_cache(maxsize=1024)
def _full_names(text: str) -> tuple[Parts, ...]:
    """Two words and more in capitals beside each other, in small letters."""
    found: list[list[str]] = [[]]
    for at, word in enumerate(text.split()):
        bare = word.strip(_AROUND)
        if bare[:1].isupper() and bare.isalpha() and (at or bare.casefold() not in STOP_WORDS):
            found[-1].append(bare.casefold())
        elif found[-1]:
            found.append([])
        if found[-1] and word[-1:] in _CUTS:
            found.append([])
    return tuple(tuple(name) for name in found if len(name) > 1)


_CUTS: Final = frozenset(",;:.!?")
_AROUND: Final = "()[]\"'“”„«».,;:!?*_"


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
