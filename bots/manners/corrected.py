"""What somebody says is right, without the remark that what was said is wrong: `das stimmt nicht, es sind zwölf`."""

from __future__ import annotations

from typing import Final

from bots.manners import chat_words as words
from core.learning.whole_sentence import spoken_in
from core.reading.roles import Role
from core.reading.told_values import values_in
from core.reading.wording import telling_words

_ENDS: Final = frozenset(",;:!。，；：！、،؛।—–")
_STOPS: Final = frozenset(".?？؟")
_ALONE: Final[tuple[Role, ...]] = ("chat_denies", "chat_wrong_alone", "chat_halts", "chat_wrong", "chat_retracts")
_LONGEST_PHRASE: Final = 6  # words


def what_is_right(text: str) -> str:
    """Return a correction without the clauses, before and behind, that only say that something is wrong.

    A clause that tells a figure, a day or a time stays whole; where nothing but remarks is there, all of it stays.
    """
    kept = _clauses(text.strip())
    while len(kept) > 1 and _only_remarks(kept[0]):
        kept = kept[1:]
    while len(kept) > 1 and _only_remarks(kept[-1]):
        kept = kept[:-1]
    said = "".join(kept).strip().lstrip("".join(_ENDS | _STOPS)).strip()
    return _behind_denials(said.rstrip("".join(_ENDS)).strip()) or text.strip()


def _clauses(text: str) -> list[str]:
    """Cut a text behind each mark that ends a clause, but not within a number or a word (`9.30`, `z.B.`)."""
    cuts, since = list[str](), 0
    for at, sign in enumerate(text):
        behind = text[at + 1 : at + 2]
        within = sign.isascii() and bool(behind.strip())
        if (sign in _ENDS or sign in _STOPS) and not within:
            cuts.append(text[since : at + 1])
            since = at + 1
    return [*cuts, text[since:]] if text[since:].strip() else cuts


def _only_remarks(clause: str) -> bool:
    said = words.plain(clause)
    if not words.has_word(said):
        return True
    if values_in(clause, spoken_in(clause)):
        return False
    bare = words.without_particles(said, words.ALL)
    if words.is_talk(said) or any(words.speaks("chat_wrong", part) for part in (said, bare)):
        return True
    return any(words.is_all(part, role) for part in (said, bare) for role in _ALONE)


def _behind_denials(said: str) -> str:
    """Return what follows the no's and the remarks that a clause opens with, as it was written."""
    tokens = said.split(" ")
    for count in range(min(_LONGEST_PHRASE, len(tokens) - 1), 0, -1):
        if _is_a_remark(" ".join(tokens[:count])):
            return _behind_denials(" ".join(tokens[count:]))
    return said


def _is_a_remark(opening: str) -> bool:
    """Tell whether words are a remark, or end with one and say nothing before it: `that's outdated`."""
    said = words.plain(opening).strip("".join(_ENDS | _STOPS))
    if any(said in words.terms(role) for role in _ALONE):
        return True
    language = spoken_in(opening)
    ends = (term for term in words.terms("chat_wrong") if said.endswith(f" {term}"))
    return any(not telling_words(said.removesuffix(term), language) for term in ends)
