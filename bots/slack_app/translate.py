"""Slack's events as `Incoming`: pure functions, one a kind of event, in a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from bots.learn_request import asks_to_learn
from bots.manners.mentions import is_in_passing
from bots.manners.remarks import RemarkKind, remark_of
from bots.messages import FileRef, Incoming, Kind, Place, vote_of
from bots.render.slack_text import readable
from bots.slack_app.identity import Identity
from bots.slack_app.threads import shared_in

Event = Mapping[str, Any]

_SPOKEN = frozenset({None, "file_share", "thread_broadcast", "me_message", "bot_message"})


@dataclass(frozen=True, slots=True)
class Envelope:
    """One Events API delivery: the event, its id, the workspace, and who we are there."""

    event: Event
    event_id: str
    team: str
    me: Identity

    def id_of(self, channel: str, ts: str, more: str = "") -> str:
        """Return an id that is the same however often and in whatever guise a message arrives."""
        return f"slack:{self.team}:{channel}:{ts}{more}"


def from_event(body: Mapping[str, Any], me: Identity) -> Incoming | None:
    """Return what an Events API body asks for, or None where it is nothing for us."""
    event = body.get("event") or {}
    envelope = Envelope(event, str(body.get("event_id", "")), str(body.get("team_id") or me.team), me)
    translate = _EVENTS.get(str(event.get("type", "")))
    return translate(envelope) if translate else None


def now() -> str:
    """Return the time as `Incoming.received_at` wants it."""
    return datetime.now(UTC).isoformat()


def _message(envelope: Envelope) -> Incoming | None:
    """A message, an edit or a deletion; a mention arrives as `app_mention` and as `message`, with one id for both."""
    event = envelope.event
    subtype = event.get("subtype")
    if subtype == "message_changed":
        return _changed(envelope)
    if subtype == "message_deleted":
        return _deleted(envelope, event.get("previous_message") or {}, str(event.get("deleted_ts", "")))
    if subtype not in _SPOKEN or _ours(event, envelope.me) or "ts" not in event:
        return None
    return _said(envelope)


def _said(envelope: Envelope) -> Incoming | None:
    event, me = envelope.event, envelope.me
    place = _place(envelope, event)
    addressed = place.direct or _speaks_to(event.get("text"), me, told=event.get("type") == "app_mention")
    if not addressed and _is_to_somebody(str(event.get("text") or "")):
        return None
    text, files = _text(event, me), _files(event)
    learn = addressed and files and (not text or asks_to_learn(text))
    asked = {"addressed": addressed} | _shared(event) | ({"files": files} if files else {})
    return Incoming(
        event_id=envelope.id_of(place.channel, place.message),
        kind=Kind.INGEST if learn else Kind.ASK,
        place=place,
        user=_speaker(event),
        text=text,
        payload={"files": files, "urls": []} if learn else asked,
        from_bot=_from_bot(event),
        received_at=now(),
    )


def _changed(envelope: Envelope) -> Incoming | None:
    """An edit by a person. Slack also says `changed` for unfurled links, new replies and deleted thread starters."""
    event, me = envelope.event, envelope.me
    after, before = event.get("message") or {}, event.get("previous_message") or {}
    if after.get("subtype") == "tombstone":
        return _deleted(envelope, before, str(after.get("ts", "")))
    if _ours(after, me) or "ts" not in after or not after.get("edited"):
        return None
    if after.get("text") == before.get("text"):
        return None
    message = {**after, "channel": event.get("channel"), "channel_type": event.get("channel_type")}
    place = _place(envelope, message)
    addressed = place.direct or _speaks_to(after.get("text"), me) or _speaks_to(before.get("text"), me)
    newly = addressed and not place.direct and before.get("text") is not None and not _speaks_to(before.get("text"), me)
    edit = str((after.get("edited") or {}).get("ts", ""))
    return Incoming(
        event_id=envelope.id_of(place.channel, place.message, f":edit:{edit}"),
        kind=Kind.ASK if newly else Kind.EDIT,
        place=place,
        user=_speaker(after),
        text=_text(after, me),
        payload={"addressed": addressed},
        from_bot=_from_bot(after),
        received_at=now(),
    )


def _deleted(envelope: Envelope, before: Event, ts: str) -> Incoming | None:
    """A deletion of somebody else's message that may have been a question."""
    event, me = envelope.event, envelope.me
    if not ts or _ours(before, me):
        return None
    message = {**before, "ts": ts, "channel": event.get("channel"), "channel_type": event.get("channel_type")}
    place = _place(envelope, message)
    text = before.get("text")
    asked = place.direct or mentions(text, me) or place.thread != place.message or not before
    if not asked and remark_of(_text(before, me)).kind is not RemarkKind.QUESTION:
        return None
    return Incoming(
        event_id=envelope.id_of(place.channel, ts, ":deleted"),
        kind=Kind.DELETED,
        place=place,
        user=_speaker(before),
        received_at=now(),
    )


def _reaction(envelope: Envelope) -> Incoming | None:
    """A reaction to one of our messages. Each has an event id of its own: adding one again counts again."""
    event, me = envelope.event, envelope.me
    item = event.get("item") or {}
    vote = vote_of(str(event.get("reaction", "")))
    ours = event.get("item_user") in (None, me.bot_user)
    if vote is None or not ours or event.get("user") == me.bot_user or item.get("type") != "message":
        return None
    channel, ts = str(item.get("channel", "")), str(item.get("ts", ""))
    added = event.get("type") == "reaction_added"
    return Incoming(
        event_id=f"slack:{envelope.event_id}",
        kind=Kind.FEEDBACK_ADDED if added else Kind.FEEDBACK_WITHDRAWN,
        place=Place("slack", channel, envelope.team, message=ts, direct=channel.startswith("D")),
        user=str(event.get("user", "")),
        payload={"vote": vote, "via": "reaction", "emoji": str(event.get("reaction", ""))},
        received_at=now(),
    )


def _stopped(envelope: Envelope) -> Incoming | None:
    """Somebody pressed the stop button of a thread."""
    event = envelope.event
    channel, thread = str(event.get("channel", "")), str(event.get("thread_ts") or "")
    user = str(event.get("user") or "")
    return Incoming(
        event_id=f"slack:{envelope.event_id}",
        kind=Kind.STOP,
        place=Place("slack", channel, envelope.team, thread=thread, direct=channel.startswith("D"), user=user),
        user=user,
        received_at=now(),
    )


def _joined(envelope: Envelope) -> Incoming | None:
    """We were invited into a channel: whoever is there is told who we are."""
    event = envelope.event
    if event.get("user") != envelope.me.bot_user:
        return None
    channel, inviter = str(event.get("channel", "")), str(event.get("inviter") or "")
    return Incoming(
        event_id=envelope.id_of(channel, str(event.get("event_ts", "")), ":joined"),
        kind=Kind.INTRODUCE,
        place=Place("slack", channel, envelope.team, user=inviter),
        user=inviter,
        received_at=now(),
    )


_EVENTS: dict[str, Callable[[Envelope], Incoming | None]] = {
    "message": _message,
    "app_mention": _message,
    "reaction_added": _reaction,
    "reaction_removed": _reaction,
    "agent_session_stopped": _stopped,
    "member_joined_channel": _joined,
}


def _is_to_somebody(text: str) -> bool:
    return text.lstrip().startswith(("<@U", "<@W"))


def _speaks_to(text: object, me: Identity, *, told: bool = False) -> bool:
    """Say whether a text mentions the bot (`told`: Slack says so) as whom it is said to, and not in passing."""
    if not (told or mentions(text, me)):
        return False
    return not is_in_passing(str(text or ""), lambda word: mentions(word, me))


def mentions(text: object, me: Identity) -> bool:
    """Say whether a text mentions the bot."""
    return isinstance(text, str) and any(f"<@{me.bot_user}{end}" in text for end in ">|")


def _place(envelope: Envelope, message: Event) -> Place:
    channel, ts = str(message.get("channel", "")), str(message.get("ts", ""))
    return Place(
        "slack",
        channel,
        envelope.team,
        thread=str(message.get("thread_ts") or ts),
        message=ts,
        direct=message.get("channel_type") == "im" or channel.startswith("D"),
        user=_speaker(message),
    )


def _text(message: Event, me: Identity) -> str:
    return readable(str(message.get("text") or ""), but=me.bot_user)


def _shared(message: Event) -> dict[str, Any]:
    """Return the messages that one shares, as what was said before it."""
    said = [{"role": "user", "text": one.text, "quoted": True} for one in shared_in(message)]
    return {"history": said} if said else {}


def _files(message: Event) -> list[dict[str, Any]]:
    return [
        {
            "name": str(f.get("name") or f.get("title") or f.get("id") or "file"),
            "url": str(f.get("url_private_download") or f.get("url_private") or ""),
            "size": int(f.get("size") or 0),
            "media_type": str(f.get("mimetype") or ""),
        }
        for f in message.get("files") or ()
        if isinstance(f, Mapping)
    ]


def file_refs(payload: Mapping[str, Any]) -> list[FileRef]:
    """Return the files of an INGEST payload."""
    return [FileRef(**f) for f in payload.get("files", ())]


def _speaker(message: Event) -> str:
    return str(message.get("user") or message.get("bot_id") or "")


def _from_bot(message: Event) -> bool:
    return bool(message.get("bot_id")) or message.get("subtype") == "bot_message"


def _ours(message: Event, me: Identity) -> bool:
    return message.get("user") == me.bot_user or (bool(me.bot) and message.get("bot_id") == me.bot)
