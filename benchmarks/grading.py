"""Fits the cheap grader, and says what its labels are worth: `python -m benchmarks.grading --data DIR`.

A question is asked three times: of its own collection; of the same without its gold documents, whose neighbours are
still there; and of another collection. Evidence is relevant where it holds a gold document (a gold phrase, in the
examples). Judged on held-out folds; a question's three turns lie in one fold.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from benchmarks import development
from benchmarks.calibration import Floats, Sample, balanced, fit, held_out, measures, reliability_table
from benchmarks.development import Asked, Without, index_all, shuffled
from benchmarks.results import may_record, record, table
from core.clients.onnx import load_embedder, load_reranker
from core.model import Evidence
from core.ports import Kit
from core.retrieval.relevance import relevance_features
from core.settings import Settings
from core.steps.retrieve import retrieve
from storage.index.local_index import LocalIndex

SHARES = {"own": 0.5, "missing": 0.25, "other": 0.25}  # half of the questions can be answered
ELSEWHERE = {"papers": "finance", "finance": "papers", "manuals": "finance", "examples": "manuals"}
LABELS = ("relevant", "ambiguous", "irrelevant")
MIXES = {
    "coverage, cosine, margin": (0, 1, 2),
    "coverage, margin (another embedder)": (0, 2),
    "coverage, cosine (short lists)": (0, 1),
    "coverage (no embedder)": (0,),
}


@dataclass(frozen=True)
class Measured:
    """What was measured for one question over one evidence, and whether that holds the answer."""

    source: str
    kind: str
    context: str
    features: tuple[float, float, float]
    relevant: bool


def main() -> None:
    """Measure, fit, print the weights, and record how the labels do."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, default=Path("data"), help="folder with scifact/, finance/, multiturn/")
    parser.add_argument("--folder", type=Path, help="keep index and measurements here, so that the next run only fits")
    parser.add_argument("--first", type=int, default=60, help="so many questions of each source")
    may_record(parser)
    options = parser.parse_args()
    with ExitStack() as stack:
        folder = options.folder or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        measured = _kept(folder / "grading.jsonl") or asyncio.run(_measure(options, folder))
    body = report(measured)
    print(body)
    if options.record:
        record("Cheap grader", body)


def report(measured: list[Measured]) -> str:
    """Return the section: weights of each mix, held-out measures, reliability and the labels by case."""
    sample = _sample(measured)
    lines, said = [], {}
    for name, columns in MIXES.items():
        part = Sample(sample.features[:, columns], sample.labels, sample.weights, sample.groups)
        signs = [1] * len(columns)
        said[name] = held_out(part, signs)
        figures = (f"{value:.3f}" for value in measures(part.labels, said[name], part.weights))
        lines.append((name, *figures, ", ".join(f"{w:.1f}" for w in fit(part, signs))))
    best = said[next(iter(MIXES))]
    return "\n\n".join(
        (
            f"{len(measured)} questions, evidence as the product retrieves it; half of the weight can be answered, a "
            "quarter lacks its gold documents, a quarter is asked elsewhere. Held-out folds.",
            table(("mix", "ECE", "Brier", "AUROC", "bias and weights (all data)"), lines),
            reliability_table(sample.labels, best, sample.weights),
            "Labels at the default thresholds, 0.7 and 0.4:",
            table(
                ("source", "gold documents", "n", "relevant", "ambiguous", "irrelevant"), list(_labels(measured, best))
            ),
        )
    )


def _labels(measured: list[Measured], said: Floats) -> Iterator[tuple[object, ...]]:
    names = {"own": ("found", "searched, not found"), "missing": ("", "missing"), "other": ("", "of another topic")}
    groups: dict[tuple[str, str], list[float]] = {}
    for one, score in zip(measured, said, strict=True):
        groups.setdefault((one.source, names[one.kind][not one.relevant]), []).append(float(score))
    for (source, name), scores in sorted(groups.items()):
        cuts = (sum(s >= 0.7 for s in scores), sum(0.4 <= s < 0.7 for s in scores), sum(s < 0.4 for s in scores))
        yield source, name, len(scores), *cuts


def _sample(measured: list[Measured]) -> Sample:
    sources = [f"{m.source}/{m.kind}" for m in measured]
    shares = {name: SHARES[name.split("/")[1]] for name in sources}
    return Sample(
        np.array([m.features for m in measured]),
        np.array([float(m.relevant) for m in measured]),
        balanced(sources, shares),
        tuple(f"{m.source} {m.context}" for m in measured),
    )


async def _measure(options: argparse.Namespace, folder: Path) -> list[Measured]:
    embedder, missing = load_embedder()
    reranker, missing_too = load_reranker()
    assert embedder is not None, missing
    assert reranker is not None, missing_too
    index = await index_all(options.data, folder, embedder)
    # The loop alone needs a model, a clock and conversations; retrieval asks for none of them.
    kit = Kit(Settings(), None, index, None, None, embedder=embedder, reranker=reranker)  # type: ignore[arg-type]
    data = options.data
    sources = (development.scifact(data), development.tatqa(data), development.mtrag(data), development.examples())
    measured = []
    with (folder / "grading.jsonl").open("w", encoding="utf-8") as kept:
        for asked in (a for every in sources for a in shuffled(every, options.first)):
            async for one in _turns(asked, kit, index):
                measured.append(one)
                kept.write(json.dumps(asdict(one)) + "\n")
    await index.close()
    return measured


async def _turns(asked: Asked, kit: Kit, index: LocalIndex) -> AsyncIterator[Measured]:
    own = await _evidence(asked.text, asked.collection, kit)
    kind = "own" if asked.documents or asked.gold else "missing"
    yield _measured(asked, kind, own, relevant=_holds(asked, own))
    if asked.documents:
        hiding = Kit(Settings(), None, Without(index, asked.documents), None, None, kit.embedder, kit.reranker)  # type: ignore[arg-type]
        yield _measured(asked, "missing", await _evidence(asked.text, asked.collection, hiding), relevant=False)
    yield _measured(asked, "other", await _evidence(asked.text, ELSEWHERE[asked.collection], kit), relevant=False)


async def _evidence(text: str, collection: str, kit: Kit) -> Evidence:
    found = await retrieve(text, (collection,), kit)
    return Evidence(found.passages, query=text, signals=found.signals)


def _measured(asked: Asked, kind: str, evidence: Evidence, *, relevant: bool) -> Measured:
    return Measured(asked.source, kind, asked.context, relevance_features(asked.text, evidence), relevant)


def _holds(asked: Asked, evidence: Evidence) -> bool:
    if asked.documents:
        return any(p.meta.document in asked.documents for p in evidence.passages)
    texts = [p.text.casefold() for p in evidence.passages]
    return bool(asked.gold) and all(any(g.casefold() in text for text in texts) for g in asked.gold)


def _kept(path: Path) -> list[Measured]:
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines()
    return [Measured(**{**json.loads(line), "features": tuple(json.loads(line)["features"])}) for line in lines]


if __name__ == "__main__":
    main()
