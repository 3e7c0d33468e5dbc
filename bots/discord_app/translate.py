"""Discord's gateway events as `Incoming`: pure functions, one a kind of event."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Literal

import discord

from bots.discord_app.identity import Identity
from bots.discord_app.whereabouts import Where
from bots.languages import language_for
from bots.learn_request import asks_to_learn
from bots.manners.mentions import is_in_passing
from bots.manners.remarks import RemarkKind, remark_of
from bots.messages import Incoming, Kind, Place, vote_of
from core.reading.detection import language_of
from core.reading.phrases import FALLBACK

STOP_SIGNS = frozenset({"🛑", "⏹️", "⏹"})
_SPOKEN = (discord.MessageType.default, discord.MessageType.reply)
MENTION = re.compile(r"<(@!?|@&|#)(\d+)>")
_LONGEST_CONTEXT = 4_000
_MOST_FORWARDED = 3


def now() -> str:
    """Return the time as `Incoming.received_at` wants it."""
    return datetime.now(UTC).isoformat()


def from_message(message: discord.Message, where: Where, me: Identity) -> Incoming | None:
    """Return what a new message asks for, or None where it is nothing for us. Redelivered, it has the same id."""
    incoming = _said(message, where, me)
    if incoming is None:
        return None
    files = file_refs(message.attachments)
    learn = incoming.payload["addressed"] and files and (not incoming.text or asks_to_learn(incoming.text))
    if learn:
        return replace(incoming, kind=Kind.INGEST, payload={"files": files, "urls": []})
    return replace(incoming, payload={**incoming.payload, "files": files}) if files else incoming


def from_edit(event: discord.RawMessageUpdateEvent, where: Where, me: Identity) -> Incoming | None:
    """Return what an edited message asks for now.

    Discord says `update` also for unfurled links, started threads and pins: only a new time of editing is an edit.
    """
    message, before = event.message, event.cached_message
    if message.edited_at is None or (before is not None and before.content == message.content):
        return None
    incoming = _said(message, where, me)
    if incoming is None:
        return None
    payload = {"addressed": incoming.payload["addressed"]}
    event_id = f"{incoming.event_id}:edit:{int(message.edited_at.timestamp() * 1000)}"
    return replace(incoming, event_id=event_id, kind=Kind.EDIT, payload=payload)


def from_deletion(event: discord.RawMessageDeleteEvent, where: Where, me: Identity) -> Incoming | None:
    """Return the deletion of a message that may have been a question; one we no longer know may have been."""
    before = event.cached_message
    if before is not None and (before.author.id == me.user or not _may_have_asked(before, where, me)):
        return None
    return _deleted(str(event.message_id), where, str(before.author.id) if before else "")


def from_bulk_deletion(event: discord.RawBulkMessageDeleteEvent, where: Where) -> list[Incoming]:
    """Return the deletions of many messages at once."""
    return [_deleted(str(message_id), where, "") for message_id in sorted(event.message_ids)]


def from_invitation(guild: discord.Guild) -> Incoming | None:
    """Return our introduction in a server that we have just been invited to; None where we may write nowhere."""
    first = [guild.system_channel] if guild.system_channel is not None else []
    me: discord.Member | None = guild.me
    may_write = (c for c in [*first, *guild.text_channels] if me is None or c.permissions_for(me).send_messages)
    channel = next(may_write, None)
    if channel is None:
        return None
    owner, since = str(guild.owner_id or ""), me.joined_at if me is not None else None
    return Incoming(
        event_id=f"discord:{guild.id}:joined:{int(since.timestamp()) if since else 0}",
        kind=Kind.INTRODUCE,
        place=Place("discord", str(channel.id), str(guild.id), user=owner),
        user=owner,
        payload={"locale": str(guild.preferred_locale)},
        received_at=now(),
    )


def from_reaction(
    event: discord.RawReactionActionEvent, where: Where, me: Identity, occurrence: str
) -> Incoming | None:
    """Return what a reaction to one of our messages votes.

    Discord gives reactions no id: `occurrence` tells one from the same one added again, and is the same when the event
    is delivered again. Another process that listens makes another event of it, which changes nothing: a vote counts
    once a user and message, however often it is added or taken back.
    """
    emoji = str(event.emoji.name or "")
    vote, added = vote_of(emoji), event.event_type == "REACTION_ADD"
    ours = event.message_author_id in (None, me.user)
    if vote is None or not ours or event.user_id == me.user:
        return None
    payload = {"vote": vote, "via": "reaction", "emoji": emoji}
    kind = Kind.FEEDBACK_ADDED if added else Kind.FEEDBACK_WITHDRAWN
    return _reacted(event, where, (kind, occurrence), payload)


def from_stop_sign(event: discord.RawReactionActionEvent, where: Where, question: str) -> Incoming | None:
    """Return the wish to stop what is being answered, from a stop sign put on the question, named by its event id.

    Every process that listens hears the sign, and makes the same event of it: stopped once, and said once.
    """
    if str(event.emoji.name or "") not in STOP_SIGNS or event.event_type != "REACTION_ADD":
        return None
    # Its thread has the question's id, also while it is not started yet.
    here = where if where.thread or where.direct else replace(where, thread=str(event.message_id))
    return _reacted(event, here, (Kind.STOP, f"stop:{event.user_id}:{question}"), {})


def file_refs(attachments: list[discord.Attachment]) -> list[dict[str, Any]]:
    """Return attachments as an INGEST payload holds them."""
    return [{"name": a.filename, "url": a.url, "size": a.size, "media_type": a.content_type or ""} for a in attachments]


def visible_text(message: discord.Message) -> str:
    """Return what a person reads in a message: its content, the texts of its components, its embeds."""
    texts = [message.clean_content]
    texts += [c.content for c in _walk(message.components) if isinstance(c, discord.TextDisplay)]
    texts += [part for e in message.embeds for part in (e.title, e.description) if part]
    return "\n".join(t for t in texts if t.strip())[:_LONGEST_CONTEXT]


def _said(message: discord.Message, where: Where, me: Identity) -> Incoming | None:
    """Return what somebody said as a question, if it is addressed to us or may be a follow-up."""
    if message.author.id == me.user or message.type not in _SPOKEN:
        return None
    addressed = _addressed(message, where, me)
    if not addressed and _among_themselves(message, me):
        return None
    place = where.place(
        # A thread started from a message has that message's id: mention and follow-ups are one conversation.
        thread="" if where.direct else where.thread or str(message.id),
        message=str(message.id),
        user=str(message.author.id),
    )
    told = {**_opening(message, where), **_history(message, where, me), **_locale(message)}
    return Incoming(
        event_id=f"discord:{message.channel.id}:{message.id}",
        kind=Kind.ASK,
        place=place,
        user=str(message.author.id),
        text=_text(message, me),
        payload={"addressed": addressed, **told},
        from_bot=message.author.bot or message.webhook_id is not None,
        received_at=now(),
    )


def _locale(message: discord.Message) -> dict[str, str]:
    """Return the language that the server is set to, where the text tells none."""
    if message.guild is None or language_of(message.content):
        return {}
    spoken = language_for("", str(message.guild.preferred_locale))
    return {} if spoken == FALLBACK else {"locale": spoken}


def _opening(message: discord.Message, where: Where) -> dict[str, bool]:
    """Tell of a post in a forum, which is a thread already and has a title: its first message bears its id."""
    return {"opening": True} if where.thread == str(message.id) else {}


def _may_have_asked(message: discord.Message, where: Where, me: Identity) -> bool:
    asks = remark_of(message.content).kind is RemarkKind.QUESTION
    return bool(_addressed(message, where, me) or where.thread or asks)


def _addressed(message: discord.Message, where: Where, me: Identity) -> bool:
    """Say whether a message is for us: a direct message, a mention (also of our role), or a reply to us.

    What is said to somebody else whom it names, and mentions us in passing, is not.
    """
    if where.direct or _replies_to(message) == me.user:
        return True
    if _mentions(message.content, me):
        return not is_in_passing(message.content, lambda word: _mentions(word, me))
    return any(user.id == me.user for user in message.mentions)  # a reply that pings


def _mentions(text: str, me: Identity) -> bool:
    named = (f"<@{me.user}>", f"<@!{me.user}>", *((f"<@&{me.role}>",) if me.role else ()))
    return any(name in text for name in named)


def _among_themselves(message: discord.Message, me: Identity) -> bool:
    answered = _replies_to(message)
    first = message.content.lstrip()
    to_somebody = first.startswith("<@") and first[2:].removeprefix("!")[:1].isdecimal()
    return to_somebody or answered not in (None, me.user)


def _replies_to(message: discord.Message) -> int | None:
    referenced = _referenced(message)
    return referenced.author.id if referenced is not None else None


def _referenced(message: discord.Message) -> discord.Message | None:
    resolved = message.reference.resolved if message.reference else None
    return resolved if isinstance(resolved, discord.Message) else None


def _history(message: discord.Message, where: Where, me: Identity) -> dict[str, Any]:
    """Return what a message replies to, outside of a conversation of ours, and what it forwards, as said before it."""
    said: list[dict[str, Any]] = []
    referenced = _referenced(message)
    if referenced is not None and not ((where.thread or where.direct) and referenced.author.id == me.user):
        role: Literal["assistant", "user"] = "assistant" if referenced.author.id == me.user else "user"
        # Named by its message: an answer of ours may rest on what may not be read any more.
        said.append({"role": role, "text": visible_text(referenced), "message": str(referenced.id)})
    for snapshot in message.message_snapshots[:_MOST_FORWARDED]:
        texts = [snapshot.content, *(part for e in snapshot.embeds for part in (e.title, e.description) if part)]
        said.append({"role": "user", "text": "\n".join(texts)[:_LONGEST_CONTEXT], "quoted": True})
    said = [one for one in said if one["text"].strip()]
    return {"history": said} if said else {}


def _text(message: discord.Message, me: Identity) -> str:
    """Return what was written, without the mention of us, and with names for ids."""
    names: Mapping[int, str] = {
        **{user.id: user.display_name for user in message.mentions},
        **{role.id: role.name for role in message.role_mentions},
        **{channel.id: str(getattr(channel, "name", channel.id)) for channel in message.channel_mentions},
    }

    def spelled(match: re.Match[str]) -> str:
        number = int(match[2])
        if number in (me.user, me.role):
            return " "
        return f"{'#' if match[1] == '#' else '@'}{names.get(number, match[2])}"

    return MENTION.sub(spelled, message.content).strip()


def _deleted(message_id: str, where: Where, user: str) -> Incoming:
    thread = "" if where.direct else where.thread or message_id
    return Incoming(
        event_id=f"discord:{where.thread or where.channel}:{message_id}:deleted",
        kind=Kind.DELETED,
        place=where.place(thread=thread, message=message_id),
        user=user,
        received_at=now(),
    )


def _reacted(
    event: discord.RawReactionActionEvent, where: Where, what: tuple[Kind, str], payload: Mapping[str, Any]
) -> Incoming:
    kind, occurrence = what
    return Incoming(
        event_id=f"discord:reaction:{occurrence}",
        kind=kind,
        place=where.place(message=str(event.message_id), user=str(event.user_id)),
        user=str(event.user_id),
        payload=payload,
        from_bot=event.member is not None and event.member.bot,
        received_at=now(),
    )


def _walk(components: Any) -> list[Any]:
    return [c for outer in components for c in (outer, *_walk(getattr(outer, "children", ())))]
