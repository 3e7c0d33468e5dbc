"""A language model on loopback that plans figures by script, for whoever asks questions of `errata` beside it.

    python -m benchmarks.scripted_planner [--weak] -- COMMAND...

runs COMMAND with OPENAI_BASE_URL and OPENAI_API_KEY set, and returns its exit code. Plans are what the question's words
say, as calls of the tools; with `--weak` they are what small models make of it: another metric, or the first call
alone. Drafts repeat what the evidence tells of the figures, or else say that nothing is known; verification agrees.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
from itertools import count
from typing import Any

from core.facts.grammar import plan_of
from core.facts.lowering import calls_of
from core.model import ToolCall
from tests.emulators.openai_emu import Call, OpenAIEmulator

_WRONG = ("net_income", "revenue")


def main() -> int:
    """Return the command's exit code."""
    given = sys.argv[1:]
    if "--" not in given:
        sys.exit(__doc__)
    at = given.index("--")
    return asyncio.run(_run(given[at + 1 :], weak="--weak" in given[:at]))


async def _run(command: list[str], *, weak: bool) -> int:
    emulator = OpenAIEmulator()
    numbers = count()
    emulator.script(_asks_for("tool"), lambda call: _route(call, next(numbers) if weak else None))
    emulator.script(_asks_for("standalone_question"), lambda call: {"standalone_question": _asked(call)})
    emulator.script("[COMPLETED]", "[COMPLETED]")
    emulator.script("[ANSWER]", _draft)
    await emulator.start()
    try:
        served = {"OPENAI_BASE_URL": emulator.api_url, "OPENAI_API_KEY": emulator.api_key, "NO_PROXY": "127.0.0.1"}
        running = await asyncio.create_subprocess_exec(*command, env={**os.environ, **served})
        return await running.wait()
    finally:
        await emulator.stop()


def _asks_for(name: str) -> Any:
    def matches(call: Call) -> bool:
        schema = call.body.get("response_format", {}).get("json_schema", {}).get("schema", {})
        return name in schema.get("properties", {})

    return matches


def _route(call: Call, number: int | None) -> dict[str, Any]:
    prompt = str(call.last("user"))
    companies, metrics = (_line(prompt, name).split(", ") for name in ("Companies with figures", "Metrics"))
    plan = plan_of(_asked(call), companies, metrics)
    calls = calls_of(plan)[:4] if plan is not None else ()
    if number is not None:
        calls = _weakened(calls, companies, metrics, number)
    said = [{"tool": str(one.tool), "args": dict(one.args)} for one in calls]
    said = said or [{"tool": "search_documents", "args": {"query": _asked(call)}}]
    return json.loads(json.dumps(said[0] if len(said) == 1 else {"calls": said}, default=str))


def _weakened(calls: tuple[ToolCall, ...], companies: list[str], metrics: list[str], number: int) -> list[ToolCall]:
    """In turn the first call alone, another metric, and figures where no figure was asked for."""
    wrong = next((name for name in _WRONG if name in metrics), metrics[0])
    if not calls:
        args = {"company": companies[0], "metric": wrong, "period": "FY", "years": None, "limit": 1}
        return [ToolCall("get_financials_by_metric", args)]
    first = calls[0]
    if number % 2 and "metric" in first.args:
        return [ToolCall(first.tool, {**first.args, "metric": wrong})]
    return [first]


def _line(prompt: str, name: str) -> str:
    found = re.search(rf"^{re.escape(name)}: (.*)$", prompt, re.MULTILINE)
    return found[1] if found else ""


def _asked(call: Call) -> str:
    lines = re.findall(r"^(?:Question|Last question): (.*)$", str(call.last("user")), re.MULTILINE)
    return lines[-1] if lines else ""


def _draft(call: Call) -> str:
    """What the first source says in its last paragraph, where that is of figures."""
    source = re.search(r"^\[1\] (.*?)(?:\n\n\[2\] |\n-----)", str(call.last("user")), re.DOTALL | re.MULTILINE)
    told = source[1].strip().split("\n\n")[-1] if source else ""
    if not told:
        return "[ANSWER]\nI could not find that in the evidence.\n[CITED_SOURCES]\nnone"
    return f"[ANSWER]\n{' '.join(told.split())} [1]\n[CITED_SOURCES]\n1"


if __name__ == "__main__":
    sys.exit(main())
