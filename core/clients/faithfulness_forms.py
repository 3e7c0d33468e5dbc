"""The forms of faithfulness models: what each is given to read, and what its logits mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from core.ports import Support

Logits = npt.NDArray[np.float32]
SUPPORTED = frozenset({"supported", "support", "supports", "consistent", "entailment", "faithful", "factual", "yes"})
HALLUCINATED = 1  # LettuceDetect: label 0 is supported, 1 hallucinated
LEAST = 0.5
"""Probability from which on a token counts as made up: what such models are trained for."""
MOST_TOKENS = 512  # question, context and statement together

# As LettuceDetect was trained (its template for questions): the context as a prompt, the answer as the second text.
_PROMPT = (
    "Briefly answer the following question:\n{question}\nBear in mind that your response should be strictly based on "
    "the following 1 passages:\npassage 1: {context}\nIn case the passages do not contain the necessary information to "
    'answer the question, please reply with: "Unable to answer based on given passages."\noutput:'
)


@dataclass(frozen=True, slots=True)
class Read:
    """What a network made of one pair: logits a token or a statement, and which tokens are the statement's.

    `places` are the code points of each token in the statement, None for tokens of anything else.
    """

    logits: Logits
    places: tuple[tuple[int, int] | None, ...] = ()


@dataclass(frozen=True, slots=True)
class Form:
    """How a model is asked and read.

    `of_tokens`: it judges every token, over context and question; else the statement as a whole. `template` holds
    `{text1}` (context) and `{text2}` (statement) where the model reads both in one text (HHEM 2.1); `label` is the
    place of the label that means supported.
    """

    of_tokens: bool = False
    template: str = ""
    label: int | None = None

    def inputs(self, question: str, context: str, statement: str) -> tuple[str, str | None]:
        """Return the first text, and the second where there is one."""
        if self.template:
            # Replaced one by one, in text that is not searched again: a context may hold braces.
            before, _, after = self.template.partition("{text1}")
            return f"{before}{context}{after.replace('{text2}', statement)}", None
        if self.of_tokens:
            return _PROMPT.replace("{question}", question, 1).replace("{context}", context, 1), statement
        return context, statement


def form_of(configuration: Mapping[str, Any]) -> Form:
    """Return the form that a model's config.json tells of: its architecture, prompt and labels."""
    architectures = " ".join(map(str, configuration.get("architectures") or ()))
    prompt = configuration.get("prompt")
    template = prompt if isinstance(prompt, str) and "{text1}" in prompt and "{text2}" in prompt else ""
    return Form("TokenClassification" in architectures, template, _supported_label(configuration.get("id2label")))


def _supported_label(labels: object) -> int | None:
    if not isinstance(labels, Mapping):
        return None
    named = {str(name).lower(): str(place) for place, name in labels.items()}
    return next((int(place) for name, place in named.items() if name in SUPPORTED and place.isdecimal()), None)


def support_of(read: Read, form: Form) -> Support:
    """Return what the logits say: of shape (tokens, labels) or, of the statement as a whole, (labels,)."""
    if read.logits.ndim > 1:
        return _of_tokens(read.logits, read.places)
    return Support(_of_statement(read.logits, form.label))


def _of_statement(logits: Logits, label: int | None) -> float:
    """One logit is a sigmoid's; of several, the last means supported where no name says which."""
    if logits.size == 1:
        return float(1 / (1 + np.exp(-float(logits.ravel()[0]))))
    shares = _softmax(logits.ravel())
    return float(shares[label if label is not None and label < shares.size else -1])


def _of_tokens(logits: Logits, places: Sequence[tuple[int, int] | None]) -> Support:
    worst, stretches = 0.0, list[tuple[int, int]]()
    open_stretch = False
    for row, place in zip(logits, places, strict=True):
        if place is None:
            continue
        made_up = float(_softmax(row)[min(HALLUCINATED, row.size - 1)])
        worst = max(worst, made_up)
        if made_up < LEAST:
            open_stretch = False
        elif open_stretch:
            stretches[-1] = (stretches[-1][0], place[1])
        else:
            stretches.append(place)
            open_stretch = True
    return Support(1.0 - worst, tuple((start, end) for start, end in stretches if start < end))


def _softmax(row: Logits) -> Logits:
    shares: Logits = np.exp(row - row.max())
    total: Logits = shares / shares.sum()
    return total
