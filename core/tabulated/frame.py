"""What a question asks, framed: the operation, the lines it is of, and the periods."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from core.facts.plan import Condition, Operation
from core.tabulated.finding import Wanted
from core.tabulated.formulas import formula_of
from core.tabulated.frame_wording import Said, phrase_of
from core.tabulated.labels import kind_of


@dataclass(frozen=True, slots=True)
class Thing:
    """A line that is asked for: the ways to call it, the fullest first; `item` is what an answer names it by."""

    phrases: tuple[str, ...]
    item: str = ""


@dataclass(frozen=True, slots=True)
class Frame:
    """What is asked. `made` is what is made of several lines: `+`, `-`, `/`, `share`, `most`, `least`.

    `names` are the stems of what is written with a capital; `in_percent` that a percentage is asked for.
    """

    operation: Operation
    things: tuple[Thing, ...]
    times: tuple[Wanted, ...]
    whose: str
    made: str = ""
    condition: Condition | None = None
    names: frozenset[str] = frozenset()
    in_percent: bool = False
    asked: str = ""


def of_one(
    said: Said, operation: Operation, text: str, condition: Condition | None = None, also: str = ""
) -> Iterator[Frame]:
    """Yield the frame of an operation over one line; none of a ratio that has a name."""
    phrases = tuple(dict.fromkeys(one for one in (phrase_of(text), phrase_of(also)) if one))
    if phrases and not any(formula_of(phrase) is not None for phrase in phrases):
        yield replace(frame_for(said, operation, (Thing(phrases, phrases[0]),), ""), condition=condition)


def frame_for(said: Said, operation: Operation, things: tuple[Thing, ...], made: str) -> Frame:
    """Return a frame with a question's periods, oldest first."""
    if said.says("frame_without"):
        things = ()  # what is left out of a line is no line
    moved = operation in (Operation.CHANGE, Operation.PERCENT_CHANGE)
    times = said.times if moved else tuple(_all_of(said.times, said.ranges))
    ordered = tuple(dict.fromkeys(sorted(times, key=lambda one: (one.year, one.end))))
    return Frame(operation, things, ordered, said.whose, made, None, said.names, said.says("frame_in_percent"))


def _all_of(times: Sequence[Wanted], ranges: frozenset[int]) -> Iterator[Wanted]:
    """`2020 through 2022` is three years."""
    for n, time in enumerate(times):
        before = times[n - 1] if n in ranges else None
        if before is not None and before.span == time.span and not before.end and not time.end:
            yield from (Wanted(year, time.span) for year in range(before.year + 1, time.year))
        yield time


def with_kind(phrase: str, kind: str) -> str:
    """Return `Mac sales` for `Mac`, where what is asked of it are sales."""
    return phrase if not kind or kind in phrase or kind_of(f"x {phrase}")[0] else f"{phrase} {kind}"
