"""Whether a message corrects the answer that stands before it: where nobody else could be meant, a bare no is enough.

For the terminal and the page, where one person speaks with us alone; among people `bots.manners.speaking` decides.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from bots.manners import chat_words as words
from bots.manners.doubting import doubts_figure
from bots.manners.objecting import is_of_something_else
from bots.manners.remarks import LONGEST, Remark, RemarkKind, remark_of
from core.model import Answer
from core.reading.characters import QUESTION_MARKS, has_digit
from core.reading.detection import language_of
from core.reading.lexicon import speaks_of_any, words_of
from core.spoken import language_to

_FEW: Final = 14  # words behind a no
_FEW_UNPARTED: Final = 30  # characters, where no blanks part words
_PARTS: Final = ",.!;:-–—…，。！；：、،؛।"


def corrects(text: str, last: Answer) -> bool:
    """Tell whether a message says what is wrong with the answer before it, or what is right: `no, it's 14 days`.

    To what was asked back, a no is none of its choices; what is said of another subject is to be looked up.
    """
    if is_of_something_else(text, last, language_of(text)):
        return False
    remark = remark_of(text, language_to(last.question))
    if remark.kind is RemarkKind.CORRECTION:
        return True
    if not last.choices and doubts_figure(text, f"{last.question.text}\n{last.text}", language_to(last.question)):
        return True
    if last.choices or remark.kind is not RemarkKind.NOTHING or any(mark in text for mark in QUESTION_MARKS):
        return False
    said = words.plain(text[:LONGEST])
    return _says_otherwise(remark) or _denies_in_few(said) or (remark.figured and words.opens("chat_states", said))


def _says_otherwise(remark: Remark) -> bool:
    return remark.denies and (remark.changes or remark.figured)


def _denies_in_few(said: str) -> bool:
    """Tell whether a plain text opens with a no, set apart, and goes on in a few words: `no, from the third day`.

    `No smoking`, `no thanks` and `no, I'll ask the desk` say no to nothing that was answered.
    """
    said = _behind_filler(said)
    no = next((one for one in _noes() if said.startswith(one) and not words.joins(said[len(one) :][:1] or " ")), "")
    behind = said[len(no) :].lstrip(_PARTS + " ")
    if not no or not words.has_word(behind) or words.is_talk(behind) or words.opens("chat_will", behind):
        return False
    if _wants_no_more(behind):
        return False
    apart = said[len(no) :].lstrip()[0] in _PARTS or words.opens("chat_states", behind)
    return apart and len(behind.split()) <= _FEW and words.unparted(behind) <= _FEW_UNPARTED


def _wants_no_more(behind: str) -> bool:
    """Tell whether what follows a no says of oneself that something is not: `nein, mehr brauche ich nicht`."""
    spoken = frozenset(filter(None, (language_of(behind),))) or words.ALL
    denied = any(speaks_of_any(("negates", "negation"), behind, code) for code in spoken)
    return denied and words.speaks("chat_self", behind, spoken) and not has_digit(behind)


def _behind_filler(said: str) -> str:
    """Return a plain text without the one word that leads in to a no: `pues no, son 30`."""
    first, _, rest = said.partition(" ")
    return rest if first in words.terms("chat_beside") and rest.startswith(_noes()) else said


@cache
def _noes() -> tuple[str, ...]:
    return tuple(sorted(map(words.plain, words_of("no_word")), key=len, reverse=True))
