"""Puts the nouns of a follow-up where the English question before had others: `and the operating profit?`."""

from __future__ import annotations

from collections.abc import Sequence

from core.reading.lexicon import opens_with, words_of
from core.reading.periods import named_periods
from core.reading.second_asks import names_an_extreme
from core.reading.stopwords import plain_words_of

_SIGNS = (",", ";", ":")
_MOST_MODIFIERS = 3  # words


def asked_of_it(stem: str, wanted: str) -> str:
    """Ask for `the rent` of the one that a question sets before all others."""
    nouns = _nouns(wanted)
    of_all = bool(nouns) and opens_with("which_one_of_all", stem) and names_an_extreme(stem)
    return f"{stem}, and what is its {' '.join(nouns)}?" if of_all else ""


def with_counted(words: Sequence[str], wanted: str) -> str:
    """Put `children` in place of the `adults` that a question counts, behind `how many`."""
    nouns = _nouns(wanted)
    counts = len(words) > _COUNTED and not _ends_a_noun(words[_COUNTED])
    counts = counts and " ".join(words[:_COUNTED]).lower() in words_of("plan_how_many", "plan_how_much")
    verb = next((at for at, word in enumerate(words) if at > _COUNTED and _ends_a_noun(word)), 0) if counts else 0
    return put(words, _COUNTED, verb, " ".join(nouns)) if nouns and _COUNTED < verb <= _COUNTED + 2 else ""


_COUNTED = 2  # words: `how many`


def with_owned(words: Sequence[str], wanted: str) -> str:
    """Put `the operating profit` in place of what somebody has: `Marlow's revenue`."""
    nouns = _nouns(wanted)
    owner = next((at for at, word in enumerate(words) if word.endswith(("'s", "’s")) and word[0].isupper()), None)
    if not nouns or owner is None:
        return ""
    end = owner + 1
    while end < len(words) and not words[end - 1].endswith(_SIGNS) and not _ends_a_noun(words[end]):
        end += 1
    return put(words, owner + 1, end, " ".join(nouns)) if end > owner + 1 else ""


def _nouns(wanted: str) -> list[str]:
    """The small words of what is wanted, without `the`; none of people, names and figures."""
    first, *rest = wanted.split() or [""]
    words = rest if first.lower() in words_of("determiner") and not opens_with("indefinite", wanted) else [first, *rest]
    plain = plain_words_of("en") | words_of("preposition", "question_word")
    fits = 0 < len(words) <= _MOST_MODIFIERS and all(w.isalpha() and w.islower() and w not in plain for w in words)
    return words if fits else []


def _ends_a_noun(word: str) -> bool:
    """A verb, a preposition or a word without a topic stands behind a noun."""
    lower = word.lower().strip(",;:")
    joins = plain_words_of("en") | words_of("preposition", "auxiliary", "topic_verb", "perfect", "modal", language="en")
    return lower in joins or lower.endswith("ed") or is_period(word)


def put(words: Sequence[str], start: int, end: int, wanted: str) -> str:
    """Put what is wanted in place of some words, before the comma behind them."""
    last = words[end - 1]
    return f"{' '.join([*words[:start], wanted + last[len(last.rstrip(',;:')) :], *words[end:]])}?"


def is_modified(words: Sequence[str], at: int) -> bool:
    """Tell whether the word before a noun tells of which kind it is: `is parental leave`, `of sick leave`."""
    return at > 1 and words[at - 2].lower() in words_of("auxiliary", "preposition")


def is_period(word: str) -> bool:
    """Tell whether a word names a year or a quarter."""
    named = named_periods(word)
    return bool(named.years or named.quarters)
