"""The words of a sentence that may label its figures, and what they are compared by."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from core.reading.calendars import MONTH_NUMBERS
from core.reading.claim_words import STOP, language_said, tokens_of
from core.reading.cuts import PARTICLES, cut, has_kana
from core.reading.languages import LANGUAGES
from core.reading.marks import blanked
from core.reading.references import resolved

Words = frozenset[str]
Place = tuple[int, int]
NONE: Words = frozenset()
_FUNCTION = {language.code: PARTICLES.union(language.stop_words.split()) for language in LANGUAGES}
_FUNCTION[""] = PARTICLES.union(*_FUNCTION.values())
_FUNCTION["en"] = NONE
_BLANKS = str.maketrans(dict.fromkeys(",;:，；：、。！？،؛؟।", " "))
CLOSERS = ".,;:!?)]}\"'’”،，、；。؛؟।"
_MARKS = CLOSERS + "([{“‘*_|"
MONTH = "month-"
"""What the names of months are compared by begins with."""
_MONTH_SIGNS = "月월"
LONGEST = 2_000
"""Characters of a sentence that are read."""


class LabelWord(NamedTuple):
    """A word in its place: as written, in lower case, and what it is compared by (nothing for a function word)."""

    start: int
    text: str
    lowered: str
    stems: Words

    @property
    def end(self) -> int:
        """Where it ends."""
        return self.start + len(self.text)

    @property
    def is_month(self) -> bool:
        """It names a month."""
        return any(stem.startswith(MONTH) for stem in self.stems)


@lru_cache(maxsize=512)
def words_outside(text: str, places: tuple[Place, ...]) -> tuple[LabelWord, ...]:
    """Return the words outside of figures and citation marks, in order; `places` are those of the figures."""
    found: list[LabelWord] = []
    text = blanked(text)
    language, kana, plain = language_said(text), has_kana(text), text.isascii()
    text, at = text.replace(",", " ").replace(";", " ").replace(":", " ") if plain else text.translate(_BLANKS), 0
    for low, high in (*places, (len(text), len(text))):
        start = at
        for piece in text[at:low].split():
            start = text.index(piece, start)
            whole = piece.isalpha()
            bare = piece if whole else piece.strip(_MARKS)
            if whole or bare[:1].isalnum() or any(map(str.isalnum, bare)):
                begins = start if bare is piece else start + piece.index(bare)
                if plain:
                    found.append(LabelWord(begins, bare, *_compared_by(bare, language)))
                else:
                    for offset, word in cut(bare, kana=kana):
                        found.append(LabelWord(begins + offset, word, *_compared_by(word, language)))
            start += len(piece)
        at = max(at, high)
    return tuple(resolved(tuple(_with_letters(found)), text, language))


def _with_letters(words: Sequence[LabelWord]) -> Iterator[LabelWord]:
    """Compare a capital by itself behind a word by its letter, or before one it is written on: `Team A`, `A팀`.

    One that is an article or a preposition in some language is a label there.
    """
    single = len(words) == 1
    for before, word, behind in zip((None, *words), words, (*words[1:], None), strict=False):
        alone = len(word.text) == 1 and word.text.isascii() and word.text.isupper() and not word.stems
        if alone and (single or _is_name_before(before, word) or (behind is not None and behind.start == word.end)):
            yield word._replace(stems=frozenset((word.lowered,)))
        else:
            yield word


def _is_name_before(before: LabelWord | None, word: LabelWord) -> bool:
    return before is not None and before.end + 1 == word.start and bool(before.stems)


def stems_of(words: Sequence[LabelWord]) -> Words:
    """Return what words are compared by, together."""
    return NONE.union(*[w.stems for w in words])


@lru_cache(maxsize=512)
def words_in(text: str) -> Words:
    """Return the words of a label as those beside a figure are compared."""
    return stems_of(words_outside(text[:LONGEST], ()))


@lru_cache(maxsize=8192)
def _compared_by(word: str, language: str) -> tuple[str, Words]:
    """A word in lower case, and what it is compared by: `Jan` and `January` are one, function words nothing."""
    lowered = word.lower()
    if len(word) == 1 and lowered in STOP:
        return lowered, NONE  # Unless it is a label: `_with_letters` tells.
    return lowered, _of_month_sign(word) or _stems_of(word, lowered, language)


def _of_month_sign(word: str) -> Words:
    if word.isascii():
        return NONE
    for sign in _MONTH_SIGNS:
        at = word.find(sign)
        written = (word[max(0, at - 2) : at], word[max(0, at - 1) : at]) if at > 0 else ()
        number = next((n for n in written if _month_of(n, sign)), "")
        if number:
            rest = word[: at - len(number)] + word[at + 1 :]
            return tokens_of(rest) | {f"{MONTH}{_month_of(number, sign)}"}
    return NONE


def _stems_of(word: str, lowered: str, language: str) -> Words:
    if lowered in _FUNCTION.get(language, NONE):
        return NONE
    if "-" in lowered and not STOP.isdisjoint(lowered.split("-")):
        return frozenset((lowered,))  # `Check-in` and `check-out` are two things.
    month = lowered.replace("’", "'").removesuffix("'s").removeprefix("d'").removeprefix("l'")
    if month in MONTH_NUMBERS and (word[:1].isupper() or tokens_of(word)):
        return frozenset((f"{MONTH}{MONTH_NUMBERS[month]}",))
    return tokens_of(word)


def _month_of(number: str, sign: str) -> int:
    return int(number) if number.isdecimal() else MONTH_NUMBERS.get(number + sign, 0)
