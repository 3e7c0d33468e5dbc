"""The command line's parts: settings, JSON, input lines, what an ingest passes over, and help for everything."""

from __future__ import annotations

import contextlib
import io
import json
import os
from dataclasses import replace
from pathlib import Path

import pytest
import typer
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console
from sqlalchemy.exc import DatabaseError, OperationalError
from typer.testing import CliRunner

from bots.asking import put
from bots.cli import app, meaning
from bots.commands.common import LONGEST_LINE, print_json, read_jsonl
from bots.commands.documents import ingest_address
from bots.commands.setting_lines import made_lines, setting_lines
from bots.console_bot import ConsoleBot
from bots.wiring import Library, read_settings
from core.checks import check_record
from core.clients.extractive import ExtractiveModel
from core.errors import BadInput, BadSetting, NotADocument, StoreCorrupt, Unreadable
from core.indexing.fact_tables import refuse_facts_header, refuse_records
from core.indexing.safe_fetch import FetchPolicy
from core.indexing.sync import sync
from core.model import Mode, Question, Retry
from storage.caches.tiers import StoredAnswers
from tests.fakes import ScriptedModel, draft, kit_of
from tests.fakes_index import InMemoryIndex
from tests.unit.core.test_loop import RIGHT, corpus


def commands(group, name: tuple[str, ...] = ()):
    yield name
    for child, command in getattr(group, "commands", {}).items():
        yield from commands(command, (*name, child))


@pytest.mark.parametrize("name", list(commands(typer.main.get_command(app))), ids=" ".join)
def test_every_command_takes_help(name):
    result = CliRunner().invoke(app, [*name, "--help"])
    assert result.exit_code == 0
    assert "Usage" in result.output


@pytest.mark.parametrize(
    ("environ", "name"),
    [
        ({"TOP_K": "many"}, "TOP_K"),
        ({"REDIS_URL": "nonsense"}, "REDIS_URL"),
        ({"OPENAI_API_KEY": "sk-\nsecret"}, "OPENAI_API_KEY"),
        ({"SLACK_BOT_TOKEN": "xoxb-ключ"}, "SLACK_BOT_TOKEN"),
        ({"ERRATA_MODE": "fast"}, "ERRATA_MODE"),
        ({"ERRATA_HOME": "~nobody-of-this-name/x"}, "ERRATA_HOME"),
        ({"REDIS_URL": "redis://:secret@[::1"}, "REDIS_URL"),
        ({"REDIS_URL": "redis://:secret@127.0.0.1:port/0"}, "REDIS_URL"),
        ({"REDIS_URL": "redis://127.0.0.1/first"}, "REDIS_URL"),
        ({"DATABASE_URL": "mysql://me:secret@host/db"}, "DATABASE_URL"),
        ({"DATABASE_URL": "errata.db"}, "DATABASE_URL"),
        ({"DATABASE_URL": "sqlite://"}, "DATABASE_URL"),
        ({"OPENAI_BASE_URL": "secret.example/v1"}, "OPENAI_BASE_URL"),
        ({"OPENAI_BASE_URL": "http://:8089/v1"}, "OPENAI_BASE_URL"),
        ({"TAVILY_API_URL": "ftp://secret.example"}, "TAVILY_API_URL"),
        ({"SLACK_API_URL": "http://secret.example:99999"}, "SLACK_API_URL"),
        ({"DISCORD_API_URL": "http:secret"}, "DISCORD_API_URL"),
        ({"DISCORD_GATEWAY_URL": "https://secret.example"}, "DISCORD_GATEWAY_URL"),
        ({"SOURCE_URL_TEMPLATE": "https://wiki.example/{file}"}, "SOURCE_URL_TEMPLATE"),
        ({"SOURCE_URL_TEMPLATE": "javascript:secret()"}, "SOURCE_URL_TEMPLATE"),
        ({"CRAG_AMBIGUOUS_THRESHOLD": "0.9"}, "CRAG_AMBIGUOUS_THRESHOLD"),
        ({"TOP_K": "１２"}, "TOP_K"),
        ({"LLM_TIMEOUT": "nan"}, "LLM_TIMEOUT"),
        ({"PORT": "0"}, "PORT"),
    ],
)
def test_a_wrong_setting_is_named_on_one_line_and_a_secret_never_shown(environ, name):
    with pytest.raises(BadSetting) as raised:
        read_settings(environ, Path("/none/.env"))
    assert name in str(raised.value)
    assert "\n" not in str(raised.value)
    assert "secret" not in str(raised.value)


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("TOP_K", "lots", "'lots' is no whole number, TOP_K of the environment, such as TOP_K=8."),
        ("TOP_K", "51", "'51' is more than 50, TOP_K of the environment, such as TOP_K=8."),
        ("TOP_K", "2.5", "'2.5' is no whole number"),
        ("DAILY_TOKEN_CAP", "-1", "'-1' is less than 0"),
        ("REFLECTION_MIN_SCORE", "high", "'high' is no number"),
        ("HYDE", "perhaps", "'perhaps' is neither true nor false"),
        ("LOG_LEVEL", "loud", "'loud' is none of debug, info, warning, error"),
        ("ERRATA_MODE", "fast", "'fast' is none of standard, crag, self_reflective, both, auto"),
    ],
)
def test_a_wrong_value_is_said_with_its_place_and_an_example(tmp_path, name, value, said):
    with pytest.raises(BadSetting) as raised:
        read_settings({name: value}, Path("/none/.env"))
    assert f"{name} is wrong: {said}" in str(raised.value)
    assert f"such as {name}=" in str(raised.value)
    (tmp_path / ".env").write_text(f"{name}={value}\n")
    with pytest.raises(BadSetting, match=f"{name} in {tmp_path / '.env'}"):
        read_settings({}, tmp_path / ".env")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DATABASE_URL", "postgresql+psycopg://me:p/w#?[@host:5432/db?connect_timeout=5"),
        ("DATABASE_URL", "postgresql:///db?host=/run/postgresql"),
        ("DATABASE_URL", "sqlite:////var/lib/errata.db"),
        ("REDIS_URL", "rediss://:p%40ss@redis.example:6380/2"),
        ("REDIS_URL", "unix:///run/redis.sock"),
        ("OPENAI_BASE_URL", "http://127.0.0.1:8089/v1"),
        ("DISCORD_GATEWAY_URL", "wss://gateway.discord.gg"),
        ("SOURCE_URL_TEMPLATE", "https://wiki.example/{path}#page={page}&{chunk_id}"),
    ],
)
def test_an_address_that_can_be_right_is_taken(name, value):
    assert getattr(read_settings({name: value}, Path("/none/.env")), name.lower()) == value


def test_the_version_is_told():
    result = CliRunner().invoke(app, ["--version"])
    assert result.exit_code == 0
    assert result.output.startswith("errata ")


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (OperationalError("insert", {}, Exception("database or disk is full")), "database or disk is full"),
        (DatabaseError("select", {}, Exception("disk image is malformed")), "malformed"),
        (PermissionError(13, "Permission denied", "/x/y"), "Permission denied (/x/y)"),
        (KeyError("secret"), "unexpected went wrong (KeyError)"),
    ],
)
def test_a_foreign_error_says_what_it_is_to_a_user(error, says):
    assert says in str(meaning(error))
    assert "secret" not in str(meaning(error))


def test_an_empty_variable_is_an_unset_one_and_a_home_may_be_ones_own(tmp_path):
    (tmp_path / ".env").write_text("TOP_K=\nLLM_MODEL=from-file\n", encoding="utf-8")
    found = read_settings({"TOP_K": "  ", "LLM_MODEL": "", "ERRATA_HOME": "~/my errata"}, tmp_path / ".env")
    assert (found.top_k, found.llm_model) == (8, "from-file")
    assert found.errata_home == Path.home() / "my errata"


def test_the_doctor_tells_each_setting_whole_below_its_name_and_value(monkeypatch):
    monkeypatch.setenv("TOKEN_QUESTIONS_PER_MINUTE", "7")
    lines = setting_lines(read_settings({"TOKEN_QUESTIONS_PER_MINUTE": "7"}, Path("/none")))
    at = lines.index("TOKEN_QUESTIONS_PER_MINUTE = 7 (environment)")
    assert lines[at + 1].startswith("    Requests with a token")
    assert "EMBEDDING_MODEL (default)" in lines
    assert all(line.endswith(".") for line in lines[1::2])


def test_the_doctor_tells_what_was_set_and_counts_the_rest_unless_all_is_asked_for(monkeypatch):
    monkeypatch.setenv("TOKEN_QUESTIONS_PER_MINUTE", "7")
    lines = made_lines(read_settings({"TOKEN_QUESTIONS_PER_MINUTE": "7"}, Path("/none")))
    assert "TOKEN_QUESTIONS_PER_MINUTE = 7 (environment)" in lines
    assert lines[-1].endswith("settings as shipped: errata doctor --all")
    assert not any("(default)" in line for line in lines)


def test_the_doctor_shows_no_password_of_an_address():
    shown = "\n".join(
        setting_lines(
            read_settings(
                {
                    "DATABASE_URL": "postgresql+psycopg://me:pass@word@host/db",
                    "REDIS_URL": "redis://:password@host:6379/0",
                },
                Path("/none"),
            )
        )
    )
    assert "word" not in shown.replace("password an address", "")
    assert "host/db" in shown


@given(st.recursive(st.none() | st.floats() | st.text(st.characters()), lambda inner: st.lists(inner, max_size=3)))
def test_what_is_printed_is_always_json(value):
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    with contextlib.redirect_stdout(out):
        print_json({"value": value})
    out.flush()
    json.loads(out.buffer.getvalue(), parse_constant=lambda name: pytest.fail(f"{name} is no JSON"))


def test_lines_are_bounded_and_nonsense_is_named(tmp_path):
    file = tmp_path / "lines.jsonl"
    file.write_bytes(b'{"a": 1}\n' + b"x" * (2 * LONGEST_LINE + 5) + b"\n\n" + b"9" * 5_000 + b"\n[" * 1 + b"\n\xff\n")
    read = list(read_jsonl(file))
    assert [number for number, _ in read] == [1, 2, 4, 5, 6]
    assert read[0][1] == {"a": 1}
    assert all(isinstance(line, str) for _, line in read[1:])
    assert read[-1][1] == "the line is not UTF-8"
    with pytest.raises(Unreadable):
        list(read_jsonl(tmp_path))


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le"])
def test_lines_are_read_in_the_encodings_that_editors_write(tmp_path, encoding):
    file = tmp_path / "lines.jsonl"
    mark = "\ufeff" if encoding == "utf-16-le" else ""
    file.write_bytes((mark + '{"text": "Größe \u2028 ☃"}\r\n{"text": 2}').encode(encoding))
    assert [line for _, line in read_jsonl(file)] == [{"text": "Größe \u2028 ☃"}, {"text": 2}]


def test_a_broken_line_says_in_which_column(tmp_path):
    file = tmp_path / "lines.jsonl"
    file.write_text('{"a": 1}\n{"a": }\n' + "[" * 100_000 + '\n{"a"\n', encoding="utf-8")
    assert [line for _, line in read_jsonl(file)] == [
        {"a": 1},
        "the line is not valid JSON: Expecting value (column 7)",
        "the line is not valid JSON: nested too deeply",
        "the line is not valid JSON: Expecting ':' delimiter (column 5)",
    ]


def test_an_object_that_gives_one_name_twice_is_refused(tmp_path):
    file = tmp_path / "lines.jsonl"
    file.write_text('{"rows": [{"fee": 5, "fee": 6}]}\n{"rows": [{"fee": 5}, {"fee": 6}]}\n', encoding="utf-8")
    assert [line for _, line in read_jsonl(file)] == [
        'the line is not valid JSON: "fee" stands twice in one object',
        {"rows": [{"fee": 5}, {"fee": 6}]},
    ]


JSON = st.recursive(
    st.none() | st.booleans() | st.floats() | st.integers() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
CELLS = st.sampled_from(["metric", "fiscal_year", "value", "form", "filingDate", "close", "date", "table"])


@given(JSON, JSON, JSON, st.lists(st.dictionaries(CELLS, JSON, max_size=4), max_size=3) | JSON)
def test_a_record_is_checked_or_refused_whatever_it_holds(answer, question, context, rows):
    record = {"id": 1, "answer": answer, "question": question, "context": context, "rows": rows}
    with contextlib.suppress(BadInput):
        assert check_record(record)["id"] == 1


@pytest.mark.parametrize(
    "header",
    [
        b"company,metric,fiscal_year,period,value\n",
        b"\xef\xbb\xbfDate;Open;High;Low;Close;Volume\r\n",
        b'"accessionNumber","form","filingDate"\n',
    ],
)
def test_a_fact_table_is_no_document(header):
    with pytest.raises(NotADocument, match="errata facts import"):
        refuse_facts_header(header)


@pytest.mark.parametrize("header", [b"date,price,item\n", b"part,price\n", b"metric,value\n", b"", b"\xff\xfe"])
def test_other_tables_are_documents(header):
    refuse_facts_header(header)


def test_questions_are_no_documents_but_questions_with_answers_are():
    asked = [{"_id": str(n), "text": f"How many, case {n}?"} for n in range(3)]
    with pytest.raises(NotADocument, match="ask --questions"):
        refuse_records(asked)
    refuse_records([{"_id": "1", "title": "How many?", "text": "Three?"}] * 3)
    refuse_records([*asked, {"_id": "4", "text": "Three."}])
    with pytest.raises(NotADocument):
        refuse_records([*asked * 4, {"_id": "4", "text": "Compare the two."}])
    refuse_records([1, "x"])
    refuse_records([])


async def test_a_file_whose_name_is_no_text_is_skipped_by_name(tmp_path):
    (tmp_path / "good.md").write_text("# Leave\n\nLeave is 28 days.", encoding="utf-8")
    try:
        (tmp_path / os.fsdecode(b"bad\xff.md")).write_text("x", encoding="utf-8")
    except OSError:
        pytest.skip("this file system takes no such name")
    report = await sync(tmp_path, "default", InMemoryIndex(), None)
    assert [entry.path for entry in report.indexed] == ["good.md"]
    assert [entry.path for entry in report.skipped] == ["bad\ufffd.md"]
    json.dumps(report.as_dict()).encode()


@pytest.mark.parametrize("url", ["http://a.example/", "http://[half", "http://[half#part"])
async def test_a_server_that_does_not_answer_is_a_page_that_cannot_be_read(url):
    async def nobody(host, port):
        raise OSError("no route")

    library = Library(InMemoryIndex(), None)
    with pytest.raises(Unreadable, match="does not answer"):
        await ingest_address(url, "default", library, FetchPolicy(resolve=nobody))


async def test_a_second_try_stays_one_on_its_way_to_the_loop():
    model = ScriptedModel(generate=RIGHT)
    template = Question("", mode=Mode.STANDARD, conversation_id="console:\udc801", retry=Retry("a1", "too short"))
    said = await put("How many days of leave?", template, kit_of(model, await corpus()))
    assert said.question.retry == template.retry
    assert said.question.conversation_id.isprintable()
    said.question.conversation_id.encode()


async def test_the_console_shows_an_answer_as_it_is_and_keeps_votes():
    votes = []

    async def vote(answer, kind, reason):
        votes.append((kind, reason))

    out = io.StringIO()
    text = "Every employee gets 28 days of paid leave a year, :warning: [red]sure[/red]\x1b[J [1]."
    stated = await corpus("Every employee gets 28 days of paid leave a year, :warning: [red]sure[/red].")
    kit = kit_of(ScriptedModel(generate=draft(text, 1)), stated)
    bot = ConsoleBot(kit, vote, Console(file=out, highlight=False, soft_wrap=True, emoji=False))
    for line in ("How many days of leave?", "/good", "/bad wrong\x1b"):
        await bot.say_to(line)
    assert ":warning: [red]sure[/red]" in out.getvalue()
    assert "\x1b" not in out.getvalue()
    assert [kind for kind, _ in votes] == ["up", "down"]


async def test_what_is_said_to_be_wrong_in_words_is_a_thumbs_down_with_its_reason():
    votes = []

    async def vote(answer, kind, reason):
        votes.append((kind, reason))

    kit = kit_of(ExtractiveModel(), await corpus("Every employee gets 28 days of paid leave a year."))
    bot = ConsoleBot(kit, vote, Console(file=io.StringIO(), highlight=False, soft_wrap=True, emoji=False))
    for line in ("that is wrong, it is 30", "How many days of paid leave?", "that is wrong, it is 30", "no, it is 31"):
        await bot.say_to(line)
    assert votes == [("down", "that is wrong, it is 30"), ("down", "no, it is 31")]


@pytest.mark.parametrize(
    "error", [OperationalError("select", {}, Exception("locked")), StoreCorrupt("The database x is damaged.")]
)
async def test_a_cache_whose_evictions_cannot_be_read_is_a_miss(error):
    class Broken:
        async def read(self, work):
            raise error

    class Kept:
        async def get(self, key):
            return self.value

        async def put(self, key, value, ttl_seconds):
            self.value = value

    said = await put("How many days of leave?", Question(""), kit_of(ScriptedModel(generate=RIGHT), await corpus()))
    answers = StoredAnswers(Kept(), Broken())
    await answers.put("answer:k", replace(said, cache_key="answer:k"), 60)
    assert await answers.get("answer:k") is None
