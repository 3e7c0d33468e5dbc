"""Two things have changed places, or a comparison has been turned: `Bexley beat Arden` where Arden beat Bexley.

Proved where a sentence of the evidence has all words of the answer's in the same order, but for the two (or with the
opposite word, `after` for `before`), and none has them as the answer says. Swapped and turned is the same again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from core.checks.rule import Misstatement, Said, Statement
from core.checks.support import sentences_sharing
from core.reading.amounts import read_amounts
from core.reading.characters import runs_of
from core.reading.claim_words import STOP, content_words, language_said
from core.reading.clock_times import moments_in
from core.reading.digits import numbers_in
from core.reading.kindred import says_any
from core.reading.lexicon import words_of
from core.reading.opposites import Side, sides_of
from core.reading.roles import Role
from core.reading.stems import inflected_stem
from core.reading.word_order import Beside, Gap, Word, beside, content, is_in_order, words_in_order

FEWEST = 2
"""Words that both sentences have at least."""
LONGEST = 28
"""Words of the answer's sentence at most: to set a longer one beside others costs more than it finds."""
MISSED = 1
"""Words of the answer's sentence at most that one of the evidence set beside it lacks: it may have the opposite."""
TWICE = 2
_DENIES: tuple[Role, ...] = ("denied", "negates", "denies_otherwise")
_JOINS: tuple[Role, ...] = ("coordinates", "alternates", "joins_figures", "mutual")


def _transposed(said: Statement) -> Iterator[Misstatement]:
    text = said.sentence.text
    words = content_words(text)
    if not FEWEST <= len(words) <= LONGEST:
        return
    near = list(sentences_sharing(words, said.sources, max(FEWEST, len(words) - MISSED)))
    if not near or any(_stands_in_order(text, sentence) for sentence in near):
        return
    near = [
        one for one in near if _may_be_turned(text, one) and not (_lacks_a_word(text, one) or _tells_more(text, one))
    ]
    if not near:
        return
    ours = words_in_order(text)
    telling = content(ours)
    if not FEWEST < len(ours) <= LONGEST or len(telling) < FEWEST:
        return
    orders = [(sentence, words_in_order(sentence)) for sentence in near]
    if any(is_in_order(telling, theirs) for _, theirs in orders):
        return
    for sentence, theirs in orders:
        place = _turned(ours, theirs, text) if theirs else None
        if place is not None and not (says_any(_DENIES, sentence) or says_any(_DENIES, text)):
            start = said.sentence.start
            reason = f"the evidence has it the other way round: {sentence[:120]}"
            hint = f'The evidence has: "{sentence[:200]}". Say it so.'
            yield Misstatement(start + place[0], start + place[1], reason, hint)
            return


def _stands_in_order(text: str, sentence: str) -> bool:
    """The words stand so in a sentence, in the same forms: quicker to tell than how two orders differ."""
    told, said = _runs(sentence), _runs(text)
    rest, known = iter(told), frozenset(told)
    missed = sum(run not in known for run in said)
    if missed > MISSED or len(said) - missed < FEWEST:
        return False
    return all(run in rest for run in said if run in known or sides_of(run))


def _may_be_turned(text: str, sentence: str) -> bool:
    """The words go back twice, as where two have changed places around others, or a word has an opposite.

    Where few stand in the same form, as in scripts that write particles on to them, that tells nothing.
    """
    told, said = _places(sentence), _runs(text)
    missed = [run for run in said if run not in told]
    if len(missed) > MISSED or len(said) - len(missed) < FEWEST:
        return True
    places = [told[run] for run in said if told.get(run, -1) >= 0]
    back = [at for at, (one, two) in enumerate(pairwise(places), 1) if two < one]
    if len(back) > TWICE:
        return False
    if len(back) == TWICE and (_is_around(places, *back) or len(set(said)) < len(said)):
        return True
    turned = _turned_sides(sentence)
    return bool(turned) and any(not turned.isdisjoint(sides_of(run)) for run in said)


def _lacks_a_word(text: str, sentence: str) -> bool:
    """The sentence lacks a word of ours, and so can't have the same ones in other places.

    Told where it is surely a word by itself: it stands once, is no article, no part of a name or a figure, and has no
    opposite.
    """
    missing = content_words(text) - content_words(sentence) if text.isascii() and sentence.isascii() else frozenset()
    lacking = [run for run in runs_of(text) if run.islower() and inflected_stem(run) in missing] if missing else []
    if len(lacking) != 1 or sides_of(lacking[0]) or lacking[0] in words_of("article", "determiner"):
        return False
    places = (*((a.start, a.end) for a in read_amounts(text)), *(m.place for m in moments_in(text)))
    return not any(lacking[0] in text[low:high] for low, high in places)


def _tells_more(text: str, sentence: str) -> bool:
    """The sentence has a figure, and lacks one of ours: what is computed of it is not turned round by `a year`."""
    told = numbers_in(sentence)
    return bool(told) and not set(told).issuperset(numbers_in(text))


def _is_around(places: Sequence[int], middle: int, last: int) -> bool:
    """The first of three runs of places ends behind the middle one, which the last begins before, as in a swap.

    What stands before the two is before all else, and what stands behind them behind it.
    """
    low, high = places[middle], places[last - 1]
    first, third = places[:middle], places[last:]
    before, moved = [at for at in first if at < low], [at for at in first if at > high]
    swapped, behind = [at for at in third if at < low], [at for at in third if at > high]
    whole = len(before) + len(moved) == len(first) and len(swapped) + len(behind) == len(third)
    return whole and (not before or before[-1] < swapped[0]) and (not behind or moved[-1] < behind[0])


@lru_cache(maxsize=1024)
def _turned_sides(sentence: str) -> frozenset[Side]:
    """The other sides of the pairs of opposites that a sentence has a word of."""
    return frozenset((name, not first) for run in _runs(sentence) for name, first in sides_of(run))


@lru_cache(maxsize=1024)
def _places(sentence: str) -> dict[str, int]:
    """Where each word stands, -1 for one that stands there twice."""
    found: dict[str, int] = {}
    for at, run in enumerate(_runs(sentence)):
        found[run] = -1 if run in found else at
    return found


@lru_cache(maxsize=1024)
def _runs(text: str) -> tuple[str, ...]:
    return tuple([run for run in runs_of(text.lower()) if run not in STOP or sides_of(run)])


def _turned(ours: Sequence[Word], theirs: Sequence[Word], text: str) -> tuple[int, int] | None:
    """Where the two orders say the opposite of each other, if they do."""
    found = beside(ours, theirs)
    gaps = [gap for gap in found.gaps if gap.ours]
    small = words_of("article", "determiner", language=language_said(text))
    if any(word.lowered not in small for word in found.odd):
        return None  # What tells who does it and to whom has moved, too: `was beaten by`.
    if not gaps and len(found.turns) == 1:
        word = found.turns[0]
        return (word.start, word.end)
    if len(gaps) == FEWEST and len(found.turns) in (0, 2) and _is_swap(*gaps) and _parts(found, text):
        if _keeps_its_case(gaps, ours, theirs, text) or _is_dated(gaps):
            return None
        return (gaps[0].ours[0].start, gaps[1].ours[-1].end)
    return None


def _is_dated(gaps: Sequence[Gap]) -> bool:
    """One of the two is a date, which may stand before all else: `2023 lag der Umsatz bei ...`."""
    return any(all(word.lowered.isdecimal() for word in gap.ours) for gap in gaps) and not all(
        any(word.lowered.isdecimal() for word in gap.ours) for gap in gaps
    )


def _keeps_its_case(gaps: Sequence[Gap], ours: Sequence[Word], theirs: Sequence[Word], text: str) -> bool:
    """Each has its own article in either order, which tells who does it: `Den Mann biss der Hund`."""
    if language_said(text) != "de":
        return False
    mine = [_article(gap.ours[0], ours) for gap in gaps]
    its = [_article(gap.theirs[0], theirs) for gap in gaps]
    return mine[0] != mine[1] and mine == its[::-1] and all(mine)


def _article(word: Word, words: Sequence[Word]) -> str:
    at = words.index(word)
    before = words[at - 1].lowered if at else ""
    return before if before in words_of("article", language="de") else ""


def _is_swap(one: Gap, two: Gap) -> bool:
    if not (one.theirs and two.theirs):
        return False
    a, b, c, d = (frozenset[str]().union(*(w.stems for w in words)) for words in (*one, *two))
    return a != b and _moved(a, b, c, d)


def _moved(a: frozenset[str], b: frozenset[str], c: frozenset[str], d: frozenset[str]) -> bool:
    """What we have first, they have second, and the other way; the rest is the same."""
    return bool(a & d) and bool(b & c) and (a - d) == (b - c) and (d - a) == (c - b) and a & d != b & c


def _parts(found: Beside, text: str) -> bool:
    """What stands between the two is more than a joint, or a relation that holds both ways."""
    at = [i for i, gap in enumerate(found.gaps) if gap.ours]
    between = [w for words in found.between[at[0] + 1 : at[1] + 1] for w in words]
    if any(w.lowered in words_of("marks_doer") for w in between):
        between += found.behind  # The verb ends the sentence.
    joins = words_of(*_JOINS, language=language_said(text))
    telling = [w for w in between if w.lowered not in joins]
    return any(w.stems for w in telling) or any(w.lowered in words_of("than", "orders") for w in telling)


TRANSPOSED = Said("transposed", _transposed, of_prose=True)
