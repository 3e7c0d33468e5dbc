"""Lines typed into the chat: sent, continued, cleared, remembered and completed."""

from __future__ import annotations

import stat

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from bots.console import editor
from bots.console.editor import CommandCompleter, EditedLines

ALT_ENTER, CTRL_C, CTRL_D, CTRL_R, UP = "\x1b\r", "\x03", "\x04", "\x12", "\x1b[A"
COMMANDS = {"/mode": lambda: ["crag", "standard"], "/more": tuple}


async def typed(keys: str, file=None, count: int = 1) -> list[str | None]:
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        lines = EditedLines("you> ", file, COMMANDS)
        pipe.send_text(keys)
        return [await lines.next() for _ in range(count)]


async def test_enter_sends_and_alt_enter_begins_another_line():
    assert await typed(f"one{ALT_ENTER}two\r") == ["one\ntwo"]


async def test_ctrl_c_clears_what_was_typed_and_leaves_where_nothing_was():
    assert await typed(f"wrong{CTRL_C}right\r") == ["right"]
    with pytest.raises(KeyboardInterrupt):
        await typed(CTRL_C)


async def test_ctrl_c_ends_a_search_and_leaves_no_chat(tmp_path):
    file = tmp_path / "history"
    await typed("How many days of leave?\r", file)
    assert await typed(f"{CTRL_R}days{CTRL_C}right\r", file) == ["right"]
    assert await typed(f"{CTRL_R}days\r\r", file) == ["How many days of leave?"]


async def test_tab_completes_however_fast_it_is_typed():
    assert await typed("/mode c\t\r") == ["/mode crag"]


async def test_ctrl_d_ends_the_input():
    assert await typed(CTRL_D) == [None]


async def test_what_was_typed_is_there_in_the_next_run_and_nobody_else_reads_it(tmp_path):
    file = tmp_path / "history"
    await typed("How many days of leave?\r", file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert await typed(f"{UP}\r", file) == ["How many days of leave?"]


async def test_a_history_that_cannot_be_kept_ends_no_chat(tmp_path):
    assert await typed("hello\r", tmp_path / "missing" / "history") == ["hello"]


async def test_a_long_history_forgets_its_older_half(tmp_path, monkeypatch):
    file = tmp_path / "history"
    await typed("".join(f"question {n}\r" for n in range(6)), file, 6)
    monkeypatch.setattr(editor, "LONGEST_HISTORY", 10)
    await typed("last\r", file)
    kept = [line for line in file.read_text().splitlines() if line.startswith("+")]
    assert "+question 0" not in kept
    assert kept[-2:] == ["+question 5", "+last"]


@pytest.mark.parametrize(
    ("text", "offered"),
    [("/mo", ["/mode", "/more"]), ("/mode c", ["crag"]), ("/more ", []), ("a /mo", []), ("/none x", [])],
)
def test_commands_and_what_stands_behind_them_are_completed(text, offered):
    found = CommandCompleter(COMMANDS).get_completions(Document(text), CompleteEvent())
    assert [completion.text for completion in found] == offered
