"""Models that judge statements against what they cite, from a folder by ONNX Runtime or from the hub by torch.

Read are the forms that such models are published in: token classifiers over context, question and answer
(LettuceDetect), and classifiers or cross-encoders over a pair of context and statement (HHEM, MiniCheck, NLI).
"""

from __future__ import annotations

import asyncio
import importlib.util
import json
import threading
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from core.clients.faithfulness_forms import MOST_TOKENS, Form, Read, form_of, support_of
from core.clients.onnx_network import open_session
from core.errors import BadSetting
from core.ports import Support

if TYPE_CHECKING:
    from tokenizers import Encoding, Tokenizer

SETTING = "FAITHFULNESS_MODEL"
_WEIGHTS = ("model.onnx", "onnx/model.onnx", "model_quantized.onnx", "onnx/model_quantized.onnx")
_HINT = f"Give a folder with model.onnx and tokenizer.json, or leave {SETTING} empty."


class Network(Protocol):
    """Runs one pair through a model."""

    def run(self, first: str, second: str | None) -> Read:
        """Return the logits; `second` is None where the form writes everything into one text."""


class FaithfulnessModel:
    """Implements `core.ports.Faithfulness` over any network; one statement at a time, in a thread of its own."""

    def __init__(self, name: str, form: Form, network: Network) -> None:
        self.name = name
        self._form, self._network = form, network
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="faithfulness")

    async def judge(self, question: str, context: str, statement: str) -> Support:
        """Judge one statement; what is cancelled meanwhile is finished in its thread, and bounded by its tokens."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._judge, question, context, statement)

    def _judge(self, question: str, context: str, statement: str) -> Support:
        try:
            read = self._network.run(*self._form.inputs(question, context, statement))
        except BadSetting:
            raise
        except Exception as error:
            # Runtimes raise classes of their own; all mean that this is no model of a form that is known.
            raise BadSetting(f"{SETTING} could not be run: {error}.", hint=_HINT) from error
        return support_of(read, self._form)


def load_faithfulness(name: str) -> FaithfulnessModel:
    """Return the model of that folder or hub name; weights are read when it is first used.

    Raises `BadSetting` naming FAITHFULNESS_MODEL where there is none.
    """
    folder = Path(name).expanduser()
    weights = next((folder / file for file in _WEIGHTS if (folder / file).is_file()), None)
    if weights is not None and (folder / "tokenizer.json").is_file():
        return FaithfulnessModel(folder.name, form_of(_configuration(folder)), OnnxPairs(weights, folder))
    if folder.is_absolute() and not folder.exists():
        raise BadSetting(f"{SETTING} names {name}, which is not there.", hint=_HINT)
    if importlib.util.find_spec("sentence_transformers") is None:
        what = "is no folder with model.onnx and tokenizer.json, and sentence-transformers is not installed"
        raise BadSetting(f"{SETTING} is {name}, which {what}.", hint=_HINT)
    from core.clients.faithfulness_torch import TorchPairs
    from core.clients.sentence_transformers_models import locate

    found = locate(name, SETTING).folder
    configuration = _configuration(found)
    return FaithfulnessModel(name, form_of(configuration), TorchPairs(found, configuration))


def _configuration(folder: Path) -> Mapping[str, Any]:
    """A model's config.json; without one, its outputs' shape and the usual order of labels say enough."""
    path = folder / "config.json"
    if not path.is_file():
        return {}
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise BadSetting(f"{SETTING}: {path} can't be read: {error}.", hint=_HINT) from error
    return found if isinstance(found, Mapping) else {}


class OnnxPairs:
    """An ONNX export of a classifier with its tokenizer, opened when first needed."""

    def __init__(self, weights: Path, folder: Path) -> None:
        self._weights, self._folder = weights, folder
        self._opening = threading.Lock()
        self._opened: tuple[Any, Tokenizer] | None = None

    def run(self, first: str, second: str | None) -> Read:
        """Return the logits of one pair, its first text cut where both are too long."""
        session, tokenizer = self._open()
        encoding = tokenizer.encode(first, second) if second is not None else tokenizer.encode(first)
        known = {
            "input_ids": encoding.ids,
            "attention_mask": encoding.attention_mask,
            "token_type_ids": encoding.type_ids,
        }
        wanted = {entry.name for entry in session.get_inputs()}
        feeds = {name: np.array([values], dtype=np.int64) for name, values in known.items() if name in wanted}
        logits = np.asarray(session.run(None, feeds)[0], dtype=np.float32)[0]
        return Read(logits, tuple(_places(encoding)))

    def _open(self) -> tuple[Any, Tokenizer]:
        with self._opening:
            if self._opened is None:
                self._opened = open_session(self._weights, _HINT), self._open_tokenizer()
            return self._opened

    def _open_tokenizer(self) -> Tokenizer:
        from tokenizers import Tokenizer

        tokenizer = Tokenizer.from_file(str(self._folder / "tokenizer.json"))
        tokenizer.no_padding()
        tokenizer.enable_truncation(MOST_TOKENS, strategy="only_first")
        return tokenizer


def _places(encoding: Encoding) -> list[tuple[int, int] | None]:
    pairs = zip(encoding.sequence_ids, encoding.offsets, strict=True)
    return [offsets if sequence == 1 else None for sequence, offsets in pairs]
