"""Whether a sentence states what is asked for, and not its neighbour: of another kind, place, owner or currency."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise, takewhile
from typing import Final

from core.extraction.gate.complements import is_of_another_complement
from core.extraction.gate.currencies import currencies_in, is_in_another_currency
from core.extraction.gate.objects import is_where_its_object_is
from core.extraction.gate.telling import counts_time
from core.extraction.wanted import in_english
from core.reading.amounts import read_amounts
from core.reading.calendars import months_named
from core.reading.characters import has_digit, runs_of
from core.reading.detection import language_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import opens_with, pattern_of, speaks_of, speaks_of_any, words_of
from core.reading.number_words import NUMBERS, ORDINALS
from core.reading.periods import named_periods
from core.reading.plurals import is_plural
from core.reading.roles import Role
from core.reading.senses import idle_senses, senses_of
from core.reading.stopwords import plain_words_of
from core.reading.things import sorted_out
from core.reading.wording import kind_of
from core.reading.words import content_words

_ENGLISH = "en"
_COUNTS: Final[tuple[Role, ...]] = ("how_many", "number_asked")
_PRICES: Final[tuple[Role, ...]] = ("asks_money", "asks_price")
_SHARED = 5  # letters that a verb and its noun begin with: `audited`, `auditor`
_SHORT = 4  # of a short verb: `prüft`, `Prüfung`
_NEAR_IT = 5  # words behind `its` in which what it owns has its name
_MOST_BEFORE = 3  # words before a noun that say which one it is


def states_another(question: str, text: str, heading: str, language: str) -> bool:
    """Tell whether a sentence is of something else than what is asked for, or says no person, place or number asked."""
    if is_in_another_currency(question, text) or _names_nobody(question, text, language):
        return True
    if is_of_another_complement(question, text, heading, language or language_of(text)):
        return True
    if _counts_money(question, text, language):
        return True
    if not in_english(language or language_of(text)):  # a word or two may be in any language
        return False
    return (
        _is_of_another_kind(question, text, heading)
        or _is_elsewhere(question, text, heading)
        or _is_of_what_it_owns(question, text, heading)
        or _says_no_place(question, text)
        or _counts_nothing(question, text)
        or _is_denied_to_others(question, text)
        or _is_of_no_such_amount(question, text, heading)
        or _does_something_else(question, f"{text} {heading}")
        or is_of_a_longer_time(question, text)
    )


def is_of_a_longer_time(question: str, text: str) -> bool:
    """Tell whether a sentence is of a longer time than is asked for: `in the first half of 2025`, asked for July.

    It names no month where the question does, but a half or a quarter.
    """
    months = months_named(question)
    if not months or not named_periods(question).years or not speaks_of_any(("half", "quarter"), text, _ENGLISH):
        return False
    return not (months_named(text) or speaks_of_any(("half", "quarter"), question, _ENGLISH))


def _words(text: str) -> list[str]:
    return list(runs_of(text, "'’-&"))


def _holds(word: str, text: str, shared: int = _SHARED) -> bool:
    """The text says the word, another name for it, or one that begins as it does."""
    if not (senses_of(word).isdisjoint(senses_of(text)) and set(content_words(word)).isdisjoint(content_words(text))):
        return True
    start = word.casefold()[:shared]
    return len(start) == shared and any(run.casefold().startswith(start) for run in runs_of(text))


@lru_cache(maxsize=512)
def named_things(question: str) -> tuple[tuple[str, ...], ...]:
    """Return the noun phrases behind `the`, `a` or `is` of two words and more: (`notice`, `period`)."""
    plain = plain_words_of(_ENGLISH) | words_of("question_word", "preposition", language=_ENGLISH)
    found, run, said = list[tuple[str, ...]](), list[str](), [word.casefold() for word in _words(question)]
    for at, word in enumerate((*_words(question), "the")):
        if word.casefold() in plain or has_digit(word) or _is_what_is_done(said, at):
            found += [tuple(run)] if len(run) > 1 else []
            run = []
        else:
            run.append(word)
    return tuple(found)


def _is_what_is_done(said: Sequence[str], at: int) -> bool:
    """`How to soften sugar`, `can I soften sugar`: the verb is no part of what the sugar is called."""
    before = said[max(0, at - 2) : at]
    if before[-1:] == ["to"]:
        return opens_with("asks_explanation", before[0], _ENGLISH)
    return before[-1:] != [] and before[-1] in words_of("we_or_you", language=_ENGLISH)


def _is_of_another_kind(question: str, text: str, heading: str) -> bool:
    """`The probation period`, of the notice period; `the guest password`, of the staff password.

    A heading may say which it is, unless it names both.
    """
    lower = [word.casefold() for word in _words(text)]
    for *kinds, head in named_things(question):
        missing = [kind for kind in kinds if not _holds(kind, text)]
        places = [at for at, word in enumerate(lower) if senses_of(word) == senses_of(head)]
        if not missing or not places:
            continue
        others = [_others(lower, at, kinds) for at in places]
        both = f"{question} {heading}"
        named = all(any(_holds(word, both) for word in words) for words in others)
        if all(others) and (named or not any(_holds(kind, heading) for kind in missing)):
            return True
    return False


def _others(told: Sequence[str], at: int, kinds: Sequence[str]) -> list[str]:
    """The words right before a noun that say which one it is, and are not asked for."""
    plain = plain_words_of(_ENGLISH)
    before = takewhile(lambda word: word not in plain, reversed(told[max(0, at - _MOST_BEFORE) : at]))
    return [w for w in before if not (senses_of(w) <= idle_senses() or has_digit(w) or _holds(w, " ".join(kinds)))]


def _capitals_behind_in(text: str) -> set[str]:
    told = _words(text)
    inside = (
        b for a, b in pairwise(told) if a.casefold() in words_of("in_unit", language=_ENGLISH) and b[:1].isupper()
    )
    return {b for b in inside if not speaks_of("calendar_word", b) and not has_digit(b)}


def _is_elsewhere(question: str, text: str, heading: str) -> bool:
    """`In France`, where it is asked of Germany, which nothing about the sentence names."""
    asked, told = _capitals_behind_in(question), _capitals_behind_in(text)
    around = f"{text} {heading}"
    return bool(asked and told) and not asked & told and not any(_holds(name, around) for name in asked)


def _is_of_what_it_owns(question: str, text: str, heading: str) -> bool:
    """`Its subsidiary had sales of 7 million`, where those of the owner are asked for.

    Below a heading that names the owner, `its hall opens at six` is of that: not where what it owns has a name.
    """
    first, *rest = _words(text) or [""]
    if first.casefold() not in words_of("owner_pronoun", language=_ENGLISH) or not rest:
        return False
    named = [word for word in _words(question)[1:] if word[:1].isupper()]
    if named and any(_holds(name, heading) for name in named):
        near = (word for word in rest[1:_NEAR_IT] if word[:1].isupper())
        return not all(speaks_of("calendar_word", word) for word in near) and not _holds(rest[0], question)
    return bool(named) and not _holds(rest[0], question) and not any(_holds(name, text) for name in named)


def _names_nobody(question: str, text: str, language: str) -> bool:
    """Who is asked for, and all that is said beside the question is how long or how much."""
    code = language or _ENGLISH
    if code not in BY_CODE or kind_of(code) == "pairs" or not opens_with("asks_person", question.lstrip(), code):
        return False
    told = _words(text)
    behind = dict(zip(range(1, len(told) + 1), map(has_digit, told), strict=True))  # `10 Werktage`
    beyond = [word for at, word in enumerate(told) if not behind.get(at) and _is_new(word, question, code)]
    return not beyond if not BY_CODE[code].nouns_in_capitals else not any(word[:1].isupper() for word in beyond)


def _is_new(word: str, question: str, code: str) -> bool:
    joins = plain_words_of(code) | words_of("preposition", "plan_neutral", language=code)
    known = (
        has_digit(word) or word.casefold() in joins or word.casefold() in NUMBERS or speaks_of("calendar_word", word)
    )
    known = known or word.casefold() in words_of("tells_when", language=code)
    return not known and not _holds(word, question, _SHORT)


def _says_no_place(question: str, text: str) -> bool:
    """`Where is hall 3`, `where does Ana live`: a sentence must say at or in what else, and no date."""
    lies = opens_with("asks_where", question.lstrip(), _ENGLISH)
    if lies and is_where_its_object_is(question, text, _ENGLISH):
        return True
    asks = lies or opens_with("asks_where_done", question.lstrip(), _ENGLISH)
    if not asks or ":" in sorted_out(text).rest:  # `7:00` is no list
        return False
    places = words_of("preposition", "stands_by", language=_ENGLISH)
    told = _words(text)
    behind = (told[at + 1 : at + 4] for at, word in enumerate(told[:-1]) if word.casefold() in places)
    return not any(_are_new(words, question) for words in behind)


def _are_new(words: Sequence[str], question: str) -> bool:
    """Tell whether words behind `in` are of a place: no date, nor a time; what has a number is one (`in locker 7`)."""
    if any(speaks_of("calendar_word", word) for word in words[:2]):
        return False
    named = next((word for word in words if word.casefold() not in plain_words_of(_ENGLISH)), "")
    return not has_digit(named) and any(_is_new(word, question, _ENGLISH) for word in words)


def _counts_money(question: str, text: str, language: str) -> bool:
    """`What is the number of properties`, of which `a property was sold for $1m` counts none: all it has is money."""
    if not speaks_of_any(_COUNTS, question, language or _ENGLISH) or speaks_of_any(_PRICES, question):
        return False
    amounts = read_amounts(text)
    return bool(amounts) and all(amount.money for amount in amounts) and not any(currencies_in(question))


def _counts_nothing(question: str, text: str) -> bool:
    """`How many days`, of which `from the third day on` counts none."""
    if not counts_time(question) or has_digit(text) or speaks_of("none", text, _ENGLISH):
        return False
    counts = NUMBERS.keys() | (words_of("figure_word", language=_ENGLISH) - ORDINALS.keys())
    return not any(word.casefold() in counts for word in _words(text))


def _is_denied_to_others(question: str, text: str) -> bool:
    """`How much leave do I get`, of which `contractors get none` tells nothing: not that they are meant."""
    told = _words(text)
    asks = not words_of("we_or_you", language=_ENGLISH).isdisjoint(word.casefold() for word in _words(question))
    if not (asks and told and is_plural(told[0])) or has_digit(text) or not speaks_of("none", text, _ENGLISH):
        return False
    everybody = words_of("plan_headcount", language=_ENGLISH)
    return told[0].casefold() not in everybody and not _holds(told[0], question)


def _does_something_else(question: str, around: str) -> bool:
    """`How much does it weigh` is told by its weight, and `who is the deputy of Ann` by a deputy."""
    deed = _deed_asked(question)
    return bool(deed) and not any(_holds(word, around) or word[:4].casefold() in around.casefold() for word in deed)


def _is_of_no_such_amount(question: str, text: str, heading: str) -> bool:
    """`How much notice`: what says none of it stands below a heading that is of more than that."""
    asked = pattern_of("plan_how_much", _ENGLISH).search(question)
    noun = _words(question[asked.end() :])[:1] if asked else []
    idle = words_of("auxiliary", "plan_neutral", "modal", "asks_price", language=_ENGLISH) | plain_words_of(_ENGLISH)
    if not noun or noun[0].casefold() in idle or _holds(noun[0], text, _SHORT):  # `storage`, `stores`
        return False
    return not _holds(noun[0], heading) or speaks_of("also", heading) or " and " in f" {heading.casefold()} "


def _deed_asked(question: str) -> tuple[str, ...]:
    """The verb behind `how much does it`, or the noun that somebody is to be: no word that asks for any figure."""
    told = _words(question.rstrip("?!. "))
    lower = [word.casefold() for word in told]
    if lower[:2] == ["how", "much"] and lower[2:3] in (["does"], ["do"], ["did"]) and len(told) > 4:
        idle = words_of("light_verb", "asks_price", "asks_has", "table_idle", "pays_for", language=_ENGLISH)
        idle |= words_of("plan_neutral", "plan_earn", "plan_sell", "plan_makes", language=_ENGLISH)
        last = _verb_of(lower[3:])
        return () if last in idle or last in plain_words_of(_ENGLISH) or has_digit(last) else (last,)
    if lower[:1] == ["who"] and lower[1:3] in (["is", "the"], ["was", "the"]) and "of" in lower[4:]:
        noun = lower[lower.index("of", 4) - 1]
        return () if speaks_of("leads_somebody", noun, _ENGLISH) else (noun,)
    return ()


def _verb_of(behind: Sequence[str]) -> str:
    """Return what stands right behind a pronoun, else last before what goes on: `earn`, of `engineers earn for ...`."""
    if behind[0] in words_of("person_pronoun", "we_or_you", language=_ENGLISH):
        return behind[1]
    goes_on = words_of("preposition", "tells_when", language=_ENGLISH) | {"if", "when", "because", "while", "unless"}
    clause = list(takewhile(lambda word: word not in goes_on, behind[1:]))
    return clause[-1] if clause else behind[-1]
