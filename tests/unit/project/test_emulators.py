"""The emulators themselves, seen by the real client libraries: what they say can be trusted elsewhere."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import openai
import pinecone
import pytest
import tavily
from openai import AsyncOpenAI
from pinecone import AsyncIndex, AsyncPinecone
from tavily import AsyncTavilyClient

from tests.emulators.common import PATIENCE
from tests.emulators.loopback import OutsideConnection, on_this_machine
from tests.emulators.openai_emu import OpenAIEmulator, Reply
from tests.emulators.pinecone_emu import PineconeEmulator
from tests.emulators.tavily_emu import TavilyEmulator

ASK = [{"role": "user", "content": "how is the weather?"}]


def test_a_connection_beyond_loopback_is_refused() -> None:
    with pytest.raises(OutsideConnection, match=r"192\.0\.2\.1"):
        socket.create_connection(("192.0.2.1", 80), timeout=1)


async def test_a_connection_beyond_loopback_is_refused_to_asyncio_too() -> None:
    with pytest.raises(OutsideConnection, match=r"192\.0\.2\.1"):
        await asyncio.open_connection("192.0.2.1", 80)


@pytest.mark.parametrize(
    ("address", "allowed"),
    [
        ("127.0.0.1", True),
        ("127.9.9.9", True),
        ("::1", True),
        ("::ffff:127.0.0.1", True),
        ("localhost", True),
        ("10.0.0.1", False),
        ("::ffff:10.0.0.1", False),
        ("169.254.169.254", False),
        ("example.com", False),
        ("0.0.0.0", False),  # noqa: S104 - nothing is bound
    ],
)
def test_loopback_is_known_by_any_of_its_names(address: str, allowed: bool) -> None:
    assert on_this_machine(socket.AF_INET, (address, 80)) is allowed


@pytest.fixture
async def llm(openai_emulator: OpenAIEmulator) -> AsyncIterator[AsyncOpenAI]:
    async with AsyncOpenAI(
        base_url=openai_emulator.api_url,
        api_key=openai_emulator.api_key,
        max_retries=0,
        _strict_response_validation=True,
    ) as client:
        yield client


async def test_openai_says_what_is_scripted_and_records_it(llm: AsyncOpenAI, openai_emulator: OpenAIEmulator) -> None:
    openai_emulator.script("weather", "It rains.", times=1)
    answers = [await llm.chat.completions.create(model="m", messages=ASK) for _ in range(2)]
    assert [a.choices[0].message.content for a in answers] == ["It rains.", "OK."]
    assert [c.rule for c in openai_emulator.calls] == ["rule 1", "default"]
    assert "how is the weather?" in openai_emulator.prompt_text(openai_emulator.calls[0])


async def test_openai_streams_the_same_words(llm: AsyncOpenAI, openai_emulator: OpenAIEmulator) -> None:
    openai_emulator.script(None, "A longer answer, sent in several pieces.")
    stream = await llm.chat.completions.create(model="m", messages=ASK, stream=True)
    said = [chunk.choices[0].delta.content or "" async for chunk in stream]
    assert "".join(said) == "A longer answer, sent in several pieces."
    assert len(said) > 3


async def test_openai_answers_the_responses_api(llm: AsyncOpenAI, openai_emulator: OpenAIEmulator) -> None:
    openai_emulator.script("weather", "It rains, and it will rain.")
    whole = await llm.responses.create(model="m", input="how is the weather?")
    stream = await llm.responses.create(model="m", input="how is the weather?", stream=True)
    said = "".join([event.delta async for event in stream if event.type == "response.output_text.delta"])
    assert whole.output_text == said == "It rains, and it will rain."


async def test_openai_fills_an_unscripted_schema(llm: AsyncOpenAI) -> None:
    schema = {"type": "object", "properties": {"tool": {"type": "string"}}, "required": ["tool"]}
    wanted = {"type": "json_schema", "json_schema": {"name": "s", "schema": schema | {"additionalProperties": False}}}
    answer = await llm.chat.completions.create(model="m", messages=ASK, response_format=wanted)  # type: ignore[call-overload]
    assert json.loads(answer.choices[0].message.content) == {"tool": "sample"}


async def test_openai_refuses_a_schema_that_is_not_strict(llm: AsyncOpenAI) -> None:
    schema = {"type": "object", "properties": {"a": {"type": "string"}}, "additionalProperties": False}
    wanted = {"type": "json_schema", "json_schema": {"name": "s", "strict": True, "schema": schema}}
    with pytest.raises(openai.BadRequestError, match="required"):
        await llm.chat.completions.create(model="m", messages=ASK, response_format=wanted)  # type: ignore[call-overload]


async def test_openai_embeds_equal_words_near_each_other(llm: AsyncOpenAI) -> None:
    answer = await llm.embeddings.create(
        model="e", input=["a red fox", "red fox a", "stock prices"], encoding_format="float"
    )
    first, same, other = (item.embedding for item in answer.data)
    assert sum(a * b for a, b in zip(first, same, strict=True)) == pytest.approx(1)
    assert sum(a * b for a, b in zip(first, other, strict=True)) < 0.5


@pytest.mark.parametrize(
    ("fault", "error"),
    [
        ({"status": 429, "retry_after": 1}, openai.RateLimitError),
        ({"status": 401}, openai.AuthenticationError),
        ({"status": 500}, openai.InternalServerError),
        ({"status": 400, "code": "context_length_exceeded"}, openai.BadRequestError),
        ({"drop": True}, openai.APIConnectionError),
        ({"cut_after": 1}, openai.APIConnectionError),
    ],
)
async def test_openai_faults_reach_the_client_as_its_own_errors(
    llm: AsyncOpenAI, openai_emulator: OpenAIEmulator, fault: dict[str, object], error: type[Exception]
) -> None:
    openai_emulator.fail("chat", **fault)
    with pytest.raises(error):
        await llm.chat.completions.create(model="m", messages=ASK)
    await llm.chat.completions.create(model="m", messages=ASK)


async def test_openai_notices_that_its_client_gave_up(llm: AsyncOpenAI, openai_emulator: OpenAIEmulator) -> None:
    openai_emulator.script(None, Reply.text("never heard").during(endless=True))
    asking = asyncio.create_task(llm.chat.completions.create(model="m", messages=ASK))
    await openai_emulator.wait_call("chat")
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert (await openai_emulator.wait_call("chat", disconnected=True)).status == 0


async def test_openai_serves_on_its_own_and_takes_orders_from_outside(tmp_path: Path) -> None:
    script = tmp_path / "script.json"
    script.write_text(json.dumps([{"match": "weather", "reply": "It rains."}]))
    command = [sys.executable, "-m", "tests.emulators.openai_emu", "--port", "0", "--script", str(script)]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    try:
        assert process.stdout
        url = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode().strip()
        async with (
            AsyncOpenAI(base_url=url, api_key="sk-emulated", max_retries=0) as client,
            httpx.AsyncClient() as http,
        ):
            answer = await client.chat.completions.create(model="m", messages=ASK)
            await http.post(url.removesuffix("/v1") + "/_emu/fail", json={"endpoint": "chat", "status": 503})
            with pytest.raises(openai.InternalServerError):
                await client.chat.completions.create(model="m", messages=ASK)
            calls = (await http.get(url.removesuffix("/v1") + "/_emu/calls")).json()
        assert answer.choices[0].message.content == "It rains."
        assert [call["status"] for call in calls] == [200, 503]
    finally:
        process.terminate()
        await process.wait()


@pytest.fixture
async def vectors(pinecone_emulator: PineconeEmulator) -> AsyncIterator[AsyncIndex]:
    pinecone_emulator.create("docs", dimension=2)
    async with (
        AsyncPinecone(api_key=pinecone_emulator.api_key, host=pinecone_emulator.api_url) as client,
        await client.index(name="docs") as index,
    ):
        yield index


RECORDS = [("a", [1.0, 0.0], {"lang": "en"}), ("b", [0.0, 1.0], {"lang": "de"}), ("c", [0.9, 0.1], {"lang": "de"})]


async def test_pinecone_finds_the_nearest_vectors_that_fit_a_filter(vectors: AsyncIndex) -> None:
    await vectors.upsert(vectors=RECORDS, namespace="n")
    near = await vectors.query(vector=[1.0, 0.0], top_k=2, namespace="n")
    german = await vectors.query(
        vector=[1.0, 0.0], top_k=2, namespace="n", filter={"lang": {"$eq": "de"}}, include_metadata=True
    )
    assert [m.id for m in near.matches] == ["a", "c"]
    assert [(m.id, m.metadata) for m in german.matches] == [("c", {"lang": "de"}), ("b", {"lang": "de"})]


async def test_pinecone_shows_writes_late_until_they_settle(
    vectors: AsyncIndex, pinecone_emulator: PineconeEmulator
) -> None:
    pinecone_emulator.visible_after = 3600
    await vectors.upsert(vectors=RECORDS)
    assert not (await vectors.query(vector=[1.0, 0.0], top_k=3)).matches
    pinecone_emulator.settle()
    assert len((await vectors.query(vector=[1.0, 0.0], top_k=3)).matches) == 3


async def test_pinecone_deletes_by_id_and_knows_no_such_namespace(vectors: AsyncIndex) -> None:
    await vectors.upsert(vectors=RECORDS, namespace="n")
    await vectors.delete(ids=["a"], namespace="n")
    assert set((await vectors.fetch(ids=["a", "b"], namespace="n")).vectors) == {"b"}
    with pytest.raises(pinecone.NotFoundError):
        await vectors.delete(ids=["a"], namespace="never")


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ([("a", [1.0, 0.0, 0.0])], "dimension"),
        ([("a" * 513, [1.0, 0.0])], "Vector ID"),
        ([("a", [0.0, 0.0])], "non-zero"),
        ([("a", [1.0, 0.0], {"text": "x" * 41_000})], "Metadata size"),
    ],
)
async def test_pinecone_refuses_what_the_service_refuses(
    vectors: AsyncIndex, given: list[tuple[str, list[float]]], message: str
) -> None:
    with pytest.raises(pinecone.ApiError, match=message):
        await vectors.upsert(vectors=given)


@pytest.mark.parametrize(
    ("fault", "error"),
    [
        ({"status": 401}, pinecone.UnauthorizedError),
        ({"status": 400, "message": "bad"}, pinecone.ApiError),
        ({"body": "<html>"}, pinecone.ResponseParsingError),
    ],
)
async def test_pinecone_faults_reach_the_client_as_its_own_errors(
    vectors: AsyncIndex, pinecone_emulator: PineconeEmulator, fault: dict[str, object], error: type[Exception]
) -> None:
    pinecone_emulator.fail("query", **fault)
    with pytest.raises(error):
        await vectors.query(vector=[1.0, 0.0], top_k=1)
    await vectors.query(vector=[1.0, 0.0], top_k=1)


async def test_a_pinecone_client_tries_again_after_a_failure(
    vectors: AsyncIndex, pinecone_emulator: PineconeEmulator
) -> None:
    pinecone_emulator.rate_limit("query", retry_after=0)
    pinecone_emulator.fail("query", drop=True)
    await vectors.query(vector=[1.0, 0.0], top_k=1)
    assert [c.status for c in pinecone_emulator.calls_to("query")] == [429, -1, 200]


async def test_tavily_searches_its_pages_and_extracts_them(tavily_emulator: TavilyEmulator) -> None:
    tavily_emulator.page("https://a.test/x", "Python 3.14 is out.", title="News")
    async with AsyncTavilyClient(tavily_emulator.api_key, api_base_url=tavily_emulator.api_url) as client:
        found = await client.search("python release", max_results=3)
        page = await client.extract("https://a.test/x")
    assert [r["url"] for r in found["results"]] == ["https://a.test/x"]
    assert page["results"][0]["raw_content"] == "Python 3.14 is out."


@pytest.mark.parametrize(
    ("fault", "error"),
    [
        ({"status": 400}, tavily.BadRequestError),
        ({"status": 401}, tavily.InvalidAPIKeyError),
        ({"status": 429}, tavily.UsageLimitExceededError),
        ({"status": 432}, tavily.errors.ForbiddenError),
        ({"status": 500}, httpx.HTTPStatusError),
        ({"drop": True}, httpx.RemoteProtocolError),
        ({"cut": True}, httpx.RemoteProtocolError),
        ({"body": "<html>"}, json.JSONDecodeError),
    ],
)
async def test_tavily_faults_reach_the_client_as_they_do_in_earnest(
    tavily_emulator: TavilyEmulator, fault: dict[str, object], error: type[Exception]
) -> None:
    tavily_emulator.fail("search", **fault)
    async with AsyncTavilyClient(tavily_emulator.api_key, api_base_url=tavily_emulator.api_url) as client:
        with pytest.raises(error):
            await client.search("q")
        await client.search("q")


async def test_tavily_answers_without_a_key_only_where_it_is_told_to(tavily_emulator: TavilyEmulator) -> None:
    async with AsyncTavilyClient("", api_base_url=tavily_emulator.api_url) as client:
        with pytest.raises(tavily.InvalidAPIKeyError):
            await client.search("q")
        tavily_emulator.keyless = True
        assert (await client.search("q"))["results"] == []
