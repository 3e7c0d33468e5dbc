"""Fits an answer's confidence, and says what it is worth: `python -m benchmarks.confidence --data DIR`.

Answers whose truth is known (`benchmarks.confidence_cases`), weighed so that no source dominates, are judged on
held-out folds, as a whole and by kind of question; what rests on one context lies in one fold. What was answered is
kept in `--folder`: a change of what is measured, or of the fit, is judged in seconds.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from benchmarks.calibration import Floats, Sample, balanced, fit, folds_of, predict, reliability_table, within
from benchmarks.calibration import measures as judged
from benchmarks.confidence_asking import Judged
from benchmarks.confidence_cases import judged_answers
from benchmarks.results import may_record, record, table
from bots.render.plain import confidence_word
from core.confidence import confidence
from core.measured import (
    REFUSAL_SIGNS,
    SIGNS,
    Kind,
    Measures,
    Refusal,
    RefusalMeasures,
    kind_of,
    measures,
    refusal_measures,
    refusal_of,
)

FITTED = Path("core/confidence.json")
SHARES = {"FaithBench": 0.3, "RAGTruth": 0.7, "TAT-QA, not there": 0.5}
"""Weight of each source's answers, 1 where nothing is said. FaithBench was chosen to fool detectors."""
WRITTEN = 0.5
"""Weight of what scripted models wrote."""
ENOUGH = 100
"""Answers from which on a source has its full weight; a smaller one weighs by their number."""
FEWEST = 200
"""Answers of a kind that is judged alone; those of smaller ones are judged together."""
ALIKE = (
    (Kind.ROWS, Kind.TABLES, Kind.LOOKED_UP, Kind.QUOTED, Kind.ELSEWHERE),
    (Kind.FIGURE, Kind.PROSE, Kind.WRITTEN_ELSEWHERE),
    tuple(Refusal),
)
"""Kinds that are answered alike: the mix of one is drawn to that of all of them."""
KNOWN = Measures(*(0.0 for _ in SIGNS))._replace(faulty=-1.0, wrong=-0.3, very_wrong=-1.25, retried=-2.1, verified=0.25)
"""Assumed where no row tells: no quote of some kinds fails a check, and no model that wrote a second draft was real."""
POOLED = "kinds of fewer answers, together"


@dataclass(frozen=True)
class Labelled:
    """An answer: where it is from, its kind and mix, what is said and measured of it, and whether it is right."""

    source: str
    context: str
    kind: str
    mix: str
    right: bool
    said: float
    measured: tuple[float, ...]


def main() -> None:
    """Measure, fit, print the weights, and record how well confidence tells right from wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--data", type=Path, default=Path("data"), help="with finance/, grounding/, languages/, refusal/"
    )
    parser.add_argument("--folder", type=Path, help="keep index and answers here, so that the next run only fits")
    parser.add_argument("--first", type=int, default=360, help="so many TAT-QA questions through the loop")
    parser.add_argument("--write", action="store_true", help=f"put the fitted weights into {FITTED}")
    may_record(parser)
    options = parser.parse_args()
    with ExitStack() as stack:
        folder = options.folder or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        answers = judged_answers(options.data, folder, options.first)
    body, fitted = report(answers)
    print(body)
    if options.write:
        FITTED.write_text(json.dumps(fitted, indent=1) + "\n", encoding="utf-8")
    if options.record:
        record("Confidence", body)


def report(answers: Sequence[Judged]) -> tuple[str, dict[str, Any]]:
    """Return the section (answers, then refusals: how they are calibrated, by kind, and the weights), and a fit."""
    given = [_given(one) for one in answers if not (one.refused or _says_it_again(one))]
    refused = [_refused(one) for one in answers if one.refused and one.attempt.number]
    of_answers, mixes = _section("Answers", given, SIGNS)
    of_refusals, refusing = _section("Refusals", refused, REFUSAL_SIGNS)
    fitted = {
        "answers": {mix: _named(SIGNS, own) for mix, own in mixes.items()},
        "refusals": {mix: _named(REFUSAL_SIGNS, own) for mix, own in refusing.items()},
    }
    return f"{of_answers}\n\n{of_refusals}", fitted


def _named(signs: Measures | RefusalMeasures, weights: Floats) -> dict[str, float]:
    return {name: round(float(w), 2) + 0.0 for name, w in zip(("bias", *signs._fields), weights, strict=True)}


def _section(
    name: str, labelled: Sequence[Labelled], signs: Measures | RefusalMeasures
) -> tuple[str, dict[str, Floats]]:
    sample = _sample(labelled)
    said, weights = _fitted(labelled, sample, signs)
    now = np.array([one.said for one in labelled])
    kinds = _kinds(labelled)
    columns = ("n", "right", "said", "ECE", "Brier", "AUROC")
    body = "\n\n".join(
        (
            f"**{name}**: {len(labelled)}. Held-out folds by context; in brackets as the code says it, fitted on all.",
            table(("kind of question", *columns), list(_by(["all"] * len(kinds), sample, said, now))),
            table(("kind of question", *columns), list(_by(kinds, sample, said, now))),
            "By the word that is shown:",
            table(("word", *columns), list(_by([confidence_word(value) for value in said], sample, said, now))),
            f"Reliability, all {name.lower()}:",
            reliability_table(sample.labels, said, sample.weights),
            *(part for kind in sorted(set(kinds)) for part in _reliability(kind, kinds, sample, said)),
            "Weights fitted on all:",
            table(("of", "bias", *signs._fields), [(mix, *(f"{w:.2f}" for w in own)) for mix, own in weights.items()]),
            table(("source", *columns), list(_by([o.source for o in labelled], sample, said, now))),
        )
    )
    return body, weights


def _fitted(
    labelled: Sequence[Labelled], sample: Sample, signs: Measures | RefusalMeasures
) -> tuple[Floats, dict[str, Floats]]:
    """Return what is said of each answer on held-out folds, and the weights of each mix fitted on all."""
    said, mixes, fold = np.zeros(len(labelled)), [one.mix for one in labelled], folds_of(sample.groups)
    for number in sorted(set(fold)):
        weights = _mixes(mixes, sample, signs, fold != number)
        for mix, own in weights.items():
            inside = (fold == number) & np.array([mix == one for one in mixes])
            said[inside] = predict(own, sample.features[inside])
    return said, _mixes(mixes, sample, signs, np.full(len(mixes), True))


def _mixes(
    mixes: Sequence[str], sample: Sample, signs: Measures | RefusalMeasures, seen: npt.NDArray[np.bool_]
) -> dict[str, Floats]:
    """Fit the mix of each kind on the rows that are seen, drawn to one of all that are answered alike."""
    held, found = [int(sign) for sign in signs], dict[str, Floats]()
    known = np.array([0.0, *(getattr(KNOWN, name, 0.0) for name in signs._fields)])
    alike = {str(mix): frozenset(map(str, group)) for group in ALIKE for mix in group}
    for mix in sorted(set(mixes)):
        group = np.array([one in alike.get(mix, frozenset((mix,))) for one in mixes]) & seen
        toward = fit(within(sample, group), held, known)
        own = np.array([one == mix for one in mixes]) & seen
        found[mix] = fit(within(sample, own), held, toward) if own.any() else toward
    return found


def _reliability(kind: str, kinds: Sequence[str], sample: Sample, said: Floats) -> tuple[str, str]:
    inside = np.array([k == kind for k in kinds])
    return f"Reliability, {kind}:", reliability_table(sample.labels[inside], said[inside], sample.weights[inside])


def _kinds(labelled: Sequence[Labelled]) -> list[str]:
    counts = Counter(one.kind for one in labelled)
    return [one.kind if counts[one.kind] >= FEWEST else POOLED for one in labelled]


def _by(names: Sequence[str], sample: Sample, said: Floats, now: Floats) -> Iterator[tuple[object, ...]]:
    for name in sorted(set(names)):
        inside = np.array([name == one for one in names])
        labels, weights = sample.labels[inside], sample.weights[inside]
        error, brier, auroc = judged(labels, said[inside], weights)
        error_now, _, auroc_now = judged(labels, now[inside], weights)
        mean, meant = (float(np.average(values, weights=weights)) for values in (labels, said[inside]))
        yield (
            name, len(labels), f"{mean:.2f}", f"{meant:.2f}", f"{error:.3f} ({error_now:.3f})", f"{brier:.3f}",
            f"{auroc:.3f} ({auroc_now:.3f})",
        )  # fmt: skip


def _sample(labelled: Sequence[Labelled]) -> Sample:
    sources = [one.source for one in labelled]
    return Sample(
        np.array([one.measured for one in labelled]),
        np.array([float(one.right) for one in labelled]),
        balanced(sources, {name: _share(name, count) for name, count in Counter(sources).items()}),
        tuple(one.context for one in labelled),
    )


def _share(source: str, count: int) -> float:
    return SHARES.get(source, WRITTEN if source.endswith("written") else 1.0) * min(1.0, count / ENOUGH)


def _given(one: Judged) -> Labelled:
    found = measures(one.question, one.attempt, fell_back=False)
    kind = kind_of(one.question, one.attempt, fell_back=False)
    return Labelled(one.source, one.context, kind, kind, one.right, _said(one), tuple(found))


def _says_it_again(one: Judged) -> bool:
    """A script that was found out writes the same once more, which a model that is told what to mend does not."""
    return one.source.endswith("written") and one.attempt.number > 1


def _refused(one: Judged) -> Labelled:
    found = refusal_measures(one.question, one.attempt)
    mix = refusal_of(one.question)
    kind = f"{mix}, a figure is asked for" if found.asks_figure else f"{mix}, prose is asked for"
    return Labelled(one.source, one.context, kind, mix, one.right, _said(one), tuple(found))


def _said(one: Judged) -> float:
    return confidence(one.question, one.attempt, one.outcome, fell_back=False)


if __name__ == "__main__":
    main()
