"""Fairness between people: how much one may ask in a minute, and whose turn is next. Pure: time is passed in."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

KeyT = TypeVar("KeyT", bound=Hashable)
ItemT = TypeVar("ItemT")
_MOST_KNOWN = 1_000  # askers remembered before those are forgotten that asked nothing for a window


@dataclass(frozen=True, slots=True)
class Pace:
    """At most `most` in any `seconds`; who asks more is told so once in as many seconds."""

    most: int = 20
    seconds: float = 60.0


@dataclass(frozen=True, slots=True)
class Ruling:
    """Whether one more is taken, and after how many seconds; else when one would be, and whether to say so."""

    taken: bool
    pause: float = 0.0
    tell: bool = False


def ruling(pace: Pace, taken: Sequence[float], told: float | None, now: float) -> Ruling:
    """Rule on one more from somebody whose earlier ones were taken at these times, oldest first, and who was `told`.

    What was refused does not count: who keeps trying waits no longer for it.
    """
    recent = [at for at in taken if now - at < pace.seconds]
    if len(recent) < pace.most:
        return Ruling(taken=True)
    pause = recent[-pace.most] + pace.seconds - now
    return Ruling(taken=False, pause=pause, tell=told is None or now - told >= pace.seconds)


@dataclass(slots=True)
class _Known:
    """What is remembered of one asker."""

    taken: deque[float]
    told: float | None = None


class Paces(Generic[KeyT]):
    """Keeps all askers of one process to a pace; forgets who has asked nothing for a while."""

    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self._known: dict[KeyT, _Known] = {}
        self._looked = float("-inf")

    def ask(self, who: KeyT, now: float, patience: float = 0.0) -> Ruling:
        """Rule on one more of somebody's, and remember it. `now` is in seconds of a clock that never goes back.

        Where it would be taken within `patience` seconds its place is kept: it is to begin after `pause`.
        """
        if len(self._known) >= _MOST_KNOWN:
            self._forget(now)
        known = self._known.setdefault(who, _Known(deque(maxlen=self.pace.most)))
        ruled = ruling(self.pace, known.taken, known.told, now)
        if not ruled.taken and ruled.pause <= patience:
            ruled = Ruling(taken=True, pause=ruled.pause)
        if ruled.taken:
            known.taken.append(now + ruled.pause)
        elif ruled.tell:
            known.told = now
        return ruled

    def _forget(self, now: float) -> None:
        before = now - self.pace.seconds
        if self._looked > before:
            return  # At most once a window, so that many askers cost no more each.
        self._looked = now
        self._known = {who: known for who, known in self._known.items() if known.taken and known.taken[-1] > before}


@dataclass(slots=True)
class RoundRobin(Generic[KeyT, ItemT]):
    """Items wait by key, and keys take turns: one key's hundred wait behind another's first. Every act is O(1)."""

    _lines: OrderedDict[KeyT, deque[ItemT]] = field(default_factory=OrderedDict)
    _size: int = 0

    def __len__(self) -> int:
        return self._size

    def waiting(self, key: KeyT) -> int:
        """Return how many items of one key wait."""
        return len(self._lines.get(key, ()))

    def push(self, key: KeyT, item: ItemT) -> None:
        """Let an item wait behind its key's others; a key that had none comes after all that have."""
        self._lines.setdefault(key, deque()).append(item)
        self._size += 1

    def pop(self) -> ItemT:
        """Return the oldest item of the key whose turn it is. Raises `IndexError` where nothing waits."""
        if not self._lines:
            raise IndexError("nothing waits")
        key, line = next(iter(self._lines.items()))
        item = line.popleft()
        self._size -= 1
        self._lines.move_to_end(key)
        if not line:
            del self._lines[key]
        return item
