"""A platform is one row of one table: no shared module knows it by name."""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tokenize
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

import core
from bots.platforms import BY_NAME, PLATFORMS, WEBHOOKS, traits_of, workspace_in_key
from core.costs.accounts import _SAME_EVERYWHERE
from core.drafts.links import NO_ADDRESSES, vetted
from core.errors import BadSetting
from core.settings import Settings
from core.text.secrets import masked

ROOT = Path(core.__file__).parent.parent
NAMED = re.compile(rf"(?<![a-z])(?:{'|'.join(BY_NAME)})(?![a-z])", re.IGNORECASE)
# What is a platform's own: its adapter, its entry module, the renderers of its messages.
OWN = re.compile(rf"bots/(render/)?({'|'.join(BY_NAME)})_\w+(\.py|/.*)")
EXCEPTIONS = {
    "bots/platforms.py": "the table",
    "core/settings.py": "settings are named by their contract, and described here",
    "core/costs/accounts.py": "bills of stored calls go by whose accounts are the same in all workspaces",
    "core/text/secrets.py": "addresses that hold a secret, wherever they are quoted",
    "core/drafts/links.py": "a way to write links",
    "core/text/addresses.py": "which bare hosts become links",
    "core/evaluation/stating.py": "the common word",
    "bots/source_kinds.py": "the table of sources: histories of channels among them",
    "bots/commands/sources.py": "an example of a source",
    "bots/notion_pages.py": "an example of a reader",
}


def said(source: str) -> list[str]:
    """Code and comments, a line each; what documents a thing may give examples."""
    if not NAMED.search(source):
        return []
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
    for platform in PLATFORMS:
        settings = {platform.token, *platform.listening, *platform.own, *platform.sent_to}
        settings.update(*platform.sent_to.values(), platform.webhook.settings if platform.webhook else ())
        unknown = settings - set(Settings.model_fields)
        assert not unknown, f"the row of {platform.name} names {unknown}, and core/settings.py has no such field"
        owed = {"serve", "build_courier", "probe", *(["webhook_events"] if platform.webhook else [])}
        missing = {name for name in owed if not callable(getattr(import_module(platform.adapter), name, None))}
        assert not missing, f"{platform.adapter} lacks {missing}, see `Adapter` in bots/platforms.py"


@pytest.mark.parametrize(("tuple_of", "rows"), [("_ADAPTERS", PLATFORMS), ("_WITH_WEBHOOK", tuple(WEBHOOKS.values()))])
def test_every_adapter_is_held_to_its_protocol(tuple_of, rows):
    tree = ast.parse((ROOT / "bots/platforms.py").read_text(encoding="utf-8"))
    (held,) = [n.value for n in ast.walk(tree) if isinstance(n, ast.AnnAssign) and ast.unparse(n.target) == tuple_of]
    assert isinstance(held, ast.Tuple)
    expected = {platform.adapter.removeprefix("bots.") for platform in rows}
    assert {ast.unparse(one) for one in held.elts} == expected, (
        f"mypy compares the adapters of {tuple_of} in bots/platforms.py"
    )


def test_an_adapters_own_modules_are_protected():
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    (own,) = [contract for contract in contracts if contract["name"].startswith("a platform's adapter is its own")]
    told = "the contract of pyproject.toml that says a platform's adapter is its own needs"
    assert set(own["protected_modules"]) == {f"bots.{name}_app" for name in BY_NAME}, f"{told} the folder of each"
    histories = {f"bots.{name}_history" for name in BY_NAME if (ROOT / f"bots/{name}_history.py").is_file()}
    allowed = {platform.adapter for platform in PLATFORMS} | histories
    assert set(own["allowed_importers"]) == allowed, f"{told} the adapter of each, and its history where it is a source"


@pytest.mark.parametrize("name", BY_NAME)
def test_a_platform_is_there_as_a_whole(name):
    owed = {
        f"bots/{name}_app/courier.py": "a `Courier`: what posts, edits and tells",
        f"bots/render/{name}_*.py": "how an answer looks there",
        f"tests/emulators/{name}_emu/server.py": "the platform on loopback, for its real client library",
        f"tests/dialogue/test_{name}_dialogue.py": "what is said and heard",
        f"tests/dialogue/test_{name}_courier.py": "what is posted, edited and lost",
        f"docs/{name}.md": "how an operator sets it up",
    }
    missing = {path: what for path, what in owed.items() if not any(ROOT.glob(path))}
    assert not missing, f"{name} is a row without: {missing}"


def test_core_counts_people_of_all_workspaces_together_where_their_ids_are_global():
    rows = {platform.name for platform in PLATFORMS if platform.traits.ids_are_global}
    assert rows == _SAME_EVERYWHERE, (
        "`ids_are_global` in bots/platforms.py and _SAME_EVERYWHERE in core/costs/accounts.py differ"
    )


# By platform: an address there that lets whoever has it post, and how its messages write a link.
OPENING = {
    "slack": "https://hooks.slack.com/services/T1/B1/opensesame",
    "discord": "https://discord.com/api/webhooks/123/opensesame",
}
LINKED = {"slack": "<https://elsewhere.example/a|here>", "discord": "[here](https://elsewhere.example/a)"}


@pytest.mark.parametrize("name", BY_NAME)
def test_what_opens_a_platform_is_masked_and_its_links_are_vetted(name):
    assert name in OPENING, f"say in OPENING which address of {name} opens it; core/text/secrets.py must mask it"
    assert name in LINKED, f"say in LINKED how {name} writes a link; core/drafts/links.py must read it"
    assert "opensesame" not in masked(OPENING[name])
    assert LINKED[name] not in vetted(LINKED[name], NO_ADDRESSES)


def test_reading_the_table_loads_no_platforms_library():
    heavy = "('slack_bolt', 'slack_sdk', 'discord')"
    code = f"import sys, bots.platforms, bots.conversation; sys.exit(any(m in sys.modules for m in {heavy}))"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


@pytest.mark.parametrize("adapter", [platform.adapter for platform in PLATFORMS])
def test_who_only_listens_loads_no_tables_of_documents_no_checks_and_no_driver_of_another_database(adapter):
    unread = "'storage.tables.index', 'storage.tables.facts', 'sqlalchemy.dialects.postgresql', 'onnxruntime'"
    heavy = f"({unread}, 'core.checks', 'core.extraction', 'tree_sitter')"
    code = f"import sys, {adapter}; sys.exit(' '.join(m for m in {heavy} if m in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False, capture_output=True, text=True)
    assert not done.stderr.strip()


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
