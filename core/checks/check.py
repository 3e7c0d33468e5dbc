"""What a check is: a name, a function that judges an answer, and how its verdict is taken."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache

from core.checks.fact_rows import MOST_FACTS
from core.checks.rule import Rules
from core.checks.rules import RULES
from core.model import Evidence, Verdict
from core.reading.as_seen import as_seen
from core.reading.doubtful import without_doubtful
from core.reading.notation import narrow
from core.reading.numerals import counted_in_numerals
from core.reading.unseen import seen

LONGEST_ANSWER = 30_000
"""Characters of an answer that are judged: several times what any channel shows."""


@dataclass(frozen=True)
class Exhibit:
    """An answer with what it is held against; what several checks read of it is read once.

    `answer` is the answer as shown, with marks like `[1]` or `[1, 3]` for `evidence.passages` (from 1); `numbered` is
    false where the sources were never numbered for the reader; `rules` are those about figures. `needs_evidence`: where
    there is none, figures are unproved.
    """

    answer: str
    asked: str
    evidence: Evidence
    numbered: bool = True
    rules: Rules = RULES
    needs_evidence: bool = False

    @cached_property
    def written(self) -> str:
        """The part of the answer that is judged."""
        return self.answer[:LONGEST_ANSWER]

    @cached_property
    def text(self) -> str:
        """The answer in narrow characters, its counts in digits, place by place."""
        return counted_in_numerals(narrow(self.written), self.texts)

    @cached_property
    def question(self) -> str:
        """The question in narrow characters."""
        return narrow(self.asked)

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """The texts of all passages, as they are seen."""
        return tuple(_as_read(p.text) for p in self.evidence.passages)

    @cached_property
    def told(self) -> tuple[str, ...]:
        """The passages' texts; one rendered from fact rows is left out where the rows themselves are there."""
        kept = zip(self.texts, self.evidence.passages, strict=True)
        return tuple(text for text, p in kept if not (self.evidence.rows and p.meta.is_facts))

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Titles, file names and addresses of the sources: an answer may name them."""
        metas = [p.meta for p in self.evidence.passages]
        return tuple(name for m in metas for name in (m.title, m.source_file, m.url) if name)

    @cached_property
    def row_text(self) -> str:
        """What fact rows say in words."""
        rows = self.evidence.rows[:MOST_FACTS]
        return " ".join(dict.fromkeys(v for r in rows for v in r.values.values() if isinstance(v, str)))


@lru_cache(maxsize=256)
def _as_read(passage: str) -> str:
    """A passage in narrow characters, without what nobody sees; kept, as one is held against draft after draft.

    What a scan left in doubt has no digits in it, and bears nothing out.
    """
    return without_doubtful(narrow(as_seen(seen(passage))))


@dataclass(frozen=True, slots=True)
class Check:
    """One check, and how its verdict is taken.

    `judge` returns PASS where it looked and found no fault, FAIL with a hint where it found one, and SKIP where there
    was nothing to judge: a PASS of a check that proves adds to the confidence in an answer, a SKIP says nothing of it.

    - proves: what passes it is proved, and what fails it is untrue, rather than badly written or badly cited.
    - marks: what it finds fault with is shown as unverified; what it doubts always is.
    - searches: a draft that fails it is mended by searching again.
    - of_refusals: it judges drafts that decline to answer, too.
    - derives: what passes it may have been computed, and stand in no source as it is.
    - recites: what fails it may be right but for the sources it cites: other marks may mend it.
    """

    name: str
    judge: Callable[[Exhibit], Verdict]
    proves: bool = False
    marks: bool = True
    searches: bool = False
    of_refusals: bool = True
    derives: bool = False
    recites: bool = False
