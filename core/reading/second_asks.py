"""A question that asks which one has the most of something, and what else that one has: two questions in one."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from core.reading.lexicon import pattern_of, speaks_of, words_of
from core.reading.opposites import compared_by
from core.reading.words import content_words

_ENGLISH: Final = "en"
_MARKS: Final = "?!., "


class TwoAsks(NamedTuple):
    """The question for the one, and what is asked of it then, with `{}` in the place of its name."""

    first: str
    second: str

    def of(self, name: str) -> str:
        """Return the second question, of the one that the first found."""
        return self.second.replace("{}", name)


@lru_cache(maxsize=512)
def two_asks(question: str) -> TwoAsks | None:
    """Return the two, None of any other question.

    >>> two_asks("Which site has the most desks, and how much is its rent?")
    TwoAsks(first='Which site has the most desks?', second='how much is the rent of {}?')
    """
    for found in pattern_of("coordinates", _ENGLISH).finditer(question):
        first, second = question[: found.start()].rstrip(_MARKS), question[found.end() :].strip(_MARKS)
        if _asks(second) and speaks_of("question_word", first, _ENGLISH) and names_an_extreme(first):
            asked = _of_a_name(second)
            return TwoAsks(f"{first}?", asked) if asked else None
    return None


def names_an_extreme(text: str) -> bool:
    """Tell whether an English text sets one before all others: `the most`, `highest`, `oldest`."""
    named = speaks_of("plan_highest", text, _ENGLISH) or speaks_of("plan_lowest", text, _ENGLISH)
    runs = (run.strip(_MARKS) for run in text.casefold().split())
    return named or any((by := compared_by(run, _ENGLISH)) is not None and by.most for run in runs)


def _asks(second: str) -> bool:
    first = second.casefold().split()[:1]
    return first[0] in words_of("question_word", language=_ENGLISH) if first else False


def _of_a_name(second: str) -> str:
    runs = second.split()
    for at, run in enumerate(runs):
        word = run.casefold().strip(_MARKS)
        rest = " ".join((*runs[:at], *runs[at + 1 :]))
        if word in words_of("owner_pronoun", language=_ENGLISH) and content_words(" ".join(runs[at + 1 :])):
            return f"{' '.join((*runs[:at], 'the', *runs[at + 1 :]))} of {{}}?"
        if word in words_of("pronoun", language=_ENGLISH) and _tells(rest):
            return f"{' '.join((*runs[:at], '{}', *runs[at + 1 :]))}?"
    return ""


def _tells(text: str) -> bool:
    """Beside words that ask, something is said: not `and how many is it`."""
    idle = words_of("question_word", "plan_neutral", language=_ENGLISH)
    return any(run.casefold() not in idle for run in text.split())
