"""Commands, buttons and dialogs as `Incoming`. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

import discord

from bots.discord_app.translate import now
from bots.discord_app.whereabouts import Where, where_is
from bots.languages import language_for
from bots.messages import Incoming, Kind, place_to_json
from bots.render.discord_text import unbroken
from core.reading.phrases import FALLBACK

CHOICE = "choice"
REASON_DIALOG = "errata:reason:"
ABOUT_DIALOG = "errata:about"
REASON_INPUT, QUESTION_INPUT, ABOUT_INPUT = "reason", "question", "about"
LONGEST_REASON, LONGEST_QUESTION, LONGEST_ABOUT = 2_000, 1_000, 3_000

Interaction = discord.Interaction[Any]


def from_command(
    interaction: Interaction,
    kind: Kind,
    text: str = "",
    payload: Mapping[str, Any] | None = None,
    *,
    private: bool = True,
) -> Incoming:
    """Return what a command, button or dialog asks for. `private`: its response is for the user alone.

    So it always is where the bot itself is not: between people, and in servers that it was not invited to.
    """
    private = private or is_elsewhere(interaction)
    return Incoming(
        event_id=f"discord:interaction:{interaction.id}",
        kind=kind,
        place=where(interaction).place(
            private=private,
            interaction=interaction.token,
            application=str(interaction.application_id),
            user=str(interaction.user.id),
        ),
        user=str(interaction.user.id),
        text=text.strip(),
        payload={**(payload or {}), **_locale(interaction), **_roles(interaction)},
        received_at=now(),
    )


def from_button(interaction: Interaction, act: str, answer_id: str) -> Incoming:
    """Return what a button under an answer asks for: `up`, `down`, `why`, `sources`, `share`, `stop`, `choice0`."""
    if act.startswith(CHOICE):
        private = interaction.message is not None and interaction.message.flags.ephemeral
        payload = {"addressed": True, "answer_id": answer_id}
        return from_command(interaction, Kind.ASK, act.removeprefix(CHOICE), payload, private=private)
    if act == "stop":
        return from_command(interaction, Kind.STOP, "", {"question": answer_id})
    if act == "share":
        return from_command(interaction, Kind.SHARE, "", {"answer_id": answer_id})
    if act == "person":
        asking = from_command(interaction, Kind.ASK_PERSON, "", {"answer_id": answer_id})
        return replace(asking, place=replace(asking.place, message=_message(interaction)))
    if act in ("agree", "decline"):
        return from_command(interaction, Kind.CONSENT, "", {"asked": answer_id, "agrees": act == "agree"})
    if act in ("why", "sources"):
        shown = from_command(interaction, Kind.WHY if act == "why" else Kind.SOURCES, "", {"answer_id": answer_id})
        return replace(shown, place=replace(shown.place, message=_message(interaction)))
    payload = {"vote": act, "via": "button", "emoji": "", "answer_id": answer_id}
    return _about_message(interaction, Kind.FEEDBACK_ADDED, "", payload)


def from_dialog(interaction: Interaction) -> Incoming | None:
    """Return what was written into a dialog, or None where it is not one of ours or was left empty.

    Read from the event itself: a dialog opened before a restart is understood after it.
    """
    data: Mapping[str, Any] = dict(interaction.data or {})
    custom_id, values = str(data.get("custom_id", "")), dict(_values(data.get("components") or ()))
    if custom_id.startswith(REASON_DIALOG):
        text = values.get(REASON_INPUT, "").strip()[:LONGEST_REASON]
        payload = {"answer_id": custom_id.removeprefix(REASON_DIALOG)}
        return _about_message(interaction, Kind.REASON, text, payload) if text else None
    if custom_id == ABOUT_DIALOG:
        return _asked_about(interaction, values)
    return None


def is_elsewhere(interaction: Interaction) -> bool:
    """Say whether somebody brought the bot along to where it is no member: who reads along there is not known."""
    brought = interaction.is_user_integration() and not interaction.is_guild_integration()
    return interaction.context.private_channel or (brought and interaction.guild_id is not None)


def where(interaction: Interaction) -> Where:
    """Return where an interaction took place."""
    found = where_is(interaction.channel, interaction.guild_id)
    if found is not None:
        return found
    return Where(
        str(interaction.channel_id), guild=str(interaction.guild_id or ""), direct=interaction.guild_id is None
    )


def _asked_about(interaction: Interaction, values: Mapping[str, str]) -> Incoming | None:
    question, about = values.get(QUESTION_INPUT, "").strip(), unbroken(values.get(ABOUT_INPUT, "")).strip()
    if not question:
        return None
    payload: dict[str, Any] = {"addressed": True}
    payload |= {"history": [{"role": "user", "text": about, "quoted": True}]} if about else {}
    return from_command(interaction, Kind.ASK, question, payload, private=False)


def _about_message(interaction: Interaction, kind: Kind, text: str, payload: Mapping[str, Any]) -> Incoming:
    """An event about the message a button stands on. Its response is no place for an answer: it is that message.

    Where that can't be changed any more, and its user takes no direct messages, the response is all there is.
    """
    reply = from_command(interaction, kind).place
    return Incoming(
        event_id=f"discord:interaction:{interaction.id}",
        kind=kind,
        place=where(interaction).place(message=_message(interaction), user=str(interaction.user.id)),
        user=str(interaction.user.id),
        text=text,
        payload={**payload, **_locale(interaction), "reply": place_to_json(reply)},
        received_at=now(),
    )


def spoken_at(interaction: Interaction) -> str:
    """Return the language (ISO 639-1) that a user set Discord to."""
    return language_for("", str(interaction.locale))


def _locale(interaction: Interaction) -> dict[str, str]:
    """Where no text tells a language, this does; English is spoken without being told."""
    return {} if spoken_at(interaction) == FALLBACK else {"locale": spoken_at(interaction)}


def _message(interaction: Interaction) -> str:
    return str(interaction.message.id) if interaction.message else ""


def _values(components: Iterable[Mapping[str, Any]]) -> Iterable[tuple[str, str]]:
    for component in components:
        inside = [*component.get("components", ()), *([component["component"]] if "component" in component else [])]
        yield from _values(inside)
        if "custom_id" in component and "value" in component:
            yield str(component["custom_id"]), str(component["value"])


def _roles(interaction: Interaction) -> dict[str, Any]:
    """Return the roles that Discord says a user has in the server; the role of everybody is none."""
    member = interaction.user
    if not isinstance(member, discord.Member):
        return {}
    everybody = interaction.guild_id
    roles = [str(role) for role in getattr(member, "_roles", ()) if role != everybody]
    return {"roles": roles} if roles else {}
