"""A setting is a field of one class: whatever else it owes is derived from there, or asked for here."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from pydantic import SecretStr

import core
from bots.agreement import OWN, TOKENS, WHETHER
from bots.platforms import PLATFORMS
from bots.setting_sources import _SENT_TO
from bots.wiring import read_settings
from core.errors import BadSetting
from core.plausible import _ADDRESSES
from core.settings import Settings

ROOT = Path(core.__file__).parent.parent
FIELDS = Settings.model_fields
SECRETS = [name for name, field in FIELDS.items() if SecretStr in (field.annotation, *get_args(field.annotation))]
CALLED = re.compile(r"\b(?:settings|found)$")  # as variables that hold them are called
OF_OTHER_SHAPE = {
    "database_url": "judged on its own: a password may hold anything",
    "pinecone_controller_host": "a host",
}
TAKES_NO_KEY = {
    "otel_exporter_otlp_endpoint": "headers that OpenTelemetry reads by itself",
    "database_url": "holds its own password",
    "redis_url": "holds its own password",
    "source_url_template": "readers follow it, nothing is sent",
}
NEVER_SENT = {"slack_signing_secret": "signatures are checked by it", "errata_api_token": "callers bring it"}


@cache
def read_somewhere() -> frozenset[str]:
    """What the product reads of something called settings, and the settings that the rows of platforms name."""
    files = [file for folder in ("bots", "core", "storage") for file in (ROOT / folder).rglob("*.py")]
    attributes = {name for file in files for name in attributes_of(file)}
    rows = {name for p in PLATFORMS for name in (p.token, *p.listening, *(p.webhook.settings if p.webhook else ()))}
    return frozenset(attributes | rows)


def attributes_of(file: Path) -> Iterator[str]:
    own = file.relative_to(ROOT).as_posix() == "core/settings.py"
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and (
            CALLED.search(whose := ast.unparse(node.value)) or (own and whose == "self")
        ):
            yield node.attr


@pytest.mark.parametrize("name", FIELDS)
def test_every_setting_is_read_by_somebody(name: str) -> None:
    assert name in read_somewhere(), f"no module of bots, core or storage reads settings.{name}: it has no effect"


@pytest.mark.parametrize("name", [n for n in FIELDS if n.endswith(("_url", "_endpoint", "_host", "_template"))])
def test_every_address_says_how_it_begins(name: str) -> None:
    assert name in _ADDRESSES or name in OF_OTHER_SHAPE, f"give {name} a type with `Schemes` in core/settings.py"


@pytest.mark.parametrize("name", sorted({*_ADDRESSES, *OF_OTHER_SHAPE}))
def test_every_address_is_told_with_the_secret_that_goes_there(name: str) -> None:
    told = {address for addresses in _SENT_TO.values() for address in addresses}
    where = "_SENT_TO of bots/setting_sources.py (`sent_to` of a platform's row)"
    assert name in told or name in TAKES_NO_KEY, f"{where} does not say which secret goes to {name}"


@pytest.mark.parametrize("name", SECRETS)
def test_every_secret_says_where_it_is_sent(name: str) -> None:
    where = "_SENT_TO of bots/setting_sources.py (`sent_to` of a platform's row)"
    assert name in _SENT_TO or name in NEVER_SENT, f"{where} does not say which address {name} is sent to"


@pytest.mark.parametrize("name", SECRETS)
def test_every_secret_says_whether_processes_must_have_the_same(name: str) -> None:
    said = OWN | WHETHER | TOKENS
    assert name in said, (
        f"name {name} in WHETHER (one has it: all have one) or OWN (each for itself), bots/agreement.py"
    )


@pytest.mark.parametrize("name", [name for name, field in FIELDS.items() if field.default == ()])
def test_every_setting_of_several_values_is_read_comma_separated(name: str) -> None:
    values = ("U1=U2", "U3=U4") if name == "same_people" else ("127.0.0.1", "::1")
    read = read_settings({name.upper(): f"{values[0]}, {values[1]},"}, Path("/none/.env"))
    assert getattr(read, name) == values


def test_a_person_of_one_identity_is_a_wrong_setting() -> None:
    with pytest.raises(BadSetting, match="SAME_PEOPLE is wrong"):
        read_settings({"SAME_PEOPLE": "U1"}, Path("/none/.env"))


def test_what_is_excepted_is_still_a_setting() -> None:
    assert {*OF_OTHER_SHAPE, *TAKES_NO_KEY, *NEVER_SENT} <= set(FIELDS)
    assert set(FIELDS) >= OWN | WHETHER | TOKENS
