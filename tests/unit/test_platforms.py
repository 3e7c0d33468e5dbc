"""A platform is one row of one table: no shared module knows it by name."""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tokenize
from pathlib import Path

import pytest

import core
from bots import discord_bot, slack_bot
from bots.platforms import BY_NAME, PLATFORMS, WEBHOOKS, traits_of, workspace_in_key
from core.errors import BadSetting
from core.settings import Settings

ROOT = Path(core.__file__).parent.parent
NAMED = re.compile("|".join(BY_NAME), re.IGNORECASE)
# What is a platform's own: its adapter, its entry module, the renderers of its messages.
OWN = re.compile(rf"bots/(render/)?({'|'.join(BY_NAME)})_\w+(\.py|/.*)")
EXCEPTIONS = {
    "bots/platforms.py": "the table",
    "core/settings.py": "settings are named by their contract, and described here",
    "core/plausible.py": "which settings are addresses, and of which scheme",
    "core/accounts.py": "bills of stored calls go by whose accounts are the same in all workspaces",
    "bots/wiring.py": "names of settings that hold lists",
    "core/text/secrets.py": "addresses that hold a secret, wherever they are quoted",
    "core/links.py": "a way to write links",
    "core/text/addresses.py": "which bare hosts become links",
    "core/evaluation/stating.py": "the common word",
}


def said(source: str) -> list[str]:
    """Code and comments, a line each; what documents a thing may give examples."""
    documents = {
        node.value.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    }
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return [
        f"{token.start[0]}: {token.string}"
        for token in tokens
        if not (token.type == tokenize.STRING and token.start[0] in documents) and NAMED.search(token.string)
    ]


def shared() -> list[Path]:
    files = (file for folder in ("bots", "core", "storage") for file in (ROOT / folder).rglob("*.py"))
    return [file for file in files if not OWN.fullmatch(file.relative_to(ROOT).as_posix())]


def test_no_shared_module_knows_a_platform_by_name():
    found = {file.relative_to(ROOT).as_posix(): said(file.read_text(encoding="utf-8")) for file in shared()}
    assert {name: lines for name, lines in found.items() if lines and name not in EXCEPTIONS} == {}


def test_every_exception_is_still_one():
    for name in EXCEPTIONS:
        assert said((ROOT / name).read_text(encoding="utf-8")), f"{name} names no platform any more"


def test_a_name_in_code_or_comment_is_seen_and_one_in_a_docstring_is_an_example():
    assert said('"""Such as slack:T1."""\nx = 1\n') == []
    assert len(said('x = "slack"  # for Discord\n')) == 2
    assert len(said("from bots.slack_bot import y\n")) == 1


def test_every_row_names_settings_and_an_adapter_that_serves():
    adapters = {"slack": slack_bot, "discord": discord_bot}
    for platform in PLATFORMS:
        assert {platform.token, *platform.listening, *platform.own, *platform.sent_to} <= set(Settings.model_fields)
        assert platform.adapter == adapters[platform.name].__name__
        assert all(callable(getattr(adapters[platform.name], name)) for name in ("serve", "build_courier", "probe"))
    assert [path for path, platform in WEBHOOKS.items() if not hasattr(adapters[platform.name], "webhook_events")] == []


def test_reading_the_table_loads_no_platforms_library():
    heavy = "('slack_bolt', 'slack_sdk', 'discord')"
    code = f"import sys, bots.platforms, bots.conversation; sys.exit(any(m in sys.modules for m in {heavy}))"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


@pytest.mark.parametrize(
    ("given", "listening"),
    [
        ({}, []),
        ({"slack_bot_token": "x", "slack_app_token": "y"}, ["slack"]),
        ({"slack_bot_token": "x", "slack_signing_secret": "y"}, []),
        ({"slack_bot_token": "x", "slack_app_token": "y", "slack_signing_secret": "z"}, ["slack"]),
        ({"discord_token": "x"}, ["discord"]),
    ],
)
def test_a_process_is_started_for_what_is_configured(given, listening):
    assert [platform.name for platform in PLATFORMS if platform.listens(Settings(**given))] == listening


@pytest.mark.parametrize("half", [{"slack_bot_token": "x"}, {"slack_app_token": "x"}])
def test_a_platform_that_is_half_configured_is_told_with_what_is_missing(half):
    with pytest.raises(BadSetting, match=r"SLACK_\w+ is not set"):
        BY_NAME["slack"].listens(Settings(**half))


def test_what_is_no_platform_has_no_traits():
    assert workspace_in_key("web", "w") == "w"
    assert workspace_in_key("discord", "w") == ""
    assert not traits_of("console").threads_are_channels
