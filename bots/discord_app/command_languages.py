"""Commands in the languages of those who see them: descriptions, choices and the names of message commands."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bots.languages import language_for, retold

_LONGEST = 100  # characters that Discord takes of a description
_LONGEST_NAME = 32


class CommandTranslator(app_commands.Translator):
    """Says in other languages what commands say of themselves; slash commands keep their names, which people type."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """Return a text in a locale, or None where it stays as it is."""
        in_menu = isinstance(context.data, app_commands.ContextMenu)
        if context.location in _NAMES and not in_menu:
            return None
        told = retold(string.message, language_for("", locale.value))
        fits = len(told) <= (_LONGEST_NAME if in_menu else _LONGEST)
        return told if fits and told != string.message else None


_NAMES = (
    app_commands.TranslationContextLocation.command_name,
    app_commands.TranslationContextLocation.group_name,
    app_commands.TranslationContextLocation.parameter_name,
)
