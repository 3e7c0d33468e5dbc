"""What adapters and engine say to each other: JSON-serialisable frozen values, and the protocol of a courier."""

from __future__ import annotations

import base64
import hashlib
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Literal

from pydantic import TypeAdapter

from bots.languages import language_for
from core.text.storable import storable_json

WEB, CONSOLE = "web", "console"
"""What stands for a platform where there is none: HTTP, the terminal. The others are those of `bots.platforms`."""
Vote = Literal["up", "down"]
_PREPARED_ANEW = 600.0  # seconds
MOST_SAID = 30
"""Messages before another that are looked at."""
NONCE_LENGTH = 25  # as long as every platform takes one


class Kind(StrEnum):
    """What an event asks for, and what its `Incoming` must carry besides place and user.

    `place.message` is always the message the event is about. An answer is named by `payload["answer_id"]` where the
    adapter knows it (buttons carry it), else found by `place.message` (any part of a split answer).
    """

    ASK = "ask"
    """`text` without the mention. Payload: `addressed` (bool: mention, DM or command; False for any other message, then
    `Conversation.heard` is asked first), `mode`, `collections` (list), `history` (list of {role, text, message (its id,
    optional)}, oldest first: what people said before we came), `answer_id` (of the answer that asked back, where one of
    its choices was pressed; `text` is that choice's number), `unasked` (bool: nobody asked us, in a channel where all
    questions are tried), `opening` (bool: it opens a thread that has a title, such as a post in a forum), all optional.
    """
    CORRECTION = "correction"
    """`text` says in words that an answer is wrong, and why. Payload: `answer_id`, `addressed` as of a question."""
    EDIT = "edit"
    """The message `place.message` now reads `text` (without the mention): its answer is replaced, once a text."""
    VERIFY_CLAIM = "verify_claim"
    """`text` is somebody's claim, to be checked against the documents and facts."""
    FEEDBACK_ADDED = "feedback_added"
    """Payload: `vote` (up or down), `via` (reaction or button), `emoji`. `place.message` is the bot's message. `reply`,
    optional: a place (as JSON) where its user alone sees an answer, should the message itself not be changeable."""
    FEEDBACK_WITHDRAWN = "feedback_withdrawn"
    """As above: the reaction was taken back."""
    REASON = "reason"
    """`text` is why a thumbs-down was given (from the modal). Payload: `answer_id`, and `reply` as above."""
    DELETED = "deleted"
    """The message `place.message` was deleted; its answer goes along."""
    STOP = "stop"
    """Stop what is being answered for this user in this thread, or in the whole channel where no thread is named. In a
    thread, an admin stops what is being answered for anybody."""
    INGEST = "ingest"
    """Learn from files or links. Payload: `files` (list of FileRef as dicts), `urls` (list), `collection`."""
    WHY = "why"
    """Show an answer's receipt to the user alone. Without answer_id and message: the latest answer that the user can
    see in this thread, or in the whole channel where no thread is named."""
    SOURCES = "sources"
    """Show an answer's sources to the user alone; as above."""
    SHARE = "share"
    """Post a private answer where it was asked, for everybody to see, as its asker wishes. Payload: `answer_id`."""
    ASK_PERSON = "ask_person"
    """Ask whoever answers for it what a refused answer lacks. Payload: `answer_id`."""
    PERSON_REPLY = "person_reply"
    """`text` is what somebody replied whom we asked. Payload: `asked`, the id of what they were asked."""
    CONSENT = "consent"
    """May a reply be kept as an answer? Payload: `asked` as above, `agrees` (bool)."""
    SUMMARY = "summary"
    """Show what feedback this channel gave, to the user alone."""
    INTRODUCE = "introduce"
    """Say who we are, what may be read there and what can be asked, to all who are there. Payload: `prepare` (bool:
    only make the questions, say nothing)."""
    HELP = "help"
    """As above to the user alone, with what commands there are. Payload: `commands`, `admin_commands` (for admins)."""
    ADMINISTER = "administer"
    """For admins alone. Payload: `what` (jobs, documents, votes, gaps, suggestions), `act` (list; retry; reindex or
    remove; dismiss; assign or answer; approve or reject), `name` of what it is done to, `said` (to whom, with what
    words, or into which collection), `confirmed` (bool, of a removal), `to_confirm` (the command that confirms),
    `to_say_where` (the one that names a collection), `waived` (bool, of an approval: nobody else is to look at it),
    `to_waive` (the command that says so)."""
    CONFIGURE = "configure"
    """Change this channel's settings (admins). Payload: `changes`, keys as in `ChannelSettings`; {} shows them."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where something happened, and where a reply goes. Everything a process without a gateway needs to post.

    Slack: `workspace` is the team, `thread` the thread's ts (the mention's own ts where it starts one), `message` the
    ts. Discord: `workspace` is the guild, `channel` the parent channel where there is a thread, `thread` the thread's
    own id, `message` the message's id; `interaction` the interaction's token and `application` the application's id,
    with which the deferred response is edited over REST for 15 minutes. `private`: the reply is for the user alone.
    On Slack `interaction` is a command's response URL (30 minutes, 5 posts) and `user` who asked: private answers
    go to that user's direct messages, where they can be found again and corrected.
    """

    platform: str
    channel: str
    workspace: str = ""
    thread: str = ""
    message: str = ""
    direct: bool = False
    private: bool = False
    interaction: str = ""
    application: str = ""
    user: str = ""
    beside: bool = False

    @property
    def served_by(self) -> str:
        """The platform whose courier it takes to post here; empty where nothing is posted (HTTP)."""
        return "" if self.platform == WEB else self.platform

    @property
    def conversation_id(self) -> str:
        """One id a thread (Slack, Discord), or a channel where there is none; DMs are one conversation a thread."""
        return ":".join((self.platform, self.workspace, self.channel, self.thread))


@dataclass(frozen=True, slots=True)
class FileRef:
    """A file somebody shared: `url` is where the platform keeps it, `size` in bytes."""

    name: str
    url: str
    size: int = 0
    media_type: str = ""


@dataclass(frozen=True, slots=True)
class Press:
    """A button beneath a note: `act` is agree or decline, `about` the id it is about, `label` what it says."""

    act: Literal["agree", "decline"]
    about: str
    label: str


@dataclass(frozen=True, slots=True)
class Beneath:
    """What stands with a note: questions that a press asks (75 characters), buttons, and the id of who is called."""

    asks: Sequence[str] = ()
    presses: Sequence[Press] = ()
    calls: str = ""


@dataclass(frozen=True, slots=True)
class Said:
    """A message that stands before another: untrusted, whoever wrote it. `message` is its id, `ours`: we wrote it.

    `quoted`: taken from elsewhere (shared, forwarded), so that nobody knows what it rests on.
    """

    who: str
    text: str
    message: str = ""
    ours: bool = False
    quoted: bool = False


class Reaction(StrEnum):
    """What a reaction of ours says."""

    THANKED = "thanked"
    GREETED = "greeted"
    SEEN = "seen"


@dataclass(frozen=True, slots=True)
class Incoming:
    """One event, translated. `event_id` is unique and stable across redeliveries, such as `slack:Ev1`.

    For a Slack mention that arrives both as `app_mention` and as `message`, use one id for both:
    `slack:{team}:{channel}:{ts}`. `received_at` is ISO 8601 in UTC. `payload` holds JSON values only (see `Kind`).
    """

    event_id: str
    kind: Kind
    place: Place
    user: str
    text: str = ""
    payload: Mapping[str, Any] = field(default_factory=dict)
    from_bot: bool = False
    received_at: str = ""


def spoken_by(incoming: Incoming) -> str:
    """Return the language (ISO 639-1) to speak to whoever caused an event in: their text's, else their platform's."""
    return language_for(incoming.text, str(incoming.payload.get("locale") or ""))


def prepared_for(place: Place) -> Incoming:
    """Return the wish to have questions made for whoever reads what this user may, at most once in some minutes."""
    slot = int(time.time() // _PREPARED_ANEW)
    event_id = f"{place.platform}:{place.workspace}:{place.user}:prepare:{slot}"
    return Incoming(event_id, Kind.INTRODUCE, place, place.user, payload={"prepare": True})


def roles_of(incoming: Incoming) -> tuple[str, ...]:
    """Return the ids of the roles that its user has where an event came from, as the platform said with it."""
    return tuple(map(str, incoming.payload.get("roles") or ()))


@dataclass(frozen=True, slots=True)
class Accepted:
    """An event is durable. `duplicate`: it had been before. `position` counts what waits or runs, itself included.

    `waits`: all hands are full, so that the asker should see "busy, you are number {position}" (once of several in a
    row).
    """

    event_id: str
    duplicate: bool = False
    position: int = 1
    waits: bool = False


@dataclass(frozen=True, slots=True)
class Posted:
    """What was posted under a key: the ids of all parts in order; the first is the one that is edited.

    `complete` is False where a crash left some parts of a split answer unposted.
    """

    place: Place
    messages: tuple[str, ...]
    complete: bool = True


THUMBS_UP = frozenset({"+1", "thumbsup", "👍", "white_check_mark", "✅", "heart", "❤️", "tada", "🎉"})
THUMBS_DOWN = frozenset({"-1", "thumbsdown", "👎", "x", "❌", "confused", "😕"})


def vote_of(emoji: str, up: frozenset[str] = THUMBS_UP, down: frozenset[str] = THUMBS_DOWN) -> Vote | None:
    """Return what a reaction (Slack's name or the character, with or without a skin tone) votes, or None."""
    bare = emoji.strip(":").split("::")[0].rstrip("\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff")
    if bare in up:
        return "up"
    return "down" if bare in down else None


def nonce(key: str, part: int = 0) -> str:
    """Return at most 25 characters that stand for one part of one key, the same at every try."""
    digest = hashlib.sha256(f"{key}/{part}".encode()).digest()
    return base64.b32encode(digest).decode().lower()[:NONCE_LENGTH]


_INCOMING: TypeAdapter[Incoming] = TypeAdapter(Incoming)
_PLACE: TypeAdapter[Place] = TypeAdapter(Place)


def incoming_to_json(incoming: Incoming) -> str:
    """Return an event as JSON."""
    return storable_json(_INCOMING, incoming)


def incoming_from_json(text: str) -> Incoming:
    """Return the event that `incoming_to_json` wrote."""
    return _INCOMING.validate_json(text)


def place_to_json(place: Place) -> str:
    """Return a place as JSON."""
    return storable_json(_PLACE, place)


def place_from_json(text: str) -> Place:
    """Return the place that `place_to_json` wrote."""
    return _PLACE.validate_json(text)
