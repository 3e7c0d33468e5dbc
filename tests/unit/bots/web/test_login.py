"""Logging in and out: sessions that end, tokens that expire, guesses that wait, origins that are looked at."""

from __future__ import annotations

import asyncio
import logging
import time

import pytest
from sqlalchemy import update
from sqlmodel import select
from starlette.requests import HTTPConnection

from bots.web.attempts import ADDRESSES, Attempts, Patience, address_of
from bots.web.callers import COOKIE, HOST_COOKIE, Authenticator
from bots.web.parts import WebLimits
from bots.web.serving import Server, believing
from bots.wiring import read_settings
from core.errors import BadSetting
from storage.access import audit, sessions, tokens
from storage.access.sessions import Ages
from storage.tables.audit import AuditRow
from storage.tables.tokens import SessionRow, TokenRow
from tests.web_bench import ADMIN, QUESTION, bearer, in_process, open_parts

HTML = {"Accept": "text/html"}
HERE = {"Origin": "http://errata.test"}


async def log_in(api, token=ADMIN, **headers):
    return await api.client.post("/session", data={"token": token}, headers=HERE | headers)


async def in_database(api, work):
    return await api.parts.database.run(work)


async def noted(api, action=""):
    found = await in_database(api, lambda session: audit.entries(session, audit.Wanted(action=action)))
    return [(entry.actor, entry.action, entry.subject) for entry in found[::-1]]


async def test_leaving_ends_the_session_on_the_server_also_for_who_kept_the_cookie(tmp_path):
    async with in_process(tmp_path) as api:
        await log_in(api)
        kept = api.client.cookies[COOKIE]
        assert (await api.client.get("/", headers=HTML)).status_code == 200
        left = await api.client.post("/session/end", headers=HERE)
        assert left.status_code == 303
        assert COOKIE not in api.client.cookies
        api.client.cookies.set(COOKIE, kept)
        answer = await api.client.post("/api/ask", json={"question": QUESTION}, headers=HERE)
        assert (answer.status_code, answer.json()["error"]["type"]) == (401, "session_ended")
        assert "over" in (await api.client.get("/", headers=HTML)).text


async def test_a_session_is_kept_as_a_hash_and_does_not_hold_the_token(tmp_path):
    async with in_process(tmp_path) as api:
        token = await api.token("ada")
        await log_in(api, token)
        secret = api.client.cookies[COOKIE]
        assert token not in secret
        row = await in_database(api, lambda session: session.exec(select(SessionRow)).one())
        assert secret not in str(row.model_dump())
        assert tokens.hashed(token) not in str(row.model_dump())


@pytest.mark.parametrize(("column", "hours"), [("seen_at", 3), ("begun_at", 13)])
async def test_a_session_expires_when_it_is_idle_and_when_it_is_old_and_says_so(tmp_path, column, hours):
    async with in_process(tmp_path) as api:
        await log_in(api)
        past = {column: time.time() - hours * 3600}
        await in_database(api, lambda session: session.connection().execute(update(SessionRow).values(past)))
        refused = await api.client.get("/api/answers/x")
        assert (refused.status_code, refused.json()["error"]["type"]) == (401, "session_expired")
        page = await api.client.get("/dashboard", headers=HTML)
        assert page.status_code == 401
        assert "Your session has expired: it lasts 2 hours without being used, and 12 hours in all." in page.text
        assert 'value="/dashboard"' in page.text
        left = await api.client.post("/session/end", headers=HERE | HTML)
        assert "expired" in left.text, "a page, for who presses Leave"
        assert (await log_in(api)).status_code == 303
        assert (await api.client.get("/", headers=HTML)).status_code == 200


async def test_a_session_in_use_does_not_grow_idle(tmp_path):
    async with in_process(tmp_path, limits=WebLimits(sessions=Ages(idle=3600))) as api:
        await log_in(api)
        past = {"seen_at": time.time() - 1800}
        await in_database(api, lambda session: session.connection().execute(update(SessionRow).values(past)))
        assert (await api.client.get("/", headers=HTML)).status_code == 200
        row = await in_database(api, lambda session: session.exec(select(SessionRow)).one())
        assert row.seen_at > time.time() - 60


async def test_revoking_a_token_ends_its_sessions_at_once_and_nobody_elses(tmp_path):
    async with in_process(tmp_path) as api:
        for name in ("ada", "bob"):
            api.client.cookies.clear()
            await log_in(api, await api.token(name))
        await in_database(api, lambda session: tokens.revoke(session, "ada"))
        rows = await in_database(api, lambda session: session.exec(select(SessionRow)).all())
        assert len(rows) == 1
        assert (await api.client.get("/", headers=HTML)).status_code == 200
        await in_database(api, lambda session: tokens.revoke(session, "bob"))
        assert (await api.client.get("/", headers=HTML)).status_code == 401


async def test_an_expired_token_opens_nothing_nor_do_its_sessions(tmp_path):
    async with in_process(tmp_path) as api:
        token = await api.token("ada")
        await log_in(api, token)
        past = {"expires_at": time.time() - 1}
        await in_database(api, lambda session: session.connection().execute(update(TokenRow).values(past)))
        assert (await api.ask(token=token)).status_code == 401
        assert (await api.client.get("/", headers=HTML)).status_code == 401
        assert (await log_in(api, token)).status_code == 401
        assert await api.token("ada"), "its name is free again"


async def test_a_session_of_the_environments_token_ends_when_that_is_another(tmp_path):
    async with in_process(tmp_path) as api:
        await log_in(api)
        secret = api.client.cookies[COOKIE]
    async with in_process(tmp_path, settings={"errata_api_token": "another-token-of-24-letters"}) as api:
        api.client.cookies.set(COOKIE, secret)
        assert (await api.client.get("/", headers=HTML)).status_code == 401


async def test_when_a_token_was_last_used_is_known(tmp_path):
    async with in_process(tmp_path) as api:
        token = await api.token("ada")
        await asyncio.gather(*(api.get("/metrics", token) for _ in range(5)))
        used = await in_database(api, lambda session: tokens.list_tokens(session)[0].used_at)
        assert used == pytest.approx(time.time(), abs=60)


async def test_the_cookie_is_this_hosts_alone_over_https_also_behind_a_proxy_that_does_not_tell(tmp_path):
    async with in_process(tmp_path) as api:
        for url, origin in (("https://errata.test/session", {}), ("/session", {"Origin": "https://errata.test"})):
            begun = await api.client.post(url, data={"token": ADMIN}, headers=origin)
            cookie = begun.headers["set-cookie"]
            assert cookie.startswith(f"{HOST_COOKIE}=")
            for word in ("Secure", "HttpOnly", "Path=/", "SameSite=strict"):
                assert word in cookie
            assert "Domain" not in cookie
        api.client.cookies.clear()
        await log_in(api)
        planted = {"Cookie": f"{COOKIE}={api.client.cookies[COOKIE]}"}
        api.client.cookies.clear()
        assert (await api.client.get("/", headers=HTML | planted)).status_code == 200
        over_tls = await api.client.get("https://errata.test/", headers=HTML | planted)
        assert over_tls.status_code == 401, "a sibling site may have set it"


ELSEWHERE = [
    {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}, {"Origin": "https://evil.example"},
    {"Origin": "null"}, {"Origin": "http://errata.test.evil.example"}, {"Origin": "http://errata.test:81"},
    {"Origin": "ftp://errata.test"}, {"Origin": "http://"}, {"Origin": "http://[", "Sec-Fetch-Site": "cross-site"},
]  # fmt: skip


@pytest.mark.parametrize("headers", ELSEWHERE)
async def test_another_sites_page_can_neither_log_in_nor_act_nor_leave(tmp_path, headers):
    async with in_process(tmp_path) as api:
        refused = await api.client.post("/session", data={"token": ADMIN}, headers=headers)
        assert refused.status_code == 403
        assert "set-cookie" not in refused.headers
        await log_in(api)
        for path, body in (("/api/ask", {"question": QUESTION}), ("/api/feedback", {}), ("/session/end", {})):
            assert (await api.client.post(path, json=body, headers=headers)).status_code == 403
        assert (await api.client.get("/", headers=HTML)).status_code == 200


SAME = {"Sec-Fetch-Site": "same-origin"}


@pytest.mark.parametrize("headers", [HERE, SAME, SAME | {"Origin": "null"}])
async def test_our_own_pages_can(tmp_path, headers):
    async with in_process(tmp_path) as api:
        assert (await api.client.post("/session", data={"token": ADMIN}, headers=headers)).status_code == 303
        assert (await api.client.post("/api/ask", json={"question": QUESTION}, headers=headers)).status_code == 200


async def test_a_form_of_ours_says_where_it_comes_from(tmp_path):
    async with in_process(tmp_path) as api:
        page = await api.client.get("/", headers=HTML)
        assert page.headers["referrer-policy"] == "same-origin", "with no-referrer its origin would be null"


async def test_over_our_own_tls_a_page_without_is_another_one(tmp_path):
    async with in_process(tmp_path) as api:
        begun = await api.client.post("https://errata.test/session", data={"token": ADMIN}, headers=HERE)
        assert begun.status_code == 403


async def test_guesses_wait_longer_each_time_and_a_good_token_never_does(tmp_path, caplog):
    async with in_process(tmp_path) as api:
        token = await api.token("ada")
        statuses = [(await log_in(api, f"guess-{n}")).status_code for n in range(20)]
        assert set(statuses[:15]) == {401}
        assert set(statuses[16:]) == {429}
        refused = await api.get("/metrics", "guess")
        assert (refused.status_code, refused.json()["error"]["type"]) == (429, "too_many_attempts")
        assert int(refused.headers["retry-after"]) >= 1
        assert (await log_in(api, ADMIN)).status_code == 303
        assert (await api.get("/metrics", ADMIN)).status_code == 200
        api.client.cookies.clear()
        assert (await log_in(api, token)).status_code == 303
        assert (await api.ask(token=token)).status_code == 200
        assert (await api.client.post("/api/ask", json={"question": QUESTION}, headers=HERE)).status_code == 200
        failed = await noted(api, audit.LOGIN_FAILED)
        assert len(failed) == 16, "what is not looked at is not noted"
        assert set(failed) == {("address:127.0.0.1", "login.failed", "login form")}
    lines = [record.getMessage() for record in caplog.records if "login failed" in record.getMessage()]
    assert lines == ["A login failed: login form from 127.0.0.1"]
    assert "guess" not in caplog.text


def call_from(address):
    return HTTPConnection({"type": "http", "headers": [], "client": (address, 1)})


@pytest.mark.parametrize("others", ["the same address", "many addresses", "both"])
async def test_no_right_token_waits_for_the_failures_of_others(tmp_path, others):
    async with in_process(tmp_path) as api:
        made, attempts = await api.token("ada"), Attempts()
        door = Authenticator(api.parts.database, api.parts.kit.settings, attempts=attempts)
        for number in range(200):
            if others != "many addresses":
                attempts.failed("192.0.2.1", "bearer token")
            if others != "the same address":
                attempts.failed(f"10.0.0.{number}", "bearer token")
        for wrong in ("guess", "", made[:-1] + ("a" if made[-1] != "a" else "b")):
            assert (await door.admit(wrong, call_from("192.0.2.1"), "login form")).token is None
        for right in (ADMIN, made):
            admitted = await door.admit(right, call_from("192.0.2.1"), "login form")
            assert (admitted.token is not None, admitted.wait) == (True, 0)
        assert (await door.admit("guess", call_from("192.0.2.1"), "login form")).wait > 0


async def test_a_thousand_guesses_at_once_are_not_looked_at_either(tmp_path):
    async with in_process(tmp_path) as api:
        replies = await asyncio.gather(*(log_in(api, f"guess-{n}") for n in range(60)))
        assert sum(reply.status_code == 401 for reply in replies) == 16


class Clock:
    now = 1_000.0

    def __call__(self):
        return self.now


def test_the_wait_doubles_is_bounded_and_is_forgotten_after_a_quiet_time():
    clock = Clock()
    attempts = Attempts(clock, one=Patience(free=3, first=1.0, longest=8.0, quiet=100.0))
    waits = []
    for _ in range(8):
        attempts.failed("192.0.2.1", "form")
        waits.append(attempts.wait("192.0.2.1"))
        clock.now += waits[-1]
        assert attempts.wait("192.0.2.1") == 0
    assert waits == [0, 0, 0, 1, 2, 4, 8, 8]
    assert attempts.wait("192.0.2.2") == 0
    clock.now += 101
    attempts.failed("192.0.2.1", "form")
    assert attempts.wait("192.0.2.1") == 0


def test_many_addresses_wait_together_and_take_bounded_memory(caplog):
    clock = Clock()
    attempts = Attempts(clock)
    for number in range(ADDRESSES + 500):
        attempts.failed(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}", "form")
    assert attempts.wait("192.0.2.1") > 0
    assert len(attempts._by_address) == ADDRESSES
    clock.now += 20
    attempts.failed("192.0.2.1", "form")
    lines = [record.getMessage() for record in caplog.records]
    assert lines == [
        "A login failed: form from 10.0.0.0",
        f"A login failed: form from 192.0.2.1 ({ADDRESSES + 499} more since the last such line)",
    ]


@pytest.mark.parametrize(
    ("host", "address"),
    [("192.0.2.1", "192.0.2.1"), ("2001:db8::1", "2001:db8::/64"), ("::ffff:192.0.2.1", "192.0.2.1"),
     ("evil\nline", "unknown"), ("", "unknown")],
)  # fmt: skip
def test_who_calls_is_an_address_and_of_ipv6_a_network(host, address):
    assert address_of(HTTPConnection({"type": "http", "client": (host, 1), "headers": []})) == address


@pytest.mark.parametrize(("proxies", "seen"), [((), "127.0.0.1"), (("127.0.0.0/8",), "203.0.113.9")])
async def test_a_proxy_is_believed_only_where_a_setting_names_it(tmp_path, proxies, seen):
    found: asyncio.Queue = asyncio.Queue()

    async def app(scope, _, send):
        await found.put((scope["client"][0], scope["scheme"]))
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    server = Server(believing(app, proxies), "127.0.0.1", 0)
    running = asyncio.create_task(server.run())
    while not server.started:
        assert not running.done(), running.exception()
        await asyncio.sleep(0.01)
    _, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.51.100.1, 203.0.113.9\r\n"
                 b"X-Forwarded-Proto: https\r\nConnection: close\r\n\r\n")  # fmt: skip
    assert await found.get() == (seen, "https" if proxies else "http")
    writer.close()
    server.end()
    await running


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("ERRATA_API_TOKEN", "x" * 23, "24 characters; make one with `openssl rand -hex 24`"),
        ("TRUSTED_PROXIES", "127.0.0.1,proxy.example", "'proxy.example' is no address"),
        ("AUDIT_DAYS", "0", "AUDIT_DAYS"),
    ],
)
def test_a_setting_that_would_let_others_in_is_refused_by_its_name(tmp_path, name, value, said):
    with pytest.raises(BadSetting, match=name) as raised:
        read_settings({name: value}, tmp_path / "none")
    assert said in str(raised.value)
    assert "x" * 23 not in str(raised.value)


def test_a_token_of_24_characters_and_a_network_are_taken(tmp_path):
    found = read_settings({"ERRATA_API_TOKEN": "x" * 24, "TRUSTED_PROXIES": "127.0.0.1, 10.0.0.0/8"}, tmp_path / "none")
    assert found.trusted_proxies == ("127.0.0.1", "10.0.0.0/8")


async def test_logins_votes_and_questions_are_noted_without_a_word_of_them(tmp_path):
    async with in_process(tmp_path) as api:
        token = await api.token("ada")
        identity = token.split("_")[1]
        await log_in(api, token)
        answer = (await api.ask(token=token)).json()["answer_id"]
        await api.post("/api/feedback", {"answer_id": answer, "kind": "down", "reason": "Secret words."}, token)
        await api.bench.settle()
        await api.client.post("/session/end", headers=HERE)
        entries = await noted(api)
        assert [(actor, action) for actor, action, _ in entries] == [
            (f"token:{identity}", action)
            for action in ("login.good", "question.asked", "feedback.given", "login.left")
        ]  # fmt: skip
        whole = str(entries) + (await api.get("/api/audit")).text
        assert QUESTION not in whole
        assert "Secret words" not in whole
        assert token not in whole


async def test_who_asks_and_hangs_up_is_noted_all_the_same(tmp_path):
    async def failing(question, report):
        raise RuntimeError("no answer")

    async with in_process(tmp_path, answer=failing) as api:
        assert (await api.ask()).status_code == 500
        assert [action for _, action, _ in await noted(api)] == ["question.asked"]


async def test_the_audit_log_is_an_unlimited_admins_to_read_page_by_page(tmp_path):
    async with in_process(tmp_path) as api:
        for who, status in ((await api.token("a"), 403), (await api.token("b", "admin", ["hr"]), 403), (ADMIN, 200)):
            assert (await api.get("/api/audit", who)).status_code == status
        for number in range(5):
            await in_database(api, lambda s, n=number: audit.note(s, "slack:T1:U1", "settings.changed", str(n)))
        first = (await api.get("/api/audit?limit=3&actor=slack:T1&action=settings")).json()
        assert [entry["subject"] for entry in first["entries"]] == ["4", "3", "2"]
        rest = (await api.get(f"/api/audit?before={first['before']}&limit=3&actor=slack:")).json()
        assert ([entry["subject"] for entry in rest["entries"]], rest["before"]) == (["1", "0"], None)
        assert (await api.get("/api/audit?actor=slack%25")).json()["entries"] == [], "no pattern"
        assert (await api.get("/api/audit?since=2999-01-01T00:00:00Z")).json()["entries"] == []


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("7d", ["young", "middle"]),
        ("1h", ["young"]),
        ("6w", ["young", "middle", "old"]),
        ("90m", ["young"]),
        (" 7d ", ["young", "middle"]),
        ("", ["young", "middle", "old"]),
        ("2999-01-01", []),
        ("2999-01-01T00:00:00Z", []),
        ("2000-01-01T00:00:00", ["young", "middle", "old"]),
    ],
)
async def test_the_audit_log_takes_the_times_that_the_command_line_takes(tmp_path, asked, found):
    async with in_process(tmp_path) as api:
        for days, subject in ((30, "old"), (2, "middle"), (0, "young")):
            at = time.time() - days * 86_400
            row = AuditRow(at=at, actor="slack:T1:U1", action="settings.changed", subject=subject)
            await in_database(api, lambda session, row=row: session.add(row))
        got = await api.client.get(
            "/api/audit",
            params={"since": asked, "action": "settings"},
            headers={"Authorization": f"Bearer {ADMIN}"},
        )
        assert [entry["subject"] for entry in got.json()["entries"]] == found


@pytest.mark.parametrize("asked", ["yore", "7", "7x", "-1d", "2027-13-01", "x" * 65])
async def test_what_is_no_time_is_refused_and_the_reply_says_what_is_one(tmp_path, asked):
    async with in_process(tmp_path) as api:
        refused = await api.get(f"/api/audit?since={asked}")
        assert refused.status_code == 422
        assert len(asked) > 64 or "90d, 12h, 6w" in refused.json()["error"]["hint"]


async def test_old_sessions_and_notes_are_cleaned_up(tmp_path):
    async with open_parts(tmp_path) as (parts, _):
        database = parts.database
        for _ in range(3):
            await database.run(lambda session: audit.note(session, "terminal", "token.created"))
            await database.run(lambda session: sessions.begin(session, tokens.ENVIRONMENT, "hash"))
        for sweep in (audit.sweep, sessions.sweep):
            assert await database.run(lambda session, sweep=sweep: sweep(session, time.time() - 60)) == 0
            assert await database.run(lambda session, sweep=sweep: sweep(session, time.time() + 60, 2)) == 2
            assert await database.run(lambda session, sweep=sweep: sweep(session, time.time() + 60)) == 1


def test_the_log_says_a_bearer_token_failed_and_not_which(caplog):
    with caplog.at_level(logging.WARNING):
        Attempts(Clock()).failed("192.0.2.1", "bearer token")
    assert caplog.text.count("\n") == 1


async def test_a_stolen_cookie_of_another_kind_is_no_bearer_token(tmp_path):
    async with in_process(tmp_path) as api:
        await log_in(api)
        cookie = api.client.cookies[COOKIE]
        api.client.cookies.clear()
        assert (await api.client.get("/metrics", headers=bearer(cookie))).status_code == 401
        api.client.cookies.set(COOKIE, ADMIN)
        assert (await api.client.get("/metrics")).status_code == 401, "a token is no session"
