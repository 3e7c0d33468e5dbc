"""Whom a message calls by name, without a mention: `Carla, what is the travel budget?`. Pure; linear."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from bots.manners import chat_words as words
from core.reading.characters import QUESTION_MARKS
from core.reading.languages import BY_CODE

_COMMAS = str.maketrans({"，": ",", "、": ",", "،": ","})
_CALLS_BY_SIGN = (":", "!", "！", "：", "-", "–", "—")
"""What may stand behind a name in a comma's stead: behind other words it sets a topic apart (`Travel: how much?`)."""
_ENDS = " .!。！~" + "".join(QUESTION_MARKS)
_LONGEST = 4  # words: `Anna and Dr. Weber`
_A_PAIR = 2
_SURNAMED = 3  # characters of a surname of one and a given name of two: `王小明`, `김민지`
_LONGEST_UNPARTED = 6  # characters: `長谷川部長`
_TOPICS_BEFORE_COMMAS = frozenset({"ja", "zh"})  # where any topic is set apart by a comma


@dataclass(frozen=True, slots=True)
class Call:
    """Who is called, and what is said to them. `sure`: it is a name; else a word that nothing tells to be another.

    `behind`: the name ends the message.
    """

    name: str
    said: str
    sure: bool
    behind: bool = False


def call_in(text: str, spoken: frozenset[str]) -> Call | None:
    """Return whom a text calls at its front or end, set apart by a comma; `spoken` are the languages it may be in.

    A name is known as one, or stands with what names are called by (`Frau`, `さん`); else it is a word with a capital,
    where its script has any, that is neither a function word nor what people set apart (`btw`, `right?`).
    """
    said = " ".join(line for line in text.splitlines() if not line.lstrip().startswith((">", "&gt;"))).strip()
    parts = said.translate(_COMMAS).split(",")
    return _at_the_front(parts, spoken) or _without_comma(said, spoken) or _at_the_end(parts, spoken)


def _at_the_front(parts: Sequence[str], spoken: frozenset[str]) -> Call | None:
    if len(parts) < _A_PAIR:
        return None
    greeted = next((n for n, part in enumerate(parts) if not _is_mere_talk(part, spoken)), len(parts))
    behind = ",".join(parts[greeted + 1 :]).strip()
    if not words.has_word(words.plain(behind)):
        return None
    called = _named(parts[greeted], spoken)
    return Call(called[0], behind, called[1]) if called else None


def _is_mere_talk(part: str, spoken: frozenset[str]) -> bool:
    return words.is_talk(words.plain(part)) and not _is_known_name(part.split(), spoken)


def _without_comma(said: str, spoken: frozenset[str]) -> Call | None:
    """Return who is surely named before another sign (`Carla: ...`), or before what asks (`hey Carla what is ...`)."""
    run = said.split()
    for at, word in enumerate(run[: _LONGEST + 1]):
        if word.endswith(_CALLS_BY_SIGN) or _asks_behind_a_name(run, at, spoken):
            behind = " ".join(run[at + 1 :])
            called = _named(" ".join(run[: at + 1]).rstrip("".join(_CALLS_BY_SIGN)), spoken)
            if called and called[1] and words.has_word(words.plain(behind)):
                return Call(called[0], behind, sure=True)
    return None


def _asks_behind_a_name(run: Sequence[str], at: int, spoken: frozenset[str]) -> bool:
    if words.plain(run[at]) not in words.terms("chat_name"):
        return False
    behind = words.plain(" ".join(run[at + 1 :]))
    return words.opens("chat_asks", behind, spoken) or words.asks_by_word(behind, spoken)


def _at_the_end(parts: Sequence[str], spoken: frozenset[str]) -> Call | None:
    if len(parts) < _A_PAIR:
        return None
    before, last = ",".join(parts[:-1]).strip(), parts[-1].strip(_ENDS)
    if len(before.split()) < _A_PAIR and not words.unparted(before):
        return None
    called = _named(last, spoken)
    if not called or _names_another(before.split()[-1], spoken):
        return None  # the last of several that are named: `in Berlin, Hamburg, Munich?`
    return Call(called[0], before, called[1], behind=True)


def _names_another(word: str, spoken: frozenset[str]) -> bool:
    if any(BY_CODE[code].nouns_in_capitals for code in spoken if code in BY_CODE):
        return words.plain(word) in words.terms("chat_name")
    return word[:1].isupper()


def _named(part: str, spoken: frozenset[str]) -> tuple[str, bool] | None:
    """Return the name that a part of a message is, and whether that is sure; None where it is none."""
    run = list(_without_talk(part.split()))
    joints = words.terms("chat_and")
    people = [word for word in run if words.plain(word) not in joints]
    if not 0 < len(people) <= _LONGEST or words.plain(" ".join(run)) in words.terms("chat_fronted", spoken):
        return None
    if len(people) < len(run) and all(_is_known_name([word], spoken) for word in people):
        return words.plain(" ".join(people)), True
    if len(people) < len(run):
        return None
    if _is_known_name(people, spoken):
        return words.plain(" ".join(people)), True
    return (words.plain(" ".join(people)), False) if _may_be_a_name(people, spoken) else None


def _without_talk(run: Sequence[str]) -> Iterator[str]:
    """Return words less the small talk before them: `thanks Carla`. A name that is small talk elsewhere stays."""
    names = words.terms("chat_name")
    at = 0
    while at < len(run) - 1 and words.plain(run[at]) not in names and words.is_talk(words.plain(run[at])):
        at += 1
    return iter(run[at:])


def _is_known_name(run: Sequence[str], spoken: frozenset[str]) -> bool:
    first, last = words.plain(run[0]), words.plain(run[-1])
    if len(run) == 1:
        return _is_a_known_word(first, spoken)
    if len(run) > _A_PAIR + 1:
        return False
    if last in words.terms("chat_honorific", spoken):
        return True
    if any(words.plain(word) in words.terms("chat_fronted", spoken) for word in run):
        return False
    names = words.terms("chat_name")
    capitals = all(_has_its_capital(word) or _is_uncased(word) or words.plain(word) in names for word in run[1:])
    return capitals and (
        first in words.terms("chat_title", spoken) or (first in names and not _is_common(first, spoken))
    )


def _is_a_known_word(word: str, spoken: frozenset[str]) -> bool:
    if word in words.terms("chat_fronted", spoken):
        return False
    if word in words.terms("chat_honorific", spoken):
        return len(word) > 1
    if word in words.terms("chat_name") and len(word) > 1:
        return not _is_common(word, spoken)
    unparted = len(word) <= _LONGEST_UNPARTED and not word.isascii()
    return unparted and (_has_an_honorific(word, spoken) or _is_surnamed(word))


def _has_an_honorific(word: str, spoken: frozenset[str]) -> bool:
    return any(not term.isascii() and word.endswith(term) for term in words.terms("chat_honorific", spoken))


def _is_surnamed(word: str) -> bool:
    """`王小明`, `小王`."""
    names = words.terms("chat_name")
    if len(word) == _SURNAMED:
        return word[0] in names and bool(words.unparted(word))
    return len(word) == _A_PAIR and word[0] in words.terms("chat_title") and word[1] in names


def _may_be_a_name(run: Sequence[str], spoken: frozenset[str]) -> bool:
    if len(run) > _A_PAIR or not all(map(_is_lettered, run)):
        return False
    folded = [words.plain(word) for word in run]
    if any(word in words.terms("chat_fronted", spoken) or _is_common(word, spoken) for word in folded):
        return False
    if all(map(_has_its_capital, run)):
        endings = tuple(words.terms("chat_adverb_ending", spoken))
        return not any(word.endswith(endings) for word in folded)
    parted = not (spoken & _TOPICS_BEFORE_COMMAS) and not words.unparted(run[0])
    return len(run) == 1 and _is_uncased(run[0]) and parted


def _is_lettered(word: str) -> bool:
    return len(word) > 1 and all(letter in "-'’." or (words.joins(letter) and not letter.isdigit()) for letter in word)


def _has_its_capital(word: str) -> bool:
    """Tell whether a word is written as names are: `Carla`, and not `VPN`."""
    return word[:1].isupper() and not word.isupper()


def _is_uncased(word: str) -> bool:
    return not any(letter.lower() != letter.upper() for letter in word)


def _is_common(word: str, spoken: frozenset[str]) -> bool:
    return any(word in _common_in(code) for code in spoken)


@cache
def _common_in(code: str) -> frozenset[str]:
    """Return a language's function words, and what offices speak of."""
    known = BY_CODE.get(code)
    return frozenset((*known.stop_words.split(), *known.telling_words.split())) if known else frozenset()
