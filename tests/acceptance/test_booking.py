"""Calls booked are calls made, to the token, whatever the language model's server does; and caps are never exceeded."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

import pytest
from sqlmodel import select

import core
from core.clients.openai_server import connect
from core.clients.prompted_model import PromptedModel
from core.costs.accounts import Caps
from core.settings import Settings
from storage.costs.ledger import SqlLedger
from storage.database import open_database
from storage.tables.bookings import BookingRow
from tests.booking_bench import MODES, TROUBLES, open_books, reckon


@pytest.fixture
def database(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    yield database
    database.close()


async def test_calls_booked_are_calls_made_to_the_token_in_all_modes_and_whatever_goes_wrong(database):
    cases = [(name, mode) for name, trouble in TROUBLES.items() for mode in trouble.modes]
    async with open_books(database) as books:
        asked = (reckon(books, mode, TROUBLES[name], f"{name[:40]} {mode}") for name, mode in cases)
        reckonings = await asyncio.gather(*asked)
    found = dict(zip(cases, reckonings, strict=True))
    assert {case: reckoning.faults() for case, reckoning in found.items() if reckoning.faults()} == {}
    tasks = {row.task for reckoning in reckonings for row in reckoning.booked}
    # A quotation, too, where the gate doubts a draft of these.
    assert tasks - {"quote"} == {
        "generate",
        "verify",
        "reflect",
        "grade",
        "route",
        "refine",
        "standalone",
        "hypothesise",
    }
    for name in ("connection cut", "timeout", "the asker leaves", "a page in place of a reply"):
        assert all(found[name, mode].rows("open") for mode in MODES), f"{name} was not met"
    assert found["draft cancelled beside a poor grade", MODES[3]].rows("open"), "the draft was cancelled"
    assert found["no server", MODES[0]].rows("unsent")


async def test_a_process_killed_in_the_middle_of_a_call_has_booked_it(database, tmp_path, openai_emulator):
    openai_emulator.fail("chat", delay=60, times=9)
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.booking_bench", f"sqlite:///{tmp_path / 'errata.db'}", openai_emulator.api_url
    )
    await openai_emulator.wait_call("chat")
    child.kill()
    await child.wait()
    [row] = database.transaction(lambda session: list(session.exec(select(BookingRow))))
    assert (row.task, row.state) == ("ping", "open")
    assert row.reserved > 2_000


async def test_a_probe_is_booked_to_the_operator(database, openai_emulator):
    settings = Settings(openai_api_key=openai_emulator.api_key, openai_base_url=openai_emulator.api_url)
    ledger = SqlLedger(database, Caps())
    await PromptedModel(connect(settings), "m", settings, ledger).ping()
    await ledger.close()
    [row] = database.transaction(lambda session: list(session.exec(select(BookingRow))))
    assert (row.platform, row.user_id, row.task, row.state) == ("", "", "ping", "settled")
    assert row.prompt_tokens + row.completion_tokens == openai_emulator.calls[0].usage["total_tokens"]


def test_one_module_alone_speaks_to_the_server():
    root = Path(core.__file__).parent.parent
    files = [file for folder in ("core", "storage", "bots") for file in (root / folder).rglob("*.py")]
    speaks = re.compile(r"\.completions\b|\.responses\.create|\.embeddings\.create|chat/completions")
    speakers = {file.relative_to(root).as_posix() for file in files if speaks.search(file.read_text(encoding="utf-8"))}
    assert speakers == {"core/clients/openai_server.py"}
    asks = re.compile(r"server\.complete\(")
    askers = {file.relative_to(root).as_posix() for file in files if asks.search(file.read_text(encoding="utf-8"))}
    assert askers == {"core/clients/booked_chat.py"}
