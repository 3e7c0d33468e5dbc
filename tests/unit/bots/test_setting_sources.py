"""Where settings come from, and what is said where a file sends a key elsewhere."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import pytest

from bots.commands.common import MaskingFormatter
from bots.setting_sources import env_files, found_settings, ignored_file, misspelt, redirections, unexpanded
from bots.wiring import read_settings
from core.errors import BadSetting, Unavailable
from core.settings import Settings
from core.text.secrets import masked
from tests import forked
from tests.places import ROOT

NONE = Path("/none/.env")


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_the_data_folders_file_is_read_and_a_strange_folders_is_not(tmp_path):
    own = write(tmp_path / "home" / ".env", "TOP_K=3\n")
    strange = write(tmp_path / "strange" / ".env", "TOP_K=4\n").parent
    write(strange / "pyproject.toml", '[project]\nname = "errata-bot"\n')
    files = env_files({"ERRATA_HOME": str(own.parent)}, strange, tmp_path / "project")
    assert files == (own,)
    assert ignored_file(strange, files) == strange / ".env"


def test_the_projects_own_file_is_read_in_its_checkout_behind_the_data_folders(tmp_path):
    project = write(tmp_path / "project" / ".env", f"ERRATA_HOME={tmp_path / 'home'}\nTOP_K=5\nPORT=81\n").parent
    write(project / "pyproject.toml", "")
    own = write(tmp_path / "home" / ".env", "TOP_K=3\n")
    files = env_files({}, project, project)
    assert files == (own, project / ".env")
    found = found_settings({}, files)
    assert (found["top_k"].value, found["port"].value) == ("3", "81")
    assert ignored_file(project, files) is None


def test_a_named_file_is_read_alone_and_must_be_there(tmp_path):
    named = write(tmp_path / "mine.env", "TOP_K=6\n")
    write(tmp_path / ".env", "TOP_K=7\n")
    environ = {"ERRATA_ENV_FILE": str(named), "ERRATA_HOME": str(tmp_path)}
    assert env_files(environ, tmp_path, tmp_path) == (named,)
    with pytest.raises(BadSetting, match="ERRATA_ENV_FILE"):
        env_files({"ERRATA_ENV_FILE": str(tmp_path / "none")}, tmp_path, tmp_path)


@pytest.mark.parametrize(
    ("by", "named"),
    [
        ("--env-file", ""),
        ("--env-file", "folder"),
        ("--env-file", "x" * 300),
        ("ERRATA_ENV_FILE", "none.env"),
        ("ERRATA_ENV_FILE", "~nobody-of-that-name/x.env"),
        ("ERRATA_ENV_FILE", "mine.env/x"),
    ],
)
def test_a_file_that_can_not_be_read_is_told_by_what_named_it(tmp_path, by, named):
    (tmp_path / "folder").mkdir()
    write(tmp_path / "mine.env", "TOP_K=6\n")
    environ = {name: value for name, value in os.environ.items() if name != "ERRATA_ENV_FILE"}
    environ |= {"ERRATA_HOME": str(tmp_path / "home"), "PYTHONPATH": str(ROOT)}
    words = ["--env-file", named] if by == "--env-file" else []
    environ |= {} if words else {"ERRATA_ENV_FILE": named}
    done = forked.run([*words, "tokens", "list"], b"", environ, tmp_path)
    told = done.stderr.decode()
    assert done.returncode == 2
    assert told.startswith(f"errata: {by} names "), told
    assert told.count("\n") == 1


def test_the_prefix_wins_within_the_environment_and_within_a_file(tmp_path):
    file = write(tmp_path / ".env", "ERRATA_LLM_MODEL=b\nLLM_MODEL=a\nERRATA_TOP_K=9\n")
    found = read_settings({"TOP_K": "4", "ERRATA_PORT": "82", "PORT": "81"}, file)
    assert (found.top_k, found.port, found.llm_model) == (4, 82, "b")


@pytest.mark.parametrize(
    ("key", "address"),
    [
        ("OPENAI_API_KEY", "OPENAI_BASE_URL"),
        ("TAVILY_API_KEY", "TAVILY_API_URL"),
        ("PINECONE_API_KEY", "PINECONE_CONTROLLER_HOST"),
        ("SLACK_BOT_TOKEN", "SLACK_API_URL"),
        ("SLACK_APP_TOKEN", "SLACK_API_URL"),
        ("DISCORD_TOKEN", "DISCORD_API_URL"),
        ("DISCORD_TOKEN", "DISCORD_GATEWAY_URL"),
        ("ERRATA_OPENAI_API_KEY", "ERRATA_OPENAI_BASE_URL"),
    ],
)
def test_a_file_that_sends_a_key_of_the_environment_elsewhere_is_told_of(tmp_path, key, address):
    file = write(tmp_path / ".env", f"{address}=https://elsewhere.example/v1?token=abc\n")
    environ = {key: "sk-secret"}
    (said,) = redirections(found_settings(environ, [file]), environ)
    assert all(word in said for word in (key, address, "elsewhere.example", str(file)))
    assert "secret" not in said
    assert "abc" not in said


@pytest.mark.parametrize("written", ["${OPENAI_API_KEY}", "${OPENAI_API_KEY:-x}", "a${TAVILY_API_KEY}b"])
@pytest.mark.parametrize("quote", ["", '"', "'"])
def test_a_file_puts_in_no_variable_of_the_environment(tmp_path, written, quote):
    lines = (
        f"OPENAI_API_KEY={quote}{written}{quote}\nOPENAI_BASE_URL=https://elsewhere.example/{quote}{written}{quote}\n"
    )
    file = write(tmp_path / ".env", lines)
    environ = {"ERRATA_OPENAI_API_KEY": "sk-secret", "TAVILY_API_KEY": "tvly-secret"}
    found = found_settings({"TAVILY_API_KEY": "tvly-secret", "OPENAI_API_KEY_": "sk"}, [file])
    assert found["openai_api_key"].value == written
    assert not any("secret" in (setting.value or "") for setting in found_settings({}, [file]).values())
    told = list(unexpanded([file]))
    assert any(said.startswith("OPENAI_API_KEY in") for said in told)
    assert "secret" not in "".join([*told, *redirections(found_settings(environ, [file]), environ)])


@pytest.mark.parametrize("name", ["OPENAI_API_KEY", "ERRATA_OPENAI_API_KEY", "AZURE_OPENAI_API_KEY"])
def test_a_key_of_the_environment_that_a_file_repeats_is_told_of(tmp_path, name):
    file = write(
        tmp_path / ".env",
        f"{name}=sk-secret\nOPENAI_BASE_URL=https://elsewhere.example\nAZURE_OPENAI_ENDPOINT=https://elsewhere.example\n",
    )
    environ = {"TAVILY_API_KEY": "sk-secret"}
    (said,) = redirections(found_settings(environ, [file]), environ)
    assert said.startswith("TAVILY_API_KEY of the environment goes to elsewhere.example")


def test_a_key_and_an_address_from_one_place_need_no_word(tmp_path):
    file = write(tmp_path / ".env", "OPENAI_API_KEY=sk-x\nOPENAI_BASE_URL=https://elsewhere.example\n")
    assert list(redirections(found_settings({}, [file]), {})) == []
    environ = {"OPENAI_API_KEY": "sk-x", "OPENAI_BASE_URL": "https://elsewhere.example"}
    assert list(redirections(found_settings(environ, [file]), environ)) == []


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("ERRATA_TOPK", "TOP_K"),
        ("ERRATA_TOP_KK", "TOP_K"),
        ("errata_top_k", "TOP_K"),
        ("ERRATA_HOMME", "ERRATA_HOME"),
        ("ERRATA_MODES", "ERRATA_MODE"),
        ("ERRATA_ADMIN", "ERRATA_ADMINS"),
        ("ERRATA_OPENAI_KEY", "OPENAI_API_KEY"),
        ("ERRATA_ENVFILE", "ERRATA_ENV_FILE"),
        ("ERRATA_WHATEVER_ELSE", ""),
    ],
)
def test_a_misspelt_setting_with_our_prefix_is_told_wherever_it_stands(tmp_path, typed, meant):
    file = write(tmp_path / ".env", f"{typed}=3\n")
    (of_environment,) = misspelt({typed: "3"}, [])
    (in_file,) = misspelt({}, [file])
    for said, where in ((of_environment, "of the environment"), (in_file, f"in {file}")):
        assert said.startswith(f"{typed} {where} is no setting")
        assert said.endswith(f"did you mean {meant}?" if meant else "`errata doctor --all` prints all.")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("TOPK", "TOP_K"), ("top_k", "TOP_K"), ("ERATA_HOME", "ERRATA_HOME"), ("DISCORD_BOT_TOKEN", "DISCORD_TOKEN")],
)
def test_one_without_the_prefix_is_told_in_our_own_file_alone(tmp_path, typed, meant):
    file = write(tmp_path / ".env", f"{typed}=3\n")
    assert [said.rpartition(" ")[2] for said in misspelt({}, [file])] == [f"{meant}?"]
    assert list(misspelt({typed: "3"}, [])) == []


@pytest.mark.parametrize(
    "others",
    ["HOME", "MODE", "HF_HOME", "DB_PORT", "AWS_REGION", "POSTGRES_USER", "ERRATA_SERVICE_HOST", "ERRATA_PORT_80_TCP"],
)
def test_what_is_another_applications_is_not_told(tmp_path, others):
    assert list(misspelt({others: "x"}, [write(tmp_path / ".env", f"{others}=x\n")])) == []


def test_settings_as_they_are_named_and_empty_ones_are_not_told(tmp_path):
    names = [prefix + field.upper() for field in Settings.model_fields for prefix in ("", "ERRATA_")]
    file = write(tmp_path / ".env", "".join(f"{name}=x\n" for name in names) + "ERRATA_TOPK=\n")
    assert list(misspelt(dict.fromkeys(names, "x") | {"ERRATA_ENV_FILE": "x", "ERRATA_TOPK": " "}, [file])) == []


def test_a_misspelt_setting_is_told_once_on_one_line_with_its_name_and_not_its_value(tmp_path):
    environ = os.environ | {"ERRATA_HOME": str(tmp_path), "PYTHONPATH": str(ROOT), "ERRATA_OPENAI_KEY": "sk-geheim"}
    done = forked.run(["doctor"], b"", environ, tmp_path)
    out, err = done.stdout.decode(), done.stderr.decode()
    told = "errata: ERRATA_OPENAI_KEY of the environment is no setting, and has no effect: did you mean OPENAI_API_KEY?"
    assert err.count(told) == 1
    assert "geheim" not in out + err


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("postgresql+psycopg://me:p/w#?[@host:5432/db?x=5", "postgresql+psycopg://***@host:5432/db?x=5"),
        ("redis://:pass@word@host:6379/0", "redis://***@host:6379/0"),
        ("https://user:geheim@host/x", "https://***@host/x"),
        ("https://geheim@host/x", "https://***@host/x"),
        ("https://host:8080/a@b", "https://host:8080/a@b"),
        ("https://h/f?token=geheim&x=1", "https://h/f?token=***&x=1"),
        ("https://h/f?X-Amz-Signature=geheim", "https://h/f?X-Amz-Signature=***"),
        ("https://h/f?sig=geheim#access_token=geheim", "https://h/f?sig=***#access_token=***"),
        ("https://files.slack.com/f/x?pub_secret=geheim", "https://files.slack.com/f/x?pub_secret=***"),
        ("https://hooks.slack.com/services/T/B/geheim", "https://hooks.slack.com/services/***"),
        ("https://hooks.slack.com/commands/T/1/geheim", "https://hooks.slack.com/commands/***"),
        ("https://discord.com/api/v10/webhooks/1/geheim/x", "https://discord.com/api/v10/webhooks/1/***"),
        ("POST /interactions/1/geheim/callback", "POST /interactions/1/***"),
        ("Authorization: Bearer geheimgeheim", "Authorization: Bearer ***"),
        ("Authorization: Basic correct-horse", "Authorization: Basic ***"),
        ('{"authorization": "Bearer geheimgeheim"}', '{"authorization": "Bearer ***"}'),
        ("curl -u x: Basic bWU6Z2VoZWltCg==", "curl -u x: Basic ***"),
        ("Bearer geheim7geheim", "Bearer ***"),
        ("Bearer geheimGeheim", "Bearer ***"),
        ("Bearer geheimgeheimgeheimgeheim", "Bearer ***"),
        ("> your app > Basic Information.", "> your app > Basic Information."),
        ("Basic authentication, Bearer tokens.", "Basic authentication, Bearer tokens."),
        ("the Basic self-service plan", "the Basic self-service plan"),
        ("Basic/standard, Bearer AUTHENTICATION", "Basic/standard, Bearer AUTHENTICATION"),
        ("the key xoxb-1-geheimgeheim is", "the key *** is"),
        ("https://h/?keyword=x&monkey=1 a=b", "https://h/?keyword=x&monkey=1 a=b"),
    ],
)
def test_secrets_of_addresses_are_masked_in_errors_and_logs(text, shown):
    assert masked(text) == shown
    assert str(Unavailable(f"No answer: {text}", hint=text)) == f"No answer: {shown} {shown}"
    formatter = MaskingFormatter("%(message)s")
    record = logging.LogRecord("x", logging.WARNING, "f", 1, "at %s", (text,), None)
    assert formatter.format(record) == f"at {shown}"
    try:
        raise ValueError(text)
    except ValueError as error:
        record.exc_info = (ValueError, error, error.__traceback__)
    assert shown in formatter.format(record)
    assert ("geheim" in formatter.format(record)) is ("geheim" in shown)


def test_the_command_line_reads_the_named_file_and_says_where_it_sends_a_key(tmp_path):
    file = write(tmp_path / "mine.env", f"ERRATA_HOME={tmp_path / 'data'}\nTAVILY_API_URL=https://elsewhere.example\n")
    write(tmp_path / "here" / ".env", "TOP_K=wrong\n")
    environ = os.environ | {"TAVILY_API_KEY": "tvly-abc", "HOME": str(tmp_path / "here"), "PYTHONPATH": str(ROOT)}
    done = forked.run(["--env-file", str(file), "documents", "list"], b"", environ, tmp_path / "here")
    told = done.stderr.decode()
    assert done.returncode == 0, told
    assert (tmp_path / "data").is_dir()
    goes = f"TAVILY_API_KEY of the environment goes to elsewhere.example, as TAVILY_API_URL in {file} says."
    assert f"errata: {goes}" in told
    assert f"{tmp_path / 'here' / '.env'} is not read" in told


def test_an_empty_place_leaves_the_defaults():
    assert read_settings({}, NONE).top_k == 8
