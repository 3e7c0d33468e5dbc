"""`Yes` to what the evidence denies, `No` to what it says: a word is a sentence by its question.

Proved where each sentence of the evidence that holds the question's words goes the other way; those with a condition or
an exception say neither.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from core.checks.rule import Misstatement, Said, Statement
from core.reading.characters import runs_of
from core.reading.cited_sentences import sentences_of
from core.reading.detection import language_of
from core.reading.lexicon import opens_with, pattern_of, speaks_of, speaks_of_any, terms_in
from core.reading.marks import without_marks
from core.reading.roles import Role
from core.reading.sided_clauses import DENIALS, clauses_of
from core.reading.wording import held_terms, kind_of, telling_words

_LONGEST: Final = 300
_SAMPLE: Final = 2_000
_SHARE: Final = 0.8
"""Share of the question's words that a sentence holds which answers it."""
_LEAST, _LEAST_PAIRS = 2, 3
_OPENS: Final = frozenset(" ,.!;:，。！、،।")
_EITHER_WAY: Final[tuple[Role, ...]] = ("rule_only", "rule_excepts", "supposes", "negates_nothing", "hedge")
_WORDS: Final[tuple[Role, ...]] = ("says_yes", "says_no")


def _answered_otherwise(said: Statement) -> Iterator[Misstatement]:
    text, question = without_marks(said.sentence.text).strip(), said.asked.strip()
    if not question.endswith(("?", "？", "؟")) or len(question) > _LONGEST or not _is_one_word(text):
        return
    language = _language_of(question) or _language_of(" ".join(said.sources)[:_SAMPLE])
    no = opens_with("says_no", text, language)
    if not no and not opens_with("says_yes", text, language):
        return
    told = [
        sentence.text
        for source in said.sources
        for sentence in sentences_of(source)
        if _answers(question, sentence.text, language)
    ]
    if not told or any(speaks_of_any(_EITHER_WAY, sentence, language) for sentence in (question, *told)):
        return
    asked = _denies(question, question, language)
    if all((_denies(sentence, question, language) + asked) % 2 != no for sentence in told):
        start = said.sentence.start
        reason = f"the evidence has it the other way round: {told[0][:80]}"
        hint = f'The evidence has: "{told[0][:200]}". Say it so.'
        yield Misstatement(start, start + len(said.sentence.text), reason, hint)


def _is_one_word(text: str) -> bool:
    """The sentence is `Yes`, or begins with it: what it goes on to say is judged by its own words."""
    word = text.rstrip(".!。！।")
    return bool(word) and (len(runs_of(word)) <= 1 or word[: len(runs_of(word)[0]) + 1][-1:] in _OPENS)


@lru_cache(maxsize=256)
def _language_of(text: str) -> str:
    return language_of(text)


@lru_cache(maxsize=512)
def _answers(question: str, sentence: str, language: str) -> bool:
    words = _words(question, language)
    if len(words) < (_LEAST_PAIRS if kind_of(language) == "pairs" else _LEAST):
        return False
    return len(held_terms(words, sentence, language)) >= _SHARE * len(words)


def _words(text: str, language: str) -> tuple[str, ...]:
    for role in ("rule_allows", "rule_forbids", _denying(language)):
        text = pattern_of(role, language).sub(" ", text)
    return tuple(dict.fromkeys(term for word in telling_words(text, language) for term in word.terms))


@lru_cache(maxsize=512)
def _denies(text: str, question: str, language: str) -> int:
    """How often the clause denies that has most of the question's words: `not in the hall, but in the garden`."""
    words = _words(question, language)
    clauses = [clause.text for clause in clauses_of(text, language, DENIALS)] or [text]
    nearest = max(clauses, key=lambda clause: len(held_terms(words, clause, language)))
    rest, count = pattern_of(_denying(language), language).subn("\n", nearest)
    return count + speaks_of("rule_forbids", rest, language)


def _denying(language: str) -> Role:
    return "negates" if terms_in("negates", language=language) else "denied"


ANSWERED_OTHERWISE = Said("answered_otherwise", _answered_otherwise, roles=_WORDS)
