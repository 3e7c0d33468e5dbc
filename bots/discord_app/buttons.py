"""Buttons under answers, and the dialogs: known by their ids, so that they work after a restart."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any, Self

import discord

from bots.discord_app.event_receiver import EventReceiver
from bots.discord_app.interactions import (
    ABOUT_DIALOG,
    ABOUT_INPUT,
    LONGEST_ABOUT,
    LONGEST_QUESTION,
    LONGEST_REASON,
    QUESTION_INPUT,
    REASON_DIALOG,
    REASON_INPUT,
    Interaction,
    from_button,
    from_command,
    from_dialog,
    spoken_at,
)
from bots.languages import say
from bots.messages import Kind
from bots.render.discord_text import neutral, unbroken
from bots.vote_presses import takes_back

_CHANGEABLE = timedelta(minutes=14)  # Discord lets us change what one user alone sees for 15 minutes

_FORGET = 900.0  # seconds that discord.py remembers an opened dialog; we read dialogs from their events


class AnswerButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]],
    template=(
        r"errata:(?P<act>up|down|why|sources|share|keep|stop|person|agree|decline|choice[0-4]|try[1-4])"
        r":(?P<answer_id>[^\s:]{1,64})"
    ),
):
    """Good, bad, how was this checked, sources, ask a person, a choice: the custom id says which, and of what.

    A question to begin with is its own label.
    """

    def __init__(self, button: discord.ui.Button[Any], act: str, answer_id: str) -> None:
        super().__init__(button)
        self.act = act
        self.answer_id = answer_id

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Make the button that was pressed out of its message."""
        assert isinstance(item, discord.ui.Button)  # noqa: S101 - only buttons have such ids
        return cls(item, match["act"], match["answer_id"])

    async def callback(self, interaction: Interaction) -> None:
        """Take the press in, then respond: with the dialog after a bad one."""
        receiver: EventReceiver = interaction.client.receiver
        if self.act in ("share", "keep"):
            await self._share_or_keep(receiver, interaction)
            return
        if self.act.startswith("try"):
            asked = from_command(
                interaction, Kind.ASK, unbroken(self.item.label or ""), {"addressed": True}, private=False
            )
            await receiver.take_interaction(interaction, asked)
            return
        incoming = from_button(interaction, self.act, self.answer_id)
        if incoming.kind is not Kind.FEEDBACK_ADDED:
            await receiver.take_interaction(interaction, incoming)
            return
        incoming = await receiver.presses.judged(incoming)
        if await receiver.accept(interaction, incoming) is not None:
            receiver.presses.answered(incoming)
            if takes_back(incoming):
                await receiver.say(interaction, say("vote withdrawn", spoken_at(interaction)))
            elif self.act == "down":
                late, language = _past_changing(interaction), spoken_at(interaction)
                dialog = reason_dialog(self.answer_id, late=late, language=language)
                await receiver.respond(interaction.response.send_modal(dialog))
            else:
                await receiver.say(interaction, say("noted", spoken_at(interaction)))

    async def _share_or_keep(self, receiver: EventReceiver, interaction: Interaction) -> None:
        """Take the wish in, and these two buttons away."""
        wished = self.act == "share"
        if wished and await receiver.accept(interaction, from_button(interaction, self.act, self.answer_id)) is None:
            return
        assert interaction.message is not None  # noqa: S101 - a button stands on one
        view = discord.ui.LayoutView.from_message(interaction.message, timeout=None)
        for row in [item for item in view.walk_children() if isinstance(item, discord.ui.ActionRow)]:
            ids = [str(getattr(child, "custom_id", "")) for child in row.children]
            if any(custom_id.startswith("errata:keep:") for custom_id in ids) and row.parent is not None:
                row.parent.remove_item(row)  # type: ignore[attr-defined]
        await receiver.respond(interaction.response.edit_message(view=view))


async def take_dialog(receiver: EventReceiver, interaction: Interaction) -> None:
    """Take in what was written into a dialog."""
    data: dict[str, Any] = dict(interaction.data or {})
    custom_id = str(data.get("custom_id", ""))
    if not custom_id.startswith((REASON_DIALOG, ABOUT_DIALOG)):
        return
    incoming = from_dialog(interaction)
    if incoming is None:
        await receiver.say(interaction, say("reason empty", spoken_at(interaction)))
    elif incoming.kind is not Kind.REASON:
        await receiver.take_interaction(interaction, incoming)
    elif await receiver.accept(interaction, incoming) is not None:
        await receiver.say(interaction, say("reason taken", spoken_at(interaction)))


def reason_dialog(answer_id: str, *, late: bool = False, language: str = "") -> discord.ui.Modal:
    """Return the dialog that asks why an answer was bad; `late`: that one can't be corrected in place."""
    dialog = discord.ui.Modal(title=say("reason title", language), custom_id=REASON_DIALOG + answer_id, timeout=_FORGET)
    written: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=REASON_INPUT, style=discord.TextStyle.paragraph, max_length=LONGEST_REASON, required=False
    )
    dialog.add_item(
        discord.ui.Label(
            text=say("reason label short", language),
            description=say("reason late" if late else "reason hint", language),
            component=written,
        )
    )
    return dialog


def _past_changing(interaction: Interaction) -> bool:
    message = interaction.message
    return message is not None and message.flags.ephemeral and interaction.created_at - message.created_at > _CHANGEABLE


def about_dialog(text: str, language: str = "") -> discord.ui.Modal:
    """Return the dialog that asks for a question about a message, whose text may be trimmed."""
    dialog = discord.ui.Modal(title=say("about title", language), custom_id=ABOUT_DIALOG, timeout=_FORGET)
    question: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=QUESTION_INPUT, max_length=LONGEST_QUESTION, placeholder=say("about example", language)
    )
    about: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=ABOUT_INPUT,
        style=discord.TextStyle.paragraph,
        default=neutral(text)[:LONGEST_ABOUT],
        max_length=LONGEST_ABOUT,
        required=False,
    )
    dialog.add_item(discord.ui.Label(text=say("about question", language), component=question))
    dialog.add_item(discord.ui.Label(text=say("about text", language), component=about))
    return dialog
