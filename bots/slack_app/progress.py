"""What is being done, shown under the thread: Slack's status line, kept alive, and its stop button; else a note."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass, field, replace

from bots.courier import Delivery
from bots.languages import say
from bots.messages import Place
from bots.slack_app.api import SlackApi
from bots.slack_app.steps import SlackNotePoster
from bots.step_notes import StepNotes
from core.errors import ErrataError, Forbidden, NotFound, RateLimited
from core.reading.phrases import FALLBACK

log = logging.getLogger(__name__)

QUIET = 1.0  # seconds between two statuses of one question
REFRESH = 90.0  # Slack takes a status away after two minutes
AT_FIRST = "is reading your question..."
EYES = "eyes"  # the first sign on a message, where Slack shows no status line
WAVES_APART = 20.0  # seconds between attempts to take a reaction away that Slack is out of breath for
_INSISTS = 5
QUICK = 3.0  # seconds; who answers sooner may be overtaken by the first sign, which another process gives
GIVE_UP = 900.0  # a question that takes longer has lost its process
ASK_AGAIN = 3_600.0  # seconds until what Slack refuses in a channel is tried there again
_MOST = 500  # questions shown at once
_MOST_REFUSED = 2_000
_PATIENCE = 3.0  # seconds a status may hold up an answer


@dataclass(slots=True)
class _Shown:
    place: Place
    delivery: Delivery
    text: str
    since: float
    language: str = ""
    said: str = ""
    at: float = 0.0
    hushed: bool = False
    keeper: asyncio.Task[None] | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class StatusBoard:
    """One status line a thread. Best effort: what Slack refuses in a channel is logged and left alone for an hour.

    Where it shows no status line, and in direct messages outside of threads, steps are told in a note.
    """

    def __init__(
        self, api: SlackApi, *, quiet: float = QUIET, refresh: float = REFRESH, notes: StepNotes | None = None
    ) -> None:
        self._api = api
        self._notes = notes or StepNotes(SlackNotePoster(api))
        self._quiet = quiet
        self._refresh = refresh
        self._shown: dict[str, _Shown] = {}
        self._paused: dict[str, float] = {}
        self._lines: set[str] = set()  # channels where status lines were shown
        self._over: OrderedDict[tuple[str, str], None] = OrderedDict()  # messages that were answered last
        self._later: set[asyncio.Task[None]] = set()

    async def greet(self, place: Place, language: str = "") -> None:
        """Give the first sign that a question is being read: one request, from whichever process heard it.

        Whoever answers takes it away (`done`, `clear`); a status line ends by itself, too. A reaction stands for it
        only where Slack refuses status lines, to all processes alike, and not where it is out of breath.
        """
        if not place.thread or place.private:
            return
        if await self._status(place, _at_first(language)) or not place.message:
            return
        await self._react("reactions.add", place)
        if (place.channel, place.message) in self._over:
            await self._react("reactions.remove", place)  # answered meanwhile

    async def show(self, place: Place, delivery: Delivery, text: str, language: str = "") -> None:
        """Show `is {text}...` in the place's thread, at most once a second and not the same twice."""
        if not place.thread or place.private:
            if place.direct or place.private or place.interaction:
                self._notes.say(place, delivery, text)
            return
        key = delivery.key
        if key not in self._shown and len(self._shown) < _MOST:
            self._shown[key] = _Shown(place, delivery, text, time.monotonic(), language)
        shown = self._shown.get(key)
        if shown is None:
            return
        shown.text = text
        async with shown.lock:
            await self._begin(shown, key)
            await self._say(shown, self._quiet)

    async def hush(self, place: Place) -> None:
        """Say nothing more here, and let what is being said come to its end: an answer is about to be posted."""
        for shown in self._here(place).values():
            shown.hushed = True
            await _ended(shown.keeper)
            async with shown.lock:
                shown.keeper = None
        await self._notes.hush(place)

    async def done(self, place: Place, *, again: bool = False) -> None:
        """End what was shown here: Slack drops the status by itself when a message is posted, but not the button.

        `again`: a process that crashed may have left a note.
        """
        quick = any(time.monotonic() - shown.since < QUICK for shown in self._here(place).values())
        await self._end(place)
        await self._notes.remove(place, look=again)
        if place.thread and not place.private:
            await self._leave(place, wipe=quick or again)
            if quick and self._has_waved(place):
                self._in_a_while(place, QUICK)

    async def clear(self, place: Place, *, again: bool = True) -> None:
        """Take the status away where nothing is posted in its stead; `again` as for `done`."""
        await self._end(place)
        await self._notes.remove(place, look=again)
        if place.thread and not place.private:
            await self._leave(place, wipe=True)

    async def _leave(self, place: Place, *, wipe: bool) -> None:
        """End what the thread shows of a question; what is said of others there is said again."""
        others = list(self._here(replace(place, message="")).values())
        for shown in others:
            async with shown.lock:
                shown.said = ""
                await self._say(shown, 0.0)
        if not others:
            if wipe:
                await self._status(place, "")
            await self._session(place, "active")
        self._over[place.channel, place.message] = None
        while len(self._over) > _MOST:
            self._over.popitem(last=False)
        await self._wave_no_more(place)

    def shows(self, place: Place) -> bool:
        """Say whether something is shown here by this process."""
        return bool(self._here(place))

    async def close(self) -> None:
        """Stop keeping statuses alive."""
        for task in tuple(self._later):
            task.cancel()
        await asyncio.gather(*self._later, return_exceptions=True)
        for shown in list(self._shown.values()):
            await self._end(shown.place)
        await self._notes.close()

    def _here(self, place: Place) -> dict[str, _Shown]:
        """Return what is shown of a question; of all in a thread, where no message is named."""
        where = (place.channel, place.thread)
        there = {key: s for key, s in self._shown.items() if (s.place.channel, s.place.thread) == where}
        return {key: s for key, s in there.items() if place.message in ("", s.place.message)}

    async def _end(self, place: Place) -> None:
        await self.hush(place)
        for key in self._here(place):
            del self._shown[key]

    async def _begin(self, shown: _Shown, key: str) -> None:
        if shown.keeper is None and not shown.hushed:
            await self._session(shown.place, "processing")
            shown.keeper = asyncio.create_task(self._keep(key))

    async def _keep(self, key: str) -> None:
        """Say what came too soon after another status, and all of it again before Slack takes it away."""
        while (shown := self._shown.get(key)) and time.monotonic() - shown.since < GIVE_UP:
            await asyncio.sleep(self._quiet)
            async with shown.lock:
                await self._say(shown, self._quiet if shown.text != shown.said else self._refresh)

    async def _say(self, shown: _Shown, pause: float) -> None:
        """Show the latest text unless something was said within `pause` seconds, or it says nothing new so soon."""
        now = time.monotonic()
        if shown.hushed or now - shown.at < pause or (shown.text == shown.said and now - shown.at < self._refresh):
            return
        shown.said, shown.at = shown.text, now
        if not await self._status(shown.place, say("status line", shown.language, step=shown.text)):
            self._notes.say(shown.place, shown.delivery, shown.text)

    async def _status(self, place: Place, status: str) -> bool:
        """Return whether Slack shows status lines here, as far as is known."""
        arguments = {"channel_id": place.channel, "thread_ts": place.thread, "status": status}
        if await self._try("assistant.threads.setStatus", arguments):
            self._lines.add(place.channel)
        elif self._is_paused(f"assistant.threads.setStatus {place.channel}"):
            self._lines.discard(place.channel)
        return not self._is_paused(f"assistant.threads.setStatus {place.channel}")

    async def _session(self, place: Place, status: str) -> None:
        arguments = {"channel_id": place.channel, "thread_ts": place.thread, "status": status}
        await self._try("agents.sessions.setStatus", arguments)

    async def _wave_no_more(self, place: Place) -> None:
        """Take the reaction away that stood for a status line, wherever there may be one."""
        if self._has_waved(place) and not await self._react("reactions.remove", place):
            self._in_a_while(place, WAVES_APART)

    def _has_waved(self, place: Place) -> bool:
        return bool(place.message) and place.channel not in self._lines

    def _in_a_while(self, place: Place, pause: float) -> None:
        """Take the reaction away later: Slack did not do it, or another process may just be giving it."""
        task = asyncio.create_task(self._insist(place, pause))
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    async def _insist(self, place: Place, pause: float) -> None:
        for _ in range(_INSISTS):
            await asyncio.sleep(pause)
            if await self._react("reactions.remove", place):
                return

    async def _react(self, method: str, place: Place) -> bool:
        """Make a request; say whether it is settled: done, or refused for good."""
        arguments = {"channel": place.channel, "timestamp": place.message, "name": EYES}
        if self._is_paused(f"{method} {place.channel}"):
            return True
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._api.call(method, arguments)
        except (Forbidden, NotFound) as error:
            if "missing_scope" in error.message:
                self._pause(f"{method} {place.channel}", ASK_AGAIN)
            log.info("No reaction: %s", error)
        except (ErrataError, TimeoutError) as error:
            log.info("No reaction: %s", error)
            return False
        return True

    async def _try(self, method: str, arguments: dict[str, str]) -> bool:
        """Make a request; say whether Slack took it."""
        here = f"{method} {arguments['channel_id']}"
        if self._is_paused(method) or self._is_paused(here):
            return False
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._api.call(method, arguments)
            return True
        except Forbidden as error:  # no agent app, an older workspace, a missing scope, a channel we are not in
            self._pause(here, ASK_AGAIN)
            log.info("Slack shows no status in %s: %s", arguments["channel_id"], error)
        except RateLimited as error:
            self._pause(method, error.retry_after or 1.0)
            log.info("Slack shows no status for a while: %s", error)
        except (ErrataError, TimeoutError) as error:
            log.warning("The status could not be shown: %s", error)
        return False

    def _is_paused(self, name: str) -> bool:
        return time.monotonic() < self._paused.get(name, 0.0)

    def _pause(self, name: str, seconds: float) -> None:
        while len(self._paused) >= _MOST_REFUSED:
            self._paused.pop(next(iter(self._paused)))
        self._paused[name] = time.monotonic() + seconds


async def _ended(task: asyncio.Task[None] | None) -> None:
    if task is not None:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


def _at_first(language: str) -> str:
    """Return the first sign in a language, in the words of the step that follows it."""
    if language in ("", FALLBACK):
        return AT_FIRST
    return say("status line", language, step=say("step understanding", language))
