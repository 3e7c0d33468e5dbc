"""Imports lead to indexed files, and a watched folder tells of changes."""

from __future__ import annotations

import asyncio

import pytest

from core.errors import NotFound
from core.indexing.source_code import module_paths, resolve
from core.indexing.sync import sync
from core.indexing.watch import watch
from tests.fakes_index import InMemoryIndex

KNOWN = {
    "pkg/__init__.py", "pkg/a.py", "pkg/b.py", "pkg/sub/__init__.py", "pkg/sub/c.py", "top.py",
    "src/lib/money.ts", "src/lib/index.ts", "src/app.tsx", "src/util.js",
}  # fmt: skip


@pytest.mark.parametrize(
    ("name", "importer", "path"),
    [
        ("pkg.a", "top.py", "pkg/a.py"),
        ("pkg", "top.py", "pkg/__init__.py"),
        (".a", "pkg/b.py", "pkg/a.py"),
        (".", "pkg/a.py", "pkg/__init__.py"),
        ("..a", "pkg/sub/c.py", "pkg/a.py"),
        ("..", "pkg/sub/c.py", "pkg/__init__.py"),
        ("pkg.b", "pkg/sub/c.py", "pkg/b.py"),
        ("sub.c", "pkg/a.py", "pkg/sub/c.py"),
        ("os.path", "top.py", None),
        ("....far", "top.py", None),
        ("./money", "src/lib/index.ts", "src/lib/money.ts"),
        ("./money.js", "src/lib/index.ts", "src/lib/money.ts"),
        ("./lib", "src/app.tsx", "src/lib/index.ts"),
        ("../util", "src/lib/money.ts", "src/util.js"),
        ("react", "src/app.tsx", None),
        ("../../../x", "src/app.tsx", None),
    ],
)
def test_imports_are_resolved_to_indexed_files(name, importer, path):
    assert resolve(name, importer, KNOWN) == path


async def test_a_module_is_followed_through_its_imports(tmp_path):
    (tmp_path / "pkg").mkdir()
    (tmp_path / "main.py").write_text("import os\nfrom pkg import a\n\nprint(a)\n")
    (tmp_path / "pkg/__init__.py").write_text("NAME = 1\n")
    (tmp_path / "pkg/a.py").write_text("from .b import thing\n")
    (tmp_path / "pkg/b.py").write_text("import main\n\nthing = 1\n")
    (tmp_path / "alone.py").write_text("x = 1\n")
    index = InMemoryIndex()
    await sync(tmp_path, "code", index, None)
    direct = await module_paths(index, "code", "main.py")
    everything = await module_paths(index, "code", "main.py", recursive=True)
    assert direct == ["main.py", "pkg/__init__.py", "pkg/a.py"]
    assert everything == ["main.py", "pkg/__init__.py", "pkg/a.py", "pkg/b.py"]
    with pytest.raises(NotFound):
        await module_paths(index, "code", "nowhere.py")


async def test_a_watched_folder_tells_of_changes_until_stopped(tmp_path):
    stop, changed = asyncio.Event(), asyncio.Event()
    calls = []

    async def on_change():
        calls.append(1)
        changed.set()

    watching = asyncio.create_task(watch(tmp_path, on_change, stop=stop, debounce_ms=50))
    (tmp_path / ".hidden").write_text("not told of")
    for attempt in range(200):
        # The watcher needs a moment to begin; each write is a change of its own.
        (tmp_path / "a.md").write_text(f"{attempt}")
        try:
            await asyncio.wait_for(changed.wait(), 0.1)
            break
        except TimeoutError:
            continue
    stop.set()
    await asyncio.wait_for(watching, 60)
    assert calls


async def test_watching_what_is_not_there_says_so(tmp_path):
    async def nothing():
        return None

    with pytest.raises(NotFound):
        await watch(tmp_path / "nowhere", nothing)
