"""Asking over HTTP: answers, conversations, collections, steps, overload and cancellation."""

from __future__ import annotations

import asyncio
from functools import partial

import httpx
import pytest

from bots.render.answer_json import answer_json
from bots.web.parts import WebLimits
from bots.web.question_queue import FairQueue, QueueLimits
from core.errors import Unavailable
from core.ports import Progress
from core.tasks import StandAlone
from storage.conversations.store import get_answer
from tests.emulators.common import PATIENCE
from tests.engine_bench import answer_to
from tests.fakes import ScriptedModel
from tests.web_bench import ADMIN, LEAVE, QUESTION, QUICK_PINGS, bearer, corpus, in_process, on_a_socket, right_draft


class Held:
    """An answer that comes when it is let go; remembers who went away."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.go = asyncio.Event()
        self.cancelled = asyncio.Event()

    async def __call__(self, question, report):
        self.begun.set()
        report(Progress("searching"))
        try:
            await self.go.wait()
        except asyncio.CancelledError:
            self.cancelled.set()
            raise
        return answer_to(question)


async def test_an_answer_is_the_json_of_the_command_line_and_is_kept(tmp_path):
    async with in_process(tmp_path) as api:
        response = await api.ask()
        assert response.status_code == 200
        body = response.json()
        kept = await api.parts.database.read(lambda session: get_answer(session, body["answer_id"]))
        assert body == answer_json(kept) | {"conversation_id": body["conversation_id"]}
        assert (body["query"], body["outcome"]) == (QUESTION, "answered")
        assert "28 days" in body["answer"]
        assert body["sources"][0]["metadata"]["source_file"]
        again = await api.get(f"/api/answers/{body['answer_id']}")
        assert again.json() == body
        assert again.headers["Errata-Pending"] == "false"


async def test_a_conversation_goes_on_under_the_users_own_name_for_it_and_is_the_tokens_alone(tmp_path):
    model = ScriptedModel(generate=right_draft())
    async with in_process(tmp_path, model=model) as api:
        ada, bob = await api.token("ada"), await api.token("bob")
        assert (await api.ask(token=ada, conversation_id="leave")).json()["conversation_id"] == "leave"
        await api.ask("And the year before?", token=bob, conversation_id="leave")
        assert not model.calls(StandAlone), "another token's conversation of the same name is another one"
        await api.ask("And the year before?", token=ada, conversation_id="leave")
        [followed] = model.calls(StandAlone)
        assert followed.history[0].text == QUESTION


async def test_only_collections_that_the_token_may_read_are_searched(tmp_path):
    index = await corpus(hr=LEAVE, board="Every director gets 99 days of paid leave a year.")
    async with in_process(tmp_path, index=index) as api:
        limited = await api.token(collections=["hr"])
        assert (await api.ask(token=limited, collections=["board"])).status_code == 403
        assert (await api.ask(token=limited, collections=["hr", "board"])).status_code == 403
        for fields in ({}, {"collections": ["hr"]}, {"collections": []}):
            body = (await api.ask(token=limited, **fields)).json()
            assert {source["metadata"]["collection"] for source in body["sources"]} == {"hr"}
        assert (await api.ask(collections=["board"])).status_code == 200, "a token without limits reads all"
        missing = await api.ask(collections=["nothing"])
        assert missing.status_code == 404
        assert "nothing" in missing.json()["error"]["message"]


async def test_steps_come_as_events_and_the_answer_last(tmp_path):
    async with in_process(tmp_path) as api:
        events = await api.events()
        assert [name for name, _ in events][-1] == "answer"
        assert [data["step"] for name, data in events if name == "step"][:2] == ["searching", "drafting"]
        assert events[-1][1]["outcome"] == "answered"
        kept = await api.get(f"/api/answers/{events[-1][1]['answer_id']}")
        assert kept.status_code == 200


async def test_what_the_asker_must_mend_is_a_status_or_an_error_event(tmp_path):
    async with in_process(tmp_path) as api:
        response = await api.ask("?!")
        assert response.status_code == 422
        assert response.json()["error"]["message"] == "The question is empty."
        [(name, data)] = await api.events("?!")
        assert (name, data["error"]["type"]) == ("error", "bad_input")


async def test_an_unexpected_fault_is_told_without_its_details(tmp_path):
    async def broken(question, report):
        raise RuntimeError("secret of the machine")

    async with in_process(tmp_path, answer=broken) as api:
        response = await api.ask()
        assert response.status_code == 500
        assert "secret" not in response.text
        [(name, data)] = await api.events()
        assert name == "error"
        assert "secret" not in str(data)


async def test_a_service_that_is_down_is_a_503_with_retry_after(tmp_path):
    async def down(question, report):
        raise Unavailable("The index does not answer.")

    async with in_process(tmp_path, answer=down) as api:
        response = await api.ask()
        assert (response.status_code, response.headers["Retry-After"]) == (503, "5")


@pytest.mark.parametrize(
    "question", ["How many\x00 days\x1b[31m of leave?", "Days \ud800 of leave?", "日本の休暇は何日?"]
)
async def test_a_hostile_question_is_no_server_error(tmp_path, question):
    async with in_process(tmp_path) as api:
        escaped = question.encode("unicode_escape").replace(b"\\x", b"\\u00").decode()
        headers = bearer(ADMIN) | {"Content-Type": "application/json"}
        response = await api.client.post("/api/ask", content=f'{{"question": "{escaped}"}}', headers=headers)
        assert response.status_code in (200, 422)
        assert "\x00" not in response.text
        if response.status_code == 200:
            assert "\\u0000" not in response.text


async def test_past_its_room_the_interface_says_that_it_is_busy(tmp_path):
    held = Held()
    async with in_process(tmp_path, answer=held, limits=WebLimits(at_once=1, waiting=0)) as api:
        first = asyncio.create_task(api.ask())
        await held.begun.wait()
        turned_away = await api.ask()
        assert turned_away.status_code == 503
        assert int(turned_away.headers["Retry-After"]) > 0
        assert turned_away.json()["error"]["type"] == "overloaded"
        held.go.set()
        assert (await first).status_code == 200
        assert (await api.ask()).status_code == 200, "there is room again"


async def test_who_waits_is_answered_when_its_turn_comes(tmp_path):
    held = Held()
    async with in_process(tmp_path, answer=held, limits=WebLimits(at_once=1, waiting=1)) as api:
        asking = [asyncio.create_task(api.ask()) for _ in range(2)]
        await held.begun.wait()
        held.go.set()
        assert [response.status_code for response in await asyncio.gather(*asking)] == [200, 200]


class Counted(Held):
    """Counts whose turn has come."""

    def __init__(self, awaited: int) -> None:
        super().__init__()
        self.awaited = awaited
        self.texts = []
        self.all_begun = asyncio.Event()

    async def __call__(self, question, report):
        self.texts.append(question.text)
        if len(self.texts) == self.awaited:
            self.all_begun.set()
        return await super().__call__(question, report)


async def test_equal_questions_take_one_place_together_and_another_waits(tmp_path):
    held = Counted(awaited=100)
    often = {"token_questions_per_minute": 2_000}
    async with in_process(tmp_path, answer=held, limits=WebLimits(at_once=1), settings=often) as api:
        asking = [asyncio.create_task(api.ask()) for _ in range(100)]
        await asyncio.wait_for(held.all_begun.wait(), PATIENCE)
        asking.append(asyncio.create_task(api.ask("How many directors are there?")))
        held.go.set()
        assert {response.status_code for response in await asyncio.gather(*asking)} == {200}
        assert held.texts == [QUESTION] * 100 + ["How many directors are there?"]


async def test_a_place_that_the_first_of_equal_questions_leaves_is_kept_for_the_others():
    queue, go, both, begun = FairQueue(QueueLimits(1, 9, 9, PATIENCE)), asyncio.Event(), asyncio.Event(), []

    async def work(name):
        begun.append(name)
        if len(begun) == 2:
            both.set()
        await go.wait()

    first, second, other = (queue.admit("ada", name[0], partial(work, name)) for name in ("a1", "a2", "b"))
    await both.wait()
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    assert begun == ["a1", "a2"]
    go.set()
    await asyncio.gather(second, other)
    assert begun == ["a1", "a2", "b"]
    assert queue.inside == 0


@pytest.mark.parametrize("accept", ["application/json", "text/event-stream"])
async def test_nobody_works_for_a_client_that_went_away(tmp_path, accept):
    held = Held()
    async with on_a_socket(tmp_path, answer=held, limits=QUICK_PINGS) as api:
        headers = bearer(ADMIN) | {"Accept": accept}
        asking = asyncio.create_task(api.client.post("/api/ask", json={"question": QUESTION}, headers=headers))
        await held.begun.wait()
        asking.cancel()
        await asyncio.wait_for(held.cancelled.wait(), PATIENCE)


@pytest.mark.parametrize("accept", ["application/json", "text/event-stream"])
async def test_a_question_that_stays_is_a_turn_of_its_conversation_at_once_and_is_answered_all_the_same(
    tmp_path, accept
):
    held = Held()
    async with on_a_socket(tmp_path, answer=held, limits=QUICK_PINGS) as api:
        headers = bearer(ADMIN) | {"Accept": accept, "Errata-Stays": "true"}
        asked = {"question": QUESTION, "conversation_id": "leave"}
        asking = asyncio.create_task(api.client.post("/api/ask", json=asked, headers=headers))
        await held.begun.wait()
        asking.cancel()
        page = (await api.get("/c/leave")).text
        assert QUESTION in page
        question_id = page.partition('data-open="')[2].partition('"')[0]
        state = (await api.get(f"/api/questions/{question_id}")).json()
        assert (state["state"], state["answer_id"]) == ("open", None)
        assert (await api.get(f"/api/questions/{question_id}", await api.token("bob"))).status_code == 404
        held.go.set()
        state = await _until_not(api, question_id, "open")
        assert (await api.get(f"/api/answers/{state['answer_id']}")).status_code == 200
        assert "data-open" not in (await api.get("/c/leave")).text


async def test_a_question_that_stays_is_stopped_by_its_asker_alone_and_leaves_nothing(tmp_path):
    held = Held()
    async with on_a_socket(tmp_path, answer=held, limits=QUICK_PINGS) as api:
        headers = bearer(ADMIN) | {"Accept": "text/event-stream", "Errata-Stays": "true"}
        async with api.client.stream("POST", "/api/ask", json={"question": QUESTION}, headers=headers) as response:
            question_id = response.headers["Errata-Question"]
            await held.begun.wait()
            assert (
                await api.client.delete(f"/api/questions/{question_id}", headers=bearer(await api.token("bob")))
            ).is_error
            stopped = await api.client.delete(f"/api/questions/{question_id}", headers=bearer(ADMIN))
            assert stopped.status_code == 204
        await asyncio.wait_for(held.cancelled.wait(), PATIENCE)
        assert "error" in await _until_not(api, question_id, "open")
        assert (await api.get("/api/conversations")).json()["conversations"] == []


async def test_a_slow_answer_keeps_its_stream_alive_and_comes(tmp_path):
    held = Held()
    async with on_a_socket(tmp_path, answer=held, limits=QUICK_PINGS) as api:
        headers = bearer(ADMIN) | {"Accept": "text/event-stream"}
        async with api.client.stream("POST", "/api/ask", json={"question": QUESTION}, headers=headers) as response:
            seen = ""
            async for text in response.aiter_text():
                seen += text
                if ": ping" in seen.partition("event: step")[2]:
                    held.go.set()
        since = seen.partition("event: step")[2]
        assert since.index(": ping") < since.index("event: answer")


async def test_what_is_being_answered_at_the_end_still_gets_its_answer(tmp_path):
    held = Held()
    async with on_a_socket(tmp_path, answer=held) as api:
        asking = asyncio.create_task(api.ask())
        await held.begun.wait()
        api.server.end()
        while await _listens(api.client.base_url):
            pass
        held.go.set()
        assert (await asking).status_code == 200


async def _until_not(api, question_id, state):
    async with asyncio.timeout(PATIENCE):
        while True:
            found = (await api.get(f"/api/questions/{question_id}")).json()
            if found.get("state") != state:
                return found
            await asyncio.sleep(0.01)


async def _listens(url):
    try:
        async with httpx.AsyncClient(base_url=url) as another:
            await another.get("/healthz")
    except httpx.TransportError:
        return False
    return True
