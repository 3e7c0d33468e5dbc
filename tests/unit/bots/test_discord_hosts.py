"""Where Discord is, and how the bot gets in."""

from __future__ import annotations

import discord.http
import pytest

from bots.discord_app.hosts import api_base, point_at
from bots.discord_app.identity import PERMISSIONS
from core.settings import Settings
from tests.places import DOCS


@pytest.mark.parametrize(
    "given", ["https://d.test", "https://d.test/", "https://d.test/api", "https://d.test/api/v10/"]
)
def test_the_api_is_found_whichever_part_of_its_address_is_given(given):
    assert api_base(given) == "https://d.test/api/v10"


def test_without_settings_discord_py_keeps_its_own_hosts():
    before = discord.http.Route.BASE
    point_at(Settings())
    assert before == discord.http.Route.BASE


def test_the_invitation_in_the_documentation_asks_for_what_the_bot_uses():
    text = (DOCS / "discord.md").read_text(encoding="utf-8")
    assert f"permissions={PERMISSIONS.value}\n" in text
