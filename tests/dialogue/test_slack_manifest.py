"""The manifest asks for what the code uses, and for nothing else."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from bots.slack_app import home, startup
from bots.slack_app.listeners import ASK_SHORTCUT, VERIFY_SHORTCUT
from tests.places import DOCS

yaml = pytest.importorskip("yaml")

ROOT = DOCS.parent
_METHOD = re.compile(
    r'"((?:apps|assistant|auth|chat|conversations|files|pins|reactions|team|usergroups|users|views)\.[A-Za-z.]+)"'
)
OF_METHOD = {
    "apps.connections.open": "",  # by the app-level token
    "assistant.threads.setStatus": "assistant:write",
    "assistant.threads.setSuggestedPrompts": "assistant:write",
    "auth.test": "",
    "chat.delete": "chat:write",
    "chat.postEphemeral": "chat:write",
    "chat.postMessage": "chat:write",
    "chat.update": "chat:write",
    "conversations.history": "channels:history",
    "conversations.info": "channels:read",
    "conversations.members": "channels:read",
    "conversations.open": "im:write",
    "conversations.replies": "channels:history",
    "files.completeUploadExternal": "files:write",
    "files.getUploadURLExternal": "files:write",
    "files.info": "files:read",
    "reactions.add": "reactions:write",
    "reactions.remove": "reactions:write",
    "usergroups.users.list": "usergroups:read",
    "users.conversations": "channels:read",
    "users.info": "users:read",
    "users.list": "users:read",
    "views.open": "",
    "views.publish": "",
}
"""The scope that each method needs, of public channels where it depends on the kind of channel."""
OF_EVENT = {
    "app_mention": ("app_mentions:read",),
    "message.channels": ("channels:history", "files:read"),  # a file that hangs on a message is fetched
    "message.groups": ("groups:history", "groups:read"),
    "message.im": ("im:history",),
    "message.mpim": ("mpim:history", "mpim:read"),
    "reaction_added": ("reactions:read",),
    "reaction_removed": ("reactions:read",),
}
SAME_IN = {"conversations.members": ("groups:read", "mpim:read")}


@pytest.fixture(scope="module")
def manifest():
    return yaml.safe_load((DOCS / "slack-manifest.yaml").read_text())


def test_the_manifest_has_the_scopes_that_start_up_looks_for(manifest):
    scopes = set(manifest["oauth_config"]["scopes"]["bot"])
    assert scopes == {*startup.REQUIRED, *startup.WANTED, "assistant:write"}


def test_every_scope_is_asked_for_by_a_method_that_is_called_or_an_event_that_is_heard(manifest):
    """Least rights: what nothing needs is not asked for, and what the code calls is granted (Slack's reference)."""
    called = {
        name
        for path in (ROOT / "bots").rglob("*.py")
        for name in _METHOD.findall(path.read_text())
        if not name.endswith((".js", ".html"))
    }
    assert called <= set(OF_METHOD), "say which scope the new method needs"
    heard = set(manifest["settings"]["event_subscriptions"]["bot_events"])
    needed = {OF_METHOD[name] for name in called} | {scope for name in heard for scope in OF_EVENT.get(name, ())}
    assert {*needed, "commands"} - {""} == set(manifest["oauth_config"]["scopes"]["bot"])
    for method, others in SAME_IN.items():
        assert method in called, f"{', '.join(others)} are for {method} alone"


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
    from bots.slack_app.commands import ADMIN_HELP, SETTINGS

    names = {field.name for field in fields(ChannelSettings)}
    assert names <= set(SETTINGS)
    assert all(f"{name}=" in ADMIN_HELP for name in names)
