"""Another one is excepted: `all countries except France` where it is Spain, or France is told to have done the same.

Proved where a sentence of the evidence has all the other words and excepts somebody else, or says of the one excepted
what is said of all the others.
"""

from __future__ import annotations

from collections.abc import Iterator

from core.checks.rule import Misstatement, Said, Statement
from core.checks.support import sentences_sharing
from core.reading.claim_words import content_words
from core.reading.lexicon import pattern_of, speaks_of, speaks_of_any
from core.reading.marks import without_marks

_ENDS = ",;:()"
_LONGEST = 3
"""Words of a name that is excepted: a longer stretch tells of more."""


def _excepted_otherwise(said: Statement) -> Iterator[Misstatement]:
    text = without_marks(said.sentence.text).strip()
    own = _excepted(text)
    if not own or not speaks_of("everybody_is", text) or speaks_of("negation", text):
        return
    rest = content_words(text) - content_words(own) - content_words(_sign(text))
    rest = rest - frozenset().union(*(content_words(word) for word in text.split() if speaks_of("everybody_is", word)))
    if not rest:
        return
    for told in sentences_sharing(rest, said.sources, max(1, len(rest) - 1)):
        if other := _instead(own, rest, told):
            start = said.sentence.start + max(0, said.sentence.text.find(own))
            reason = f"the evidence has “{other}” instead"
            hint = f'The evidence has: "{told[:200]}". Say it so.'
            yield Misstatement(start, start + len(own), reason, hint)
            return


def _instead(own: str, rest: frozenset[str], told: str) -> str:
    """Whom a sentence excepts in its stead, or the sentence itself, where it tells the same of the one excepted."""
    other, mine = _excepted(told), content_words(own)
    if other:
        theirs = content_words(other)
        return other if theirs and mine.isdisjoint(content_words(told)) and rest <= content_words(told) | mine else ""
    held = content_words(told)
    return told[:60] if mine | rest <= held and not speaks_of_any(("negation", "denied"), told) else ""


def _sign(text: str) -> str:
    found = pattern_of("rule_excepts").search(text)
    return found[0] if found else ""


def _excepted(text: str) -> str:
    """The name behind `except`: the words with capitals, or of a script without; nothing where it is no name."""
    found = pattern_of("rule_excepts").search(text)
    if found is None:
        return ""
    behind = text[found.end() :].lstrip()
    end = min((at for mark in _ENDS if (at := behind.find(mark)) >= 0), default=len(behind))
    taken: list[str] = []
    for word in behind[:end].split():
        bare = word.strip(".!?\"“”'’")
        if not bare[:1].isupper() or len(taken) == _LONGEST:
            break
        taken.append(bare)
    return " ".join(taken)


EXCEPTED_OTHERWISE = Said("excepted_otherwise", _excepted_otherwise, roles=("rule_excepts",))
