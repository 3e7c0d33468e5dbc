"""What shares words with a question in another language than English, and tells another thing than was asked.

No model reads these languages: that it speaks of the other side (`closes` for `opens`, `dinner` for `lunch`), of
another number (`5층` for `3층`), or tells no figure of the kind that is asked for, is told by words alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Final

from core.extraction.named_days import is_shut_then
from core.extraction.otherwise import is_light
from core.extraction.segments import Segment
from core.extraction.support import Query, Support, best_first, of_another
from core.extraction.wanted import in_english
from core.reading.amounts import read_amounts
from core.reading.characters import has_digit
from core.reading.clock_times import moments_in
from core.reading.detection import language_of
from core.reading.language import terms_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import pattern_of, speaks_of, speaks_of_any
from core.reading.month_ranges import months_told
from core.reading.numbered_things import numbered_things
from core.reading.roles import Role
from core.reading.said_otherwise import led_by, sides_of_groups
from core.reading.word_forms import words_as_compared
from core.reading.wording import AskedWord, asked_words, held_terms, kind_of

_OF_ANOTHER: Final = 0.4
_RANGE: Final = 2  # clock times: from when to when
_BESIDE: Final = 0.5  # of a word that stands elsewhere in a passage on one thing
_SEVERAL: Final = 3
_LONG: Final = 4  # words: of so many a sentence leaves some to those around it
_LEAST_OF_SEVERAL: Final = 0.33
_LEAST_WITHOUT: Final = 0.4  # where one of them is nowhere
_SHORTEST_NOUN: Final = 4  # letters
_LEAST_HELD: Final = 0.6
"""Share of the words of a question, where one of them is nowhere in the evidence, that a sentence holds at least."""


def held_to_what_is_asked(query: Query, pool: Sequence[Segment], scored: Sequence[Support]) -> list[Support]:
    """Return the supports, best first, lower what tells another side, number or kind of figure than was asked for."""
    if in_english(query.language):
        return list(scored)
    telling, around = _telling(query, pool), _of_one_section(pool)
    of_another_word = (_of_another_name, _of_another_compound)
    is_another = (_of_another_side, _of_another_number, _of_another_kind, *of_another_word, _of_other_months)
    kept = (
        of_another(s, _OF_ANOTHER)
        if any(told(query, s.segment) for told in is_another) or not _says_enough(query, telling, s, around)
        else s
        for s in scored
    )
    return best_first(kept)


def _holds(query: Query, word: AskedWord) -> Callable[[Segment], bool]:
    return lambda segment: holds(query, word, f"{segment.text} {segment.context}")


def holds(query: Query, word: AskedWord, text: str) -> bool:
    """Tell whether a text has most of what a word is looked for by."""
    return len(query.held(text).intersection(word.terms)) * 2 > len(word.terms)


def _telling(query: Query, pool: Sequence[Segment]) -> list[tuple[AskedWord, bool]]:
    """Return the words that an answer must say most of, each with whether it is nowhere in the evidence.

    What kind of thing is asked for, an answer may leave out; but not what no source speaks of at all (`qué sueldo`).
    """
    nowhere = [not any(map(_holds(query, word), pool)) for word in query.asked]
    words = [pair for pair in zip(query.asked, nowhere, strict=True) if not _asks(pair[0], query)]
    kept = [(word, absent) for word, absent in words if not word.of_kind or (absent and _names_a_thing(word, query))]
    if kind_of(query.language) != "pairs":
        return kept
    # What no blanks part may be several words: each pair of characters counts.
    return [(AskedWord((term,)), absent) for word, absent in kept for term in word.terms]


def _asks(word: AskedWord, query: Query) -> bool:
    """`Wie hoch ist die Gebühr?`: whoever answers tells how high, and need not say that it is."""
    asking = " ".join(found[0] for found in pattern_of("asks_figure", query.language).finditer(query.text))
    terms = {term for one in asked_words(asking, query.language) for term in one.terms}
    return word.of_kind and terms.issuperset(word.terms)


def _names_a_thing(word: AskedWord, query: Query) -> bool:
    is_little = is_light(word, query.otherwise)
    return not is_little and kind_of(query.language) == "inflected" and len(word.terms[0]) >= _SHORTEST_NOUN


def _of_one_section(pool: Sequence[Segment]) -> dict[int, str]:
    """Return the text of each passage that is of one section: its sentences go on about one thing."""
    headings, texts = dict[int, set[str]](), dict[int, list[str]]()
    for segment in pool:
        headings.setdefault(segment.source, set()).add(segment.heading)
        texts.setdefault(segment.source, []).append(segment.text)
    return {source: " ".join(texts[source]) for source, named in headings.items() if len(named) == 1}


def _says_enough(
    query: Query, telling: Sequence[tuple[AskedWord, bool]], support: Support, around: Mapping[int, str]
) -> bool:
    """Tell whether a sentence, with its headings, says so many of the words that it is no other thing's.

    More than one of two, half of several; a third, where its passage is on one thing. Where a word is nowhere in the
    evidence, two in five, of few three in five. A row must say all.
    """
    text = f"{support.segment.text} {support.segment.context}"
    enough = _LONG if kind_of(query.language) == "pairs" else _SEVERAL
    beside = around.get(support.segment.source, "") if len(telling) >= enough else ""
    said = sum(1.0 if holds(query, word, text) else _BESIDE * holds(query, word, beside) for word, _ in telling)
    if support.segment.row is not None:  # one that lacks a word is a neighbour's; a sign alone is no word
        words = [word for word, _ in telling if len(word.terms[0]) > 1 or kind_of(query.language) != "pairs"]
        return all(holds(query, word, text) for word in words)
    if rules_on(query, support.segment):
        return said * 2 >= len(telling)
    absent = any(absent for _, absent in telling)
    if len(telling) >= _SEVERAL and not absent:
        return said >= (_LEAST_OF_SEVERAL if beside else 0.5) * len(telling)
    if len(telling) >= _LONG:
        return said >= _LEAST_WITHOUT * len(telling)
    if len(telling) > 1:
        half = said * 2 == len(telling) and not absent and kind_of(query.language) == "pairs"
        return half or (said * 2 > len(telling) and (not absent or said >= _LEAST_HELD * len(telling)))
    return not telling or said > 0 or holds(query, telling[0][0], around.get(support.segment.source, ""))


def rules_on(query: Query, segment: Segment) -> bool:
    """Tell whether it is asked if one may, and told that one may or may not: the verb matters less."""
    language = query.language or "en"
    asked = speaks_of("asks_permission", query.text, language)
    denies: Role = "negation" if language == "en" else "negates"
    return asked and speaks_of_any(("rule_allows", "rule_forbids", denies), segment.text, language)


def _of_another_side(query: Query, segment: Segment) -> bool:
    """It says a side that excludes the one asked for; not from when to when something is open, asked when it closes."""
    asked = sides_of_groups(query.text, query.language)
    if not asked or is_shut_then(query.text, segment.text, query.language or "en"):
        return False
    told = sides_of_groups(segment.text, query.language)
    around = sides_of_groups(segment.heading, query.language)
    apart = (kind for kind, sides in asked.items() if kind in told and len(sides) == 1)
    other = any(not asked[kind] & (told[kind] | around.get(kind, frozenset())) for kind in apart)
    return other and _clock_times(segment.text) < _RANGE


def _of_another_number(query: Query, segment: Segment) -> bool:
    """`5층` where `3층` was asked for: the same noun, with other numbers alone."""
    asked = numbered_things(query.text, query.language)
    if not asked:
        return False
    told = numbered_things(segment.text, query.language)
    return any(noun in told and not numbers & told[noun] for noun, numbers in asked.items())


def _of_another_name(query: Query, segment: Segment) -> bool:
    """`Zweigstelle Südpark`: a noun right behind another is a name, where all nouns have capitals."""
    if not (query.language in BY_CODE and BY_CODE[query.language].nouns_in_capitals):
        return False
    text = f"{segment.text} {segment.context}"
    runs = query.text.split()
    named = (b for a, b in pairwise(runs) if a[0].isupper() and b[0].isupper() and a[-1].isalpha() and a != runs[0])
    terms = [frozenset(one.terms) for name in named for one in asked_words(name, query.language)]
    return any(one & query.weights.keys() and not one & query.held(text) for one in terms)


def _of_another_compound(query: Query, segment: Segment) -> bool:
    """`Umzugspauschale` is no other word for `Heizpauschale`, nor for `Brillenzuschuss`: what leads each is another."""
    text = f"{segment.text} {segment.context}"
    literal, held = query.literally(text), query.held(text)
    for word in query.asked:
        otherwise = held.intersection(word.terms) and not literal.intersection(word.terms)
        lead = led_by(word.terms[0], query.language) if otherwise else ""
        begins = lead[: max(_SHORTEST_NOUN, len(lead) - 2)]  # `brillen` is `Brille` by itself
        if lead and begins not in " ".join(words_as_compared(text)):
            return True
    return False


def _of_other_months(query: Query, segment: Segment) -> bool:
    """It says from which month to which it holds, and the one asked for is none of them."""
    told = months_told(segment.text, query.language)
    months = held_terms(_month_terms(query.language), query.text, query.language)
    return bool(told and months) and not months & held_terms(months, told, query.language)


@cache
def _month_terms(language: str) -> frozenset[str]:
    months = BY_CODE[language].months if language in BY_CODE else ()
    return frozenset(term for entry in months for one in asked_words(entry.split()[0], language) for term in one.terms)


def _of_another_kind(query: Query, segment: Segment) -> bool:
    """It tells no money, no clock time, no number of days, where that is asked for, nor that there is none."""
    if speaks_of("none", segment.text, query.language):
        return False
    wanted = [tells for role, tells in _KINDS if speaks_of(role, query.text, query.language)]
    return bool(wanted) and not any(tells(segment) for tells in wanted)


def _tells_money(segment: Segment) -> bool:
    return has_digit(segment.text) if segment.row is not None else any(a.money for a in read_amounts(segment.text))


def _tells_clock_time(segment: Segment) -> bool:
    return has_digit(segment.text)  # `12 h` is read as a length of time


def _tells_days(segment: Segment) -> bool:
    text = segment.text
    units = (word for terms in BY_CODE[language_of(text) or "en"].time_units.values() for word in terms_of(terms))
    return segment.row is not None or any(unit in text.lower() for unit in units)


def _clock_times(text: str) -> int:
    return sum(moment.sort == "time" for moment in moments_in(text))


_KINDS: Final[tuple[tuple[Role, Callable[[Segment], bool]], ...]] = (
    ("asks_money", _tells_money),
    ("asks_clock_time", _tells_clock_time),
    ("asks_days", _tells_days),
)
