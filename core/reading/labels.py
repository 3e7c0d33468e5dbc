"""The labels of a figure: the words by it, by the part they play there, and those that tell it from another figure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise

from core.reading.calendars import MONTH_NUMBERS
from core.reading.claim_words import in_english, tokens_of
from core.reading.languages import LANGUAGES
from core.reading.lexicon import speaks_of, words_of

Words = frozenset[str]
Place = tuple[int, int]
NONE: Words = frozenset()
_FUNCTION = frozenset(word for language in LANGUAGES for word in language.stop_words.split())
_SECTIONS = frozenset(";；")
_COMMAS = frozenset(",،，、")
_BLANKS = str.maketrans(dict.fromkeys(",;:，；：、。！？", " "))
_CLOSERS = ".,;:!?)]}\"'’”،，、；。"
_MARKS = _CLOSERS + "([{“‘*_|"
MONTH = "month-"
"""What the names of months are compared by begins with."""
_MONTH_SIGNS = "月월"
LONGEST = 2_000
"""Characters of a sentence that are read."""


@dataclass(frozen=True, slots=True)
class _Word:
    """A word in its place: as written, and what it is compared by (nothing for a function word)."""

    start: int
    text: str
    stems: Words


@dataclass(frozen=True, slots=True)
class Beside:
    """What stands beside one figure, in its clause or in its section of the sentence.

    - words: all that is told of it, without what it is compared with (`than at Moorgate`).
    - names: those with a capital; months: the names of months.
    - lead: the words before the figure that the clause begins with, up to the first function word.
    - objects: by preposition, the words behind it (`in winter`).
    - thing: what the figure counts, right behind it (`18 crossings a day`); tail: the words behind that.
    - before: all words before it; led_in: a preposition stands first.
    """

    words: Words = NONE
    names: Words = NONE
    months: Words = NONE
    lead: tuple[Words, ...] = ()
    objects: tuple[tuple[str, Words], ...] = ()
    thing: Words = NONE
    before: Words = NONE
    tail: Words = NONE
    led_in: bool = False


@dataclass(frozen=True, slots=True)
class Label:
    """What stands beside a figure in its clause, what its section of the sentence begins with, and which that is."""

    clause: Beside = Beside()
    whole: Beside = Beside()
    head: Words = NONE
    section: int = 0


@lru_cache(maxsize=4096)
def labels_of(text: str, places: tuple[Place, ...]) -> tuple[Label, ...]:
    """Return the label of each figure of one sentence; `places` are theirs, in order.

    `In summer the ferry makes 18 crossings a day, in winter only 6` labels the first by `in summer` and the other by
    `in winter`. Figures that no word parts (`20 to 25`) share their label.
    """
    if speaks_of("in_turn", text):
        return (Label(),) * len(places)
    words = list(_words(text[:LONGEST], places))
    groups = _groups(text, words, places)
    edges = [0, *(_edge(text, words, one[-1][1], two[0][0]) for one, two in pairwise(groups)), len(text)]
    labels: list[Label] = []
    section, begun = 0, 0
    for group, (low, high) in zip(groups, pairwise(edges), strict=True):
        if low and _ends_section(text, low):
            section, begun = section + 1, low
        end = next((at for at in range(group[-1][1], high) if text[at] in _SECTIONS), high)
        own = [w for w in words if low <= w.start < end]
        clause = _beside(text, own, group)
        head = [w for w in words if begun <= w.start < low]
        first = next((p[0] for p in places if p[0] >= begun), low)
        led = [w for w in head if w.start < first]
        whole = _beside(text, [*led, *own], group) if led else clause
        labels += [Label(clause, whole, _stems(led), section)] * len(group)
    return tuple(labels)


def _words(text: str, places: Sequence[Place]) -> Iterator[_Word]:
    """The words outside of figures, in order."""
    english = in_english(text)
    text, at = text.translate(_BLANKS), 0
    for low, high in (*places, (len(text), len(text))):
        start = at
        for piece in text[at:low].split():
            start = text.index(piece, start)
            bare = piece.strip(_MARKS)
            if any(c.isalnum() for c in bare):
                yield _Word(start + piece.index(bare), bare, _stems_of(bare, english=english))
            start += len(piece)
        at = max(at, high)


@lru_cache(maxsize=8192)
def _stems_of(word: str, *, english: bool) -> Words:
    """What a word is compared by: `Jan` and `January` are one, function words nothing."""
    lowered = word.lower()
    for sign in _MONTH_SIGNS:
        at = word.find(sign)
        number = next((n for n in (word[max(0, at - 2) : at], word[max(0, at - 1) : at]) if _month_of(n, sign)), "")
        if at > 0 and number:
            rest = word[: at - len(number)] + word[at + 1 :]
            return tokens_of(rest) | {f"{MONTH}{_month_of(number, sign)}"}
    foreign = not english and lowered in _FUNCTION
    if lowered in MONTH_NUMBERS and (word[:1].isupper() or tokens_of(word)) and not foreign:
        return frozenset((f"{MONTH}{MONTH_NUMBERS[lowered]}",))
    return NONE if foreign else tokens_of(word)


def _month_of(number: str, sign: str) -> int:
    return int(number) if number.isdecimal() else MONTH_NUMBERS.get(number + sign, 0)


@lru_cache(maxsize=4096)
def words_in(text: str) -> Words:
    """Return the words of a label as those beside a figure are compared."""
    return _stems(list(_words(text[:LONGEST], ())))


def _groups(text: str, words: Sequence[_Word], places: Sequence[Place]) -> list[list[Place]]:
    joins = words_of("joins_figures")
    groups: list[list[Place]] = []
    for place in places:
        since = groups[-1][-1][1] if groups else 0
        between = [w for w in words if since <= w.start < place[0] and w.text]
        section = any(c in _SECTIONS for c in text[since : place[0]])
        if groups and not section and all(w.text.lower() in joins for w in between) and len(between) < 2:
            groups[-1].append(place)
        else:
            groups.append([place])
    return groups


def _edge(text: str, words: Sequence[_Word], since: int, until: int) -> int:
    """Where the clause of one figure ends and that of the next begins: at the strongest break between them."""
    gap = text[since:until]
    for at, mark in enumerate(gap):
        if mark in _SECTIONS:
            return since + at + 1
    between = [w for w in words if since <= w.start < until]
    joint = words_of("coordinates", "clause_joint", "compares", "alternates")
    commas = [since + at for at, mark in enumerate(gap) if mark in _COMMAS]
    joints = [w.start for w in between if w.text.lower() in joint]
    both = next((j for j in joints if any(not text[c + 1 : j].strip() for c in commas)), None)
    return both or (commas[0] + 1 if commas else joints[0] if joints else until)


def _ends_section(text: str, at: int) -> bool:
    return text[at - 1] in _SECTIONS


def _beside(text: str, words: Sequence[_Word], group: Sequence[Place]) -> Beside:
    start, end = group[0][0], group[-1][1]
    words = list(_uncompared(text, words, (start, end)))
    thing, after = _thing(text, words, end), _stems([w for w in words if w.start >= end])
    return Beside(
        _stems(words),
        _names(words),
        frozenset(stem for stem in _stems(words) if stem.startswith(MONTH)),
        tuple(_lead(words, start)),
        tuple(_objects(text, words, (start, end))),
        thing,
        _stems([w for w in words if w.start < start]),
        after - thing,
        next((w.text.lower() in _prepositions() for w in words if w.start < start and not _joins(w)), False),
    )


def _uncompared(text: str, words: Sequence[_Word], figure: Place) -> Iterator[_Word]:
    """Leave out what the figure is compared with, up to a comma or the figure itself."""
    compares, begun, dropped = words_of("compares", "compared_from", "excepts"), False, False
    for word in words:
        lowered = word.text.lower()
        dropped = dropped or (lowered in compares and (begun or lowered in words_of("excepts")))
        end = word.start + len(word.text)
        if not dropped or word.start >= figure[1] > end:
            yield word
        begun = begun or bool(word.stems) or figure[1] <= end
        if any(c in _COMMAS for c in text[end : end + 2]) or 0 <= figure[0] - end < 3:
            dropped = False


def _stems(words: Sequence[_Word]) -> Words:
    return NONE.union(*(w.stems for w in words))


def _names(words: Sequence[_Word]) -> Words:
    """Words with a capital; the one that begins the sentence only where nothing else is named, or a name goes on."""
    named = [w for w in words if w.text[:1].isupper() and w.stems and not _is_month(w)]
    first = named[0] if named and named[0].start == 0 else None
    goes_on = first is not None and len(words) > 1 and words[1].text[:1].isupper()
    return _stems([w for w in named if w is not first or goes_on or len(named) == 1])


def _is_month(word: _Word) -> bool:
    return any(stem.startswith(MONTH) for stem in word.stems)


def _lead(words: Sequence[_Word], until: int) -> Iterator[Words]:
    begun = False
    for word in words:
        if word.start >= until or (begun and not word.stems):
            return
        if word.stems:
            begun = True
            yield word.stems


def _objects(text: str, words: Sequence[_Word], figure: Place) -> Iterator[tuple[str, Words]]:
    """What stands behind each preposition, up to the next function word, mark or figure."""
    found: dict[str, Words] = {}
    preposition, end, held = "", 0, False
    for word in words:
        if end <= figure[0] < word.start or any(c in _CLOSERS for c in text[end : word.start]):
            preposition = ""
        lowered, end = word.text.lower(), word.start + len(word.text)
        if lowered in _prepositions():
            preposition, held = lowered, False
        elif preposition and word.stems:
            held = True
            found[preposition] = found.get(preposition, NONE) | word.stems
        elif held or lowered not in words_of("article", "determiner"):
            preposition = ""
    yield from found.items()


@cache
def _prepositions() -> Words:
    return words_of("preposition", "adposition")


def _joins(word: _Word) -> bool:
    return word.text.lower() in words_of("coordinates", "clause_joint", "alternates")


def _thing(text: str, words: Sequence[_Word], end: int) -> Words:
    """What is counted: the words right behind the figure, up to a mark or a function word (`a day` goes on)."""
    held = NONE
    for word in words:
        if word.start < end:
            continue
        if any(c in _CLOSERS for c in text[end : word.start]):
            break
        if word.stems:
            held |= word.stems
        elif word.text.lower() not in words_of("article", "per") or word.text.lower() == "the":
            break
        end = word.start + len(word.text)
    return held
