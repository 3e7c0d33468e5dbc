"""Who the bot is in a server, and how it gets into one."""

from __future__ import annotations

from dataclasses import dataclass

import discord

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
    add_reactions=True,
)


@dataclass(frozen=True, slots=True)
class Identity:
    """Its user, and the role that Discord gave it in a server (0: none): people mention that, too."""

    user: int
    role: int = 0


def identity_in(client: discord.Client, guild: discord.Guild | None) -> Identity:
    """Return who a client that has logged in is in a server, or in direct messages."""
    assert client.user is not None  # noqa: S101 - a client that has logged in has one
    role = guild.self_role if guild is not None else None
    return Identity(client.user.id, role.id if role is not None else 0)


def invitation(client: discord.Client) -> str:
    """Return the address at which an admin of a server lets the bot in."""
    scopes = ("bot", "applications.commands")
    return discord.utils.oauth_url(client.application_id or 0, permissions=PERMISSIONS, scopes=scopes)
