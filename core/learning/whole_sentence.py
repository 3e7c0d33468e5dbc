"""A correction of a few words (`no, it is 8 now`) as the whole sentence that it makes of the answer it corrects."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from core.reading.amounts import read_amounts
from core.reading.detection import language_of
from core.reading.digits import figures_in
from core.reading.languages import BY_CODE, READ
from core.reading.lexicon import pattern_of
from core.reading.marks import without_marks
from core.reading.sentences import sentences
from core.reading.told_values import Value, names_a_span, values_in
from core.reading.wording import held_terms, telling_words

_READ: Final = frozenset(language.code for language in READ)
_HALF: Final = 2


@dataclass(frozen=True, slots=True)
class _Fitting:
    """A sentence of the answer, and the one value of it in whose place another is told."""

    said: str
    replaced: Value


def whole_sentence(words: str, answer: str, question: str = "") -> str:
    """Return the sentence of an answer with its value exchanged for that of the words; the words, where none fits.

    A value is a figure or a number in words, a length of time, a day, a clock time or a date. The words tell one that
    the answer does not tell, and nothing else that neither answer nor question says; exactly one value of that kind in
    the answer can be meant: what else was meant is not guessed. Remarks (`that is wrong`) are left out of them before.
    """
    language = spoken_in(question, answer, words)
    told = [
        (sentence, values_in(sentence, language)) for sentence in sentences(without_marks(answer)) if sentence.strip()
    ]
    before = [(sentence, one) for sentence, values in told for one in values]
    given = [one for one in values_in(words, language) if not any(_is_told(words, one, *old) for old in before)]
    rate = _rate_behind(words, given[0], language) if len(given) == 1 else ""
    if len(given) != 1 or not _says_nothing_else(words.replace(rate, "", 1), f"{question}\n{answer}", language):
        return words
    found = [_Fitting(said, one) for said, values in told for one in values if _alike(given[0], one, values)]
    fitting = _the_one(found, question, language)
    if fitting is None:
        return words
    if rate and names_a_span(_but(fitting.said, (fitting.replaced,)), language):
        if rate.casefold() not in fitting.said.casefold():
            return words  # `a week` of what is told of a month
        rate = ""
    return _exchanged(words, given[0], fitting, rate)


def says_itself_what_it_means(words: str, question: str) -> bool:
    """Tell whether words can be read without the question they were said to: they say more than half of its words."""
    language = spoken_in(question, words)
    asked = telling_words(question, language)
    said = sum(held_terms(one.terms, words, language) == frozenset(one.terms) for one in asked)
    return said * _HALF > len(asked)


def tells_a_value(words: str) -> bool:
    """Tell whether words tell a figure, a day, a time, a date or, by its capital within them, a name."""
    if read_amounts(words) or values_in(words, spoken_in(words)):
        return True
    known = BY_CODE[spoken_in(words)]
    named = known.names_in_capitals and not known.nouns_in_capitals
    said = words.split()
    within = (word for before, word in pairwise(said) if before[-1:].isalnum() or before[-1:] == ",")
    return named and any(word[:1].isupper() and word[1:2].islower() for word in within)


def spoken_in(*texts: str) -> str:
    """Return the language (ISO 639-1) of the first text that tells one whose words are known; English where none does.

    A few words tell it worse than what they were said to.
    """
    return next((code for text in texts if (code := language_of(text)) in _READ), "en")


def _is_told(words: str, value: Value, said: str, told: Value) -> bool:
    """Tell whether a sentence tells a value already; one that names no noun (`not 10`) is of any."""
    if value.sort != told.sort or _number(words, value) != _number(said, told):
        return False
    nouns = [one.span or one.noun or one.unit for one in (value, told)]
    return nouns[0] == nouns[1] or not all(nouns)


def _number(text: str, value: Value) -> str:
    """Return what a value is told apart by: what it comes to, its digits, else its words."""
    told = text[value.start : value.end].casefold()
    amounts = read_amounts(text) if value.sort == "figure" else ()
    read = next((f"{one.value:g}" for one in amounts if (one.start, one.end) == value[:2]), "")
    return read or " ".join(figures_in(told)) or told


def _says_nothing_else(words: str, known: str, language: str) -> bool:
    """Tell whether words say nothing beside their values that neither the answer nor its question says."""
    left = _but(words, values_in(words, language))
    for role in ("around_what_is_right", "of_the_present", "negation"):
        left = pattern_of(role, language).sub(" ", left)
    return all(held_terms(one.terms, known, language) for one in telling_words(left, language))


def _but(words: str, values: Sequence[Value]) -> str:
    """Return words with blanks for their values and what these count."""
    rest = list(words)
    for value in values:
        end = max(value.end, value.behind)
        rest[value.start : end] = " " * (end - value.start)
    return "".join(rest)


def _rate_behind(words: str, given: Value, language: str) -> str:
    """Return what says, right behind a value, how often it is: `a year`; nothing where all else is said there."""
    behind = words[max(given.end, given.behind) :].strip(" .!。")
    told = telling_words(behind, language)
    return behind if told and all(names_a_span(" ".join(one.terms), language) for one in told) else ""


def _alike(given: Value, one: Value, beside: tuple[Value, ...]) -> bool:
    """Both of one kind, or the new one a bare figure where the sentence has but that one value."""
    if given.sort != one.sort:
        return given.sort == "figure" and one.sort == "time" and not given.noun and len(beside) == 1
    if given.sort != "figure":
        return True
    if given.unit or given.span:
        return given.unit == one.unit and bool(given.span) == bool(one.span)
    if given.noun and given.noun == one.noun:
        return True
    return not given.noun and sum(other.sort == "figure" for other in beside) == 1


def _the_one(found: list[_Fitting], question: str, language: str) -> _Fitting | None:
    """Return the only one; of several that of the sentence which says most of the question's words."""
    if len(found) < _HALF:
        return found[0] if found else None
    terms = {term for one in telling_words(question, language) for term in one.terms}
    held = sorted(found, key=lambda one: -len(held_terms(terms, one.said, language)))
    most, next_most = (len(held_terms(terms, one.said, language)) for one in held[:_HALF])
    return held[0] if most > next_most else None


def _exchanged(words: str, given: Value, fitting: _Fitting, rate: str = "") -> str:
    said, replaced = fitting.said, fitting.replaced
    told, end = words[given.start : given.end], replaced.end
    if rate:
        told, end = f"{words[given.start : max(given.end, given.behind)]} {rate}", max(replaced.end, replaced.behind)
    elif replaced.unit and not given.unit and not given.span:  # `8` of `7 EUR`
        number = next(iter(figures_in(said[replaced.start : replaced.end])), "")
        told = said[replaced.start : replaced.end].replace(number, told, 1) if number else ""
    elif given.noun != replaced.noun and given.noun and replaced.behind:  # `6 Monate` of `zehn Jahre`
        told, end = words[given.start : given.behind], replaced.behind
    if not told:
        return words
    return f"{said[: replaced.start]}{_in_its_case(told, said, replaced)}{said[end:]}".strip()


def _in_its_case(told: str, said: str, replaced: Value) -> str:
    """A number in words has a capital where it opens the sentence, and nowhere else."""
    if not told[:1].isalpha() or replaced.sort != "figure":
        return told
    first = told[0].upper() if not said[: replaced.start].strip() else told[0].lower()
    return first + told[1:]
