"""Web search: the same passages, limits and errors, whichever vendor is asked."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import pytest

from bots.agreement import must_agree
from bots.wiring import read_settings
from core.clients.web_searches import configured_search
from core.errors import BadInput, BadSetting, KeyRejected, QuotaExhausted, RateLimited, Unavailable
from core.ports import WebSearch
from core.reading.phrases import PHRASES
from core.web_vendors import WEB_VENDORS, WebVendor, searching
from tests.emulators.tavily_emu import TavilyEmulator, result

ROOT = Path(__file__).parents[2]
SERVERS = {"Tavily": TavilyEmulator}
"""The emulator of each vendor."""
KEY = "key-emulated-secret"


@dataclass
class Asked:
    """A search over an emulator of its vendor."""

    search: WebSearch
    emulator: TavilyEmulator
    vendor: WebVendor
    environ: dict[str, str]


@pytest.fixture(params=WEB_VENDORS, ids=lambda vendor: vendor.name)
async def asked(request) -> AsyncIterator[Asked]:
    vendor = request.param
    async with SERVERS[vendor.name](api_key=KEY, keyless=False) as emulator:
        environ = {vendor.needs: KEY, vendor.address_setting.upper(): emulator.api_url}
        search = configured_search(read_settings(environ, Path("/none/.env")))
        yield Asked(search, emulator, vendor, environ)
        await search.close()


async def test_results_are_numbered_passages_of_the_web(asked):
    asked.emulator.script(None, [result(f"https://a.test/{n}", f"text {n}") for n in range(4)])
    found = await asked.search.search("leave", 2)
    assert [(p.meta.chunk_id, p.meta.file_type) for p in found] == [
        ("web_search_0", "web_search"),
        ("web_search_1", "web_search"),
    ]


async def test_nothing_is_asked_where_there_is_nothing_to_ask(asked):
    with pytest.raises(BadInput):
        await asked.search.search(" ", 3)
    assert asked.emulator.calls == []


@pytest.mark.parametrize(
    ("status", "error"), [(401, KeyRejected), (432, QuotaExhausted), (429, RateLimited), (500, Unavailable)]
)
async def test_every_fault_is_one_of_ours_and_tells_no_key(asked, status, error):
    asked.emulator.fail(status=status, times=9)
    with pytest.raises(error) as failed:
        await asked.search.search("leave", 3)
    assert KEY not in str(failed.value)


def test_a_key_configures_it_and_goes_to_its_own_address(asked):
    settings = read_settings(asked.environ, Path("/none/.env"))
    assert searching(settings) is asked.vendor
    assert asked.vendor.address_setting not in must_agree(settings, {}, answers=True)
    with pytest.raises(BadSetting):
        configured_search(settings.model_copy(update={asked.vendor.key: type(settings.tavily_api_key)(" ")}))


def test_no_shared_module_names_a_vendor_of_web_search():
    own = {f"core/clients/{vendor.client}.py" for vendor in WEB_VENDORS}
    own |= {"core/web_vendors.py", "core/settings.py"}
    names = [vendor.key.split("_")[0] for vendor in WEB_VENDORS]
    found = [
        str(path.relative_to(ROOT))
        for part in ("core", "bots", "storage")
        for path in (ROOT / part).rglob("*.py")
        if any(name in path.read_text(encoding="utf-8").lower() for name in names)
    ]
    assert sorted(set(found) - own) == []
    assert not any(name in said.lower() for name in names for said in PHRASES.of("en").values())


def test_each_vendors_client_connects():
    assert all(hasattr(import_module(f"core.clients.{vendor.client}"), "connect") for vendor in WEB_VENDORS)
