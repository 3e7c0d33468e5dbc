"""Words cut where no blanks part them: at particles, at another script, at what is written on to them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from core.reading.language import Script
from core.reading.languages import READ
from core.reading.lexicon import either

Piece = tuple[int, str]
"""Where a word begins, and the word."""

_BY_SCRIPT: Final = {language.script: tuple(language.written_on.split()) for language in READ if language.written_on}
PARTICLES: Final = frozenset(particle for particles in _BY_SCRIPT.values() for particle in particles)
"""What carries no meaning of its own; each is a word by itself once cut."""
_MAY_BE_CUT: Final = re.compile("[\u0620-\u06d3\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_RUNS: Final = re.compile(
    "[\u3041-\u309f]+|[\u30a0-\u30ff]+|\\d{0,2}[\u3005\u3400-\u9fff]+|\\d{0,2}[\uac00-\ud7af]+"
    "|[^\u3005\u3041-\u30ff\u3400-\u9fff\uac00-\ud7af\\d]+|\\d+"
)
_HIRAGANA, _HANGUL, _HAN, _ARABIC = "\u3041", "\uac00", "\u3400", "\u0620"
_SHORTEST, _SHORTEST_BEHIND = 2, 3


def _any_of(script: Script) -> str:
    return either(_BY_SCRIPT.get(script, ()))


_BEHIND_KANA: Final = re.compile(rf"(?:{_any_of('kana')}){{1,6}}\Z")
_BETWEEN_HAN: Final = re.compile(rf"({_any_of('han')})")
_BEHIND_HANGUL: Final = _BY_SCRIPT.get("hangul", ())
_BEFORE_ARABIC: Final = _BY_SCRIPT.get("arabic", ())


def has_kana(text: str) -> bool:
    """Tell whether a text is Japanese: its Han characters are not cut at Chinese particles."""
    return not text.isascii() and any("\u3041" <= c <= "\u3096" or "\u30a1" <= c <= "\u30fa" for c in text)


@lru_cache(maxsize=8192)
def cut(word: str, *, kana: bool) -> tuple[Piece, ...]:
    """Return the words that one run of letters holds, with their places in it; particles by themselves.

    `kana`: the text has some, and is Japanese.
    """
    if word.isascii() or not _MAY_BE_CUT.search(word):
        return ((0, word),)
    return tuple(piece for run in _RUNS.finditer(word) for piece in _cut_run(run[0], run.start(), kana=kana))


def _cut_run(run: str, at: int, *, kana: bool) -> Iterator[Piece]:
    first = run.lstrip("0123456789")[:1]
    if first >= _HANGUL:
        yield from _without_ending(run, at)
    elif first >= _HAN:
        yield from ((at, run),) if kana else _parted(run, at)
    elif first >= _HIRAGANA:
        found = _BEHIND_KANA.search(run) if first < "\u30a0" else None
        yield from _split(run, at, found.start() if found else len(run))
    elif first >= _ARABIC:
        begins = any(run.startswith(p) and len(run) - len(p) >= _SHORTEST for p in _BEFORE_ARABIC)
        yield from _split(run, at, 1 if begins else len(run))
    else:
        yield at, run


def _without_ending(run: str, at: int) -> Iterator[Piece]:
    """Leave at least two syllables before an ending of one: `휴가` ends with none."""
    ends = len(run) - max((len(ending) for ending in _BEHIND_HANGUL if run.endswith(ending)), default=0)
    least = _SHORTEST if len(run) - ends == 1 else 1
    yield from _split(run, at, ends if ends >= least else len(run))


def _parted(run: str, at: int) -> Iterator[Piece]:
    for part in _BETWEEN_HAN.split(run):
        if part:
            yield at, part
            at += len(part)


def _split(run: str, at: int, end: int) -> Iterator[Piece]:
    yield from ((at, run[:end]),) if end else ()
    yield from ((at + end, run[end:]),) if end < len(run) else ()
