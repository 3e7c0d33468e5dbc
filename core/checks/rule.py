"""What a rule about figures is: a name and one function, which may be left out by that name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Any, Literal

from core.checks.claim import NO_CLAIM, Claim
from core.checks.hints import Fault, explain
from core.checks.ledger import Ledger
from core.checks.ranking import Ranked, best_score, ranked
from core.reading.amounts import Amount
from core.reading.cited_sentences import Sentence
from core.reading.roles import Role

MOST_SEARCHES = 24
"""Figures of one answer for which a derivation is searched."""

MOST_MULTIPLES = 24
"""Multiples of one answer that are judged: each is held against all of the evidence."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What became of one figure: its proof, or its fault; with neither it is excused, and doesn't count."""

    amount: Amount
    proof: str = ""
    fault: Fault | None = None

    @property
    def excused(self) -> bool:
        """The figure claims nothing that could be looked up."""
        return not (self.proof or self.fault)


class Countdown:
    """How often something costly may still be done for one answer."""

    def __init__(self, most: int) -> None:
        self._left = most

    def take(self) -> bool:
        """Return whether it may be done once more, and count it."""
        self._left -= 1
        return self._left >= 0


@dataclass(frozen=True, slots=True)
class Effort:
    """What one answer may cost."""

    searches: Countdown = field(default_factory=lambda: Countdown(MOST_SEARCHES))
    multiples: Countdown = field(default_factory=lambda: Countdown(MOST_MULTIPLES))


@dataclass(eq=False)  # Not frozen: one is made for each sentence and figure, and that takes several times as long.
class Grounds:
    """What a figure is held against: the evidence, and what stands around the figure in the answer.

    `sources` are the texts that the ledger was read from; `asked` is the question with the sentence that leads in;
    `beside` are all figures of the sentence, `proved` those of them that are proved already.
    """

    ledger: Ledger
    rules: Rules
    text: str = ""
    question: str = ""
    sources: Sequence[str] = ()
    effort: Effort = field(default_factory=Effort)
    sentence: Sentence = field(default_factory=lambda: Sentence(0, 0, ""))
    asked: str = ""
    claim: Claim = NO_CLAIM
    beside: Sequence[Amount] = ()
    proved: Sequence[Amount] = ()

    def of(self, claim: Claim, proved: Sequence[Amount] = ()) -> Grounds:
        """Return the same for what is claimed of one figure, or for those that are `proved`."""
        return Grounds(  # Called for each figure: `replace` takes several times as long.
            self.ledger,
            self.rules,
            self.text,
            self.question,
            self.sources,
            self.effort,
            self.sentence,
            self.asked,
            claim,
            self.beside,
            proved,
        )

    @cached_property
    def places(self) -> tuple[tuple[int, int], ...]:
        """Where the figures stand in their sentence."""
        return tuple((a.start - self.sentence.start, a.end - self.sentence.start) for a in self.beside)

    @cached_property
    def cells(self) -> Sequence[Ranked]:
        """All figures of the evidence, those that the claim speaks of first."""
        return ranked(self.ledger, self.claim)

    @cached_property
    def best(self) -> float:
        """How well the best cell of the claim's period fits its words."""
        return best_score(self.cells)


@dataclass(frozen=True, slots=True)
class Reading:
    """Reads more into a claim than its words, before any rule is asked."""

    name: str
    read: Callable[[Claim, Ledger], Claim]


@dataclass(frozen=True, slots=True)
class Rule:
    """Judges a figure, or has nothing to say of it (None)."""

    name: str
    judge: Callable[[Amount, Claim, Grounds], Finding | None]


@dataclass(frozen=True, slots=True)
class Spoken:
    """Judges what a sentence says of figures without writing one: `doubled`."""

    name: str
    judge: Callable[[Grounds], Iterator[Finding]]


@dataclass(frozen=True, slots=True)
class Statement:
    """A sentence of the answer, and what its words are held against.

    `sources` are the texts of the evidence in narrow characters; `named` is what else an answer may name: the
    question, titles and addresses of the sources, the words of fact rows. `asked` is the question, for the sentence
    that the answer begins with: that one may be as short as `Yes`.
    """

    sentence: Sentence
    sources: tuple[str, ...]
    named: str = ""
    asked: str = ""


@dataclass(frozen=True, slots=True)
class Misstatement:
    """A stretch of a sentence (`start` and `end` in the answer) and what is wrong with it.

    A `doubt` where it only lacks support: a proved one contradicts what a source says.
    """

    start: int
    end: int
    reason: str
    hint: str
    doubt: bool = False


@dataclass(frozen=True, slots=True)
class Said:
    """Judges what a sentence says in words, whatever its figures; asked of those alone that may have such a fault.

    - of_prose: not beside sources that hold a table, whose rows are no sentences.
    - of_digits: of sentences with a digit, without which they name no year, time in digits or score.
    - roles: of sentences with a word that plays one of these, where there are any.
    """

    name: str
    judge: Callable[[Statement], Iterator[Misstatement]]
    of_prose: bool = False
    of_digits: bool = False
    roles: tuple[Role, ...] = ()


Kind = Literal["other period", "fact", "prose", "table"]
ANY: frozenset[Kind] = frozenset(("other period", "fact", "prose", "table"))


@dataclass(frozen=True, slots=True)
class Objection:
    """Says why a cell that has the figure's value is not the one meant; it is heard against cells of some kinds."""

    name: str
    stands: Callable[[Amount, Claim, Ranked, Grounds], bool]
    against: frozenset[Kind] = ANY


@dataclass(frozen=True, slots=True)
class Rules:
    """All rules, in the order in which they are asked.

    - readings: what else a claim may mean.
    - alone: of a figure by itself; the first that has something to say decides.
    - objections: any of them keeps a cell from proving the figure it equals.
    - together: of a figure by the others of its sentence, once these are judged.
    - spoken: of what is said without a figure.
    - said: of what is said in words, in prose.
    """

    readings: tuple[Reading, ...] = ()
    alone: tuple[Rule, ...] = ()
    objections: tuple[Objection, ...] = ()
    together: tuple[Rule, ...] = ()
    spoken: tuple[Spoken, ...] = ()
    said: tuple[Said, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all rules."""
        return tuple(rule.name for kind in self.by_kind.values() for rule in kind)

    @property
    def by_kind(self) -> dict[str, Sequence[Reading | Rule | Objection | Spoken | Said]]:
        """All rules, by the kind that they are of."""
        return {f.name: getattr(self, f.name) for f in fields(self)}

    def without(self, *names: str) -> Rules:
        """Leave rules out by name. Raises `KeyError` where there is none of that name."""
        if unknown := set(names) - set(self.names):
            raise KeyError(*sorted(unknown))
        kept: dict[str, Any] = {
            kind: tuple(r for r in rules if r.name not in names) for kind, rules in self.by_kind.items()
        }
        return replace(self, **kept)


def excused(amount: Amount) -> Finding:
    """The figure claims nothing."""
    return Finding(amount)


def proved(amount: Amount, how: str) -> Finding:
    """The figure is proved, and this is how."""
    return Finding(amount, proof=f"`{amount.text}`: {how}")


def faulty(amount: Amount, reason: str) -> Finding:
    """The figure is wrong for a reason of the rule's own."""
    return Finding(amount, fault=Fault(reason, f"`{amount.text}`: {reason}."))


def unproved(amount: Amount, claim: Claim, grounds: Grounds) -> Finding:
    """Nothing proves the figure: the evidence's closest values tell why."""
    return Finding(amount, fault=explain(amount, claim, grounds.cells))
