"""What differs between two answers, word by word: shortened for a note, whole for whoever asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from core.reading.marks import without_marks

_MARKDOWN = str.maketrans("", "", "*~`")
_KANA, _HANGUL = "\u3040", "\uac00"
_ALIKE = 0.5  # of the words of both: answers that share less are not compared in a note
_MOST_SHOWN = 3  # places that a note names
_LONGEST_SHOWN = 60  # characters of one
_MOST_WORDS = 2_000  # of either answer: comparing takes time that grows with the square of them
_EDGES = ".,;:!?()[]。、，；：！？"


@dataclass(frozen=True, slots=True)
class Difference:
    """One place where two texts differ: what stood there, and what stands there now; one of them may be empty."""

    before: str
    after: str


def differences(old: str, new: str) -> tuple[Difference, ...]:
    """Return where two answers differ, in order; marks of citations are passed over."""
    before, after = _words(old), _words(new)
    return tuple(
        Difference(_joined(before[i:j]), _joined(after[k:m]))
        for tag, i, j, k, m in _compared(before, after).get_opcodes()
        if tag != "equal"
    )


def few(old: str, new: str) -> tuple[Difference, ...]:
    """Return the differences of two answers where they are few and short enough for a note, nothing otherwise."""
    before, after = _words(old), _words(new)
    compared = _compared(before, after)
    if not before or compared.ratio() < _ALIKE:
        return ()
    found = [Difference(one.before.strip(_EDGES), one.after.strip(_EDGES)) for one in differences(old, new)]
    told = [one for one in found if one.before != one.after]
    short = all(len(one.before) <= _LONGEST_SHOWN and len(one.after) <= _LONGEST_SHOWN for one in told)
    return tuple(told) if len(told) <= _MOST_SHOWN and short else ()


def whole(old: str, new: str) -> str:
    """Return both texts in one, in Markdown: what went is struck out, what came is bold."""
    before, after = _words(old), _words(new)
    parts = []
    for tag, i, j, k, m in _compared(before, after).get_opcodes():
        if tag == "equal":
            parts.append(_joined(before[i:j]))
            continue
        parts += [f"~~{_joined(before[i:j])}~~"] if j > i else []
        parts += [f"**{_joined(after[k:m])}**"] if m > k else []
    return " ".join(parts)


def _compared(before: Sequence[str], after: Sequence[str]) -> SequenceMatcher[str]:
    return SequenceMatcher(None, before, after, autojunk=False)


def _words(text: str) -> list[str]:
    """Return the words as they are written; Chinese characters and kana one by one, which have no blanks between."""
    parts: list[str] = []
    for word in without_marks(text).translate(_MARKDOWN).split():
        parts += word if any(map(_is_alone, word)) else [word]
    return parts[:_MOST_WORDS]


def _joined(words: Sequence[str]) -> str:
    """Return words as they are written: with blanks between, but for those of scripts that have none."""
    said = ""
    for word in words:
        apart = said and not (_is_alone(said[-1]) or _is_alone(word[0]))
        said += f" {word}" if apart else word
    return said


def _is_alone(character: str) -> bool:
    return _KANA <= character < _HANGUL
