"""Follow-ups in other languages than English: what they name takes the place of its like in the question before.

Word order is not known here as it is of English: a period takes a period's place, days that of days, a phrase that of
one with the same preposition, what an article leads that of the like, and a topic the first word's where that comes
first; a time that no time was asked of before stands before the question. What asks itself (`Unter welcher Nummer?`)
is said of what was asked of before; what sets one before all others (`y el servicio más barato`) stands alone; else the
question before is said behind it.
"""

from __future__ import annotations

from core.extraction.hanging_owners import in_place_of_owner
from core.extraction.hanging_times import is_time, place_of_time, without_its_time
from core.extraction.hanging_topics import asked_of, in_place_of_led, leads, says_little, sets_one_apart
from core.extraction.said_alone import is_bare, is_whole, without_heads
from core.reading.characters import takes_blanks
from core.reading.detection import language_of
from core.reading.hangul import ends_in_consonant
from core.reading.languages import BY_CODE
from core.reading.lexicon import ends_with, opens_with, pattern_of, speaks_of, terms_in, words_of
from core.reading.periods import named_periods
from core.reading.rates import SPANS
from core.reading.roles import Role
from core.reading.stopwords import BY_LANGUAGE
from core.reading.things import Thing, things_in
from core.reading.wording import kind_of, telling_words

_SIGNS = " ?？؟!！.。¿¡,，、"
_OPENINGS: tuple[Role, ...] = ("leads_in", "what_about", "same_for")
_ENDINGS: tuple[Role, ...] = ("asks_again", "topic_mark")
_TIMES = ("date", "year", "period")
_TELLS_FROM = 3  # words: fewer hardly tell their language
_ALONE_FROM = 2  # words that carry meaning
_NAMED_FROM = 4  # with as many, what a pronoun stands for may be among them


def in_another_language(text: str, before: str) -> str:
    """Return the language (ISO 639-1) of a follow-up, or of what it follows where it tells none; nothing of English."""
    told, earlier = language_of(text), language_of(before)
    # A date in Chinese characters is as well Japanese.
    few = len(text.split()) < _TELLS_FROM or (bool(earlier) and _goes_on_in(text, earlier))
    few = few and _script_of(told) == _script_of(earlier)
    language = earlier if not told or few or (told, earlier) == ("zh", "ja") else told
    return "" if language == "en" else language


def _goes_on_in(text: str, language: str) -> bool:
    """Tell whether a text opens as follow-ups do in a language: `y en Sevilla` is as well French by its words."""
    return any(opens_with(role, text.strip(_SIGNS), language) for role in _OPENINGS)


def _script_of(language: str) -> str:
    known = BY_CODE.get(language)
    return known.script if known and kind_of(language) != "pairs" else language


def resolved(text: str, before: str, language: str) -> str:
    """Return the follow-up with what it leaves unsaid taken from the question before; itself where it lacks nothing."""
    rest, opened = _without_opening(text, language)
    if not rest or (not opened and is_whole(text, language)):
        return text
    if said := _in_place_of_period(rest, before, language) or _at_another_time(rest, before, language):
        return said
    return _of_something_else(rest, text, without_its_time(before, language), language, opened=opened)


def _of_something_else(rest: str, text: str, before: str, language: str, *, opened: bool) -> str:
    """Return a follow-up that names no time alone with what it leaves unsaid."""
    if not opened and is_bare(text, language):
        return f"{rest}: {without_heads(before)}"
    few = len(telling_words(rest, language)) < _NAMED_FROM
    hangs = says_little(rest, language) or (few and speaks_of("pronoun", rest, language))
    if not hangs and (speaks_of("question_word", text, language) or not opened):
        return text
    if not hangs and sets_one_apart(rest, language):
        return rest
    if opened and (said := _in_place_of_its_like(rest, without_heads(before), language)):
        return said
    return f"{rest}: {_about(rest, before, language) or before}"


def _about(rest: str, before: str, language: str) -> str:
    """Return what the question before is about, for what asks something else of it; nothing for what asks nothing."""
    about = asked_of(before, language) if speaks_of("question_word", rest, language) else ""
    if about and _marks_its_topic(rest.split()[0], language):
        about = _without_its_attribute(about, language)
    return _thing_alone(about, language) if about and opens_with("row_count", rest, language) else about


def _in_place_of_its_like(rest: str, before: str, language: str) -> str:
    return (
        in_place_of_owner(rest, before, language)
        or _in_place_of_topic(rest, before, language)
        or in_place_of_led(rest, before, language)
    )


def _without_its_attribute(about: str, language: str) -> str:
    """Leave out what was asked of a thing, where something else of it is asked now: `가야금 수강료는`, `정원은`."""
    *thing, last = about.split()
    return " ".join(thing) if thing and _marks_its_topic(last, language) else about


def _thing_alone(about: str, language: str) -> str:
    """Leave out what a thing costs, and for how long, where it is counted now: `Seil pro Tag`."""
    left = about
    for role in ("asks_price", *SPANS):
        left = pattern_of(role, language).sub(" ", left)
    return " ".join(left.split()) or about


def _marks_its_topic(word: str, language: str) -> bool:
    return kind_of(language) == "pairs" and ends_with("topic_mark", word)


def _without_opening(text: str, language: str) -> tuple[str, bool]:
    """Return a follow-up without `und`, `그럼`, `那` before it and `呢`, `は` behind, and whether there was one."""
    rest, opened = text.strip(_SIGNS), False
    for role in _OPENINGS:
        if found := pattern_of(role, language).match(rest):
            rest, opened = rest[found.end() :].strip(_SIGNS), True
    for role in _ENDINGS:
        endings = (m for m in pattern_of(role, language).finditer(rest) if m.end() == len(rest))
        if found := next(endings, None):
            return rest[: found.start()].strip(_SIGNS), True
    for term in words_of("asks_again_behind_consonant", language=language):
        if rest.endswith(term) and ends_in_consonant(rest.removesuffix(term)):
            return rest.removesuffix(term), True
    return rest, opened


def _in_place_of_period(rest: str, before: str, language: str) -> str:
    """Put a period in place of the first one of the question before; nothing where more than a period is asked for."""
    periods = _periods(before)
    relative = _year_beside(rest, before, language)
    named = _periods(rest)
    if not periods or not (relative or named or speaks_of("relative_period", rest, language)):
        return ""
    if not relative and len(named) == 1 and telling_words(_without(rest, named[0]), language):
        return ""
    first, wanted = periods[0], relative or (named[0].text if named else rest)
    return f"{before[: first.start]}{wanted}{before[first.end :]}"


def _year_beside(rest: str, before: str, language: str) -> str:
    """Return the year before or after the one that was asked of: `im Jahr davor`, `el año siguiente`."""
    years = sorted(named_periods(before).years)
    step = -1 if opens_with("year_before", rest, language) else 1 if opens_with("year_after", rest, language) else 0
    return f"{years[0] + step}{_sign_behind_year(before)}" if step and len(years) == 1 else ""


def _at_another_time(rest: str, before: str, language: str) -> str:
    """Put a time, and nothing else, in place of that of the question before, or before it where it has none."""
    if not is_time(rest, language):
        return ""
    before = without_its_time(before, language)
    place = place_of_time(before, language)
    if place is None:
        return f"{rest}: {before}"
    led = before[: place[0]].rstrip()
    lead = led.split()[-1:] if led.split()[-1:] and led.split()[-1].lower() in leads(language) else []
    behind = before[place[1] :]
    said = rest.removesuffix(next(iter(behind.split()), "")) if behind[:1].isspace() else rest  # `शनिवार को`
    return f"{led.removesuffix(''.join(lead)).rstrip()} {said.rstrip()}{behind}".lstrip()


def _sign_behind_year(before: str) -> str:
    """`2023年`: what is written on to a year stays."""
    first = _periods(before)[:1]
    return first[0].text.lstrip("0123456789") if first and first[0].text[:1].isdecimal() else ""


def _periods(text: str) -> list[Thing]:
    return [thing for thing in things_in(text) if thing.kind in _TIMES]


def _without(text: str, thing: Thing) -> str:
    return f"{text[: thing.start]} {text[thing.end :]}"


def _in_place_of_topic(rest: str, before: str, language: str) -> str:
    """Put what is named in place of the phrase with the same preposition, or of the first word where topics come first.

    Only where the question before says more than that.
    """
    if found := pattern_of("preposition", language).match(rest):
        at = next(
            (m for m in pattern_of("preposition", language).finditer(before) if m[0].lower() == found[0].lower()), None
        )
        if at:
            return f"{before[: at.start()]}{rest}?"
        rest = rest[found.end() :].strip()
    lead, _, named = rest.partition(" ")
    if lead.lower() in words_of("adposition", language=language) and named:
        return _in_place_of_placed(lead, named.removeprefix(_article_of(named, language)), before, language)
    rest = rest.removeprefix(_article_of(rest, language)) if rest != named else rest
    if rest[:1].isupper() and (name := _last_name(before, language)):
        return f"{before[: name[0]]}{rest}{before[name[1] :]}"
    if kind_of(language) != "pairs":
        return ""
    if topic := _marked_topic(before, language):
        return f"{rest}{_mark_behind(rest, language)}{before[len(topic) :]}"
    first = _topic_first(before, len(rest.split()), language)
    first_alone = len(telling_words(before, language)) > max(len(telling_words(first, language)), _ALONE_FROM)
    if not first or not first_alone or first == before:
        return ""
    return f"{rest}{before[len(first) :]}"


def _article_of(text: str, language: str) -> str:
    """Return the article, with its blank, that leads a name: `o ` of `o Porto`; nothing where it leads a noun."""
    article, _, named = text.partition(" ")
    capital = named[:1].isupper() and not BY_CODE[language].nouns_in_capitals
    return f"{article} " if capital and article.lower() in words_of("article", language=language) else ""


def _in_place_of_placed(lead: str, named: str, before: str, language: str) -> str:
    """Put `à Lyon` in place of the last name and what leads it; of what it leads there, where none is told."""
    placed = words_of("adposition", language=language)
    name = _last_name(before, language) if named[:1].isupper() else None
    if name is not None:
        ahead = before[: name[0]].split()
        led = len(ahead) > 1 and ahead[-1].lower() in placed
        start = before[: name[0]].rstrip().rfind(" ") + 1 if led else name[0]
        return f"{before[:start]}{lead} {named}{before[name[1] :]}"
    words = before.split()
    at = next((n for n, word in enumerate(words) if n and word.lower() == lead.lower()), 0)
    if not at or at + 1 >= len(words):
        return ""
    last = words[at + 1]
    signs = last[len(last.rstrip(_SIGNS)) :]
    return " ".join((*words[: at + 1], f"{named}{signs}", *words[at + 2 :]))


def _marked_topic(before: str, language: str) -> str:
    """Return the one noun, with its mark, that a question begins with and is about: `우편실은`, `郵便室は`."""
    found = pattern_of("topic_mark", language).search(before)
    topic = before[: found.end()] if found else ""
    noun = topic[:-1]
    one = bool(noun) and not any(map(str.isspace, noun)) and len(telling_words(noun, language)) == 1
    apart = not takes_blanks(before[0]) or before[len(topic) :][:1].isspace()
    return topic if one and apart else ""


def _mark_behind(noun: str, language: str) -> str:
    """Return the topic's mark as it is written on to a noun: `은` behind a consonant in Korean."""
    marks = terms_in("topic_mark", language=language)
    return marks[0 if len(marks) == 1 or ends_in_consonant(noun) else 1]


def _topic_first(before: str, words: int, language: str) -> str:
    """Return what a question begins with that something of as many words may take the place of, less its particle.

    `산 무대` of `산 무대의 임대료는 얼마예요?` for two words, its first word for one.
    """
    parts = before.split()
    if words > 1 and len(parts) > words:
        last = parts[words - 1]
        particles = sorted(BY_CODE[language].written_on.split(), key=len, reverse=True)
        particle = next((one for one in particles if last.endswith(one) and len(last) > len(one)), "")
        if particle:
            return " ".join(parts[:words]).removesuffix(particle)
    return parts[0] if parts and len(telling_words(parts[0], language)) == 1 else ""


def _last_name(text: str, language: str) -> tuple[int, int] | None:
    """Return where the last name stands: words with a capital letter, not the first.

    Where every noun has one, it is one that a small word of place leads, without an article.
    """
    nouns_too = BY_CODE[language].nouns_in_capitals
    plain: frozenset[str] = BY_LANGUAGE.get(language, frozenset())
    placed = words_of("adposition", "preposition", language=language)
    found: tuple[int, int] | None = None
    at, before = 0, ""
    for word in text.split():
        start = text.index(word, at)
        at = start + len(word)
        led = before.lower() in placed or before.lower() not in plain
        if before and word[:1].isupper() and (led or not nouns_too):
            runs_on = found is not None and text[found[1] : start].isspace()
            found = (found[0] if runs_on and found else start), start + len(word.rstrip(_SIGNS))
        before = word
    return found
