"""Settings of the right type that can't be right all the same: addresses, secrets, thresholds, templates."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterator, Mapping
from itertools import pairwise
from types import MappingProxyType
from urllib.parse import SplitResult, urlsplit

from pydantic import SecretStr

from core.access.identities import groups_of
from core.errors import BadSetting
from core.settings import Schemes, Settings
from core.vendors import VENDORS
from core.web_vendors import WEB_VENDORS

SOURCE_NAMES = ("path", "page", "section", "title", "collection", "line", "chunk_id")
"""What SOURCE_URL_TEMPLATE may name in braces."""

SHORTEST_TOKEN = 24
"""Characters of ERRATA_API_TOKEN."""

_ADDRESSES = {
    name: mark.names
    for name, field in Settings.model_fields.items()
    for mark in field.metadata
    if isinstance(mark, Schemes)
}
_DATABASES = ("postgresql+psycopg", "postgresql", "sqlite")


def plausible(settings: Settings, places: Mapping[str, str] = MappingProxyType({})) -> Settings:
    """Return the settings. Raises `BadSetting` naming the variable that is wrong and its place, never its value."""
    for name, fault in _faults(settings):
        where = f" ({places[name]})" if name in places else ""
        raise BadSetting(f"{name.upper()} is wrong: {fault}{where}.")
    return settings


def _faults(settings: Settings) -> Iterator[tuple[str, str]]:
    for name in type(settings).model_fields:
        value = getattr(settings, name)
        if isinstance(value, SecretStr) and not _carriable(value.get_secret_value()):
            yield name, "it holds letters that no key has"
        if value and name in _ADDRESSES and (fault := _address_fault(str(value), _ADDRESSES[name])):
            yield name, fault
    if fault := _database_fault(settings.database_url):
        yield "database_url", fault
    if unknown := _unknown_name(settings.source_url_template or ""):
        yield "source_url_template", f"{{{unknown}}} is none of {', '.join(SOURCE_NAMES)}"
    yield from _access_faults(settings)
    yield from _vendor_faults(settings)
    yield from _web_faults(settings)
    if settings.crag_ambiguous_threshold > settings.crag_relevance_threshold:
        yield "crag_ambiguous_threshold", "it is above CRAG_RELEVANCE_THRESHOLD"


def _vendor_faults(settings: Settings) -> Iterator[tuple[str, str]]:
    """One vendor's server serves, and none that was not meant: text of documents goes there."""
    configured = [(name, vendor) for vendor in VENDORS if (name := vendor.named_by(settings))]
    for (one, vendor), (another, other) in pairwise(configured):
        two = f"{vendor.name} is configured by it, and {other.name} by {another.upper()}"
        yield one, f"{two}: two servers; unset one of them"
    for name, vendor in configured:
        if vendor.needs_key and getattr(settings, vendor.key) is None:
            yield vendor.key, f"it is not set, and {name.upper()} is"
        if fault := vendor.fault(settings):
            yield vendor.address_setting, fault


def _web_faults(settings: Settings) -> Iterator[tuple[str, str]]:
    """One vendor's web search is asked: a query tells of what somebody asked."""
    configured = [vendor for vendor in WEB_VENDORS if getattr(settings, vendor.key) is not None]
    for one, other in pairwise(configured):
        yield one.key, f"{one.name} is configured by it, and {other.name} by {other.needs}; unset one of them"


def _carriable(secret: str) -> bool:
    """A request's header can hold it."""
    return secret.isascii() and secret.isprintable()


def _access_faults(settings: Settings) -> Iterator[tuple[str, str]]:
    """Who gets in: a token that can be guessed by patience is none, and a proxy is named by its address."""
    token = settings.errata_api_token
    if token is not None and len(token.get_secret_value()) < SHORTEST_TOKEN:
        yield "errata_api_token", f"it has fewer than {SHORTEST_TOKEN} characters; make one with `openssl rand -hex 24`"
    if settings.oidc_issuer and not (settings.oidc_client_id and settings.oidc_client_secret):
        yield "oidc_issuer", "OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are needed with it"
    alone = next(filter(_names_one, settings.same_people), None)
    if alone is not None:
        yield "same_people", f"{alone[:50]!r} is one identity; join two or more of a person by ="
    unknown = next((one for one in settings.trusted_proxies if not _is_network(one)), None)
    if unknown is not None:
        yield "trusted_proxies", f"{unknown[:50]!r} is no address of a machine or network"


def _names_one(person: str) -> bool:
    try:
        groups_of((person,))
    except ValueError:
        return True
    return False


def _is_network(address: str) -> bool:
    try:
        ipaddress.ip_network(address)
    except ValueError:
        return False
    return True


def _address_fault(address: str, schemes: tuple[str, ...]) -> str:
    try:
        parsed = urlsplit(address)
        port = parsed.port
    except ValueError:
        return "it is no address that can be read"
    if parsed.scheme not in schemes or "://" not in address:
        return _must_begin(schemes)
    if parsed.scheme == "unix":
        return "" if parsed.path.strip("/") else "it names no file"
    if not parsed.hostname or any(map(str.isspace, address)) or port == 0:
        return "it names no host"
    return _redis_fault(parsed)


def _redis_fault(parsed: SplitResult) -> str:
    """What follows the host of a Redis address is the number of a database."""
    database = parsed.path.strip("/")
    if parsed.scheme in ("redis", "rediss") and database and not database.isdecimal():
        return "what follows the host must be the number of a database"
    return ""


def _database_fault(address: str) -> str:
    """Only what comes before the first slash: a password may hold anything, and SQLAlchemy reads the rest."""
    scheme, _, rest = address.partition("://")
    if address and (scheme not in _DATABASES or "://" not in address):
        return _must_begin(_DATABASES)
    return "it names no file" if scheme == "sqlite" and rest.strip("/") in ("", ":memory:") else ""


def _must_begin(schemes: tuple[str, ...]) -> str:
    return f"it must begin with {' or '.join(f'{scheme}://' for scheme in schemes)}"


def _unknown_name(template: str) -> str | None:
    named = [name for name, closed, _ in (part.partition("}") for part in template.split("{")[1:]) if closed]
    return next((name for name in named if name not in SOURCE_NAMES), None)
