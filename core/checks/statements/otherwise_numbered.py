"""Another place in order, or another of a line of names that are numbered: `second` for `third`, `Mark IV`, `Apex³`.

Proved where each sentence of the evidence that has all the other words, in their order, has another number there, and
no sentence on the same has the one that is said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from core.checks.rule import Misstatement, Said, Statement
from core.checks.statements.nearly_alike import nearly_alike
from core.checks.support import sentences_sharing
from core.reading.claim_words import content_words
from core.reading.marks import without_marks
from core.reading.number_words import ORDINALS
from core.reading.numerals import numeral_of, raised_of

_EDGES: Final = ".,;:!?()[]\"“”„«»'’*_،؛।。"


class _Numbered(NamedTuple):
    """What is numbered (empty for an ordinal), its number, and where it is written."""

    name: str
    number: int
    text: str


@lru_cache(maxsize=512)
def _ordinals(text: str) -> tuple[_Numbered, ...]:
    words = (word.strip(_EDGES) for word in text.split())
    return tuple(_Numbered("", int(ORDINALS[w.lower()]), w) for w in words if w.lower() in ORDINALS)


@lru_cache(maxsize=512)
def _names(text: str) -> tuple[_Numbered, ...]:
    found, before = list[_Numbered](), ""
    for token in text.split():
        word = token.strip(_EDGES)
        bare, raised = raised_of(word)
        if raised:
            found.append(_Numbered(bare.lower(), raised, word))
        elif before[:1].isupper() and (number := numeral_of(word)):
            found.append(_Numbered(before.lower(), number, f"{before} {word}"))
        before = word if word == token else ""
        before = before or (word if token.endswith(word) else "")
    return tuple(found)


_KINDS: Final[tuple[Callable[[str], tuple[_Numbered, ...]], ...]] = (_ordinals, _names)


def _otherwise_numbered(said: Statement) -> Iterator[Misstatement]:
    text = without_marks(said.sentence.text).strip()
    for read in _KINDS:
        ours = read(text)
        if len(ours) != 1 or not (near := nearly_alike(text, said.sources)):
            continue
        (own,) = ours
        told = [(other, sentence) for sentence in near for other in _in_its_place(own, text, sentence, read)]
        if not told or any(other.number == own.number for other, _ in told) or _is_said(own, text, said, read):
            continue
        other, sentence = told[0]
        start = said.sentence.start + max(0, said.sentence.text.find(own.text))
        reason = f"the evidence has “{other.text}” instead"
        yield Misstatement(start, start + len(own.text), reason, f'The evidence has: "{sentence[:200]}". Say it so.')
        return


def _in_its_place(
    own: _Numbered, text: str, sentence: str, read: Callable[[str], tuple[_Numbered, ...]]
) -> tuple[_Numbered, ...]:
    """The one number of a sentence that has the other words of ours in their order; nothing where it has several."""
    theirs = read(sentence)
    if len(theirs) != 1 or theirs[0].name != own.name:
        return ()
    ours = [w for w in _words(text, own) if content_words(w)]
    beside = iter(_words(sentence, theirs[0]))
    return theirs if all(word in beside for word in ours) else ()


def _words(text: str, but: _Numbered) -> list[str]:
    return [word.strip(_EDGES) for word in text.replace(but.text, " ", 1).lower().split()]


def _is_said(own: _Numbered, text: str, said: Statement, read: Callable[[str], tuple[_Numbered, ...]]) -> bool:
    """A sentence of the evidence that has most of the words has this number, too."""
    words = content_words(text)
    near = sentences_sharing(words, said.sources, max(1, len(words) - 1))
    return any(own.number == other.number and own.name == other.name for told in near for other in read(told))


OTHERWISE_NUMBERED = Said("otherwise_numbered", _otherwise_numbered)
