"""Names and descriptions of commands in the language that somebody set Discord to: phrases of `bots.languages`."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bots.languages import LANGUAGES, language_for

_PHRASES = {
    app_commands.TranslationContextLocation.command_name: "name",
    app_commands.TranslationContextLocation.command_description: "command",
    app_commands.TranslationContextLocation.group_description: "command",
}
_BY_CODE = {language.code: language for language in LANGUAGES}


class LocalisedCommands(app_commands.Translator):
    """Asked once, when the commands are registered, for each language that Discord has."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return what a command is called, or does; None where we have no word for it, and it stays as it is."""
        language, kind = _BY_CODE.get(language_for("", locale.value)), _PHRASES.get(context.location)
        if language is None or kind is None:
            return None
        command: Any = context.data
        said = language.says.get(f"{kind} {command.qualified_name}")
        return said if said != string.message else None
