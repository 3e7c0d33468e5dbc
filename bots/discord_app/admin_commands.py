"""Commands that only those see who may manage a server."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bots.discord_app.event_receiver import EventReceiver
from bots.discord_app.interactions import Interaction, from_command
from bots.languages.command_names import command_name
from bots.messages import Kind

Tree = app_commands.CommandTree[Any]


def add_administration(tree: Tree, receiver: EventReceiver) -> None:
    """Add what only those see who may manage the server; the engine asks again who is an admin."""
    family = app_commands.Group(
        name="admin",
        description="Jobs, documents, votes, gaps and suggestions (admins)",
        default_permissions=discord.Permissions(manage_guild=True),
        guild_only=True,
    )

    async def take(interaction: Interaction, what: str, act: str, name: str, **more: Any) -> None:
        payload = {"what": what, "act": act, "name": name, "confirmed": False, **more}
        payload |= {"to_confirm": _confirming(name, str(interaction.locale))}
        await receiver.take_interaction(interaction, from_command(interaction, Kind.ADMINISTER, "", payload))

    @family.command(name="jobs", description="Show what was given up, or let it be tried again")
    @app_commands.describe(retry="The id of what is to be tried again")
    async def jobs(interaction: Interaction, retry: str | None = None) -> None:
        await take(interaction, "jobs", "retry" if retry else "list", retry or "")

    @family.command(name="documents", description="Show documents, read one anew, or take one away")
    @app_commands.describe(
        find="Part of a name",
        reindex="The document to read anew",
        remove="The document to take away",
        confirm="Really take it away",
    )
    async def documents(
        interaction: Interaction,
        find: str | None = None,
        reindex: str | None = None,
        remove: str | None = None,
        confirm: bool = False,
    ) -> None:
        act = "remove" if remove else "reindex" if reindex else "list"
        await take(interaction, "documents", act, remove or reindex or find or "", confirmed=confirm)

    @family.command(name="votes", description="Show every thumbs-down that stands, or dismiss one")
    @app_commands.describe(dismiss="The id of the vote that is to count no more")
    async def votes(interaction: Interaction, dismiss: str | None = None) -> None:
        await take(interaction, "votes", "dismiss" if dismiss else "list", dismiss or "")

    @family.command(name="gaps", description="Show what the documents lack; assign, answer or dismiss it")
    @app_commands.describe(
        id="The id of a gap",
        owner="Who is to answer it",
        answer="What is right, as it is to be cited",
        dismiss="It is nothing that the documents should tell",
    )
    async def gaps(
        interaction: Interaction,
        id: str | None = None,
        owner: discord.Member | None = None,
        answer: str | None = None,
        dismiss: bool = False,
    ) -> None:
        act = "answer" if answer else "assign" if owner else "dismiss" if dismiss else "list"
        said = answer or (str(owner.id) if owner else "")
        await take(interaction, "gaps", act, id or "", said=said)

    @family.command(name="suggestions", description="Show what waits for approval; approve or reject it")
    @app_commands.describe(
        approve="The id of what is to become evidence",
        reject="The id of what is never to become evidence",
        collection="Where to put it",
        waive="It is your own, and you are the only admin",
    )
    async def suggestions(
        interaction: Interaction,
        approve: str | None = None,
        reject: str | None = None,
        collection: str | None = None,
        waive: bool = False,
    ) -> None:
        act = "approve" if approve else "reject" if reject else "list"
        how = {"to_waive": _waiving(approve, str(interaction.locale))} if approve else {}
        await take(interaction, "suggestions", act, approve or reject or "", said=collection or "", waived=waive, **how)

    tree.add_command(family)


def _waiving(name: str, locale: str) -> str:
    """Return the command by which the only admin approves their own, with its options as a locale calls them."""
    options = f"{command_name('approve', locale)}:{name} {command_name('waive', locale)}:True"
    return f"`/admin suggestions {options}`"


def _confirming(name: str, locale: str) -> str:
    """Return the command that takes a document away, with its options as they are called in a locale."""
    options = f"{command_name('remove', locale)}:{name} {command_name('confirm', locale)}:True"
    return f"`/admin documents {options}`"
