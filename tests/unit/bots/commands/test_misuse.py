"""What is said of a command line that can't be: every option with a wrong value, in words, wrapped at them."""

from __future__ import annotations

import pytest
import typer

from bots.cli import app, main, run
from bots.commands.telling import wrapped
from core.errors import BadInput, BadSetting

OF_LIBRARIES = ("Value error", "Input should be", "unable to parse", "Invalid value", "argument(s)", "requires an")


def commands(group, name: tuple[str, ...] = ()):
    for child, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from commands(command, (*name, child))
        else:
            yield (*name, child), command


COMMANDS = dict(commands(typer.main.get_command(app)))


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ERRATA_HOME", str(tmp_path / "home"))


def said(*arguments: str) -> str:
    with pytest.raises((BadInput, BadSetting)) as caught:
        run(list(arguments))
    return str(caught.value)


@pytest.mark.parametrize("name", COMMANDS, ids=" ".join)
def test_every_option_tells_a_wrong_value_in_our_words(name):
    """None is taken, cut or told in a library's words; those that take any text are no part of it."""
    told = [said(*name, "--nosuch")]
    for option in (one for one in COMMANDS[name].params if one.param_type_name == "option"):
        if option.is_flag:
            told.append(said(*name, f"{option.opts[0]}=x"))
        else:
            told.append(said(*name, option.opts[0]))
    for one in told:
        assert one.endswith((".", "-h`."))
        assert not [words for words in OF_LIBRARIES if words in one], one


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (
            ["ask", "Why?", "--mode", "wrong"],
            "--mode: 'wrong' is none of standard, crag, self_reflective, both, auto. See `errata ask -h`.",
        ),
        (["chat", "--mode", ""], "--mode: '' is none of standard, crag, self_reflective, both, auto."),
        (["tokens", "create", "x", "--scope", "all"], "--scope: 'all' is none of ask, admin."),
        (["search", "x", "--top-k", "many"], "--top-k: 'many' is no whole number. See `errata search -h`."),
        (["search", "x", "--top-k", "-3"], "--top-k: '-3' is less than 1."),
        (["eval", "x", "--fail-under", "7"], "--fail-under: '7' is more than 1."),
        (["contradictions", "--seconds", ""], "--seconds: '' is no number."),
        (["ask", "--mode"], "--mode needs a value."),
        (["ask", "--json=yes", "Why?"], "--json takes no value."),
        (["ask", "--modus", "both", "Why?"], "There is no option --modus. Did you mean --mode? See `errata ask -h`."),
        (["ask", "--nosuch", "Why?"], "There is no option --nosuch. See `errata ask -h`."),
        (["asc", "Why?"], "There is no command 'asc'. Did you mean 'ask'? See `errata -h`."),
        (["documents", "nosuch"], "There is no command 'nosuch'. See `errata documents -h`."),
        (
            ["ask", "How", "many", "days?"],
            "There is more than errata ask takes: many days? Words that belong together are put in quotes."
            " See `errata ask -h`.",
        ),
        (["ask", "How", "many", "days"], "There is more than errata ask takes: many days. Words that belong together"),
        (["slack", "now"], "errata slack takes no such argument: now. See `errata slack -h`."),
        (["ingest"], "PATH|URL is missing: errata ingest [OPTIONS] {PATH|URL}... See `errata ingest -h`."),
        (["check"], "records is missing: errata check [OPTIONS] {records}. See `errata check -h`."),
        (["ingest", ""], "An empty argument names nothing: errata ingest [OPTIONS] {PATH|URL}..."),
        (["watch", ""], "An empty argument names nothing: errata watch [OPTIONS] {folder}."),
        (["sources", "add", "wiki", ""], "An empty argument names nothing: errata sources add"),
        (["facts", "describe", ""], "An empty argument names nothing: errata facts describe"),
        (["web", "--host", ""], "--host: '' is no address. Such as 127.0.0.1, or 0.0.0.0 for all of this machine."),
        (["web", "--host", "no host"], "--host: 'no host' is no address."),
        (["migrate", "--to", "wrong"], "That is no database URL. Write postgresql+psycopg://HOST/NAME or sqlite:"),
        (["migrate", "--to", ""], "That is no database URL."),
        (["ingest", "docs", "--collection", "x", ""], "An empty argument names nothing: errata ingest"),
    ],
)
def test_what_is_wrong_is_said_with_what_to_do(arguments, says):
    assert says in said(*arguments)


@pytest.mark.parametrize("columns", [50, 120])
@pytest.mark.parametrize("name", COMMANDS, ids=" ".join)
def test_usage_errors_wrap_at_words(name, columns):
    told = f"errata: {said(*name, '--nosuch-' + 'x' * 30)}"
    rows = wrapped(told, columns)
    assert all(len(row) <= columns for row in rows)
    assert " ".join(row.strip() for row in rows) == told


def test_a_wrong_command_line_is_one_line_on_standard_error_and_exit_code_2(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["ask", "Why?", "--mode", "wrong"])
    assert ended.value.code == 2
    told = capsys.readouterr()
    assert not told.out
    assert told.err.startswith("errata: --mode: 'wrong' is none of standard,")
    assert told.err.count("\n") == 1


def test_an_exit_code_of_a_command_is_kept(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["documents"])
    assert ended.value.code == 2
    assert "Usage: errata documents" in capsys.readouterr().err
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
