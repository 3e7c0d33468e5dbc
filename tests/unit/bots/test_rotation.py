"""Keys that change in a file are used without a restart; whatever else changes there waits for one."""

from __future__ import annotations

import os

import pytest
from pydantic import SecretStr

from bots.wiring import read_settings, rotation
from bots.wiring.rotation import SECRETS, Keys, Renewed, RenewedSearch, RenewedServer
from core.clients.chat_server import CallFailed, ChatRequest, Completion
from core.errors import BadSetting, KeyRejected
from core.settings import Settings
from tests.web_bench import ADMIN, in_process


class Vendor:
    """Takes one key at a time, as a server of chat models and as a web search."""

    options, json_modes = {}, ("none",)

    def __init__(self) -> None:
        self.good = "old"
        self.made = []

    def connect(self, settings):
        self.made.append(settings.openai_api_key.get_secret_value())
        return Client(self, self.made[-1])


class Client:
    def __init__(self, vendor, key) -> None:
        self.vendor, self.key = vendor, key

    async def complete(self, request):
        if self.key != self.vendor.good:
            raise CallFailed(KeyRejected("The key was rejected."))
        return Completion(self.key)

    async def search(self, query, limit):
        if self.key != self.vendor.good:
            raise KeyRejected("The key was rejected.")
        return [self.key]


REQUEST = ChatRequest("m", (), {})
_writes = iter(range(1, 1_000))


def write(path, text):
    """Write a file, later than it was: a clock of a file system may be slower than a test."""
    path.write_text(text)
    os.utime(path, (1_700_000_000 + next(_writes),) * 2)


@pytest.fixture
def rotating(tmp_path):
    path = tmp_path / ".env"
    write(path, "OPENAI_API_KEY=old\nTOP_K=8\n")
    settings, vendor = read_settings({}, path), Vendor()
    keys = Keys(settings, (path,), lambda: read_settings({}, path))
    return path, vendor, Renewed(keys, vendor.connect, vendor.connect(settings))


async def test_a_rejected_key_is_looked_for_once_more_and_the_new_one_used(rotating):
    path, vendor, renewed = rotating
    server = RenewedServer(renewed)
    assert (await server.complete(REQUEST)).text == "old"
    vendor.good = "new"
    with pytest.raises(CallFailed):
        await server.complete(REQUEST)
    write(path, "OPENAI_API_KEY=new\n")
    assert (await server.complete(REQUEST)).text == "new"
    assert vendor.made == ["old", "new"]


async def test_a_search_takes_a_new_key_likewise(rotating):
    path, vendor, renewed = rotating
    vendor.good = "new"
    write(path, "OPENAI_API_KEY=new\n")
    assert await RenewedSearch(renewed).search("x", 3) == ["new"]
    vendor.good = "newest"
    with pytest.raises(KeyRejected):
        await RenewedSearch(renewed).search("x", 3)


def test_a_new_key_is_taken_before_the_former_one_is_rejected(rotating, monkeypatch):
    path, _, renewed = rotating
    write(path, "OPENAI_API_KEY=new\n")
    assert renewed.client().key == "old", "nobody looks with every call"
    monkeypatch.setattr(rotation, "EVERY", 0.0)
    assert renewed.client().key == "new"


def test_only_secrets_are_taken_over(tmp_path):
    path = tmp_path / ".env"
    write(path, "OPENAI_API_KEY=old\nTOP_K=8\n")
    keys = Keys(read_settings({}, path), (path,), lambda: read_settings({}, path))
    write(path, "OPENAI_API_KEY=new\nTOP_K=20\n")
    now = keys.now(at_once=True)
    assert (now.openai_api_key.get_secret_value(), now.top_k) == ("new", 8)
    assert {"openai_api_key", "slack_bot_token", "tavily_api_key"} <= set(SECRETS)


@pytest.mark.parametrize("text", ["TOP_K=many\n", None])
def test_a_file_that_went_or_can_not_be_used_leaves_the_keys_as_they_are(rotating, text):
    path, _, renewed = rotating

    def fail():
        raise BadSetting("TOP_K is wrong.")

    write(path, text) if text else path.unlink()
    renewed._keys._read = fail
    assert renewed.client(at_once=True).key == "old"


def test_a_process_whose_keys_are_its_environments_has_nothing_to_look_at():
    settings = Settings(openai_api_key=SecretStr("k"))
    keys = Keys(settings, (), lambda: pytest.fail("nothing is read"))
    assert keys.now(at_once=True) is settings


async def test_an_admin_token_that_changed_opens_and_the_former_one_with_its_sessions_opens_nothing(tmp_path):
    given = {"token": ADMIN}
    async with in_process(tmp_path, keys=lambda: Settings(errata_api_token=SecretStr(given["token"]))) as api:
        await api.client.post("/session", data={"token": ADMIN}, headers={"Origin": "http://errata.test"})
        assert (await api.client.get("/", headers={"Accept": "text/html"})).status_code == 200
        given["token"] = "another-token-of-some-length"
        assert (await api.get("/metrics", ADMIN)).status_code == 401
        assert (await api.get("/metrics", given["token"])).status_code == 200
        assert (await api.client.get("/", headers={"Accept": "text/html"})).status_code == 401
