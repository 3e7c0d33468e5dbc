"""A classifier of the hub, run by torch (extra `sentence-transformers`); no code of the model's own is run."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from core.clients.faithfulness_forms import MOST_TOKENS, Read

if TYPE_CHECKING:
    from collections.abc import Iterator


class TorchPairs:
    """A token or sequence classifier with its tokenizer, opened when first needed."""

    def __init__(self, folder: Path, configuration: Mapping[str, Any]) -> None:
        self._folder = folder
        self._of_tokens = "TokenClassification" in " ".join(map(str, configuration.get("architectures") or ()))
        self._opening = threading.Lock()
        self._opened: tuple[Any, Any] | None = None

    def run(self, first: str, second: str | None) -> Read:
        """Return the logits of one pair, its first text cut where both are too long."""
        import torch

        network, tokenizer = self._open()
        cut = "only_first" if second is not None else True
        encoding = tokenizer(
            first, second, truncation=cut, max_length=MOST_TOKENS, return_offsets_mapping=True, return_tensors="pt"
        )
        offsets = encoding.pop("offset_mapping")[0].tolist()
        with torch.inference_mode():
            logits = network(**encoding).logits[0]
        return Read(np.asarray(logits.float().numpy(), dtype=np.float32), tuple(_places(encoding, offsets)))

    def _open(self) -> tuple[Any, Any]:
        # Imported here: torch takes seconds.
        from transformers import AutoModelForSequenceClassification, AutoModelForTokenClassification, AutoTokenizer

        with self._opening:
            if self._opened is None:
                kind = AutoModelForTokenClassification if self._of_tokens else AutoModelForSequenceClassification
                network = kind.from_pretrained(str(self._folder), local_files_only=True)
                tokenizer = AutoTokenizer.from_pretrained(str(self._folder), local_files_only=True, use_fast=True)
                self._opened = network.eval(), tokenizer
            return self._opened


def _places(encoding: Any, offsets: list[list[int]]) -> Iterator[tuple[int, int] | None]:
    for sequence, (start, end) in zip(encoding.sequence_ids(0), offsets, strict=True):
        yield (start, end) if sequence == 1 else None
