"""Settings that are well each by itself and can't work as they stand: set by half, of another kind, naming nobody."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from pydantic import SecretStr

from bots.platforms import BY_NAME, PLATFORMS
from bots.principals import TOKEN, known_as, may_be_called
from bots.setting_sources import LISTS
from core.access.identities import JOINED
from core.errors import BadSetting
from core.settings import Settings
from core.web_vendors import WEB_VENDORS

# What a setting does nothing without. Of one that connects, all parts are named.
_NEEDED: Final[Mapping[str, tuple[str, ...]]] = {
    "s3_key_id": ("s3_secret_key",),
    "s3_secret_key": ("s3_key_id",),
    "webdav_url": ("webdav_user", "webdav_token"),
    "webdav_user": ("webdav_url", "webdav_token"),
    "webdav_token": ("webdav_url", "webdav_user"),
    "confluence_url": ("confluence_token",),
    "confluence_user": ("confluence_url", "confluence_token"),
    "confluence_token": ("confluence_url",),
    "confluence_readers": ("confluence_url",),
    "notion_readers": ("notion_token",),
    "gdrive_readers": ("gdrive_key_file",),
    "oidc_client_id": ("oidc_issuer",),
    "oidc_client_secret": ("oidc_issuer",),
    "oidc_domains": ("oidc_issuer",),
    "oidc_admins": ("oidc_issuer",),
    "azure_openai_api_key": ("azure_openai_endpoint",),
    "azure_openai_deployment": ("azure_openai_endpoint",),
    "azure_openai_fallback_deployment": ("azure_openai_endpoint",),
    "pinecone_controller_host": ("pinecone_api_key",),
    **{vendor.address_setting: (vendor.key,) for vendor in WEB_VENDORS},
}
# How secrets begin that say themselves what they are.
_BEGINNINGS: Final[Mapping[str, str]] = {
    "pcsk_": "pinecone_api_key",
    "ntn_": "notion_token",
    **{vendor.begins: vendor.key for vendor in WEB_VENDORS if vendor.begins},
    **{begins: name for platform in PLATFORMS for begins, name in platform.begins.items()},
}
_MUST_BEGIN: Final = frozenset(name for platform in PLATFORMS for name in platform.begins.values())
_MAY_HOLD_BLANKS: Final = ("_readers", "_authority")  # names of groups, and paths
_TERMINAL: Final = "terminal"
_TOKEN_ID: Final = (16, "abcdefghijklmnopqrstuvwxyz234567")
_OF_PEOPLE: Final = ("sso-", "env")
_LONGEST: Final = 50


def faults_of(settings: Settings) -> Iterator[str]:
    """Yield a sentence for each setting that keeps something from working, with what to do."""
    for name in type(settings).model_fields:
        value = getattr(settings, name)
        if isinstance(value, SecretStr) and (fault := _of_another_kind(name, value.get_secret_value())):
            yield fault
        if isinstance(value, Path) and name != "errata_home" and not value.is_file():
            yield f"{name.upper()} names {value}, which is {'no file' if value.exists() else 'not there'}."
        if lacking := [other for other in _NEEDED.get(name, ()) if value and not getattr(settings, other)]:
            missing = " and ".join(map(str.upper, lacking))
            yield f"{name.upper()} is set, and {missing} {'are' if lacking[1:] else 'is'} not: set all, or none."
        if name in LISTS and name.endswith("_readers") and value:
            yield from _of_readers(name, value)
    for platform in PLATFORMS:
        parts = [name for name in platform.parts if getattr(settings, name) is not None]
        if parts and not platform.configured(settings):
            yield f"{parts[0].upper()} is set, and {platform.token.upper()} is not: {platform.title} is not served."


def doubts_of(settings: Settings) -> Iterator[str]:
    """Yield a sentence for each setting that names nobody, and so has no effect."""
    for name in sorted(LISTS):
        parted = [one for one in getattr(settings, name) if any(map(str.isspace, one.strip()))]
        if parted and not name.endswith(_MAY_HOLD_BLANKS):
            yield f"{name.upper()}: {_short(parted[0])} holds a blank: several are parted by commas."
    for name in ("errata_admins", "same_people"):
        said = [part.strip() for one in getattr(settings, name) for part in one.split(JOINED)]
        wrong = [one for one in said if one and not any(map(str.isspace, one)) and not _may_be_somebody(one)]
        if wrong:
            such = ", ".join([*(platform.person for platform in PLATFORMS), "token:ID"])
            yield f"{name.upper()}: {_short(wrong[0])} is nobody's id: such as {such}."


def _of_another_kind(name: str, secret: str) -> str:
    meant = next((other for begins, other in _BEGINNINGS.items() if secret.startswith(begins)), name)
    if meant != name:
        return f"{name.upper()} holds what belongs into {meant.upper()}, by how it begins: put it there."
    begins = [beginning for beginning, other in _BEGINNINGS.items() if other == name]
    if name in _MUST_BEGIN and not secret.startswith(tuple(begins)):
        return f"{name.upper()} does not begin with {' or '.join(begins)}: it is another token, or not whole."
    return ""


def _of_readers(name: str, said: tuple[str, ...]) -> Iterator[str]:
    try:
        known_as(said, name.upper())
    except BadSetting as error:
        yield str(error)


def _may_be_somebody(one: str) -> bool:
    """Tell whether an identity has the form of one, whole or by its last part."""
    kind, there, rest = one.partition(":")
    last = one.rpartition(":")[2]
    if not there:
        return _is_token_id(one) or any(may_be_called(f"{name}:{one}") for name in BY_NAME)
    if kind == TOKEN:
        return _is_token_id(rest)
    return bool(rest) if kind == _TERMINAL else kind in BY_NAME and may_be_called(f"{kind}:{last}")


def _is_token_id(said: str) -> bool:
    length, letters = _TOKEN_ID
    return said.startswith(_OF_PEOPLE) or (len(said) == length and not said.strip(letters))


def _short(said: str) -> str:
    return repr(said if len(said) <= _LONGEST else f"{said[:_LONGEST]}...")
