"""Whether a sentence has anybody in it, where it is asked who: a name, an office, or a word that points to somebody.

`The fire blanket hangs left of the oven` tells nobody who inspects it, and `it is countersigned by Lorenzo Bassi` not
who stands in for Lorenzo Bassi.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from core.extraction.gate.asked import Asked
from core.extraction.gate.unmarked_names import may_name_somebody
from core.reading.calendars import MONTH_NUMBERS
from core.reading.characters import has_digit, runs_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import opens_with, pattern_of, speaks_of, speaks_of_any, terms_in, words_of
from core.reading.stopwords import plain_words_of
from core.reading.things import sorted_out

_WITHIN = "'’-&"
_SHORTEST = 5
"""Letters of a word at least that its ending makes an office or a trade: `baker`, not `over`."""
_BEGUN = 3
"""Letters in which a verb and its forms begin alike: `pays`, `pay`."""
_PLURAL = "s"
_OWNERS = ("'s", "’s")


def names_nobody(asked: Asked, text: str, heading: str) -> bool:
    """Tell whether it is asked who, and a sentence names nobody but whom the question names.

    Names are told by their capitals; where there are none, any word may be one that does something: `김민정이`.
    """
    code = asked.language or "en"
    if words_of("subject_mark", language=code):
        return speaks_of("asks_person", asked.text, code) and not may_name_somebody(
            asked.text, f"{heading} {text}", code
        )
    if BY_CODE[code].script != "latin" or not opens_with("asks_person", asked.text.lstrip("¿¡ "), code):
        return False
    if speaks_of("none", text, code) or speaks_of_any(("person_pronoun", "doing_pronoun", "somebody"), text, code):
        return False
    question = _runs(asked.text)
    known = {word.casefold() for word in question}
    if ":" in sorted_out(text).rest or any(
        _may_be_somebody(word, at, known, code) for at, word in enumerate(_runs(text))
    ):
        return False
    headed = [word for word in _runs(heading) if not has_digit(word)]  # `7. Going on courses`
    if any(_may_be_somebody(word, 1, known, code) for word in headed[1:]):
        return False
    return not _does_it_oneself(question, text, code)


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
        return at > 0 or lower not in words_of("preposition", "adposition", "everybody_is", language=code)
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
