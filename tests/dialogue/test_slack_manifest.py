"""The manifest asks for what the code uses, and for nothing else."""

from __future__ import annotations

from dataclasses import fields

import pytest

from bots.slack_app import home, startup
from bots.slack_app.listeners import ASK_SHORTCUT, VERIFY_SHORTCUT
from tests.places import DOCS

yaml = pytest.importorskip("yaml")


@pytest.fixture(scope="module")
def manifest():
    return yaml.safe_load((DOCS / "slack-manifest.yaml").read_text())


def test_the_manifest_has_the_scopes_that_start_up_looks_for(manifest):
    scopes = set(manifest["oauth_config"]["scopes"]["bot"])
    assert scopes == {*startup.REQUIRED, *startup.WANTED, "assistant:write"}


def test_the_manifest_names_commands_shortcut_and_events_as_the_code_does(manifest):
    assert [c["command"] for c in manifest["features"]["slash_commands"]] == ["/ask", "/errata"]
    assert [s["callback_id"] for s in manifest["features"]["shortcuts"]] == [VERIFY_SHORTCUT, ASK_SHORTCUT]
    events = {e.split(".")[0] for e in manifest["settings"]["event_subscriptions"]["bot_events"]}
    assert events == {
        "agent_session_stopped",
        "app_home_opened",
        "app_mention",
        "member_joined_channel",
        "message",
        "reaction_added",
        "reaction_removed",
    }


def test_the_manifests_prompts_are_those_of_the_home_tab_and_fit_slacks_limits(manifest):
    prompts = manifest["features"]["agent_view"]["suggested_prompts"]
    assert prompts == home.suggested_prompts((), "en"), "what needs no documents: these differ from team to team"
    assert 174 <= len(manifest["display_information"]["long_description"]) <= 4_000
    assert len(manifest["display_information"]["description"]) <= 140


def test_the_manifest_carries_no_key_and_is_for_socket_mode(manifest):
    assert manifest["settings"]["socket_mode_enabled"] is True
    assert "xoxb" not in str(manifest)


def test_the_guide_names_every_setting_of_a_channel():
    from bots.slack_app.commands import SETTINGS

    guide = (DOCS / "slack.md").read_text()
    assert all(name in guide for name in SETTINGS)


def test_every_setting_of_a_channel_can_be_changed_by_command_and_stands_in_its_help():
    from bots.channel_settings import ChannelSettings
    from bots.slack_app.commands import HELP, SETTINGS

    names = {field.name for field in fields(ChannelSettings)}
    assert names <= set(SETTINGS)
    assert all(f"{name}=" in HELP for name in names)
