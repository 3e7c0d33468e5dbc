"""What an event is known by: the conversation it belongs to, the question it asks, and who asks."""

from __future__ import annotations

from bots.messages import WEB, Incoming, Kind, Place, nonce
from bots.platforms import workspace_in_key
from core.model import Asker


def is_alone(place: Place) -> bool:
    """Say whether nobody but its asker reads an answer."""
    return place.direct or place.private


def conversation_of(place: Place, user: str) -> str:
    """Return one id a thread; outside threads, and for what only the asker sees, each user has one of their own.

    A command reaches us from direct messages between people, too: what one of them asked there is not the other's.
    """
    if (place.direct or place.thread) and not place.private:
        return place.conversation_id
    return f"{place.conversation_id}@{user}"


def chat_of(place: Place) -> str:
    """Return what a channel's feedback is found by."""
    return ":".join((place.platform, place.workspace, place.channel))


def asker_of(incoming: Incoming) -> Asker:
    """Return who asks, and from where; over HTTP a token is all that is known of the user."""
    place, user = incoming.place, incoming.user
    token = user if place.platform == WEB else ""
    return Asker(place.platform, place.workspace, place.channel, user, token, incoming.from_bot)


def source_of(incoming: Incoming) -> str:
    """Return what a question is known by: its message, or the event where there is none (commands).

    A claim is somebody else's message, and may be a question itself: each wish to have it verified is one of its own.
    """
    place = incoming.place
    message = "" if incoming.kind is Kind.VERIFY_CLAIM else place.message
    return f"{place.platform}:{place.channel}:{message or incoming.event_id}"


def asked_at(place: Place) -> str:
    """Return what tells a question from others that are answered beside it: its message, or the command it came by."""
    return place.message or (nonce(place.interaction) if place.interaction else "")


def person_of(place: Place, user: str) -> str:
    """Return whose work is: an account that is the same in all workspaces is one person in all.

    What nobody in particular did (a message that somebody deleted) is a workspace's: it takes turns like anybody.
    """
    if not user:
        return f"{place.platform}:{place.workspace}:-"[:255]
    return f"{place.platform}:{workspace_in_key(place.platform, place.workspace)}:{user}"[:255]
