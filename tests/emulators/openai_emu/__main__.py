"""Serve a scripted OpenAI until interrupted; the first line printed is its base URL."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
from pathlib import Path

from tests.emulators.openai_emu.script import rule_from_json
from tests.emulators.openai_emu.server import OpenAIEmulator


async def serve() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.emulators.openai_emu", description=__doc__)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--script", type=Path, help="JSON file with a list of rules")
    parser.add_argument("--api-key", default="sk-emulated")
    args = parser.parse_args()
    emulator = OpenAIEmulator(api_key=args.api_key)
    for item in json.loads(args.script.read_text("utf-8")) if args.script else []:
        emulator.script(**rule_from_json(item))
    await emulator.start(args.port)
    print(emulator.api_url, flush=True)  # noqa: T201 - whoever started it reads the address here
    await asyncio.Event().wait()


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(serve())
