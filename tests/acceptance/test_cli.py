"""The real command, as people and scripts run it."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from core.checks import CHECKS
from core.settings import Settings
from tests import forked

LEAVE = "# Leave\n\nEvery employee gets 28 days of paid leave a year. Unused leave expires on 31 March.\n"


def errata(home: Path, *args: str, stdin: str | bytes = "", **environ: str) -> subprocess.CompletedProcess[bytes]:
    known = {name.upper() for name in Settings.model_fields}
    clean = {name: value for name, value in os.environ.items() if name not in known}
    given = stdin.encode() if isinstance(stdin, str) else stdin
    return forked.run(args, given, clean | {"ERRATA_HOME": str(home)} | environ)


@pytest.fixture(scope="module")
def home(tmp_path_factory) -> Path:
    """A data folder with a blank in its name, over one small document."""
    folder = tmp_path_factory.mktemp("kept") / "data folder"
    documents = tmp_path_factory.mktemp("documents")
    (documents / "leave.md").write_text(LEAVE, encoding="utf-8")
    (documents / "prices.csv").write_text("date,open,high,low,close\n2024-01-02,1,2,1,2\n", encoding="utf-8")
    lines = [{"_id": f"q{n}", "text": f"How many days, case {n}?"} for n in range(4)]
    (documents / "questions.jsonl").write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    records = [{"_id": f"r{n}", "title": "Rule", "text": f"Rule {n} of the house is kept."} for n in range(2)]
    (documents / "rules.jsonl").write_text("\n".join(map(json.dumps, records)), encoding="utf-8")
    (documents / "bad\x1b]0;name.txt").write_text("", encoding="utf-8")
    done = errata(folder, "ingest", str(documents / "missing"), str(documents), "--json")
    assert done.returncode == 1, done.stderr.decode()
    report = json.loads(done.stdout)
    assert [entry["path"] for entry in report["indexed"]] == ["leave.md", "rules.jsonl"]
    assert [entry["path"] for entry in report["failed"]] == [str(documents / "missing")]
    skipped = {entry["path"]: entry["reason"] for entry in report["skipped"]}
    assert "errata facts import" in skipped["prices.csv"]
    assert "errata ask --questions" in skipped["questions.jsonl"]
    return folder


def test_questions_in_answers_out_one_a_line_whatever_the_lines_hold(home, tmp_path):
    lines = [
        json.dumps({"_id": "good", "text": "How many days of paid leave?"}),
        "{broken",
        "[1]",
        json.dumps({"_id": "empty", "text": " "}),
        '{"_id": "\\ud800", "text": "How many days\\u0000 of paid leave?"}',
        '{"_id": NaN, "text": "How many days of paid leave?"}',
        '{"_id": ' + "9" * 5_000 + "}",
        json.dumps({"_id": "long", "text": "x" * 50_000}),
    ]
    file = tmp_path / "questions.jsonl"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = errata(home, "ask", "--questions", str(file), PYTHONIOENCODING="latin-1")
    out = [json.loads(line, parse_constant=pytest.fail) for line in done.stdout.decode("latin-1").splitlines()]
    assert done.returncode == 1
    assert len(out) == len(lines)
    assert [("error" in line) for line in out] == [False, True, True, True, False, False, True, True]
    assert [line["_id"] for line in out][::3] == ["good", "empty", None]
    assert "28 days" in out[0]["answer"]
    assert {check["check"] for check in out[0]["validation"]["checks"]} == {check.name for check in CHECKS}


def test_a_piped_conversation_is_answered_line_by_line_and_a_thumbs_down_is_kept(home):
    said = b"How many days of paid leave do I get?\n/bad too short\n/why\n\xff\xfe\n/nonsense\n/mode none\n/good\n"
    said += b"x" * 50_000 + b"\n"
    done = errata(home, "chat", stdin=said, PYTHONIOENCODING="ascii")
    shown = done.stdout.decode("ascii")
    assert done.returncode == 0, done.stderr.decode()
    assert shown.count("28 days of paid leave") >= 2
    assert "remembered" not in shown, "a second look is no look into the cache"
    assert "I don't know /nonsense" in shown
    assert "\x1b" not in shown
    assert "50,000 characters; at most" in shown
    assert "x" * 1_000 not in shown, "a line is not thrown back whole"
    import sqlite3

    with sqlite3.connect(home / "errata.db") as database:
        kept = database.execute("SELECT kind, reason FROM feedback ORDER BY kind").fetchall()
    assert kept == [("up", "")], "the answer held: the later vote on it takes the place of the earlier"


@pytest.mark.parametrize(
    ("args", "environ", "says"),
    [
        (["ask", "x" * 50_000], {}, "at most"),
        (["documents", "list", "--collection", "secrets"], {}, "secrets"),
        (["ask", "leave?"], {"OPENAI_API_KEY": "sk-ключ"}, "OPENAI_API_KEY"),
        (["documents", "list"], {"ERRATA_HOME": "/dev/null/x"}, "/dev/null/x"),
    ],
)
def test_what_the_user_must_mend_is_one_line_and_exit_code_2(home, args, environ, says):
    done = errata(home, *args, **environ)
    lines = done.stderr.decode().strip().splitlines()
    assert done.returncode == 2
    assert len(lines) == 1
    assert says in lines[0]
    assert "ключ" not in lines[0]
    assert done.stdout == b""


def test_records_leave_by_the_name_of_their_file_and_what_is_unknown_is_named(home):
    done = errata(home, "documents", "remove", "rules.jsonl", "nothing.md")
    assert done.returncode == 2
    assert b"Removed 2." in done.stdout
    assert b"nothing.md" in done.stderr


def test_the_doctor_examines_a_broken_setup_and_tells_no_password(tmp_path):
    home = tmp_path / "home"
    home.mkdir()
    (home / "index.db").write_bytes(b"no database at all" * 100)
    environ = {
        "DATABASE_URL": "postgresql+psycopg://errata:hunter2@127.0.0.1:1/none",
        "REDIS_URL": "redis://:hunter2@127.0.0.1:1/0",
        "OPENAI_BASE_URL": "http://u:hunter2@127.0.0.1:1/v1",
        "OPENAI_API_KEY": "sk-hunter2-hunter2",
        "TAVILY_API_KEY": "",
        "CHANNELS_FILE": str(tmp_path / "missing.toml"),
    }
    done = errata(home, "doctor", "--all", **environ)
    shown = done.stdout.decode()
    assert done.returncode == 1
    assert "hunter2" not in shown + done.stderr.decode()
    assert shown.count("FAIL") >= 4
    assert "FAIL  channels" in shown
    assert "TOP_K" in shown
    assert "Traceback" not in done.stderr.decode()


def test_malformed_records_are_named_by_line_and_the_rest_is_checked(tmp_path):
    file = tmp_path / "records.jsonl"
    rows = [{"metric": "revenue", "fiscal_year": 2023, "value": "NaN"}, {"form": None}, {}]
    lines = [
        json.dumps({"id": 1, "answer": "Revenue was $5 [1].", "context": "Revenue was $5."}),
        json.dumps({"id": 2}),
        json.dumps({"answer": "x"}),
        json.dumps({"id": 4, "answer": "Revenue was $5.", "rows": rows}),
        json.dumps({"id": 5, "answer": "x", "rows": "none"}),
        "x" * 1_100_000,
    ]
    file.write_text("\n".join(lines), encoding="utf-8")
    done = errata(tmp_path, "check", str(file))
    out = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 1
    assert [("error" in line) for line in out] == [False, True, True, True, True, True]
    assert "Row 1" in out[3]["error"], "a figure that is none is named, and passes nothing in silence"
    assert "line 6" in out[-1]["error"]


def test_addresses_that_cannot_be_had_are_named_and_stop_no_file(home, tmp_path):
    (tmp_path / "line\nbreak.md").write_text(LEAVE, encoding="utf-8")
    wrong = ["ftp://a.example/x", "http://.../", "HTTP://127.0.0.1/"]
    done = errata(home, "ingest", *wrong[:1], str(tmp_path), *wrong[1:], "--collection", "web")
    lines = done.stdout.decode().splitlines()
    assert done.returncode == 1, done.stderr.decode()
    assert lines[0].startswith("1 indexed (1 passage), 3 failed in ")
    assert all(f"failed  {url}: " in line for url, line in zip(wrong, lines[1:], strict=True))


def test_ctrl_c_at_the_prompt_leaves_the_chat_at_once(home):
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "bots", "chat"]
    environ = os.environ | {"ERRATA_HOME": str(home)}
    chat = subprocess.Popen(
        command,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environ,
        start_new_session=True,
        # What runs in the background of a script ignores Ctrl-C, and so would its children.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    shown = b""
    while b"you>" not in shown:
        shown += os.read(ours, 4096)
    chat.send_signal(signal.SIGINT)
    assert chat.wait(60) == 130
    os.close(theirs)
    shown += _rest(ours)
    os.close(ours)
    assert b"what was finished" not in shown
    assert b"Traceback" not in shown


def _rest(terminal: int) -> bytes:
    """What was still written to a terminal whose other end is closed; it comes in pieces, and ends in an error."""
    read = b""
    with contextlib.suppress(OSError):
        while piece := os.read(terminal, 4096):
            read += piece
    return read


def test_a_full_disk_behind_the_output_is_one_line(home):
    if not Path("/dev/full").exists():
        pytest.skip("no /dev/full here")
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "bots", "documents", "list", "--json"],
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=240,
            env=os.environ | {"ERRATA_HOME": str(home)},
        )
    assert done.returncode == 1
    assert done.stderr.decode().splitlines() == ["errata: No space left on device."]


def test_output_that_nobody_reads_any_more_ends_quietly(home):
    command = f'"{sys.executable}" -m bots documents list --json | head -c 1'
    done = subprocess.run(
        ["bash", "-c", command], capture_output=True, timeout=240, env=os.environ | {"ERRATA_HOME": str(home)}
    )
    assert done.stderr == b""
