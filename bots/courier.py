"""What posts on a chat platform: the port that every adapter fills, and what a visible act is given."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from bots.messages import Beneath, FileRef, Place, Posted, Reaction, Said
from core.access.rights import Standing
from core.model import Answer
from core.ports import Progress

Fence = Callable[[], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Delivery:
    """The right to make one thing visible, once.

    `key` names it (at most 64 characters): the same key is never posted twice. `again` is set where an earlier
    attempt may have posted it: look it up before posting. `fence` must be awaited right before *every* request that
    makes something visible (each part of a split answer, each edit); it raises `LeaseLost` where another process has
    taken over and `Stopped` where the question was stopped or deleted, and nothing may be posted then.
    """

    key: str
    fence: Fence
    again: bool = False


BARE = Beneath()


class Courier(Protocol):
    """Carries messages to one platform, over its REST interface alone: callable in a process without a gateway.

    Every method raises `RateLimited`, `Unavailable` (tried again later), `NotFound` (the place or message is gone) or
    `Forbidden` (the bot may not post there), after its own bounded retries. Rendering is the courier's: it splits,
    escapes, neutralises mentions, and puts sources and feedback buttons (with `answer.id`) on the last part.
    """

    @property
    def platform(self) -> str:
        """Which platform this one serves."""

    async def post_answer(self, place: Place, answer: Answer, delivery: Delivery) -> Posted:
        """Post an answer in reply to `place.message`; all its parts carry the key (metadata or nonce).

        With `delivery.again`: look for parts already there and post only the missing ones.
        """

    async def update_answer(self, posted: Posted, answer: Answer, delivery: Delivery) -> Posted:
        """Edit an answer in place. `answer.notes` say what changed and why, or that it is being looked at again.

        Parts may become fewer or more: returns all parts that are there afterwards. Editing twice is harmless.
        """

    async def post_note(self, place: Place, text: str, delivery: Delivery, beneath: Beneath = BARE) -> Posted:
        """Post a short remark (stopped, indexed 3 files, settings). Simple Markdown, to be escaped and rendered."""

    async def settle_note(self, place: Place, text: str, delivery: Delivery) -> None:
        """Put a text in the place of the remark `place.message` and of what was to be pressed beneath it."""

    async def tell(self, place: Place, user: str, text: str, delivery: Delivery) -> None:
        """Tell one user something nobody else sees; where the platform can't (Discord, no interaction), a note."""

    async def show_receipt(self, place: Place, user: str, answer: Answer, delivery: Delivery) -> None:
        """Show how an answer came about (attempts, checks, sources, timings) to one user alone."""

    async def show_sources(self, place: Place, user: str, answer: Answer, delivery: Delivery) -> None:
        """Show an answer's sources to one user alone."""

    async def status(self, place: Place, delivery: Delivery, progress: Progress) -> None:
        """Show what is being done. Best effort: throttled by the courier, logs instead of raising.

        What does not fade by itself is shown behind `delivery.fence`, and taken away when the answer is posted.
        """

    async def clear_status(self, place: Place, key: str) -> None:
        """Take the status away, when nothing is posted in its stead. Best effort."""

    async def find_posted(self, place: Place, key: str) -> Posted | None:
        """Find what was posted under a key by reading the platform (thread or channel), or None."""

    async def delete(self, posted: Posted, delivery: Delivery) -> None:
        """Delete all parts; parts already gone are no error."""

    async def react(self, place: Place, reaction: Reaction) -> None:
        """React to `place.message`, which says enough. Best effort: logs instead of raising."""

    async def unreact(self, place: Place, reaction: Reaction) -> None:
        """Take a reaction of ours away, where it is; best effort in the same way."""

    async def said_before(self, place: Place) -> tuple[Said, ...]:
        """Return what stands in a thread before `place.message`, oldest first: what it began with, and the latest.

        Bounded (`MOST_SAID`). Raises where it may not be read, or can't be now: nobody waits for it long.
        """

    async def offer(self, place: Place, user: str, text: str, delivery: Delivery) -> None:
        """Tell one user alone what nobody asked us for; where the platform can't (direct messages refused), nothing."""

    async def download(self, file: FileRef, folder: Path) -> Path:
        """Fetch a shared file into `folder` within size limits, and return its path. Raises `Unreadable`."""

    async def close(self) -> None:
        """Close the connections."""

    async def channels_of(self, user: str) -> tuple[str, ...]:
        """Channels both the user and the bot are in (bounded, may be minutes old); () where there are none.

        Raises where it can't be known: what a user may read hangs on it.
        """

    async def channel_names(self) -> Mapping[str, str]:
        """Names of the bot's channels, by their ids (bounded, may be minutes old). Raises where it can't be known."""

    async def name_of(self, place: Place, user: str) -> str:
        """What a user is called in a place's workspace; nothing where nobody is known. Raises where it is not told."""

    async def who_is_called(self, place: Place, name: str) -> tuple[str, ...]:
        """Ids of those in a place's workspace who may be called so (may be an hour old). Raises where none tells."""

    async def standing(self, place: Place, user: str) -> Standing:
        """Who a user is, and whether people of other workspaces read a place (may be minutes old).

        Raises where it can't be known, as above. In direct messages nobody else reads.
        """

    async def principals_of(self, place: Place, user: str, named: Collection[str]) -> frozenset[str]:
        """Which of these readers of documents a user is: groups, roles, channels (may be minutes old).

        What the platform does not say is left out: what hangs on it is not read. Raises nothing.
        """

    async def principals_in(self, place: Place, named: Collection[str]) -> list[frozenset[str]] | None:
        """Which of these each one in a place's channel is; None where it is not known who all of them are."""
