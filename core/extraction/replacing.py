"""Puts what a follow-up names where the English question before had its like: `and for interns?`, `and in May?`."""

from __future__ import annotations

from collections.abc import Sequence

from core.extraction.replacing_nouns import asked_of_it, is_modified, is_period, put, with_counted, with_owned
from core.extraction.topics import JOINT, NAME, of_its_own, subject_in, superlative_in, topic_asked_of, topic_of
from core.reading.calendars import MONTH_NUMBERS
from core.reading.characters import runs_of
from core.reading.digits import is_year
from core.reading.lexicon import opens_with, pattern_of, speaks_of, terms_in, words_of
from core.reading.periods import named_periods
from core.reading.plurals import is_plural
from core.reading.stopwords import plain_words_of

_SIGNS = (",", ";", ":")
_MOST_MODIFIERS = 3  # words
_WITH_A_MODIFIER = 2  # words: `the red one`, `Tuesday's one`
_DEED = "ing"


def in_place_of_its_like(before: str, wanted: str) -> str:
    """Put `wanted` where the earlier question had its like: same preposition, same head noun, a time, a name.

    What asks itself (`under which number`) is asked of the words of the question before; what sets one of its own kind
    before all others (`the cheapest service`) stands alone.
    """
    stem = before.rstrip("?!. ")
    words = stem.split()
    wanted = _with_its_noun(wanted, before)
    if said := of_its_own(words, wanted) or _with_people(words, wanted) or _with_time(words, wanted):
        return said
    if preposition := pattern_of("preposition").match(wanted):
        named = wanted[preposition.end() :].strip()
        place = None if named and all(map(is_period, named.split())) else _like_name(named, stem)
        phrase = _phrase_of(words, preposition[0].lower())
        if place and not _has_name([word for word in phrase if not is_period(word)]):
            return f"{stem[: place[0]]}{named}{stem[place[1] :]}?"
        of_time = is_period(named.partition(" ")[0]) and not any(map(is_period, phrase))
        return (not of_time and _with_phrase(words, wanted, preposition[0].lower())) or f"{stem} {wanted}?"
    said = _with_superlative(words, wanted) or _with_head(words, wanted) or _with_period(words, wanted)
    if said := said or asked_of_it(stem, wanted) or with_counted(words, wanted) or with_owned(words, wanted):
        return said
    if span := _like_name(wanted, stem):
        return f"{stem[: span[0]]}{wanted}{stem[span[1] :]}?"
    if said := _with_deed(words, wanted) or _with_one_of_its_kind(words, wanted) or _with_topic(stem, wanted):
        return said
    if (place := topic_asked_of(words)) and not (opens_with("indefinite", wanted) or _is_a_property(wanted)):
        return put(words, *place, wanted)
    asked, joint, _ = stem.rpartition(JOINT)
    return f"{asked if joint else stem}{JOINT}{wanted}?"


def _with_its_noun(wanted: str, before: str) -> str:
    """Return `the beginners' course` of `the beginners' one`, where a course was spoken of."""
    words = wanted.split()
    if len(words) < _WITH_A_MODIFIER or words[-1].lower() not in words_of("pronoun_for_one"):
        return wanted
    return " ".join((*words[:-1], topic_of(before).split()[-1]))


def _with_time(words: Sequence[str], wanted: str) -> str:
    """Put a time of day, week or year in place of the one that the question has; nothing where either has none."""
    asked, told = _time_in(wanted.split()), _time_in(words)
    if asked is None or told is None or asked != (0, len(wanted.split())):
        return ""
    start, end = told
    opens = pattern_of("preposition").match(wanted) is not None
    kept = [] if opens or not _opens_a_phrase(words[start]) else [words[start]]
    return put(words, start, end, " ".join((*kept, wanted)))


def _time_in(words: Sequence[str]) -> tuple[int, int] | None:
    """Return where a time is told, with its preposition and what stands between: `on public holidays`, `in May`."""
    at = next((n for n in range(len(words) - 1, -1, -1) if _is_a_time(words[n])), None)
    if at is None:
        return None
    start = at
    while start and at - start < _MOST_MODIFIERS and not _opens_a_phrase(words[start]):
        before = words[start - 1].lower()
        if before in plain_words_of("en") and not _opens_a_phrase(before) and before not in words_of("determiner"):
            break
        start -= 1
    if start and not _opens_a_phrase(words[start]):
        start = at  # what stands before is the question, and no part of the time
    return start, at + 1


def _is_a_time(word: str) -> bool:
    bare = word.strip(",;:?!.").lower()
    return speaks_of("day_word", bare, "en") or speaks_of("calendar_word", bare, "en") or bare in MONTH_NUMBERS


def _opens_a_phrase(word: str) -> bool:
    return word.lower() in words_of("preposition")


def _with_superlative(words: Sequence[str], wanted: str) -> str:
    """Put `the most expensive` in place of `the cheapest`."""
    asked, told = superlative_in(wanted.split()), superlative_in(words)
    others = [word for word in wanted.split() if word not in asked and word.lower() not in words_of("determiner")]
    if not asked or not told or others:
        return ""
    start = next(at for at in range(len(words)) if [w.strip(",;:") for w in words[at : at + len(told)]] == list(told))
    return put(words, start, start + len(told), " ".join(asked))


def _with_topic(stem: str, wanted: str) -> str:
    """Put `the hotel` in place of the first noun phrase that `the` leads, which the question before is about."""
    topic = topic_of(stem)
    at = stem.find(topic)
    led = opens_with("determiner", wanted) and not opens_with("indefinite", wanted) and opens_with("determiner", topic)
    return f"{stem[:at]}{wanted}{stem[at + len(topic) :]}?" if led and at > 0 else ""


def _is_a_property(wanted: str) -> bool:
    """`The price`, `the deadline`: of what was spoken of."""
    return wanted.split()[-1].lower() in words_of("figure_noun", "asks_price")


def _with_one_of_its_kind(words: Sequence[str], wanted: str) -> str:
    """Put `a gold service` in place of the first thing that a question has behind `a`."""
    first = wanted.split()[0].lower()
    if first not in words_of("indefinite"):
        return ""
    start = next((at for at, word in enumerate(words) if word.lower() in words_of("indefinite")), None)
    if start is None:
        return ""
    end = start + 1
    plain = plain_words_of("en") | words_of("topic_verb")
    while end < len(words) and not words[end - 1].endswith(_SIGNS) and words[end].lower() not in plain:
        end += 1
    return put(words, start, end, wanted) if end > start + 1 else ""


def _with_deed(words: Sequence[str], wanted: str) -> str:
    """Put `vaping` in place of the `smoking` that a question begins with, behind its first word."""
    one = wanted.islower() and wanted.isalpha() and wanted.endswith(_DEED)
    return put(words, 1, 2, wanted) if one and len(words) > 1 and words[1].endswith(_DEED) else ""


def _with_people(words: Sequence[str], wanted: str) -> str:
    """Put `for the contractors`, or `interns`, where the question says who does something."""
    if people := _people_named(wanted):
        return _with_subject(words, people)
    return _with_subject(words, wanted, spoken_to=False) if _are_several(wanted) else ""


def _with_subject(words: Sequence[str], people: str, *, spoken_to: bool = True) -> str:
    """Put people where the question has its subject, behind a modal verb; nothing where it has none.

    `spoken_to`: `I` and `we` are one as well, where `for` said that people are named.
    """
    place = subject_in(words, spoken_to=spoken_to)
    return put(words, *place, people) if place else ""


def _are_several(wanted: str) -> bool:
    """`Interns`, `part-time employees`: several of something, and nothing else."""
    words = wanted.split()
    several = bool(words) and (is_plural(words[-1]) or words[-1] in terms_in("people_ending"))
    return several and len(words) <= _MOST_MODIFIERS and all(map(str.islower, words))


def _with_phrase(words: Sequence[str], wanted: str, preposition: str) -> str:
    """Put a phrase where the question has one with the same preposition; nothing where it has none."""
    place = _place_of(words, preposition)
    return put(words, *place, wanted) if place else ""


def _phrase_of(words: Sequence[str], preposition: str) -> Sequence[str]:
    place = _place_of(words, preposition)
    return words[slice(*place)] if place else ()


def _has_name(words: Sequence[str]) -> bool:
    return any(word[:1].isupper() for word in words)


def _place_of(words: Sequence[str], preposition: str) -> tuple[int, int] | None:
    """Return where the first phrase with a preposition begins and ends: behind it, to a sign, a verb or the end."""
    start = next((i for i, word in enumerate(words[:-1]) if word.lower() == preposition), None)
    if start is None:
        return None
    end = start + 2 + (words[start + 1].lower() in words_of("determiner"))
    while end < len(words) and not words[end - 1].endswith(_SIGNS) and _continues(words[end]):
        end += 1
    rest = [word.lower() for word in words[end:]]
    ends = not any(word in plain_words_of("en") or word in words_of("topic_verb", "preposition") for word in rest)
    return start, len(words) if ends else end


def _people_named(wanted: str) -> str:
    """Return `the contractors` of `for the contractors`; nothing where no people are named, or more is said."""
    preposition = pattern_of("for_whom").match(wanted)
    named = wanted[preposition.end() :].split() if preposition else []
    if not named or len(named) > 1 + (named[0].lower() == "the") or runs_of(named[-1], "-") != named[-1:]:
        return ""
    return " ".join(named) if named[-1].lower().endswith(terms_in("people_ending")) else ""


def _continues(word: str) -> bool:
    """A name, or a year: `for the Pro Plan 2024`."""
    return word[0].isupper() or is_year(word.rstrip(",;:"))


def _with_head(words: Sequence[str], wanted: str) -> str:
    """Put `the Pro plan` in place of `the Team plan`, `Team plan` or `the plan`; a bare modifier only of a name."""
    *modifiers, head = (word.rstrip("s") for word in wanted.lower().split())
    at = next((i for i, word in enumerate(words) if modifiers and word.lower().rstrip("s") == head), None)
    if at is None:
        return ""
    nearest = range(at - 1, max(at - _MOST_MODIFIERS - 2, -1), -1)
    named = at - (at > 1 and (words[at - 1][0].isupper() or is_modified(words, at)))
    return put(words, next((i for i in nearest if words[i].lower() in words_of("determiner")), named), at + 1, wanted)


def _with_period(words: Sequence[str], wanted: str) -> str:
    """Put a period in place of the first one; nothing where none is wanted, or there is none."""
    start = next((i for i, word in enumerate(words) if is_period(word)), None)
    asked = [word for word in wanted.split() if word.lower() not in words_of("fiscal_year")]
    if start is None or not asked or not all(map(is_period, asked)):
        return ""
    end = start + 1
    while end < len(words) and not words[end - 1].endswith(_SIGNS) and is_period(words[end]):
        end += 1
    fiscal = words[start - 1].lower() in words_of("fiscal_year") if start else False
    if not named_periods(wanted).years:  # `and Q3?` is of the year that was spoken of
        years = [word.strip(",;:") for word in words[start:end] if named_periods(word).years]
        wanted = " ".join((wanted, *(year for year in years if not named_periods(year).quarters)))
    return put(words, start - fiscal, end, wanted)


def _like_name(wanted: str, stem: str) -> tuple[int, int] | None:
    first, _, others = wanted.partition(" ")
    determined = first.lower() in words_of("determiner")
    found = NAME.search(stem) if (others.lstrip() if determined else wanted)[:1].isupper() else None
    if found is None:
        return None
    before = stem[: found.start()].rstrip()
    last = before.split()[-1:]
    # A determiner goes with the name it stands before, and stays where none is wanted.
    takes = determined and last and last[0] in words_of("determiner") and before != last[0]
    return len(before) - len(last[0]) if takes else found.start(), found.end()
