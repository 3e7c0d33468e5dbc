"""Whether a sentence has anybody in it, where it is asked who: a name, an office, or a word that points to somebody.

`The fire blanket hangs left of the oven` tells nobody who inspects it, and `it is countersigned by Lorenzo Bassi` not
who stands in for Lorenzo Bassi.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from core.extraction.gate.asked import Asked
from core.extraction.gate.deed_asked import says_the_deed
from core.extraction.gate.unmarked_names import may_name_somebody
from core.reading.calendars import MONTH_NUMBERS
from core.reading.characters import has_digit, runs_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import opens_with, pattern_of, speaks_of, speaks_of_any, terms_in, words_of
from core.reading.roles import Role
from core.reading.stopwords import plain_words_of
from core.reading.things import sorted_out

_WITHIN = "'’-&"
_SHORTEST = 5
"""Letters of a word at least that its ending makes an office or a trade: `baker`, not `over`."""
_BEGUN = 3
"""Letters in which a verb and its forms begin alike: `pays`, `pay`."""
_PLURAL = "s"
_OPEN_SENTENCES: Final[tuple[Role, ...]] = ("preposition", "adposition", "everybody_is", "being", "modal", "there_are")
_OWNERS = ("'s", "’s")


def names_nobody(asked: Asked, text: str, heading: str) -> bool:
    """Tell whether it is asked who, and a sentence names nobody but whom the question names.

    Names are told by their capitals; where there are none, any word may be one that does something: `김민정이`.
    """
    code = asked.language or "en"
    if _only_rules(asked.text, text, code):
        return True
    if words_of("subject_mark", language=code):
        return speaks_of("asks_person", asked.text, code) and not may_name_somebody(
            asked.text, f"{heading} {text}", code, does_it=says_the_deed(asked.text, text, code)
        )
    if BY_CODE[code].script != "latin" or not opens_with("asks_person", asked.text.lstrip("¿¡ "), code):
        return False
    if speaks_of("none", text, code) or speaks_of_any(("person_pronoun", "doing_pronoun", "somebody"), text, code):
        return False
    question = _runs(asked.text)
    known = {word.casefold() for word in question}
    any_noun = not BY_CODE[code].nouns_in_capitals or says_the_deed(asked.text, text, code)
    if ":" in sorted_out(text).rest or _has_somebody(_runs(text), known, code, any_noun=any_noun):
        return False
    headed = [word for word in _runs(heading) if not has_digit(word)]  # `7. Going on courses`
    if _has_somebody(["", *headed[1:]], known, code, any_noun=any_noun):
        return False
    return not _does_it_oneself(question, text, code)


def _only_rules(question: str, text: str, code: str) -> bool:
    """Tell whether it is asked who does something, not who may, and a text rules on another deed: `no floats here`."""
    if code == "en" or not speaks_of("asks_person", question, code) or speaks_of("asks_permission", question, code):
        return False
    return bool(speaks_of_any(("rule_allows", "rule_forbids"), text, code)) and not says_the_deed(question, text, code)


def _has_somebody(words: Sequence[str], known: set[str], code: str, *, any_noun: bool) -> bool:
    """Tell whether one of the words may be somebody; `any_noun`: each with a capital may, where nouns have them."""
    may_be = [bool(word) and _may_be_somebody(word, at, known, code) for at, word in enumerate(words)]
    if any_noun:
        return any(may_be)
    named = any(both and a[:1].isupper() and b[:1].isupper() for (a, b), both in _side_by_side(words, may_be))
    return named or any(_is_an_office(word, code) for word, may in zip(words, may_be, strict=True) if may)


def _side_by_side(words: Sequence[str], may_be: Sequence[bool]) -> Iterator[tuple[tuple[str, str], bool]]:
    """Yield each two words, and whether they may be a full name."""
    yield from zip(pairwise(words), (a and b for a, b in pairwise(may_be)), strict=True)


def _is_an_office(word: str, code: str) -> bool:
    """Tell whether a word by itself is somebody: a trade by its ending, a body by its last part, initials."""
    lower = word.casefold()
    bodies = tuple(term.removesuffix("*") for term in terms_in("somebody", language=code))
    ends = terms_in("agent_ending", language=code)
    named = lower.endswith(tuple(body for body in bodies if len(body) > _BEGUN))
    return named or word.isupper() or (len(word) >= _SHORTEST and lower.endswith(ends))


def lacks_a_deputy(asked: Asked, text: str, around: str) -> bool:
    """Tell whether it is asked who stands in for somebody, and a sentence says of nobody that they do."""
    if not speaks_of("stands_in", asked.text) or not speaks_of("asks_person", asked.text):
        return False
    return not speaks_of_any(("stands_in", "another_office"), f"{text} {around}")


def lacks_a_predecessor(asked: Asked, text: str) -> bool:
    """Tell whether it is asked who it was before somebody, and a sentence says of nobody that they went before."""
    code = asked.language or "en"
    question = asked.text.lstrip("¿¡ ")
    if not opens_with("asks_person", question, code):
        return False
    found = pattern_of("before_somebody", code).search(question)
    behind = runs_of(question[found.end() :])[:1] if found else []
    named = bool(behind) and behind[0][:1].isupper() and behind[0].casefold() not in MONTH_NUMBERS
    return named and not speaks_of("calendar_word", behind[0], code) and not speaks_of("went_before", text, code)


def _may_be_somebody(word: str, at: int, known: set[str], code: str) -> bool:
    lower = word.casefold()
    if lower in known or lower in plain_words_of(code) or lower in MONTH_NUMBERS or has_digit(word):
        return False
    if speaks_of("calendar_word", f"{word} {lower.removesuffix(_PLURAL)}", code):  # `Mondays`
        return False
    if lower in words_of("says_open", "says_shut", "asks_hours", "clock_mark", language=code):
        return False
    if word[:1].isupper():
        return at > 0 or lower not in words_of(*_OPEN_SENTENCES, language=code)
    return len(word) >= _SHORTEST and lower.endswith(terms_in("agent_ending", language=code))


def _does_it_oneself(question: Sequence[str], text: str, code: str) -> bool:
    """`We pay for it`, of who pays: what follows is a verb of the question."""
    told = [word.casefold() for word in _runs(text)]
    asked = {word.casefold()[:_BEGUN] for word in question if word.casefold() not in plain_words_of(code)}
    oneself = words_of("we_or_you", language=code)
    return any(a in oneself and b[:_BEGUN] in asked for a, b in pairwise(told))


def _runs(text: str) -> list[str]:
    found = list(runs_of(text, _WITHIN))
    return [word[:-2] if word.casefold().endswith(_OWNERS) else word for word in found]
