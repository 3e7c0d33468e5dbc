"""Slash commands and message commands: each becomes an `Incoming`, is made durable, and then deferred."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Literal, TypeVar

import discord
from discord import app_commands

from bots.command_options import asked
from bots.discord_app.admin_commands import add_administration
from bots.discord_app.buttons import about_dialog
from bots.discord_app.event_receiver import EventReceiver
from bots.discord_app.interactions import Interaction, from_command, spoken_at, where
from bots.discord_app.translate import file_refs, visible_text
from bots.languages import language_for, retold, say
from bots.manners.speaking import Reply
from bots.messages import Kind
from bots.render.discord_text import neutral
from core.errors import BadInput, ErrataError
from core.model import Mode

log = logging.getLogger(__name__)

CommandT = TypeVar("CommandT", bound=Callable[..., Any])
Tree = app_commands.CommandTree[Any]
Ingesters = Literal["admins", "everyone", "nobody"]
_MODES = [
    app_commands.Choice(name="Standard: your documents", value=Mode.STANDARD.value),
    app_commands.Choice(name="Corrective: documents graded, the web where they fall short", value=Mode.CRAG.value),
    app_commands.Choice(name="Self-reflective: drafts scored and improved", value=Mode.SELF_REFLECTIVE.value),
    app_commands.Choice(name="Both: graded and self-reflective", value=Mode.BOTH.value),
    app_commands.Choice(name="Auto: chosen by the question", value=Mode.AUTO.value),
]
_LONGEST = 4_000


class ErrataTree(app_commands.CommandTree[Any]):
    """Commands whose errors are told and logged."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Say that it did not work, where that can still be said."""
        cause = error.__cause__ or error
        log.error("A command failed: %s", cause, exc_info=None if isinstance(cause, ErrataError) else cause)
        if not interaction.response.is_done() and interaction.type is not discord.InteractionType.autocomplete:
            try:
                await interaction.response.send_message(say("did not work", spoken_at(interaction)), ephemeral=True)
            except discord.DiscordException as late:
                log.warning("Discord did not take a response: %s", late)


def build_tree(client: discord.Client, receiver: EventReceiver) -> Tree:
    """Return all commands, for servers and direct messages."""
    tree = ErrataTree(
        client,
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    _add_ask(tree, receiver)
    _add_shown_to_user(tree, receiver)
    _add_ingest(tree, receiver)
    _add_settings(tree, receiver)
    add_administration(tree, receiver)
    _add_message_commands(tree, receiver)
    return tree


def everywhere(command: CommandT) -> CommandT:
    """Let people take a command along who have installed the bot for themselves, to any server and conversation."""
    taken = app_commands.allowed_installs(guilds=True, users=True)(command)
    return app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(taken)


def _add_ask(tree: Tree, receiver: EventReceiver) -> None:
    @tree.command(name="ask", description="Ask your team's documents and figures")
    @everywhere
    @app_commands.describe(
        question="What you want to know",
        mode="How it is searched and checked",
        collection="Only look in this collection",
        private="Only you see the answer",
    )
    @app_commands.choices(mode=_MODES)
    @app_commands.autocomplete(collection=_completion(receiver))
    async def ask(
        interaction: Interaction,
        question: app_commands.Range[str, 1, _LONGEST],
        mode: app_commands.Choice[str] | None = None,
        collection: str | None = None,
        private: bool = False,
    ) -> None:
        try:
            said = asked(question)  # some type options as they do elsewhere
        except BadInput as error:
            language = language_for(question, str(interaction.locale))
            await receiver.say(interaction, neutral(retold.fault(error, language)))
            return
        if not said.question:
            await receiver.say(interaction, say("ask me", spoken_at(interaction)))
            return
        given = replace(
            said,
            private=private or said.private,
            mode=mode.value if mode else said.mode,
            collections=(collection,) if collection else said.collections,
        )
        await receiver.take_interaction(
            interaction, from_command(interaction, Kind.ASK, given.question, given.payload, private=given.private)
        )


def _completion(receiver: EventReceiver) -> Callable[..., Any]:
    async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        private = bool(getattr(interaction.namespace, "private", False))
        place, user = where(interaction).place(private=private), str(interaction.user.id)
        names = await receiver.complete_collection(place, user, typed)
        return [app_commands.Choice(name=name[:100], value=name[:100]) for name in names]

    return complete


def _add_shown_to_user(tree: Tree, receiver: EventReceiver) -> None:
    """Add the commands that need no options and answer the user alone."""
    kinds = {
        "help": (Kind.HELP, "What I am, what I can read here, and what you can ask"),
        "why": (Kind.WHY, "Show how the latest answer here was checked"),
        "sources": (Kind.SOURCES, "Show what the latest answer here rests on"),
        "feedback": (Kind.SUMMARY, "Show what feedback this channel gave"),
        "stop": (Kind.STOP, "Stop what is being answered for you here"),
    }
    for name, (kind, description) in kinds.items():
        simple = _simple(receiver, kind, tuple(kinds))
        tree.command(name=name, description=description)(everywhere(simple) if kind is Kind.HELP else simple)


def _simple(receiver: EventReceiver, kind: Kind, names: Sequence[str]) -> Callable[..., Any]:
    async def simple(interaction: Interaction) -> None:
        told = {"commands": _commands(names, spoken_at(interaction))} if kind is Kind.HELP else {}
        await receiver.take_interaction(interaction, from_command(interaction, kind, "", told))

    return simple


def _commands(names: Sequence[str], language: str) -> str:
    lines = [f"- `/{name}` - {say(f'command menu {name}', language)}" for name in ("ask", *names) if name != "help"]
    return "\n".join([f"**{say('help head', language).strip('*')}**", *lines])


def _add_ingest(tree: Tree, receiver: EventReceiver) -> None:
    @tree.command(name="ingest", description="Learn from files or a page (for those who may)")
    @app_commands.describe(
        file="A document",
        second="Another document",
        third="Another document",
        url="A page to read, such as https://...",
        collection="Where to put it",
    )
    @app_commands.autocomplete(collection=_completion(receiver))
    async def ingest(  # noqa: PLR0913, PLR0917 - one an option of the command
        interaction: Interaction,
        file: discord.Attachment | None = None,
        second: discord.Attachment | None = None,
        third: discord.Attachment | None = None,
        url: str | None = None,
        collection: str | None = None,
    ) -> None:
        files = [given for given in (file, second, third) if given is not None]
        if not files and not url:
            await receiver.say(interaction, say("nothing to learn", spoken_at(interaction)))
            return
        payload: dict[str, Any] = {"files": file_refs(files), "urls": [url.strip()] if url else []}
        payload |= {"collection": collection} if collection else {}
        await receiver.take_interaction(interaction, from_command(interaction, Kind.INGEST, "", payload))


def _add_settings(tree: Tree, receiver: EventReceiver) -> None:
    @tree.command(name="settings", description="Show this channel's settings, or change them (admins)")
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.describe(
        mode="How questions are answered here",
        collections="What this channel reads: names with commas, everyone's, all, or none",
        respond_to_bots="Answer other bots, too",
        ingesters="Who may teach me from here",
        feedback="Show feedback buttons and count votes",
        reply="What I answer: mentions, what is asked in my threads, or all questions here",
        unasked_above="From which confidence I answer in public what nobody asked me (0 to 1)",
        owner="Who is asked what the documents lack",
        digest="Say every week what came of the questions here",
    )
    @app_commands.choices(mode=_MODES)
    async def settings(  # noqa: PLR0913, PLR0917 - one an option of the command
        interaction: Interaction,
        mode: app_commands.Choice[str] | None = None,
        collections: str | None = None,
        respond_to_bots: bool | None = None,
        ingesters: Ingesters | None = None,
        feedback: bool | None = None,
        reply: Reply | None = None,
        unasked_above: app_commands.Range[float, 0, 1] | None = None,
        owner: discord.Member | None = None,
        digest: bool | None = None,
    ) -> None:
        given = {
            "mode": mode.value if mode else None,
            "collections": collections,
            "respond_to_bots": respond_to_bots,
            "ingesters": ingesters,
            "feedback": feedback,
            "reply": reply,
            "unasked_above": unasked_above,
            "owner": str(owner.id) if owner else None,
            "digest": digest,
        }
        changes = {name: value for name, value in given.items() if value is not None}
        await receiver.take_interaction(
            interaction, from_command(interaction, Kind.CONFIGURE, "", {"changes": changes})
        )


def _add_message_commands(tree: Tree, receiver: EventReceiver) -> None:
    @tree.context_menu(name="Ask about this")
    @everywhere
    async def ask_about(interaction: Interaction, message: discord.Message) -> None:
        await receiver.respond(
            interaction.response.send_modal(about_dialog(visible_text(message), spoken_at(interaction)))
        )

    @tree.context_menu(name="Verify this claim")
    async def verify(interaction: Interaction, message: discord.Message) -> None:
        claim = visible_text(message)
        if not claim:
            await receiver.say(interaction, say("no text there", spoken_at(interaction)))
            return
        incoming = from_command(
            interaction, Kind.VERIFY_CLAIM, claim, {"addressed": True, "claimed": str(message.id)}, private=False
        )
        await receiver.take_interaction(interaction, incoming)
