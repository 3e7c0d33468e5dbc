"""Whether two questions ask the same in other words: by the words of each that nothing of the other says.

Another place, product, audience, time, unit or attribute is a word that the other question lacks; another kind (who,
how long), direction, bound or a denial is none, and told by itself. Words of a sentence's frame count for nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final

from core.reading.asked_kinds import KINDS, ask_of_one_kind, kinds_asked, words_of_kinds
from core.reading.characters import is_hangul
from core.reading.compounds import base_of, splits_of, writes_compounds
from core.reading.digits import figures_in
from core.reading.languages import BY_CODE
from core.reading.lexicon import pattern_of, speaks_of, terms_in, words_of
from core.reading.normal_forms import normal
from core.reading.opposites import are_opposites
from core.reading.said_otherwise import is_paired, said_in, sides_of_groups, tells_little, with_runs_parted
from core.reading.stems import stem
from core.reading.stopwords import plain_words_of
from core.reading.verbs import are_of_one_verb
from core.reading.weekdays import weekdays_in
from core.reading.wording import AskedWord, held_terms, telling_words
from core.reading.words import words

_BEGIN_ALIKE: Final = 5
"""Letters of a stem that another one begins with, so that they are of one word (`restor`, `restore`)."""


_MADE_A_VERB: Final = frozenset("하했할합한해되된됩돼자")
_NEAR: Final = 12
"""Characters around a question word in which `until` or `from` belongs to it."""


@dataclass(frozen=True, slots=True)
class Compared:
    """What tells two questions apart, by their words.

    - more: words of the question that neither the one before nor its reply says.
    - less: words of the one before that the question doesn't say; `named`: a name, day, figure or a word that tells of
      what kind it is (`price`) is among them.
    - shared: how many words both say; `replaced`: the question has a word that the
      one before lacks, and that may stand in another's place.
    - apart: they ask for things of two kinds, of two directions, or of what is and what is not.
    """

    more: tuple[str, ...]
    less: tuple[str, ...]
    shared: int
    replaced: bool
    named: bool
    apart: bool


def ask_the_same(text: str, asked: str, reply: str, language: str) -> bool:
    """Tell whether a question asks what another one, which was replied to, asked; both in one language (ISO 639-1).

    One that says nothing else may leave out a word that names nothing (`recordings of calls` for `customers' calls`).
    """
    found = compared(text, asked, reply, language)
    if found.apart or found.more:
        return False
    return not found.less or _leaves_out_one(found)


def _leaves_out_one(found: Compared) -> bool:
    return len(found.less) == 1 and not found.named and not found.replaced and found.shared > 1


def may_ask_alike(text: str, asked: str, language: str) -> bool:
    """Tell it before the reply is known, which may say more of the question's words."""
    found = compared(text, asked, "", language)
    return not found.apart and (not found.less or _leaves_out_one(found))


def is_all_said(text: str, reply: str, language: str) -> bool:
    """Tell whether a reply says all words of a question: all there is to go by where what it replied to was deleted."""
    return not any(_read(text, language).missing_in(_read(reply, language)))


@lru_cache(maxsize=4096)
def compared(text: str, asked: str, reply: str, language: str) -> Compared:
    """Compare a question with another one that was replied to, both in one language (ISO 639-1)."""
    text, asked = _as_closing(text, language), _as_closing(asked, language)
    ours, theirs = _read(text, language), _read(asked, language)
    kinds, others = kinds_asked(text, language), kinds_asked(asked, language)
    asking, theirs_asking = (_terms_of(words_of_kinds(one, language), language) for one in (others, kinds))
    replied = _read(reply, language)
    beyond = [word for word in ours.missing_in(theirs) if not asking.issuperset(word.terms)]
    more = [word for word in beyond if _is_missing(word, ours, replied)]
    less = [w for w in theirs.missing_in(ours) if not theirs_asking.issuperset(w.terms)]
    named = any(word.terms[0] in theirs.names | _of_kinds(language) for word in less)
    return Compared(
        more=tuple(word.terms[0] for word in more),
        less=tuple(word.terms[0] for word in less),
        shared=len(theirs.telling) - len(less),
        replaced=bool(beyond or _frame_left(text, asked, language) - asking - theirs_asking),
        named=named,
        apart=_are_apart(text, asked, reply, language),
    )


@cache
def _of_kinds(language: str) -> frozenset[str]:
    return _terms_of(words_of_kinds(KINDS, language), language)


@dataclass(frozen=True, slots=True)
class _Read:
    """A text as it is compared: its words, what says them otherwise, and which of them name something."""

    text: str
    language: str
    telling: tuple[AskedWord, ...]
    groups: tuple[tuple[frozenset[str], str], ...]
    names: frozenset[str]

    @property
    def said(self) -> frozenset[str]:
        return frozenset(group for _, group in self.groups)

    def missing_in(self, other: _Read) -> Iterator[AskedWord]:
        yield from (word for word in self.telling if _is_missing(word, self, other))


def _is_missing(word: AskedWord, of: _Read, other: _Read) -> bool:
    if held_terms(word.terms, other.text, of.language) == frozenset(word.terms):
        return False
    if is_hangul(word.terms[0][0]) and _is_held_but_for_its_ending(word.terms, other):
        return False
    groups = {group for terms, group in of.groups if terms.issuperset(word.terms)}
    if groups & other.said:
        return False
    if any(_begins_alike(word.terms[0], one.terms[0]) for one in other.telling):
        return False
    if any(are_of_one_verb(word.terms[0], one.terms[0], of.language) for one in other.telling):
        return False
    mine, theirs = ([one.terms[0] for one in read.telling] for read in (of, other))
    made = (one for one in theirs if word.terms[0][:_BEGIN_ALIKE] in one and one != word.terms[0])
    return not (_is_made_of(word.terms[0], theirs, of.language) or any(_is_made_of(o, mine, of.language) for o in made))


def _is_held_but_for_its_ending(terms: Sequence[str], other: _Read) -> bool:
    """Tell whether a Korean word differs by what makes it a verb, or whoever does it: `세탁합니다`, `담당자`."""
    word = "".join((terms[0], *(pair[-1] for pair in terms[1:])))
    held = held_terms(terms, other.text, other.language)
    at = next((number for number, pair in enumerate(terms) if pair not in held), len(terms))
    return at > 0 and word[at + 1 : at + 2] in _MADE_A_VERB


def _is_made_of(word: str, others: Sequence[str], language: str) -> bool:
    """Tell whether a compound says nothing that is not said in two words: `Theaterkasse`, `Kasse des Theaters`."""
    if not writes_compounds(language):
        return False
    known = {form for one in others for form in (one, base_of(one, language))}
    return any(
        not known.isdisjoint((split.head, base_of(split.head, language)))
        and any(not known.isdisjoint((one, base_of(one, language))) for one in split.modifiers)
        for split in splits_of(word, language)
    )


def _begins_alike(one: str, other: str) -> bool:
    shorter, longer = sorted((one, other), key=len)
    return len(shorter) >= _BEGIN_ALIKE and longer[:-1] == shorter


@lru_cache(maxsize=4096)
def _read(text: str, language: str) -> _Read:
    telling = telling_words(_parted(text, language), language)
    known = frozenset(term for word in telling for term in word.terms)
    groups = []
    for said in said_in(text, language, asked=True):
        terms = frozenset(said.words) & known
        if not terms and is_paired(language):
            terms = frozenset(term for one in telling_words("".join(said.words), language) for term in one.terms)
        groups.append((terms, said.group))
    light = frozenset(term for terms, group in groups if tells_little(group) for term in terms)
    frame = _frame(language) | light | {t for t in known if speaks_of("kind_generic", t, language)}
    return _Read(
        text,
        language,
        tuple(word for word in telling if not frame.issuperset(word.terms)),
        tuple(groups),
        _names_in(text, language),
    )


def _parted(text: str, language: str) -> str:
    """Part what is said otherwise from the rest where no blanks part words: `谁 维修 水泵`."""
    if not is_paired(language) or BY_CODE[language].script == "hangul":
        return text
    return with_runs_parted(text, language)


@cache
def _frame(language: str) -> frozenset[str]:
    """Return what stands around what is asked: fillers, verbs that say little, and nouns of everything."""
    known = BY_CODE[language]
    said = [*known.fillers.split(), *known.asked_around.split(), *terms_in("light_verb", language=language)]
    said += terms_in("kind_generic", "question_word", "wraps_a_question", language=language)
    return _terms_of(said, language)


def _frame_left(text: str, asked: str, language: str) -> frozenset[str]:
    """Return the stems of what might stand in another word's place (`list` for `match`), but light verbs."""
    frame = frozenset(BY_CODE[language].fillers.split()) - words_of("light_verb", language=language)
    theirs = {stem(word) for word in words(asked)}
    left = (word for word in words(text) if word in frame or speaks_of("kind_generic", word, language))
    return frozenset(stem(word) for word in left) - theirs


def _terms_of(said: Iterable[str], language: str) -> frozenset[str]:
    terms = {term for one in said for word in telling_words(one, language) for term in word.terms}
    return frozenset(terms | {stem(one) for one in said})


def _names_in(text: str, language: str) -> frozenset[str]:
    """Return the terms of words that name: with a capital within the sentence, days, and what has a figure."""
    found = {stem(word) for word in words(text) if word[0].isdigit() or weekdays_in(word)}
    if not BY_CODE[language].names_in_capitals:
        return frozenset(term for word in telling_words(text, language) for term in word.terms)
    for token in normal(text, "NFKC").split()[1:]:
        if token[:1].isupper():
            found |= {term for word in telling_words(token, language) for term in word.terms}
    return frozenset(found)


def _are_apart(text: str, asked: str, reply: str, language: str) -> bool:
    if not ask_of_one_kind(kinds_asked(text, language), kinds_asked(asked, language)):
        return True
    if not set(figures_in(text)) <= {*figures_in(asked), *figures_in(reply)} or (
        not set(figures_in(asked)) <= {*figures_in(text)}
    ):
        return True
    if _bound_of_time(text, language) * _bound_of_time(asked, language) < 0:
        return True
    if _denies(text, language) != _denies(asked, language) or _are_sides(text, asked, language):
        return True
    ours, theirs = _ways(text, language), _ways(asked, language)
    return any(theirs.get(word, way) != way for word, way in ours.items())


def _bound_of_time(text: str, language: str) -> int:
    """Return 1 where a question asks from when on something is, -1 where until when, 0 where it says neither."""
    asked = pattern_of("question_word", language).search(text)
    if asked is None:
        return 0
    around = f"{text[max(0, asked.start() - _NEAR) : asked.end() + _NEAR]} "
    begins, ends = (pattern_of(role, language).search(around) for role in ("begins_at", "way_until"))
    return 0 if bool(begins) == bool(ends) else 1 if begins else -1


def _as_closing(text: str, language: str) -> str:
    """Return `until when is it open` as what it asks: when it closes."""
    if _bound_of_time(text, language) >= 0:
        return text
    return pattern_of("is_open", language).sub(terms_in("it_closes", language=language)[0], text)


def _are_sides(text: str, asked: str, language: str) -> bool:
    """Tell whether they are of two sides: below and above, breakfast and dinner."""
    ours, theirs = set(words(text)), set(words(asked))
    if any(are_opposites(one, other) for one in ours - theirs for other in theirs - ours):
        return True
    sides, others = sides_of_groups(text, language), sides_of_groups(asked, language)
    return any(not said & others.get(kind, said) for kind, said in sides.items())


def _denies(text: str, language: str) -> bool:
    """Tell whether a question is asked of what is not; what a group says (`can't find`) denies nothing."""
    said = {word for one in said_in(text, language, asked=True) for word in one.words if len(one.words) > 1}
    found = pattern_of("negation", language).finditer(text)
    return any(not {stem(word) for word in words(one[0])} & said for one in found)


def _ways(text: str, language: str) -> dict[str, str]:
    """Return which way a word is spoken of: `from the airport`, `to the airport`."""
    if is_paired(language):
        froms, tos = (pattern_of(role, language).search(text) is not None for role in ("way_from", "way_to"))
        return {"": "from" if froms else "to"} if froms != tos else {}
    ways: dict[str, str] = {}
    plain = plain_words_of(language)
    told = [word for word in words(text) if word not in plain or word in _directions(language)]
    for before, word in pairwise(told):
        way = _directions(language).get(before)
        if way and word not in _directions(language):
            ways[stem(word)] = way
    return ways


@cache
def _directions(language: str) -> dict[str, str]:
    return {word: way for way in ("from", "to") for word in words_of(_WAYS[way], language=language)}


_WAYS: Final = {"from": "way_from", "to": "way_to"}
