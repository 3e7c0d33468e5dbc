"""Two things have changed places, or a comparison has been turned: `Bexley beat Arden` where Arden beat Bexley.

Proved where a sentence of the evidence has all words of the answer's in the same order, but for the two (or with the
opposite word, `after` for `before`), and no sentence has them as the answer says. Swapped *and* turned is the same again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from core.checks.rule import Misstatement, Said, Statement
from core.checks.support import source_of
from core.reading.cited_sentences import sentences_of
from core.reading.claim_words import content_words, language_said
from core.reading.lexicon import speaks_of_any, words_of
from core.reading.marks import without_marks
from core.reading.roles import Role
from core.reading.word_order import Beside, Gap, Word, beside, content, is_in_order, words_in_order

FEWEST = 2
"""Words that both sentences have at least."""
SHARE = 0.6
"""Share of the words of the answer's sentence that one of the evidence must have to be set beside it."""
_DENIES: tuple[Role, ...] = ("denied", "negates", "denies_otherwise")
_JOINS: tuple[Role, ...] = ("coordinates", "alternates", "joins_figures", "mutual")


def _transposed(said: Statement) -> Iterator[Misstatement]:
    text = said.sentence.text
    words = content_words(text)
    if len(words) < FEWEST or said.tabled:
        return
    near = list(_near(words, tuple(said.sources)))
    if not near:
        return
    ours = words_in_order(text if not said.sentence.cited else _unmarked(text))
    telling = content(ours)
    if len(ours) <= FEWEST or len(telling) < FEWEST or speaks_of_any(_DENIES, text):
        return
    orders = [(sentence, words_in_order(sentence)) for sentence in near]
    if any(is_in_order(telling, theirs) for _, theirs in orders):
        return
    for sentence, theirs in orders:
        if theirs and not speaks_of_any(_DENIES, sentence) and (place := _turned(ours, theirs, text)) is not None:
            start = said.sentence.start
            reason = f"the evidence has it the other way round: {sentence[:120]}"
            hint = f'The evidence has: "{sentence[:200]}". Say it so.'
            yield Misstatement(start + place[0], start + place[1], reason, hint)
            return


def _unmarked(text: str) -> str:
    """Blanks in place of marks, so that places stay."""
    bare = without_marks(text)
    return bare if text.startswith(bare.rstrip(" .")) else text


@lru_cache(maxsize=256)
def _near(words: frozenset[str], sources: tuple[str, ...]) -> tuple[str, ...]:
    """The sentences of the evidence with most of the words."""
    least = max(FEWEST, SHARE * len(words))
    return tuple(
        sentences_of(source)[at].text
        for source in sources
        for at, told in enumerate(source_of(source).words)
        if len(words & told) >= least
    )


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
        if _keeps_its_case(gaps, ours, theirs, text):
            return None
        return (gaps[0].ours[0].start, gaps[1].ours[-1].end)
    return None


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


TRANSPOSED = Said("transposed", _transposed)
