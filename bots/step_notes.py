"""Passing messages that say what is being done, where a platform has no better way: gone when the answer stands."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from bots.courier import Delivery
from bots.messages import Place
from core.errors import ErrataError, LeaseLost, Permanent, Stopped

log = logging.getLogger(__name__)

AFTER = 3.0  # seconds; a quick answer needs no note
PAUSE = 2.0  # seconds between two edits of one
GIVE_UP = 900.0  # a question that takes longer has lost its process
_MOST = 500
_PATIENCE = 5.0
_CLOSING = 2.0


class NotePoster(Protocol):
    """What a platform does for notes. Each makes one request and raises our errors."""

    async def put(self, place: Place, text: str, delivery: Delivery, note: str) -> str:
        """Post a note under `delivery`, or edit the one named; the fence is asked right before. Returns its id."""

    async def find(self, place: Place) -> Sequence[str]:
        """Return the notes that stand there for the question of this place, such as one left by a crash."""

    async def take_away(self, place: Place, note: str) -> None:
        """Delete a note; one already gone is no error."""


@dataclass(slots=True)
class _Note:
    place: Place
    delivery: Delivery
    text: str
    id: str = ""
    said: str = ""
    unsure: bool = False  # a request failed that may have posted it
    mute: bool = False
    left: bool = False  # to its own task, which takes it away when it comes to its end
    hushed: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None

    async def fence(self) -> None:
        if self.hushed.is_set():
            raise Stopped("The answer is there.")
        await self.delivery.fence()


class StepNotes:
    """At most one note a question. Best effort: what a platform refuses is logged, and holds nothing up.

    A note is a message of its own, posted and edited behind the fence, and taken away again where the fence has shut
    meanwhile: so that a process that was paused can neither leave one nor write over an answer.
    """

    def __init__(self, poster: NotePoster, *, after: float = AFTER, pause: float = PAUSE) -> None:
        self._poster = poster
        self._after = after
        self._pause = pause
        self._notes: dict[tuple[str, ...], _Note] = {}

    def say(self, place: Place, delivery: Delivery, text: str) -> None:
        """Note what is being done; it is shown once the question has taken `after` seconds."""
        note = self._notes.get(_of(place))
        if note is None and len(self._notes) < _MOST:
            note = _Note(place, delivery, text)
            self._notes[_of(place)] = note
            note.task = asyncio.create_task(self._keep(note))
        if note is not None:
            note.text = text

    async def hush(self, place: Place, *, wait: bool = False) -> None:
        """Say nothing more: the answer is about to be shown. `wait`, where it takes the note's place, for its end."""
        note = self._notes.get(_of(place))
        if note is not None and note.task is not None:
            note.hushed.set()
            if wait:
                await asyncio.wait({note.task})

    async def remove(self, place: Place, *, look: bool = False) -> None:
        """Take the note away. `look`: also one that this process does not know of, left by a crash."""
        note = self._notes.pop(_of(place), None)
        if note is None or note.task is None:
            await self._take_away(place, "", look=look)
            return
        note.hushed.set()
        await asyncio.wait({note.task}, timeout=_PATIENCE)
        note.left = not note.task.done()
        if not note.left:
            await self._take_away(place, note.id, look=note.unsure)

    async def close(self) -> None:
        """Take all notes away, within two seconds: whoever goes on with the work takes away the rest."""
        notes = list(self._notes.values())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_CLOSING):
                await asyncio.gather(*(self.remove(note.place) for note in notes))
        for note in notes:
            if note.task is not None:
                note.task.cancel()

    async def _keep(self, note: _Note) -> None:
        """Show the latest text, until the answer is there; end it here where nobody will come for it."""
        began, pause = time.monotonic(), self._after
        with contextlib.suppress(LeaseLost, Stopped):
            while not note.hushed.is_set() and time.monotonic() - began < GIVE_UP:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(note.hushed.wait(), pause)
                if note.text != note.said and not note.mute:
                    await self._show(note)
                pause = self._pause
        if note.left or not note.hushed.is_set():
            self._notes.pop(_of(note.place), None)
            await self._take_away(note.place, note.id, look=note.unsure)

    async def _show(self, note: _Note) -> None:
        """Post or edit the note. Raises `LeaseLost` or `Stopped`, also where that came to be meanwhile."""
        try:
            await note.fence()
            if not note.id and (note.delivery.again or note.unsure):
                note.id = next(iter(await self._poster.find(note.place)), "")
            text = note.text  # another may come while this one is on its way
            note.id = await self._poster.put(note.place, text, replace(note.delivery, fence=note.fence), note.id)
            note.said = text
            await note.delivery.fence()
        except (LeaseLost, Stopped):
            raise
        except Permanent as error:
            note.mute = True
            log.info("No step is shown: %s", error)
        except ErrataError as error:
            note.unsure = True
            log.warning("A step could not be shown: %s", error)

    async def _take_away(self, place: Place, note: str, *, look: bool) -> None:
        try:
            async with asyncio.timeout(_PATIENCE):
                for found in [note] if note else await self._poster.find(place) if look else []:
                    await self._poster.take_away(place, found)
        except (ErrataError, TimeoutError) as error:
            log.warning("A note could not be taken away: %s", error)


def _of(place: Place) -> tuple[str, ...]:
    return place.channel, place.thread, place.message, place.interaction
