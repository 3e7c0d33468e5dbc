"""A word stands for its opposite in what is otherwise the same sentence: `approval is optional` where it is mandatory.

So does another length of time, `six weeks` for `six months`; two years may be 24 months.

Proved where each sentence of the evidence that has all its other words has the opposite in its place, and as many
denials as it has.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from core.checks.rule import Misstatement, Said, Statement
from core.checks.statements.nearly_alike import nearly_alike
from core.reading.characters import runs_of, takes_blanks
from core.reading.claim_words import content_words, language_said
from core.reading.clock_times import tells_one_end
from core.reading.digits import figures_in
from core.reading.lexicon import pattern_of, terms_in
from core.reading.marks import without_marks
from core.reading.opposites import are_opposites, are_other_times, names_a_time, sides_of
from core.reading.roles import Role

MOST: Final = 2
"""Words that either sentence may have beside those in common and the two opposites."""


def _opposed(said: Statement) -> Iterator[Misstatement]:
    text = without_marks(said.sentence.text).strip()
    turning = [word for word in _words(text) if sides_of(word) or names_a_time(word)]
    near = [told for told in nearly_alike(text, said.sources) if _is_near(text, told)] if turning else []
    for word in turning if near else ():
        others = [told for told in near if word not in _words(told)]
        if not others or len(others) < len(near) or not all(_turns(word, told, text) for told in others):
            continue
        if _has_its_own_figures(text, others):
            continue
        start = said.sentence.start
        reason = f"the evidence has it the other way round: {others[0][:80]}"
        hint = f'The evidence has: "{others[0][:200]}". Say it so.'
        yield Misstatement(start, start + len(said.sentence.text), reason, hint)
        return


def _has_its_own_figures(text: str, others: Sequence[str]) -> bool:
    """It tells what those do not: `it ends in 2028`, of `it begins in 2024`; `12,000 a year`, of `1,000 a month`.

    Whether that is so, those checks tell that look figures up.
    """
    own = bool(set(figures_in(text)).difference(*map(figures_in, others)))
    return own or any(tells_one_end(text, other) for other in others)


@lru_cache(maxsize=512)
def _words(text: str) -> tuple[str, ...]:
    return tuple(runs_of(text.lower()))


def _is_near(text: str, told: str) -> bool:
    """But for the opposites, and a word or two, both have the same words, in the same order.

    In another one it may say the same: `A is before B`, `B is after A`.
    """
    language = language_said(told)
    if len(content_words(told) - content_words(text)) > MOST or _denials(told, language) != _denials(text, language):
        return False
    ours, theirs = _words(text), _words(told)
    shared = set(ours) & set(theirs)
    return [w for w in ours if w in shared] == [w for w in theirs if w in shared]


@lru_cache(maxsize=512)
def _denials(text: str, language: str) -> int:
    role: Role = "negates" if terms_in("negates", language=language) else "negation"
    return len(pattern_of(role, language).findall(text))


def _turns(word: str, told: str, text: str) -> bool:
    """It has the opposite of the word, and nothing else of the sentence is missing there."""
    if not any(are_opposites(word, other) for other in _words(told)) and not _is_as_long_otherwise(word, told, text):
        return False
    left = content_words(text) - content_words(told) - content_words(word)
    return not left and (takes_blanks(word[0]) or len(word) > 1)


def _is_as_long_otherwise(word: str, told: str, text: str) -> bool:
    """As many of another time are told: what is another number of them may be as long."""
    count = _before(word, text)
    return any(are_other_times(word, other) and _before(other, told) == count for other in _words(told))


def _before(word: str, text: str) -> str:
    words = ("", *_words(text))
    return words[words.index(word) - 1]


OPPOSED = Said("opposed", _opposed)
