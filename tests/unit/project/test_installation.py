"""What an installation leaves out is never imported: packages that are dependencies' dependencies, and big."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
LEFT_OUT = ("numkong", "usearch", "hf_xet", "huggingface_hub", "filelock", "fsspec", "tqdm")
"""58 MB beside the shipped weights, and 15 MB of a hub that nothing is loaded from."""
EXTRAS = ("torch", "sentence_transformers", "opentelemetry.sdk", "authlib")

SCRIPT = """
import asyncio, importlib, pkgutil, sys, tempfile
from pathlib import Path

class Refused:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in LEFT_OUT or name in EXTRAS:
            asked.append(name)
            raise ModuleNotFoundError(name)

LEFT_OUT, EXTRAS, asked = sys.argv[1].split(","), sys.argv[2].split(","), []
sys.meta_path.insert(0, Refused())
for package in ("core", "storage", "bots"):
    for module in pkgutil.walk_packages([package], f"{package}."):
        if "migrations" not in module.name:
            importlib.import_module(module.name)

from core.clients.onnx import load_embedder, load_reranker
async def search():
    embedder, reranker = load_embedder()[0], load_reranker()[0]
    print(len(await embedder.embed_query("How long is the trial?")))
    print(len(await reranker.score("How long is the trial?", ["The trial lasts 45 days."])))
asyncio.run(search())
print([name for name in asked if name.partition(".")[0] in LEFT_OUT])
"""


def locked(name):
    return set(re.findall(r"^([A-Za-z0-9._-]+)==", (ROOT / name).read_text(), re.MULTILINE))


def test_what_is_left_out_is_in_no_lock_of_what_runs():
    left_out = {name.replace("_", "-") for name in LEFT_OUT}
    assert not left_out & locked("requirements.lock")
    assert {"huggingface-hub", "tqdm"} <= locked("requirements-torch.lock"), "the extra brings what it needs"
    assert not {"torch", "authlib", "opentelemetry-sdk"} & locked("requirements.lock")


def test_without_it_every_module_is_imported_and_the_shipped_models_run():
    command = [sys.executable, "-c", SCRIPT, ",".join(LEFT_OUT), ",".join(EXTRAS)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=280, check=False)
    assert run.stdout.splitlines()[-3:] == ["384", "1", "[]"], run.stderr[-2000:]
