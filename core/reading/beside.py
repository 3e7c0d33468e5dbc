"""What stands beside a figure in a stretch of its sentence: the words, by the part they play there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import takewhile

from core.reading.claim_words import language_said
from core.reading.label_words import CLOSERS, MONTH, NONE, LabelWord, Place, Words, stems_of
from core.reading.languages import LANGUAGES
from core.reading.lexicon import words_of

_NAMES_TOLD = {"": True} | {language.code: language.names_in_capitals for language in LANGUAGES}
COMMAS = frozenset(",،，、")


@dataclass(frozen=True, eq=False)
class Beside:
    """What stands beside one figure, in its clause or in its section of the sentence.

    `near` are the words there, `figure` is where it begins and ends. Each part is read when it is first asked for:
    mostly the first that tells two figures apart decides.
    """

    text: str = ""
    near: Sequence[LabelWord] = ()
    figure: Place = (0, 0)

    @cached_property
    def words(self) -> Words:
        """All that is told of it, without what it is compared with (`than at Moorgate`)."""
        return stems_of(self._told)

    @cached_property
    def names(self) -> Words:
        """Words with a capital; that which begins the sentence only where nothing else is named, or a name goes on."""
        if not _NAMES_TOLD.get(self.language, True):
            return NONE
        words = self._told
        named = [w for w in words if w.text[:1].isupper() and w.stems and not w.is_month]
        first = named[0] if named and named[0].start == 0 else None
        goes_on = first is not None and len(words) > 1 and words[1].text[:1].isupper()
        return stems_of([w for w in named if w is not first or goes_on or len(named) == 1])

    @cached_property
    def language(self) -> str:
        """That of the sentence (ISO 639-1); empty where nothing tells."""
        return language_said(self.text)

    @cached_property
    def months(self) -> Words:
        """The names of months."""
        return frozenset(stem for stem in self.words if stem.startswith(MONTH))

    @cached_property
    def lead(self) -> tuple[Words, ...]:
        """The words before the figure that the clause begins with, up to the first function word."""
        return tuple(_lead(self._told, self.figure[0]))

    @property
    def begins_with_its_lead(self) -> bool:
        """Nothing but articles stands before it: no `it`, and no `in winter`."""
        small = takewhile(lambda w: not w.stems, self._told)
        return bool(self.lead) and all(w.lowered in words_of("article", language=self.language) for w in small)

    @cached_property
    def objects(self) -> dict[str, Words]:
        """By preposition, the words behind it (`in winter`)."""
        return _objects(self.text, self._told, self.figure, self.language)

    @cached_property
    def thing(self) -> Words:
        """What the figure counts, right behind it (`18 crossings a day`)."""
        return _thing(self.text, self._told, self.figure[1], self.language)

    @cached_property
    def attribute(self) -> Sequence[Words]:
        """The words for what the figure is said to be the amount of, the last first: `net income of $37 million`."""
        words = [w for w in self._told if w.start < self.figure[0]]
        if not words or words[-1].lowered not in words_of("of", language=self.language):
            return ()
        return [w.stems for w in takewhile(lambda w: bool(w.stems), reversed(words[:-1]))]

    @cached_property
    def before(self) -> Words:
        """All words before it."""
        return stems_of([w for w in self._told if w.start < self.figure[0]])

    @cached_property
    def tail(self) -> Words:
        """The words behind what it counts."""
        return stems_of([w for w in self._told if w.start >= self.figure[1]]) - self.thing

    @cached_property
    def led_in(self) -> bool:
        """A preposition stands first before it."""
        joins = words_of("coordinates", "clause_joint", "alternates", language=self.language)
        start = self.figure[0]
        first = next((w for w in self._told if w.start < start and w.lowered not in joins), None)
        return first is not None and first.lowered in prepositions_of(self.language)

    @cached_property
    def _told(self) -> Sequence[LabelWord]:
        return list(_uncompared(self.text, self.near, self.figure, self.language))


def _uncompared(text: str, words: Sequence[LabelWord], figure: Place, language: str) -> Iterator[LabelWord]:
    """Leave out what the figure is compared with, up to a comma or the figure itself."""
    compares = words_of("compares", "compared_from", "excepts", language=language)
    excepts = words_of("excepts", language=language)
    start, behind = figure
    begun, dropped = False, False
    for word in words:
        end = word.end
        dropped = dropped or (word.lowered in compares and (begun or word.lowered in excepts))
        if not dropped or word.start >= behind > end:
            yield word
        begun = begun or bool(word.stems) or behind <= end
        if dropped and (0 <= start - end < 3 or not COMMAS.isdisjoint(text[end : end + 2])):
            dropped = False


def _lead(words: Sequence[LabelWord], until: int) -> Iterator[Words]:
    begun = False
    for word in words:
        if word.start >= until or (begun and not word.stems):
            return
        if word.stems:
            begun = True
            yield word.stems


def _objects(text: str, words: Sequence[LabelWord], figure: Place, language: str) -> dict[str, Words]:
    """What stands behind each preposition, up to the next function word, mark or figure."""
    found = dict(_before_postpositions(words, figure, language))
    prepositions, determiners = prepositions_of(language), words_of("article", "determiner", language=language)
    preposition, end, held = "", 0, False
    for word in words:
        if preposition and (end <= figure[0] < word.start or not _CLOSERS.isdisjoint(text[end : word.start])):
            preposition = ""
        end = word.end
        if word.lowered in prepositions:
            preposition, held = word.lowered, False
        elif preposition and word.stems:
            held = True
            found[preposition] = found.get(preposition, NONE) | word.stems
        elif held or word.lowered not in determiners:
            preposition = ""
    return found


def _before_postpositions(words: Sequence[LabelWord], figure: Place, language: str) -> Iterator[tuple[str, Words]]:
    """What stands before each, since the last function word: `東京本社が20日`."""
    postpositions, held = words_of("postposition", language=language), NONE
    for word in words if postpositions else ():
        if word.start >= figure[0]:
            return
        if word.lowered in postpositions and held:
            yield word.lowered, held
        held = held | word.stems if word.stems else NONE


@cache
def prepositions_of(language: str) -> Words:
    """Return the words of a language that stand before what they relate, and behind it."""
    return words_of("preposition", "adposition", language=language)


def _thing(text: str, words: Sequence[LabelWord], end: int, language: str) -> Words:
    """What is counted: the words right behind the figure, up to a mark or a function word (`a day` goes on)."""
    held = NONE
    for word in words:
        if word.start < end:
            continue
        if not _CLOSERS.isdisjoint(text[end : word.start]):
            break
        if word.stems:
            held |= word.stems
        elif word.lowered not in words_of("article", "per", language=language) or word.lowered == "the":
            break
        end = word.end
    return held


_CLOSERS = frozenset(CLOSERS)
