"""What a short sentence says of one measure in one period: it rose, or it stood higher than in another."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from core.reading.amounts import read_amounts
from core.reading.calendars import months_at
from core.reading.characters import has_digit
from core.reading.digits import years_at
from core.reading.languages import BY_CODE
from core.reading.lexicon import ends_with, opens_with, pattern_of, speaks_of_any, words_of
from core.reading.periods import named_periods, quarters_at
from core.reading.roles import Role
from core.reading.stopwords import BY_LANGUAGE
from core.reading.wording import telling_words

LONGEST: Final = 140
"""Characters of such a sentence at most: a longer one tells of several things."""
GAP: Final = 6
"""Characters between a quarter and its year at most: `quarter of 2024`."""
PAIR: Final = 2
_STOOD: Final[tuple[Role, ...]] = ("stood_higher", "stood_lower")
_MOVED: Final[tuple[Role, ...]] = ("rise", "fall")
_UNSURE: Final[tuple[Role, ...]] = (
    "negation",
    "deficit",
    "no_extreme",
    "hedge",
    "still_to_come",
    "evaluates",
    "per_share",
)
_PLAIN: Final = BY_LANGUAGE["en"]
Terms = tuple[tuple[str, ...], ...]


class When(NamedTuple):
    """A year (0 where none is named), or a quarter (1-4) or month (1-12) of it."""

    year: int
    quarter: int = 0
    month: int = 0


class Placed(NamedTuple):
    """A period, and where a text names it."""

    when: When
    start: int
    end: int


class DatedClaim(NamedTuple):
    """Which way it went in a period, or how it stood to another one, and the words for what is spoken of."""

    start: int
    end: int
    rises: bool
    when: When
    other: When | None
    stood: bool
    yearly: bool
    words: Terms


@lru_cache(maxsize=512)
def dated_claim(text: str, language: str) -> DatedClaim | None:
    """Return what a sentence of a language (ISO 639-1) says so; None where it says more, or is not sure of it."""
    if language not in BY_CODE or len(text) > LONGEST or text.rstrip().endswith("?"):
        return None
    if not (has_digit(text) or named_periods(text).quarters or months_at(text)):
        return None
    if not speaks_of_any((*_MOVED, *_STOOD), text, language):
        return None
    if speaks_of_any(_UNSURE, without_months(text), language):
        return None
    kin = pattern_of("period_kin", language)
    bare = kin.sub(lambda m: " " * len(m[0]), text)
    places = periods_at(bare)
    if not places or len(places) > PAIR:
        return None
    way = _way(bare, language)
    whens = _subject_first(bare, places, language)
    if way is None or not whens:
        return None
    (start, end), rises, stood = way
    words = _words_beside(bare, places, language, whole=len(places) == PAIR)
    other = whens[1] if len(whens) == PAIR else None
    return DatedClaim(start, end, rises, whens[0], other, stood, bare != text, words)


def periods_at(text: str) -> list[Placed]:
    """Return the years, quarters and months that a text names, in order; none where one is part of another time."""
    years, quarters, months = years_at(text), quarters_at(text), months_at(text)
    named = named_periods(text)
    distinct = {year for year, _, _ in years}
    if distinct != set(named.years) or {q for q, _, _ in quarters} != set(named.quarters):
        return []
    if any(_has_a_day(text, start, end) for _, start, end in months):
        return []
    parts = [(When(0, quarter), start, end) for quarter, start, end in quarters]
    parts += [(When(0, 0, month), start, end) for month, start, end in months]
    found, taken = [], set()
    for part, start, end in sorted(parts, key=lambda place: place[1]):
        near = next((y for y in years if y not in taken and max(y[1] - end, start - y[2]) <= GAP), None)
        if near is not None:
            taken.add(near)
            found.append(Placed(part._replace(year=near[0]), min(start, near[1]), max(end, near[2])))
        elif len(distinct) <= 1:
            found.append(Placed(part._replace(year=next(iter(distinct), 0)), start, end))
        else:
            return []
    found += [Placed(When(year), start, end) for year, start, end in years if (year, start, end) not in taken]
    return sorted(found, key=lambda placed: placed.start)


def without_months(text: str) -> str:
    """Return a text with blanks for its months: `May` is no `may`."""
    for _, start, end in months_at(text):
        text = text[:start] + " " * (end - start) + text[end:]
    return text


def _has_a_day(text: str, start: int, end: int) -> bool:
    """A figure that is no year stands by a month: `15 May`, `6月3日`."""
    ahead, behind = text[:start].rstrip(" ."), text[end:].lstrip(" .")
    if not (ahead[-1:].isdecimal() or behind[:1].isdecimal()):
        return False
    years = years_at(text)
    return not any(last == len(ahead) or first == len(text) - len(behind) for _, first, last in years)


def is_a_period(label: str) -> bool:
    """A label names one year, quarter or month, and nothing else."""
    return len(periods_at(label)) == 1 and not words_beside_periods(label, "en")


def words_beside_periods(text: str, language: str) -> Terms:
    """Return what words of a text are looked for by, without its periods, figures and words of movement."""
    return _words_beside(text, periods_at(text), language, whole=False)


def _way(text: str, language: str) -> tuple[tuple[int, int], bool, bool] | None:
    """Return where the one word of a way stands, whether that is upwards, and whether it compares."""
    stood = [(m.span(), role) for role in _STOOD for m in pattern_of(role, language).finditer(text)]
    if stood:
        for (start, end), _ in stood:
            text = text[:start] + " " * (end - start) + text[end:]
    moved = [(m.span(), role) for role in _MOVED for m in pattern_of(role, language).finditer(text)]
    roles = {role for _, role in stood or moved}
    if len(roles) != 1 or (stood and moved):
        return None
    role = roles.pop()
    return (stood or moved)[0][0], role in ("stood_higher", "rise"), bool(stood)


def _subject_first(text: str, places: list[Placed], language: str) -> tuple[When, ...]:
    """Return the period that is spoken of, and the one that it is compared with; nothing where that is unclear."""
    one = places[0]
    if len(places) == 1:
        bound = _is_led(text, one, language) or opens_with("period_bound", _behind(text, one.end, language), language)
        return () if bound else (one.when,)
    two = places[1]
    if one.when == two.when:
        return ()
    if BY_CODE[language].head_final and BY_CODE[language].script != "han":
        thans = [opens_with("than", _behind(text, placed.end, language), language) for placed in places]
        if thans == [True, False]:
            return two.when, one.when
        return (one.when, two.when) if thans == [False, True] else ()
    between = pattern_of("than", language).search(text, one.end, two.start)
    return (one.when, two.when) if between and not _is_led(text, one, language) else ()


def _is_led(text: str, placed: Placed, language: str) -> bool:
    """It is no time at which, but one that something begins or ends with, or is compared with: `since 2022`."""
    before = text[: placed.start].rstrip()
    for word in reversed(before.lower().split()):
        if word not in words_of("year_word", "fiscal_year", "fiscal", "article"):
            break
        before = before[: -len(word)].rstrip()
    bound = pattern_of("period_bound", language)
    return any(m.end() == len(before) for m in bound.finditer(before)) or ends_with("set_against", before)


def _behind(text: str, end: int, language: str) -> str:
    """Return what stands behind a period, without the word for a year: `2021年より`."""
    rest = text[end:].lstrip()
    for word in sorted(words_of("year_word", language=language), key=len, reverse=True):
        if rest.lower().startswith(word):
            return rest[len(word) :].lstrip()
    return rest


def _words_beside(text: str, places: list[Placed], language: str, *, whole: bool) -> Terms:
    glued = BY_CODE[language].script == "hangul"
    ends = [p.end if glued else len(text) - len(_behind(text, p.end, language)) for p in places]
    gone = [_run(text, (p.start, end), glued=glued) for p, end in zip(places, ends, strict=True)]
    gone += [_run(text, (figure.start, figure.end), glued=glued) for figure in read_amounts(text)]
    roles: tuple[Role, ...] = (*_STOOD, *_MOVED, *(("than",) if whole else ()))
    gone += [_run(text, m.span(), glued=glued) for role in roles for m in pattern_of(role, language).finditer(text)]
    for start, end in gone:
        text = text[:start] + " " * (end - start) + text[end:]
    told = (word.terms for word in telling_words(text, language))
    return tuple(terms for terms in told if not (_PLAIN.issuperset(terms) or has_digit("".join(terms))))


def _run(text: str, span: tuple[int, int], *, glued: bool) -> tuple[int, int]:
    """Return a place with the letters that are written on to it, in a language that does so: `2021년에`."""
    start, end = span
    while glued and end < len(text) and text[end].isalpha():
        end += 1
    return start, end
