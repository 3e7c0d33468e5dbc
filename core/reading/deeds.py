"""Who did what to whom: a deed that a sentence tells, whoever it names first, in the active or the passive voice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from core.reading.characters import first_of, last_of
from core.reading.kindred import kinds_said
from core.reading.label_words import NONE, Words
from core.reading.languages import BY_CODE
from core.reading.lexicon import pattern_of, words_of
from core.reading.roles import Role
from core.reading.word_order import Word, words_in_order

KINDS: Final[tuple[tuple[Role, Role], ...]] = (
    ("deed_beats", "deed_beats_back"),
    ("deed_buys", "deed_buys_back"),
    ("deed_founds", "deed_founds_back"),
    ("deed_hires", "deed_hires_back"),
    ("deed_owes", "deed_owes_back"),
    ("deed_sues", "deed_sues_back"),
    ("deed_leads", "deed_leads_back"),
    ("deed_owns", "deed_owns_back"),
    ("deed_succeeds", "deed_succeeds_back"),
    ("deed_pays", "deed_pays_back"),
    ("deed_supplies", "deed_supplies_back"),
    ("comes_after", "comes_before"),
)
"""The words of each kind of deed, behind whoever does it, and those behind whoever it is done to (`lost to`)."""
_BREAKS = ";:；：。"


class Deed(NamedTuple):
    """A deed in its place, by its kind, and the words for who does it and to whom."""

    start: int
    end: int
    kind: str
    doer: Words
    done_to: Words

    def is_turned(self, other: Deed) -> bool:
        """Tell whether the other one tells of the same two, each in the other's part."""
        ours, theirs = self.doer & other.done_to, self.done_to & other.doer
        if self.kind == "comes_after":  # Whole clauses: one word in common tells nothing.
            return _are_most(ours, self.doer) and _are_most(theirs, self.done_to) and not self.is_same(other)
        return len(ours) > len(self.doer & other.doer) and len(theirs) > len(self.done_to & other.done_to)

    def is_same(self, other: Deed) -> bool:
        """Tell whether the other one tells of the same two in the same parts."""
        if self.kind == "comes_after":
            return _are_most(self.doer & other.doer, self.doer) and _are_most(
                self.done_to & other.done_to, self.done_to
            )
        return not (self.doer.isdisjoint(other.doer) or self.done_to.isdisjoint(other.done_to))


MOST = 0.6
"""Share of the words of a clause that another must have to be of the same."""


def _are_most(shared: Words, words: Words) -> bool:
    return len(shared) >= MOST * len(words)


@lru_cache(maxsize=512)
def deeds_in(text: str, language: str) -> tuple[Deed, ...]:
    """Return the deeds of a sentence whose two parties are told; `language` is that of the text (ISO 639-1)."""
    return tuple(_deeds(text, language)) if language in BY_CODE and kinds_in(text) else ()


@lru_cache(maxsize=512)
def kinds_in(text: str) -> frozenset[str]:
    """Return the kinds of deeds that a text may tell of, by its words alone: quicker than to read who did them."""
    return kinds_said(KINDS, text)


def _deeds(text: str, language: str) -> Iterator[Deed]:
    words, kinds = words_in_order(text), kinds_in(text)
    for forward, back in KINDS:
        for role, turned in ((forward, False), (back, True)) if forward in kinds else ():
            for match in pattern_of(role, language).finditer(text):
                place = (match.start(), match.end())
                if forward == "comes_after":
                    doer, done_to = _in_time(text, words, place, language)
                else:
                    doer, done_to = _parties(text, words, place, language, whole=turned)
                if turned:
                    doer, done_to = done_to, doer
                if doer and done_to:
                    yield Deed(match.start(), match.end(), forward, doer - done_to, done_to - doer)


def _parties(
    text: str, words: Sequence[Word], deed: tuple[int, int], language: str, *, whole: bool
) -> tuple[Words, Words]:
    """The words for either; `whole`: another thing may stand before who it is done to (`lost the final to Bexley`)."""
    low, high = last_of(text, _BREAKS, deed[0]) + 1, first_of(text, _BREAKS, deed[1])
    ahead = [w for w in words if low <= w.start and w.end <= deed[0]]
    behind = [w for w in words if deed[1] <= w.start < high]
    if BY_CODE[language].head_final or words_of("marks_doer", language=language):
        return _by_particles([*ahead, *behind], speaks_of_passive(text[deed[0] :], language))
    by, passive = words_of("deed_by", language=language), words_of("deed_passive", language=language)
    is_passive = any(w.lowered in passive for w in ahead) or not _telling(ahead)
    for part, others in ((behind, ahead), (ahead, [])):
        at = next((i for i, w in enumerate(part) if w.lowered in by), None)
        if at is not None and is_passive:
            return _first(part[at + 1 :]), _stems([*others, *part[:at]])
    if any(w.lowered in passive for w in ahead):
        return NONE, NONE
    if _telling(behind) and _telling(ahead):
        return _stems(ahead), _stems(behind if whole else _phrase(behind, language, ends=False))
    return _around_auxiliary(ahead, language) if _telling(ahead) else (NONE, NONE)


def _in_time(text: str, words: Sequence[Word], place: tuple[int, int], language: str) -> tuple[Words, Words]:
    """What comes, and what it comes after or before: `After the fire, the archive moved`."""
    ahead = [w for w in words if w.end <= place[0]]
    behind = [w for w in words if w.start >= place[1]]
    if BY_CODE[language].script in ("kana", "hangul", "devanagari", "han"):
        last = _telling(ahead)[-1:]
        return _stems([*(w for w in ahead if w not in last), *behind]), _stems(last)
    complement = _phrase(behind, language)
    rest = [w for w in behind if w not in complement]
    if _telling(ahead):
        return _stems([*ahead, *rest]), _stems(complement)
    comma = text.find(",", place[1])
    if comma < 0:
        return _stems(rest), _stems(complement)
    return _stems([w for w in behind if w.start > comma]), _stems([w for w in behind if w.end <= comma])


def _phrase(words: Sequence[Word], language: str, *, ends: bool = True) -> list[Word]:
    """The words up to the next preposition; where it `ends` so, in German and Dutch up to the verb behind a noun."""
    parting = words_of("preposition", "adposition", language=language)
    found: list[Word] = []
    for word in words:
        if _telling(found) and (word.lowered in parting or (ends and language in _VERB_SECOND)):
            break
        found.append(word)
    return found


_VERB_SECOND = frozenset(("de", "nl"))


def _around_auxiliary(ahead: Sequence[Word], language: str) -> tuple[Words, Words]:
    """The verb ends the clause: `Kranz hat Lotz übernommen`."""
    helping = words_of("deed_has", language=language)
    at = next((i for i, w in enumerate(ahead) if w.lowered in helping), None)
    return (NONE, NONE) if at is None else (_stems(ahead[:at]), _stems(ahead[at + 1 :]))


def speaks_of_passive(text: str, language: str) -> bool:
    """Tell whether a verb that ends a clause is in the passive voice."""
    return pattern_of("deed_passive", language).search(text) is not None


def _by_particles(words: Sequence[Word], passive: bool) -> tuple[Words, Words]:
    """The words before the particles that tell who does it and to whom: `東和社は北星社を買収した`.

    A topic beside somebody else who does it is what it is done to: `벨덴은 해로우가 설립했다`.
    """
    doer, done_to, by, topic = NONE, NONE, NONE, NONE
    held: list[Word] = []
    written_on = {word.end for word in words if word.figure}  # `1931년에`
    for word in words:
        if word.lowered in words_of("topic_mark") and held:
            topic, held = topic | _stems(held), []
        elif word.lowered in words_of("marks_doer") and held:
            doer, held = doer | _stems(held), []
        elif word.lowered in words_of("marks_done_to") and held:
            done_to, held = done_to | _stems(held), []
        elif word.lowered in words_of("deed_by") and held:
            by, held = by | _stems(held), []
        elif word.figure or not word.stems or word.start in written_on:
            held = []
        else:
            held.append(word)
    if topic and doer and not (done_to or by or passive):
        return doer, topic
    doer |= topic
    return (by, doer) if passive else (doer, done_to or by)


def _telling(words: Sequence[Word]) -> list[Word]:
    return [w for w in words if w.stems and not w.figure]


def _stems(words: Sequence[Word]) -> Words:
    return NONE.union(*(w.stems for w in _telling(words)))


def _first(words: Sequence[Word]) -> Words:
    """The words behind `by`, articles apart, up to the next function word."""
    found: list[Word] = []
    for word in words:
        if word.stems and not word.figure:
            found.append(word)
        elif found or word.figure:
            break
    return _stems(found)
