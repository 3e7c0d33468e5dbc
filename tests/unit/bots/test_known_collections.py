"""The names of collections, for a process without models."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bots.known_collections import known_collections
from core.indexing.sync import sync
from core.settings import Settings
from storage.index.local_index import LocalIndex


async def test_collections_are_named_as_they_are_now(tmp_path):
    async with known_collections(Settings(errata_home=tmp_path)) as names:
        assert await names() == []
        (tmp_path / "a.md").write_text("# Leave\n\n25 days.")
        index = LocalIndex(tmp_path / "index.db")
        await sync(tmp_path / "a.md", "handbook", index, None)
        await index.close()

        assert await names() == ["handbook"]


def test_naming_collections_loads_no_model():
    code = (
        "import asyncio, sys, tempfile; from pathlib import Path\n"
        "from bots.known_collections import known_collections; from core.settings import Settings\n"
        "async def look():\n"
        "    async with known_collections(Settings(errata_home=Path(tempfile.mkdtemp()))) as names: await names()\n"
        "asyncio.run(look())\n"
        "print([m for m in ('onnxruntime', 'tokenizers', 'torch', 'dbos') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("module", ["bots.cli", "bots.slack_bot", "bots.discord_bot"])
def test_what_starts_loads_nothing_that_reads_figures_or_checks_answers(module):
    """Each of these takes some hundredths of a second, of every command and of every process that only listens."""
    heavy = (
        "core.checks",
        "core.extraction.tables",
        "core.reading.amounts",
        "core.reading.periods",
        "numpy",
        "pypdfium2",
    )
    code = f"import sys, {module}; print([m for m in {heavy} if m in sys.modules])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert ran.stdout.strip() == "[]"
