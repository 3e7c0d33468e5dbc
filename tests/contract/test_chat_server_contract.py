"""Servers of chat models: the same tasks, bookings and errors, whichever vendor serves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path

import pytest

from bots.agreement import must_agree
from bots.commands.setting_lines import setting_lines
from bots.setting_sources import found_settings, redirections
from bots.wiring import probe_language_model, read_settings
from core.access.provenance import KeptIn, Provenance
from core.clients.chat_servers import configured_server
from core.clients.extractive import ExtractiveModel
from core.clients.prompted_model import PromptedModel
from core.errors import (
    BadSetting,
    ContextTooLong,
    ErrataError,
    KeyRejected,
    QuotaExhausted,
    RateLimited,
    RequestRefused,
    Unavailable,
)
from core.kits.confinement import ConfinedModel
from core.receipt import Receipt
from core.settings import Settings
from core.tasks import Generate, Grade
from core.vendors import VENDORS, Vendor, serving
from tests.emulators.common import PATIENCE
from tests.emulators.openai_emu import AzureOpenAIEmulator, OpenAIEmulator, Reply
from tests.fakes import FakeLedger, evidence, question

NONE = Path("/none/.env")
LEAVE = evidence("Every employee gets 28 days of paid leave a year.")
RIGHT = "[ANSWER]\n28 days [1].\n[CITED_SOURCES]\n1"
GRADED = {"relevance_score": 0.9, "relevance_label": "relevant", "needs_web_search": False, "reasoning": "It says so."}
DRAFT, GRADE = Generate(question(), LEAVE), Grade(question(), LEAVE)


BY_NAME = {vendor.name: vendor for vendor in VENDORS}


@dataclass
class Served:
    """An emulator, and the settings that lead to it."""

    emulator: OpenAIEmulator
    environ: dict[str, str]
    vendor: Vendor
    ledger: FakeLedger = field(default_factory=FakeLedger)

    @property
    def key_setting(self) -> str:
        return self.vendor.key.upper()

    @property
    def address_setting(self) -> str:
        return self.vendor.address_setting.upper()

    def settings(self, **changes: str) -> Settings:
        usual = {"LLM_TIMEOUT": str(PATIENCE), "LLM_MODEL": "gpt-4.1"}
        return read_settings(usual | self.environ | changes, NONE)

    def model(self, name: str = "", **changes: str) -> PromptedModel:
        found = self.settings(**changes)
        server = configured_server(found)
        assert server is not None
        return PromptedModel(server, name or found.llm_model, found, self.ledger)


def openai_at(emulator: OpenAIEmulator) -> Served:
    environ = {"OPENAI_BASE_URL": emulator.api_url, "OPENAI_API_KEY": emulator.api_key}
    return Served(emulator, environ, BY_NAME["OpenAI"])


def azure_at(emulator: OpenAIEmulator) -> Served:
    environ = {
        "AZURE_OPENAI_ENDPOINT": emulator.api_url,
        "AZURE_OPENAI_API_KEY": emulator.api_key,
        "AZURE_OPENAI_DEPLOYMENT": "prod",
    }
    return Served(emulator, environ, BY_NAME["Azure OpenAI"])


SERVERS = {"OpenAI": (OpenAIEmulator, openai_at), "Azure OpenAI": (AzureOpenAIEmulator, azure_at)}


@pytest.fixture(params=SERVERS)
async def served(request) -> AsyncIterator[Served]:
    emulator_type, at = SERVERS[request.param]
    async with emulator_type(api_key="sk-emulated-secret") as emulator:
        yield at(emulator)


@pytest.fixture
async def azure() -> AsyncIterator[Served]:
    async with AzureOpenAIEmulator(deployments=("prod", "spare"), forbidden=("gunpowder",)) as emulator:
        yield azure_at(emulator)


def test_every_vendor_is_held_to_this_contract():
    rows = {vendor.name for vendor in VENDORS}
    assert rows == SERVERS.keys(), (
        "SERVERS of this test has an emulator of each vendor, and the settings that lead to it"
    )


async def test_a_vendor_that_is_configured_is_told_with_the_address_it_serves_at(served):
    found = served.settings()
    assert found.uses_language_model
    assert served.environ[served.address_setting] in found.language_model_address


WAYS = [(vendor.name, name) for vendor in VENDORS for name in vendor.configured_by]
TWO = [(one, another) for (of, one), (of_other, another) in combinations(WAYS, 2) if of != of_other]


def value_for(name: str) -> str:
    return "http://127.0.0.1:9" if name.endswith(("_url", "_endpoint", "_host")) else "k" * 32


@pytest.mark.parametrize(("one", "another"), TWO)
def test_two_vendors_that_are_configured_are_one_line_naming_both_settings(one, another):
    environ = {name.upper(): value_for(name) for name in (one, another)}
    with pytest.raises(BadSetting, match=rf"^{one.upper()} is wrong: .*\b{another.upper()}: two servers"):
        read_settings(environ, NONE)


@pytest.mark.parametrize(("vendor", "name"), WAYS)
def test_each_setting_that_configures_a_vendor_leads_to_its_client(vendor, name):
    row = BY_NAME[vendor]
    environ = {row.key.upper(): "k" * 32, name.upper(): value_for(name)}
    found = read_settings(environ, NONE)
    assert found.uses_language_model
    assert serving(found) is row
    assert configured_server(found) is not None


async def test_tasks_are_done_and_booked_at_what_the_server_counted(served):
    served.emulator.script("[ANSWER]", RIGHT)
    served.emulator.script(lambda call: "relevance_score" in str(call.format), Reply.json(GRADED))
    model = served.model()
    drafted, graded = await model.do(DRAFT), await model.do(GRADE)
    assert (drafted.value.text, drafted.value.cited) == ("28 days [1].", (1,))
    assert graded.value.relevance_score == 0.9
    assert drafted.model == "gpt-4.1"
    assert drafted.usage.cost_usd is not None
    counted = [call.usage["total_tokens"] for call in served.emulator.calls]
    assert [spent.tokens for spent in served.ledger.ended.values()] == counted
    assert all(b.reserved >= n for b, n in zip(served.ledger.bookings.values(), counted, strict=True))


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
async def test_a_redirect_is_not_followed_and_named(served, status):
    async with OpenAIEmulator() as elsewhere:
        there = {"Location": f"{elsewhere.api_url}/chat/completions"}
        served.emulator.fail("chat", status=status, body="", headers=there, times=9)
        with pytest.raises(Unavailable) as failed:
            await served.model().do(DRAFT)
        assert elsewhere.calls == []
    assert served.address_setting in str(failed.value)
    assert "sk-emulated-secret" not in str(failed.value)
    assert elsewhere.api_url not in str(failed.value)
    assert len(served.ledger.bookings) == len(served.emulator.calls) == 1


async def test_json_is_asked_for_by_schema_and_a_broken_reply_repaired(served):
    served.emulator.script(None, Reply.invalid_json(GRADED, "cut"), times=1)
    served.emulator.script(None, Reply.json(GRADED))
    reply = await served.model().do(GRADE)
    assert reply.value.relevance_score == 0.9
    assert reply.notes
    assert served.emulator.calls[0].format["type"] == "json_schema"
    assert served.emulator.calls[0].format["strict"]


@pytest.mark.parametrize(
    ("unknown", "sent"),
    [
        ("Unsupported parameter: 'max_completion_tokens'", {"max_tokens": 2_000}),
        ("Unsupported value: 'temperature' does not support 0", {"temperature": None}),
        ("response_format json_schema is enabled only later", {"response_format": {"type": "json_object"}}),
    ],
)
async def test_what_a_server_does_not_know_is_left_out_from_then_on(served, unknown, sent):
    served.emulator.fail("chat", status=400, message=unknown)
    served.emulator.script(None, Reply.json(GRADED))
    model = served.model()
    await model.do(GRADE)
    await model.do(GRADE)
    assert [call.status for call in served.emulator.calls] == [400, 200, 200]
    for call in served.emulator.calls[1:]:
        assert {name: call.body.get(name) for name in sent} == sent
    assert len(served.ledger.bookings) == 3


@pytest.mark.parametrize(
    ("fault", "error"),
    [
        ({"status": 401}, KeyRejected),
        ({"status": 403}, KeyRejected),
        ({"status": 404}, BadSetting),
        ({"status": 400}, RequestRefused),
        ({"status": 422}, RequestRefused),
        ({"status": 400, "code": "content_filter", "message": "Filtered, by the policy on schema."}, RequestRefused),
        ({"status": 400, "code": "context_length_exceeded"}, ContextTooLong),
        ({"status": 429, "retry_after": 86_400}, RateLimited),
        ({"status": 429, "code": "insufficient_quota"}, QuotaExhausted),
        ({"status": 503, "retry_after": 86_400}, Unavailable),
        ({"status": 200, "body": "<html>"}, Unavailable),
    ],
)
async def test_each_failure_is_ours_and_names_no_key(served, fault, error):
    served.emulator.fail("chat", times=9, **fault)
    with pytest.raises(error) as raised:
        await served.model().do(GRADE)
    assert len(served.emulator.calls) == 1, "none of these is mended by trying again at once"
    assert served.emulator.api_key not in str(raised.value)
    ended = [spent.tokens for spent in served.ledger.ended.values()]
    assert ended == ([] if "body" in fault else [0]), "an error status costs nothing, a page may have cost anything"


async def test_a_wrong_key_is_told_with_the_setting_to_mend(served):
    with pytest.raises(KeyRejected, match=served.key_setting):
        await served.model(**{served.key_setting: "sk-another"}).do(DRAFT)


@pytest.mark.parametrize("headers", [{"Retry-After": "0"}, {"retry-after-ms": "1", "Retry-After": "86400"}])
async def test_a_limit_that_passes_soon_is_waited_for(served, headers):
    served.emulator.fail("chat", status=429, headers=headers)
    served.emulator.script(None, RIGHT)
    assert (await served.model().do(DRAFT)).value.text == "28 days [1]."
    assert [call.status for call in served.emulator.calls] == [429, 200]
    assert len(served.ledger.bookings) == 2, "each try is booked"


async def test_a_reply_that_a_filter_cut_is_no_whole_draft(served):
    served.emulator.script(None, Reply.content_filter("[ANSWER]\n28 days"))
    assert (await served.model().do(DRAFT)).value.truncated


async def test_a_reply_without_any_text_is_no_fault_of_ours(served):
    served.emulator.script(None, Reply.content_filter())
    assert (await served.model().do(DRAFT)).value.text == ""


async def test_a_cut_connection_stays_booked_at_the_most(served):
    served.emulator.fail("chat", drop=True, times=9)
    with pytest.raises(Unavailable):
        await served.model().do(DRAFT)
    assert len(served.ledger.bookings) == len(served.emulator.calls)
    assert served.ledger.ended == {}


async def test_a_server_that_is_not_there_was_never_sent_anything(served, refusing_port):
    nowhere = f"http://127.0.0.1:{refusing_port}"
    with pytest.raises(Unavailable, match=served.address_setting):
        await served.model(**{served.address_setting: nowhere}).do(DRAFT)
    assert {spent.sent for spent in served.ledger.ended.values()} == {False}


async def test_an_asker_who_leaves_is_cancelled_and_stays_booked(served):
    served.emulator.fail("chat", delay=PATIENCE)
    task = asyncio.create_task(served.model().do(DRAFT))
    await served.emulator.wait_call("chat")
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert len(served.ledger.bookings) == 1
    assert served.ledger.ended == {}


async def test_text_that_is_kept_in_reaches_no_server(served):
    kept = Provenance(KeptIn(model=frozenset({LEAVE.passages[0].meta.collection})))
    model = ConfinedModel(served.model(), ExtractiveModel(), kept, Receipt())
    await model.do(DRAFT)
    assert served.emulator.calls == []
    assert served.ledger.bookings == {}


async def test_the_doctor_names_it_probes_it_and_masks_its_key(served, caplog, monkeypatch):
    caplog.set_level(logging.DEBUG)
    said = await probe_language_model(served.settings(), served.ledger)
    assert said.startswith("gpt-4.1")
    assert "answers in" in said
    assert len(served.emulator.calls) == 1
    assert [booking.task for booking in served.ledger.bookings.values()] == ["ping"]
    for name, value in served.environ.items():
        monkeypatch.setenv(name, value)
    shown = "\n".join(setting_lines(served.settings()))
    assert served.key_setting in shown
    assert served.emulator.api_key not in shown + caplog.text


async def test_whether_a_key_is_set_must_agree_between_processes_and_which_need_not(served):
    agreed = must_agree(served.settings(), {}, answers=True)
    assert agreed == must_agree(served.settings(**{served.key_setting: "sk-other"}), {}, answers=True)
    without = served.settings().model_copy(update={served.key_setting.lower(): None})
    assert agreed != must_agree(without, {}, answers=True)


async def test_azure_is_asked_by_deployment_version_and_header(azure):
    azure.emulator.script(None, RIGHT)
    spare = {"LLM_FALLBACK_MODEL": "gpt-4o", "AZURE_OPENAI_FALLBACK_DEPLOYMENT": "spare"}
    await azure.model(**spare).do(DRAFT)
    reply = await azure.model("gpt-4o", **spare).do(DRAFT)
    assert [call.deployment for call in azure.emulator.calls] == ["prod", "spare"]
    assert {call.api_version for call in azure.emulator.calls} == {"2024-10-21"}
    assert {call.token for call in azure.emulator.calls} == {azure.emulator.api_key}
    assert reply.model == "gpt-4o", "the receipt and the bill name the model, not its deployment"
    assert "deployment prod" in await probe_language_model(azure.settings(), azure.ledger)


@pytest.mark.parametrize(
    ("changes", "error", "names"),
    [
        ({"AZURE_OPENAI_DEPLOYMENT": "gone"}, BadSetting, "AZURE_OPENAI_DEPLOYMENT"),
        ({"AZURE_OPENAI_DEPLOYMENT": "../../other?x=1"}, BadSetting, "AZURE_OPENAI_DEPLOYMENT"),
        ({"AZURE_OPENAI_API_VERSION": "2020-01-01"}, BadSetting, "AZURE_OPENAI_API_VERSION"),
        ({"AZURE_OPENAI_API_KEY": "another"}, KeyRejected, "AZURE_OPENAI_API_KEY"),
    ],
)
async def test_azures_own_mistakes_name_the_setting_to_mend(azure, changes, error, names):
    with pytest.raises(error, match=names):
        await azure.model(**changes).do(DRAFT)
    assert len(azure.emulator.calls) <= 1


async def test_azures_filter_refuses_one_request_and_no_form_is_given_up_for_it(azure):
    azure.emulator.script(None, Reply.json(GRADED))
    model = azure.model()
    with pytest.raises(RequestRefused, match="content filter"):
        await model.do(Grade(question("How is gunpowder made?"), LEAVE))
    await model.do(GRADE)
    assert [call.format["type"] for call in azure.emulator.calls] == ["json_schema", "json_schema"]


async def test_an_older_version_of_azures_api_is_asked_for_plain_json(azure):
    azure.emulator.script(None, Reply.json(GRADED))
    await azure.model(AZURE_OPENAI_API_VERSION="2024-06-01").do(GRADE)
    assert [call.format.get("type") for call in azure.emulator.calls] == ["json_schema", "json_object"]


async def test_azures_firewall_is_told_as_what_it_is(azure):
    azure.emulator.fail("chat", status=403)
    with pytest.raises(KeyRejected, match="network rules"):
        await azure.model().do(DRAFT)


AZURE = {"AZURE_OPENAI_ENDPOINT": "https://r.test", "AZURE_OPENAI_API_KEY": "k" * 32}


@pytest.mark.parametrize(
    ("environ", "named"),
    [
        (AZURE | {"OPENAI_API_KEY": "sk-x"}, "AZURE_OPENAI_ENDPOINT"),
        (AZURE | {"OPENAI_BASE_URL": "http://127.0.0.1:1/v1"}, "AZURE_OPENAI_ENDPOINT"),
        ({"AZURE_OPENAI_ENDPOINT": "https://r.test"}, "AZURE_OPENAI_API_KEY"),
        (AZURE | {"AZURE_OPENAI_ENDPOINT": "r.test"}, "AZURE_OPENAI_ENDPOINT"),
        (AZURE | {"AZURE_OPENAI_ENDPOINT": "https://r.test/openai/deployments/d/chat"}, "AZURE_OPENAI_ENDPOINT"),
        (AZURE | {"AZURE_OPENAI_ENDPOINT": "https://r.test/?api-version=2024-10-21"}, "AZURE_OPENAI_ENDPOINT"),
        (AZURE | {"AZURE_OPENAI_API_VERSION": "latest"}, "AZURE_OPENAI_API_VERSION"),
        (AZURE | {"AZURE_OPENAI_API_KEY": "ключ"}, "AZURE_OPENAI_API_KEY"),
    ],
)
def test_settings_of_azure_that_can_not_be_right_are_one_line_naming_the_variable(environ, named):
    with pytest.raises(ErrataError, match=f"^{named} is wrong") as raised:
        read_settings(environ, NONE)
    assert isinstance(raised.value, BadSetting)
    assert "k" * 32 not in str(raised.value)


def test_a_key_alone_configures_nothing():
    assert configured_server(read_settings({"AZURE_OPENAI_API_KEY": "k"}, NONE)) is None
    assert configured_server(read_settings({}, NONE)) is None


def test_where_azure_serves_must_agree_and_keys_part_of_neither_address_nor_cache():
    def agreed(**changes: str) -> dict[str, str]:
        return must_agree(read_settings(AZURE | changes, NONE), {}, answers=True)

    for name, value in {
        "AZURE_OPENAI_ENDPOINT": "https://other.test",
        "AZURE_OPENAI_DEPLOYMENT": "d",
        "AZURE_OPENAI_FALLBACK_DEPLOYMENT": "d",
        "AZURE_OPENAI_API_VERSION": "2024-06-01",
    }.items():
        assert agreed() != agreed(**{name: value}), name
    one = read_settings(AZURE | {"AZURE_OPENAI_DEPLOYMENT": "d"}, NONE)
    assert one.language_model_address == "https://r.test gpt-4.1-mini=d"
    assert read_settings({"OPENAI_API_KEY": "sk-x"}, NONE).language_model_address == ""


def test_a_file_that_sends_the_environments_key_elsewhere_is_told_of(tmp_path):
    file = tmp_path / ".env"
    file.write_text("AZURE_OPENAI_ENDPOINT=https://elsewhere.test\n", encoding="utf-8")
    environ = {"AZURE_OPENAI_API_KEY": "k"}
    found = found_settings(environ, (file,))
    assert any("elsewhere.test" in said for said in redirections(found, environ))
