"""Logging in at an OpenID Connect issuer: who proves who they are gets a session, and nobody else."""

from __future__ import annotations

import time
from contextlib import asynccontextmanager

import pytest
from joserfc.jwk import RSAKey
from pydantic import SecretStr

from bots.web.callers import COOKIE
from bots.wiring import read_settings
from core.errors import BadSetting
from storage.access import audit, tokens
from tests.emulators.oidc_emu import CLIENT, SECRET, OIDCEmulator
from tests.web_bench import in_process

HTML = {"Accept": "text/html"}
ADA = {"sub": "248289761001", "email": "Ada@example.com", "email_verified": True, "name": "Ada"}


@asynccontextmanager
async def at(issuer, folder, **more):
    settings = {
        "oidc_issuer": issuer.address,
        "oidc_client_id": CLIENT,
        "oidc_client_secret": SecretStr(SECRET),
        **more,
    }
    async with in_process(folder, settings=settings) as api:
        yield api


@pytest.fixture
async def issuer():
    async with OIDCEmulator() as emulator:
        yield emulator


async def log_in(api, issuer, to="/", **claims):
    sent = await api.client.get("/session/oidc", params={"to": to})
    assert sent.status_code == 303
    code, state = issuer.log_in(sent.headers["location"], **{**ADA, **claims})
    return await api.client.get("/session/oidc/back", params={"code": code, "state": state})


async def noted(api):
    found = await api.parts.database.run(lambda session: audit.entries(session, audit.Wanted(action="login")))
    return [entry.actor for entry in found]


async def test_who_comes_back_with_proof_has_a_session_of_their_own_and_asks(tmp_path, issuer):
    async with at(issuer, tmp_path) as api:
        form = await api.client.get("/", headers=HTML)
        assert 'href="/session/oidc?to=/"' in form.text
        arrived = await log_in(api, issuer, "/dashboard")
        assert (arrived.status_code, 'content="0;url=/dashboard"' in arrived.text) == (200, True)
        assert "errata_login" not in api.client.cookies
        assert (await api.client.get("/", headers=HTML)).status_code == 200
        assert (await api.client.get("/dashboard", headers=HTML)).status_code == 403, "whoever is no admin asks"
        [person] = await api.parts.database.run(tokens.list_tokens)
        assert (person.name, person.scope, person.collections) == ("ada@example.com", "ask", None)
        assert await noted(api) == [f"token:{person.id}"]


async def test_an_admin_is_one_and_stays_the_same_person_under_another_address(tmp_path, issuer):
    async with at(issuer, tmp_path, oidc_admins=("ada@example.com",)) as api:
        await log_in(api, issuer)
        assert (await api.client.get("/dashboard", headers=HTML)).status_code == 200
        await log_in(api, issuer, email="lovelace@example.com")
        [person] = await api.parts.database.run(tokens.list_tokens)
        assert (person.name, person.scope) == ("lovelace@example.com", "ask")


async def test_an_address_that_nobody_verified_makes_nobody_an_admin_and_opens_no_domain(tmp_path, issuer):
    async with at(issuer, tmp_path, oidc_admins=("ada@example.com",)) as api:
        await log_in(api, issuer, email_verified=False)
        [person] = await api.parts.database.run(tokens.list_tokens)
        assert (person.name, person.scope) == ("Ada", "ask")
    (tmp_path / "other").mkdir()
    async with at(issuer, tmp_path / "other", oidc_domains=("example.com",)) as api:
        assert (await log_in(api, issuer, email_verified=False)).status_code == 403
        assert (await log_in(api, issuer, email="eve@example.org")).status_code == 403
        assert COOKIE not in api.client.cookies
        assert (await log_in(api, issuer)).status_code == 200


LIES = {
    "another issuer": {"iss": "https://elsewhere.example"},
    "for another application": {"aud": "other"},
    "expired": {"exp": int(time.time()) - 3_600},
    "another login's nonce": {"nonce": "x"},
    "nobody": {"sub": None},
}


@pytest.mark.parametrize("lie", LIES.values(), ids=LIES)
async def test_a_token_that_proves_less_opens_nothing(tmp_path, issuer, lie):
    issuer.lie = lie
    async with at(issuer, tmp_path) as api:
        assert (await log_in(api, issuer)).status_code == 403
        assert COOKIE not in api.client.cookies
        assert await api.parts.database.run(tokens.list_tokens) == []


async def test_a_key_that_was_rotated_is_looked_up_and_one_that_is_not_the_issuers_is_none(tmp_path, issuer):
    async with at(issuer, tmp_path) as api:
        assert (await log_in(api, issuer)).status_code == 200
        issuer.key = RSAKey.generate_key(2048, {"kid": "k2", "use": "sig", "alg": "RS256"})
        assert (await log_in(api, issuer)).status_code == 403, "it is not published"
        issuer.published.append(issuer.key)
        assert (await log_in(api, issuer)).status_code == 200


async def test_a_login_that_was_not_begun_in_this_browser_or_was_tampered_with_opens_nothing(tmp_path, issuer):
    async with at(issuer, tmp_path) as api:
        sent = await api.client.get("/session/oidc")
        code, state = issuer.log_in(sent.headers["location"], **ADA)
        cookie = api.client.cookies["errata_login"]
        for held, said in ((None, state), (cookie, "other"), (cookie[:-1] + "0", state), ("x." + cookie, state)):
            api.client.cookies.clear()
            if held:
                api.client.cookies.set("errata_login", held)
            back = await api.client.get("/session/oidc/back", params={"code": code, "state": said})
            assert back.status_code == 403
        assert COOKIE not in api.client.cookies


async def test_who_was_revoked_is_not_let_in_again(tmp_path, issuer):
    async with at(issuer, tmp_path) as api:
        await log_in(api, issuer)
        await api.parts.database.run(lambda session: tokens.revoke(session, "ada@example.com"))
        assert (await api.client.get("/", headers=HTML)).status_code == 401
        assert (await log_in(api, issuer)).status_code == 403


async def test_an_issuer_that_is_away_is_said_so_and_a_page_of_another_site_is_no_place_to_go(tmp_path, issuer):
    async with at(issuer, tmp_path) as api:
        assert 'url=/"' in (await log_in(api, issuer, "https://evil.example/")).text
    await issuer.__aexit__()
    (tmp_path / "other").mkdir()
    async with at(issuer, tmp_path / "other") as api:
        assert (await api.client.get("/session/oidc")).status_code == 503


async def test_without_an_issuer_there_is_no_such_path_and_half_of_it_is_a_wrong_setting(tmp_path):
    async with in_process(tmp_path) as api:
        assert (await api.client.get("/session/oidc")).status_code == 404
        assert "/session/oidc" not in (await api.client.get("/", headers=HTML)).text
    with pytest.raises(BadSetting, match="OIDC_CLIENT_ID"):
        read_settings({"OIDC_ISSUER": "https://login.example.com"}, tmp_path / "none")
