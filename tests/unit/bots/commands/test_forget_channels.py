"""Whoever is forgotten is gone from copied channels as well, and stays so whatever is synced later."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from discord.http import Route
from typer.testing import CliRunner

from bots.cli import app
from bots.discord_app.hosts import api_base
from storage.forgetting.person import person_of
from storage.forgetting.remembered import FILE, forgotten_at, remember
from tests.emulators.discord_emu import DiscordEmulator
from tests.emulators.slack_emu import SlackEmulator

CODE = b"otter4711"
"""Digits alone would stand in some moment's fractions of a second now and then."""
SAID = "The door code of the Ghent office is otter4711."
OF_THEM = "Ask Anna Kern, she has the key of the cellar."


def errata(home, **told):
    async def run(*words):
        result = await asyncio.to_thread(CliRunner().invoke, app, words, env={"ERRATA_HOME": str(home), **told})
        return result.output

    return run


def held(home: Path) -> bytes:
    """All bytes of a data folder."""
    return b"\n".join(place.read_bytes() for place in sorted(home.rglob("*")) if place.is_file())


async def forgotten_in_all(run, home, person, name, say_more):
    """Sync, forget, sync again, and again after more was said; return nothing where all is as it should be."""
    assert "indexed" in await run("sources", "sync")
    assert CODE in held(home)
    assert "copies of channels: talk" in await run("forget", person, "--name", name)
    assert CODE in held(home), "only said, not done"
    assert "errata sources sync talk" in await run("forget", person, "--name", name, "--yes")
    after = held(home)
    assert all(word not in after for word in (CODE, name.encode(), person.rpartition(":")[2].encode()))
    say_more()
    for _ in range(2):
        await run("sources", "sync")
        after = held(home)
        assert all(word not in after for word in (CODE, b"otter0815", name.encode()))
        assert b"key of the cellar" in after, "what others say stays, without the name"
    assert CODE.decode() not in await run("ask", "What is the door code of the Ghent office?")


async def test_a_person_of_slack_is_gone_from_copied_channels_and_stays_so(tmp_path):
    async with SlackEmulator() as slack:
        slack.users["U07ANNA"] = {**slack.users["U1"], "id": "U07ANNA"}
        slack.users["U07ANNA"]["profile"] = {"display_name": "Anna Kern"}
        slack.members["C1"].append("U07ANNA") if isinstance(slack.members["C1"], list) else slack.members["C1"].add(
            "U07ANNA"
        )
        root = slack.store("C1", "U2", f"{OF_THEM} Or <@U07ANNA>.")
        slack.store("C1", "U07ANNA", SAID, thread_ts=root["ts"])
        slack.store("C1", "U07ANNA", SAID)
        run = errata(tmp_path, SLACK_BOT_TOKEN=slack.bot_token, SLACK_API_URL=slack.api_url)
        await run("sources", "add", "talk", "slack:C1")

        def more() -> None:
            slack.store("C1", "U07ANNA", "The alarm code is otter0815.")
            slack.store("C1", "U2", "Thank you, anna kern!")

        await forgotten_in_all(run, tmp_path, "slack:T1:U07ANNA", "Anna Kern", more)


async def test_a_person_of_discord_is_gone_from_copied_channels_and_stays_so(tmp_path, monkeypatch):
    async with DiscordEmulator() as emulator:
        monkeypatch.setattr(Route, "BASE", api_base(emulator.api_url))
        anna, bob = emulator.users["alice"], emulator.users["bob"]
        anna["global_name"] = "Anna Kern"
        emulator.store(emulator.general, bob, f"{OF_THEM} Or <@{anna['id']}>.", mentions=[anna])
        emulator.store(emulator.general, anna, SAID)
        run = errata(tmp_path, DISCORD_TOKEN=emulator.token, DISCORD_API_URL=emulator.api_url)
        await run("sources", "add", "talk", f"discord:{emulator.general}")

        def more() -> None:
            emulator.store(emulator.general, anna, "The alarm code is otter0815.")

        await forgotten_in_all(run, tmp_path, f"discord::{anna['id']}", "Anna Kern", more)


def test_whom_to_leave_out_is_remembered_without_id_and_name(tmp_path):
    remember(tmp_path, person_of("slack:T1:U07ANNA", ("Anna Kern",)))
    remember(tmp_path, person_of("slack:T1:U07ANNA", ("Anni",)))
    remember(tmp_path, person_of("discord::456"))
    kept = (tmp_path / FILE).read_text()
    assert not any(word in kept for word in ("U07ANNA", "Anna", "Kern", "Anni", '"456"'))
    assert (tmp_path / FILE).stat().st_mode & 0o077 == 0
    assert len(json.loads(kept)["people"]) == 2
    found = forgotten_at(tmp_path)
    pseudonym = found.pseudonym_of("slack", "U07ANNA")
    assert pseudonym.startswith("forgotten-")
    assert found.pseudonym_of("discord", "456") not in ("", pseudonym)
    assert found.pseudonym_of("discord", "U07ANNA") == found.pseudonym_of("slack", "U2") == ""


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Ask ANNA KERN, or anni.", "Ask X, or X."),
        ("Anna Kernel and Annika", "Anna Kernel and Annika"),
        ("Anna", "Anna"),
        ("", ""),
    ],
)
def test_names_are_taken_out_as_words_of_their_own_in_any_case(tmp_path, text, left):
    remember(tmp_path, person_of("slack:T1:U07ANNA", ("Anna Kern", "Anni")))
    found = forgotten_at(tmp_path)
    assert found.without(text).replace(found.pseudonym_of("slack", "U07ANNA"), "X") == left
    assert forgotten_at(tmp_path / "nowhere").without(text) == text
