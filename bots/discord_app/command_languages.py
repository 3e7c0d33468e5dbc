"""Commands in the languages of those who see them: names, descriptions and choices."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bots.languages import language_for, retold
from bots.languages.command_names import command_name

_LONGEST = 100  # characters that Discord takes of a description
_LONGEST_NAME = 32


class CommandTranslator(app_commands.Translator):
    """Says in other languages what commands are called and say of themselves; English names work as well."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """Return a text in a locale, or None where it stays as it is."""
        in_menu = isinstance(context.data, app_commands.ContextMenu)
        if context.location in _NAMES and not in_menu:
            told = command_name(string.message, locale.value)
        else:
            told = retold(string.message, language_for("", locale.value))
        if context.location in _CHOICES and told == string.message:
            told = command_name(string.message, locale.value)
        fits = len(told) <= (_LONGEST_NAME if in_menu else _LONGEST)
        return told if fits and told != string.message else None


_NAMES = (
    app_commands.TranslationContextLocation.command_name,
    app_commands.TranslationContextLocation.group_name,
    app_commands.TranslationContextLocation.parameter_name,
)
_CHOICES = (app_commands.TranslationContextLocation.choice_name,)
