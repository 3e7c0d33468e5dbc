"""Who gets in: tokens, scopes, sessions, sizes, and what every response bears."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager

import httpx
import pytest

from bots.web.app import create_app
from bots.web.serving import Server
from storage.access import tokens
from storage.database import open_database
from storage.tables.tokens import TokenRow
from tests.emulators.common import PATIENCE
from tests.engine_bench import answer_to
from tests.web_bench import ADMIN, LEAVE, QUESTION, QUICK_BODIES, bearer, corpus, in_process, on_a_socket, open_parts

GUARDED = [
    ("GET", "/"), ("GET", "/dashboard"), ("GET", "/docs"), ("GET", "/openapi.json"), ("GET", "/metrics"),
    ("GET", "/assets/style.css"), ("GET", "/api/metrics/cbo/series"), ("GET", "/api/answers/x"),
    ("POST", "/api/ask"), ("POST", "/api/feedback"), ("GET", "/nowhere"), ("POST", "/session/end"),
]  # fmt: skip


@pytest.mark.parametrize("given", [None, "wrong", "errata_aaaaaaaaaaaaaaaa_" + "x" * 43, "Ümläut ☃"])
async def test_nothing_but_health_is_answered_without_a_good_token(tmp_path, given):
    async with in_process(tmp_path) as api:
        headers = [(b"authorization", f"Bearer {given}".encode())] if given is not None else []
        for method, path in GUARDED:
            response = await api.client.request(method, path, headers=headers)
            assert response.status_code == 401, path
            assert response.headers["www-authenticate"].startswith("Bearer")
        for path in ("/healthz", "/readyz"):
            assert (await api.client.get(path)).status_code == 200


async def test_a_broken_body_without_a_token_is_refused_before_it_is_read(tmp_path):
    async with in_process(tmp_path) as api:
        response = await api.client.post("/api/ask", content=b"{", headers={"Content-Type": "application/json"})
        assert response.status_code == 401
        response = await api.client.post(
            "/api/ask", content=b"{", headers={"Content-Type": "application/json"} | bearer(ADMIN)
        )
        assert response.status_code == 422


async def test_a_revoked_token_opens_nothing_from_then_on(tmp_path):
    async with in_process(tmp_path) as api:
        token = await api.token("ada")
        assert (await api.ask(token=token)).status_code == 200
        await api.parts.database.run(lambda session: tokens.revoke(session, "ada"))
        assert (await api.ask(token=token)).status_code == 401


async def test_a_scope_too_small_is_a_403(tmp_path):
    async with in_process(tmp_path) as api:
        ask, admin = await api.token("ada"), await api.token("root", "admin")
        assert (await api.get("/dashboard", ask)).status_code == 403
        assert (await api.get("/dashboard", admin)).status_code == 200
        assert (await api.get("/metrics", ask)).status_code == 200


async def test_an_admin_who_may_read_one_collection_meets_no_other_by_answer_vote_or_dashboard(tmp_path):
    async with in_process(tmp_path, index=await corpus(hr=LEAVE, board=LEAVE)) as api:
        limited = await api.token("limited", "admin", ["hr"])
        answers = {name: (await api.ask(collections=[name])).json()["answer_id"] for name in ("hr", "board")}
        answers["all"] = (await api.ask()).json()["answer_id"]
        for name, status in (("hr", 200), ("board", 404), ("all", 404)):
            assert (await api.get(f"/api/answers/{answers[name]}", limited)).status_code == status
            vote = await api.post("/api/feedback", {"answer_id": answers[name], "kind": "up"}, limited)
            assert vote.status_code == (202 if status == 200 else 404)
        assert (await api.get("/dashboard", limited)).status_code == 403
        assert "/dashboard" not in (await api.get("/", limited)).text


def test_a_token_is_kept_as_a_hash_alone(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    token, text = database.transaction(lambda session: tokens.create(session, "ada", "ask", ["hr"]))
    assert database.transaction(lambda session: tokens.verify(session, text)) == token
    row = database.transaction(lambda session: session.get(TokenRow, token.id))
    assert text not in str(row.model_dump())
    other = text[:-1] + ("A" if text[-1] != "A" else "B")
    assert database.transaction(lambda session: tokens.verify(session, other)) is None
    database.close()
    secret = text.split("_", 2)[2]  # it may hold underscores of its own
    assert len(secret) == 43
    for path in tmp_path.iterdir():
        assert secret.encode() not in path.read_bytes()


async def test_a_body_over_a_megabyte_is_a_413_with_and_without_a_length(tmp_path):
    async with on_a_socket(tmp_path) as api:
        body = b'{"question": "' + b"x" * 10_000_000 + b'"}'
        headers = bearer(ADMIN) | {"Content-Type": "application/json"}

        async def chunks():
            for start in range(0, len(body), 65_536):
                yield body[start : start + 65_536]

        for content in (body, chunks()):
            response = await api.client.post("/api/ask", content=content, headers=headers)
            assert response.status_code == 413
            assert response.json()["error"]["type"] == "too_large"
        waits = headers | {"Expect": "100-continue", "Content-Length": "10000000"}
        assert (await _status(api, waits)) == 413


async def test_a_body_that_does_not_arrive_is_a_408(tmp_path):
    async with on_a_socket(tmp_path, limits=QUICK_BODIES) as api:
        assert await _status(api, bearer(ADMIN) | {"Content-Length": "100"}, b'{"quest') == 408


@asynccontextmanager
async def hurried(folder, **changes):
    """A served interface that waits one second for a request's head; yields its port."""
    async with open_parts(folder, **changes) as (parts, _):
        server = Server(create_app(parts), "127.0.0.1", 0, head_seconds=1.0)
        running = asyncio.create_task(server.run())
        while not server.started:
            assert not running.done(), running.exception()
            await asyncio.sleep(0.01)
        try:
            yield server.port
        finally:
            server.end()
            await asyncio.wait_for(running, PATIENCE)


@pytest.mark.parametrize("before", [b"", b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"])
async def test_who_never_ends_a_head_is_hung_up_on_also_behind_a_good_request(tmp_path, before):
    async with hurried(tmp_path) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(before + b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        received = await asyncio.wait_for(reader.read(), PATIENCE)
        assert received.count(b" 200 OK") == bool(before)
        writer.close()


async def test_who_waits_for_an_answer_is_not_hung_up_on(tmp_path):
    begun, go = asyncio.Event(), asyncio.Event()

    async def held(question, report):
        begun.set()
        await go.wait()
        return answer_to(question)

    async with (
        hurried(tmp_path, answer=held) as port,
        httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client,
    ):
        asking = asyncio.create_task(client.post("/api/ask", json={"question": QUESTION}, headers=bearer(ADMIN)))
        await asyncio.wait_for(begun.wait(), PATIENCE)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        assert await asyncio.wait_for(reader.read(), PATIENCE) == b"", "the time for heads is over"
        writer.close()
        go.set()
        assert (await asking).status_code == 200


async def _status(api, headers, body=b""):
    """Send a head and part of a body by hand; return the status."""
    url = api.client.base_url
    reader, writer = await asyncio.open_connection(url.host, url.port)
    head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    writer.write(f"POST /api/ask HTTP/1.1\r\nHost: {url.host}\r\n{head}\r\n".encode() + body)
    line = await asyncio.wait_for(reader.readline(), PATIENCE)
    writer.close()
    return int(line.split()[1])


async def test_a_browser_gets_a_form_then_a_cookie_no_script_can_read(tmp_path):
    async with in_process(tmp_path) as api:
        html = {"Accept": "text/html"}
        form = await api.client.get("/", headers=html)
        assert form.status_code == 401
        assert 'action="/session"' in form.text
        assert "unsafe-inline" not in form.headers["content-security-policy"]
        wrong = await api.client.post("/session", data={"token": "wrong"})
        assert wrong.status_code == 401
        assert "set-cookie" not in wrong.headers
        begun = await api.client.post("/session", data={"token": ADMIN, "to": "//evil.example"})
        assert (begun.status_code, begun.headers["location"]) == (303, "/")
        cookie = begun.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        assert "secure" not in cookie
        page = await api.client.get("/", headers=html)
        assert page.status_code == 200
        assert (await api.client.post("/api/ask", json={"question": QUESTION})).status_code == 200
        await api.client.post("/session/end")
        assert (await api.client.get("/", headers=html)).status_code == 401


async def test_a_form_of_many_fields_opens_nothing(tmp_path):
    async with in_process(tmp_path) as api:
        filled = await api.client.post("/session", data={f"field{n}": "x" for n in range(20)} | {"token": ADMIN})
        assert filled.status_code == 401
        assert (await api.client.post("/session", content=b"\xff" * 100)).status_code == 401


QUESTION_EXAMPLE = '{"question": "How many days of leave do I get?"}'
VOTE_EXAMPLE = '{"answer_id": "01JZX5V7E3Q4W2R1T0Y9U8I7O6", "kind": "up"}'


@pytest.mark.parametrize(
    "sent_as",
    [
        None,
        "",
        "text/plain",
        "text/json",
        "application/x-www-form-urlencoded",
        "multipart/form-data",
        "jsonp",
        "x" * 99,
    ],
)
@pytest.mark.parametrize(("path", "example"), [("/api/ask", QUESTION_EXAMPLE), ("/api/feedback", VOTE_EXAMPLE)])
async def test_who_sends_no_json_is_told_which_content_type_and_what_it_looks_like(tmp_path, sent_as, path, example):
    async with in_process(tmp_path) as api:
        headers = bearer(ADMIN) | ({"Content-Type": sent_as} if sent_as is not None else {})
        for body in (example.encode(), b"question=x", b""):
            response = await api.client.post(path, content=body, headers=headers)
            assert response.status_code == 422
            hint = response.json()["error"]["hint"]
            assert f"Content-Type: application/json, such as {example}" in hint


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"question=x", b"null", b'"x"', b"{}", b"\xff", b'{"question": ""}']
)
@pytest.mark.parametrize("sent_as", ["application/json", "Application/JSON; charset=utf-8", "application/problem+json"])
async def test_who_sends_other_json_is_shown_what_is_taken(tmp_path, body, sent_as):
    async with in_process(tmp_path) as api:
        response = await api.client.post("/api/ask", content=body, headers=bearer(ADMIN) | {"Content-Type": sent_as})
        assert response.status_code in (400, 422)
        hint = response.json()["error"]["hint"]
        assert QUESTION_EXAMPLE in hint
        assert "Content-Type" not in hint


async def test_the_examples_are_taken_as_they_stand(tmp_path):
    async with in_process(tmp_path) as api:
        headers = bearer(ADMIN) | {"Content-Type": "application/json"}
        assert (await api.client.post("/api/ask", content=QUESTION_EXAMPLE, headers=headers)).status_code == 200
        assert (await api.client.post("/api/feedback", content=VOTE_EXAMPLE, headers=headers)).status_code == 404


async def test_the_cookie_is_secure_over_https(tmp_path):
    async with in_process(tmp_path) as api:
        begun = await api.client.post("https://errata.test/session", data={"token": ADMIN})
        assert "secure" in begun.headers["set-cookie"].lower()


@pytest.mark.parametrize("headers", [{"Sec-Fetch-Site": "cross-site"}, {"Origin": "https://evil.example"}])
async def test_another_sites_page_can_not_act_by_cookie(tmp_path, headers):
    async with in_process(tmp_path) as api:
        await api.client.post("/session", data={"token": ADMIN})
        refused = await api.client.post("/api/ask", json={"question": QUESTION}, headers=headers)
        assert refused.status_code == 403
        allowed = await api.client.post("/api/ask", json={"question": QUESTION}, headers=headers | bearer(ADMIN))
        assert allowed.status_code == 200, "a bearer token is not sent by accident"


async def test_every_response_bears_the_security_headers(tmp_path):
    async with in_process(tmp_path) as api:
        for path in ("/healthz", "/nowhere", "/", "/docs"):
            response = await api.get(path)
            assert "default-src 'none'" in response.headers["content-security-policy"]
            assert response.headers["x-content-type-options"] == "nosniff"


async def test_a_wrong_method_says_which_are_right(tmp_path):
    async with in_process(tmp_path) as api:
        response = await api.get("/api/ask")
        assert (response.status_code, response.headers["allow"]) == (405, "POST")
        assert response.json()["error"]["type"] == "method_not_allowed"
