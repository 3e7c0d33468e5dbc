"""One vote a person and answer, however it was given: by a button, a reaction, or in words. The last word counts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

Act = Literal["reacted", "unreacted", "pressed", "chosen", "taken back", "said"]
"""`pressed` is of versions that told by what stood whether a press takes a vote back; now it is said with the press."""
MOST_KEPT: Final = 60


@dataclass(frozen=True, slots=True)
class Cast:
    """One word of a person on an answer: `seq` is the order of arrival, `name` which reaction it was, and on what."""

    seq: int
    name: str
    vote: str
    act: Act


def standing(casts: Iterable[Cast]) -> str:
    """Return the vote that stands, `up` or `down`, or nothing.

    A reaction or button takes the place of what was voted before. What takes it back is a press that says so, or the
    last reaction that goes, unless another one is seen there still. Handled in whatever order, the same comes out.
    """
    return _counted(casts)[0]


def compacted(casts: Sequence[Cast]) -> list[Cast]:
    """Return what leads to the same, with no more of the past than may still matter."""
    ordered = sorted(casts, key=lambda cast: cast.seq)
    if len(ordered) <= MOST_KEPT:
        return ordered
    old, recent = ordered[: -MOST_KEPT // 2], ordered[-MOST_KEPT // 2 :]
    vote, seen = _counted(old)
    at = old[-1].seq
    before = [Cast(at, name, of, "reacted") for of, name in seen]
    return [*before, *([Cast(at, "", vote, "said")] if vote else []), *recent]


def _counted(casts: Iterable[Cast]) -> tuple[str, list[tuple[str, str]]]:
    vote, seen = "", list[tuple[str, str]]()
    for cast in sorted(casts, key=lambda one: one.seq):
        reaction = (cast.vote, cast.name)
        if cast.act == "reacted":
            if reaction not in seen:  # else another process has heard it, too
                seen.append(reaction)
                vote = cast.vote
        elif cast.act == "unreacted":
            seen = [one for one in seen if one != reaction]
            if vote == cast.vote and all(of != vote for of, _ in seen):
                vote = seen[-1][0] if seen else ""
        elif cast.act == "taken back":
            vote = "" if vote == cast.vote else vote
        elif cast.act == "pressed":
            vote = "" if vote == cast.vote else cast.vote
        else:
            vote = cast.vote
    return vote, seen
